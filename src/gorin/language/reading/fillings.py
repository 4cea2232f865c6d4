"""What is put into the fields of a word to hear all the ways in which it is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from itertools import combinations, islice, product
from typing import Any, Final

from gorin.language.nodes import Node
from gorin.language.numbers import AsX, Count, ForEach, Num, Times, X
from gorin.language.players import You
from gorin.language.reading.gaps import (
    ODD,
    ClauseGap,
    EachGap,
    EffectGap,
    EventGap,
    NumberGap,
    PlayerGap,
    SequenceGap,
    SetGap,
    mark,
)
from gorin.language.sets import This
from gorin.language.values import Values

Filling = Callable[[int], list[Any]]
MOST: Final = 1500  # forms of one word
ALTERED: Final = 3  # fields that differ from the usual at once


def of_sets(i: int) -> list[Any]:
    return [SetGap(i), This(), SetGap(i, True)]


def of_numbers(i: int) -> list[Any]:
    counts = [Count(SetGap(i, True)), ForEach(SetGap(i, True))]
    return [Num(1), Num(ODD + i), NumberGap(i), X(), *counts, Num(-1), Num(-ODD - i)]


def of_amounts(i: int) -> list[Any]:
    """A number that may be missing: mostly a bonus."""
    each = [EachGap(i), Times(EachGap(i), ODD + i + 5), Times(EachGap(i), -1)]
    return [Num(ODD + i), Num(-ODD - i), X(), *each, NumberGap(i), AsX(NumberGap(i)), Num(0)]


FILLINGS: Final[Mapping[str, Filling]] = {
    "Query": of_sets,
    "Query | None": lambda i: [SetGap(i), SetGap(i, True)],
    "Number": of_numbers,
    "Number | None": of_amounts,
    "Condition": lambda i: [ClauseGap(i)],
    "Condition | None": lambda i: [ClauseGap(i)],
    "Player": lambda i: [PlayerGap(i), You()],
    "Player | None": lambda i: [PlayerGap(i), You()],
    "Player | str": lambda i: [PlayerGap(i), You()],
    "Effect": lambda i: [EffectGap(i)],
    "Effect | None": lambda i: [EffectGap(i)],
    "Deed": lambda i: [EffectGap(i)],
    "tuple[Effect, ...]": lambda i: [(SequenceGap(i),)],
    "tuple[Deed, ...]": lambda i: [(SequenceGap(i),)],
    "Trigger": lambda i: [EventGap(i)],
    "Trigger | None": lambda i: [EventGap(i)],
    "bool": lambda i: [False, True],
    "int": lambda i: [ODD + i, 1, 2],
}


class Forms:
    """All the forms of a game's words."""

    def __init__(self, values: Values, more: Mapping[str, Filling]) -> None:
        self.values = values
        self.fillings = {**FILLINGS, **more}

    def of(self, cls: type[Any]) -> Iterator[Any]:
        """One word in the ways its fields can differ: as many at once as there is room for."""
        choices = [self.choices(cls, f, i) for i, f in enumerate(fields(cls)) if f.init]
        if not all(choices):
            return
        many = 1
        for x in choices:
            many *= len(x)
        amounts = {i for i, f in enumerate(fields(cls)) if f.type == "Number | None"}
        found = product(*choices) if many <= MOST else islice(altered(choices, amounts), MOST)
        for values in found:
            try:
                yield cls(*values)
            except Exception:  # values that do not go together
                continue
        yield from self.alike(cls)

    def alike(self, cls: type[Any]) -> Iterator[Any]:
        """Two bonuses of the same height, which is said once."""
        where = [i for i, f in enumerate(fields(cls)) if f.type == "Number | None"]
        choices = [self.choices(cls, f, i) for i, f in enumerate(fields(cls)) if f.init]
        for i, j in combinations(where, 2):
            rest = [x if k not in where else x[:1] for k, x in enumerate(choices)]
            rest[i] = [x for x in of_amounts(i) if not isinstance(x, Num)]
            for values in islice(product(*rest), MOST):
                yield cls(*(values[i] if k == j else x for k, x in enumerate(values)))

    def choices(self, cls: type[Any], f: Field[Any], i: int) -> list[Any]:
        """What may stand in a field; the usual first."""
        kind = f.type if isinstance(f.type, str) else str(getattr(f.type, "__name__", f.type))
        out = [] if f.default is MISSING else [f.default]
        own = self.values.get(f"{cls.__name__}.{f.name}") or cls.declared.strings.get(f.name)
        known = own or self.values.get(f.name)
        if "str" in kind.replace("|", " ").replace("[", " ").replace(",", " ").split() and known is not None:
            names = [x for x in known[1] if x not in out]
            out += [(x,) for x in names] if kind.startswith("tuple") else names
        if kind == "Number | None" and None not in out:
            out.append(None)
        if kind == "str" and known is None:
            out.append(mark(i))
        own_way = self.fillings.get(f"{cls.__name__}.{f.name}") or self.fillings.get(kind, lambda i: [])
        out += [x for x in own_way(i) if not any(same(x, y) for y in out)]
        return out


def same(x: Any, y: Any) -> bool:
    return type(x) is type(y) and bool(x == y)


def altered(choices: list[list[Any]], amounts: set[int]) -> Iterator[tuple[Any, ...]]:
    """First everything as usual, then ever more fields otherwise; of several amounts only one."""
    for many in range(ALTERED + 1):
        for which in combinations(range(len(choices)), many):
            if len(amounts.intersection(which)) > 1:
                continue
            for values in product(*(choices[j][1:] for j in which)):
                row = [x[0] for x in choices]
                for j, value in zip(which, values, strict=True):
                    row[j] = value
                yield tuple(row)


def words_of(package: str) -> list[type[Any]]:
    """Every word of the language and of one game, in the order in which they were defined."""
    out: list[type[Any]] = []
    todo: list[type[Any]] = [Node]
    while todo:
        cls = todo.pop()
        for x in cls.__subclasses__():
            if x not in out:
                out.append(x)
                todo.append(x)
    own = [x for x in out if x.__module__.startswith(("gorin.language.", package + ".")) and is_dataclass(x)]
    own = [x for x in own if ".reading" not in x.__module__]
    return sorted(own, key=lambda x: (x.__module__, x.__qualname__))
