"""The order of a window in this game, and what answers by the rules themselves: keywords."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.events import AT_ONCE, Event
from gorin.kernel.windows import DUE, FORCED, HAPPEN, OFFER, RULES, Order, Stage
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.bars import applies
from gorin.rulesets.lcg.facts import ATTACKING, DEFENDING, PRIDE
from gorin.rulesets.lcg.memories import note
from gorin.rulesets.lcg.points import (
    CANCEL,
    FORCED_CANCEL,
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    LATER,
    REACTION,
    WOULD,
    WOULD_FORCED,
)
from gorin.rulesets.lcg.ring_bearers import goes_with_ring
from gorin.rulesets.lcg.ring_fate import fate_goes_along
from gorin.rulesets.lcg.settling import SETTLING
from gorin.rulesets.lcg.state import ATTACKER, Game
from gorin.rulesets.lcg.telling import tell
from gorin.rulesets.lcg.zones import goes_with

AFTER: Final = 0

STAGES: Final = (
    Stage("constant cancels", FORCED, FORCED_CANCEL),
    Stage("cancel", OFFER, CANCEL),
    Stage("forced would-interrupts", FORCED, WOULD_FORCED),
    Stage("would-interrupts", OFFER, WOULD),
    Stage("forced interrupts", FORCED, FORCED_INTERRUPT),
    Stage("interrupts", OFFER, INTERRUPT),
    Stage("happen", HAPPEN),
    Stage("delayed effects", DUE, LATER),  # Decision: before keywords (fr.yogo-hiroue.4)
    Stage("keywords", RULES, AFTER),
    Stage("forced reactions", FORCED, FORCED_REACTION),
    Stage("reactions", OFFER, REACTION),
)


def pride(s: Game, e: Event) -> list[Event]:
    """Pride: winners are honored, losers dishonored, before anybody reacts."""
    won, lost = (ATTACKING, DEFENDING) if e.player == s.con[ATTACKER] else (DEFENDING, ATTACKING)
    proud = s.p[PRIDE]
    out = [Event(ev.HONOR, c, s.holder[c], source=c, tag=AT_ONCE) for c in bits(s.p[won] & proud)]
    return out + [Event(ev.DISHONOR, c, s.holder[c], source=c, tag=AT_ONCE) for c in bits(s.p[lost] & proud)]


def goes_along(s: Game, e: Event) -> list[Event]:
    """What hangs on an event: attachments leave with their bearer, fate comes with a ring that is switched in."""
    if e.kind == ev.REMOVE_RING:
        return goes_with_ring(s, e)
    return fate_goes_along(s, e) if e.kind == ev.SWITCH_RING else goes_with(s, e)


KEYWORDS: Final = {(AFTER, ev.WIN): pride}


ORDER: Final = Order(
    "lcg: window",
    STAGES,
    ev.HAPPEN,
    SETTLING.settle,
    applies,
    goes_along,
    frozenset({ev.LEAVE, ev.REMOVE_RING, ev.SWITCH_RING}),
    KEYWORDS,
    tell,
    note,
)
RULES_RUNTIME: Final = {
    "emit": ORDER.emit,
    "cancel": ORDER.cancel,
    "replace": ORDER.replace,
    "replace_at_last": ORDER.replace_at_last,
}
