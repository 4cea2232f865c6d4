"""Laws of the heuristic player in the CCG: it goes by what its seat sees, keeps its word, and never throws a game."""

from __future__ import annotations

import random

import pytest

from gorin.agents.base import advise, ask, dice
from gorin.agents.heuristic import HeuristicAgent
from gorin.kernel.views import resample
from tests.agents.test_heuristic_laws import ends_at_once, positions
from tests.states import asked

RULES = "ccg/emperor"
AGENT = HeuristicAgent()


@pytest.mark.parametrize("seed", [1, 2])
def test_what_looks_the_same_gets_the_same_choice(seed: int) -> None:
    """Whatever the seat cannot see is dealt anew: neither the choice nor the reason may notice."""
    for n, game in enumerate(positions(RULES, seed, every=5)):
        s = game.state
        you = asked(s).player
        wanted = advise(AGENT, s, asked(s), dice(n, you))
        t = resample(s, you, 11)
        assert game.rules.view(t, you) == game.rules.view(s, you)
        assert advise(AGENT, t, asked(t), dice(n, you)) == wanted


def test_it_does_what_it_explains_and_leaves_the_table_alone() -> None:
    for n, game in enumerate(positions(RULES, 3, every=3)):
        d = game.decision
        assert d is not None
        before, chance = game.state.key, random.getstate()
        index, why = advise(AGENT, game.state, d, dice(n, 0))
        assert index == ask(AGENT, game.state, d, dice(n, 0))
        assert game.state.key == before
        assert random.getstate() == chance
        assert 0 <= index < len(d.options)
        assert why[0].isupper() or not why[0].isalpha()
        assert why.endswith(".") and "\n" not in why
        assert ".." not in why and "  " not in why


def test_the_same_seed_plays_the_same_game() -> None:
    ends = []
    for _ in range(2):
        last = None
        for game in positions(RULES, 5):
            last = game
        assert last is not None
        ends.append(last.state.key)
    assert ends[0] == ends[1]


def test_it_never_chooses_to_lose() -> None:
    """No choice ends the game in its defeat while another does not, and an action that wins at once is taken."""
    for seed in (6, 7):
        for n, game in enumerate(positions(RULES, seed)):
            s = game.state
            you = asked(s).player
            ends = [ends_at_once(s, i, you) for i in range(len(asked(s).options))]
            if len(set(ends)) == 1:
                continue
            chosen = ends[ask(AGENT, s, asked(s), dice(n, you))]
            assert chosen >= 0
            if asked(s).why in ("action", "battle action"):
                assert chosen == max(ends)
