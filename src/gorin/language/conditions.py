"""Conditions, and the two ways to speak of opponents: one of them, or each."""

from __future__ import annotations

from gorin.kernel.sides import foes
from gorin.language.english import OWNER, Noun, Voice, listing
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Number, Player, Query, declares, node, walk
from gorin.language.numbers import Count, Num
from gorin.language.players import Them
from gorin.language.scope import Scope
from gorin.language.sets import All, AttachedTo, ControlledBy, compare


@node
class Both(Condition):
    """One and the other."""

    left: Condition
    right: Condition

    def source(self, c: Scope) -> str:
        return f"({self.left.source(c)} and {self.right.source(c)})"

    def holds(self, r: Reading) -> bool:
        return self.left.holds(r) and self.right.holds(r)

    def unmet(self, r: Reading) -> Condition:
        return (self.right if self.left.holds(r) else self.left).unmet(r)

    @property
    def bare(self) -> bool:
        return self.left.bare

    def english(self, v: Voice) -> str:
        if self.left.bare:
            return f"{self.left.english(v)}, {v.when(self.right)}"
        return f"{self.left.english(v)} and {self.right.english(v)}"


@node
class Either(Condition):
    """One or the other."""

    left: Condition
    right: Condition

    def source(self, c: Scope) -> str:
        return f"({self.left.source(c)} or {self.right.source(c)})"

    def holds(self, r: Reading) -> bool:
        return self.left.holds(r) or self.right.holds(r)

    def instead(self, r: Reading, v: Voice) -> str:
        return listing([text for x in (self.left, self.right) if (text := x.unmet(r).instead(r, v))])

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

    def instead(self, r: Reading, v: Voice) -> str:
        return so_many(self.of.what, r, v) if isinstance(self.of, Exists) else ""

    def english(self, v: Voice) -> str:
        text = self.of.english(v)
        for yes, no in (
            (" is ", " is not "),
            (" control ", " do not control "),
            (" controls ", " does not control "),
            (" has ", " does not have "),
        ):
            if yes in text:
                return text.replace(yes, no, 1)
        return f"not {text}"

    @property
    def bare(self) -> bool:
        return self.of.bare


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

    def instead(self, r: Reading, v: Voice) -> str:
        if not r.knows(self):
            return ""
        if isinstance(self.left, Count) and isinstance(self.right, Num):
            return so_many(self.left.of, r, v)
        against = "" if isinstance(self.right, Num) else f" against {self.right.value(r)}"
        return f"it is {self.left.value(r)}{against}"

    def english(self, v: Voice) -> str:
        mine, theirs = _counted(self.left), _counted(self.right)
        more = {">": "more", "<": "fewer"}.get(self.op)
        if mine and theirs and mine[1] == theirs[1] and more:
            who, than = mine[0].english(v), theirs[0].english(v)
            return f"{who} control{'' if who == 'you' else 's'} {more} {mine[1].noun(v).text(True)} than {than}"
        if told := self.left.against(self.op, self.right, v):
            return told
        if isinstance(self.left, Count) and isinstance(self.right, Num):
            if borne := _borne(self.left.of, v):
                return f"{borne[0]} has {_how_many(self.op, self.right.n)} {borne[1].text(True)} on it"
            return _so_many(self.left.of.noun(v), self.op, self.right.n)
        return f"{self.left.english(v)} is {THAN[self.op]} {self.right.english(v)}"


THAN = {">": "higher than", ">=": "at least", "<": "lower than", "<=": "at most", "==": "exactly"}


def _so_many(n: Noun, op: str, k: int) -> str:
    """ "you control 2 or more characters", "there are fewer than 2 characters in your hand"."""
    if n.owner and not n.place:
        n.after.remove(OWNER)
        return f"{n.owner} control{'' if n.owner == 'you' else 's'} {_how_many(op, k)} {n.text(True)}"
    return f"there are {_how_many(op, k)} {n.text(True)}"


