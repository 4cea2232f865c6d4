"""Sets of cards."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from gorin.errors import CardError
from gorin.kernel.bits import bits
from gorin.kernel.state import State
from gorin.language.calling import common
from gorin.language.english import OWNER, Noun, Voice, listing
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Player, Query, declares, node
from gorin.language.players import Them, You
from gorin.language.scope import Scope

ATTACHED = "attachment"  # what lies on something, unless it is said more exactly


@node
class Is(Query):
    """The cards with a fact: a type, a clan, a trait, a state, a place."""

    fact: str

    def source(self, c: Scope) -> str:
        return str(c.words.plane(self.fact))

    def has(self, r: Reading, card: int) -> bool:
        return bool(r.words.has(r.s, card, self.fact))

    def noun(self, v: Voice) -> Noun:
        where, word = v.words.noun(self.fact)
        if where == "head":
            return Noun(head=word)
        if where == "place":
            return Noun(place=word)
        return Noun(before=[word]) if where == "before" else Noun(after=[word])


class Measured(Query):
    """Cards told by a statistic: beside other parts of a set, only what those leave is measured."""

    def source(self, c: Scope) -> str:
        return self.within("", c)

    def within(self, cards: str, c: Scope) -> str:
        """Source: those of a set, or of all cards."""
        raise NotImplementedError(type(self).__name__)


@node
class All(Query):
    """What is in every part."""

    parts: tuple[Query, ...]

    def wrong(self) -> Iterator[str]:
        if all(isinstance(part, Without) for part in self.parts):
            yield "Without says only what is not in the set; say what is in it too."

    def source(self, c: Scope) -> str:
        if all(isinstance(part, Without) for part in self.parts):
            raise CardError("A set that says only what is not in it has no end; say what is in it too.")
        out = ""
        for part in sorted(self.parts, key=lambda x: (isinstance(x, Without), isinstance(x, Measured))):
            if isinstance(part, Without):
                out += f" & ~{part.of.source(c)}"
            elif isinstance(part, Measured) and out:
                out = part.within(f"({out})", c)  # only what is left is measured
            else:
                out += (" & " if out else "") + part.source(c)
        return f"({out})"

    def has(self, r: Reading, card: int) -> bool:
        return all(part.has(r, card) for part in self.parts)

    def noun(self, v: Voice) -> Noun:
        out = Noun()
        for part in self.parts:
            n = part.noun(v)
            if n.owner and out.owner and n.owner != out.owner:  # both of them, if that can be
                n = replace(n, owner="", after=[f"controlled by {n.owner}" if x == OWNER else x for x in n.after])
            out.head = out.head if out.head and n.head == ATTACHED else n.head or out.head
            out.fixed = n.fixed or out.fixed
            out.owner = n.owner or out.owner
            out.place = max(out.place, n.place, key=len)
            out.other = n.other or out.other
            out.either = out.either or n.either
            if n.before and n.before[0].startswith("non-") and not n.before[0].startswith("non-["):
                out.before = n.before + out.before
            else:
                out.before += n.before
            out.after += n.after
            out.but += n.but
        return v.leave_out(out)


@node
class Any_(Query):
    """What is in at least one part."""

    parts: tuple[Query, ...]

    def wrong(self) -> Iterator[str]:
        """`A | B - C` is read as `A | (B - C)`, which is hardly ever meant; taking C away from every side is."""
        parts = [(p, p.parts if isinstance(p, All) else (p,)) for p in self.parts]
        takes = [any(isinstance(q, Without) for q in inside) for _, inside in parts]
        if any(isinstance(p, Without) for p, _ in parts) or (any(takes) and not all(takes)):
            yield "Any_ has a side with - and one without: A | B - C means A | (B - C); write (A | B) - C."

    def source(self, c: Scope) -> str:
        return "(" + " | ".join(part.source(c) for part in self.parts) + ")"

    def has(self, r: Reading, card: int) -> bool:
        return any(part.has(r, card) for part in self.parts)

    def sides(self) -> tuple[Query, ...]:
        return self.parts

    def noun(self, v: Voice) -> Noun:
        nouns = [part.noun(v) for part in self.parts]
        if all(n.before and not n.head for n in nouns):
            return Noun(before=[listing([n.before[0] for n in nouns], "or")])
        if all(n.place and not (n.head or n.before or n.after) for n in nouns):  # "in your discard pile or provinces"
            rest = [n.place.split("{} ", 1)[1] for n in nouns[1:]]
            return Noun(place=listing([nouns[0].place, *rest], "or"))
        if not any(n.head or n.fixed or n.place or n.owner for n in nouns):
            return Noun(either=nouns)
        return Noun(head=listing([n.text() for n in nouns], "or"))


@node
class Without(Query):
    """What is not in a set; only together with something that is."""

    of: Query

    def source(self, c: Scope) -> str:
        raise CardError("A set that says only what is not in it has no end; say what is in it too.")

    def has(self, r: Reading, card: int) -> bool:
        return not self.of.has(r, card)

    def noun(self, v: Voice) -> Noun:
        if isinstance(self.of, (This, It, That)):
            return Noun(but=[self.of])
        n = self.of.noun(v)
        if isinstance(self.of, HostsOf):
            return Noun(after=[f"without {self.of.of.noun(v).text(True)}"])
        if n.fixed:
            return Noun(after=[f"other than {n.text()}"])
        plain = not n.after and not n.place and len(n.before) + bool(n.head) == 1
        if plain:
            return Noun(before=["non-" + (n.head or n.before[0])])
        if n.before or n.head:
            return Noun(after=[f"other than {n.some()}"])
        what = n.text().removeprefix("card ")
        if what.startswith("with 1 or more "):
            return Noun(after=[what.replace("1 or more", "no", 1)])
        return Noun(
            after=[f"without {what[5:]}" if what.startswith("with ") else f"not {what.removeprefix('that is ')}"]
        )


@node
class This(Query):
    """The card whose ability it is."""

    def source(self, c: Scope) -> str:
        return f"(1 << {c.this})"

    def has(self, r: Reading, card: int) -> bool:
        return card == r.this

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed=v.own.get("this", f"this {v.this}"))


class Bound(Query):
    """A set that the ability has bound to a name."""

    name = ""
    word = ""

    def source(self, c: Scope) -> str:
        return c.need(self.name, self.word)

    def has(self, r: Reading, card: int) -> bool:
        return bool(r.named(self.name) >> card & 1)


@declares(needs=("it", "IT is nothing unless the ability waits for something that happens to a card."))
@node
class It(Bound):
    """The card of the occurrence that triggered the ability."""

    name = "it"
    word = "IT"

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed=v.it)


@node
class That(Query):
    """The i-th target, chosen before the dash."""

    i: int = 0

    def source(self, c: Scope) -> str:
        if self.i >= len(c.that):
            raise CardError(f"THAT({self.i}) means nothing here: the ability chooses {len(c.that)} targets.")
        return c.that[self.i]

    def has(self, r: Reading, card: int) -> bool:
        return self.i < len(r.that) and bool(r.that[self.i] >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed=v.targets[self.i] if self.i < len(v.targets) else "that card")


@declares(needs=("picked", "PICKED is nothing outside Pick, OneAndTheOther and the results of a duel."))
@node
class Picked(Bound):
    """What was chosen while the effects resolve."""

    name = "picked"
    word = "PICKED"

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed=v.picked)


@declares(needs=("rest", "REST is nothing outside the second part of OneAndTheOther."))
@node
class Rest(Bound):
    """The targets that were not picked."""

    name = "rest"
    word = "REST"

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed=v.rest)


@declares(needs=("paid", "PAID is nothing unless a cost lets its payer choose a card."))
@node
class Paid(Bound):
    """What was given to pay the ability's cost."""

    name = "paid"
    word = "PAID"

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed=v.paid)


