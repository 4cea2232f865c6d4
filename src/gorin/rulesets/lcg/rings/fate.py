"""Fate on rings: placed, gained, spent, moved."""

from __future__ import annotations

from gorin.kernel.events import Event
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import IN_PLAY
from gorin.rulesets.lcg.lasting.edicts import NO_RING_FATE, under
from gorin.rulesets.lcg.rings.numbers import FateMove, RingFate
from gorin.rulesets.lcg.state import ATTACKER, ON, Game


def fate_goes_along(s: Game, e: Event) -> list[Event]:
    """When a ring becomes the contested one, all fate on it moves to the attacking player's pool."""
    if not s.con[ON] or not s.ring_fate[e.n]:
        return []
    n = RingFate(e.n, s.ring_fate[e.n]).number
    return [Event(ev.GAIN_FROM_RING, -1, s.con[ATTACKER], n, e.source, e.act, e.tag)]


@happens(ev.RING_FATE, touches=("ring_fate",))
def place_on_ring(s: Game, e: Event, after: list[Event]) -> bool:
    """From the bank, whatever state the ring is in; it stays until the ring next becomes contested."""
    ring, n = RingFate.of(e.n)
    s.ring_fate[ring] += n
    return n > 0


@happens(ev.GAIN_FROM_RING, touches=("ring_fate", "pool"))
def gain_from_ring(s: Game, e: Event, after: list[Event]) -> bool:
    n = off_ring(s, *RingFate.of(e.n), e.player)
    s.pool[e.player] += n
    return n > 0


@happens(ev.REMOVE_FROM_RING)
def remove_from_ring(s: Game, e: Event, after: list[Event]) -> bool:
    return off_ring(s, *RingFate.of(e.n), e.player) > 0


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
    ring, n = RingFate.of(e.n)
    if s.pool[e.player] < n:
        return False
    s.pool[e.player] -= n
    s.ring_fate[ring] += n
    return n > 0


@happens(ev.MOVE_RING_FATE)
def move_ring_fate(s: Game, e: Event, after: list[Event]) -> bool:
    one, other, n = FateMove.of(e.n)
    if one == other:
        return False
    n = off_ring(s, one, n, e.player)
    s.ring_fate[other] += n
    return n > 0


@happens(ev.RING_TO_CARD)
def ring_to_card(s: Game, e: Event, after: list[Event]) -> bool:
    if not s.p[IN_PLAY] >> e.card & 1:
        return False
    n = off_ring(s, *RingFate.of(e.n), e.player)
    s.fate[e.card] += n
    return n > 0
