"""Taking back tells nothing: what others hold cannot be found out by trying, neither by what comes nor by when."""

from __future__ import annotations

from random import Random

import pytest

from gorin.kernel.views import resample
from gorin.server.match import Match, Status
from gorin.server.passing import Passing, answers
from gorin.sim.game import new_game

RULES = ("lcg/stronghold", "ccg/emperor")
DEALS = 4  # in which the hidden cards are dealt anew, for each choice that could be taken back freely


def begun(rules: str, seed: int) -> Match:
    match = Match(1, 1, new_game(rules, seed=seed, stop=True), Status([0, 0]))
    match.settle(people())
    return match


def people() -> dict[int, Passing]:
    return {0: Passing(), 1: Passing()}


def after(match: Match, option: int) -> Match:
    """The game after a choice and what follows from it by itself."""
    later = match.copy()
    later.choose(option, hand=True)
    later.settle(people())
    return later


def dealt_anew(match: Match, seat: int, seed: int) -> Match:
    """The same as far as a seat can tell."""
    other = match.copy()
    other.game.state = resample(match.game.state, seat, seed)
    other.game.state.log = match.game.state.log
    return other


def seen(match: Match, seat: int) -> object:
    """What a seat sees, and who is asked what."""
    d = match.game.decision
    return match.view(seat), len(match.lines(seat)), None if d is None else (d.player, d.why)


def free_and_told(rules: str, seed: int, most: int) -> tuple[int, int]:
    """Play by dice, and for each choice that could be taken back freely see that it comes to the same whatever the
    others hold. Gives how many were free, and in how many moments another was asked to answer."""
    match, dice = begun(rules, seed), Random(seed)
    free = asked = 0
    for _ in range(most):
        if match.over:
            break
        d = match.game.decision
        assert d is not None
        seat, option = d.player, dice.randrange(len(d.options))
        later = after(match, option)
        if later.over:
            break
        e = later.game.decision
        assert e is not None
        if e.player != seat and answers(e):
            asked += 1
            assert later.has_learned(seat, match), f"{seat} knows that {e.player} is asked: {d.why} -> {e.why}"
        if not later.has_learned(seat, match):
            free += 1
            for deal in range(DEALS):
                anew = dealt_anew(match, seat, seed * 1_000 + deal)
                assert seen(after(anew, option), seat) == seen(later, seat), f"{d.why} -> {e.why}"
        match = later
    return free, asked


@pytest.mark.parametrize("rules", RULES)
def test_what_is_taken_back_freely_has_told_nothing(rules: str) -> None:
    free, asked = free_and_told(rules, 1, most=250)
    more = free_and_told(rules, 2, most=250)
    assert free + more[0] > 20 and asked + more[1] > 0


@pytest.mark.soak
@pytest.mark.parametrize("rules", RULES)
def test_what_is_taken_back_freely_has_told_nothing_in_many_games(rules: str) -> None:
    found = [free_and_told(rules, 500 + seed, most=3_000) for seed in range(25)]
    assert sum(free for free, _ in found) > 500 and sum(asked for _, asked in found) > 50