@declares(needs=("host", "HOST is nothing unless the card is an attachment."))
@node
class Host(Query):
    """What this card is attached to."""

    def source(self, c: Scope) -> str:
        return c.host or f"host_of(s, {c.this})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(r.s.host[r.this] == card)

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed=v.attached)


@node
class HostsOf(Query):
    """What has one of these attached."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"hosts_of(s, {self.of.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        return any(r.s.host[x] == card for x in r.members(self.of))

    def noun(self, v: Voice) -> Noun:
        n = self.of.noun(v)
        if n.head and not n.before and not n.after:  # whatever is attached
            return Noun(after=[f"with 1 or more {n.text(True)} on it"])
        return Noun(after=[f"with {n.some()}"])


@node
class AttachedTo(Query):
    """What is attached to one of these."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"attached_to(s, {self.of.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        h = r.s.host[card]
        return h >= 0 and self.of.has(r, h)

    def noun(self, v: Voice) -> Noun:
        return Noun(head=ATTACHED, after=[f"on {v.some(self.of)}"])


@node
class ControlledBy(Query):
    """What a player controls."""

    who: Player

    def source(self, c: Scope) -> str:
        return f"s.ctl[{self.who.source(c)}]" if isinstance(self.who, (You, Them)) else f"held(s, {self.who.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(r.s.holder[card] == self.who.seat(r) >= 0)

    def noun(self, v: Voice) -> Noun:
        return Noun(owner=self.who.english(v), after=[OWNER])


@node
class ControlledByFoes(Query):
    """What players who are not on your side control."""

    def source(self, c: Scope) -> str:
        return f"foes_cards(s, {c.you})"

    def has(self, r: Reading, card: int) -> bool:
        from gorin.kernel.sides import foes

        return int(r.s.holder[card]) in foes(r.s, r.you)

    def noun(self, v: Voice) -> Noun:
        return Noun(owner="an opponent", after=[OWNER])


@node
class With(Measured):
    """The cards whose statistic compares so with a number; only cards that have the statistic at all."""

    stat: str
    op: str
    n: Number

    def within(self, cards: str, c: Scope) -> str:
        w = c.words
        mask = f"{cards} & {w.carriers(self.stat)}" if cards else w.carriers(self.stat)
        return f"with_stat(s, {mask}, {w.stat(self.stat)}, {self.op!r}, {self.n.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        if not r.words.carries(r.s, card, self.stat):
            return False
        return compare(r.words.value(r.s, card, self.stat), self.op, self.n.value(r))

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[v.words.with_stat(v, self.stat, self.op, self.n)])


COMPARISONS: Final[dict[str, Callable[[int, int], bool]]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
}


def compare(a: int, op: str, b: int) -> bool:
    """One of the five comparisons by name."""
    if op not in COMPARISONS:
        raise CardError(f"There is no comparison {op!r}.")
    return COMPARISONS[op](a, b)


# --- what generated code calls --------------------------------------------------------------------------------------


@common(reads=())
def host_of(s: State, c: int) -> int:
    h = s.host[c]
    return 1 << h if h >= 0 else 0


@common(reads=())
def hosts_of(s: State, mask: int) -> int:
    out = 0
    for c in bits(mask):
        h = s.host[c]
        if h >= 0:
            out |= 1 << h
    return out


@common(reads=())
def attached_to(s: State, mask: int) -> int:
    out = 0
    for c in bits(mask):
        out |= s.att[c]
    return out


@common(reads=())
def held(s: State, who: int) -> int:
    return int(s.ctl[who]) if who >= 0 else 0
