"""Out of the game, for good or for a while; and under another card: out of play, where only what says so reaches."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.rows import add_lasting
from gorin.kernel.zones import reveal_to, to_owner, unknow
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.copies import may_enter
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import AT_HOME, entering, hidden_by, removed, tucked_under
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import BENEATH, CHARACTER, FACEUP, IN_PLAY, REMOVED
from gorin.rulesets.lcg.fields import OUT_OF_PLAY
from gorin.rulesets.lcg.lasting.kinds import SET_ASIDE
from gorin.rulesets.lcg.places.zones import ELSEWHERE, lift, to_discard
from gorin.rulesets.lcg.rings.bearers import WITH_BEARER
from gorin.rulesets.lcg.state import Game

# where a card returns to that was removed for a while
TO_PLAY: Final = 0
BACK_TO_HAND: Final = 1
PLACES: Final = {"play": TO_PLAY, "hand": BACK_TO_HAND}


def set_aside(s: Game, e: Event) -> None:
    """A card goes out of the game; a row remembers when and where it returns."""
    c = e.card
    lift(s, c)
    to_owner(s, c)
    s.p[REMOVED] |= 1 << c
    s.p[FACEUP] |= 1 << c
    unknow(s, 1 << c)
    _, back, until = removed(e.n)
    if until >= 0:
        add_lasting(s, SET_ASIDE, 1 << c, back, e.source, until, e.player)


ELSEWHERE[ev.REMOVED] = set_aside


@happens(ev.REMOVE)
def remove(s: Game, e: Event, after: list[Event]) -> bool:
    c = e.card
    if (s.p[IN_PLAY] | s.p[REMOVED]) >> c & 1:
        return False
    if e.tag & WITH_BEARER and not (s.p[BENEATH] >> c & 1 and not s.p[IN_PLAY] >> s.under[c] & 1):
        return False  # it lay under a card that left play, but was taken away in time
    set_aside(s, e)
    return True


def come_back(s: Game, mask: int, place: int) -> list[Event]:
    """Cards whose removal is over return. Decision: one that cannot come into play stays removed."""
    out = []
    for c in bits(mask & s.p[REMOVED]):
        if place == BACK_TO_HAND:
            out.append(Event(ev.TO_HAND, c, s.owner[c], tag=RULEBOOK))
        elif s.p[CHARACTER] >> c & 1 and may_enter(s, c, s.owner[c]):
            out.append(Event(ev.ENTER, c, s.owner[c], entering(AT_HOME), tag=RULEBOOK))
    return out


def lay_under(s: Game, c: int, host: int, facedown: bool = False) -> None:
    """Put a card under another one."""
    lift(s, c)
    to_owner(s, c)
    s.p[BENEATH] |= 1 << c
    s.under[c] = host
    unknow(s, 1 << c)
    if not facedown:
        s.p[FACEUP] |= 1 << c


def hide_away(s: Game, e: Event) -> None:
    """A character that leaves play is attached facedown to a card, whose controller may look at it. Decision: where
    that card is gone by now, it goes to the discard pile."""
    host = hidden_by(e.n)[0]
    if not s.p[IN_PLAY] >> host & 1:
        to_discard(s, e.card)
        return
    lay_under(s, e.card, host, facedown=True)
    reveal_to(s, 1 << s.holder[host], 1 << e.card)


ELSEWHERE[ev.TO_HIDEAWAY] = hide_away


@happens(ev.TUCK)
def tuck(s: Game, e: Event, after: list[Event]) -> bool:
    host, facedown = tucked_under(e.n)
    if s.p[IN_PLAY] >> e.card & 1 or not s.p[IN_PLAY] >> host & 1:
        return False
    lay_under(s, e.card, host, facedown)
    return True


@called(reads=OUT_OF_PLAY)
def lying_under(s: Game, mask: int) -> int:
    """The cards under these."""
    out = 0
    for c in bits(s.p[BENEATH]):
        if mask >> s.under[c] & 1:
            out |= 1 << c
    return out
