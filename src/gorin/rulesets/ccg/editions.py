"""What differs between editions is data: numbers and switches that the rules read."""

from __future__ import annotations

from dataclasses import dataclass

from gorin.errors import UsageError
from gorin.kernel.stages import Stage
from gorin.rulesets.ccg.stages import STAGES


@dataclass(frozen=True)
class Edition:
    """One edition of the rules."""

    name: str
    players: tuple[int, int] = (2, 2)
    hand: int = 6  # cards in the starting hand
    most_in_hand: int = 8
    provinces: int = 4
    honor_victory: int = 40
    dishonor: int = -20
    clan_discount: int = 2
    focuses: int = 4  # times a player may focus in a duel
    starting_holdings: tuple[str, ...] = ("Border Keep", "Bamboo Harvesters")  # the second is not for who goes first
    smallest_deck: int = 40
    copies: int = 3
    stages: tuple[Stage, ...] = STAGES  # of a window


EMPEROR = Edition("emperor")
EDITIONS = {x.name: x for x in (EMPEROR,)}


def edition_named(name: str) -> Edition:
    """The edition with this name."""
    if name not in EDITIONS:
        raise UsageError(f"There is no edition called {name!r}; there are {', '.join(EDITIONS)}.")
    return EDITIONS[name]
