"""Choosing an opponent: of several, only one with whom the ability could change something."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CHOSEN,
    CRAB,
    IN_HAND,
    NEUTRAL,
    PICKED,
    THAT,
    THAT2,
    YOU,
    YOURS,
    Bow,
    ControlledBy,
    DiscardAtRandom,
    DiscardCards,
    Give,
    LoseHonor,
    Num,
    Pick,
    SameController,
    Target,
    TargetPlayer,
    action,
    character,
    event,
    gets,
)
from tests.lcg.tables import decision, do, hand, honor_of, is_bowed, military, offered, options, table

THEIRS = CHARACTER & ControlledBy(CHOSEN)
THIEF = event("Thief", NEUTRAL, action(Give("fate", CHOSEN, YOU), choose=TargetPlayer()), cost=0)
SPY = event("Spy", NEUTRAL, action(DiscardAtRandom(Num(1), CHOSEN), choose=TargetPlayer()), cost=0)
BULLY = event("Bully", NEUTRAL, action(Bow(THAT), choose=(TargetPlayer(), THEIRS)), cost=0)
PAIR = event(
    "Pair", NEUTRAL, action(Bow(THAT), LoseHonor(who=CHOSEN), choose=(TargetPlayer(), Target(THEIRS, Num(2)))), cost=0
)
MATCH = event(
    "Match",
    NEUTRAL,
    action(gets(THAT, military=1, until="phase"), Bow(THAT2),
           choose=(TargetPlayer(), THEIRS, CHARACTER & SameController(THAT) - THAT)),
    cost=0,
)  # fmt: skip
AFTER = event(
    "After", NEUTRAL, action(Bow(THAT), Give("fate", CHOSEN, YOU), choose=(CHARACTER & YOURS, TargetPlayer())), cost=0
)
CENSOR = character(
    "Censor",
    CRAB,
    action(Pick(IN_HAND & ControlledBy(CHOSEN), DiscardCards(PICKED), by=CHOSEN), choose=TargetPlayer()),
    cost=1,
)
CARDS = [THIEF, SPY, BULLY, PAIR, MATCH, AFTER, CENSOR]


def at(a: str, b: str, c: str) -> Any:
    return table(f"A 10/0: {a}\nB {b}\nC {c}", extra=CARDS)


@rule("rr.target.9")
def test_only_an_opponent_with_whom_something_changes() -> None:
    s = at("| Thief", "10/0:", "10/2:")
    do(s, "A: Thief")
    assert decision(s) == "A: choose an opponent" and options(s) == ["C"]
    do(s, "A: C")
    assert s.pool == [1, 0, 1]
    s = at("| Thief", "10/3:", "10/2:")
    assert options(do(s, "A: Thief")) == ["B", "C"]


@rule("rr.cost.11")
def test_if_nothing_changes_with_anybody_it_is_not_offered() -> None:
    assert not offered(at("| Thief", "10/0:", "10/0:"), "Thief")
    assert not offered(at("| Spy", "10/0:", "10/0:"), "Spy")
    s = at("| Spy", "10/0:", "10/0: | Plain Sword")
    do(s, "A: Spy", "A: C")
    assert hand(s, "C") == []


@rule("rr.target.3")
def test_targets_are_those_of_the_chosen_opponent() -> None:
    s = at("| Bully", "10/0: Plain Captain", "10/0: Plain Envoy, Plain Poet")
    do(s, "A: Bully")
    assert options(s) == ["B", "C"]
    do(s, "A: C")
    assert options(s) == ["Plain Envoy", "Plain Poet"]
    do(s, "A: Plain Poet")
    assert is_bowed(s, "Plain Poet")
    s = at("| Bully", "10/0:", "10/0: Plain Envoy")
    do(s, "A: Bully")
    assert options(s) == ["C"], "B has nobody to bow"
    assert not offered(at("Plain Captain | Bully", "10/0:", "10/0: Plain Envoy_"), "Bully")


@rule("rr.target.3")
def test_one_opponent_must_have_all_the_targets() -> None:
    assert not offered(at("| Pair", "10/0: Plain Captain", "10/0: Plain Envoy"), "Pair"), "one each is not two"
    s = at("| Pair", "10/0: Plain Captain", "10/0: Plain Envoy, Plain Poet")
    do(s, "A: Pair")
    assert options(s) == ["C"]
    do(s, "A: C", "A: Plain Poet", "A: Plain Envoy")
    assert is_bowed(s, "Plain Poet") and is_bowed(s, "Plain Envoy") and honor_of(s) == [10, 10, 9]


def test_a_second_target_that_depends_on_the_first() -> None:
    s = at("| Match", "10/0: Plain Captain", "10/0: Plain Envoy, Plain Soldier")
    do(s, "A: Match")
    assert options(s) == ["C"]
    do(s, "A: C", "A: Plain Envoy", "A: Plain Soldier")
    assert military(s, "Plain Envoy") == 2 and is_bowed(s, "Plain Soldier")


def test_an_opponent_chosen_after_a_card() -> None:
    s = at("Plain Captain | After", "10/0:", "10/1:")
    do(s, "A: After", "A: Plain Captain")
    assert options(s) == ["B", "C"], "bowing the captain changes something in any case"
    do(s, "A: C")
    assert s.pool == [1, 0, 0] and is_bowed(s, "Plain Captain")


def test_the_chosen_opponent_chooses() -> None:
    s = at("Censor", "10/0:", "10/0: | Plain Sword, Plain Robe")
    do(s, "A: Censor", "A: C")
    assert decision(s) == "C: choose"
    do(s, "C: Plain Robe")
    assert hand(s, "C") == ["Plain Sword"]
