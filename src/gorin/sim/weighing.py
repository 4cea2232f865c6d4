"""How much memory a waiting game takes, without what all games share."""

from __future__ import annotations

import sys
from array import array
from typing import Any

from gorin.kernel.fields import fields_of
from gorin.kernel.state import State

SHARED = ("shared", "passing")  # the box, and a log that is no part of the state
SMALL = range(-5, 257)  # ints of which Python has one each


def weight(s: State) -> int:
    """The bytes of a state and of everything only it holds; what several fields hold counts once."""
    seen: set[int] = set()
    total = sys.getsizeof(s)
    for name, how in fields_of(type(s)).items():
        if how not in SHARED:
            total += deep(getattr(s, name), seen)
    return total


def deep(x: Any, seen: set[int]) -> int:
    """An object with all it holds, if it is data."""
    if id(x) in seen or x is None or (type(x) is int and x in SMALL) or isinstance(x, (type, str)) or callable(x):
        return 0
    seen.add(id(x))
    size = sys.getsizeof(x)
    if isinstance(x, dict):
        return size + sum(deep(k, seen) + deep(v, seen) for k, v in x.items())
    if isinstance(x, (list, tuple, set, frozenset)):
        return size + sum(deep(each, seen) for each in x)
    if isinstance(x, (int, float, bytes, array)):
        return size
    slots = [name for kind in type(x).__mro__ for name in getattr(kind, "__slots__", ())]
    return size + sum(deep(getattr(x, name), seen) for name in slots if hasattr(x, name))
