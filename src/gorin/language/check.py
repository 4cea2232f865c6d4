"""Static checks of words, for any game: every word speaks of something its ability binds, and says it plainly.

A ruleset tells which fields of its words bind which names (`BINDS`), which words need which name (`NEEDS`), and what
its facts and statistics are called. Each complaint is a sentence that begins with the word.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from gorin.errors import CardError
from gorin.language.conditions import EachOpponent, SomeOpponent
from gorin.language.control import (
    EachOpponentDoes,
    EachPlayerDoes,
    Later,
    Limit,
    OneAndTheOther,
    Pick,
    Target,
    TargetPlayer,
)
from gorin.language.nodes import mentions
from gorin.language.numbers import MOST_WRITTEN
from gorin.language.players import Chosen, Doer, Them
from gorin.language.sets import COMPARISONS, All, Any_, Host, Is, It, Paid, Picked, Rest, That, Without
from gorin.language.values import Known, Values, misfits, strings, unknown

VALUES: Values = {"op": ("comparison", COMPARISONS)}
NOTHING_THERE = "a word speaks of {!r}, which is nothing where it stands."
MOST_WORDS = 3  # in a string that is no name: what a card says is said by nodes

Binds = Mapping[type, Mapping[str, tuple[str, ...]]]
Needs = Mapping[type, tuple[str, str]]

BINDS: Binds = {
    SomeOpponent: {"of": ("them",)},
    EachOpponent: {"of": ("them",)},
    EachOpponentDoes: {"do": ("them",), "of": ("them",)},
    EachPlayerDoes: {"do": ("them",), "of": ("them",)},
    Pick: {"do": ("picked",)},
    OneAndTheOther: {"one": ("picked",), "other": ("rest",)},
    TargetPlayer: {"of": ("them",)},
}
NEEDS: Needs = {
    Them: ("them", "THEM is nobody outside some_opponent, each_opponent, EachOpponentDoes and EachPlayerDoes."),
    Picked: ("picked", "PICKED is nothing outside Pick, OneAndTheOther and the results of a duel."),
    Rest: ("rest", "REST is nothing outside the second part of OneAndTheOther."),
    Paid: ("paid", "PAID is nothing unless a cost lets its payer choose a card."),
    It: ("it", "IT is nothing unless the ability waits for something that happens to a card."),
    Doer: ("doer", "DOER is nobody unless the ability waits for something."),
    Chosen: ("chosen", "CHOSEN is nobody unless the ability chooses an opponent with TargetPlayer."),
    Host: ("host", "HOST is nothing unless the card is an attachment."),
}


@dataclass(frozen=True)
class Bound:
    """What the words at one place of an ability may speak of: names, and how many targets."""

    names: frozenset[str] = frozenset()
    targets: int = 0

    def also(self, *names: str) -> Bound:
        """With more names."""
        return replace(self, names=self.names | frozenset(names))

    def without(self, *names: str) -> Bound:
        """With fewer names."""
        return replace(self, names=self.names - frozenset(names))


class Checker:
    """Complains about words. A ruleset makes one from its own words and vocabulary."""

    names: frozenset[str] = frozenset()  # fields that hold what something is called, in whichever words
    remembers = 1  # so many targets are known to a delayed effect

    def __init__(
        self, words: Any, binds: Binds | None = None, needs: Needs | None = None, values: Values | None = None
    ) -> None:
        self.words = words
        self.values: Values = {**VALUES, **(values or {})}
        self.binds: Binds = {**BINDS, **(binds or {})}
        self.needs: Needs = {**NEEDS, **(needs or {})}

    def complaints(self, x: Any, bound: Bound) -> Iterator[str]:
        """Everything wrong with a word (or a tuple of words) where these names are bound."""
        if isinstance(x, tuple):
            for y in x:
                yield from self.complaints(y, bound)
            return
        if not is_dataclass(x) or isinstance(x, type):
            return
        wrong = list(misfits(x))
        yield from wrong
        if wrong:  # whatever else is said of it would be said in the dark
            return
        yield from self.spoken_of(x, bound)
        yield from self.said(x)
        for f in fields(x):
            yield from self.complaints(getattr(x, f.name), self.inside(x, f.name, bound))

    def inside(self, x: Any, field: str, bound: Bound) -> Bound:
        """What is bound inside a field of a word."""
        if isinstance(x, Later) and field == "do":  # it runs by itself: only targets are remembered
            kept = replace(bound, targets=min(bound.targets, self.remembers)).without(
                "picked", "rest", "paid", "it", "doer", "would"
            )
            return kept.also(*self.told_by(x.on))
        return bound.also(*self.binds.get(type(x), {}).get(field, ()))

    def told_by(self, on: Any) -> tuple[str, ...]:
        """The names an occurrence binds: `it` if it happens to a card, `doer` if it has a player. The ruleset knows."""
        return ("it", "doer")

    def spoken_of(self, x: Any, bound: Bound) -> Iterator[str]:
        """Does the word speak of something that is there?"""
        if isinstance(x, That) and x.i >= bound.targets:
            many = "1 target" if bound.targets == 1 else f"{bound.targets} targets"
            yield f"THAT({x.i}) is nothing: {many} can be spoken of here."
        need = self.needs.get(type(x))
        if need is not None and need[0] not in bound.names:
            yield need[1]

    def said(self, x: Any) -> Iterator[str]:
        """Is it put in words the game knows, and plainly?"""
        if isinstance(x, Any_):
            yield from mixed(x)
        if isinstance(x, All) and all(isinstance(part, Without) for part in x.parts):
            yield "Without says only what is not in the set; say what is in it too."
        if isinstance(x, Is):
            yield from self.known(self.words.plane, x.fact)
            return
        if isinstance(x, Limit) and x.times < 1:
            yield f"Limit: {x.times} times per {x.per} is never."
        if isinstance(x, Target) and x.of is not None and not isinstance(x.by, Them):
            yield "Target.of tells which opponents choose; it is for Target(…, by=THEM)."
        if isinstance(x, Pick) and not mentions(x.do, Picked()):
            yield "Pick.do does nothing with the cards that are chosen: PICKED stands for them."
        yield from too_big(x)
        for f, value in strings(x):
            known = self.allowed(x, f.name)
            if f.name in self.names:
                continue
            if known is not None:
                yield from unknown(x, f, value, known)
            elif len(value.split()) > MOST_WORDS:
                where = f"{type(x).__name__}.{f.name}"
                yield f"{where} holds a sentence ({value!r}); what a card says is said by words, not by strings."

    def allowed(self, x: Any, field: str) -> Known | None:
        """What the string in this field may be; None where it may be anything."""
        return self.values.get((type(x), field)) or self.values.get(field)

    def known(self, ask: Any, name: str) -> Iterator[str]:
        """Does the vocabulary know this name?"""
        try:
            ask(name)
        except CardError as error:
            yield error.sentence


def mixed(x: Any_) -> Iterator[str]:
    """`A | B - C` is read as `A | (B - C)`, which is hardly ever meant; taking C away from every side is."""
    takes = [
        isinstance(p, Without) or (isinstance(p, All) and any(isinstance(q, Without) for q in p.parts)) for p in x.parts
    ]
    if any(isinstance(p, Without) for p in x.parts) or (any(takes) and not all(takes)):
        yield "Any_ has a side with - and one without: A | B - C means A | (B - C); write (A | B) - C."


def too_big(x: Any) -> Iterator[str]:
    """Numbers for which there would be no room."""
    for f in fields(x) if is_dataclass(x) else ():
        n = getattr(x, f.name)
        if isinstance(n, int) and abs(n) > MOST_WRITTEN:
            yield f"{type(x).__name__}.{f.name}: {n} is too big; a number on a card is at most {MOST_WRITTEN}."
