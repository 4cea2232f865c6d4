"""What cannot be done, to which cards, by whose effects. One derived list answers for every "cannot"."""

from __future__ import annotations

from typing import Final

from gorin.kernel.events import Event
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.state import Game

BOWING: Final = 0
READYING: Final = 1
MOVING: Final = 2  # into or out of a conflict
HONORING: Final = 3  # receiving honored tokens
DISHONORING: Final = 4  # receiving dishonored tokens
DISCARDING: Final = 5
ATTACKING: Final = 6  # being declared as an attacker, or taking part as one
DEFENDING: Final = 7
JOINING: Final = 8  # taking part in the conflict at all
PLAYING: Final = 9  # being played
TARGETING: Final = 10  # being chosen by events
TRIGGERING: Final = 11  # its abilities
FATE: Final = 12  # having fate placed on it
RING_EFFECTS: Final = 13  # at this province
BARS: Final = 14

WORDS: Final = {
    "bow": BOWING,
    "ready": READYING,
    "move": MOVING,
    "be honored": HONORING,
    "be dishonored": DISHONORING,
    "be discarded": DISCARDING,
    "attack": ATTACKING,
    "defend": DEFENDING,
    "participate": JOINING,
    "be played": PLAYING,
    "be chosen": TARGETING,
    "trigger abilities": TRIGGERING,
    "receive fate": FATE,
}

# the bar each kind of event meets just before it happens
MEETS: Final = {
    ev.BOW: BOWING,
    ev.READY: READYING,
    ev.MOVE_IN: MOVING,
    ev.MOVE_HOME: MOVING,
    ev.PLACE_FATE: FATE,
    ev.RESOLVE_RING: RING_EFFECTS,
}


def no_bars(s: Game) -> list[int]:
    """Nothing is forbidden."""
    return [0] * (BARS * (s.box.seats + 1))


def barred(s: Game, what: int, you: int) -> int:
    """The cards to which this player's effects cannot do this."""
    return int(s.bars[what * (s.box.seats + 1) + you])


def barred_to_rules(s: Game, what: int) -> int:
    """The cards to which not even the framework can do this."""
    seats = s.box.seats
    return int(s.bars[what * (seats + 1) + seats])


def bar(s: Game, what: int, mask: int, by: int = -1) -> None:
    """These cards cannot have this done to them, by anybody, or by the effects of the players in the set `by`."""
    n = s.box.seats + 1
    bars = s.bars
    if by < 0:
        for q in range(n):
            bars[what * n + q] |= mask
    else:
        for q in range(n - 1):
            if by >> q & 1:
                bars[what * n + q] |= mask


def applies(s: Game, e: Event) -> Event | None:
    """The event as it may happen now, or None."""
    what = MEETS.get(e.kind)
    if what is not None:
        n = s.box.seats + 1
        who = e.player if e.source >= 0 else n - 1
        if s.bars[what * n + who] >> e.card & 1:
            return None
    return e
