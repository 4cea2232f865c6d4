"""The choices of a recorded game, each as it stood before it was made.

Only games that are over are reviewed: what a review says of the deal, and of what came later, nobody at a table that
goes on may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gorin.errors import RecordError
from gorin.kernel.decisions import Decision
from gorin.kernel.record import Choice, Record
from gorin.kernel.state import State
from gorin.sim.game import Game
from gorin.sim.replaying import verify
from gorin.sim.resuming import resumed


class Moment(NamedTuple):
    """A choice among two options or more, before it is made."""

    decision: int  # how many choices came before
    step: int  # how many choices and asides
    round: int
    seat: int
    chosen: int
    lines: int  # of the log, told so far
    state: State

    @property
    def asked(self) -> Decision:
        """The decision that waits."""
        d = self.state.decision
        assert d is not None, "a moment waits for a choice"
        return d


class Played(NamedTuple):
    """A game that is over, and its choices."""

    game: Game
    moments: list[Moment]


def played(record: Record) -> Played:
    """A recorded game, played again; it must be over."""
    reviewable(record)

    def play(game: Game, choices: Iterator[Choice]) -> Played:
        found = []
        for choice in choices:
            d = game.decision
            if d is not None and len(d.options) > 1:
                step, lines = game.decisions + len(game.asides), len(game.log.lines) if game.log is not None else 0
                state = game.state.clone()
                found.append(Moment(game.decisions, step, game.rounds, choice.p, choice.i, lines, state))
        return Played(game, found)

    done = resumed(record, play)
    verify(done.game, record)
    return done


def reviewable(record: Record) -> None:
    """Refuse what is no game that is over."""
    if record.ending is None:
        raise RecordError("The recorded game goes on; a review is for games that are over.")
    if record.ending.error:
        raise RecordError("The recorded game broke off with an error, so there is nothing to review.")
