"""The five rings: where each is, which elements it has, the fate on it, and what moves it or its fate."""

from __future__ import annotations

from typing import Final

from gorin.kernel.events import Event
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.edicts import CLAIMED_TOO, NO_RING_FATE, RING_GAINS, decree, together, under
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import IN_PLAY
from gorin.rulesets.lcg.readings import touch
from gorin.rulesets.lcg.state import (
    ATTACKER,
    CLAIMING,
    CONTESTED,
    ON,
    OUT_OF_PLAY,
    RING,
    TYPE,
    UNCLAIMED,
    Game,
)

ONE_EACH: Final = (1, 2, 4, 8, 16)  # the elements of rings that nothing has changed


def gain_elements(s: Game, rings: int, elements: int) -> None:
    """These rings have these elements too, for as long as this is derived anew."""
    if rings and elements:
        s.elements = tuple(x | elements if rings >> i & 1 else x for i, x in enumerate(s.elements))


def ring_gains(s: Game, rings: int, elements: int) -> None:
    """A constant ability gives rings elements. The edict keeps what was said; the elements follow at once."""
    decree(s, RING_GAINS, 0, rings << 8 | elements)
    gain_elements(s, rings, elements)


# --- which rings ----------------------------------------------------------------------------------------------------


def rings_in(s: Game, state: int) -> int:
    """The rings in a state, or in the claimed pool of a seat, where they really lie."""
    out, b = 0, 1
    for who in s.ring_of:
        if who == state:
            out |= b
        b <<= 1
    return out


def unclaimed_rings(s: Game) -> int:
    """The rings in the unclaimed pool, as a set."""
    return rings_in(s, UNCLAIMED)


def contested_ring(s: Game) -> int:
    """The contested ring: until reactions to its being claimed are over."""
    out = rings_in(s, CONTESTED)
    return out | 1 << s.con[RING] if s.con[CLAIMING] else out


def claimed_rings(s: Game, who: int) -> int:
    """The rings in a player's claimed pool, with those that count as being there."""
    if who < 0:
        return 0
    out = rings_in(s, who)
    return out | together(s, CLAIMED_TOO, who) if s.lasting or s.decrees else out


def rings_of_elements(s: Game, elements: int) -> int:
    """ "The air ring": every ring that has one of these elements now."""
    return sum(1 << i for i, has in enumerate(s.elements) if has & elements)


def rings_with_fate(s: Game) -> int:
    return sum(1 << i for i, n in enumerate(s.ring_fate) if n)


def rings_of_side(s: Game, side: int) -> int:
    """The rings whose military (or political) side lies faceup."""
    return sum(1 << i for i, x in enumerate(s.ring_side) if x == side)


def movable_rings(s: Game) -> int:
    """The rings that lie in somebody's claimed pool."""
    return sum(1 << i for i, who in enumerate(s.ring_of) if 0 <= who < s.box.seats)


def elements_of(s: Game, rings: int) -> int:
    """The elements of these rings."""
    out = 0
    for i, has in enumerate(s.elements):
        if rings >> i & 1:
            out |= has
    return out


# --- rings move -----------------------------------------------------------------------------------------------------


@happens(ev.CLAIM, touches=("ring_of", "ring_side", f"con{CLAIMING}"))
def claim(s: Game, e: Event, after: list[Event]) -> bool:
    """Into a player's claimed pool, from wherever it is; n may name the side that is faceup (side + 1 << 4)."""
    ring, side = e.n & 15, e.n >> 4
    if s.ring_of[ring] == e.player or s.ring_of[ring] == OUT_OF_PLAY:
        return False
    if s.con[ON] and s.con[RING] == ring and s.ring_of[ring] == CONTESTED:
        s.con[CLAIMING] = 1
    s.ring_of[ring] = e.player
    if side:
        s.ring_side[ring] = side - 1
    return True


@happens(ev.TAKE_RING)
def take_ring(s: Game, e: Event, after: list[Event]) -> bool:
    """From another player's claimed pool into one's own."""
    if not movable_rings(s) >> e.n & 1 or s.ring_of[e.n] == e.player:
        return False
    s.ring_of[e.n] = e.player
    return True


@happens(ev.RETURN_RING, touches=("ring_of",))
def return_ring(s: Game, e: Event, after: list[Event]) -> bool:
    """To the unclaimed pool, with the fate on it."""
    if s.ring_of[e.n] in (UNCLAIMED, OUT_OF_PLAY):
        return False
    s.ring_of[e.n] = UNCLAIMED
    return True


