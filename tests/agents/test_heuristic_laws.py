"""Laws of the heuristic player: it sees only what its seat sees, is as good as its word, and never throws a game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from gorin.agents.base import Explains, Sampler, Seat, advise, ask, dice
from gorin.agents.heuristic import HeuristicAgent, adviser
from gorin.agents.random import RandomAgent
from gorin.errors import UsageError
from gorin.kernel.machine import answer
from gorin.kernel.views import resample
from gorin.sim.game import Game, new_game
from tests.states import asked

FORMATS = ("lcg/stronghold", "lcg/skirmish")
AGENT = HeuristicAgent()


def positions(rules: str, seed: int, every: int = 1) -> Iterator[Game]:
    """Positions of a game in which it plays one seat and chance the other."""
    game = new_game(rules, seed=seed, log=False)
    agents = (AGENT, RandomAgent()) if seed % 2 else (RandomAgent(), AGENT)
    rngs = [dice(seed, seat) for seat in (0, 1)]
    n = 0
    while (d := game.decision) is not None:
        n += 1
        if n % every == 0:
            yield game
        game.choose(ask(agents[d.player], game.state, d, rngs[d.player]))


@pytest.mark.parametrize("rules", FORMATS)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_looks_the_same_gets_the_same_choice(rules: str, seed: int) -> None:
    """Whatever the seat cannot see is dealt anew: neither the choice nor the reason may notice."""
    for n, game in enumerate(positions(rules, seed, every=4)):
        s = game.state
        you = asked(s).player
        wanted = advise(AGENT, s, asked(s), dice(n, you))
        for other in (11, 12):
            t = resample(s, you, other)
            assert game.rules.view(t, you) == game.rules.view(s, you)
            assert advise(AGENT, t, asked(t), dice(n, you)) == wanted


@pytest.mark.parametrize("rules", FORMATS)
def test_it_does_what_it_explains(rules: str) -> None:
    for n, game in enumerate(positions(rules, 3, every=3)):
        d = game.decision
        assert d is not None
        index, why = advise(AGENT, game.state, d, dice(n, 0))
        assert index == ask(AGENT, game.state, d, dice(n, 0))
        assert 0 <= index < len(d.options)
        assert why[0].isupper() or not why[0].isalpha()
        assert why.endswith(".") and "\n" not in why
        assert ".." not in why and "  " not in why


@pytest.mark.parametrize("rules", FORMATS)
def test_it_leaves_the_table_and_the_global_dice_alone(rules: str) -> None:
    for n, game in enumerate(positions(rules, 4, every=7)):
        before, chance = game.state.key, random.getstate()
        ask(AGENT, game.state, asked(game.state), dice(n, 0))
        assert game.state.key == before
        assert random.getstate() == chance


@pytest.mark.parametrize("rules", FORMATS)
def test_the_same_seed_plays_the_same_game(rules: str) -> None:
    ends = []
    for _ in range(2):
        last = None
        for game in positions(rules, 5):
            last = game
        assert last is not None
        ends.append(last.state.key)
    assert ends[0] == ends[1]


def ends_at_once(s: Any, index: int, you: int) -> int:
    """Who has won once this option is chosen, before anybody else is asked: 1 you, -1 another, 0 nobody. That others
    have nothing to choose from is not for you to know."""
    t = s.clone()
    answer(t, index)
    while t.decision is not None and t.decision.player == you and len(t.decision.options) == 1:
        answer(t, 0)
    return 0 if t.winner < 0 else 1 if t.winner == you else -1


@pytest.mark.parametrize("rules", FORMATS)
def test_it_never_chooses_to_lose(rules: str) -> None:
    """No choice ends the game in its defeat while another does not, and one that wins at once is not passed over."""
    for seed in (6, 7, 8):
        for n, game in enumerate(positions(rules, seed)):
            s = game.state
            you = asked(s).player
            ends = [ends_at_once(s, i, you) for i in range(len(asked(s).options))]
            if len(set(ends)) == 1 or asked(s).why == "honor bid":
                continue
            chosen = ends[ask(AGENT, s, asked(s), dice(n, you))]
            assert chosen >= 0
            if asked(s).why == "action":
                assert chosen == max(ends)


def test_it_says_why() -> None:
    assert isinstance(AGENT, Explains)
    assert not isinstance(RandomAgent(), Explains)
    game = new_game("lcg/skirmish", seed=1, log=False)
    d = game.decision
    assert d is not None
    assert advise(RandomAgent(), game.state, d, dice(1, 0))[1] == ""
    seat, sampler = Seat(game.state, d.player), Sampler(game.state, d.player)
    assert AGENT.explain(seat, d, sampler, dice(1, 0))[0] == AGENT.act(seat, d, sampler, dice(1, 0))


def test_a_game_it_does_not_know_is_refused() -> None:
    with pytest.raises(UsageError, match=r"^The heuristic agent does not know chess; it plays lcg, ccg\.$"):
        adviser("chess")
