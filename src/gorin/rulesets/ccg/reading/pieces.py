"""A line in pieces, each of which can be read by itself: what stands before the colon, and sentence by sentence what
stands after it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Final

from gorin.language.reading.gaps import THIS_TYPE
from gorin.language.reading.parser import Parser, TooLong
from gorin.language.reading.pieces import SENTENCE, longest
from gorin.language.reading.trouble import Piece
from gorin.rulesets.ccg.reading.abilities import EVEN, HEAD, LIMITS, constraints, halves, occurrences, targets
from gorin.rulesets.ccg.reading.producing import produces
from gorin.rulesets.ccg.reading.samurai import aimed, entering

LEAD: Final = re.compile(r", and |, | and |$")
BEFORE: Final = ("limit", "event", "clause", "cost")


def readable(r: Parser, kind: str, text: str) -> bool:
    """Can this piece be read as that?"""
    text = text.strip().removesuffix(".")
    low = text[:1].lower() + text[1:]
    try:
        match kind:
            case "limit":
                return low.replace(THIS_TYPE, "card") in EVEN or any(x.fullmatch(low) for x in LIMITS)
            case "event":
                return any(True for _ in occurrences(r, low))
            case "cost":
                return any(True for _ in constraints(r, low))
            case "sequence":
                return any(r.read("sequence", told) for told, _ in aimed(r, text, targets))
            case "text":
                whole = (*produces(r, text), *entering(text))
                return bool(whole) or any(r.read("text", x) for x in (text, low))
        return bool(r.read(kind, text) or r.read(kind, low))
    except (TooLong, RecursionError):
        return False


def pieces(r: Parser, text: str) -> Iterator[Piece]:
    """The pieces of a line, in its order."""
    m = HEAD.match(text)
    at, reads = m.end() if m else 0, partial(readable, r)
    before, after = list(halves(text[at:]))[-1]
    if not m and (not before or reads("text", text)):
        yield Piece(0, len(text.removesuffix(".")), ("text", "sequence"))
        return
    yield from longest(reads, text, at, at + len(before), LEAD, BEFORE)
    start = len(text) - len(after)
    yield from longest(reads, text, start, len(text.removesuffix(".")), SENTENCE, ("sequence",))
