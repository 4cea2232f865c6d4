"""What is answered: one JSON object a line, with `ok`, and `error` and `rules` where something cannot be done."""

from __future__ import annotations

from typing import Any

import msgspec

from gorin.kernel.record import Aside, Choice, Move
from gorin.rulesets.offering import Asked, asked
from gorin.sim.game import Game


class Made(msgspec.Struct):
    """A choice that an agent made."""

    player: int
    index: int
    text: str


class Done(msgspec.Struct):
    """What an agent did beside its decisions."""

    player: int
    aside: dict[str, Any]


class Standing(msgspec.Struct):
    """How the game stands: what is asked now, or how it ended."""

    decision: Asked | None
    over: bool
    winner: int | None
    ending: str | None
    round: int
    decisions: int
    answered: list[Made] = []
    winners: list[int] = []
    asides: list[Done] = []


def standing(game: Game, seat: int | None = None, answered: list[Move] | None = None) -> Standing:
    """How a game stands, and what agents have chosen and done to get there."""
    d = game.decision
    return Standing(
        None if d is None else asked(game.state, d, seat),
        game.over,
        game.winner,
        game.ending,
        game.rounds,
        game.decisions,
        [Made(x.p, x.i, x.t) for x in answered or () if isinstance(x, Choice)],
        game.winners,
        [Done(x.p, x.aside) for x in answered or () if isinstance(x, Aside)],
    )
