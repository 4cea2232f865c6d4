"""Going on with a game that was kept, perhaps by an older Gorin.

It is played again from its choices. If they no longer fit, because the rules have changed since, the game is taken up
from its snapshot, which says what it was; choices made after the snapshot are made again as far as they still can be. A
game without a snapshot that can be opened cannot be continued, and can be watched up to where it parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from gorin.errors import GorinError, RecordError
from gorin.kernel.record import Choice, Move, Record
from gorin.kernel.snapshot import open_snapshot
from gorin.kernel.state import State
from gorin.rulesets.numbers import states_number
from gorin.sim.game import Game
from gorin.sim.replaying import Parted, check, make, moves, reopen

T = TypeVar("T")
Play = Callable[[Game, Iterator[Choice]], T]  # goes through the choices of a game, each before it is made


def resume(record: Record, log: bool = True) -> Game:
    """The recorded game where it was left."""

    def play(game: Game, choices: Iterator[Choice]) -> Game:
        for _ in choices:
            pass
        return game

    return resumed(record, play, reopen, log)


def resumed(record: Record, play: Play[T], reopen: Callable[[Record, bool], Game] = reopen, log: bool = True) -> T:
    """What `play` makes of the game. If the choices no longer fit, it is called again with the game that its snapshot
    tells of."""
    try:
        game = reopen(record, log)
        return play(game, compared(game, record))
    except Parted as parted:
        game = reopen(record, log)
        try:
            if record.snapshot is None:
                raise RecordError("it has no snapshot") from None
            game.stand_at(record.snapshot, record.choices, record.asides)
        except RecordError as why:
            if record.ending is None:
                parted.sentence += f" It cannot be continued ({why}), and can be watched up to there."
            raise parted from None
        return play(game, as_far_as_they_go(game, record))


def compared(game: Game, record: Record) -> Iterator[Choice]:
    """Choose as recorded; each choice is handed out before it is made."""
    return (move for move in compared_moves(game, record) if isinstance(move, Choice))


def compared_moves(game: Game, record: Record) -> Iterator[Move]:
    """Do everything as recorded. Where there is a snapshot, the game must be the one it tells of: the same words may
    have come to mean something else."""
    at = (record.snapshot.n, record.snapshot.asides) if record.snapshot is not None else (-1, 0)
    fresh = game.state.clone()
    try:
        for move in moves(game, record):
            if (game.decisions, len(game.asides)) == at:
                compare(game, record, fresh)
            yield move
    except (GorinError, GeneratorExit):
        raise
    except Exception as error:  # a record of a failure fails again; any other was played by rules that did not fail
        if record.ending is not None and record.ending.error:
            raise
        raise Parted(game, game.decisions, f"the rules fail there ({type(error).__name__})") from error
    if (game.decisions, len(game.asides)) == at:
        compare(game, record, fresh)


def compare(game: Game, record: Record, fresh: State) -> None:
    """The game must stand as its snapshot says, if that can be opened."""
    assert record.snapshot is not None
    try:
        then = open_snapshot(record.snapshot, fresh, states_number(record.header.rules))
    except RecordError:
        return
    if then.key != game.state.key:
        raise Parted(game, game.decisions, "the game stood otherwise then")


def as_far_as_they_go(game: Game, record: Record) -> Iterator[Choice]:
    """The choices made since the snapshot, up to the first that can no longer be made, or at which these rules fail."""
    for move in record.moves(game.decisions, len(game.asides)):
        try:
            if isinstance(move, Choice):
                check(game, move, game.decisions + 1)
            make(game.clone(), move)
        except Exception:  # whatever it is, the game goes on from before it
            return
        if isinstance(move, Choice):
            yield move
        make(game, move)
