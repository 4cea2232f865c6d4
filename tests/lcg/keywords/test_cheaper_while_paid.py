"""Interrupts that reduce a cost while it is paid."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.card import X_COST
from gorin.rulesets.lcg.check import problems
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    EVENT,
    IT,
    NEUTRAL,
    THIS,
    AdditionalCost,
    Bow,
    GainHonor,
    Honor,
    LoseHonor,
    Num,
    PaysFor,
    PlaysCard,
    ReduceThatCost,
    SpendFate,
    X,
    action,
    character,
    event,
    interrupt,
    reaction,
    stronghold,
)
from tests.lcg.tables import decision, do, fate_of, honor_of, in_play, is_bowed, offered, options, table

HALL = stronghold(
    "Hall", NEUTRAL, interrupt(PaysFor(CHARACTER), ReduceThatCost(Num(2)), cost=Bow(THIS)), honor=10, fate=7
)
CLERK = character("Clerk", CRAB, interrupt(PaysFor(EVENT | CHARACTER), ReduceThatCost(), LoseHonor()), cost=1)
STEWARD = character("Steward", CRAB, interrupt(PaysFor(CHARACTER), ReduceThatCost(Num(5), least=1)), cost=1)
BROKER = character("Broker", CRAB, interrupt(PaysFor(EVENT, opponent=True), GainHonor()), cost=1)
TITHE = event("Tithe", NEUTRAL, action(GainHonor(X())), cost=X_COST)
SMITH = character("Smith", CRAB, action(GainHonor(), cost=SpendFate(Num(2))), cost=1)
TOLL = character("Toll", CRAB, AdditionalCost("play", CHARACTER, SpendFate(), by="anybody"), cost=1)
CARDS = [HALL, CLERK, STEWARD, BROKER, TITHE, SMITH, TOLL]


@rule("rr.initiating-abilities.10", "rr.initiating-abilities.5")
@pytest.mark.parametrize("use", [True, False])
def test_the_cost_about_to_be_paid_is_reduced(use: bool) -> None:
    s = table("A 10/5: Hall | | Fields, Fields[Plain Captain]\nB:\ndynasty phase", extra=CARDS)
    do(s, "A: Plain Captain")
    assert decision(s) == "A: interrupts" and fate_of(s)[0] == 5, "nothing is paid yet"
    do(s, f"A: {'Hall' if use else 'pass'}", "A: 0")
    assert in_play(s, "Plain Captain") and is_bowed(s, "Hall") == use
    assert fate_of(s)[0] == (4 if use else 2)


@rule("rr.initiating-abilities.3")
def test_what_cannot_be_paid_without_it_is_not_begun() -> None:
    s = table("A 10/2: Hall | | Fields, Fields[Plain Captain]\nB:\ndynasty phase", extra=CARDS)
    assert not offered(s, "Plain Captain"), "an interrupt is no modifier before it is used"


def test_several_add_up_and_each_is_used_once() -> None:
    s = table("A 10/5: Clerk, Clerk, Hall | | Fields, Fields[Plain Captain]\nB:\ndynasty phase", extra=CARDS)
    do(s, "A: Plain Captain", "A: Hall")
    assert len(options(s)) == 3, "the hall has answered this payment"
    do(s, f"A: {options(s)[0]}")
    assert decision(s) != "A: interrupts", "nothing is left to reduce"
    do(s, "A: 0")
    assert fate_of(s)[0] == 5 and honor_of(s)[0] == 9, "never below 0; the second clerk was not needed"


def test_to_a_minimum() -> None:
    s = table("A 10/5: Steward | Plain Guest | Fields, Fields[Plain Captain]\nB:\ndynasty phase", extra=CARDS)
    do(s, "A: Plain Captain", "A: Steward", "A: 0")
    assert fate_of(s)[0] == 4
    s = table("A 10/5: Steward | Plain Guest\nB:", extra=CARDS)
    do(s, "A: Plain Guest")
    assert not offered(s, "Steward"), "it could change nothing"


def test_events_too_and_effects_beside_it_happen() -> None:
    s = table("A 10/1: Clerk | Plain Alms\nB:", extra=CARDS)
    do(s, "A: Plain Alms", "A: Clerk")
    assert fate_of(s)[0] == 3 and honor_of(s)[0] == 9


@rule("rr.letter-x.2")
def test_x_stays_what_was_chosen() -> None:
    s = table("A 10/3: Clerk | Tithe\nB:", extra=CARDS)
    do(s, "A: Tithe")
    assert options(s) == ["0", "1", "2", "3"]
    do(s, "A: 3", "A: Clerk")
    assert fate_of(s)[0] == 1 and honor_of(s)[0] == 12, "3 gained and 1 lost, for 2 fate"


@rule("rr.cost.4")
def test_only_the_cost_of_playing_a_card_is_meant() -> None:
    s = table("A 10/3: Clerk, Smith\nB:", extra=CARDS)
    do(s, "A: Smith")
    assert decision(s) == "B: action" and fate_of(s)[0] == 1
    s = table("A 10/5: Toll, Hall | Plain Heir\nB:", extra=CARDS)
    do(s, "A: Plain Heir", "A: Hall", "A: 0")
    assert fate_of(s)[0] == 4, "the additional cost is still paid"


def test_somebody_elses_payment() -> None:
    s = table("A 10/3: Clerk\nB 10/3: Broker | Plain Alms\nfirst B", extra=CARDS)
    do(s, "B: Plain Alms")
    assert decision(s) == "A: action" and fate_of(s)[1] == 4, "the clerk works for A, the broker hears only opponents"
    s = table("A 10/3: | Plain Alms\nB 10/3: Broker", extra=CARDS)
    do(s, "A: Plain Alms")
    assert decision(s) == "B: interrupts"
    do(s, "B: Broker")
    assert honor_of(s) == [10, 11] and fate_of(s)[0] == 4


def test_it_stands_nowhere_else() -> None:
    odd = character("Odd", CRAB, reaction(PlaysCard(), ReduceThatCost()), cost=1)
    assert problems(odd) == ["Odd, ability 1: ReduceThatCost answers only a cost that is being paid."]
    assert [problems(x) for x in CARDS] == [[]] * len(CARDS)
    fine = character("Fine", CRAB, interrupt(PaysFor(CHARACTER), ReduceThatCost(), Honor(IT)), cost=1)
    assert problems(fine) == []
