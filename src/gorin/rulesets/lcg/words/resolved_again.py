"""Events whose effects have resolved, and that are resolved once more by the effect of a card."""

from __future__ import annotations

from typing import Any

from gorin.kernel.abilities import AGAIN, start
from gorin.kernel.events import NO_EVENT, Event
from gorin.kernel.sides import is_foe
from gorin.language.calling import DEAR
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import declares, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.deeds import Deed
from gorin.rulesets.lcg.words.triggers import Heard


@declares(tells=("it", "doer", "resolved"))
@node
class EventResolves(Heard):
    """After the effects of an event that an opponent has played resolve: not if they were cancelled."""

    kinds = (ev.RESOLVED,)

    def test(self, c: Scope) -> str:
        return f"is_foe(s, {c.you}, e.player)"

    def met(self, r: Reading) -> bool:
        return is_foe(r.s, r.you, r.event.player)

    def english(self, v: Voice) -> str:
        return "after the effects of an opponent's event resolve"


@declares(needs=("resolved", "ResolveEventAgain answers EventResolves: it is that event which is resolved again."))
@node
class ResolveEventAgain(Deed):
    """You resolve that event once more, as if you had just played it, without its costs and without what it waited
    for: not one that cancels something or looks back at what it answered. Decision: it is not played by that, so that
    no maximum and no limit counts it; but what else restricts when it may be played must hold for you."""

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("resolve it again", f"resolve_once_more(s, {c.event}, {c.you})")
        return ""

    def could(self, c: Scope) -> str:
        return f"resolves_once_more(s, {c.event}, {c.you})"

    def could_now(self, r: Reading) -> bool:
        return resolves_once_more(r.s, r.event, r.you)

    def english(self, v: Voice) -> str:
        again = "resolve that event again as if you had just played it, ignoring costs and triggering conditions"
        return f"{again}. You may choose new targets"


@called(cost=DEAR)
def resolves_once_more(s: Game, e: Event, you: int) -> bool:
    """Could this player resolve the event that has just resolved?"""
    a = s.box.abilities.get(e.n) if e.kind == ev.RESOLVED else None
    return a is not None and a.again is not None and bool(a.again(s, you, e.card, NO_EVENT, 0))


@called()
def resolve_once_more(s: Game, e: Event, you: int) -> None:
    """Begin its program, if it still could be resolved; this player makes its decisions."""
    if resolves_once_more(s, e, you):
        start(s, s.box.abilities[e.n], you, e.card, e.card, AGAIN)
