"""What effects say of a battle before it comes: who acts first, who counts, how it is resolved."""

from __future__ import annotations

from typing import Any

from gorin.language.english import Voice
from gorin.language.nodes import Query, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import bars
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.facts import STAYS_UNBOWED
from gorin.rulesets.ccg.state import BATTLE, TURN
from gorin.rulesets.ccg.words.deeds import ACT, Deed


@node
class TiedInstead(Deed):
    """If the army with such a card wins this battle, the battle is tied instead."""

    who: Query
    begins = True
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        given = f"giving({bars.TIES}, 0, {BATTLE})"
        return f"each({self.who.source(c)}, {ev.GIVE}, {c.you}, {given}, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return f"if the army {v.the(self.who)} is in during this battle's resolution wins, this battle is tied instead"


@node
class SparesProvince(Deed):
    """You will not destroy the province in this battle's resolution."""

    begins = True
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        given = f"giving({bars.SPARES}, {c.you} + 1, {BATTLE})"
        return f"each(current_province(s), {ev.GIVE}, {c.you}, {given}, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return "you will not destroy the province in this battle's resolution"


@node
class StaysUnbowed(Deed):
    """Cards will not bow from this battle's resolution."""

    what: Query

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("will not bow", f"p[{STAYS_UNBOWED}] |= {self.what.source(c)}")
        return ""

    def english(self, v: Voice) -> str:
        return f"{v.each(self.what)} will not bow from the battle's resolution"

    order = False


@node
class AttackerFirst(Deed):
    """The Attacker has the first opportunity to act in this battle."""

    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        given = f"giving({bars.ATTACKER_FIRST}, 0, {BATTLE})"
        return f"each(current_province(s), {ev.GIVE}, {c.you}, {given}, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return "the Attacker has the first opportunity to take a Battle action or pass in this battle"


@node
class ContributesBowed(Deed):
    """Cards add their Force to their army's even if they are bowed, this turn."""

    what: Query
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        given = f"giving({bars.BARRED + bars.CONTRIBUTE_BOWED}, 0, {TURN})"
        return f"each({c.words.cards(self.what, c)}, {ev.GIVE}, {c.you}, {given}, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return f"{v.each(self.what)} contributes Force to its army even if bowed"
