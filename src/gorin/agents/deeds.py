"""What text does, read off its nodes: finding the effects of a text and adding up what they are worth.

What each kind of effect is worth is a table of the game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Final, TypeVar

from gorin.language.control import May, Pick, SelectOne
from gorin.language.nodes import Effect, Node, children
from gorin.language.numbers import Num

A_DEED: Final = 1.0  # any that is not in the table
WITHIN: Final = 0.7  # what an effect brings with it counts less

Prices = Mapping[type[Node], float]
Points = Callable[[Any], float | None]  # what a bonus or penalty is worth; None: it is none
C = TypeVar("C")


def kept(fn: Callable[[C], float]) -> Callable[[C], float]:
    """Reckon each card once. By identity: to hash a card means to walk through all its text."""
    known: dict[int, tuple[C, float]] = {}  # the cards are kept, so that their id stays theirs

    @wraps(fn)
    def once(card: C) -> float:
        found = known.get(id(card))
        if found is None:
            found = known[id(card)] = (card, fn(card))
        return found[1]

    return once


def deed(x: Any, prices: Prices, points: Points) -> float:
    """What doing this once is worth to whoever wants it done."""
    if isinstance(x, SelectOne):
        return max((_several(y, prices, points) for y in x.options), default=0.0)
    bonus = points(x)
    if bonus is not None:
        return bonus
    within = sum(deed(y, prices, points) for part in children(x) for y in effects(part))
    if isinstance(x, (May, Pick)) or type(x) not in prices:
        return within or A_DEED
    return prices[type(x)] * times(x) + WITHIN * within


def _several(x: Any, prices: Prices, points: Points) -> float:
    return sum(deed(y, prices, points) for y in x) if isinstance(x, tuple) else deed(x, prices, points)


def effects(x: Any) -> list[Effect]:
    """The effects that stand directly in a part of a text."""
    if isinstance(x, Effect):
        return [x]
    return [y for part in x for y in effects(part)] if isinstance(x, tuple) else []


def times(x: Any) -> float:
    """How much of it: the first plain number, within reason."""
    numbers = [y.n for y in children(x) if isinstance(y, Num)]
    return min(3.0, max(1.0, abs(numbers[0]))) if numbers else 1.0
