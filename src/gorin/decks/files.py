"""Deck files of any shape: what is in a file says which, not its name."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path

from gorin.decks.emerald import read_json
from gorin.decks.formats import rules_named
from gorin.decks.piles import Printed
from gorin.decks.problem import Problem
from gorin.decks.reading import Reading
from gorin.decks.text import read_text

LARGEST = 1_000_000  # bytes; a deck has a few thousand
STDIN = "-"

_JSON = re.compile(r"\s*(\{|\[(?!\s*[A-Za-z]))")  # a text may begin with [Dynasty]


def read_file(path: Path | str, cards: Mapping[str, Printed]) -> Reading:
    """Read a deck from a file, or from the standard input (`-`). One that is no text at all, or empty, is refused."""
    where = _named(path)
    name = "deck" if str(path) == STDIN else Path(path).stem
    return read(content(path), name, cards, where)


def read_of(path: Path | str, pools: Mapping[str, Mapping[str, Printed]]) -> tuple[str, Reading]:
    """Read a deck when nobody says of which game: the one the file names, or whose cards more of its lines name."""
    where, text = _named(path), content(path)
    name = "deck" if str(path) == STDIN else Path(path).stem
    found = {game: read(text, name, cards, where) for game, cards in pools.items()}
    said = {game: rules_named(reading.format) or "" for game, reading in found.items()}
    for game, reading in found.items():
        if said[game].startswith(f"{game}/"):
            return game, reading
    game = max(found, key=lambda game: len(found[game].entries))
    return game, found[game]


def _named(path: Path | str) -> str:
    return "The standard input" if str(path) == STDIN else str(path)


def read(text: str, name: str, cards: Mapping[str, Printed], where: str = "The deck") -> Reading:
    """Read a deck from its text, whatever its shape."""
    reading = read_json(text, name, cards, where) if is_json(text) else read_text(text, name, cards)
    if not reading.entries and not reading.problems:
        raise Problem(f"{where} has no cards.")
    return reading


def is_json(text: str) -> bool:
    """Whether a text is meant to be JSON."""
    return _JSON.match(text) is not None


def content(path: Path | str) -> str:
    """The text of a file, or of the standard input."""
    if str(path) == STDIN:
        return decoded(sys.stdin.buffer.read(LARGEST + 1), "The standard input")
    with open(path, "rb") as file:
        return decoded(file.read(LARGEST + 1), str(path))


def decoded(data: bytes, where: str) -> str:
    """What bytes say, if they are a text of a sensible size."""
    if len(data) > LARGEST:
        raise Problem(f"{where} has more than {LARGEST:,} bytes; no deck is as large as that.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise Problem(f"{where} is not a text file in UTF-8.")
    return text
