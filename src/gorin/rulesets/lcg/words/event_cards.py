"""Events being played: whence and when they may be, what they cost, and where they lie until they are resolved."""

from __future__ import annotations

from gorin.kernel.derive import derive
from gorin.kernel.events import STILL
from gorin.rulesets.lcg.attributes.turned import take_up
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.costs.fate_cost import cost_of, purse
from gorin.rulesets.lcg.facts import DECK, DISCARD, HAND, IN_PROVINCE, RESOLVING
from gorin.rulesets.lcg.lasting.edicts import spendable
from gorin.rulesets.lcg.lasting.text_elsewhere import more_follows, moved
from gorin.rulesets.lcg.places.zones import deck_of, pile_of
from gorin.rulesets.lcg.playing.as_in_hand import playable_as_in_hand
from gorin.rulesets.lcg.state import DYNASTY_PHASE, Game


@called()
def event_allowed(s: Game, c: int, you: int, is_action: bool) -> bool:
    """From the hand in any action window (but not in skirmish's dynasty phase); from a province only then."""
    if s.p[HAND] >> c & 1 or (s.constant_effects and playable_as_in_hand(s, you) >> c & 1):
        return s.phase != DYNASTY_PHASE or not is_action or bool(s.box.rules.format.dynasty_events_from_hand)
    return bool(s.p[IN_PROVINCE] >> c & 1 and s.phase == DYNASTY_PHASE)


@called()
def affordable(s: Game, c: int, you: int) -> bool:
    n = cost_of(s, c, you)
    return n >= 0 and (n <= spendable(s, you) or n <= purse(s, c, you))


@called()
def onto_table(s: Game, c: int) -> None:
    """An event being played leaves hand, province or discard pile before its cost is paid."""
    b = ~(1 << c)
    more = more_follows(s, 1 << c)
    if s.p[DECK] >> c & 1:
        s.zones[deck_of(s, c)].remove(c)
        s.p[DECK] &= b
    elif s.p[DISCARD] >> c & 1:
        s.zones[pile_of(s, c)].remove(c)
        s.p[DISCARD] &= b
    s.p[HAND] &= b
    s.p[IN_PROVINCE] &= b
    take_up(s, c)
    s.p[RESOLVING] |= 1 << c
    s.known = [m & b for m in s.known]
    s.memo = {}
    if moved(s, 1 << c, more) != STILL:
        derive(s)


@called()
def besides(s: Game, c: int) -> list[int]:
    """The planes as they will be when this event is being played: it is not in hand any more."""
    if not s.p[HAND] >> c & 1:
        return s.p
    p = list(s.p)
    p[HAND] &= ~(1 << c)
    return p
