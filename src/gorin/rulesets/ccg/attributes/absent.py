"""Which statistics cards of which type have. What a card does not have counts as 0, and nothing adds to it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gorin.rulesets.ccg.state import (
    CHI,
    COST,
    EXPERIENCE,
    FOCUS,
    FORCE,
    GOLD,
    HONOR,
    HONOR_REQUIREMENT,
    NUMBERS,
    PERSONAL_HONOR,
    STRENGTH,
)

HAS: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {
        "personality": (FORCE, CHI, PERSONAL_HONOR, COST, HONOR_REQUIREMENT),
        "follower": (FORCE, COST, HONOR_REQUIREMENT, FOCUS),
        "item": (FORCE, CHI, COST, FOCUS),
        "spell": (COST, FOCUS),
        "strategy": (COST, FOCUS),
        "ring": (FOCUS,),
        "holding": (COST, GOLD),
        "stronghold": (STRENGTH, GOLD, HONOR),
        "province": (STRENGTH,),
    }
)


def lacking(type: str) -> int:
    """The statistics that cards of this type do not have, as a set. Any card may be Experienced."""
    return (1 << NUMBERS) - 1 & ~sum(1 << x for x in (*HAS.get(type, ()), EXPERIENCE))
