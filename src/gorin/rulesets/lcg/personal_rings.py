"""The rings of Enlightenment: five for each player, in pools of their own; what is claimed lies on provinces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gorin.kernel.bits import bits
from gorin.rulesets.lcg.facts import BROKEN, IN_PLAY, PROVINCE, STRONGHOLD
from gorin.rulesets.lcg.rings.formats import Rings
from gorin.rulesets.lcg.rings.places import UNCLAIMED, lying_on_provinces, own_pool
from gorin.rulesets.lcg.rings.pools import claimer, rings_held
from gorin.rulesets.lcg.state import ATTACKER

if TYPE_CHECKING:
    from gorin.rulesets.lcg.state import Game


class PersonalRings(Rings):
    """Each player brings a ring of each element."""

    on_provinces = True

    def laid_out(self, seats: int) -> Sequence[tuple[int, int]]:
        return [(element, own_pool(who)) for who in range(seats) for element in range(5)]

    def may_do_without(self, s: Game, who: int) -> bool:
        return True

    def may_claim(self, s: Game, who: int, ring: int) -> bool:
        """One of each printed element on a player's provinces."""
        mine = rings_held(s, who) & lying_on_provinces(s.ring_place)
        return all(s.box.rings[i] != s.box.rings[ring] for i in bits(mine))

    def provinces_for(self, s: Game, who: int, ring: int) -> int:
        return int(s.p[PROVINCE] & s.p[IN_PLAY] & s.ctl[who] & ~s.p[BROKEN] & ~s.p[STRONGHOLD])

    def returns_to(self, s: Game, ring: int) -> int:
        who = claimer(s, ring)
        who = s.con[ATTACKER] if who < 0 else who
        return own_pool(who) if who >= 0 and s.alive >> who & 1 else UNCLAIMED


PERSONAL_RINGS = PersonalRings()
