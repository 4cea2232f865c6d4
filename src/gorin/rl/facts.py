"""What is told of a table in numbers: facts of each card, and numbers of the whole table. Each game has a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gorin.kernel.decisions import Option
from gorin.kernel.state import State


class Fact(NamedTuple):
    """A fact of cards. `open`: it is seen of a card whose face is not known, for it only says where the card lies."""

    name: str
    plane: int
    open: bool = False


class Facts(NamedTuple):
    """What a game tells."""

    planes: tuple[Fact, ...]
    counters: tuple[tuple[str, str], ...]  # what is on a card (of known ones): a name, the field of the state
    numbered: Callable[[Any, int], list[str]]  # the names of the table's numbers: (a state, how many seats)
    numbers: Callable[[Any, tuple[int, ...]], list[float]]  # the numbers, from the seat that looks on
    place: Callable[
        [Any, tuple[int, ...]], NDArray[np.int32]
    ]  # per value of `slot`, the place it stands for; the last: none
    deed: Callable[[Option], int]  # see rl/actions.py


def facts_of(rules: str) -> Facts:
    """The list of a game."""
    found: Facts = import_module(f"gorin.rl.{rules.partition('/')[0]}").FACTS
    return found


def chosen(which: int, of: Sequence[int] | int) -> list[float]:
    """One number for each of several, 1 for the one that is meant: of a range, or of seats."""
    return [float(which == x) for x in (range(of) if isinstance(of, int) else of)]


def seats(name: str, n: int) -> list[str]:
    """`name` for each seat, from the one that looks on."""
    return [f"{name}: {'you' if k == 0 else f'player +{k}'}" for k in range(n)]


def count(s: State, cards: int) -> float:
    """How many cards are in a set."""
    return float(cards.bit_count())
