"""The kinds of word. A word is frozen, hashable, printable data; each knows its source, its meaning and its English.

Query      a set of cards         source: a bitset expression      meaning: is this card in it?
Number     a count or a value     source: an int expression        meaning: the number
Condition  true or false          source: a truth expression       meaning: does it hold?
Player     one player             source: a seat                   meaning: the seat
Trigger    an occurrence          Effect  what is done             Text    what stands on a card
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from gorin.language.english import Noun, Voice
    from gorin.language.meaning import Reading
    from gorin.language.scope import Scope

C = TypeVar("C")
N = TypeVar("N", bound="Node")


@dataclass_transform(frozen_default=True)
def node(cls: type[C]) -> type[C]:
    """Every word is a frozen dataclass; where it has a Number, a plain number may be written."""
    made = dataclass(frozen=True)(cls)
    made.counted = tuple(f.name for f in fields(made) if f.type in ("Number", "Number | None"))  # type: ignore[attr-defined, arg-type]  # a word
    return made


Known = tuple[str, Collection[str]]  # what such a string is called, and which there are


class Declared(NamedTuple):
    """What there is to know about a word besides its source, its meaning and its English."""

    binds: Mapping[str, tuple[str, ...]] = MappingProxyType({})  # names bound inside its fields: "do" binds "picked"
    needs: tuple[str, str] | None = None  # the name that must be bound where it stands, and what is said if it is not
    strings: Mapping[str, Known] = MappingProxyType({})  # what its fields may hold, if not the game's usual
    stands_on: tuple[str, ...] = ()  # of a text: the types of card on which it stands, if not on any
    tells: tuple[str, ...] = ("doer",)  # of an occurrence: the names it binds
    wakes: tuple[str, ...] = ()  # rules that are asleep where no card says it
    also: tuple[str, ...] = ()  # further ways to say it, with its fields in braces: "put {n} fate on {what}"
    happens_to: Mapping[str, Collection[str]] = MappingProxyType({})  # by field: types of card to which it can happen


def declares(**facts: Any) -> Callable[[type[N]], type[N]]:
    """Decorator: what is declared of a word, by the names of `Declared`; the checks and the box ask the word itself."""

    def declare(cls: type[N]) -> type[N]:
        cls.declared = cls.declared._replace(**facts)
        return cls

    return declare


class Node:
    """Any word."""

    sealed = False  # the words inside speak for another card: nobody outside asks about them
    looks_back = False  # it speaks of what its ability answers, though it does not read it
    counted: tuple[str, ...] = ()  # its fields that hold a Number
    declared = Declared()

    def wrong(self) -> Iterator[str]:
        """What is wrong with it, wherever it stands: sentences that begin with the word."""
        yield from ()

    def happens_to(self, field: str) -> Collection[str] | None:
        """The types of card in a field to which it can happen; None if that is as usual in the game."""
        return self.declared.happens_to.get(field)

    def wakes(self) -> tuple[str, ...]:
        """Rules that are asleep where no card says it."""
        return self.declared.wakes

    def __post_init__(self) -> None:
        for name in self.counted:
            value = getattr(self, name)
            if type(value) is int:
                object.__setattr__(self, name, number(value))


class Query(Node):
    """A set of cards. Combine with `&`, `|` and `-`; `and`, `or` and `not` on it are mistakes and raise."""

    away = False  # it speaks of a place out of play
    there = ""  # where in play its cards are, if its noun does not say so
    prepares = ""  # source of a step before one of them is chosen

    def sides(self) -> tuple[Query, ...]:
        """The parts of a set that is one thing or another."""
        return ()

    def __and__(self, other: Query) -> Query:
        from gorin.language.sets import All

        return All(_parts(self, All) + _parts(other, All))

    def __or__(self, other: Query) -> Query:
        from gorin.language.sets import Any_

        return Any_(_parts(self, Any_) + _parts(other, Any_))

    def __sub__(self, other: Query) -> Query:
        from gorin.language.sets import All, Without

        return All((*_parts(self, All), Without(other)))

    def __bool__(self) -> bool:
        raise TypeError("sets of cards are combined with &, | and -, not with and, or, not")

    def source(self, c: Scope) -> str:
        raise NotImplementedError(type(self).__name__)

    def has(self, r: Reading, card: int) -> bool:
        raise NotImplementedError(type(self).__name__)

    def noun(self, v: Voice) -> Noun:
        raise NotImplementedError(type(self).__name__)


def _parts(q: Any, kind: type) -> tuple[Any, ...]:
    return q.parts if isinstance(q, kind) else (q,)  # type: ignore[attr-defined]  # All and Any_ have parts


class Number(Node):
    """A number read from the table. `+`, `*` and comparisons build new words."""

    plain = False  # its English may stand before a noun ("2 characters"); otherwise the text says X and explains it

    def __add__(self, other: Number | int) -> Number:
        from gorin.language.numbers import Plus

        return Plus(self, number(other))

    def __mul__(self, times: int) -> Number:
        from gorin.language.numbers import Times

        return Times(self, times)

    def __gt__(self, other: Number | int) -> Condition:
        from gorin.language.conditions import Compare

        return Compare(self, ">", number(other))

    def __ge__(self, other: Number | int) -> Condition:
        from gorin.language.conditions import Compare

        return Compare(self, ">=", number(other))

    def __lt__(self, other: Number | int) -> Condition:
        from gorin.language.conditions import Compare

        return Compare(self, "<", number(other))

    def __bool__(self) -> bool:
        raise TypeError("a number of the card language has no truth; compare it")

    def source(self, c: Scope) -> str:
        raise NotImplementedError(type(self).__name__)

    def value(self, r: Reading) -> int:
        raise NotImplementedError(type(self).__name__)

    def english(self, v: Voice) -> str:
        raise NotImplementedError(type(self).__name__)

    def each(self, v: Voice) -> str:
        """What is counted, if "+1 for each …" is how it is said."""
        return ""

    def against(self, op: str, other: Number, v: Voice) -> str:
        """A comparison with another number, if it is said in a way of its own."""
        return ""


class Condition(Node):
    """Something that holds or not. `&` and `|` combine; `and`, `or` and `not` raise."""

    @property
    def bare(self) -> bool:
        """Is its English a clause by itself ("during a conflict") that takes no "if"?"""
        return False

    def __and__(self, other: Condition) -> Condition:
        from gorin.language.conditions import Both

        return Both(self, other)

    def __or__(self, other: Condition) -> Condition:
        from gorin.language.conditions import Either

        return Either(self, other)

    def __bool__(self) -> bool:
        raise TypeError("conditions are combined with & and |, not with and, or, not")

    def source(self, c: Scope) -> str:
        raise NotImplementedError(type(self).__name__)

    def holds(self, r: Reading) -> bool:
        raise NotImplementedError(type(self).__name__)

    def unmet(self, r: Reading) -> Condition:
        """Where it does not hold: the part of it that does not."""
        return self

    def instead(self, r: Reading, v: Voice) -> str:
        """Where it does not hold: what is so instead ("there is none", "you have 3"); "" if there is no more to say."""
        return ""

    def english(self, v: Voice) -> str:
        raise NotImplementedError(type(self).__name__)


class Player(Node):
    """One player, bound by the ability; never "the opponent" of the kernel."""

    def source(self, c: Scope) -> str:
        raise NotImplementedError(type(self).__name__)

    def seat(self, r: Reading) -> int:
        raise NotImplementedError(type(self).__name__)

    def english(self, v: Voice) -> str:
        raise NotImplementedError(type(self).__name__)


class Trigger(Node):
    """An occurrence an ability waits for."""

    def english(self, v: Voice) -> str:
        raise NotImplementedError(type(self).__name__)


class Effect(Node):
    """What an ability does; also what it costs."""

    begins = False  # its English begins a new sentence
    order = True  # its English is an order ("bow this character"), not a statement ("this character gets +1 glory")
    takes = False  # it takes cards from where they lie: "from your hand", not "in your hand"
    picks = False  # cards or rings are chosen while it resolves
    chooses = False  # the verb says that somebody chooses: "sacrifice a character"

    def lacks(self, r: Reading, v: Voice) -> str:
        """Where it cannot be paid as a cost: what there is instead ("you have 1"); "" if there is no more to say."""
        return ""

    def english(self, v: Voice) -> str:
        raise NotImplementedError(type(self).__name__)


class Text(Node):
    """One thing printed on a card: a keyword, a constant or a triggered ability."""

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        """Source of the terms on which its card is played, attached or enters, by the names the game has for them."""
        yield from ()

    def english(self, v: Voice) -> str:
        raise NotImplementedError(type(self).__name__)


def number(x: Number | int) -> Number:
    """A plain int is a word too."""
    from gorin.language.numbers import Num

    return Num(x) if isinstance(x, int) else x


def children(x: Any) -> list[Any]:
    """The parts of a word (or of a tuple of words)."""
    if isinstance(x, tuple):
        return list(x)
    if isinstance(x, Node) and x.sealed:
        return []
    return [getattr(x, f.name) for f in fields(x)] if is_dataclass(x) else []


def walk(x: Any, kind: type[C]) -> list[C]:
    """Every word of a kind inside another, itself included."""
    out = [x] if isinstance(x, kind) else []
    for y in children(x):
        out += walk(y, kind)
    return out


def mentions(x: Any, what: Any) -> bool:
    """Does a word contain another?"""
    return bool(type(x) is type(what) and x == what) or any(mentions(y, what) for y in children(x))
