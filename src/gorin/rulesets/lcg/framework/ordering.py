"""The order of a window in this game, and what answers by the rules themselves: keywords."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from gorin.kernel.bits import bits
from gorin.kernel.events import AT_ONCE, Event
from gorin.kernel.stages import Stage
from gorin.kernel.windows import Order
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.facts import ATTACKING, DEFENDING, PRIDE
from gorin.rulesets.lcg.framework.stages import AFTER, STAGES
from gorin.rulesets.lcg.lasting.memories import note
from gorin.rulesets.lcg.places.zones import goes_with
from gorin.rulesets.lcg.prohibitions.bars import applies
from gorin.rulesets.lcg.rings.bearers import goes_with_ring
from gorin.rulesets.lcg.rings.fate import fate_goes_along
from gorin.rulesets.lcg.sides import attacks
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.telling.log import tell
from gorin.rulesets.lcg.treaties.breaking import ANSWERS

if TYPE_CHECKING:
    from gorin.rulesets.lcg.formats import Format


def pride(s: Game, e: Event) -> list[Event]:
    """Pride: winners are honored, losers dishonored, before anybody reacts."""
    won, lost = (ATTACKING, DEFENDING) if attacks(s, e.player) else (DEFENDING, ATTACKING)
    proud = s.p[PRIDE]
    out = [Event(ev.HONOR, c, s.holder[c], source=c, tag=AT_ONCE) for c in bits(s.p[won] & proud)]
    return out + [Event(ev.DISHONOR, c, s.holder[c], source=c, tag=AT_ONCE) for c in bits(s.p[lost] & proud)]


def goes_along(s: Game, e: Event) -> list[Event]:
    """What hangs on an event: attachments leave with their bearer, fate comes with a ring that is switched in."""
    if e.kind == ev.REMOVE_RING:
        return goes_with_ring(s, e)
    return fate_goes_along(s, e) if e.kind == ev.SWITCH_RING else goes_with(s, e)


KEYWORDS: Final = {(AFTER, ev.WIN): pride}
TREATIES: Final = {(AFTER, kind): answer for kind, answer in ANSWERS.items()}


@cache
def order_of(name: str, stages: tuple[Stage, ...], treaties: bool) -> Order:
    """The windows of the formats that have these stages; `name` is what their frames go by in saved games."""
    answers = KEYWORDS | TREATIES if treaties else KEYWORDS
    hung_on = frozenset({ev.LEAVE, ev.REMOVE_RING, ev.SWITCH_RING})
    return Order(name, stages, ev.HAPPEN, applies, goes_along, hung_on, answers, tell, note)


def order_for(format: Format) -> Order:
    """The windows of a format."""
    usual = format.stages == STAGES and not format.treaties
    return order_of("lcg: window" if usual else f"lcg/{format.name}: window", format.stages, format.treaties)
