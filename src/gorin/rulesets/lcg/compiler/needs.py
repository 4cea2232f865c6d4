"""What the rules ask of an ability beside the words of its card, by name: see seeing/missing.py for how it is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gorin.kernel.abilities import Need

FROM_HAND: Final = "from hand"  # the event may be played from where it lies
PLACE: Final = "place"  # the card is where its ability works
FORBIDDEN: Final = "forbidden"  # no card forbids it
LIMITED: Final = "limited"
TERMS: Final = "terms"  # "Play only …"
FATE: Final = "fate"
DUES: Final = "dues"  # what cards demand besides, to trigger an ability
DUES_TO_PLAY: Final = "dues to play"
CONTROLLED: Final = "controlled"
OCCASION: Final = "occasion"  # what it answers has happened


@dataclass(frozen=True)
class Opponent:
    """All of this must be so of one and the same opponent, who is chosen."""

    needs: tuple[Need, ...]
