"""Additional costs in other coins than fate: honor lost, honor given, fate that goes to a ring the payer chooses."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.check import problems
from gorin.rulesets.lcg.seeing.refusals import refusals
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    HOLDING,
    NEUTRAL,
    PROVINCE,
    THIS,
    UNICORN,
    YOU,
    YOUR_OPPONENT,
    YOURS,
    AdditionalCost,
    Bow,
    DemandCost,
    Disguised,
    Exists,
    GainFate,
    GainHonor,
    Give,
    LoseHonor,
    Num,
    OwnProvince,
    PlayCost,
    RingOf,
    SpendFate,
    SpendToRing,
    UnclaimedRings,
    action,
    character,
    conflict_character,
    event,
    holding,
)
from tests.lcg.tables import (
    attacking,
    decision,
    defending,
    do,
    fate_of,
    find,
    hand,
    honor_of,
    in_play,
    offered,
    options,
    pass_until,
    table,
)

TO_A_RING = SpendToRing(UnclaimedRings())
TO_OPPONENT = Give("honor", YOU, YOUR_OPPONENT)
WARDEN = character("Warden", CRAB, AdditionalCost("attack", CHARACTER, TO_A_RING), cost=1, military=1, political=1)
TEACHER = character("Teacher", CRAB, AdditionalCost("defend", CHARACTER, SpendToRing(UnclaimedRings(), Num(2))), cost=1)
TEACHER2 = character("Toller", CRAB, AdditionalCost("defend", CHARACTER, SpendFate()), cost=1, military=1)
HILLS = holding("Hill Post", UNICORN, AdditionalCost("attack province", PROVINCE & YOURS - OwnProvince(), TO_A_RING))
GATE = holding("Gate", UNICORN, AdditionalCost("attack province", PROVINCE & YOURS, LoseHonor(Num(2))))
MIST = character("Mist", CRAB, AdditionalCost("play", CHARACTER, TO_A_RING), cost=1)
BEGGAR = conflict_character("Beggar", NEUTRAL, PlayCost(TO_OPPONENT), cost=1, military=1)
DEBT = event("Debt", NEUTRAL, PlayCost(LoseHonor(Num(3)), when=Exists(HOLDING & YOURS)), action(GainFate()), cost=0)
VOW = event("Vow", NEUTRAL, PlayCost(TO_A_RING), action(GainHonor()), cost=1)
OATH = character("Oath", CRAB, AdditionalCost("trigger", THIS, TO_OPPONENT, by="you"), action(GainFate()), cost=1)
SHRINE = character("Shrine", CRAB, AdditionalCost("trigger", THIS, TO_A_RING, by="you"), action(GainHonor()), cost=1)
TAX = event("Tax", NEUTRAL, action(DemandCost("attack", CHARACTER, TO_OPPONENT, by="you", until="phase")), cost=0)
MASKED = conflict_character(
    "Masked", NEUTRAL, Disguised(CHARACTER), PlayCost(LoseHonor(Num(2))), cost=3, military=3, unique=True
)
CARDS = [WARDEN, TEACHER, TEACHER2, HILLS, GATE, MIST, BEGGAR, DEBT, VOW, OATH, SHRINE, TAX, MASKED]


def at(text: str, want: str = "") -> Any:
    s = table(text, extra=CARDS)
    return pass_until(s, want) if want else s


# --- declaring ---------------------------------------------------------------------------------------------------------


@rule("rr.additional-cost.1", "rr.additional-cost.2")
def test_each_attacker_may_cost_fate_that_goes_to_a_ring() -> None:
    s = at("A 10/2: Plain Captain, Plain Soldier, Plain Envoy\nB: Warden\nconflict phase, rings fire=B", "A: declare")
    do(s, "A: military air", "A: Fields", "A: Plain Captain", "A: Plain Soldier")
    assert options(s) == ["done"], "a third one could not be paid for"
    do(s, "A: done")
    assert decision(s) == "A: choose a ring" and options(s) == ["earth", "water", "void"]
    assert fate_of(s)[0] == 2, "nothing is paid before everything is chosen"
    do(s, "A: void", "A: earth")
    assert fate_of(s)[0] == 0 and s.ring_fate == [0, 1, 0, 0, 1]
    assert attacking(s, "Plain Captain") and attacking(s, "Plain Soldier")


@rule("rr.additional-cost.1")
def test_without_fate_or_without_another_ring_nobody_attacks() -> None:
    s = at("A 10/0: Plain Captain\nB: Warden\nconflict phase", "B: declare")
    assert s.left[0] == 1, "the opportunity passed by itself"
    s = at("A 10/5: Plain Captain\nB: Warden\nconflict phase, rings air=B earth=B fire=B void=A", "B: declare")
    assert s.left[0] == 1, "the only unclaimed ring would be contested"


@rule("rr.clarify-foothills-keep.1")
def test_the_ring_that_will_be_contested_takes_no_fate() -> None:
    s = at("A 10/3: Plain Captain\nB: | | Fields, Plain Wall[Hill Post]\nconflict phase, rings water=B", "A: declare")
    do(s, "A: military void", "A: Fields", "A: Plain Captain", "A: done")
    assert decision(s) == "A: choose a ring" and options(s) == ["air", "earth", "fire"]
    do(s, "A: fire")
    assert fate_of(s)[0] == 2 and s.ring_fate == [0, 0, 1, 0, 0]


def test_where_the_holding_lies_it_costs_nothing() -> None:
    s = at("A 10/0: Plain Captain\nB: | | Fields, Plain Wall[Hill Post]\nconflict phase", "A: declare")
    do(s, "A: military void")
    assert options(s) == ["Plain Wall"], "elsewhere there would be something to pay"
    do(s, "A: Plain Wall", "A: Plain Captain", "A: done")
    assert attacking(s, "Plain Captain") and fate_of(s)[0] == 0


@rule("rr.step-3-2.19", "rr.additional-cost.1")
@pytest.mark.parametrize(("honor", "can"), [(3, True), (2, False)])
def test_province_and_attacker_are_paid_together(honor: int, can: bool) -> None:
    s = at(
        f"A {honor}/0: Plain Captain&\nB: Plain Envoy | | Fields, Fields[Gate]\nconflict phase",
        "A: declare" if can else "B: declare",
    )
    if can:
        do(s, "A: military air", "A: Fields", "A: Plain Captain", "A: done")
        assert s.winner == 1, "2 for the place and 1 for the character: all there was"
    else:
        assert s.left[0] == 1


@rule("rr.additional-cost.1")
def test_defending_may_cost_fate() -> None:
    s = at("A: Toller\nB 10/1: Plain Captain, Plain Envoy\nconflict phase", "A: declare")
    do(s, "A: military air", "A: Fields", "A: Toller", "A: done", "B: Plain Captain")
    assert options(s) == ["done"]
    do(s, "B: done")
    assert defending(s, "Plain Captain") and fate_of(s)[1] == 0


@rule("rr.additional-cost.1")
def test_defending_may_cost_fate_that_goes_to_a_ring() -> None:
    s = at("A: Teacher, Plain Soldier\nB 10/3: Plain Captain, Plain Envoy\nconflict phase", "A: declare")
    do(s, "A: military air", "A: Fields", "A: Plain Soldier", "A: done", "B: Plain Envoy", "B: done")
    assert decision(s) == "B: choose a ring" and options(s) == ["earth", "fire", "water", "void"]
    do(s, "B: water")
    assert s.ring_fate == [0, 0, 0, 2, 0] and fate_of(s)[1] == 1 and defending(s, "Plain Envoy")


def test_who_declares_nobody_pays_nothing() -> None:
    s = at("A: Teacher, Plain Soldier\nB 10/3: Plain Captain\nconflict phase", "A: declare")
    do(s, "A: military air", "A: Fields", "A: Plain Soldier", "A: done", "B: done")
    assert decision(s) == "B: action" and fate_of(s)[1] == 3


def test_honor_given_to_an_opponent_for_attacking() -> None:
    s = at("A 10/0: Plain Captain, Plain Envoy | Tax\nB:\nconflict phase")
    do(s, "A: Tax")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Plain Captain", "A: Plain Envoy")
    assert honor_of(s) == [10, 10]
    do(s, "A: done")
    assert honor_of(s) == [8, 12]


# --- playing and triggering --------------------------------------------------------------------------------------------


@rule("rr.additional-cost.1", "rr.additional-cost.2")
def test_a_ring_is_chosen_before_the_card_is_paid_for() -> None:
    s = at("A: Mist\nB 10/2: | Plain Guest\nfirst B, rings air=A")
    do(s, "B: Plain Guest")
    assert decision(s) == "B: choose a ring" and options(s) == ["earth", "fire", "water", "void"]
    assert fate_of(s)[1] == 2
    do(s, "B: earth")
    assert in_play(s, "Plain Guest") and fate_of(s)[1] == 0 and s.ring_fate[1] == 1


@rule("rr.additional-cost.1")
def test_a_card_that_cannot_be_paid_for_so_is_not_offered() -> None:
    s = at("A: Mist\nB 10/1: | Plain Guest\nfirst B")
    assert not offered(s, "Plain Guest"), "1 for the guest and 1 for the ring"
    s = at("A: Mist\nB 10/5: | Plain Guest\nfirst B, rings air=A earth=A fire=A water=A void=A")
    assert not offered(s, "Plain Guest"), "no ring takes it"
    assert "rr.additional-cost.1" in [x.rule for x in refusals(s, 1, find(s, "Plain Guest"))]


@rule("rr.additional-cost.1")
@pytest.mark.parametrize(("honor", "can"), [(4, True), (2, False)])
def test_a_card_may_demand_it_for_itself(honor: int, can: bool) -> None:
    s = at(f"A {honor}/0: Plain Mine | Debt\nB:")
    assert offered(s, "Debt") == can
    assert ("rr.additional-cost.1" in [x.rule for x in refusals(s, 0, find(s, "Debt"))]) != can


def test_honor_is_given_as_the_card_is_paid_for() -> None:
    s = at("A 5/3: | Beggar\nB 7/0:")
    do(s, "A: Beggar", "A: 0")
    assert honor_of(s) == [4, 8] and fate_of(s)[0] == 2 and in_play(s, "Beggar")


@pytest.mark.parametrize("with_holding", [True, False])
def test_only_while_its_condition_holds(with_holding: bool) -> None:
    s = at(f"A 10/0: {'Plain Mine' if with_holding else ''} | Debt\nB:")
    do(s, "A: Debt")
    assert honor_of(s)[0] == (7 if with_holding else 10) and fate_of(s)[0] == 1


@rule("rr.additional-cost.1")
def test_an_event_may_demand_fate_for_a_ring() -> None:
    s = at("A 10/1: | Vow\nB:")
    assert not offered(s, "Vow")
    s = at("A 10/2: | Vow\nB:")
    do(s, "A: Vow", "A: void")
    assert fate_of(s)[0] == 0 and s.ring_fate[4] == 1 and honor_of(s)[0] == 11 and hand(s, "A") == []


def test_triggering_may_cost_honor_for_the_opponent_or_fate_for_a_ring() -> None:
    s = at("A 10/0: Oath\nB:")
    do(s, "A: Oath")
    assert honor_of(s) == [9, 11] and fate_of(s)[0] == 1
    s = at("A 10/0: Shrine\nB:")
    assert not offered(s, "Shrine")
    s = at("A 10/1: Shrine\nB:")
    do(s, "A: Shrine", "A: air")
    assert honor_of(s) == [11, 10] and fate_of(s)[0] == 0 and s.ring_fate[0] == 1


@pytest.mark.parametrize(("text", "can"), [("C:", False), ("military air A>C", True)])
def test_your_opponent_must_be_somebody(text: str, can: bool) -> None:
    """With three players it is the one in the conflict, or nobody."""
    third = "C 10/0: Plain Envoy*\n" if can else ""
    s = table(f"A 10/0: Oath{'*' if can else ''}\nB 10/0:\n{third}{text}", extra=CARDS)
    if can:
        do(s, "C: pass")
    assert offered(s, "Oath") == can
    if can:
        do(s, "A: Oath")
        assert honor_of(s) == [9, 10, 11]


@rule("rr.additional-cost.1")
@pytest.mark.parametrize(("honor", "can"), [(3, True), (1, False)])
def test_disguised_costs_it_too(honor: int, can: bool) -> None:
    s = at(f"A {honor}/9: Plain Soldier | Masked\nB:")
    assert offered(s, "Masked disguised") == can


def test_other_coins_are_refused_with_a_sentence() -> None:
    odd = character("Odd", CRAB, AdditionalCost("play", CHARACTER, Bow(THIS)), cost=1)
    assert problems(odd) == ["Odd: Bow cannot be an additional cost."]
    never = character("Never", CRAB, AdditionalCost("sleep", CHARACTER, SpendFate()), cost=1)
    assert problems(never) == [
        "Never, ability 1: AdditionalCost.to: there is no occasion called 'sleep'. "
        "There are 'play', 'trigger', 'attack', 'defend' and 'attack province'."
    ]
    ring = character("Ring", CRAB, AdditionalCost("play", CHARACTER, SpendToRing(RingOf("air"))), cost=1)
    assert problems(ring) == ["Ring: SpendToRing cannot be an additional cost."]
