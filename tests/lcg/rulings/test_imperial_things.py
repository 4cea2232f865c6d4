"""Rulings about provinces, holdings, attachments and events of Tears of Amaterasu, For Honor and Glory and Into the
Forbidden City."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import NEUTRAL, conflict_character
from tests.lcg.declared import attack
from tests.lcg.tables import (
    decision,
    deck,
    discard,
    do,
    fate_of,
    fate_on,
    find,
    hand,
    offered,
    options,
    pass_until,
    strength,
    table,
)

NOBODY = conflict_character("Plain Nobody", NEUTRAL, cost=0, military=1, political=1, glory=0, influence_cost=0)
ONNOTANGU = """A 10/5: {} | {}
               B 10/5: Plain Porter* | | Fields, Blood of Onnotangu
               {} air A>B Blood of Onnotangu"""


@rule("fr.blood-of-onnotangu.1")
def test_there_only_what_costs_nothing_is_played() -> None:
    s = do(table(ONNOTANGU.format("Plain Captain*", "Plain Alms, Plain Praise", "military")), "B: pass")
    assert offered(s, "Plain Praise") and not offered(s, "Plain Alms")


@rule("fr.blood-of-onnotangu.2")
def test_there_no_additional_fate_is_placed() -> None:
    s = do(table(ONNOTANGU.format("Plain Captain*", "Plain Nobody", "military"), extra=[NOBODY]), "B: pass")
    do(s, "A: Plain Nobody into the conflict")
    assert decision(s) == "B: action" and fate_on(s, "Plain Nobody") == 0


@rule("fr.blood-of-onnotangu.3")
def test_there_no_fate_is_spent_for_abilities() -> None:
    s = table(
        ONNOTANGU.format("Kitsuki Investigator*", "", "political").replace(
            "B 10/5: Plain Porter*", "B 10/5: Plain Porter*, Plain Envoy"
        )
    )
    do(s, "B: pass")
    assert not offered(s, "Kitsuki Investigator")
    s = table("A 10/5: Kitsuki Investigator*\nB 10/5: Plain Porter* | Plain Praise\npolitical air A>B")
    assert offered(do(s, "B: pass"), "Kitsuki Investigator"), "elsewhere it is"


@rule("fr.blood-of-onnotangu.4")
def test_there_fate_is_given_and_taken_all_the_same() -> None:
    s = do(table(ONNOTANGU.format("Doji Gift Giver*", "", "political")), "B: pass", "A: Doji Gift Giver")
    do(s, "B: Plain Porter")
    assert fate_of(s) == [4, 6]


SUN = """A 10/1: Plain Giant*{} | Chasing the Sun{}
         B: {} | {} | {}
         {} air A>B {}"""


@rule("fr.chasing-the-sun.1", "fr.disdainful-remark.1")
def test_what_lasts_on_a_province_stays_there_when_the_ring_moves() -> None:
    s = table(
        SUN.format(
            "",
            ", Plain Praise, Plain Sword",
            "Plain Envoy*",
            "Disdainful Remark",
            "Fields, Plain Hill, Plain Ditch",
            "military",
            "Plain Hill",
        ).replace("B:", "B 10/1:")
    )
    do(s, "B: Disdainful Remark")
    assert strength(s, "Plain Hill") == 3 + 3
    do(s, "A: Chasing the Sun", "A: Plain Ditch")
    assert strength(s, "Plain Ditch") == 0 and strength(s, "Plain Hill") == 6, "not fewer for the card that was played"


@pytest.mark.parametrize(
    ("title", "kind"),
    [
        pytest.param("Hito District", "political", marks=rule("fr.hito-district.2", "fr.chasing-the-sun.2")),
        pytest.param("Chisei District", "military", marks=rule("fr.chisei-district.2")),
    ],
)
def test_the_ring_may_be_moved_to_a_district(title: str, kind: str) -> None:
    s = table(SUN.format("", "", "Plain Porter*", "", f"Fields, Plain Hill, Plain Ditch[{title}]", kind, "Plain Hill"))
    do(s, "B: pass", "A: Chasing the Sun")
    assert offered(s, "Plain Ditch")


@pytest.mark.parametrize(
    ("title", "kind", "other"),
    [
        pytest.param("Hito District", "military", 1, marks=rule("fr.hito-district.1")),
        pytest.param("Chisei District", "political", 0, marks=rule("fr.chisei-district.1")),
    ],
)
def test_a_conflict_at_a_district_may_change_its_type(title: str, kind: str, other: int) -> None:
    s = table(f"A: Plain Captain\nB: Plain Porter | | Fields, Rally to the Cause?[{title}]")
    attack(s, f"{kind} air", "a facedown province", "Plain Captain")
    do(s, "B: Rally to the Cause")
    assert s.con[1] == other and s.con[0]


@pytest.mark.parametrize("broken", [2, 3])
@rule("fr.chasing-the-sun.3")
def test_the_stronghold_is_reached_when_three_are_broken(broken: int) -> None:
    row = "Fields, Plain Hill, " + ", ".join(["Plain Ditch#"] * broken + ["Plain Wall"] * (3 - broken))
    s = table(SUN.format("", "", "Plain Porter*", "", row, "military", "Plain Hill"))
    do(s, "B: pass", "A: Chasing the Sun")
    assert offered(s, "Fields") is (broken == 3) and offered(s, "Plain Wall") is (broken == 2)


@pytest.mark.parametrize(
    "title",
    [
        pytest.param("Endless Plains", marks=rule("fr.endless-plains.6")),
        pytest.param("Secret Cache", marks=rule("fr.secret-cache.2")),
    ],
)
def test_where_the_ring_is_moved_no_attack_was_declared(title: str) -> None:
    s = table(SUN.format("", "", "Plain Porter*", "", f"Fields, Plain Hill, {title}", "military", "Plain Hill"))
    do(s, "B: pass", "A: Chasing the Sun", f"A: {title}")
    assert s.attacked == 1 << find(s, title) and decision(s) == "B: action"


FEAST = (
    "A: Plain Porter*{}, Plain Envoy+1 | | Fields, Feast or Famine\nB: Plain Giant*+3\nmilitary air B>A Feast or Famine"
)


@rule("fr.feast-or-famine.1", "rr.errata-feast-or-famine.1")
def test_feast_or_famine_moves_one_fate() -> None:
    s = table(FEAST.format(""))
    pass_until(s, "A: interrupts")
    do(s, "A: Feast or Famine", "A: Plain Giant", "A: Plain Porter")
    assert fate_on(s, "Plain Giant") == 2 and fate_on(s, "Plain Porter") == 1


@rule("fr.feast-or-famine.2", "rr.errata-feast-or-famine.1")
def test_feast_or_famine_feeds_those_who_have_fate_too() -> None:
    s = table(FEAST.format("+1"))
    pass_until(s, "A: interrupts")
    do(s, "A: Feast or Famine", "A: Plain Giant", "A: Plain Envoy")
    assert fate_on(s, "Plain Envoy") == 2


KARADA = "A 10/3: Karada District, Plain Soldier{}\nB: Plain Captain[{}], Border Rider[A:Plain Robe]"


@rule("fr.karada-district.1")
def test_it_matters_who_controls_the_character_not_the_attachment() -> None:
    s = do(table(KARADA.format("[B:Plain Sword]", "Plain Sword")), "A: Karada District", "A: B")
    assert sorted(options(s)) == ["Plain Robe", "Plain Sword"]


@rule("fr.karada-district.2")
def test_an_attachment_for_another_role_is_taken() -> None:
    s = do(table(KARADA.format("", "Pathfinder's Blade")), "A: Karada District", "A: B", "A: Pathfinder's Blade")
    do(s, *(["A: Plain Soldier"] if decision(s) == "A: attach to" else []))
    assert s.host[find(s, "Pathfinder's Blade")] == find(s, "Plain Soldier")


def lighthouse(cards: str) -> Any:
    s = table(f"A: Magnificent Lighthouse\nB: | | | | {cards}")
    return do(s, "A: Magnificent Lighthouse", "A: B", "A: the conflict deck")


@rule("fr.magnificent-lighthouse.1")
def test_with_two_cards_one_of_the_places_stays_empty() -> None:
    s = lighthouse("Plain Sword, Plain Robe")
    do(s, "A: Plain Sword", "A: done")
    assert discard(s, "B") == ["Plain Sword"] and deck(s, "B") == ["Plain Robe"]
    s = lighthouse("Plain Sword, Plain Robe")
    do(s, "A: done")
    assert options(s) == ["Plain Sword", "Plain Robe"], "now both must have their places"
    do(s, "A: Plain Robe")
    assert discard(s, "B") == [] and deck(s, "B") == ["Plain Robe", "Plain Sword"]


@rule("fr.raise-the-alarm.1")
def test_raise_the_alarm_wants_a_facedown_card() -> None:
    text = "A: Plain Giant*\nB: Plain Porter* | Raise the Alarm | Fields, Plain Hill[Plain Envoy{}]\nmilitary air A>B Plain Hill"
    assert not offered(table(text.format("")), "Raise the Alarm") and offered(
        table(text.format("?")), "Raise the Alarm"
    )
    assert hand(table(text.format("?")), "B") == ["Raise the Alarm"]
