"""Nouns of this game that no single word says: who performs, cards in units, several that are spoken of together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from gorin.language.conditions import Exists
from gorin.language.nodes import Condition, Number, Query, Trigger
from gorin.language.reading.after_nouns import after
from gorin.language.reading.nouns import joined
from gorin.language.reading.parser import Parser
from gorin.language.reading.spoken import Spoken
from gorin.language.sets import Any_, Host, Is, This
from gorin.rulesets.ccg.words.aftermath import EitherOf
from gorin.rulesets.ccg.words.numbers import MostOfOnePlayer
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


def most_of_one_player(r: Parser, text: str) -> Iterator[Number]:
    """ "the highest number of Personalities dead in any one discard pile"."""
    if text.startswith("the highest number of ") and " in any one " in text:
        what = text.removeprefix("the highest number of ").replace(" in any one ", " in any ")
        yield from (MostOfOnePlayer(q) for q in r.read("set", what)[:MOST])


def in_play(r: Parser, text: str) -> Iterator[Condition]:
    """ "this card is in play"."""
    if (m := re.fullmatch(r"(?:if|while) (.+) is in play", text)) is not None:
        yield from (Exists(joined((q, Is("in play")))) for q in r.read("set", m[1])[:MOST])


def either_event(r: Parser, text: str) -> Iterator[Trigger]:
    """ "after it is assigned or an action resolves that it performed"."""
    for m in re.finditer(" or ", text):
        other = text[m.end() :]
        for x in r.read("event", text[: m.start()])[:MOST]:
            for way in (f"{text.split(' ')[0]} {other}", other):
                yield from (EitherOf(x, y) for y in r.read("event", way)[:MOST])
