"""A finished game without what can be worked out again: its choices are signs, one for each.

A choice is the place of its option: 0 to 9, a to z, A to Z for the first 62, (62) from there on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Any, Final

import msgspec

from gorin.errors import RecordError
from gorin.kernel.record import Ending, Header, Record

SIGNS: Final = digits + ascii_lowercase + ascii_uppercase
PLACES: Final = {sign: place for place, sign in enumerate(SIGNS)}
CHOICE: Final = re.compile(r"\((\d+)\)|([0-9a-zA-Z])")
SHAPE: Final = re.compile(r"(?:\(\d+\)|[0-9a-zA-Z])*", re.ASCII)


class Squeezed(msgspec.Struct):
    """A game on its way into a pack."""

    header: Header
    choices: str
    asides: list[tuple[int, int, dict[str, Any]]]  # the seat, after how many choices, what
    ending: Ending


def squeezed(record: Record, error: str = "") -> Squeezed:
    """What is kept of a record; with what went wrong in it."""
    assert record.ending is not None, "only games that are over are packed"
    ending = msgspec.structs.replace(record.ending, error=error)
    asides = [(aside.p, aside.at, aside.aside) for aside in record.asides]
    return Squeezed(record.header, written(choice.i for choice in record.choices), asides, ending)


def written(places: Iterable[int]) -> str:
    """Choices as signs.

    >>> written([0, 11, 61, 62])
    '0bZ(62)'
    """
    return "".join([SIGNS[i] if i < len(SIGNS) else f"({i})" for i in places])


def read_choices(text: str) -> list[int]:
    """Signs as choices.

    >>> read_choices("0bZ(62)")
    [0, 11, 61, 62]
    """
    if not SHAPE.fullmatch(text):
        raise RecordError("its choices cannot be read.")
    return [int(long) if long else PLACES[sign] for long, sign in CHOICE.findall(text)]
