"""What cannot be done, to which cards, by whose effects. One derived list answers for every "cannot"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.kernel.events import Event
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.immunity import unaffected
from gorin.rulesets.lcg.last_known import remembered
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
BREAKING: Final = 14  # being broken
ATTACKED: Final = 15  # being attacked: a province
ATTACKED_MILITARY: Final = 16  # having military conflicts declared against it
ATTACKED_POLITICAL: Final = 17  # having political conflicts declared against it
FLIPPING: Final = 18  # being turned facedown: a province
LOSING_DUELS: Final = 19
ENTERING: Final = 20  # play
BARS: Final = 21

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
    "be broken": BREAKING,
    "be attacked": ATTACKED,
    "face military conflicts": ATTACKED_MILITARY,
    "face political conflicts": ATTACKED_POLITICAL,
    "be turned facedown": FLIPPING,
    "lose duels": LOSING_DUELS,
    "enter play": ENTERING,
}

# the bar each kind of event meets just before it happens
MEETS: Final = {
    ev.BOW: BOWING,
    ev.READY: READYING,
    ev.MOVE_IN: MOVING,
    ev.MOVE_HOME: MOVING,
    ev.PLACE_FATE: FATE,
    ev.BREAK: BREAKING,
    ev.LOSE_DUEL: LOSING_DUELS,
    ev.ENTER: ENTERING,
}
# kinds of event with a test of their own just before they happen, which may also change them
Judge = Callable[[Game, Event], Event | None]
JUDGES: dict[int, Judge] = {}
JUDGED: Final = -1


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


def unbar(s: Game, what: int, mask: int) -> None:
    """Nothing keeps this from being done to these cards after all."""
    n = s.box.seats + 1
    for q in range(n):
        s.bars[what * n + q] &= ~mask


def judges(kind: int) -> Callable[[Judge], Judge]:
    """Decorator: this test gives the event as it may happen now, or None."""

    def install(fn: Judge) -> Judge:
        MEETS[kind] = JUDGED
        JUDGES[kind] = fn
        return fn

    return install


def applies(s: Game, e: Event) -> Event | None:
    """The event as it may happen now, or None."""
    if s.shield:
        now = unaffected(s, e)
        if now is None:
            return None
        e = now
    if e.kind == ev.LEAVE:
        e = remembered(s, e)
    what = MEETS.get(e.kind)
    if what is not None:
        if what == JUDGED:
            return JUDGES[e.kind](s, e)
        n = s.box.seats + 1
        who = e.player if e.source >= 0 else n - 1
        if s.bars[what * n + who] >> e.card & 1:
            return None
    return e
