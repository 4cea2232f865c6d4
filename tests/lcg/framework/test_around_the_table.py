"""Around a table of three: the first player begins, the others follow clockwise, and round again until it is done."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    NEUTRAL,
    PICKED,
    THEIRS,
    THEM,
    Bow,
    EachPlayerDoes,
    GainFate,
    Pick,
    action,
    character,
    event,
    interrupt,
    reaction,
)
from tests.lcg.declared import attack, defend
from tests.lcg.tables import Happens, decision, do, options, pass_until, step, table

ORDERS = ["ABC", "BCA", "CAB"]


@rule("rr.first-player.1")
@pytest.mark.parametrize("order", ORDERS)
def test_the_token_goes_to_the_left_in_the_fate_phase_and_at_no_other_time(order: str) -> None:
    s = table(f"A: Plain Idler+5\nB: Plain Idler+5\nC: Plain Idler+5\ndynasty phase, first {order[0]}")
    seen = [(s.round, chr(65 + s.first))]
    while s.round < 4:
        before = s.phase
        pass_until(s, "", most=1)
        now = (s.round, chr(65 + s.first))
        if now[1] != seen[-1][1]:
            assert before == 4, "it was the fate phase"
            seen.append(now)
    assert [who for _, who in seen] == [*order, order[0]]


@rule("rr.first-player.6", "rr.in-player-order.1")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("by", [0, 1, 2])
def test_where_nothing_else_is_said_the_first_player_begins_and_the_others_follow_clockwise(
    order: str, by: int
) -> None:
    levy = event("Levy", NEUTRAL, action(EachPlayerDoes(Pick(CHARACTER & THEIRS, Bow(PICKED), by=THEM))), cost=0)
    row = "Plain Soldier, Plain Envoy | Levy"
    s = table(f"A: {row}\nB: {row}\nC: {row}\ndraw phase, first {order[0]}", extra=[levy])
    do(s, *(f"{x}: pass" for x in order[:by]), f"{order[by]}: Levy")
    for who in order:
        assert decision(s) == f"{who}: choose"
        do(s, f"{who}: Plain Envoy")


@rule("rr.first-player.5")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(
    "word", [pytest.param(interrupt, marks=rule("rr.interrupts.4", "rr.interrupts.5")), pytest.param(reaction)]
)
def test_opportunities_go_around_until_all_have_passed_in_a_row(order: str, word: Any) -> None:
    witness = character(
        "Witness",
        CRAB,
        word(Happens(ev.GAIN_HONOR), GainFate(), unlimited=True),
        cost=1,
    )
    row = "Witness, Witness | Plain Praise"
    s = table(f"A: {row}\nB: {row}\nC: {row}\ndraw phase, first {order[0]}", extra=[witness])
    one, two, three = tuple(order)
    do(s, f"{one}: pass", f"{two}: Plain Praise")
    seen = ""
    uses = iter((False, True, False, False, True, False, False))
    while decision(s).endswith(("interrupts", "reactions")):
        who = decision(s)[0]
        seen += who
        do(s, f"{who}: {options(s)[0] if next(uses) else 'pass'}")
    assert seen == one + two + three + one + two + three + one, (
        "the second player's uses begin the round of passing anew"
    )


@rule("rr.in-player-order.2")
@pytest.mark.parametrize("order", ORDERS)
def test_what_is_not_done_after_one_round_goes_on_clockwise(order: str) -> None:
    one, two, three = tuple(order)
    row = "Plain Captain+5"
    s = table(f"A: {row}\nB: {row}\nC: {row}\nconflict phase, first {one}, left {one}=2 {two}=1 {three}=2")
    seen = ""
    while "fate phase" not in step(s):
        seen += decision(s)[0] if decision(s).endswith("declare a conflict") else ""
        pass_until(s, "", most=1)
    assert seen == one + two + three + one + three


@rule("rr.first-player.2")
@pytest.mark.parametrize("order", ORDERS)
def test_whoever_is_first_begins_the_dynasty_phase_and_the_conflicts_of_every_round(order: str) -> None:
    row = "Plain Captain+9"
    s = table(f"A 9/0: {row}\nB 9/0: {row}\nC 9/0: {row}\nfate phase, first {order[-1]}")
    for who in order:
        pass_until(s, "1.4")
        assert chr(65 + s.first) == who and decision(s) == f"{who}: action"
        pass_until(s, "declare a conflict")
        assert decision(s) == f"{who}: declare a conflict"


@rule("rr.first-player.4")
@pytest.mark.parametrize("first", "AB")
@pytest.mark.parametrize(("attacker", "defender"), ["AB", "BA"])
def test_in_a_conflict_the_defending_player_acts_first(first: str, attacker: str, defender: str) -> None:
    row = "Plain Captain+9"
    left = f"left {attacker}=1 {defender}=0"
    s = table(f"A 9/0: {row}\nB 9/0: {row}\nconflict phase, first {first}, {left}")
    attack(s, "military air", "Fields", "Plain Captain", by=attacker)
    defend(s, "Plain Captain", by=defender)
    assert "3.2.2" in step(s) and decision(s) == f"{defender}: action"
    do(s, f"{defender}: pass")
    assert decision(s) == f"{attacker}: action"
    pass_until(s, "conflict phase: action window")
    assert decision(s) == f"{first}: action", "outside of conflicts it is the first player again"
