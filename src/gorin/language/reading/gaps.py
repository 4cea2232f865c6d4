"""Words with gaps. Rendered, a gap leaves a mark in the text; the text between the marks is a template.

Numbers that stand in English as digits leave a mark of their own: a number so odd that no card has it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Final

from gorin.language.english import Noun, Voice
from gorin.language.nodes import Condition, Effect, Node, Number, Player, Query, Trigger, node
from gorin.language.numbers import Num
from gorin.language.sets import All

FIRST: Final = 0xE000
THIS_TYPE: Final = chr(0xE100)  # the type of the card that speaks
BEARER: Final = chr(0xE101)  # "attached character", whatever its type
ODD: Final = 8640  # ODD + i: the i-th number in digits
MARK: Final = re.compile(f"[\\ue000-\\ue0ff]|(?<!\\d){ODD // 10}\\d(?!\\d)")


def mark(i: int) -> str:
    """The mark a gap leaves."""
    return chr(FIRST + i)


class Gap(Node):
    """Stands where a part of a word is to be read."""

    kind = ""
    i: int


@node
class SetGap(Query, Gap):
    """A set of cards: with its article (`headed`), or as a noun that the word around it puts one before."""

    i: int
    headed: bool = False
    kind = "set"

    def noun(self, v: Voice) -> Noun:
        return Noun(head=mark(self.i)) if self.headed else Noun(fixed=mark(self.i))


@node
class NumberGap(Number, Gap):
    """A number that is not plain digits."""

    i: int
    kind = "number"

    def english(self, v: Voice) -> str:
        return mark(self.i)


@node
class EachGap(Number, Gap):
    """A number that is said by what is counted: "for each …"."""

    i: int
    kind = "each"

    def english(self, v: Voice) -> str:
        return mark(self.i)

    def each(self, v: Voice) -> str:
        return mark(self.i)


@node
class ClauseGap(Condition, Gap):
    """A condition, as a whole clause ("if …", "during …")."""

    i: int
    kind = "clause"
    bare = True

    def english(self, v: Voice) -> str:
        return mark(self.i)


@node
class EffectGap(Effect, Gap):
    """An effect."""

    i: int
    kind = "effect"

    def english(self, v: Voice) -> str:
        return mark(self.i)


@node
class SequenceGap(Effect, Gap):
    """In a tuple of effects: as many as are said."""

    i: int
    kind = "sequence"

    def english(self, v: Voice) -> str:
        return mark(self.i)


@node
class EventGap(Trigger, Gap):
    """An occurrence."""

    i: int
    kind = "event"

    def english(self, v: Voice) -> str:
        return mark(self.i)


@node
class PlayerGap(Player, Gap):
    """A player who is not addressed."""

    i: int
    kind = "player"

    def english(self, v: Voice) -> str:
        return mark(self.i)


def gaps(x: Any, out: dict[int, str] | None = None) -> dict[int, str]:
    """The gaps of a word: what is to be read into each."""
    out = {} if out is None else out
    if isinstance(x, Gap):
        out[x.i] = x.kind
    elif isinstance(x, tuple):
        for y in x:
            gaps(y, out)
    elif isinstance(x, str):
        if x and ord(x[-1]) >= FIRST:
            out[ord(x[-1]) - FIRST] = "name"
    elif isinstance(x, Num):
        if ODD <= abs(x.n) < ODD + 10:
            out[abs(x.n) - ODD] = "digits"
    elif type(x) is int:
        if ODD <= abs(x) < ODD + 10:
            out[abs(x) - ODD] = "digits"
    elif isinstance(x, Node) and is_dataclass(x):
        for f in fields(x):
            gaps(getattr(x, f.name), out)
    return out


def without_articles(x: Any) -> Any:
    """The same word, whichever way its sets were put to hear it said."""
    if isinstance(x, SetGap):
        return SetGap(x.i)
    if isinstance(x, tuple):
        return tuple(map(without_articles, x))
    if isinstance(x, Node) and is_dataclass(x) and not isinstance(x, (Gap, Num)):
        return type(x)(*[without_articles(getattr(x, f.name)) for f in fields(x) if f.init])
    return x


def fill(x: Any, values: Mapping[int, Any]) -> Any:
    """A word with its gaps filled; a sequence of effects fills a tuple from within."""
    if isinstance(x, Gap):
        return values[x.i]
    if isinstance(x, str):
        return x[:-1] + values[ord(x[-1]) - FIRST] if x and ord(x[-1]) >= FIRST else x
    if isinstance(x, Num):
        k = abs(x.n) - ODD
        return Num(values[k] if x.n > 0 else -values[k]) if k in values else x
    if type(x) is int:
        return values.get(x - ODD, x) if x > 0 else -values.get(-x - ODD, -x)
    if isinstance(x, tuple):
        out: list[Any] = []
        for y in x:
            z = fill(y, values)
            out.extend(z) if isinstance(z, tuple) else out.append(z)
        return tuple(out)
    if isinstance(x, All):
        found = [fill(y, values) for y in x.parts]
        return All(tuple(z for y in found for z in (y.parts if isinstance(y, All) else (y,))))
    if isinstance(x, Node) and is_dataclass(x):
        return type(x)(*[fill(getattr(x, f.name), values) for f in fields(x) if f.init])
    return x


def replaced(x: Any, old: Any, new: Any) -> Any:
    """A word with one of its parts replaced wherever it stands."""
    if type(x) is type(old) and x == old:
        return new
    if isinstance(x, tuple):
        return tuple(replaced(y, old, new) for y in x)
    if isinstance(x, Node) and is_dataclass(x) and not isinstance(x, (Gap, Num)):
        return type(x)(*[replaced(getattr(x, f.name), old, new) for f in fields(x) if f.init])
    return x
