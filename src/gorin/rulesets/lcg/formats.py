"""Formats differ by a table of switches, and by their rings."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gorin.errors import UsageError
from gorin.rulesets.lcg.format_rings import SHARED_RINGS, Rings


@dataclass(frozen=True)
class Format:
    """What differs from format to format. The defaults are Stronghold's."""

    name: str
    players: tuple[int, int] = (2, 2)
    stronghold: bool = True  # strongholds, roles and province cards; otherwise province tokens
    provinces: int = 4  # besides the stronghold's
    token_strength: int = 0
    honor: int = 0  # 0: as the stronghold says
    income: int = 0  # 0: as the stronghold says
    honor_victory: int = 25
    hand: int = 4
    highest_bid: int = 5
    opportunities: int = 2  # conflicts per player and phase, one of each type if there are two
    unopposed_loss: int = 1
    rings: Rings = SHARED_RINGS
    ring_fate: bool = True  # 4.4
    broken_emptied: bool = True  # 4.6: faceup cards in broken provinces must go
    favor_has_sides: bool = True
    small_rings: bool = False  # air, earth and water are weaker
    duel_by_bid: bool = False  # D.7: the higher statistic only adds 1 to the bid
    dynasty_events_from_hand: bool = True
    role_for_limited: bool = True
    # deckbuilding
    deck_size: tuple[int, int] = (40, 45)
    copies: int = 3
    influence: int = -1  # -1: as the stronghold says


STRONGHOLD = Format("stronghold")
SKIRMISH = replace(
    STRONGHOLD,
    name="skirmish",
    stronghold=False,
    provinces=3,
    token_strength=3,
    honor=6,
    income=6,
    honor_victory=12,
    hand=3,
    highest_bid=3,
    opportunities=1,
    unopposed_loss=0,
    ring_fate=False,
    broken_emptied=False,
    favor_has_sides=False,
    small_rings=True,
    duel_by_bid=True,
    dynasty_events_from_hand=False,
    role_for_limited=False,
    deck_size=(30, 40),
    copies=2,
    influence=6,
)
FORMATS = {f.name: f for f in (STRONGHOLD, SKIRMISH)}


def format_named(name: str) -> Format:
    """The format with this name ("lcg/stronghold" or "stronghold")."""
    short = name.removeprefix("lcg/")
    if short not in FORMATS:
        known = ", ".join(f"lcg/{x}" for x in FORMATS)
        raise UsageError(f"There is no format {name!r}; the formats are {known}.")
    return FORMATS[short]
