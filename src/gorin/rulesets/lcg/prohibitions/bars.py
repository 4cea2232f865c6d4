"""What cannot be done, to which cards, by whose effects. One derived list answers for every "cannot"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.events import SURE, Event
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.last_known import remembered
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import hidden_by, leaving
from gorin.rulesets.lcg.prohibitions.absent import too_late
from gorin.rulesets.lcg.prohibitions.immunity import immune, unaffected
from gorin.rulesets.lcg.rings.bearers import WITH_BEARER
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
JOINING_MILITARY: Final = 21  # taking part in military conflicts
JOINING_POLITICAL: Final = 22
MOVING_IN: Final = 23  # to the conflict
LOSING_FATE: Final = 24
# 25: state.TOKENLESS, status tokens have no effect on it
TARGETED: Final = 26  # being chosen by card abilities
BECOMING_HONORED: Final = 27  # being honored at all, also from dishonored; tokens may be put on it
BECOMING_DISHONORED: Final = 28
BARS: Final = 29

WORDS: Final = {
    "bow": BOWING,
    "ready": READYING,
    "move": MOVING,
    "be honored": HONORING,
    "be dishonored": DISHONORING,
    "become honored": BECOMING_HONORED,
    "become dishonored": BECOMING_DISHONORED,
    "be discarded": DISCARDING,
    "attack": ATTACKING,
    "defend": DEFENDING,
    "participate": JOINING,
    "be played": PLAYING,
    "be chosen": TARGETING,
    "be targeted": TARGETED,
    "trigger abilities": TRIGGERING,
    "receive fate": FATE,
    "be broken": BREAKING,
    "be attacked": ATTACKED,
    "face military conflicts": ATTACKED_MILITARY,
    "face political conflicts": ATTACKED_POLITICAL,
    "be turned facedown": FLIPPING,
    "lose duels": LOSING_DUELS,
    "enter play": ENTERING,
    "lose fate": LOSING_FATE,
    "move in": MOVING_IN,
}

# the bar each kind of event meets just before it happens
MEETS: Final = {
    ev.BOW: BOWING,
    ev.READY: READYING,
    ev.HONOR: BECOMING_HONORED,
    ev.DISHONOR: BECOMING_DISHONORED,
    ev.MOVE_HOME: MOVING,
    ev.PLACE_FATE: FATE,
    ev.RING_TO_CARD: FATE,
    ev.BREAK: BREAKING,
    ev.LOSE_DUEL: LOSING_DUELS,
    ev.ENTER: ENTERING,
    ev.REMOVE_FATE: LOSING_FATE,
    ev.RETURN_FATE: LOSING_FATE,
}
# kinds of event with a test of their own just before they happen, which may also change them
Judge = Callable[[Game, Event], Event | None]
JUDGES: dict[int, Judge] = {}
JUDGED: Final = -1
RULES: Final = -1  # in the place of a player: the framework


def no_bars(s: Game) -> list[int]:
    """Nothing is forbidden."""
    return [0] * (BARS * (s.box.seats + 1))  # first what binds even the rules, then each player's effects


@called()
def barred(s: Game, what: int, you: int) -> int:
    """The cards to which this player's effects cannot do this."""
    return s.bars[you * BARS + BARS + what]


@called()
def untargetable(s: Game, source: int, you: int) -> int:
    """The cards that the abilities of this card cannot choose: they are immune, or shielded from this player."""
    return immune(s, source) | barred(s, TARGETED, you)


def barred_source(what: int, you: str) -> str:
    """The same in generated code, where it is asked most often."""
    return f"s.bars[{you} * {BARS} + {BARS + what}]"


def barred_to_rules(s: Game, what: int) -> int:
    """The cards to which not even the framework can do this."""
    return s.bars[what]


@called(reads=())
def bar(s: Game, what: int, mask: int, by: int = -1) -> None:
    """These cards cannot have this done to them, by anybody, or by the effects of the players in the set `by`."""
    bars = s.bars
    if what == TARGETED:
        s.shield |= mask
    if by < 0:
        for i in range(what, len(bars), BARS):
            bars[i] |= mask
    else:
        for q in bits(by & (1 << s.box.seats) - 1):
            bars[q * BARS + BARS + what] |= mask


def unbar(s: Game, what: int, mask: int) -> None:
    """Nothing keeps this from being done to these cards after all."""
    for i in range(what, len(s.bars), BARS):
        s.bars[i] &= ~mask


def unmovable(s: Game, you: int) -> int:
    """The cards that this player's effects cannot move to the conflict."""
    return barred(s, MOVING, you) | barred(s, MOVING_IN, you)


def judges(kind: int) -> Callable[[Judge], Judge]:
    """Decorator: this test gives the event as it may happen now, or None."""

    def install(fn: Judge) -> Judge:
        MEETS[kind] = JUDGED
        JUDGES[kind] = fn
        return fn

    return install


@judges(ev.MOVE_IN)
def moves_in(s: Game, e: Event) -> Event | None:
    """Not if it cannot move at all, or not to the conflict."""
    return None if unmovable(s, e.player if e.source >= 0 else RULES) >> e.card & 1 else e


@judges(ev.LEAVE)
def leaves(s: Game, e: Event) -> Event | None:
    """Not if it would be discarded and cannot be; what the card is like is noted."""
    how = leaving(e.n)
    if how == ev.TO_HIDEAWAY:
        how = hidden_by(e.n)[1]
    return None if how == ev.DISCARDED and undiscardable(s, e) else remembered(s, e)


def undiscardable(s: Game, e: Event) -> bool:
    """Does something keep this card from being discarded? Not where it leaves with its bearer or the rules insist."""
    if e.tag & (SURE | WITH_BEARER):
        return False
    return bool(barred(s, DISCARDING, e.player if e.source >= 0 else RULES) >> e.card & 1)


def applies(s: Game, e: Event) -> Event | None:
    """The event as it may happen now, or None."""
    if s.alive + 1 != 1 << s.box.seats and too_late(s, e):
        return None
    if s.shield:
        now = unaffected(s, e)
        if now is None:
            return None
        e = now
    kind = e.kind
    if kind not in MEETS:
        return e
    what = MEETS[kind]
    if what == JUDGED:
        return JUDGES[kind](s, e)
    return None if barred(s, what, e.player if e.source >= 0 else RULES) >> e.card & 1 else e
