"""What a format says about honor bids: the numbers that may be selected, and whether what was revealed can change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gorin.rulesets.lcg.state import Game


class Bidding:
    """Any number on the dial, and card effects may change its value."""

    def numbers(self, s: Game) -> Sequence[int]:
        """The numbers that may be selected in the bid that is being made."""
        return range(1, s.box.rules.format.highest_bid + 1)

    def fixed(self, s: Game) -> bool:
        """Is the bid that was revealed one that no card effect can modify?"""
        return False


ANY_NUMBER = Bidding()
