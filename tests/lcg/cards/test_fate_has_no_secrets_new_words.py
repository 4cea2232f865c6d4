"""Fate Has No Secrets: skills counted together, a ring that silences, fate taken from among characters."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import BOWED, CHARACTER, NEUTRAL, THAT, Ready, action, event
from tests.lcg.tables import (
    decision,
    do,
    fate_of,
    fate_on,
    fight_out,
    is_broken,
    offered,
    options,
    pass_until,
    table,
    total,
)

TWILIGHT = "A: {}\nB: {} | | Fields, Massing at Twilight, Plain Hill\n{}"


@pytest.mark.parametrize("kind", ["military", "political"])
def test_massing_at_twilight_counts_both_skills(kind: str) -> None:
    fight = f"conflict phase, favor A {kind}\n{kind} air A>B Massing at Twilight"
    s = table(TWILIGHT.format("Plain Captain*, Plain Soldier*_", "Plain Envoy*", fight))
    assert total(s, "A") == 6 + 1 and total(s, "B") == 4, "the bowed count nothing, the favor counts 1"


def test_massing_at_twilight_does_not_count_elsewhere() -> None:
    s = table(TWILIGHT.format("Plain Captain*", "Plain Envoy*", "military air A>B Plain Hill"))
    assert (total(s, "A"), total(s, "B")) == (4, 1)


def test_massing_at_twilight_takes_a_dash_for_nothing() -> None:
    s = table(TWILIGHT.format("Plain Bully*", "Plain Envoy*", "military air A>B Massing at Twilight"))
    assert total(s, "A") == 3


@pytest.mark.parametrize(
    ("attackers", "broken"),
    [("Plain Giant*", True), ("Plain Captain*, Plain Porter*", True), ("Plain Captain*, Plain Idler*", False)],
)
def test_massing_at_twilight_breaks_by_both_skills(attackers: str, broken: bool) -> None:
    s = table(TWILIGHT.format(attackers, "", "military air A>B Massing at Twilight"))
    fight_out(s)
    assert is_broken(s, "Massing at Twilight") is broken, "strength 8 against 14, 8 and 6"


@rule("fr.massing-at-twilight.1")
def test_whoever_compares_skills_at_massing_at_twilight_compares_both() -> None:
    fight = "military air B>A Massing at Twilight"
    s = table(f"A: Crisis Breaker*, Matsu Berserker | | Fields, Massing at Twilight\nB: Plain Bully*\n{fight}")
    assert not offered(s, "Crisis Breaker"), "4 against 3"
    s = table(f"A: Crisis Breaker*, Matsu Berserker | | Fields, Massing at Twilight\nB: Plain Captain*\n{fight}")
    assert offered(s, "Crisis Breaker"), "4 against 6"
    fight = "political air A>B Massing at Twilight"
    s = table(f"A: Kakita Asami*\nB: Plain Captain* | | Fields, Massing at Twilight\n{fight}")
    do(s, "B: pass")
    assert not offered(s, "Kakita Asami"), "4 against 6, though 3 against 2"


SPARK = event(
    "Plain Spark", NEUTRAL, action(Ready(THAT), choose=BOWED & CHARACTER), cost=0, influence_cost=0, traits=("spell",)
)
GISEI = "A: Master of Gisei Toshi, Plain Soldier_, Plain Captain | Plain Praise, Plain Spark\nB: Plain Bully | Plain Letter\ndraw phase"


def test_master_of_gisei_toshi_silences_a_ring() -> None:
    s = table(GISEI, extra=[SPARK])
    pass_until(s, "A: reactions")
    do(s, "A: Master of Gisei Toshi")
    assert sorted(options(s)) == ["air", "earth", "fire", "void", "water"]
    do(s, "A: fire")
    assert offered(s, "Plain Praise"), "the ring is not contested"
    pass_until(s, "A: declare a conflict")
    do(s, "A: military fire")
    pass_until(s, "B: action")
    assert not offered(s, "Plain Letter"), "nobody plays them"
    do(s, "B: pass")
    assert not offered(s, "Plain Praise") and offered(s, "Plain Spark")
    fight_out(s)
    assert decision(s) == "A: action" and offered(s, "Plain Praise")


def test_master_of_gisei_toshi_does_not_care_for_other_rings() -> None:
    s = table(GISEI, extra=[SPARK])
    pass_until(s, "A: reactions")
    do(s, "A: Master of Gisei Toshi", "A: fire")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air")
    pass_until(s, "B: action")
    assert offered(s, "Plain Letter")


def test_master_of_gisei_toshi_speaks_as_the_phase_begins() -> None:
    assert not offered(table("A: Master of Gisei Toshi\nB:"), "Master of Gisei Toshi")


@rule("fr.master-of-gisei-toshi.1")
@pytest.mark.parametrize(("ring", "may"), [("air", True), ("fire", False)])
def test_master_of_gisei_toshi_means_the_ring_and_not_its_element(ring: str, may: bool) -> None:
    s = table(GISEI.replace("Plain Captain", "Seeker of Knowledge"), extra=[SPARK])
    pass_until(s, "A: reactions")
    do(s, "A: Master of Gisei Toshi", f"A: {ring}")
    pass_until(s, "A: declare a conflict")
    do(s, "A: political fire")
    while decision(s) != "B: action":
        do(s, f"{decision(s)[0]}: {next((x for x in options(s) if 'Seeker' in x), options(s)[0])}")
    assert offered(s, "Plain Letter") is may, "the fire ring has gained air"


FIVE = "A 10/5: {} | Consumed by Five Fires\nB 10/3: Plain Soldier+2, Plain Captain+1, Plain Giant+4, Plain Porter\n{}"


def test_consumed_by_five_fires_takes_fate_as_its_player_likes() -> None:
    s = table(FIVE.format("Plain Priest+3", ""))
    do(s, "A: Consumed by Five Fires")
    assert sorted(options(s)) == ["Plain Captain", "Plain Giant", "Plain Soldier", "done"], (
        "characters with fate, not one's own"
    )
    do(s, "A: Plain Captain")
    assert "Plain Captain" not in options(s), "its only fate is spoken for"
    do(s, "A: Plain Giant", "A: Plain Giant", "A: Plain Soldier", "A: Plain Giant")
    assert [fate_on(s, x) for x in ("Plain Soldier", "Plain Captain", "Plain Giant")] == [1, 0, 1]
    assert fate_on(s, "Plain Priest") == 3 and fate_of(s) == [0, 3] and decision(s) == "B: action"


def test_consumed_by_five_fires_may_take_less() -> None:
    s = table(FIVE.format("Plain Priest", ""))
    do(s, "A: Consumed by Five Fires", "A: Plain Giant", "A: done")
    assert [fate_on(s, x) for x in ("Plain Soldier", "Plain Captain", "Plain Giant")] == [2, 1, 3]


@rule("fr.consumed-by-five-fires.1")
def test_consumed_by_five_fires_needs_a_shugenja_in_play() -> None:
    assert not offered(table(FIVE.format("Plain Soldier", "")), "Consumed by Five Fires")
    s = table("A 10/5: | Consumed by Five Fires | Fields[Plain Priest]\nB: Plain Soldier+2")
    assert not offered(s, "Consumed by Five Fires")
    assert not offered(
        table("A 10/5: Plain Priest | Consumed by Five Fires\nB: Plain Soldier"), "Consumed by Five Fires"
    )
