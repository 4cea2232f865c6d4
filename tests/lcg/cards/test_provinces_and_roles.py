"""Core Set: the neutral provinces and the roles."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulesets.lcg.state import ELEMENT_NAMES
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    hand,
    honor_of,
    is_broken,
    is_dishonored,
    is_honored,
    never_offered,
    offered,
    options,
    pass_until,
    strength,
    table,
    told,
    watch,
)

ELEMENTS = ["air", "earth", "fire", "water", "void"]


@pytest.mark.parametrize(("title", "type"), [("Ancestral Lands", "political"), ("Entrenched Position", "military")])
def test_a_fortress_is_strong_against_one_type_of_conflict(title: str, type: str) -> None:
    for kind in ("military", "political"):
        s = table(f"A: Plain Captain*\nB: | | Fields, {title}\n{kind} air A>B {title}")
        assert strength(s, title) == (10 if kind == type else 5)
    assert strength(table(f"A:\nB: | | Fields, {title}"), title) == 5


@pytest.mark.parametrize("title", ["Fertile Fields", "Manicured Garden"])
def test_gardens_and_fields_yield_once_a_round_while_attacked(title: str) -> None:
    s = table(f"A: Plain Captain*\nB 10/0: | | Fields, {title}\nmilitary air A>B {title}")
    do(s, f"B: {title}")
    assert (fate_of(s)[1], len(hand(s, "B"))) == ((1, 0) if title == "Manicured Garden" else (0, 1))
    do(s, "A: pass")
    assert not offered(s, title)
    elsewhere = table(f"A: Plain Captain*\nB: | | Fields, Plain Hill, {title}\nmilitary air A>B Plain Hill")
    assert not offered(elsewhere, title)


def test_meditations_on_the_tao_take_fate_from_an_attacker() -> None:
    s = table("""A: Plain Captain*+2, Plain Soldier*, Plain Giant+1
                 B: Plain Porter*+1 | | Fields, Meditations on the Tao
                 military air A>B Meditations on the Tao""")
    do(s, "B: Meditations on the Tao")
    assert options(s) == ["Plain Captain"]
    do(s, "B: Plain Captain")
    assert fate_on(s, "Plain Captain") == 1


def test_meditations_on_the_tao_need_an_attacker_with_fate_and_a_conflict_there() -> None:
    text = "A: Plain Captain*{}\nB: | | Fields, Meditations on the Tao, Plain Hill\nmilitary air A>B {}"
    assert not offered(table(text.format("", "Meditations on the Tao")), "Meditations")
    assert not offered(table(text.format("+1", "Plain Hill")), "Meditations")


def declared(provinces: str, cards: str = "", attackers: str = "Plain Captain, Plain Soldier") -> Any:
    """A table on which A has just declared a military earth conflict with everybody against B's facedown province."""
    s = table(f"A 10/0: {attackers} | {cards}\nB 10/0: Plain Porter | | Fields, {provinces}")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military earth", "A: a facedown province", *(f"A: {x}" for x in attackers.split(", ")), "A: done")
    return s


def test_night_raid_costs_the_attacker_a_card_for_each_attacker() -> None:
    s = declared("Night Raid?", "Plain Robe, Plain Sword, Plain Alms")
    assert decision(s) == "B: reactions"
    do(s, "B: Night Raid")
    assert decision(s) == "A: choose" and len(options(s)) == 3
    do(s, "A: Plain Robe", "A: Plain Alms")
    assert hand(s, "A") == ["Plain Sword"] and discard(s, "A") == ["Plain Alms", "Plain Robe"]


def test_night_raid_takes_what_there_is_and_leaves_an_empty_hand_alone() -> None:
    s = declared("Night Raid?", "Plain Robe")
    do(s, "B: Night Raid", "A: Plain Robe")
    assert hand(s, "A") == [] and decision(s) == "B: declare a defender"
    assert decision(declared("Night Raid?")) == "B: declare a defender"


