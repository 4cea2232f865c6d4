"""Additional costs: to play a card, to trigger an ability, to perform a framework step."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    EVENT,
    HOST,
    NEUTRAL,
    THIS,
    YOU,
    YOUR_OPPONENT,
    AdditionalCost,
    DemandCost,
    EntersPlay,
    GainFate,
    GainHonor,
    Give,
    LoseHonor,
    Num,
    SpendFate,
    action,
    attachment,
    character,
    event,
    interrupt,
    reaction,
)
from tests.lcg.tables import Happens, decision, do, fate_of, honor_of, offered, options, pass_until, table

GUARD = character("Gate Guard", CRAB, AdditionalCost("play", EVENT, SpendFate(Num(1))), cost=1)
RESPECT = event(
    "Respect",
    NEUTRAL,
    action(DemandCost("play", EVENT, Give("honor", YOUR_OPPONENT, YOU, Num(3)))),
    cost=0,
)
SECRETS = attachment(
    "Secrets",
    NEUTRAL,
    AdditionalCost("trigger", HOST, Give("honor", YOUR_OPPONENT, YOU, Num(3)), by="anybody"),
    cost=0,
)
SAGE = character("Sage", CRAB, action(GainFate()), cost=1, military=1)
GREETER = character("Greeter", CRAB, reaction(EntersPlay(CHARACTER), GainFate(), forced=True), cost=1, military=1)
MONSTER = character("Monster", CRAB, AdditionalCost("attack", THIS, LoseHonor(Num(2)), by="you"), cost=1, military=6)
BEAST = character("Beast", CRAB, AdditionalCost("defend", THIS, LoseHonor(Num(2)), by="you"), cost=1, military=6)
WATCHER = character("Watcher", CRAB, interrupt(Happens(ev.PAY_FATE), GainHonor()), cost=1)
MERCHANT = character("Merchant", CRAB, action(GainFate()), cost=1)
CARDS = [MERCHANT, GUARD, RESPECT, SECRETS, SAGE, GREETER, MONSTER, BEAST, WATCHER]


@rule("rr.additional-cost.1")
@pytest.mark.parametrize(("pool", "can"), [(1, True), (0, False)])
def test_to_play_a_card(pool: int, can: bool) -> None:
    s = table(f"A 10/9: Gate Guard | Plain Praise\nB 10/{pool}: | Plain Praise\nfirst B", extra=CARDS)
    assert offered(s, "Plain Praise") == can
    if can:
        do(s, "B: Plain Praise")
        assert fate_of(s) == [9, 0] and honor_of(s) == [10, 11]
        do(s, "A: Plain Praise")
        assert fate_of(s) == [9, 0], "the guard asks only opponents"


@rule("rr.additional-cost.1")
def test_together_with_the_cards_own_cost() -> None:
    s = table("A 10/9: Gate Guard\nB 10/1: | Plain Alms\nfirst B", extra=CARDS)
    assert not offered(s, "Plain Alms"), "1 for the card and 1 for the guard"
    s = table("A 10/9: Gate Guard, Gate Guard\nB 10/3: | Plain Alms\nfirst B", extra=CARDS)
    do(s, "B: Plain Alms")
    assert fate_of(s) == [9, 2], "two guards, 2 fate; and 2 gained"


def test_demanded_for_a_conflict() -> None:
    s = table(
        "A 10/0: Plain Captain* | Respect\nB 10/0: Plain Envoy* | Plain Praise, Plain Letter\nmilitary air A>B",
        extra=CARDS,
    )
    do(s, "B: pass", "A: Respect", "B: Plain Praise")
    assert honor_of(s) == [13, 8], "given 3, then gained 1"
    do(s, "A: pass", "B: Plain Letter")
    assert honor_of(s) == [16, 5]


def test_only_while_it_lasts_and_not_without_honor() -> None:
    s = table("A 10/0: Plain Captain* | Respect\nB 2/0: Plain Envoy* | Plain Praise\nmilitary air A>B", extra=CARDS)
    assert offered(s, "Plain Praise")
    do(s, "B: pass", "A: Respect")
    assert not offered(s, "Plain Praise")
    pass_until(s, "B: action")
    assert s.con[0] == 0 and offered(s, "Plain Praise")
    do(s, "B: Plain Praise")
    assert honor_of(s) == [10, 3]


@rule("rr.additional-cost.1")
@pytest.mark.parametrize(("honor", "can"), [(5, True), (2, False)])
def test_to_trigger_an_ability(honor: int, can: bool) -> None:
    s = table(f"A {honor}/0: Sage[B:Secrets], Merchant\nB 10/0:", extra=CARDS)
    assert offered(s, "Sage") == can and offered(s, "Merchant"), "the merchant owes nothing"
    if can:
        do(s, "A: Sage")
        assert fate_of(s) == [1, 0] and honor_of(s) == [2, 13]


@pytest.mark.parametrize("honor", [5, 2])
def test_forced_abilities_must_be_paid_for_and_nobody_gives_honor_to_himself(honor: int) -> None:
    s = table("A 10/9: Sage[Secrets]\nB 10/0:", extra=CARDS)
    assert not offered(s, "Sage"), "A would have to give A honor"
    s = table(f"A {honor}/9: Greeter[B:Secrets] | | Fields, Fields[Plain Porter]\nB 10/0:\ndynasty phase", extra=CARDS)
    do(s, "A: Plain Porter", "A: 0")
    if honor == 5:
        do(s, "A: Greeter")
        assert honor_of(s) == [2, 13] and fate_of(s)[0] == 10
    else:
        assert decision(s) == "B: action" and fate_of(s)[0] == 9, "what cannot be paid for does not trigger"


@rule("rr.additional-cost.1")
@pytest.mark.parametrize(("honor", "can"), [(2, True), (1, False)])
def test_to_declare_an_attacker(honor: int, can: bool) -> None:
    s = table(f"A {honor}/0: Monster, Plain Captain\nB 10/0:", extra=CARDS)
    do(s, "A: pass", "B: pass", "A: military air", "A: Fields")
    assert offered(s, "Monster") == can
    if can:
        do(s, "A: Monster", "A: done")
        assert honor_of(s)[0] == 0, "it cost A the game, but it could be paid"
    s = table(f"A {honor}/0: Monster\nB 10/0:", extra=CARDS)
    do(s, "A: pass", "B: pass")
    assert (decision(s) == "A: declare a conflict") == can, "without another attacker there is no conflict to declare"


@rule("rr.additional-cost.1")
def test_to_declare_a_defender() -> None:
    s = table("A: Plain Captain\nB 3/0: Beast, Beast, Plain Envoy", extra=CARDS)
    do(s, "A: pass", "B: pass", "A: military air", "A: Fields", "A: Plain Captain", "A: done")
    do(s, "B: Beast")
    assert options(s) == ["Plain Envoy", "done"], "one is all B can pay for"
    do(s, "B: done")
    assert honor_of(s)[1] == 1


@rule("rr.additional-cost.2")
def test_all_costs_are_paid_at_once() -> None:
    s = table("A 10/9: Gate Guard\nB 10/3: Plain Role, Watcher | Plain Rarity\nfirst B", extra=CARDS)
    do(s, "B: Plain Rarity")
    assert decision(s) == "B: interrupts"
    window = next(f for f in reversed(s.frames) if f.events)
    kinds = sorted(e.kind for e in window.events)
    assert kinds == sorted([ev.PAY_FATE, ev.PAY_FATE, ev.BOW]), "its fate, the guard's fate and the role in one window"
    assert fate_of(s) == [9, 3]


def test_they_read_as_printed() -> None:
    assert text_of(GUARD) == "As an additional cost for an opponent to play an event, that player must spend 1 fate."
    assert text_of(MONSTER) == "As an additional cost to declare this character as an attacker, you must lose 2 honor."
