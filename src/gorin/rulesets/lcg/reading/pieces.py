"""A line in pieces, each of which can be read by itself: for whoever wants to know where it cannot."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Final

from gorin.language.reading.parser import Parser, TooLong
from gorin.language.reading.pieces import SENTENCE, longest
from gorin.language.reading.trouble import Piece
from gorin.rulesets.lcg.reading.abilities import HEAD, limits
from gorin.rulesets.lcg.reading.payments import costs
from gorin.rulesets.lcg.reading.targets import picks

DASH: Final = " – "
LEAD: Final = re.compile(r", |\. |$")
CONDITION: Final = re.compile(r"((?:while|if|during) .+?), ", re.I)
BEFORE: Final = ("clause", "cost", "choice")


def readable(r: Parser, kind: str, text: str) -> bool:
    """Can this piece be read as that?"""
    text = text.strip().removesuffix(".")
    low = text[:1].lower() + text[1:]
    try:
        if kind == "cost":
            return any(True for _ in costs(r, low))
        if kind == "choice":
            return any(True for _ in picks(r, low))
        return bool(r.read(kind, text) or r.read(kind, low))
    except (TooLong, RecursionError):
        return False


def pieces(r: Parser, text: str) -> Iterator[Piece]:
    """The pieces of a line, in its order."""
    m = HEAD.match(text)
    if not m:
        yield from constant(r, text)
        return
    body, _ = limits(text[m.end() :])
    at = m.end()
    before, dash, after = body.partition(DASH)
    if not dash:
        before, after = "", body
    kinds = ("event", *BEFORE) if m[4] != "Action" else BEFORE
    reads = partial(readable, r)
    yield from longest(reads, text, at, at + len(before), LEAD, kinds)
    start = at + len(before) + len(dash)
    yield from longest(reads, text, start, start + len(after), SENTENCE, ("sequence",))


def constant(r: Parser, text: str) -> Iterator[Piece]:
    """A constant text, with the condition before it."""
    if (m := CONDITION.match(text)) and not readable(r, "clause", m[1]):
        yield Piece(0, m.end(1), ("clause",))
    yield Piece(0, len(text.removesuffix(".")), ("text", "line"))
