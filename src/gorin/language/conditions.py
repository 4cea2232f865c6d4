"""Conditions, and the two ways to speak of opponents: one of them, or each."""

from __future__ import annotations

from gorin.kernel.players import foes
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Number, Query, node
from gorin.language.numbers import Count, Num
from gorin.language.scope import Scope
from gorin.language.sets import All, ControlledBy, compare
from gorin.language.players import Them, You


@node
class Both(Condition):
    """One and the other."""

    left: Condition
    right: Condition

    def source(self, c: Scope) -> str:
        return f"({self.left.source(c)} and {self.right.source(c)})"

    def holds(self, r: Reading) -> bool:
        return self.left.holds(r) and self.right.holds(r)

    def english(self, v: Voice) -> str:
        return f"{self.left.english(v)}, {self.right.english(v)}"


@node
class Either(Condition):
    """One or the other."""

    left: Condition
    right: Condition

    def source(self, c: Scope) -> str:
        return f"({self.left.source(c)} or {self.right.source(c)})"

    def holds(self, r: Reading) -> bool:
        return self.left.holds(r) or self.right.holds(r)

    def english(self, v: Voice) -> str:
        return f"{self.left.english(v)} or {self.right.english(v)}"


@node
class Not(Condition):
    """The contrary."""

    of: Condition

    def source(self, c: Scope) -> str:
        return f"(not {self.of.source(c)})"

    def holds(self, r: Reading) -> bool:
        return not self.of.holds(r)

    def english(self, v: Voice) -> str:
        return f"not {self.of.english(v)}"


@node
class Compare(Condition):
    """One number against another."""

    left: Number
    op: str
    right: Number

    def source(self, c: Scope) -> str:
        return f"({self.left.source(c)} {self.op} {self.right.source(c)})"

    def holds(self, r: Reading) -> bool:
        return compare(self.left.value(r), self.op, self.right.value(r))

    def english(self, v: Voice) -> str:
        mine, theirs = _counted(self.left), _counted(self.right)
        if mine and theirs and mine[1] == theirs[1] and isinstance(mine[0], You) and self.op == ">":
            return f"you control more {mine[1].noun(v).text(True)} than {v.them}"
        if mine and isinstance(self.right, Num) and isinstance(mine[0], You) and self.op == ">=":
            return f"you control {self.right.n} or more {mine[1].noun(v).text(True)}"
        word = {">": "more than", ">=": "at least", "<": "fewer than", "<=": "at most", "==": "exactly"}[self.op]
        return f"{self.left.english(v)} is {word} {self.right.english(v)}"


def _counted(n: Number) -> tuple[object, Query] | None:
    """A count of what one player controls: who, and of what."""
    if isinstance(n, Count) and isinstance(n.of, All):
        who = [x for x in n.of.parts if isinstance(x, ControlledBy)]
        rest = tuple(x for x in n.of.parts if not isinstance(x, ControlledBy))
        if len(who) == 1:
            return who[0].who, All(rest)
    return None


@node
class Exists(Condition):
    """There is such a card."""

    what: Query

    def source(self, c: Scope) -> str:
        return f"({c.words.cards(self.what, c)} != 0)"

    def holds(self, r: Reading) -> bool:
        return bool(r.cards(self.what))

    def english(self, v: Voice) -> str:
        n = self.what.noun(v)
        if "you control" in n.after:
            n.after.remove("you control")
            return f"you control {n.some()}"
        return f"there is {n.some()}"


@node
class SomeOpponent(Condition):
    """It holds of at least one opponent, called THEM inside."""

    of: Condition

    def source(self, c: Scope) -> str:
        return f"any([{self.of.source(c.bind(them='them'))} for them in foes(s, {c.you})])"

    def holds(self, r: Reading) -> bool:
        return any(self.of.holds(r.bind(them=q)) for q in foes(r.s, r.you))

    def english(self, v: Voice) -> str:
        before, v.them = v.them, "an opponent"
        text = self.of.english(v)
        v.them = before
        return text


@node
class EachOpponent(Condition):
    """It holds of every opponent, called THEM inside."""

    of: Condition

    def source(self, c: Scope) -> str:
        return f"all([{self.of.source(c.bind(them='them'))} for them in foes(s, {c.you})])"

    def holds(self, r: Reading) -> bool:
        return all(self.of.holds(r.bind(them=q)) for q in foes(r.s, r.you))

    def english(self, v: Voice) -> str:
        before, v.them = v.them, "each opponent"
        text = self.of.english(v)
        v.them = before
        return text


__all__ = ["Both", "Compare", "EachOpponent", "Either", "Exists", "Not", "SomeOpponent", "Them"]
