"""What is asked in random games, in words: the tables of every format, and every option as it is shown."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from hypothesis import strategies as st

from gorin.kernel.record import VERSION, Header
from gorin.rulesets import formats, ruleset
from gorin.rulesets.offering import asked
from gorin.sim.game import Game, open_game
from gorin.sim.version import engine
from tests.ccg.laws.games import any_deck
from tests.laws.sizes import seeds
from tests.laws.tables import deck

RAW = re.compile(
    r"/\d+(?![\dFCP])|\b(lcg|ccg): |None|\{|\}"
)  # names and numbers of the program (3F/3C/3PH is the game's own)
names = st.sampled_from(sorted(formats()))


def opened(name: str, seed: int, log: bool = False) -> Game:
    """A game in any format with decks of any cards."""
    dice = Random(seed)
    decks = [
        any_deck(dice, name) if name.startswith("ccg/") else deck(name, dice) for _ in range(ruleset(name).seats[0])
    ]
    header = Header(VERSION, engine(), name, seed, list("ABCDEFGH"[: len(decks)]), [x.as_dict() for x in decks])
    return open_game(header, log, keep=False)


games = st.builds(opened, names, seeds)
told_games = st.builds(opened, names, seeds, st.just(True))


def step(game: Game, dice: Random) -> None:
    """One random choice; passing less often than other things."""
    d = game.decision
    assert d is not None
    i = dice.randrange(len(d.options))
    if d.options[i].card < 0 and dice.random() < 0.5:
        i = dice.randrange(len(d.options))
    game.choose(i)


def shown(game: Game) -> Any:
    """The decision as programs and people are shown it."""
    d = game.decision
    assert d is not None
    return asked(game.state, d, None)
