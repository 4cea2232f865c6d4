"""A whole game as JSON lines: a header, then one small line per decision, then how it ended.

Each decision line holds the index and the text of the option, so that a replay names the first place where the record
and the rules part. Choices with one option are not recorded: the driver makes them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from gorin.errors import RecordError

VERSION = 1


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


class Choice(msgspec.Struct):
    """One decision: seat p chose option i, which read t."""

    p: int
    i: int
    t: str


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

    def lines(self) -> bytes:
        """The record as JSON lines."""
        parts: list[Any] = [self.header, *self.choices]
        if self.ending is not None:
            parts.append(self.ending)
        return b"".join(msgspec.json.encode(x) + b"\n" for x in parts)


def read_record(data: bytes, name: str = "the record") -> Record:
    """Read JSON lines back; what is wrong is said with its line."""
    lines = data.split(b"\n")
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines:
        raise RecordError(f"{name} is empty.")
    try:
        header = msgspec.json.decode(lines[0], type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError) as e:
        raise RecordError(f"{name} does not begin with the header of a Gorin record: {e}.") from None
    if header.gorin != VERSION:
        raise RecordError(f"{name} has record format {header.gorin}; this version reads format {VERSION}.")
    choices: list[Choice] = []
    ending: Ending | None = None
    for n, line in enumerate(lines[1:], start=2):
        if ending is not None:
            raise RecordError(f"{name}, line {n}: there is text after the ending.")
        try:
            if line.startswith(b'{"ending"'):
                ending = msgspec.json.decode(line, type=Ending)
            else:
                choices.append(msgspec.json.decode(line, type=Choice))
        except (msgspec.DecodeError, UnicodeDecodeError) as e:
            if n == len(lines):  # a process was killed while writing: everything before is good
                break
            raise RecordError(f"{name}, line {n}: this is no decision of a Gorin record: {e}.") from None
    return Record(header, choices, ending)
