"""What a format says about rings: which there are, who may fight for them, where they go. A format with other rings
replaces the answers it needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gorin.rulesets.lcg.rings.places import (
    UNCLAIMED,
    lying_at,
    lying_in_claimed_pools,
    lying_unclaimed,
    own_pool,
)

if TYPE_CHECKING:
    from gorin.rulesets.lcg.state import Game


class Rings:
    """One ring of each element, which all players share."""

    on_provinces = False  # does a ring that is claimed go onto a province of its claimer?

    def laid_out(self, seats: int) -> Sequence[tuple[int, int]]:
        """The rings with which a game begins: the element printed on each, and its place."""
        return [(element, UNCLAIMED) for element in range(5)]

    def selectable(self, s: Game, who: int) -> int:
        """The rings with which this player may declare a conflict: unclaimed ones of all, and his or her own."""
        return lying_at(s.ring_place, UNCLAIMED) | lying_at(s.ring_place, own_pool(who))

    def may_do_without(self, s: Game, who: int) -> bool:
        """May this player declare a conflict without a ring, if there is none to select?"""
        return False

    def may_claim(self, s: Game, who: int, ring: int) -> bool:
        """May this player have this ring? If not, it returns instead of being claimed."""
        return True

    def provinces_for(self, s: Game, who: int, ring: int) -> int:
        """The provinces onto which a player may put a ring just claimed; where there are none, it stays in the pool."""
        return 0

    def returns_to(self, s: Game, ring: int) -> int:
        """The unclaimed pool to which this ring returns from where it is now."""
        return UNCLAIMED

    def returning(self, s: Game) -> int:
        """4.7: the rings that return at the end of the round: those in claimed pools."""
        return lying_in_claimed_pools(s.ring_place)

    def taking_fate(self, s: Game) -> int:
        """4.4: the rings on which 1 fate is placed."""
        return lying_unclaimed(s.ring_place)


SHARED_RINGS = Rings()
