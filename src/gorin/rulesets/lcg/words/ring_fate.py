"""Fate on rings: placed, removed, gained, spent, moved."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.questions import Purpose
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Query, node
from gorin.language.numbers import Num
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.lasting.edicts import NO_RING_FATE, spendable, under
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.rings.numbers import FateMove, RingFate
from gorin.rulesets.lcg.rings.pools import rings_with_fate
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.deeds import ACT
from gorin.rulesets.lcg.words.phrases import so_much
from gorin.rulesets.lcg.words.ring_effects import OnRing, ask_ring
from gorin.rulesets.lcg.words.rings import RingQuery, ThatRing


@node
class PlaceFateOnRing(OnRing):
    """Place fate from the bank on rings."""

    what: RingQuery = ThatRing()
    n: Number = Num(1)
    kind = ev.RING_FATE

    def able(self, rings: str, c: Scope) -> str:
        return rings

    def able_now(self, r: Reading, ring: int) -> bool:
        return True

    def amount(self, c: Scope) -> str:
        return self.n.source(c)

    def english(self, v: Voice) -> str:
        return f"place {so_much(self.n, 'fate', v)} on {self.object(v)}"


@node
class RemoveFateFromRing(OnRing):
    """Remove fate from rings."""

    what: RingQuery = ThatRing()
    n: Number = Num(1)
    kind = ev.REMOVE_FROM_RING

    def able(self, rings: str, c: Scope) -> str:
        return f"({rings} & takable(s, {c.you}))"

    def able_now(self, r: Reading, ring: int) -> bool:
        return bool(takable(r.s, r.you) >> ring & 1)

    def amount(self, c: Scope) -> str:
        return self.n.source(c)

    def english(self, v: Voice) -> str:
        return f"remove {so_much(self.n, 'fate', v)} from {self.object(v)}"


@node
class GainFateFromRing(OnRing):
    """Gain fate from rings: so much of it, or all."""

    what: RingQuery = ThatRing()
    n: Number | None = None
    kind = ev.GAIN_FROM_RING

    def able(self, rings: str, c: Scope) -> str:
        return f"({rings} & takable(s, {c.you}))"

    def able_now(self, r: Reading, ring: int) -> bool:
        return bool(takable(r.s, r.you) >> ring & 1)

    def amount(self, c: Scope) -> str:
        return "255" if self.n is None else self.n.source(c)

    def english(self, v: Voice) -> str:
        if self.n is None:
            return f"gain all fate on {self.object(v)}"
        return f"gain {so_much(self.n, 'fate', v)} from {self.object(v)}"


@node
class SpendToRing(OnRing):
    """Spend fate to a ring: as a cost, to one that the payer chooses."""

    what: RingQuery
    n: Number = Num(1)
    kind = ev.SPEND_TO_RING

    def able(self, rings: str, c: Scope) -> str:
        return f"({rings} & -can_spend(s, {c.you}, {self.n.source(c)}))"

    def able_now(self, r: Reading, ring: int) -> bool:
        return bool(spendable(r.s, r.you) >= self.n.value(r))

    def lacks(self, r: Reading, v: Voice) -> str:
        has = spendable(r.s, r.you)
        return f"you have {has}" if has < self.n.value(r) else "there is no such ring"

    def amount(self, c: Scope) -> str:
        return self.n.source(c)

    def english(self, v: Voice) -> str:
        return f"spend {so_much(self.n, 'fate', v)} to {self.what.english(v)}"


@node
class MoveRingFate(OnRing):
    """Move fate from a ring to another one of a set, which is chosen."""

    to: RingQuery
    n: Number = Num(1)
    what: RingQuery = ThatRing()

    def build(self, b: Any, c: Scope) -> str:
        one = self.what.source(c)
        reg = ask_ring(b, Purpose(self), f"({self.to.source(c)} & ~{one})", c.you)
        return f"ring_to_ring({one}, r[{reg}], {self.n.source(c)}, {c.you}, {c.this}, {ACT})"

    def able(self, rings: str, c: Scope) -> str:
        return f"({rings} & takable(s, {c.you}))"

    def could(self, c: Scope) -> str:
        one = self.able(self.what.source(c), c)
        return f"({one} and {self.to.source(c)} & ~{one})"

    def could_now(self, r: Reading) -> bool:
        ones = {i for i in self.what.rings(r) if takable(r.s, r.you) >> i & 1}
        return bool(ones and self.to.rings(r) - ones)

    def english(self, v: Voice) -> str:
        return f"move {so_much(self.n, 'fate', v)} from {self.object(v)} to {self.to.another(v)}"


@node
class MoveRingFateTo(OnRing):
    """Move fate from a ring to a card: so much of it, or each."""

    to: Query
    n: Number | None = None
    what: RingQuery = ThatRing()
    kind = ev.RING_TO_CARD

    def events(self, c: Scope, tag: str = "0") -> str:
        n = "255" if self.n is None else self.n.source(c)
        cards = c.words.cards(self.to, c)
        return f"ring_to_card(s, {self.what.source(c)}, {cards}, {n}, {c.you}, {c.this}, {ACT})"

    def takers(self, c: Scope) -> str:
        """Source: those who may have fate."""
        return f"({c.words.cards(self.to, c)} & ~{bars.barred_source(bars.FATE, c.you)})"

    def able(self, rings: str, c: Scope) -> str:
        return f"({rings} & takable(s, {c.you}) if {self.takers(c)} else 0)"

    def could(self, c: Scope) -> str:
        return f"({self.takers(c)} if {self.able(self.what.source(c), c)} else 0)"

    def could_now(self, r: Reading) -> bool:
        takers = [x for x in r.cards(self.to) if not bars.barred(r.s, bars.FATE, r.you) >> x & 1]
        return bool(takers) and any(takable(r.s, r.you) >> i & 1 for i in self.what.rings(r))

    def english(self, v: Voice) -> str:
        fate = "all fate" if self.n is None else so_much(self.n, "fate", v)
        return f"move {fate} from {self.object(v)} to {v.the(self.to)}"


# --- what generated code calls --------------------------------------------------------------------------------------


@called()
def takable(s: Game, who: int) -> int:
    """The rings from which this player's effects could take fate."""
    return 0 if under(s, NO_RING_FATE, who) else rings_with_fate(s)


@called(reads=())
def ring_to_ring(one: int, to: int, n: int, you: int, source: int, act: int) -> list[Event]:
    if not one or to < 0:
        return []
    return [Event(ev.MOVE_RING_FATE, -1, you, FateMove(bits(one)[0], to, n).number, source, act)]


@called()
def ring_to_card(s: Game, rings: int, cards: int, n: int, you: int, source: int, act: int) -> list[Event]:
    to = bits(cards)[:1]
    return [Event(ev.RING_TO_CARD, c, you, RingFate(i, n).number, source, act) for i in bits(rings) for c in to]
