"""Which rings: where each is, whose it is, which elements it has, which have fate on them."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.sides import team_of
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.facts import BROKEN
from gorin.rulesets.lcg.fields import RING_PLACES
from gorin.rulesets.lcg.lasting.edicts import CLAIMED_TOO, RING_GAINS, give_edict, joined
from gorin.rulesets.lcg.rings.numbers import Gains
from gorin.rulesets.lcg.rings.places import (
    MOST_PLAYERS,
    ON_PROVINCES,
    is_fought_for,
    lying,
    lying_at,
    lying_in_claimed_pools,
    lying_on_provinces,
    lying_unclaimed,
)
from gorin.rulesets.lcg.state import CLAIMING, RING, Game


def gain_elements(s: Game, rings: int, elements: int) -> None:
    """These rings have these elements too, for as long as this is derived anew."""
    if rings and elements:
        s.elements = tuple(x | elements if rings >> i & 1 else x for i, x in enumerate(s.elements))


@called(reads=())
def ring_gains(s: Game, rings: int, elements: int) -> None:
    """A constant ability gives rings elements. The edict keeps what was said; the elements follow at once."""
    give_edict(s, RING_GAINS, 0, Gains(rings, elements).number)
    gain_elements(s, rings, elements)


# --- which rings ----------------------------------------------------------------------------------------------------


@called(reads=())
def all_rings(s: Game) -> int:
    """Every ring there is."""
    return (1 << len(s.ring_place)) - 1


@called(reads=RING_PLACES)
def unclaimed_rings(s: Game) -> int:
    """The rings in the unclaimed pools, as a set."""
    return lying_unclaimed(s.ring_place)


def is_contested(s: Game, ring: int) -> bool:
    """Does the conflict have this ring, and is it still its?"""
    return ring >= 0 and is_fought_for(s.ring_place[ring])


@called(reads=RING_PLACES)
def contested_ring(s: Game) -> int:
    """The contested ring: until reactions to its being claimed are over."""
    ring = s.con[RING]
    return 1 << ring if ring >= 0 and (s.con[CLAIMING] or is_fought_for(s.ring_place[ring])) else 0


@called()
def claimer(s: Game, ring: int) -> int:
    """Who has claimed a ring: in whose claimed pool or on whose province it lies; -1 for nobody."""
    place = s.ring_place[ring]
    if place >= ON_PROVINCES:
        return s.holder[place - ON_PROVINCES]
    return place if 0 <= place < MOST_PLAYERS else -1


@called()
def may_keep(s: Game, who: int, ring: int) -> bool:
    """Has this player claimed a ring, and could it stay there? Decision: none stays claimed on a broken province."""
    place = s.ring_place[ring]
    return claimer(s, ring) == who and not (place >= ON_PROVINCES and s.p[BROKEN] >> place - ON_PROVINCES & 1)


@called()
def rings_held(s: Game, who: int) -> int:
    """The rings in a player's claimed pool, which a team shares, or on his or her provinces, where they really lie."""
    there = lying(tuple(s.ring_place))
    out = 0
    for q in bits(s.box.teams[who]):
        out |= there.at.get(q, 0)
    for ring in bits(there.on_provinces) if there.on_provinces else ():
        if claimer(s, ring) == who:
            out |= 1 << ring
    return out


@called(reads=RING_PLACES)
def claimed_rings(s: Game, who: int) -> int:
    """The rings in a player's claimed pool, with those that count as being there."""
    if who < 0:
        return 0
    out = rings_held(s, who)
    if s.lasting or s.constant_effects:
        for q in team_of(s, who):
            out |= joined(s, CLAIMED_TOO, q)
    return out


def has_claimed(s: Game, who: int, ring: int) -> bool:
    """Has this player claimed that ring, or a team-mate?"""
    by = claimer(s, ring)
    return by >= 0 and s.box.teams[who] >> by & 1 == 1


@called(reads=())
def rings_of_elements(s: Game, elements: int) -> int:
    """ "The air ring": every ring that has one of these elements now."""
    return sum(1 << i for i, has in enumerate(s.elements) if has & elements)


@called(reads=("ring_fate",))
def rings_with_fate(s: Game) -> int:
    return sum(1 << i for i, n in enumerate(s.ring_fate) if n)


@called(reads=RING_PLACES | {"ring_side"})
def rings_of_side(s: Game, side: int) -> int:
    """The rings whose military (or political) side lies faceup."""
    return sum(1 << i for i, x in enumerate(s.ring_side) if x == side)


@called()
def movable_rings(s: Game) -> int:
    """The rings that somebody has claimed."""
    return lying_in_claimed_pools(s.ring_place) | lying_on_provinces(s.ring_place)


def rings_on(s: Game, province: int) -> int:
    """The rings on a province."""
    return lying_at(s.ring_place, ON_PROVINCES + province)


@called(reads=())
def elements_at(s: Game, ring: int) -> int:
    """The elements of a ring, of NO_RING none."""
    return s.elements[ring] if ring >= 0 else 0


@called(reads=())
def elements_of(s: Game, rings: int) -> int:
    """The elements of these rings."""
    out = 0
    for i, has in enumerate(s.elements):
        if rings >> i & 1:
            out |= has
    return out
