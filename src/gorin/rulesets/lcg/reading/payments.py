"""Costs of an ability, and what is chosen after them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from gorin.language.control import TargetPlayer
from gorin.language.nodes import Effect, mentions
from gorin.language.numbers import Num, X
from gorin.language.players import Chosen, You
from gorin.language.reading.gaps import replaced
from gorin.language.reading.nouns import joined, parts
from gorin.language.reading.parser import Parser
from gorin.language.reading.spoken import SpokenPlayer
from gorin.language.sets import ControlledBy, ControlledByFoes
from gorin.rulesets.lcg.reading.targets import Parts, picks
from gorin.rulesets.lcg.words.deeds import OnCards
from gorin.rulesets.lcg.words.paying import OneOrMore

COSTS_END: Final = re.compile(r"\. |, (?=choose|select)| and (?=select one)|$")


def costly(r: Parser, text: str) -> Iterator[Parts]:
    """Costs, or none, and what is chosen."""
    if not text:
        yield {}
        return
    text = text[0].lower() + text[1:]
    yield from picks(r, text)
    for m in COSTS_END.finditer(text):
        head, rest = text[: m.start()], text[m.end() :]
        if not head or head.startswith("choose "):
            continue
        for cost in costs(r, head):
            for lead in picks(r, rest) if rest else [{}]:
                yield {"cost": cost, **lead}
                if mentions(cost, SpokenPlayer("an opponent")):  # whom the ability chooses
                    paid = replaced(cost, SpokenPlayer("an opponent"), Chosen())
                    yield {**lead, "cost": paid, "targets": (TargetPlayer(), *lead.get("targets", ()))}


def costs(r: Parser, text: str) -> Iterator[tuple[Effect, ...]]:
    """One's own cards pay, and whose they are is not said."""
    for m in re.finditer(r"(?:(\d+) or more \(X\)|any number \(X\) of) ", text):
        for way in ("a ", "X ", ""):
            for seq in r.read("sequence", text[: m.start()] + way + text[m.end() :])[:6]:
                if len(seq) == 1:
                    plain = replaced(replaced(seq[0], X(), Num(1)), Num(1), Num(1))
                    for x in (plain, yours(plain)):
                        yield (OneOrMore(x, int(m[1] or 0)),)
    for seq in r.read("sequence", text)[:8]:
        mine = tuple(yours(x) for x in seq)
        if mine != seq:
            yield mine
        yield seq


def yours(x: Any) -> Any:
    """With "you control", where nothing is said."""
    if not isinstance(x, OnCards) or not x.chosen_to_pay():
        return x
    if any(isinstance(p, (ControlledBy, ControlledByFoes)) for p in parts(x.what)):
        return x
    return replace(x, what=joined((x.what, ControlledBy(You()))))  # type: ignore[type-var]  # every deed is a node
