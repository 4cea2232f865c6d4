"""Nouns of this game that no single word says: who performs, cards in units, several that are spoken of together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from gorin.language.nodes import Query
from gorin.language.reading.after_nouns import after
from gorin.language.reading.nouns import joined
from gorin.language.reading.parser import Parser
from gorin.language.reading.spoken import Spoken
from gorin.language.sets import Any_, Host, This
from gorin.rulesets.ccg.words.sets import InUnitOf, Performer

PERFORMING: Final = re.compile(r"(?:your|the) performing [A-Za-z]+|your (?:Personality|unit|card|Follower)")
IN_UNIT: Final = re.compile(r" in (?=[^,.]+?'s unit\b)")
KNOWN: Final = (This, Host, Performer, Spoken, InUnitOf)
MOST: Final = 4


def performer(_: Parser, text: str) -> Iterator[Query]:
    """ "your performing Personality", "the performing Shugenja", "your Personality"; whom an attack strikes."""
    low = text[0].lower() + text[1:]
    if PERFORMING.fullmatch(low):
        yield Performer()
    if low == "the target":
        yield Spoken(low)


def in_units(r: Parser, text: str) -> Iterator[Query]:
    """ "a Follower in that Personality's unit": what stands before belongs to the card, what follows to all of it."""
    for m in IN_UNIT.finditer(text):
        whose, _, rest = text[m.end() :].partition("'s unit")
        if rest and not rest.startswith(" "):
            continue
        for of in r.read("set", whose)[:MOST]:
            for q in r.read("set", text[: m.start()])[:MOST]:
                for more in after(r, rest):
                    yield joined((InUnitOf(q, of), *more))


def together(r: Parser, text: str) -> Iterator[Query]:
    """ "that Personality and the second Personality", "your performing Personality and each Follower in his unit"."""
    for m in re.finditer(" and ", text):
        left = [q for q in r.read("set", text[: m.start()]) if isinstance(q, KNOWN)]
        if left:
            for other in r.read("set", text[m.end() :]):
                if isinstance(other, KNOWN):
                    yield from (Any_((q, other)) for q in left)
