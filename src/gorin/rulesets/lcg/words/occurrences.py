"""More occurrences abilities wait for: rings that are selected, attachments, fate that is placed, bowing by effects."""

from __future__ import annotations

from collections.abc import Callable

from gorin.kernel.events import COST, Event
from gorin.kernel.sides import is_foe
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import AS_ATTACHMENT, ON_HOST, POOL, entry, fate_moved
from gorin.rulesets.lcg.prohibitions.immunity import BY_RING
from gorin.rulesets.lcg.rings.numbers import Declared
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.triggers import CardHeard, Heard


@node
class SelectsRing(Heard):
    """After an opponent selects a ring (with fate on it) while declaring a conflict."""

    with_fate: bool = False
    kinds = (ev.DECLARE,)

    def test(self, c: Scope) -> str:
        fate = " and declared_with_fate(e.n)" if self.with_fate else ""
        return f"(is_foe(s, {c.you}, e.player){fate})"

    def met(self, r: Reading) -> bool:
        foe = is_foe(r.s, r.you, r.event.player)
        return bool(foe and (not self.with_fate or Declared.of(r.event.n).had_fate))

    def english(self, v: Voice) -> str:
        return f"after an opponent selects a ring{' with fate on it' if self.with_fate else ''}"


@node
class YouAttach(CardHeard):
    """After you attach such a card (IT) to another: by playing it, putting it into play, or moving it there."""

    who: Query
    to: Query
    kinds = (ev.ENTER, ev.ATTACH)

    def test(self, c: Scope) -> str:
        return f"(e.player == {c.you} and {super().test(c)} and {self.to.source(c)} & bearer_of(s, e))"

    def met(self, r: Reading) -> bool:
        on = bearer_of(r.s, r.event)
        return r.event.player == r.you and super().met(r) and any(on >> x & 1 for x in r.members(self.to))

    def english(self, v: Voice) -> str:
        return f"after you attach {v.some(self.who)} to {v.some(self.to)}"


@called()
def bearer_of(s: Game, e: Event) -> int:
    """The card to which this event attached another, as a set; nothing if it attached nothing, or to a ring."""
    host = e.n
    if e.kind == ev.ENTER:
        where, _, at = entry(e.n)
        host = at if where in (ON_HOST, AS_ATTACHMENT) else -1
    return 1 << host if host >= 0 else 0


@node
class FatePlaced(CardHeard):
    """After fate is placed on such a card: by an effect, by the rules, or as it is played. Decision: fate that moves to
    a card from wherever it was is placed on it (rr.fate.2, rr.fate.4), as it is removed from where it was
    (fr.embrace-the-void.3)."""

    who: Query
    kinds = (ev.PLACE_FATE, ev.ENTER, ev.MOVE_FATE, ev.RING_TO_CARD)
    says = "after 1 or more fate is placed on {}"

    def together(self) -> Callable[[Event], int] | None:
        return placed_on

    def test(self, c: Scope) -> str:
        return f"({self.who.source(c)} << 1 >> placed_on(e) + 1 & 1)"

    def met(self, r: Reading) -> bool:
        on = placed_on(r.event)
        return on >= 0 and self.who.has(r, on)


@called(reads=())
def placed_on(e: Event) -> int:
    """The card on which this event places fate, or -1."""
    if e.kind == ev.ENTER:
        return e.card if entry(e.n).fate else -1
    if e.kind == ev.MOVE_FATE:
        to = fate_moved(e.n).to
        return to if to < POOL else -1
    return e.card


@node
class BowedByOthers(CardHeard):
    """After an opponent's card effect, or a ring effect of anybody, bows such a card."""

    who: Query
    kinds = (ev.BOW,)
    says = "after an opponent's card effect or a ring effect bows {}"

    def test(self, c: Scope) -> str:
        return f"(bowed_by_others(s, e, {c.you}) and {super().test(c)})"

    def met(self, r: Reading) -> bool:
        return bowed_by_others(r.s, r.event, r.you) and super().met(r)


@called()
def bowed_by_others(s: Game, e: Event, you: int) -> bool:
    """Was it a ring effect, or an effect (not a cost) of an opponent's card?"""
    if e.tag & BY_RING:
        return True
    return e.source >= 0 and not e.tag & COST and is_foe(s, you, e.player)
