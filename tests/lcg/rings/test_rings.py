"""Ring effects: 3.2.6, in both formats."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import CRAB, THIS, character
from gorin.rulesets.lcg.words.player_effects import GainFate, GainHonor
from gorin.rulesets.lcg.words.texts import Cannot, reaction
from tests.lcg.tables import (
    Happens,
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    hand,
    honor_of,
    is_bowed,
    is_dishonored,
    is_honored,
    options,
    step,
    table,
)

RINGS = ("air", "earth", "fire", "water", "void")


def won(ring: str, a: str = "", b: str = "", rules: str = "lcg/stronghold", **more: Any) -> Any:
    """A has won a military conflict of this ring with Plain Captain and may resolve its effect. `a` and `b` are the
    rest of their lines. The attacked province is too strong to break."""
    wall = " | | Fields, Plain Wall" if rules == "lcg/stronghold" and b.count("|") < 2 else ""
    if wall and b.count("|") == 1:
        wall = wall.removeprefix(" |")
    at = " Plain Wall" if rules == "lcg/stronghold" else ""
    s = table(f"A 10/0: Plain Captain*{a}\nB 10/0: Plain Porter*{b}{wall}\nmilitary {ring} A>B{at}", rules, **more)
    do(s, "B: pass", "A: pass")
    if decision(s).endswith("broken province"):
        do(s, "A: done")
    return s


@rule("rr.ring-effects.1", "rr.step-3-2-6.1")
@pytest.mark.parametrize("ring", RINGS)
def test_a_winning_attacker_may_resolve_the_effect_or_decline_it(ring: str) -> None:
    s = won(ring, ", Plain Soldier+1")
    assert decision(s) == "A: resolve the ring effect"
    assert options(s)[-1] == "pass"
    before = (honor_of(s), [*s.fate], hand(s, "A"))
    do(s, "A: pass")
    assert decision(s) == "A: action"
    assert before == (honor_of(s), [*s.fate], hand(s, "A"))
    assert s.ring_place[RINGS.index(ring)] == 0, "it is claimed all the same"


@rule("rr.ring-effects.2")
@pytest.mark.parametrize(("choice", "honor"), [("take 1 honor", [11, 9]), ("gain 2 honor", [12, 10])])
def test_air_takes_one_honor_or_gains_two(choice: str, honor: list[int]) -> None:
    s = won("air")
    assert options(s) == ["take 1 honor", "gain 2 honor", "pass"]
    do(s, f"A: {choice}")
    assert honor_of(s) == honor


@rule("rr.ring-effects.9")
def test_in_skirmish_air_only_takes_one_honor() -> None:
    s = won("air", rules="lcg/skirmish")
    assert options(s) == ["take 1 honor", "pass"]
    do(s, "A: take 1 honor")
    assert honor_of(s) == [11, 9]


@rule("rr.take.1", "rr.take.2")
def test_taking_is_gaining_for_one_and_losing_for_the_other() -> None:
    loser = character("Loser", CRAB, reaction(Happens(ev.LOSE_HONOR), GainFate()), cost=0)
    gainer = character("Gainer", CRAB, reaction(Happens(ev.GAIN_HONOR), GainFate()), cost=0)
    s = won("air", ", Gainer", ", Loser", extra=[loser, gainer])
    do(s, "A: take 1 honor", "A: Gainer", "B: Loser")
    assert honor_of(s) == [11, 9]
    assert fate_of(s) == [1, 1]


@rule("rr.ring-effects.3")
def test_earth_draws_a_card_and_discards_one_at_random() -> None:
    s = won("earth", " | | | | Plain Praise, Scroll", " | Plain Alms, Plain Letter")
    assert options(s) == ["draw a card, discard one at random", "pass"]
    do(s, "A: draw a card")
    assert hand(s, "A") == ["Plain Praise"]
    assert len(hand(s, "B")) == len(discard(s, "B")) == 1
    assert sorted(hand(s, "B") + discard(s, "B")) == ["Plain Alms", "Plain Letter"]


@rule("rr.ring-effects.3")
def test_earth_discards_at_random() -> None:
    seen = set()
    for seed in range(20):
        s = won("earth", b=" | Plain Alms, Plain Letter, Plain Praise", seed=seed)
        do(s, "A: draw a card")
        seen |= set(discard(s, "B"))
    assert seen == {"Plain Alms", "Plain Letter", "Plain Praise"}


@rule("rr.ring-effects.10")
def test_in_skirmish_earth_draws_or_discards() -> None:
    s = won("earth", " | | | | Plain Praise, Scroll", " | Plain Alms", "lcg/skirmish")
    assert options(s) == ["draw a card", "discard a card at random", "pass"]
    do(s, "A: draw a card")
    assert (hand(s, "A"), hand(s, "B")) == (["Plain Praise"], ["Plain Alms"])
    t = won("earth", " | | | | Plain Praise, Scroll", " | Plain Alms", "lcg/skirmish")
    do(t, "A: discard a card")
    assert (hand(t, "A"), discard(t, "B")) == ([], ["Plain Alms"])


@rule("rr.ring-effects.4")
@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish"])
def test_fire_honors_or_dishonors_any_character(rules: str) -> None:
    s = won("fire", ", Plain Soldier^, Plain Bully~", rules=rules)
    assert options(s) == [
        "honor Plain Captain",
        "honor Plain Bully",
        "honor Plain Porter",
        "dishonor Plain Captain",
        "dishonor Plain Soldier",
        "dishonor Plain Porter",
        "pass",
    ]
    do(s, "A: dishonor Plain Porter")
    assert is_dishonored(s, "Plain Porter")
    t = won("fire", ", Plain Soldier^, Plain Bully~", rules=rules)
    do(t, "A: honor Plain Captain")
    assert is_honored(t, "Plain Captain")


@rule("rr.ring-effects.5")
def test_water_readies_any_character_or_bows_one_without_fate() -> None:
    s = won("water", ", Plain Soldier_+1, Plain Bully_", ", Plain Giant+1, Plain Poet")
    assert options(s) == [
        "ready Plain Soldier",
        "ready Plain Bully",
        "bow Plain Captain",
        "bow Plain Porter",
        "bow Plain Poet",
        "pass",
    ]
    do(s, "A: bow Plain Poet")
    assert is_bowed(s, "Plain Poet")
    t = won("water", ", Plain Soldier_+1")
    do(t, "A: ready Plain Soldier")
    assert not is_bowed(t, "Plain Soldier")


@rule("rr.ring-effects.11")
def test_in_skirmish_water_readies_or_bows_a_character_at_home_with_one_fate_or_less() -> None:
    s = won("water", ", Plain Soldier_+1, Plain Bully_+2", ", Plain Giant+1, Plain Poet+2", "lcg/skirmish")
    assert options(s) == ["ready Plain Soldier", "bow Plain Giant", "pass"]
    do(s, "A: bow Plain Giant")
    assert is_bowed(s, "Plain Giant")


@rule("rr.ring-effects.6")
@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish"])
def test_void_removes_one_fate_from_a_character(rules: str) -> None:
    s = won("void", ", Plain Soldier+2", ", Plain Giant+1", rules)
    assert options(s) == ["remove 1 fate from Plain Soldier", "remove 1 fate from Plain Giant", "pass"]
    do(s, "A: remove 1 fate from Plain Soldier")
    assert (fate_on(s, "Plain Soldier"), fate_on(s, "Plain Giant")) == (1, 1)
    assert fate_of(s) == [0, 0], "it goes to the general pool"


@rule("rr.loses.2", "rr.loses.3")
def test_fate_removed_from_a_card_is_lost_by_it() -> None:
    griever = character("Griever", CRAB, reaction(Happens(ev.REMOVE_FATE), GainHonor()), cost=0)
    s = won("void", ", Griever", ", Plain Giant+1", extra=[griever])
    do(s, "A: remove 1 fate from Plain Giant")
    assert decision(s) == "A: reactions"
    assert fate_on(s, "Plain Giant") == 0
    assert fate_of(s) == [0, 0]


@rule("rr.cannot.1")
def test_a_ring_effect_offers_nothing_that_cannot_be_done() -> None:
    statue = character(
        "Statue", CRAB, Cannot(THIS, ("bow", "be honored", "be dishonored", "ready")), cost=0, military=1
    )
    fire = won("fire", ", Statue", extra=[statue])
    assert not [x for x in options(fire) if "Statue" in x]
    water = won("water", ", Statue", extra=[statue])
    assert not [x for x in options(water) if "Statue" in x]
    bowed = won("water", ", Statue_", extra=[statue])
    assert not [x for x in options(bowed) if "Statue" in x]


@rule("rr.personal-honor.10", "rr.personal-honor.9")
def test_who_cannot_receive_a_token_can_still_lose_the_other_one() -> None:
    statue = character("Statue", CRAB, Cannot(THIS, ("be honored", "be dishonored")), cost=0, military=1)
    s = won("fire", ", Statue~", extra=[statue])
    assert [x for x in options(s) if "Statue" in x] == ["honor Statue"]
    do(s, "A: honor Statue")
    assert not is_honored(s, "Statue")
    assert not is_dishonored(s, "Statue")
    t = won("fire", ", Statue^", extra=[statue])
    do(t, "A: dishonor Statue")
    assert not is_honored(t, "Statue")
    assert not is_dishonored(t, "Statue")


@rule("rr.ring-effects.8")
def test_several_ring_effects_are_resolved_one_at_a_time() -> None:
    s = table("A: Doji Hotaru*\nB: Plain Porter* | | Fields, Plain Wall\npolitical air A>B Plain Wall")
    do(s, "B: pass", "A: pass", "A: gain 2 honor")
    assert honor_of(s) == [12, 10]
    do(s, "A: Doji Hotaru")
    assert decision(s) == "A: resolve the ring effect"
    assert "3.2.7" in step(s)
    do(s, "A: take 1 honor")
    assert honor_of(s) == [13, 9]
