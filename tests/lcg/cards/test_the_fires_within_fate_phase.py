"""The Fires Within: Jurōjin's Curse, a second fate phase."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.machine import answer
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    THAT,
    YOURS,
    Bow,
    LastingBar,
    Later,
    PhaseEnds,
    PickRing,
    RemoveRing,
    UnclaimedRings,
    action,
    event,
    gets,
)
from tests.lcg.tables import decision, do, fate_on, is_bowed, military, options, table

ROUND_LONG = event(
    "Plain Round", NEUTRAL,
    action(gets(THAT, military=+1, until="round"), Later(PhaseEnds("round"), (Bow(THAT),)), choose=CHARACTER & YOURS),
    cost=0, influence_cost=0,
)  # fmt: skip
NO_RING = event("Plain Void", NEUTRAL, action(PickRing(UnclaimedRings(), RemoveRing())), cost=0, influence_cost=0)
SLEEP = event(
    "Plain Sleep", NEUTRAL, action(LastingBar(THAT, "ready"), choose=CHARACTER & YOURS), cost=0, influence_cost=0
)
TABLE = "A 10/0: Plain Captain+4{}[{}] | Plain Round, Plain Void\nB 10/0: Plain Soldier+3\nfate phase, rings air=A"


def fated(bowed: str = "", worn: str = "Jurōjin's Curse") -> Any:
    return table(TABLE.format(bowed, worn), extra=[ROUND_LONG, NO_RING])


def windows(s: Any, most: int = 60) -> int:
    """Pass until the next round begins; how many action windows of fate phases there were."""
    seen: set[Any] = set()
    for _ in range(most):
        if s.phase != 4:
            return len(seen)
        if decision(s).endswith(": action"):
            seen.add((s.first, tuple(s.ring_fate)))
        texts = options(s)
        answer(s, next((i for i, x in enumerate(texts) if x in ("pass", "done")), 0))
    raise AssertionError("the round never ended")


def test_jurojins_curse_brings_a_second_fate_phase() -> None:
    s = fated()
    assert windows(s) == 2 and s.round == 2
    assert fate_on(s, "Plain Captain") == 3 and fate_on(s, "Plain Soldier") == 2, "fate is removed again"
    assert s.ring_fate == [1] * 5 and s.first == 0, "the rings that came back get fate; the token has passed twice"


def test_without_jurojins_curse_there_is_one() -> None:
    s = fated(worn="Plain Sword")
    assert windows(s) == 1 and fate_on(s, "Plain Captain") == 4


@pytest.mark.parametrize(("kept", "phases"), [(True, 1), (False, 2)])
def test_jurojins_curse_is_for_a_ready_bearer(kept: bool, phases: int) -> None:
    s = table(TABLE.format("_", "Jurōjin's Curse").replace("Plain Void", "Plain Sleep"), extra=[ROUND_LONG, SLEEP])
    do(s, *(["A: Plain Sleep", "A: Plain Captain"] if kept else []))
    assert windows(s) == phases and is_bowed(s, "Plain Captain") is kept


def test_two_copies_of_jurojins_curse_bring_one_more_phase_only() -> None:
    s = table("A 10/0: Plain Captain+4[Jurōjin's Curse], Plain Envoy+4[Jurōjin's Curse]\nB:\nfate phase")
    assert windows(s) == 2 and fate_on(s, "Plain Captain") == 3


def test_what_lasts_until_the_end_of_the_round_lasts_through_the_second_fate_phase() -> None:
    s = do(fated(), "A: Plain Round", "A: Plain Captain", "B: pass", "A: pass")
    while s.first == 0 or not decision(s).endswith(": action"):  # the token passes with the first one
        texts = options(s)
        answer(s, next((i for i, x in enumerate(texts) if x in ("pass", "done")), 0))
    assert s.phase == 4 and military(s, "Plain Captain") == 5 and not is_bowed(s, "Plain Captain")
    windows(s)
    assert military(s, "Plain Captain") == 4 and is_bowed(s, "Plain Captain"), "at the end of the round"


def test_a_ring_removed_for_the_round_stays_away_in_the_second_fate_phase() -> None:
    s = do(fated(), "A: Plain Void", "A: earth", "B: pass", "A: pass")
    while s.first == 0 or not decision(s).endswith(": action"):
        texts = options(s)
        answer(s, next((i for i, x in enumerate(texts) if x in ("pass", "done")), 0))
    assert s.phase == 4 and s.ring_fate == [1, 0, 1, 1, 1], "no fate is placed on it"
    windows(s)
    assert s.ring_place[1] == s.ring_place[0], "it is back for the next round"
