"""Playing a record again, and saying where it parts from the rules."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gorin.errors import GorinError, RecordError
from gorin.kernel.record import Choice, Record, read_record
from gorin.sim.game import Game, open_game
from gorin.sim.version import engine

MOST_CARDS = 1_000  # in a recorded deck; more is no deck but a damaged record


def read(path: str | os.PathLike[str]) -> Record:
    """Read a record from a file."""
    return read_record(Path(path).read_bytes(), os.fspath(path))


def replay(record: Record | str | os.PathLike[str]) -> Game:
    """Play a record (or the file of one) again, to where it ends; each line and the ending must be as recorded.

    A record of a game that failed fails again.
    """
    if not isinstance(record, Record):
        record = read(record)
    game = reopen(record)
    for _ in advance(game, record):
        pass
    verify(game, record)
    return game


def reopen(record: Record, log: bool = True) -> Game:
    """The recorded game before its first decision."""
    header = record.header
    if len(header.players) != len(header.decks) or any(_cards(deck) > MOST_CARDS for deck in header.decks):
        raise RecordError("The recorded game cannot be opened: its header does not give one deck to each player.")
    try:
        return open_game(record.header, log)
    except GorinError as error:
        raise RecordError(f"The recorded game cannot be opened: {error}", *error.rules) from None
    except Exception as error:
        if record.ending is not None and record.ending.error:
            raise
        reason = f"{type(error).__name__}: {error}"
        raise RecordError(f"The recorded game cannot be opened with these decks ({reason}).") from error


def _cards(deck: dict[str, Any]) -> int:
    """How many cards a recorded deck has; too many if that is not to be read."""
    try:
        return sum(int(n) for n in deck["cards"].values())
    except (KeyError, TypeError, ValueError, AttributeError):
        return MOST_CARDS + 1


def advance(game: Game, record: Record) -> Iterator[Choice]:
    """Choose as recorded; each choice is handed out before it is made."""
    for number, choice in enumerate(record.choices, start=1):
        check(game, choice, number)
        yield choice
        game.choose(choice.i)


def check(game: Game, choice: Choice, number: int) -> None:
    """A recorded choice must be one that can be made, by that player, with those words."""
    d = game.decision
    who = game.rules.seat_name(choice.p) if 0 <= choice.p < game.seats else f"seat {choice.p}"
    if d is None:
        raise parts(game, number, f"{who} chooses '{choice.t}', but the game is over")
    if d.player != choice.p:
        asked = game.rules.seat_name(d.player)
        raise parts(game, number, f"{who} chooses '{choice.t}', but {asked} is asked: {game.why}")
    if not 0 <= choice.i < len(d.options):
        raise parts(game, number, f"{who} chooses option {choice.i}, but there are only {len(d.options)}: {game.why}")
    text = game.options[choice.i]
    if text != choice.t:
        raise parts(game, number, f"option {choice.i} reads '{choice.t}' in the record and '{text}' here")


def verify(game: Game, record: Record) -> None:
    """The end must be as recorded, down to the digest of the last state."""
    then, now = record.ending, game.record.ending
    if then is None or then.error:
        return
    last = len(record.choices)
    if now is None:
        raise parts(game, last, f"the record ends by {then.ending}, but the game goes on")
    for name in ("ending", "winner", "rounds", "decisions", "key"):
        was, is_ = getattr(then, name), getattr(now, name)
        if was != is_ and not (name == "key" and not was):
            raise parts(game, last, f"{name} was {was!r} in the record and is {is_!r} here")


def parts(game: Game, number: int, what: str) -> RecordError:
    """Where the record and the rules part: decision n stands on line n + 1."""
    theirs = game.header.engine
    by = f" It was written by Gorin {theirs}; this is Gorin {engine()}." if theirs != engine() else ""
    return RecordError(f"The record parts from the rules at decision {number} (line {number + 1}): {what}.{by}")
