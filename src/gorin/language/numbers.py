"""Numbers read from the table."""

from __future__ import annotations

from typing import Final

from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Number, Query, node
from gorin.language.scope import Scope

MOST_WRITTEN: Final = 200  # a number on a card: whatever packs numbers has room for it


@node
class Num(Number):
    """A plain number."""

    n: int
    plain = True

    def source(self, c: Scope) -> str:
        return str(self.n)

    def value(self, r: Reading) -> int:
        return self.n

    def english(self, v: Voice) -> str:
        return str(self.n)


@node
class X(Number):
    """The letter X: what its player chose for the cost; 0 where nothing defines it."""

    plain = True

    def source(self, c: Scope) -> str:
        return c.x

    def value(self, r: Reading) -> int:
        return r.x

    def english(self, v: Voice) -> str:
        return "X"


@node
class AsX(Number):
    """A number that the text calls X and explains afterwards."""

    of: Number

    def source(self, c: Scope) -> str:
        return self.of.source(c)

    def value(self, r: Reading) -> int:
        return self.of.value(r)

    def english(self, v: Voice) -> str:
        return self.of.english(v)


@node
class ForEach(Number):
    """How many cards are in a set, where the text says "1 for each" of them."""

    of: Query

    def source(self, c: Scope) -> str:
        return Count(self.of).source(c)

    def value(self, r: Reading) -> int:
        return Count(self.of).value(r)

    def english(self, v: Voice) -> str:
        return f"1 for each {v.noun(self.of)}"


@node
class AnyNumber(Number):
    """As many as one likes: for targets and choices "up to" it."""

    plain = True

    def source(self, c: Scope) -> str:
        return "9999"

    def value(self, r: Reading) -> int:
        return 9999

    def english(self, v: Voice) -> str:
        return "any number of"


@node
class Plus(Number):
    """A sum."""

    left: Number
    right: Number

    def source(self, c: Scope) -> str:
        return f"({self.left.source(c)} + {self.right.source(c)})"

    def value(self, r: Reading) -> int:
        return self.left.value(r) + self.right.value(r)

    def english(self, v: Voice) -> str:
        if isinstance(self.right, Num) and self.right.n < 0:
            return f"{self.left.english(v)} minus {-self.right.n}"
        return f"{self.left.english(v)} plus {self.right.english(v)}"


@node
class Times(Number):
    """So many times a number."""

    of: Number
    k: int

    def source(self, c: Scope) -> str:
        return f"({self.of.source(c)} * {self.k})"

    def value(self, r: Reading) -> int:
        return self.of.value(r) * self.k

    def english(self, v: Voice) -> str:
        return f"{self.k} times {self.of.english(v)}"


@node
class Count(Number):
    """How many cards are in a set."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"{c.words.cards(self.of, c)}.bit_count()"

    def value(self, r: Reading) -> int:
        return len(r.cards(self.of))

    def english(self, v: Voice) -> str:
        return f"the number of {v.noun(self.of, True)}"


@node
class StatOf(Number):
    """A statistic of one card (0 if there is no such card)."""

    stat: str
    of: Query

    def source(self, c: Scope) -> str:
        for number, source in c.known:
            if number == self:
                return source
        return f"stat_of(s, {self.of.source(c)}, {c.words.stat(self.stat)})"

    def value(self, r: Reading) -> int:
        cards = r.members(self.of)
        return int(r.words.value(r.s, min(cards), self.stat)) if cards else 0

    def english(self, v: Voice) -> str:
        return f"{possessive(v.the(self.of))} {v.words.stat_word(self.stat)}"


@node
class IfElse(Number):
    """One number or another."""

    when: Condition
    then: Number
    other: Number

    def source(self, c: Scope) -> str:
        return f"({self.then.source(c)} if {self.when.source(c)} else {self.other.source(c)})"

    def value(self, r: Reading) -> int:
        return (self.then if self.when.holds(r) else self.other).value(r)

    def english(self, v: Voice) -> str:
        return f"{self.then.english(v)} if {self.when.english(v)}, otherwise {self.other.english(v)}"
