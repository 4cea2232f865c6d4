"""Compiled, the engine plays the same games: the same seeds give the same choices, states and words. There must be a
build of it (`make compiled`, or GORIN_COMPILED names one); without a compiler there is nothing to compare."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from gorin import compiled
from gorin.rulesets import NAMES

FEW, MANY = 6, 500  # games of each format
PLAY = """
import sys
from hashlib import blake2b
from gorin.agents.base import dice
from gorin.agents.registry import agent_named
from gorin.compiled import is_compiled
from gorin.rulesets import ruleset
from gorin.sim.game import open_game
from gorin.sim.match import Run, play_out

rules, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
seats = ruleset(rules).seats[0]
run = Run(rules, ("random",) * seats, seed=18, anything=True)
print("compiled" if is_compiled() else "interpreted")
for i in range(first, last):
    header = run.header(i)
    game = open_game(header)
    middle = []
    play_out(game, [agent_named(name) for name in header.agents], [dice(header.seed, seat) for seat in range(seats)])
    told = blake2b(repr([line for line in game.log.lines]).encode(), digest_size=8).hexdigest()
    print(i, game.decisions, game.winner, game.ending, game.state.clone().key, told)
"""


def played(rules: str, first: int, last: int, **environment: str) -> list[str]:
    """What a process of its own says of these games, after whether it is compiled."""
    command = [sys.executable, "-c", PLAY, rules, str(first), str(last)]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(not compiled.built(), reason="nothing is compiled here")
@pytest.mark.parametrize("games", [FEW, pytest.param(MANY, marks=pytest.mark.soak)])
@pytest.mark.parametrize("rules", NAMES)
def test_compiled_games_are_the_same(rules: str, games: int) -> None:
    engine, *quick = played(rules, 0, games, GORIN_COMPILED=str(compiled.PLACE))
    reference, *slow = played(rules, 0, games, GORIN_COMPILED="0")
    assert (engine, reference) == ("compiled", "interpreted")
    assert len(quick) == games
    assert quick == slow
