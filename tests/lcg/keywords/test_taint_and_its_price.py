"""Taint: what it costs to declare tainted characters or to defend a tainted province, and what ends it."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    NEUTRAL,
    PROVINCE,
    THAT,
    THIS,
    YOU,
    YOUR_OPPONENT,
    Bow,
    BreakProvince,
    DiscardToken,
    Dishonor,
    GainFate,
    Give,
    Honor,
    MoveHome,
    MoveToken,
    Num,
    RestoreProvince,
    Taint,
    TakeControl,
    TreatAsBlank,
    action,
    character,
    event,
    reaction,
)
from tests.lcg.tables import (
    Happens,
    copies,
    decision,
    do,
    fate_of,
    honor_of,
    is_tainted,
    offered,
    options,
    pass_until,
    table,
    told,
    watch,
)


def card(name: str, *deeds: Any, choose: Any = CHARACTER) -> Any:
    """An event for nothing that does this to what is chosen."""
    return event(name, NEUTRAL, action(*deeds, choose=choose), cost=0)


@rule("rr.tainted.4")
@pytest.mark.parametrize("kind", ["military", "political"])
def test_a_tainted_character_costs_its_controller_honor_whoever_owns_it(kind: str) -> None:
    text = "A 5/0: B:Plain Captain&, Plain Lord\nB 5/0: A:Plain Giant&, Plain Soldier\nconflict phase"
    s = pass_until(table(text), "A: declare a conflict")
    do(s, f"A: {kind} air", "A: Fields", "A: Plain Captain", "A: done")
    assert honor_of(s) == [4, 5]
    do(s, "B: Plain Giant", "B: done")
    assert honor_of(s) == [4, 4]


@rule("rr.tainted.4")
@pytest.mark.parametrize("honor", [1, 2, 3])
def test_it_is_a_cost_that_must_be_payable(honor: int) -> None:
    line = "Plain Captain&, Plain Bully&, Plain Soldier"
    s = pass_until(table(f"A {honor}/0: {line}\nB {honor}/0: {line}\nconflict phase"), "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Plain Captain")
    assert offered(s, "Plain Bully") is (honor > 1) and offered(s, "Plain Soldier")
    assert honor_of(s)[0] == honor, "paid when all are declared"
    s = pass_until(table(f"A 9/0: Plain Lord\nB {honor}/0: {line}\nconflict phase"), "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Plain Lord", "B: Plain Captain")
    assert offered(s, "Plain Bully") is (honor > 1) and offered(s, "Plain Soldier")


@rule("rr.tainted.6")
@pytest.mark.parametrize(
    ("mark", "defenders", "cost"),
    [("&", 0, 0), ("&", 1, 1), ("&", 2, 1), ("&", 3, 1), ("", 1, 0), ("", 3, 0), ("~", 2, 0)],
)
def test_only_a_tainted_province_costs_honor_to_defend_once_for_all(mark: str, defenders: int, cost: int) -> None:
    names = ("Plain Captain", "Plain Bully", "Plain Soldier")[:defenders]
    line = f"Plain Captain, Plain Bully, Plain Soldier | | Fields, Plain Hill{mark}"
    s = pass_until(table(f"A: Plain Giant\nB: {line}\nconflict phase"), "A: declare a conflict")
    do(s, "A: military air", "A: Plain Hill", "A: Plain Giant", *(f"B: {x}" for x in names))
    if decision(s) == "B: declare a defender":
        do(s, "B: done")
    assert honor_of(s) == [10, 10 - cost], "its controller's honor, and nobody's else"


@rule("rr.tainted.6")
@pytest.mark.parametrize(("honor", "may"), [(1, False), (2, True)])
def test_the_honor_for_the_province_is_a_cost_on_top_of_the_others(honor: int, may: bool) -> None:
    line = "Plain Captain&, Plain Soldier | | Fields, Plain Hill&"
    s = pass_until(table(f"A: Plain Giant\nB {honor}/0: {line}\nconflict phase"), "A: declare a conflict")
    do(s, "A: military air", "A: Plain Hill", "A: Plain Giant", "A: done")
    assert offered(s, "Plain Captain") is may and offered(s, "Plain Soldier"), "1 for the hill, 1 for the captain"


DEEDS = [
    card("Trip", Bow(THAT)),
    card("Send Away", MoveHome(THAT)),
    card("Seduce", TakeControl(THAT)),
    card("Silence", TreatAsBlank(THAT)),
    card("Praise", Honor(THAT)),
    card("Slander", Dishonor(THAT)),
]


@rule("rr.tainted.7", "rr.tainted.9")
@pytest.mark.parametrize("deed", [x.name for x in DEEDS])
@pytest.mark.parametrize("mark", ["", "^", "~"])
def test_whatever_else_befalls_a_tainted_character_it_stays_tainted(deed: str, mark: str) -> None:
    s = table(f"A: | {deed}\nB: Plain Captain*&{mark}\nmilitary air B>A", extra=DEEDS)
    if offered(s, deed):
        do(s, f"A: {deed}", "A: Plain Captain")
    assert is_tainted(s, "Plain Captain")


@rule("rr.tainted.7")
def test_only_what_discards_or_moves_the_token_ends_it() -> None:
    thief = character("Thief", CRAB, action(MoveToken(THAT, THIS, "tainted"), choose=CHARACTER - THIS), cost=0)
    wash = card("Wash", DiscardToken(THAT, "tainted"))
    for deed in ("Thief", "Wash"):
        s = table("A: Thief | Wash\nB: Plain Captain&^", extra=[thief, wash])
        do(s, f"A: {deed}", "A: Plain Captain")
        assert not is_tainted(s, "Plain Captain") and is_tainted(s, "Thief") is (deed == "Thief")
    quake, mend = (
        card("Quake", BreakProvince(THAT), choose=PROVINCE),
        card("Mend", RestoreProvince(THAT), choose=PROVINCE),
    )
    s = table("A: | Quake, Mend\nB: | | Fields, Plain Hill&", extra=[quake, mend])
    do(s, "A: Quake", "A: Plain Hill")
    assert is_tainted(s, "Plain Hill")
    do(s, "B: pass", "A: Mend", "A: Plain Hill")
    assert is_tainted(s, "Plain Hill") and not s.p[facts.BROKEN]


@rule("rr.token-pool.2")
def test_tainted_tokens_and_fate_do_not_run_out_either() -> None:
    mass = event("Mass", CRAB, action(Taint(CHARACTER)), cost=0)
    s = table(f"A: {', '.join(['Plain Captain'] * 30)} | Mass\nB: {', '.join(['Plain Soldier'] * 30)}", extra=[mass])
    do(s, "A: Mass")
    rich = event("Rich", CRAB, action(GainFate(Num(90))), cost=0)
    assert fate_of(do(table("A 10/9: | Rich\nB:", extra=[rich]), "A: Rich")) == [99, 0]
    assert s.p[facts.TAINTED].bit_count() == 60 == len(copies(s, "Plain Captain")) + len(copies(s, "Plain Soldier"))


@rule("rr.take.1", "rr.take.2")
@pytest.mark.parametrize("coin", ["honor", "fate"])
@pytest.mark.parametrize("seat", "AB")
def test_who_takes_has_gained_and_who_is_taken_from_has_lost(coin: str, seat: str) -> None:
    gain, lose = (ev.GAIN_HONOR, ev.LOSE_HONOR) if coin == "honor" else (ev.GAIN_FATE, ev.LOSE_FATE)
    winner = character("Winner", CRAB, reaction(Happens(gain), Bow(THIS)), cost=0)
    loser = character("Loser", CRAB, reaction(Happens(lose), Bow(THIS)), cost=0)
    toll = event("Toll", CRAB, action(Give(coin, YOUR_OPPONENT, YOU)), cost=0)
    me, other = "AB".index(seat), "BA".index(seat)
    s = table(f"A 10/5: Winner, Loser | Toll\nB 10/5: Winner, Loser | Toll\ndraw phase, first {seat}",
              extra=[winner, loser, toll])  # fmt: skip
    do(watch(s), f"{seat}: Toll")
    pool = s.honor if coin == "honor" else s.pool
    had = 10 if coin == "honor" else 5
    assert pool[me] == had + 1 and pool[other] == had - 1
    assert decision(s) == f"{seat}: reactions" and sorted(options(s)) == ["Loser", "Winner", "pass"], "both, at once"
    lines = [x for x in told(s) if coin in x]
    assert sorted(lines) == sorted([f"{seat} gains 1 {coin}.", f"{'BA'[me]} loses 1 {coin}."])
