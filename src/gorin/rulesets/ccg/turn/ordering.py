"""The order of a window in this game: before and after an occurrence, the rules, what was delayed, triggered traits,
then Reactions."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gorin.kernel.bits import bits
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.stages import Stage
from gorin.kernel.windows import Order
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.codecs import FROM_PROVINCE
from gorin.rulesets.ccg.facts import CELESTIAL, IN_PLAY
from gorin.rulesets.ccg.places.zones import LEAVING_KINDS, goes_along
from gorin.rulesets.ccg.playing.memory import remember
from gorin.rulesets.ccg.playing.negation import applies
from gorin.rulesets.ccg.points import AFTER
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.telling.log import tell
from gorin.rulesets.ccg.turn.stages import STAGES

if TYPE_CHECKING:
    from gorin.rulesets.ccg.editions import Edition


def is_celestial(s: Game, e: Event) -> bool:
    """Does this happen to a Celestial?"""
    return s.p[CELESTIAL] >> e.card & 1 == 1


def celestial_enters(s: Game, e: Event) -> list[Event]:
    """A Celestial that is revealed in a province enters play; its player first discards every other he controls."""
    if not is_celestial(s, e):
        return []
    who = s.owner[e.card]
    others = bits(s.p[IN_PLAY] & s.p[CELESTIAL] & s.ctl[who])
    out = [Event(ev.DISCARD, c, who, 0, e.card, 0, RULEBOOK) for c in others]
    return [*out, Event(ev.ENTER, e.card, who, FROM_PROVINCE, e.card, 0, RULEBOOK)]


@cache
def order_of(name: str, stages: tuple[Stage, ...]) -> Order:
    """The windows of the editions that have these stages; `name` is what their frames go by in saved games."""
    rules = {(AFTER, ev.REVEAL): celestial_enters}
    concerns = {ev.REVEAL: is_celestial}
    return Order(name, stages, ev.HAPPEN, applies, goes_along, LEAVING_KINDS, rules, tell, remember, concerns)


def order_for(edition: Edition) -> Order:
    """The windows of an edition."""
    return order_of("ccg: window" if edition.stages == STAGES else f"ccg/{edition.name}: window", edition.stages)
