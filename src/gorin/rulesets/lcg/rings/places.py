"""Where a ring lies, as one number: what `ring_place` holds for each ring, and the sets of rings that lie somewhere.

Below 0 are the unclaimed pools: the common one, then one for each player. From 0 on come the players' claimed pools,
then the conflict, then what is out of play, then the conflict again, then the provinces. What is contested or out of
play remembers the pool from which it was taken.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

MOST_PLAYERS: Final = 16
UNCLAIMED: Final = -1  # the common unclaimed pool
CONTESTED: Final = MOST_PLAYERS  # taken from the common pool for a conflict
OUT_OF_PLAY: Final = CONTESTED + 1  # taken out of the common pool until the end of the round; other pools follow
CONTESTED_OWN: Final = 48  # taken from the pool of the player in seat 0 for a conflict; the others follow
ON_PROVINCES: Final = 64  # on the province that is card 0; the others follow

UNCLAIMED_POOL: Final = "unclaimed"
CLAIMED_POOL: Final = "claimed"
IN_CONFLICT: Final = "contested"
AWAY: Final = "out of play"
PROVINCE: Final = "province"


class Place(NamedTuple):
    """A place of a ring in full: what it is, whose (-1: everybody's), on which province (-1: on none)."""

    kind: str
    player: int = -1
    province: int = -1


def own_pool(who: int) -> int:
    """A player's own unclaimed pool."""
    if not 0 <= who < MOST_PLAYERS:
        raise ValueError(f"no seat {who}: there are {MOST_PLAYERS} at most")
    return UNCLAIMED - 1 - who


def claimed_pool(who: int) -> int:
    """A player's claimed pool."""
    if not 0 <= who < MOST_PLAYERS:
        raise ValueError(f"no seat {who}: there are {MOST_PLAYERS} at most")
    return who


def on_province(card: int) -> int:
    """On a province."""
    if card < 0:
        raise ValueError(f"no card {card}")
    return ON_PROVINCES + card


def out_of(pool: int) -> int:
    """Out of play, to come back to this unclaimed pool."""
    if not UNCLAIMED - MOST_PLAYERS <= pool <= UNCLAIMED:
        raise ValueError(f"{pool} is no unclaimed pool")
    return OUT_OF_PLAY + UNCLAIMED - pool


def comes_back_to(place: int) -> int:
    """The unclaimed pool from which a ring out of play was taken."""
    return OUT_OF_PLAY + UNCLAIMED - place


def contested_from(pool: int) -> int:
    """In the conflict, taken from this unclaimed pool."""
    if not UNCLAIMED - MOST_PLAYERS <= pool <= UNCLAIMED:
        raise ValueError(f"{pool} is no unclaimed pool")
    return CONTESTED if pool == UNCLAIMED else CONTESTED_OWN + UNCLAIMED - 1 - pool


def came_from(place: int) -> int:
    """The unclaimed pool from which a contested ring was taken."""
    return UNCLAIMED if place == CONTESTED else UNCLAIMED - 1 - (place - CONTESTED_OWN)


def is_fought_for(place: int) -> bool:
    """In the conflict, wherever it was taken from."""
    return place == CONTESTED or CONTESTED_OWN <= place < ON_PROVINCES


def is_unclaimed(place: int) -> bool:
    """In one of the unclaimed pools."""
    return place < 0


def is_out_of_play(place: int) -> bool:
    return OUT_OF_PLAY <= place < CONTESTED_OWN


def province_under(place: int) -> int:
    """The province on which a ring there lies, or -1."""
    return place - ON_PROVINCES if place >= ON_PROVINCES else -1


def place_of(n: int) -> Place:
    """The place behind a number. Whose a province is, its card knows."""
    if n < 0:
        return Place(UNCLAIMED_POOL, UNCLAIMED - 1 - n)
    if n < MOST_PLAYERS:
        return Place(CLAIMED_POOL, n)
    if is_fought_for(n):
        return Place(IN_CONFLICT, UNCLAIMED - 1 - came_from(n))
    if n < ON_PROVINCES:
        return Place(AWAY, UNCLAIMED - 1 - comes_back_to(n))
    return Place(PROVINCE, province=n - ON_PROVINCES)


# --- sets of rings ----------------------------------------------------------------------------------------------------


class Lying(NamedTuple):
    """The rings of a table by where they lie, as sets."""

    at: dict[int, int]  # by place
    unclaimed: int  # in all unclaimed pools
    claimed: int  # in all claimed pools
    on_provinces: int


@lru_cache(4096)  # there are few ways in which rings lie, and they are asked for again and again
def lying(places: tuple[int, ...]) -> Lying:
    at: dict[int, int] = {}
    for ring, place in enumerate(places):
        at[place] = at.get(place, 0) | 1 << ring
    unclaimed = sum(m for place, m in at.items() if is_unclaimed(place))
    claimed = sum(m for place, m in at.items() if 0 <= place < MOST_PLAYERS)
    return Lying(at, unclaimed, claimed, sum(m for place, m in at.items() if place >= ON_PROVINCES))


def lying_at(places: Iterable[int], place: int) -> int:
    """The rings that lie in this very place."""
    return lying(tuple(places)).at.get(place, 0)


def lying_unclaimed(places: Iterable[int]) -> int:
    """The rings in all unclaimed pools."""
    return lying(tuple(places)).unclaimed


def lying_in_claimed_pools(places: Iterable[int]) -> int:
    """The rings in all claimed pools; those on provinces are not there."""
    return lying(tuple(places)).claimed


def lying_on_provinces(places: Iterable[int]) -> int:
    """The rings on provinces."""
    return lying(tuple(places)).on_provinces
