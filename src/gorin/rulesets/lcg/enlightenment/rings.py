"""The rings of Enlightenment: five for each player, in pools of their own; what is claimed lies on provinces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gorin.kernel.bits import bits
from gorin.rulesets.lcg.conflict.opportunities import stronghold_open
from gorin.rulesets.lcg.facts import BROKEN, IN_PLAY, PROVINCE
from gorin.rulesets.lcg.rings.formats import Rings
from gorin.rulesets.lcg.rings.places import (
    UNCLAIMED,
    came_from,
    is_unclaimed,
    lying_on_provinces,
    own_pool,
    place_of,
    province_under,
)
from gorin.rulesets.lcg.rings.pools import claimer, is_contested, rings_held
from gorin.rulesets.lcg.state import ATTACKER, RING, SLOTS, WINNER

if TYPE_CHECKING:
    from gorin.rulesets.lcg.state import Game


class PersonalRings(Rings):
    """Each player brings a ring of each element. Whose a ring was at first, nobody asks."""

    on_provinces = True

    def laid_out(self, seats: int) -> Sequence[tuple[int, int]]:
        return [(element, own_pool(who)) for who in range(seats) for element in range(5)]

    def may_do_without(self, s: Game, who: int) -> bool:
        return True

    def may_claim(self, s: Game, who: int, ring: int) -> bool:
        """One of each printed element on a player's provinces."""
        return not self.has_another(s, who, ring, ring)

    def has_another(self, s: Game, who: int, ring: int, but: int) -> bool:
        """Does a ring with the same printed element lie on this player's provinces, but for this one?"""
        mine = rings_held(s, who) & lying_on_provinces(s.ring_place) & ~(1 << but)
        return any(s.box.rings[i] == s.box.rings[ring] for i in bits(mine))

    def provinces_for(self, s: Game, who: int, ring: int) -> int:
        """Unbroken ones; the stronghold's only once opponents may attack it."""
        home = s.province[who * SLOTS]
        own = int(s.p[PROVINCE] & s.p[IN_PLAY] & s.ctl[who] & ~s.p[BROKEN])
        return own if home < 0 or stronghold_open(s, who) else own & ~(1 << home)

    def returns_to(self, s: Game, ring: int) -> int:
        """The claimer's own pool. A contested ring goes to the attacking player's; without a winner, back to the pool
        from which it was taken."""
        if is_contested(s, ring):
            pool = came_from(s.ring_place[ring]) if s.con[WINNER] < 0 else own_pool(s.con[ATTACKER])
            who = place_of(pool).player
        else:
            who = claimer(s, ring)
        return own_pool(who) if who >= 0 and s.alive >> who & 1 else UNCLAIMED

    def claimable_by_effect(self, s: Game, who: int, ring: int) -> bool:
        """From an unclaimed pool only its own player claims; what the player may not have, nobody can move to him."""
        place = s.ring_place[ring]
        return (not is_unclaimed(place) or place == own_pool(who)) and self.may_claim(s, who, ring)

    def contestable_by_effect(self, s: Game, ring: int) -> bool:
        """Only what the attacking player has, claimed or not; the contested ring must be allowed to take its place."""
        who, place = s.con[ATTACKER], s.ring_place[ring]
        if is_unclaimed(place):
            return place == own_pool(who)
        return claimer(s, ring) == who and not self.has_another(s, who, s.con[RING], ring)

    def may_change_places(self, s: Game, one: int, other: int) -> bool:
        """A claimed and an unclaimed ring only of one player; and nobody gets a second one of an element."""
        if is_unclaimed(s.ring_place[one]) == is_unclaimed(s.ring_place[other]):
            return all(self._fits(s, x, y) for x, y in ((one, other), (other, one)))
        claimed, free = (other, one) if is_unclaimed(s.ring_place[one]) else (one, other)
        return s.ring_place[free] == own_pool(claimer(s, claimed)) and self._fits(s, free, claimed)

    def _fits(self, s: Game, ring: int, there: int) -> bool:
        """May this ring lie where that one does?"""
        on_one = province_under(s.ring_place[there]) >= 0
        return not on_one or not self.has_another(s, claimer(s, there), ring, there)


PERSONAL_RINGS = PersonalRings()
