"""The games. `lcg` and `ccg` never import each other; what both need sits in the language or the kernel."""

from __future__ import annotations

from functools import cache
from typing import Any

from gorin.errors import UsageError

NAMES = (
    "lcg/stronghold",
    "lcg/skirmish",
    "lcg/enlightenment",
    "lcg/team-conquest",
    "ccg/emperor",
    "ccg/samurai",
)  # those that ship
_INSTALLED: dict[str, Any] = {}


def formats() -> frozenset[str]:
    """The names of the rules that can be played."""
    return frozenset((*NAMES, *_INSTALLED))


def install(rules: Any) -> str:
    """Rules of one's own, `Lcg(Format(…))` or `Ccg(Edition(…))`, are played by their name from now on; gives it."""
    name: str = rules.name
    if name in NAMES or _INSTALLED.setdefault(name, rules) is not rules:
        raise UsageError(f"There are rules called {name!r} already.")
    return name


def uninstall(name: str) -> None:
    """Such rules are not played any more."""
    if name not in _INSTALLED:
        raise UsageError(f"There are no rules called {name!r} that were installed.")
    del _INSTALLED[name]


def rules_of(game: str) -> Any:
    """Any rules of a game, for what all of them have: how its cards are printed."""
    return ruleset(next(name for name in NAMES if name.startswith(f"{game}/")))


def ruleset(name: str) -> Any:
    """The rules with this name (see base.Ruleset; each game's have more to tell its own modules)."""
    return _INSTALLED[name] if name in _INSTALLED else _shipped(name)


@cache
def _shipped(name: str) -> Any:
    if name not in NAMES:
        raise UsageError(f"There are no rules called {name!r}; there are {', '.join((*NAMES, *_INSTALLED))}.")
    game, _, kind = name.partition("/")
    if game == "ccg":
        from gorin.rulesets.ccg.rules import Ccg

        return Ccg(kind)
    from gorin.rulesets.lcg.rules import Lcg

    return Lcg(kind)
