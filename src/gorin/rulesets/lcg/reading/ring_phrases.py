"""Rings read: "an unclaimed ring", "each [air] ring in your claimed ring pool", "that ring"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gorin.language.english import Voice
from gorin.language.nodes import node
from gorin.language.reading.gaps import BEARER, Gap, mark
from gorin.language.reading.parser import Parser
from gorin.rulesets.lcg.words.ring_bearers import AttachedRing
from gorin.rulesets.lcg.words.rings import (
    AnyRing,
    BothRings,
    EitherRings,
    RingOf,
    RingQuery,
    RingsExcept,
    RingsWithFate,
    ThatRing,
)

DETERMINERS = ("each other ", "each ", "an ", "a ", "another ", "all ", "any ", "other ", "")
SPOKEN = ("that ring", "it", "the chosen ring")


@node
class RingGap(RingQuery, Gap):
    """A set of rings."""

    i: int
    kind = "rings"

    def parts(self, v: Voice) -> tuple[str, str, str]:
        return "", "", mark(self.i)


def rings(r: Parser, text: str) -> Iterator[RingQuery]:
    """With its article."""
    text = text[0].lower() + text[1:]
    if text in SPOKEN:
        yield ThatRing()
    if text in (BEARER, f"the {BEARER}"):
        yield AttachedRing()
    for det in DETERMINERS:
        if text.startswith(det):
            rest = text.removeprefix(det)
            for x in r.read("ring", rest):
                yield x
                if "other" in det:
                    yield RingsExcept(x, ThatRing())
            if det:
                break
    if m := re.fullmatch(r"the \[(\w+)\] or \[(\w+)\] ring", text):
        yield EitherRings(RingOf(m[1]), RingOf(m[2]))
    for m in re.finditer(" or ", text):
        for x in r.read("rings", text[: m.start()])[:2]:
            for y in r.read("rings", text[m.end() :])[:2]:
                yield EitherRings(x, y)


def ring(r: Parser, text: str) -> Iterator[RingQuery]:
    """Without one: what stands before "ring", and what after it."""
    for m in re.finditer(r" other than ", text):
        for x in r.read("ring", text[: m.start()])[:3]:
            for y in r.read("rings", text[m.end() :])[:3]:
                yield RingsExcept(x, y)
    if text.endswith(" with no fate"):
        yield from (RingsExcept(x, RingsWithFate()) for x in r.read("ring", text.removesuffix(" with no fate"))[:3])
    m2 = re.search(r"\brings?\b", text)
    if not m2:
        return
    for start in (m.start() for m in re.finditer(r" (?=with|in|that|on)", text)):
        for x in r.read("ring", text[:start])[:3]:
            for y in r.read("ring", "ring" + text[start:])[:3]:
                yield both(x, y)
    words = text[: m2.start()].split()
    for k in range(1, len(words)):
        for x in r.read("ring", " ".join(words[:k]) + " ring")[:2]:
            for y in r.read("ring", " ".join(words[k:]) + text[m2.start() - 1 :])[:2]:
                yield both(x, y)


def both(x: RingQuery, y: RingQuery) -> RingQuery:
    if isinstance(x, AnyRing) or isinstance(y, AnyRing):
        return y if isinstance(x, AnyRing) else x
    return BothRings(x, y)
