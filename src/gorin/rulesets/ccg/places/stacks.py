"""Cards that lie under others, out of play, and cards put into provinces by effects. `slot` and `lying` say where."""

from __future__ import annotations

from itertools import pairwise

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.zones import to_owner, unknow
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.codecs import ON_TOP, lies_under
from gorin.rulesets.ccg.events import happens
from gorin.rulesets.ccg.facts import CREATED, DYNASTY, FACEUP, IN_PLAY, IN_PROVINCE, PROVINCE, REMOVED, UNDER
from gorin.rulesets.ccg.places.zones import lift, to_deck, vanish
from gorin.rulesets.ccg.state import Game


def lay_under(s: Game, c: int, cards: int) -> None:
    """These cards lie under this one (or in this province), and under no other."""
    for x in bits(cards):
        if s.slot[x] >= 0:
            s.lying[s.slot[x]] &= ~(1 << x)
        s.slot[x] = c
    s.lying[c] |= cards


@happens(ev.PUT_UNDER)
def put_under(s: Game, e: Event, after: list[Event]) -> bool:
    """Facedown, unless otherwise stated. This is no overlay: the card in play stays as it is."""
    where, faceup = lies_under(e.n)
    if not s.p[IN_PLAY] >> where & 1 or e.card == where:
        return False
    return _lay(s, e.card, where, UNDER, faceup)


@happens(ev.TO_PROVINCE)
def to_province(s: Game, e: Event, after: list[Event]) -> bool:
    """Only Dynasty cards lie in provinces: a Fate card goes to the top of its owner's Fate deck instead."""
    where, faceup = lies_under(e.n)
    if not s.p[PROVINCE] & ~s.p[REMOVED] & 1 << where:
        return False
    if not s.p[DYNASTY] >> e.card & 1:
        return bool(to_deck(s, e._replace(n=ON_TOP), after))
    return _lay(s, e.card, where, IN_PROVINCE, faceup)


def _lay(s: Game, c: int, where: int, plane: int, faceup: bool) -> bool:
    b = 1 << c
    lift(s, c)
    to_owner(s, c)
    if s.p[CREATED] & b:
        vanish(s, c)
        return True
    s.p[plane] |= b
    if faceup:
        s.p[FACEUP] |= b
        unknow(s, b)
    lay_under(s, where, b)
    return True


@called()
def under(s: Game, mask: int) -> int:
    """The cards that lie under these, but not those they overlay."""
    out = 0
    for c in bits(mask & s.p[IN_PLAY]):
        out |= s.lying[c]
    return out & s.p[UNDER]


@called()
def adjacent(s: Game, mask: int) -> int:
    """The provinces next to these in their row, as it is now."""
    out = 0
    for row in s.provinces:
        for left, right in pairwise(row):
            out |= (1 << right if mask >> left & 1 else 0) | (1 << left if mask >> right & 1 else 0)
    return out
