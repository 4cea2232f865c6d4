"""A whole game as JSON lines: a header, then one small line per decision, then how it ended.

Each decision line holds the index and the text of the option, so that a replay names the first place where the record
and the rules part. Choices with one option are not recorded: the driver makes them. What a player did beside the
decision that waited, an aside, is a line of its own between them. A game that is kept to go on has a snapshot in its
header line: what the game was after so many decisions, for the day when the rules have changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from gorin.errors import RecordError

VERSION = 1
WITH_ASIDES = 2  # a record that has asides or options: who knows of neither must not read past them
READABLE = (VERSION, WITH_ASIDES)


class Header(msgspec.Struct, omit_defaults=True):
    """What the game was: enough to play it again from the first shuffle."""

    gorin: int  # version of this format
    engine: str
    rules: str
    seed: int
    players: list[str]
    decks: list[dict[str, Any]]
    agents: list[str] = []
    stop: bool = False  # choices with one option were asked, and are recorded
    table: str | None = None  # the table it began from, in one string; there are no decks then
    cards: list[dict[str, str]] = []  # the card files it was played with: their names and hashes
    number: int = 0  # of the rules it was begun by (rulesets/numbers.py); 0: before they were numbered
    options: dict[str, Any] = {}  # what is otherwise in this game, by the names its rules give it


class Snapshot(msgspec.Struct, omit_defaults=True):
    """What a game was after `n` decisions (kernel/snapshot.py says how it is written)."""

    n: int
    number: int  # of the rules it was played by
    states: int  # what the numbers in it mean
    faces: dict[str, str]  # per face in the box, in order: a digest of what is printed on it
    lists: list[str]  # whatever else the box numbers
    state: dict[str, Any]
    log: list[
        tuple[str, int, str, str]
    ] = []  # what was told so far: a text, who may read it, what others read, its kind
    sum: str = ""  # a digest of all this
    asides: int = 0  # made before


class FirstLine(Header):
    """The first line of a record."""

    snapshot: msgspec.Raw = msgspec.Raw()


class Choice(msgspec.Struct):
    """One decision: seat p chose option i, which read t."""

    p: int
    i: int
    t: str


class Aside(msgspec.Struct):
    """What seat p did beside the decision that waited, after `at` choices."""

    p: int
    aside: dict[str, Any]
    at: int = 0  # not written: its place among the lines says it


Move = Choice | Aside


class Ending(msgspec.Struct, omit_defaults=True):
    """How it ended, and the digest of the last state."""

    ending: str
    winner: int | None = None
    rounds: int = 0
    decisions: int = 0
    key: str = ""
    error: str = ""


class Record(msgspec.Struct):
    """A game as it was played."""

    header: Header
    choices: list[Choice]
    ending: Ending | None = None
    snapshot: Snapshot | None = None
    asides: list[Aside] = []

    def moves(self, choices: int = 0, asides: int = 0) -> Iterator[Move]:
        """Choices and asides in the order in which they were made, from where so many of each have been."""
        for number in range(choices, len(self.choices) + 1):
            while asides < len(self.asides) and self.asides[asides].at <= number:
                yield self.asides[asides]
                asides += 1
            if number < len(self.choices):
                yield self.choices[number]

    def before(self, choices: int) -> Record:
        """The record up to the decision after so many choices."""
        asides = [aside for aside in self.asides if aside.at <= choices]
        return Record(self.header, self.choices[:choices], None, self.snapshot, asides)

    def lines(self) -> bytes:
        """The record as JSON lines."""
        version = WITH_ASIDES if self.asides or self.header.options else VERSION
        parts: list[Any] = [first_line(msgspec.structs.replace(self.header, gorin=version), self.snapshot)]
        parts += [{"p": x.p, "aside": x.aside} if isinstance(x, Aside) else x for x in self.moves()]
        if self.ending is not None:
            parts.append(self.ending)
        return b"".join(msgspec.json.encode(x) + b"\n" for x in parts)


def first_line(header: Header, snapshot: Snapshot | None) -> Header:
    """The header, with a snapshot if there is one."""
    if snapshot is None:
        return header
    return FirstLine(**msgspec.structs.asdict(header), snapshot=msgspec.Raw(msgspec.json.encode(snapshot)))


def read_first_line(line: bytes) -> tuple[Header, Snapshot | None]:
    """Header and snapshot. A snapshot that cannot be read is none: the record may replay without it."""
    first = msgspec.json.decode(line, type=FirstLine)
    header = Header(**{name: getattr(first, name) for name in Header.__struct_fields__})
    try:
        return header, msgspec.json.decode(first.snapshot, type=Snapshot) if bytes(first.snapshot) else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return header, None


def read_record(data: bytes, name: str = "the record") -> Record:
    """Read JSON lines back; what is wrong is said with its line."""
    lines = data.split(b"\n")
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines:
        raise RecordError(f"{name} is empty.")
    try:
        header, snapshot = read_first_line(lines[0])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
        raise RecordError(f"{name} does not begin with the header of a Gorin record: {e}.") from None
    if header.gorin not in READABLE:
        known = " or ".join(map(str, READABLE))
        raise RecordError(f"{name} has record format {header.gorin}; this version reads format {known}.")
    header.gorin = VERSION  # which one it needs is found out when it is written
    choices: list[Choice] = []
    asides: list[Aside] = []
    ending: Ending | None = None
    for n, line in enumerate(lines[1:], start=2):
        if ending is not None:
            raise RecordError(f"{name}, line {n}: there is text after the ending.")
        try:
            if line.startswith(b'{"ending"'):
                ending = msgspec.json.decode(line, type=Ending)
            elif b'"aside":' in line:
                asides.append(msgspec.json.decode(line, type=Aside))
                asides[-1].at = len(choices)
            else:
                choices.append(msgspec.json.decode(line, type=Choice))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as e:
            if n == len(lines):  # a process was killed while writing: everything before is good
                break
            raise RecordError(f"{name}, line {n}: this is no decision of a Gorin record: {e}.") from None
    return Record(header, choices, ending, snapshot, asides)
