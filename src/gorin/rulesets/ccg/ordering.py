"""The order of a window in this game: before and after an occurrence, the rules, what was delayed, triggered traits,
then Reactions."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.windows import DUE, FILTER, FORCED, HAPPEN, OFFER, RULES, Order, Stage
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.facts import CELESTIAL, IN_PLAY
from gorin.rulesets.ccg.negation import applies
from gorin.rulesets.ccg.points import (
    AFTER,
    BEFORE,
    REACTION_AFTER,
    REACTION_BEFORE,
    TRAIT_AFTER,
    TRAIT_BEFORE,
)
from gorin.rulesets.ccg.settling import SETTLING
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.telling import tell
from gorin.rulesets.ccg.zones import FROM_PROVINCE, LEAVING_KINDS, goes_along

STAGES: Final = (
    Stage("what fails", FILTER),
    Stage("delayed effects before", DUE, BEFORE),
    Stage("traits before", FORCED, TRAIT_BEFORE),
    Stage("reactions before", OFFER, REACTION_BEFORE),
    Stage("happen", HAPPEN),
    Stage("the rules after", RULES, AFTER),
    Stage("delayed effects after", DUE, AFTER),
    Stage("traits after", FORCED, TRAIT_AFTER),
    Stage("reactions after", OFFER, REACTION_AFTER),
)


def celestial_enters(s: Game, e: Event) -> list[Event]:
    """A Celestial that is revealed in a province enters play; its player first discards every other he controls."""
    if not s.p[CELESTIAL] >> e.card & 1:
        return []
    who = s.owner[e.card]
    others = bits(s.p[IN_PLAY] & s.p[CELESTIAL] & s.ctl[who])
    out = [Event(ev.DISCARD, c, who, 0, e.card, 0, RULEBOOK) for c in others]
    return [*out, Event(ev.ENTER, e.card, who, FROM_PROVINCE, e.card, 0, RULEBOOK)]


ORDER: Final = Order(
    "ccg: window",
    STAGES,
    ev.HAPPEN,
    SETTLING.settle,
    applies,
    goes_along,
    LEAVING_KINDS,
    {(AFTER, ev.REVEAL): celestial_enters},
    tell,
)
RULES_RUNTIME: Final = {"emit": ORDER.emit, "cancel": ORDER.cancel, "replace": ORDER.replace}