def test_pilgrimage_cancels_ring_effects_until_it_breaks() -> None:
    s = watch(table("A: Plain Captain*\nB: | | Fields, Pilgrimage\nmilitary air A>B Pilgrimage"))
    do(s, "B: pass", "A: pass")
    assert decision(s) == "A: action", "nobody is asked about an effect that comes to nothing"
    assert "Pilgrimage cancels the ring effect." in told(s)
    assert honor_of(s)[0] == 10 and s.ring_place[0] == 0, "the ring is claimed all the same"
    s = table("A: Plain Giant*\nB: | | Fields, Pilgrimage\nmilitary air A>B Pilgrimage")
    pass_until(s, "A: resolve the ring")
    do(s, "A: gain 2 honor")
    assert is_broken(s, "Pilgrimage") and honor_of(s)[0] == 12


def test_rally_to_the_cause_switches_the_type_and_keeps_the_element() -> None:
    s = declared("Rally to the Cause?")
    do(s, "B: Rally to the Cause")
    assert (s.con[1], ELEMENT_NAMES[s.con[2]]) == (1, "earth")


def test_rally_to_the_cause_need_not_be_used() -> None:
    s = declared("Rally to the Cause?")
    do(s, "B: pass")
    assert s.con[1] == 0 and decision(s) == "B: declare a defender"


def test_elemental_fury_switches_the_ring_and_keeps_the_type() -> None:
    s = declared("Elemental Fury?")
    do(s, "B: Elemental Fury")
    assert sorted(options(s)) == ["air", "fire", "void", "water"]
    do(s, "B: void")
    assert (s.con[1], ELEMENT_NAMES[s.con[2]]) == (0, "void") and s.ring_place[1] == -1


def test_shameful_display_honors_one_and_dishonors_another() -> None:
    s = table("""A: Plain Captain*, Plain Giant
                 B: Plain Porter*, Plain Envoy* | | Fields, Shameful Display
                 military air A>B Shameful Display""")
    do(s, "B: Shameful Display")
    assert sorted(options(s)) == ["Plain Captain", "Plain Envoy", "Plain Porter"]
    do(s, "B: Plain Captain", "B: Plain Envoy")
    assert decision(s) == "B: which one"
    do(s, "B: Plain Envoy")
    assert is_honored(s, "Plain Envoy") and is_dishonored(s, "Plain Captain")


def test_shameful_display_needs_two_participants_and_a_conflict_there() -> None:
    text = "A: Plain Captain*\nB: {} | | Fields, Shameful Display, Plain Hill\nmilitary air A>B {}"
    assert not offered(table(text.format("Plain Porter", "Shameful Display")), "Shameful Display")
    assert not offered(table(text.format("Plain Porter*", "Plain Hill")), "Shameful Display")


@pytest.mark.parametrize("element", ELEMENTS)
def test_a_keeper_gains_fate_for_winning_a_defense_of_its_element(element: str) -> None:
    title = f"Keeper of {element.capitalize()}"
    s = table(f"A 10/0: {title}, Plain Giant*\nB: Plain Porter*\nmilitary {element} B>A")
    pass_until(s, "A: reactions")
    do(s, f"A: {title}")
    assert fate_of(s)[0] == 1
    other = "air" if element != "air" else "void"
    for text in (f"military {other} B>A", f"military {element} A>B"):
        assert never_offered(table(f"A 10/0: {title}, Plain Giant*\nB: Plain Porter*\n{text}"), title)


@pytest.mark.parametrize(
    ("element", "title"),
    list(zip(ELEMENTS, ("Manicured Garden", "Plain Hill", "Plain Wall", "Plain Ditch", "Pilgrimage"), strict=True)),
)
def test_a_seeker_gains_fate_when_a_province_of_its_element_is_revealed(element: str, title: str) -> None:
    for role, asked in ((element, True), ("air" if element != "air" else "void", False)):
        s = table(f"A: Plain Captain\nB 10/0: Seeker of {role.capitalize()}, Plain Porter | | Fields, {title}?")
        pass_until(s, "A: declare a conflict")
        do(s, "A: military air", "A: a facedown province", "A: Plain Captain", "A: done")
        assert (decision(s) == "B: reactions") is asked
        if asked:
            do(s, f"B: Seeker of {role.capitalize()}")
            assert fate_of(s)[1] == 1
