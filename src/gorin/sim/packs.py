"""Compact records: many games to a file, of each only what cannot be worked out again: its choices and how it ended.

A pack is JSON lines: a head that says what all its games share, then one line a game. What the options read is not
written, so that a pack is for the release that wrote it; whoever wants a record to keep takes a game out of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from gorin.errors import GorinError, RecordError, quoted
from gorin.kernel.files import put
from gorin.kernel.record import VERSION, Aside, Choice, Ending, Header, Record
from gorin.sim.game import open_game
from gorin.sim.match import Result, Run, file_name
from gorin.sim.squeezing import read_choices
from gorin.sim.version import engine

FORMAT: Final = 1


class Head(msgspec.Struct):
    """What the games of a pack share. `run` is a digest of the run that they belong to."""

    pack: int
    engine: str
    rules: str
    number: int  # of the rules
    run: str
    players: list[str]
    options: dict[str, Any]
    cards: list[dict[str, str]]
    agents: list[str]
    decks: list[dict[str, Any]]


class Packed(msgspec.Struct, omit_defaults=True):
    """One game: its number and seed; who sat where with what, by the lists of the head; choices; asides with how many
    choices had been made before; the end."""

    g: int
    seed: int
    a: list[int]
    d: list[int]
    c: str
    end: Ending
    w: list[int] = []  # the winners
    x: list[tuple[int, int, dict[str, Any]]] = []


def digest(run: Run) -> str:
    """What a run is, but for how many games it has and where they are written."""
    parts = (
        run.rules,
        run.agents,
        run.lineups,
        run.together,
        run.decks,
        run.deals,
        run.seed,
        run.options,
        run.anything,
    )
    cards = [sum for _, sum in run.cards]
    return blake2b(repr((parts, cards, engine())).encode(), digest_size=8).hexdigest()


def write_pack(path: Path, run: Run, results: Iterable[Result]) -> None:
    """Write the games of a shard, whole or not at all."""
    games = sorted(results, key=lambda result: result.game)
    agents: dict[str, int] = {}
    decks: dict[bytes, int] = {}
    lines: list[bytes] = []
    for result in games:
        game = result.packed
        assert game is not None, "a compact run keeps what it writes"
        a = [agents.setdefault(name, len(agents)) for name in game.header.agents]
        d = [decks.setdefault(msgspec.json.encode(deck), len(decks)) for deck in game.header.decks]
        packed = Packed(
            result.game, game.header.seed, a, d, game.choices, game.ending, list(result.winners), game.asides
        )
        lines.append(msgspec.json.encode(packed))
    first = games[0].packed
    assert first is not None
    like = first.header
    head = Head(FORMAT, engine(), run.rules, like.number, digest(run), like.players, like.options, like.cards,
                list(agents), [msgspec.json.decode(deck) for deck in decks])  # fmt: skip
    put(path, b"\n".join([msgspec.json.encode(head), *lines, b""]), is_pack, sync=False)


def is_pack(path: Path) -> bool:
    """Does this file begin as a pack does?"""
    try:
        with open(path, "rb") as file:
            return file.read(8) == b'{"pack":'
    except OSError:
        return False


class Pack:
    """The games of a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            head, *lines = path.read_bytes().splitlines()
            self.head = msgspec.json.decode(head, type=Head)
            self.games = {game.g: game for game in (msgspec.json.decode(line, type=Packed) for line in lines)}
        except (ValueError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise RecordError(f"{path} is no pack of Gorin's, or damaged: {error}.") from None
        if self.head.pack != FORMAT:
            raise RecordError(f"{path} has pack format {self.head.pack}; this version reads format {FORMAT}.")

    def header(self, number: int) -> Header:
        """How the record of a game begins."""
        game, head = self.games[number], self.head
        try:
            agents, decks = [head.agents[k] for k in game.a], [head.decks[k] for k in game.d]
        except IndexError:
            raise RecordError(f"{self.path} is damaged: game {number} names a deck that it does not have.") from None
        header = Header(VERSION, head.engine, head.rules, game.seed, list(head.players), decks, agents)
        header.cards, header.number, header.options = head.cards, head.number, head.options
        return header

    def record(self, number: int) -> Record:
        """A game as a record with words: it is played again, and must end as it did."""
        if number not in self.games:
            numbers = sorted(self.games)
            has = f"games {numbers[0]} to {numbers[-1]}" if numbers else "no games"
            raise RecordError(f"{self.path} has no game {number}; it has {has}.")
        packed = self.games[number]
        where = f"{self.path}, game {number}"
        if packed.end.error:
            raise RecordError(f"{where}, failed; its record is in {file_name(number)}: {packed.end.error}")
        try:
            header = self.header(number)
            choices = [Choice(0, i, "") for i in read_choices(packed.c)]
            game = open_game(header, log=False)
            for move in Record(header, choices, asides=[Aside(p, x, at) for p, at, x in packed.x]).moves():
                if isinstance(move, Choice):
                    game.choose(move.i)
                else:
                    game.aside(move.p, move.aside)
        except GorinError as error:
            raise RecordError(f"{where} parts from the rules: {str(error).rstrip('.')}.") from None
        record = game.record
        if record.ending != packed.end:
            raise RecordError(
                f"{where} parts from the rules: it does not end as it did, by {quoted(packed.end.ending)}."
            )
        return record

    def results(self) -> Iterator[Result]:
        """What came of each game."""
        for number, game in self.games.items():
            header, end = self.header(number), game.end
            decks = tuple(deck["name"] for deck in header.decks)
            who = tuple(header.agents)
            if end.error:
                yield Result(number, who, decks, error=end.error, blames_agent=end.error.startswith("Game "))
            else:
                finished = end.ending not in ("cap", "loop")
                yield Result(number, who, decks, end.ending, finished, end.winner, end.rounds, end.decisions,
                             winners=tuple(game.w))  # fmt: skip