@happens(ev.REMOVE_RING)
def remove_ring(s: Game, e: Event, after: list[Event]) -> bool:
    """Out of play until the end of the round; its fate stays on it."""
    if s.ring_of[e.n] != UNCLAIMED:
        return False
    s.ring_of[e.n] = OUT_OF_PLAY
    return True


def rings_come_back(s: Game) -> None:
    """The round is over."""
    for i, who in enumerate(s.ring_of):
        if who == OUT_OF_PLAY:
            s.ring_of[i] = UNCLAIMED
            touch(s, "rings come back")


@happens(ev.SWAP_RINGS)
def swap_rings(s: Game, e: Event, after: list[Event]) -> bool:
    """Two rings change places; the one that comes keeps the side of the one that goes."""
    a, b = e.n >> 4, e.n & 15
    if s.ring_of[a] == s.ring_of[b]:
        return False
    s.ring_of[a], s.ring_of[b] = s.ring_of[b], s.ring_of[a]
    s.ring_side[a], s.ring_side[b] = s.ring_side[b], s.ring_side[a]
    return True


@happens(ev.SWITCH_RING)
def switch_ring(s: Game, e: Event, after: list[Event]) -> bool:
    """Another ring becomes the contested one. The type stays; the fate on it goes to the attacking player."""
    if not s.con[ON] or s.ring_of[s.con[RING]] != CONTESTED or s.con[RING] == e.n:
        return False
    old, new = s.con[RING], e.n
    s.ring_of[old], s.ring_of[new] = s.ring_of[new], CONTESTED
    s.con[RING] = new
    s.ring_side[new] = s.con[TYPE]
    return True


def fate_goes_along(s: Game, e: Event) -> list[Event]:
    """When a ring becomes the contested one, all fate on it moves to the attacking player's pool."""
    if not s.con[ON] or not s.ring_fate[e.n]:
        return []
    return [Event(ev.GAIN_FROM_RING, -1, s.con[ATTACKER], s.ring_fate[e.n] << 4 | e.n, e.source, e.act, e.tag)]


# --- fate on rings --------------------------------------------------------------------------------------------------


@happens(ev.RING_FATE, touches=("ring_fate",))
def place_on_ring(s: Game, e: Event, after: list[Event]) -> bool:
    """From the bank, whatever state the ring is in; it stays until the ring next becomes contested."""
    s.ring_fate[e.n & 15] += e.n >> 4
    return e.n >> 4 > 0


@happens(ev.GAIN_FROM_RING, touches=("ring_fate", "pool"))
def gain_from_ring(s: Game, e: Event, after: list[Event]) -> bool:
    n = off_ring(s, e.n & 15, e.n >> 4, e.player)
    s.pool[e.player] += n
    return n > 0


@happens(ev.REMOVE_FROM_RING)
def remove_from_ring(s: Game, e: Event, after: list[Event]) -> bool:
    return off_ring(s, e.n & 15, e.n >> 4, e.player) > 0


def off_ring(s: Game, ring: int, n: int, who: int) -> int:
    """Take as much fate from a ring as there is, if this player can."""
    n = min(n, s.ring_fate[ring])
    if n and (s.decrees or s.lasting) and under(s, NO_RING_FATE, who):
        return 0
    s.ring_fate[ring] -= n
    return n


@happens(ev.SPEND_TO_RING)
def spend_to_ring(s: Game, e: Event, after: list[Event]) -> bool:
    """Fate from a player's pool is placed on a ring."""
    ring, n = e.n & 15, e.n >> 4
    if s.pool[e.player] < n:
        return False
    s.pool[e.player] -= n
    s.ring_fate[ring] += n
    return n > 0


@happens(ev.MOVE_RING_FATE)
def move_ring_fate(s: Game, e: Event, after: list[Event]) -> bool:
    one, other = e.n >> 4 & 15, e.n & 15
    if one == other:
        return False
    n = off_ring(s, one, e.n >> 8, e.player)
    s.ring_fate[other] += n
    return n > 0


@happens(ev.RING_TO_CARD)
def ring_to_card(s: Game, e: Event, after: list[Event]) -> bool:
    if not s.p[IN_PLAY] >> e.card & 1:
        return False
    n = off_ring(s, e.n & 15, e.n >> 4, e.player)
    s.fate[e.card] += n
    return n > 0
