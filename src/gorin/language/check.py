"""Static checks of words, for any game: every word speaks of something its ability binds, and says it plainly.

A word says itself what it binds, what it needs and what is wrong with it (`declares`, `wrong`); a ruleset tells what
its facts and statistics are called. Each complaint is a sentence that begins with the word.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from gorin.errors import CardError
from gorin.language.control import Waits
from gorin.language.nodes import Known, Node
from gorin.language.numbers import MOST_WRITTEN
from gorin.language.sets import COMPARISONS, Is, That
from gorin.language.values import Values, misfits, strings, unknown

VALUES: Values = {"op": ("comparison", COMPARISONS)}
NOTHING_THERE = "a word speaks of {!r}, which is nothing where it stands."
MOST_WORDS = 3  # in a string that is no name: what a card says is said by nodes


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

    def __init__(self, words: Any, values: Values | None = None) -> None:
        self.words = words
        self.values: Values = {**VALUES, **(values or {})}

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
        if isinstance(x, Waits) and field == "do":  # it runs by itself: only targets are remembered
            kept = replace(bound, targets=min(bound.targets, self.remembers)).without(
                "picked", "rest", "paid", "it", "doer", "would"
            )
            return kept.also(*self.told_by(x.on))
        return bound.also(*x.declared.binds.get(field, ())) if isinstance(x, Node) else bound

    def told_by(self, on: Any) -> tuple[str, ...]:
        """The names an occurrence binds: `it` if it happens to a card, `doer` if it has a player."""
        told: tuple[str, ...] = on.declared.tells
        return told

    def spoken_of(self, x: Any, bound: Bound) -> Iterator[str]:
        """Does the word speak of something that is there?"""
        if isinstance(x, That) and x.i >= bound.targets:
            many = "1 target" if bound.targets == 1 else f"{bound.targets} targets"
            yield f"THAT({x.i}) is nothing: {many} can be spoken of here."
        need = x.declared.needs if isinstance(x, Node) else None
        if need is not None and need[0] not in bound.names:
            yield need[1]

    def said(self, x: Any) -> Iterator[str]:
        """Is it put in words the game knows, and plainly?"""
        if isinstance(x, Node):
            yield from x.wrong()
        if isinstance(x, Is):
            yield from self.known(self.words.plane, x.fact)
            return
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
        own = x.declared.strings.get(field) if isinstance(x, Node) else None
        return own or self.values.get(field)

    def known(self, ask: Any, name: str) -> Iterator[str]:
        """Does the vocabulary know this name?"""
        try:
            ask(name)
        except CardError as error:
            yield error.sentence


def too_big(x: Any) -> Iterator[str]:
    """Numbers for which there would be no room."""
    for f in fields(x) if is_dataclass(x) else ():
        n = getattr(x, f.name)
        if isinstance(n, int) and abs(n) > MOST_WRITTEN:
            yield f"{type(x).__name__}.{f.name}: {n} is too big; a number on a card is at most {MOST_WRITTEN}."
