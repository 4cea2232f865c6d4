"""Fate that moves from card to card, or between cards and players' pools."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import POOL, fate_moved, moving_fate
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import CHARACTER, IN_PLAY
from gorin.rulesets.lcg.prohibitions.bars import FATE, LOSING_FATE, barred
from gorin.rulesets.lcg.state import Game


@called()
def moves(s: Game, of: int, to: int, amount: int, you: int, source: int, act: int, tag: int) -> list[Event]:
    """The event with which fate moves from one place to another; its card is the one fate comes from or goes to."""
    if of < 0 or to < 0 or of == to:
        return []
    card = of if of < POOL else to
    return [Event(ev.MOVE_FATE, card, you, moving_fate(amount, of, to), source, act, tag)]


def purse(s: Game, place: int) -> int:
    """The fate there is in a place."""
    return s.pool[place & ~POOL] if place >= POOL else s.fate[place]


@called()
def may_have(s: Game, mask: int, you: int) -> int:
    """Those of a set on which this player's effects may put fate."""
    return mask & s.p[IN_PLAY] & s.p[CHARACTER] & ~barred(s, FATE, you)


@happens(ev.MOVE_FATE)
def move_fate(s: Game, e: Event, after: list[Event]) -> bool:
    """As much as there is; what cannot have fate does not get it, and it stays where it was."""
    amount, of, to = fate_moved(e.n)
    n = min(amount, purse(s, of))
    if n <= 0 or (to < POOL and not may_have(s, 1 << to, e.player)):
        return False
    if of < POOL and barred(s, LOSING_FATE, e.player) >> of & 1:
        return False
    for place, change in ((of, -n), (to, n)):
        if place >= POOL:
            s.pool[place & ~POOL] += change
        else:
            s.fate[place] += change
    return True


@called()
def givers(s: Game, of: int, onto: int, you: int) -> int:
    """Those of a set with fate that could go to another card among those."""
    ready = may_have(s, onto, you)
    there = of & s.p[IN_PLAY] & ~barred(s, LOSING_FATE, you)
    return sum(1 << c for c in bits(there) if s.fate[c] and ready & ~(1 << c))
