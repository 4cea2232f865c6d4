"""Limits and maximums: per copy, per player, from hidden areas, and abilities any player may use."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    EVENT,
    HERE,
    IN_DISCARD,
    NEUTRAL,
    THAT,
    THIS,
    Bow,
    CancelEffects,
    Discard,
    Draw,
    EffectsWouldInitiate,
    GainFate,
    GainHonor,
    Honored,
    PutIntoPlay,
    TakeControl,
    action,
    character,
    event,
    interrupt,
    limit,
    province,
    reaction,
)
from tests.lcg.tables import decision, do, fate_of, honor_of, is_bowed, offered, options, pass_until, table

MINER = character("Miner", CRAB, action(GainFate()), cost=1)
SMITH = character("Smith", CRAB, action(GainFate(), limit=limit(2, "round")), cost=1)
SPRING = province("Spring", NEUTRAL, action(GainHonor(), when=HERE, anyone=True), strength=3)
MARKET = character("Market", CRAB, reaction(Honored(CHARACTER), GainFate(), anyone=True), cost=1)
DISMISS = event("Dismiss", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
RAISE = event("Raise", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & IN_DISCARD), cost=0)
LURE = event("Lure", NEUTRAL, action(TakeControl(THAT), choose=CHARACTER - THIS), cost=0)
CARDS = [MINER, SMITH, SPRING, MARKET, DISMISS, RAISE, LURE]


@rule("rr.limits-of-triggered-abilities.1")
def test_an_ability_is_used_once_per_round() -> None:
    s = table("A: Miner+5\nB:", extra=CARDS)
    do(s, "A: Miner", "B: pass")
    assert not offered(s, "Miner")
    pass_until(s, "lcg: dynasty phase")
    while decision(s) != "A: action":
        pass_until(s, "")
    assert offered(s, "Miner"), "a new round"


@rule("rr.limit-x-per-period.1", "rr.limit-x-per-period.2")
def test_a_printed_limit_replaces_it_for_each_copy() -> None:
    s = table("A: Smith, Smith\nB:", extra=CARDS)
    used = 0
    while any(x.startswith("Smith") for x in options(s)):
        do(s, f"A: {next(x for x in options(s) if x.startswith('Smith'))}", "B: pass")
        used += 1
    assert used == 4 and fate_of(s) == [4, 0]


@rule("rr.limit-x-per-period.3", "rr.limits-of-triggered-abilities.2")
def test_a_card_that_left_and_came_back_has_no_memory() -> None:
    s = table("A: Miner | Dismiss, Raise\nB:", extra=CARDS)
    do(s, "A: Miner", "B: pass", "A: Dismiss", "A: Miner", "B: pass", "A: Raise", "A: Miner", "B: pass")
    assert offered(s, "Miner")


@rule("rr.limit-x-per-period.5", "rr.limits-of-triggered-abilities.5")
def test_limits_are_counted_for_each_player() -> None:
    s = table("A: Miner\nB: | Lure", extra=CARDS)
    do(s, "A: Miner", "B: Lure", "B: Miner", "A: pass")
    assert offered(s, "Miner"), "B has not used it yet"
    do(s, "B: Miner")
    assert fate_of(s) == [1, 1]


@rule("rr.limits-of-triggered-abilities.3")
def test_from_a_hidden_area_it_may_be_used_again() -> None:
    whisper = character("Whisper", CRAB, action(GainFate(), where=("in hand",)), cost=9)
    ghost = character("Ghost", CRAB, action(GainFate(), where=("in discard",)), cost=9)
    s = table("A: | Whisper | | Ghost\nB:", extra=[whisper, ghost])
    do(s, "A: Whisper", "B: pass", "A: Ghost", "B: pass")
    assert offered(s, "Whisper"), "in hand it is a new card each time"
    assert not offered(s, "Ghost"), "the discard pile is open: once per round"


@rule("rr.limits-of-triggered-abilities.4", "rr.limit-x-per-period.6", "rr.cancel.4")
def test_a_cancelled_use_counts() -> None:
    veto = event("Veto", NEUTRAL, interrupt(EffectsWouldInitiate(CHARACTER), CancelEffects()), cost=0)
    s = table("A: Miner\nB: | Veto", extra=[*CARDS, veto])
    do(s, "A: Miner", "B: Veto")
    assert fate_of(s) == [0, 0]
    do(s, "B: pass")
    assert not offered(s, "Miner")


@rule("rr.max-x-per-period.1", "rr.max-x-per-period.2")
def test_a_maximum_counts_all_copies() -> None:
    feast = event("Feast", NEUTRAL, action(GainHonor(), maximum=limit(1, "round")), cost=0)
    s = table("A: | Feast, Feast\nB: | Feast", extra=[feast])
    do(s, "A: Feast #" + str(s.decision.options[0].card))
    assert decision(s) == "B: action" and offered(s, "Feast"), "B has a maximum of his own"
    do(s, "B: pass")
    assert not offered(s, "Feast")


@rule("rr.max-x-per-period.3")
def test_a_maximum_is_counted_for_each_player() -> None:
    feast = event("Feast", NEUTRAL, action(GainHonor(), maximum=limit(1, "round")), cost=0)
    s = table("A: | Feast\nB: | Feast", extra=[feast])
    do(s, "A: Feast", "B: Feast")
    assert honor_of(s) == [11, 11]


@rule("rr.max-x-per-period.4")
def test_a_cancelled_event_counts_toward_its_maximum() -> None:
    feast = event("Feast", NEUTRAL, action(GainHonor(), maximum=limit(1, "round")), cost=0)
    veto = event("Veto", NEUTRAL, interrupt(EffectsWouldInitiate(EVENT), CancelEffects()), cost=0)
    s = table("A: | Feast, Feast\nB: | Veto", extra=[feast, veto])
    do(s, "A: Feast #" + str(s.decision.options[0].card), "B: Veto", "B: pass")
    assert honor_of(s) == [10, 10] and not offered(s, "Feast")


# --- any player may use it ------------------------------------------------------------------------------------------


@rule("rr.limit-x-per-period.5")
def test_any_player_may_use_it_once_each() -> None:
    s = table("A: Plain Captain*\nB: | | Fields, Spring\nmilitary air A>B Spring", extra=CARDS)
    assert options(s) == ["Spring", "pass"]
    do(s, "B: Spring")
    assert honor_of(s) == [10, 11] and offered(s, "Spring"), "A may, though B used it"
    do(s, "A: Spring", "B: pass")
    assert honor_of(s) == [11, 11] and not offered(s, "Spring")


@rule("rr.reactions.10")
def test_each_player_may_answer_the_same_occurrence_with_it() -> None:
    s = table("A: Plain Envoy | Way of the Crane\nB: Market", extra=CARDS)
    do(s, "A: Way of the Crane", "A: Plain Envoy")
    assert decision(s) == "A: reactions" and options(s) == ["Market", "pass"]
    do(s, "A: Market", "B: Market")
    assert fate_of(s) == [1, 1] and decision(s) == "B: action"


@rule("rr.cost.7")
@pytest.mark.parametrize("mine", [True, False])
def test_costs_are_still_paid_only_with_ones_own_cards(mine: bool) -> None:
    well = character("Well", CRAB, action(Draw(), cost=Bow(THIS), anyone=True), cost=1)
    s = table("A: Well\nB:" if mine else "A:\nB: Well", extra=[well])
    assert offered(s, "Well") == mine
    if mine:
        do(s, "A: Well")
        assert is_bowed(s, "Well")
