"""Sets of cards and sets of players are ints: bit i is card (or seat) i."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache


@lru_cache(4096)  # the same sets are asked for again and again
def bits(mask: int) -> tuple[int, ...]:
    """The members of a set, in rising order.

    >>> bits(0b10110)
    (1, 2, 4)
    """
    out = []
    while mask:
        b = mask & -mask
        mask ^= b
        out.append(b.bit_length() - 1)
    return tuple(out)


def low(mask: int) -> int:
    """The lowest member of a set, or -1 of the empty one.

    >>> low(0b1000), low(0)
    (3, -1)
    """
    return (mask & -mask).bit_length() - 1


def mask_of(members: Iterable[int]) -> int:
    """The set with these members.

    >>> mask_of([1, 2, 4]) == 0b10110
    True
    """
    out = 0
    for i in members:
        out |= 1 << i
    return out


def if_only_one(mask: int) -> int:
    """The set itself if it has exactly one member, else the empty set."""
    return mask if mask & (mask - 1) == 0 else 0
