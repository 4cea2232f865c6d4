"""Last known information: what a card was like as it left play, for those who answer its leaving."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gorin.kernel.events import Event
from gorin.kernel.faces import face
from gorin.rulesets.lcg.attributes.copies import printed
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.facts import ATTACKING, BOWED, DEFENDING, DISHONORED, HONORED, TAINTED
from gorin.rulesets.lcg.state import Game

STATES: Final = (BOWED, HONORED, DISHONORED, TAINTED, ATTACKING, DEFENDING)
CONTROLLER: Final = len(STATES)  # Event.was: a bit for each of these states, then its controller + 1
SHOWN: Final = CONTROLLER + 8  # then the face it showed + 1, if that was not the printed one


def remembered(s: Game, e: Event) -> Event:
    """The event with what its card is like now."""
    p, c = s.p, e.card
    was, b = s.holder[c] + 1 << CONTROLLER, 1 << c
    for i, plane in enumerate(STATES):
        if p[plane] & b:
            was |= 1 << i
    if s.lasting and printed(s, c) != s.kind[c]:
        was |= s.kind[c] + 1 << SHOWN
    return e._replace(was=was)


@called()
def was(s: Game, e: Event, test: Callable[[], Any]) -> bool:
    """A test of the event's card as it was then: bowed or ready, honored, participating, whose."""
    if not e.was:
        return bool(test())
    p, c, b = s.p, e.card, 1 << e.card
    then, now = its_controller(s, e), s.holder[c]
    kind = s.kind[c]
    before = [p[plane] for plane in STATES]
    for i, plane in enumerate(STATES):
        p[plane] = p[plane] | b if e.was >> i & 1 else p[plane] & ~b
    mine, theirs = s.ctl[now], s.ctl[then]
    s.ctl[now] &= ~b
    s.ctl[then] |= b
    s.holder[c] = then
    if e.was >> SHOWN:
        face(s, c, (e.was >> SHOWN) - 1)
    try:
        return bool(test())
    finally:
        face(s, c, kind)
        for plane, cards in zip(STATES, before, strict=True):
            p[plane] = cards
        s.ctl[now], s.ctl[then] = mine, theirs
        s.holder[c] = now


@called()
def its_controller(s: Game, e: Event) -> int:
    """Who controls the event's card, or controlled it as it left."""
    if e.card < 0:
        return -1
    return (e.was >> CONTROLLER & 255) - 1 if e.was else s.holder[e.card]