def _how_many(op: str, k: int) -> str:
    """ "2 or more"."""
    return {
        ">=": f"{k} or more",
        ">": f"more than {k}",
        "<": f"fewer than {k}",
        "<=": f"{k} or fewer",
        "==": f"exactly {k}",
    }[op]


def _borne(q: Query, v: Voice) -> tuple[str, Noun] | None:
    """A count of what lies on one card: on which, and of what."""
    parts = q.parts if isinstance(q, All) else (q,)
    on = [x for x in parts if isinstance(x, AttachedTo)]
    if len(on) == 1 and len(parts) > 1 and on[0].of.noun(v).fixed:
        return v.the(on[0].of), All(tuple(x for x in parts if x is not on[0])).noun(v)
    return None


def _counted(n: Number) -> tuple[Player, Query] | None:
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

    def instead(self, r: Reading, v: Voice) -> str:
        return f"{self.what.noun(v).fixed} is not" if self.what.noun(v).fixed else so_many(self.what, r, v)

    def english(self, v: Voice) -> str:
        n = self.what.noun(v)
        if n.owner and not n.place:
            n.after.remove(OWNER)
            return f"{n.owner} control{'' if n.owner == 'you' else 's'} {n.some()}"
        if n.fixed:
            return f"{n.fixed} {told_of(n)}"
        said = n.place or any(x.startswith("at ") for x in n.after)
        where = next((x.there for x in walk(self.what, Query) if x.there), "in play")
        return f"there is {n.some()}{'' if said else f' {where}'}"


def so_many(q: Query, r: Reading, v: Voice) -> str:
    """ "you control 2", "there is none"; "" where the reader may not be told how many there are."""
    n, noun = len(r.cards(q)), q.noun(v)
    if n and not r.knows(q):
        return ""
    if noun.owner == "you" and not noun.place:
        return f"you control {n or 'none'}"
    return f"there {'is' if n < 2 else 'are'} {n or 'none'}"


def told_of(n: Noun) -> str:
    """What is said of one card, as a predicate: "is bowed", "is a character with 1 or more fate on it"."""
    if n.either:
        return listing([told_of(x) for x in n.alternatives()], "or")
    kind = Noun(n.head, n.before).some() if n.head else " ".join(n.before)
    after = [n.whose() if x == OWNER else x.removeprefix("that is ") for x in n.after]
    if n.place and OWNER not in n.after:
        after.append(n.whose())
    if not kind and after and after[0].startswith("with "):
        return " and ".join(["has " + after[0].removeprefix("with "), *after[1:]])
    if not kind and len(after) == 1 and after[0].startswith(("that shares ", "that has ")):
        return after[0].removeprefix("that ")
    return "is " + (" ".join([*([kind] if kind else []), *after]) or "in play")


@declares(binds={"of": ("them",)})
@node
class SomeOpponent(Condition):
    """It holds of at least one opponent, called THEM inside."""

    of: Condition

    def source(self, c: Scope) -> str:
        return f"any([{self.of.source(c.bind(them='them'))} for them in foes(s, {c.you})])"

    def holds(self, r: Reading) -> bool:
        return any(self.of.holds(r.bind(them=q)) for q in foes(r.s, r.you))

    def instead(self, r: Reading, v: Voice) -> str:
        return listing([self.of.unmet(y).instead(y, v) for q in foes(r.s, r.you) for y in [r.bind(them=q)]])

    def english(self, v: Voice) -> str:
        with v.saying(them="an opponent"):
            return self.of.english(v)


@declares(binds={"of": ("them",)})
@node
class EachOpponent(Condition):
    """It holds of every opponent, called THEM inside."""

    of: Condition

    def source(self, c: Scope) -> str:
        return f"all([{self.of.source(c.bind(them='them'))} for them in foes(s, {c.you})])"

    def holds(self, r: Reading) -> bool:
        return all(self.of.holds(r.bind(them=q)) for q in foes(r.s, r.you))

    def english(self, v: Voice) -> str:
        with v.saying(them="each opponent"):
            return self.of.english(v)


__all__ = ["Both", "Compare", "EachOpponent", "Either", "Exists", "Not", "SomeOpponent", "Them"]
