"""Amounts read: two in one breath, and statistics whose bearer is said afterwards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from gorin.language.reading.parser import Parser


def of_whom(text: str) -> Iterator[str]:
    """ "the glory of each character you control": whose it is, said before it."""
    for m in re.finditer(r"the (base )?(\[\w+\] skill|glory|strength) of (each .+?)(?= cannot | to | until |$)", text):
        yield f"{text[: m.start()]}{m[3]}'s {m[1] or ''}{m[2]}{text[m.end() :]}"


AMOUNTS: Final = re.compile(r"(.*?\bgets? )([+–](?:\d+|X)(?:\[\w+\]| \w+)) and ([+–](?:\d+|X)(?:\[\w+\]| \w+))(.*)")


def amounts(r: Parser, text: str, kind: str) -> Iterator[Any]:
    """ "+2[military] and –1 glory": one word has both."""
    if not (m := AMOUNTS.fullmatch(text)):
        return
    for x in r.read(kind, f"{m[1]}{m[2]}{m[4]}")[:6]:
        for y in r.read(kind, f"{m[1]}{m[3]}{m[4]}")[:6]:
            if type(x) is type(y) and is_dataclass(x) and (z := both_amounts(x, y)) is not None:
                yield z


def both_amounts(x: Any, y: Any) -> Any | None:
    """Two words that differ in what one says and the other does not."""
    values = []
    for f in fields(x):
        a, b = getattr(x, f.name), getattr(y, f.name)
        if a == b or b is None:
            values.append(a)
        elif a is None:
            values.append(b)
        else:
            return None
    return type(x)(*values)
