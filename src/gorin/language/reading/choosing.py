"""What is chosen while effects resolve: "choose and bow a character", "one of those characters"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gorin.language.control import (
    OneAndTheOther,
    Pick,
)
from gorin.language.nodes import Effect, Number, Player, Query, walk
from gorin.language.numbers import Num
from gorin.language.players import You
from gorin.language.reading.gaps import replaced
from gorin.language.reading.nouns import joined, parts
from gorin.language.reading.parser import Parser
from gorin.language.reading.spoken import Several, Spoken, chosen_from
from gorin.language.sets import ControlledBy, ControlledByFoes, Picked, Rest, That


def chosen(r: Parser, text: str) -> Iterator[Effect]:
    """ "choose and bow a character"; "choose a character. That character gets …"."""
    if text.startswith("choose and "):
        for x in r.read("effect", text.removeprefix("choose and "))[:8]:
            if not walk(x, Pick):  # what is picked already is said so
                yield from picks(x)
            elif isinstance(x, Pick):
                yield x
    elif m := re.match(r"choose (.+?)\. (.+)", text):
        for q in r.read("set", m[1])[:3]:
            what, n, up_to = (q.of, q.n, q.up_to) if isinstance(q, Several) else (q, Num(1), False)
            for x in r.read("effect", m[2])[:6]:
                yield Pick(what, x, n=n, up_to=up_to)


def picks(x: Effect, by: Player | None = None) -> Iterator[Effect]:
    """What is done to a set, done to cards chosen from it."""

    def make(q: Query, do: Effect, n: Number, up_to: bool) -> Effect:
        return Pick(q, do, by or You(), n, up_to)

    return chosen_from(x, make)


def owned_by(x: Effect, who: Player) -> Effect:
    """One sacrifices only one's own: whose the chosen cards are is not said."""
    if isinstance(x, Pick) and not any(isinstance(p, (ControlledBy, ControlledByFoes)) for p in parts(x.what)):
        return Pick(joined((x.what, ControlledBy(who))), x.do, x.by, x.n, x.up_to)
    return x


def one_and_other(r: Parser, text: str) -> Iterator[Effect]:
    """ "move one of those characters home and bow the other"."""
    m = re.search(r"one of (those \w+)", text)
    if not m:
        return
    for joint in re.finditer(" and ", text):
        left, right = text[: joint.start()], text[joint.end() :]
        if m.end() <= len(left) and "the other" in right:
            for x in r.read("effect", left.replace(m[0], "that card"))[:3]:
                for y in r.read("effect", right)[:3]:
                    one = replaced(x, Spoken("that card"), Picked())
                    yield OneAndTheOther(That(0), one, replaced(y, Spoken("the other"), Rest()))
