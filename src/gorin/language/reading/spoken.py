"""What is only spoken of: "it", "that character", "another", "that player". Whom that means is decided when the whole
ability has been read, and what it binds is known."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from itertools import islice, product
from typing import Any, Final

from gorin.language.control import Target, TargetPlayer
from gorin.language.english import Noun, Voice
from gorin.language.nodes import Effect, Node, Number, Player, Query, Text, node, walk
from gorin.language.numbers import Num
from gorin.language.players import Chosen, Doer, Them, You
from gorin.language.reading.gaps import replaced
from gorin.language.sets import All, Host, It, Paid, Picked, Rest, That, This

MOST: Final = 300  # ways in which the names of one text are understood
OTHER: Final = "another"


@node
class Spoken(Query):
    """Cards spoken of before."""

    text: str
    n: int = 0  # which mention

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed=self.text)


@node
class SpokenPlayer(Player):
    """A player spoken of before."""

    text: str

    def english(self, v: Voice) -> str:
        return self.text


@node
class Several(Query):
    """So many of a set, to be chosen: it becomes part of a choice, or nothing."""

    of: Query
    n: Number
    up_to: bool = False

    def noun(self, v: Voice) -> Noun:
        return self.of.noun(v)


def bound(x: Any) -> set[str]:
    """The names that anything in a text binds."""
    out: set[str] = set()
    for y in walk(x, Node):
        for names in y.declared.binds.values():
            out.update(names)
        if getattr(y, "on", None) is not None:
            out.update(("it", "doer"))
    if walk(x, TargetPlayer):
        out.add("chosen")
    if any(isinstance(paid := getattr(y, "cost", None), tuple) and paid for y in walk(x, Text)):
        out.add("paid")
    return out


def meanings(x: Spoken | SpokenPlayer, names: set[str], targets: int, us: Player, also: list[Query]) -> list[Any]:
    """Whom it may mean where these names are bound, the likeliest first."""
    t = x.text.lower()
    if isinstance(x, SpokenPlayer):
        known: list[tuple[str, Player]] = [("them", Them()), ("chosen", Chosen()), ("doer", Doer())]
        out: list[Any] = [who for name, who in known if name in names]
        return [*out, us] if t == "he or she" else out
    that = [That(i) for i in range(targets)]
    if t.startswith("the first "):
        return that[:1]
    if t.startswith("the second "):
        return that[1:2]
    if t == OTHER:
        return [*that[::-1], *([It()] if "it" in names else []), This(), Host()]
    out = [
        *also,
        *that,
        *([It()] if "it" in names else []),
        *([Picked()] if "picked" in names else []),
        *([Paid()] if "paid" in names else []),
        *([Rest()] if "rest" in names else []),
    ]
    if t == "the other":
        return [Rest()]
    if t == "it":
        out += [This(), Host()]
    return out


def understood(x: Any, us: Player, also: Callable[[Any], list[Query]] = lambda _: []) -> Iterator[Any]:
    """The text with everything that is spoken of understood, the same words in the same way first."""
    spoken = [y for y in walk(x, Node) if isinstance(y, (Spoken, SpokenPlayer))]
    if not spoken:
        yield x
        return
    names, targets, more = bound(x), len(walk(x, Target)), also(x)
    for each_alone in (False, True):
        if each_alone:
            if len(spoken) == len(set(spoken)):
                return
            x, spoken = numbered(x)
        which = list(dict.fromkeys(spoken))
        found = [meanings(y, names, targets, us, more) for y in which]
        for values in islice(product(*found), MOST):
            out = x
            for old, new in zip(which, values, strict=True):
                out = replaced(out, old, new)
            yield out


def numbered(x: Any) -> tuple[Any, list[Any]]:
    """Each mention by itself."""
    found: list[Any] = []

    def go(y: Any) -> Any:
        if isinstance(y, Spoken):
            found.append(Spoken(y.text, len(found) + 1))
            return found[-1]
        if isinstance(y, SpokenPlayer):
            found.append(y)
            return y
        if isinstance(y, tuple):
            return tuple(go(z) for z in y)
        if isinstance(y, Node) and is_dataclass(y):
            return type(y)(*[go(getattr(y, f.name)) for f in fields(y) if f.init])
        return y

    return go(x), found


def of_player(x: Any, who: Player) -> Any:
    """An order told of another player: what "you" would do, they do."""
    return replaced(x, You(), who)


def chosen_from(x: Effect, make: Callable[[Query, Effect, Number, bool], Effect]) -> Iterator[Effect]:
    """The effect on a set, as an effect on cards chosen from it."""
    for f in fields(x):  # type: ignore[arg-type]  # every word is a dataclass
        q = getattr(x, f.name)
        if isinstance(q, Several):
            yield make(q.of, replaced_field(x, f.name), q.n, q.up_to)
        elif isinstance(q, Query) and len(some := walk(q, Several)) == 1:
            within = replaced(q, some[0], Picked())
            yield make(some[0].of, with_field(x, f.name, within), some[0].n, some[0].up_to)
        elif isinstance(q, Query) and not isinstance(q, (Spoken, This, Host)):
            yield make(q, replaced_field(x, f.name), Num(1), False)
        elif isinstance(q, tuple) and q and isinstance(q[0], Effect):
            for inner in chosen_from(q[0], make):
                what, n, up_to = inner.what, inner.n, inner.up_to  # type: ignore[attr-defined]  # a Pick
                yield make(what, with_field(x, f.name, (inner.do, *q[1:])), n, up_to)  # type: ignore[attr-defined]
        elif isinstance(q, Effect):
            for inner in chosen_from(q, make):
                what, n, up_to = inner.what, inner.n, inner.up_to  # type: ignore[attr-defined]  # a Pick
                yield make(what, with_field(x, f.name, inner.do), n, up_to)  # type: ignore[attr-defined]


def replaced_field(x: Any, name: str) -> Any:
    return with_field(x, name, Picked())


def with_field(x: Any, name: str, value: Any) -> Any:
    return type(x)(*[value if f.name == name else getattr(x, f.name) for f in fields(x) if f.init])


def parts_of(q: Query) -> tuple[Query, ...]:
    return q.parts if isinstance(q, All) else (q,)
