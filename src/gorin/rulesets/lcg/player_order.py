"""Player order as a step keeps it: how many have had their turn, and the order, where one was said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gorin.kernel.turns import in_order
from gorin.rulesets.lcg.state import Game

BITS: Final = 5  # of a place in the order, and of a seat
_LOW: Final = (1 << BITS) - 1


def saying(order: Iterable[int]) -> int:
    """An order that was said, as a number in which nobody has had a turn yet."""
    out = 0
    for i, q in enumerate(order, 1):
        out |= q + 1 << i * BITS
    return out


def said(n: int) -> list[int]:
    """The order that was said, if any."""
    out = []
    while n := n >> BITS:
        out.append((n & _LOW) - 1)
    return out


def place_in(n: int) -> int:
    """How many have had their turn."""
    return n & _LOW


def order_in(s: Game, n: int) -> list[int]:
    """The players still in the game as it was said, then those of whom nothing was said, in player order."""
    usual = in_order(s)
    if n <= _LOW:
        return usual
    first = [q for q in said(n) if s.alive >> q & 1]
    return [*first, *[q for q in usual if q not in first]]
