"""Several prohibitions in one: "cannot be declared as an attacker or a defender this phase"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from gorin.language.reading.parser import Parser

PERIOD: Final = re.compile(r" (?:this|until the end of the) (?:conflict|phase|round)$")


def barred(r: Parser, text: str, kind: str) -> Iterator[Any]:
    """One thing and the other; what they share is said once."""
    head, _, tail = text.partition(" cannot ")
    period = m[0] if (m := PERIOD.search(tail)) else ""
    tail = tail.removesuffix(period)
    for m in re.finditer(r",? or |, ", tail):
        left, right = tail[: m.start()], tail[m.end() :]
        words = left.split(" ")
        ways = [right, *(f"{' '.join(words[:k])} {right}" for k in range(1, min(len(words), 6)))]
        found = r.read(kind, f"{head} cannot {left}{period}")[:4]
        for x in [*found, *barred(r, f"{head} cannot {left}{period}", kind)]:
            for way in ways:
                for y in r.read(kind, f"{head} cannot {way}{period}")[:4]:
                    if type(x) is type(y) and hasattr(x, "verbs") and replace(x, verbs=y.verbs) == y:
                        yield replace(x, verbs=(*x.verbs, *y.verbs))


def undeclared(r: Parser, text: str) -> Iterator[Any]:
    """ "[military] or [political] conflicts cannot be declared against …": each of them."""
    if m := re.fullmatch(r"(.*)(\[\w+\]) or (\[\w+\])( conflicts cannot be declared .+)", text):
        for x in r.read("text", f"{m[1]}{m[2]}{m[4]}")[:3]:
            for y in r.read("text", f"{m[1]}{m[3]}{m[4]}")[:3]:
                if type(x) is type(y) and replace(x, verbs=y.verbs) == y:
                    yield replace(x, verbs=(*x.verbs, *y.verbs))


def barred_effects(r: Parser, text: str) -> Iterator[Any]:
    """The same for a while."""
    if " cannot " in text and (" or " in text):
        yield from barred(r, text, "effect")
