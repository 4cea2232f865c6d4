"""A line in pieces, each of which can be read by itself: for whoever wants to know where it cannot."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from gorin.language.reading.parser import Parser, TooLong
from gorin.language.reading.trouble import Piece
from gorin.rulesets.lcg.reading.abilities import HEAD, limits
from gorin.rulesets.lcg.reading.payments import costs
from gorin.rulesets.lcg.reading.targets import picks

DASH: Final = " – "
LEAD: Final = re.compile(r", |\. |$")
SENTENCE: Final = re.compile(r"\. |$")
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
    yield from longest(r, text, at, at + len(before), LEAD, kinds)
    start = at + len(before) + len(dash)
    yield from longest(r, text, start, start + len(after), SENTENCE, ("sequence",))


def longest(
    r: Parser, text: str, start: int, end: int, ends: re.Pattern[str], kinds: tuple[str, ...]
) -> Iterator[Piece]:
    """As much at once as can be read; what cannot is a piece up to the next comma or full stop."""
    while start < end:
        stops = [(start + m.start(), start + m.end()) for m in ends.finditer(text[start:end])]
        whole = [x for x in reversed(stops) if any(readable(r, kind, text[start : x[0]]) for kind in kinds)]
        stop, beyond = whole[0] if whole else stops[0]
        if whole:
            yield Piece(start, stop, kinds)
        else:
            yield from smaller(r, text, start, stop, kinds)
        if beyond <= start:
            return
        start = beyond
        kinds = tuple(x for x in kinds if x != "event")


def smaller(r: Parser, text: str, start: int, end: int, kinds: tuple[str, ...]) -> Iterator[Piece]:
    """Of what is joined by "and", the part that cannot be read."""
    if kinds == ("sequence",):
        at = start
        for m in re.finditer(r",? and |$", text[start:end]):
            part = (at, start + m.start())
            if not readable(r, "sequence", text[slice(*part)]):
                yield Piece(*part, kinds=("sequence", "effect"))
                return
            at = start + m.end()
    yield Piece(start, end, kinds)


def constant(r: Parser, text: str) -> Iterator[Piece]:
    """A constant text, with the condition before it."""
    if (m := CONDITION.match(text)) and not readable(r, "clause", m[1]):
        yield Piece(0, m.end(1), ("clause",))
    yield Piece(0, len(text.removesuffix(".")), ("text", "line"))
