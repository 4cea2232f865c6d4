"""The games. `lcg` and `ccg` never import each other; what both need sits in the language or the kernel."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gorin.errors import UsageError

if TYPE_CHECKING:
    from gorin.rulesets.lcg.rules import Lcg

NAMES = ("lcg/stronghold", "lcg/skirmish")


def formats() -> frozenset[str]:
    """The names of the rules that can be played."""
    return frozenset(NAMES)


@cache
def ruleset(name: str) -> Lcg:
    """The rules with this name."""
    if name not in NAMES:
        raise UsageError(f"There are no rules called {name!r}; there are {', '.join(NAMES)}.")
    from gorin.rulesets.lcg.rules import Lcg

    return Lcg(name.removeprefix("lcg/"))
