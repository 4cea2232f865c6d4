"""Playing a record again, and saying where it parts from the rules."""

from __future__ import annotations

import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from gorin.cards.registry import files
from gorin.errors import GorinError, IllegalChoice, RecordError, UsageError, quoted
from gorin.kernel.notation import fold
from gorin.kernel.record import Choice, Header, Move, Record, read_record
from gorin.rulesets.numbers import rules_number
from gorin.sim.game import Game, open_game
from gorin.sim.version import engine

SHORT_HASH = 12  # letters of a hash that are shown
MOST_CARDS = 1_000  # in a recorded deck; more is no deck but a damaged record


def read(path: str | os.PathLike[str]) -> Record:
    """Read a record from a file."""
    return read_record(Path(path).read_bytes(), os.fspath(path))


def replay(record: Record | str | os.PathLike[str]) -> Game:
    """Play a record (or the file of one) again, to where it ends; each line and the ending must be as recorded.

    A record of a game that failed fails again. One that was taken up from a snapshot is played again from there.
    """
    if not isinstance(record, Record):
        record = read(record)
    from gorin.sim.resuming import resume

    game = resume(record)
    verify(game, record)
    return game


def reopen(record: Record, log: bool = True) -> Game:
    """The recorded game before its first decision."""
    header = record.header
    with_its_cards(header)
    decks = len(header.players) if header.table is None else 0
    if len(header.decks) != decks or any(_cards(deck) > MOST_CARDS for deck in header.decks):
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


class OtherCards(RecordError):
    """The game was played with other card files than are loaded; with those, it can be opened."""


def with_its_cards(header: Header) -> None:
    """A game that was played with card files is played again with the same ones, and no card is replaced otherwise.
    Those that go along with it (cards/packs.py) are in its record."""
    game = header.rules.partition("/")[0]
    there = {file.name: file for file in files(game)}
    for told in header.cards:
        name, digest = told.get("name", ""), told.get("sha256", "")
        if english := told.get("english"):
            if sha256(english.encode()).hexdigest() != digest:
                raise RecordError(f"The cards {quoted(name)} in the record are not those it was played with.")
            continue
        if name not in there:
            how = f"'--cards {name}' loads it." if name else "its record does not say which."
            raise OtherCards(f"The game was played with the card file {quoted(name)}, which is not loaded; {how}")
        if there[name].digest != digest:
            both = f"its hash was {digest[:SHORT_HASH]} and is {there[name].digest[:SHORT_HASH]} now"
            raise OtherCards(f"The card file {quoted(name)} is not the one the game was played with: {both}.")
    named = {told.get("name") for told in header.cards}
    for file in there.values():
        if file.name not in named and file.replaces:
            raise OtherCards(f"The game was played without the card file {quoted(file.name)}, which replaces cards.")


def _cards(deck: dict[str, Any]) -> int:
    """How many cards a recorded deck has; too many if that is not to be read."""
    try:
        counts = [n for n in deck["cards"].values() if type(n) is int and n >= 0]
        return sum(counts) if len(counts) == len(deck["cards"]) else MOST_CARDS + 1
    except (KeyError, TypeError, ValueError, AttributeError):
        return MOST_CARDS + 1


def advance(game: Game, record: Record) -> Iterator[Choice]:
    """Choose as recorded, from where the game stands; each choice is handed out before it is made, and once the asides
    before it have been."""
    return (move for move in moves(game, record) if isinstance(move, Choice))


def moves(game: Game, record: Record) -> Iterator[Move]:
    """Do everything as recorded, from where the game stands; each choice and each aside is handed out before."""
    for move in record.moves(game.decisions, len(game.asides)):
        if isinstance(move, Choice):
            check(game, move, game.decisions + 1)
        yield move
        make(game, move)


def make(game: Game, move: Move) -> None:
    """Choose, or do the aside: one that is refused now parts the record from the rules."""
    if isinstance(move, Choice):
        game.choose(move.i)
        return
    try:
        game.aside(move.p, move.aside)
    except (IllegalChoice, UsageError) as error:
        what = quoted(move.aside.get("do", "nothing"))
        raise Parted(game, game.decisions + 1, f"before it the aside {what} is refused", error.sentence) from None


class Parted(RecordError):
    """The record and the rules part at a decision. The sentence names no card, for anybody may come to read it; what
    the record says there and what the rules say is in `detail`, for those who may see everything."""

    def __init__(self, game: Game, number: int, what: str, detail: str = "") -> None:
        then, here = game.header, rules_number(game.header.rules)
        wrote = ""
        if then.number != here:
            wrote = f" It was begun by other rules (number {then.number} of Gorin {quoted(then.engine)}, here {here})."
        elif then.engine != engine():
            wrote = f" It was written by Gorin {quoted(then.engine)}; this is Gorin {engine()}."
        line = number + 1 + len(game.asides)
        super().__init__(f"The record parts from the rules at decision {number} (line {line}): {what}.{wrote}")
        self.number = number  # decisions before this one can be watched
        self.detail = detail
        self.rounds = game.rounds  # as far as it can be watched


def check(game: Game, choice: Choice, number: int) -> None:
    """A recorded choice must be one that can be made, by that player, with those words."""
    d = game.decision
    who = game.rules.seat_name(choice.p) if 0 <= choice.p < game.seats else f"seat {choice.p}"
    if d is None:
        raise Parted(game, number, "the game is over already", f"{who} chooses '{choice.t}'")
    if d.player != choice.p:
        asked = game.rules.seat_name(d.player)
        raise Parted(
            game, number, f"{who} chooses, but {asked} is asked", f"'{choice.t}'; {asked} is asked: {game.why}"
        )
    if not 0 <= choice.i < len(d.options):
        what = f"{who} chooses option {choice.i}, but there are only {len(d.options)}"
        raise Parted(game, number, what, f"'{choice.t}'; {game.why}")
    text = game.options[choice.i]
    if text != choice.t and fold(text) != fold(choice.t):  # errata may put an accent on a title
        detail = f"it reads '{choice.t}' in the record and '{text}' here"
        raise Parted(game, number, f"option {choice.i} is another one", detail)


def verify(game: Game, record: Record) -> None:
    """The end must be as recorded, down to the digest of the last state; another release counts other fields in it."""
    then, now = record.ending, game.record.ending
    if then is None or then.error:
        return
    last = len(record.choices)
    if now is None:
        raise Parted(game, last, f"the record ends by {quoted(then.ending)}, but the game goes on")
    for name in ("ending", "winner", "rounds", "decisions", "key"):
        was, is_ = getattr(then, name), getattr(now, name)
        if was != is_ and not (name == "key" and (not was or record.header.engine != engine())):
            raise Parted(game, last, f"{name} was {quoted(was)} in the record and is {quoted(is_)} here")
