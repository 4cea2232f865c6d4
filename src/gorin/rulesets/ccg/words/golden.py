"""What sources of Gold cost; Gold that is paid in any amount, and Gold that may pay for one thing only."""

from __future__ import annotations

from typing import Any

from gorin.kernel.questions import Purpose
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Effect, Number, Query, node
from gorin.language.scope import Scope
from gorin.language.sets import This
from gorin.rulesets.ccg import bars
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.playing.gold import can_pay
from gorin.rulesets.ccg.state import TURN
from gorin.rulesets.ccg.words.card_effects import Bow, Discard
from gorin.rulesets.ccg.words.deeds import ACT, Deed, kept
from gorin.rulesets.ccg.words.texts import Produces


def source_costs(x: Produces, card: Card) -> tuple[Effect, ...]:
    """What a source of Gold costs: what it says; else a Strategy is discarded, and any other card bows."""
    return x.cost or ((Discard(This()),) if card.type == "strategy" else (Bow(This()),))


def only_bows(x: Produces, card: Card) -> bool:
    """Is bowing all that a source costs?"""
    return source_costs(x, card) == (Bow(This()),)


@node
class PayAny(Deed):
    """A Gold cost of any amount, which the ability calls X."""

    least: int = 1

    def build(self, b: Any, c: Scope) -> str:
        most = f"purse(s, {c.you}, {c.this}, {b.kept})"
        b.p.step(
            "how much",
            f"ask_number(s, {c.you}, 'pay how much gold', range({self.least}, {most} + 1), {b.x}, this)",
            asks=Purpose(self),
        )
        b.p.step("pay gold", f"pay(s, {c.you}, r[{b.x}], {c.this}, {b.kept})")
        b.remember()
        return ""

    def payable(self, c: Scope) -> str:
        return f"can_pay(s, {c.you}, {self.least}, {c.this}, {kept(c)})"

    def payable_now(self, r: Reading) -> bool:
        return can_pay(r.s, r.you, self.least, r.this)

    def english(self, v: Voice) -> str:
        return f"pay X Gold, {self.least} or more" if self.least else "pay X Gold"


@node
class ProduceGold(Deed):
    """Produce Gold that may pay only for these cards (or for actions from them), this turn."""

    n: Number
    only: Query

    def events(self, c: Scope, tag: str = "0") -> str:
        given = f"giving({bars.GOLD_FOR}, {self.n.source(c)}, {TURN})"
        return f"each({self.only.source(c)}, {ev.GIVE}, {c.you}, {given}, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return f"produce {self.n.english(v)} Gold, which may only pay for {v.the(self.only)}"
