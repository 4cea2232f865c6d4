"""Immunity: a card that is immune to a set of effects is neither targeted nor affected by them. It may still pay costs;
its attachments and tokens are not immune; what already lasts stays."""

from __future__ import annotations

from typing import Final

from gorin.kernel.events import COST, Event
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import shielded
from gorin.rulesets.lcg.state import Game

ALL: Final = 0xFFFF  # every card effect
EVERY_SEAT = 0xFF  # whoever's effects
RING_EFFECTS: Final = 0xFFFE  # ring effects
RING: Final = -2  # asked as a source: ring effects
BY_RING: Final = 16  # the tag of events that a ring effect makes

# events that are about their card, but do not affect it: tokens are not immune, and the rest are moments
SPARED: Final = frozenset(
    {
        ev.REMOVE_FATE,
        ev.RETURN_FATE,
        ev.MOVE_FATE,
        ev.LOSE_STATUS,
        ev.MOVE_STATUS,
        ev.INITIATE,
        ev.PLAYED,
        ev.PAY_FATE,
        ev.DECLARE,
        ev.DUEL_BEGINS,
        ev.WIN_DUEL,
        ev.LAPSE,
    }
)


@called(reads=())
def shield(s: Game, mask: int, code: int) -> None:
    """These cards are immune to the effects of cards on a plane, controlled by some players."""
    s.shield |= mask
    s.shields = (*s.shields, (mask, *shielded(code)))


@called(reads=())
def immune(s: Game, source: int, who: int = -1) -> int:
    """The cards that are immune to the effects of this card (or of ring effects, which this player resolves)."""
    out = 0
    for mask, plane, seats in s.shields:
        if source == RING:
            if plane == RING_EFFECTS and (who < 0 or seats >> who & 1):
                out |= mask
        elif plane != RING_EFFECTS and (plane == ALL or s.p[plane] >> source & 1) and seats >> s.holder[source] & 1:
            out |= mask
    return out


def unaffected(s: Game, e: Event) -> Event | None:
    """The event as far as no immunity stops it. What hangs on another event is the rules' doing."""
    if e.kind == ev.LAST:
        rest = e.act & ~immune(s, e.source) if e.source >= 0 else e.act
        return e if rest == e.act else e._replace(act=rest) if rest else None
    if e.card < 0 or e.kind in SPARED or e.tag & COST or e.parent >= 0:
        return e
    source = e.source if e.source >= 0 else RING
    if source == RING and not e.tag & BY_RING:
        return e
    return None if immune(s, source, e.player) >> e.card & 1 else e
