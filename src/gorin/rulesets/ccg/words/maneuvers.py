"""Additional maneuvers, and who orders the battles."""

from __future__ import annotations

from typing import Any

from gorin.language.english import Voice, does
from gorin.language.nodes import Player, declares, node
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.battle.additional_attack import INTERLUDE
from gorin.rulesets.ccg.battle.attack import CAVALRY_ONLY, DEFENSE
from gorin.rulesets.ccg.words.deeds import ALLOWED, Deed
from gorin.rulesets.ccg.words.triggers import Moment

SEQUENCES = (INTERLUDE,)  # whose functions the words call
SIDES = {"both": (0, DEFENSE), "attacker": (0,), "defender": (DEFENSE,)}


@node
class ManeuversEnd(Moment):
    """After the Cavalry Maneuvers, before the first battle."""

    kinds = (ev.MANEUVERS_END,)
    says = "after the maneuvers end"


@declares(strings={"by": ("side", SIDES)})
@node
class AdditionalManeuvers(Deed):
    """Units at home may be assigned once more: any unit, or Cavalry only; by both leaders, the Attacker first, or by
    one. Nobody is assigned to a battlefield where a battle was fought."""

    cavalry: bool = False
    by: str = "both"

    def build(self, b: Any, c: Scope) -> str:
        kinds = tuple(side | CAVALRY_ONLY * self.cavalry for side in SIDES[self.by])
        b.p.step("additional maneuvers", f"{ALLOWED} add_maneuvers(s, {kinds})")
        return ""

    def english(self, v: Voice) -> str:
        what = "Cavalry Maneuvers" if self.cavalry else "Infantry Maneuvers"
        whom = "" if self.by == "both" else f" for the {self.by.capitalize()}"
        return f"there are additional {what}{whom}"

    order = False


@node
class AttackPhase(Deed):
    """A player has an Attack Phase now, and attacks somebody in it."""

    who: Player = You()

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("additional Attack Phase", f"{ALLOWED} attack_phase(s, {self.who.source(c)})")
        return ""

    def english(self, v: Voice) -> str:
        who = self.who.english(v)
        return f"{who} {'have' if who == 'you' else 'has'} an additional Attack Phase"

    order = False


@node
class OrdersBattles(Deed):
    """A player chooses the battlefields of the battles still to be fought in this attack."""

    who: Player = You()

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("orders battles", f"{ALLOWED} order_battles(s, {self.who.source(c)})")
        return ""

    def english(self, v: Voice) -> str:
        who = self.who.english(v)
        text = "choose the battlefield of each battle to be fought in this attack"
        return text if who == "you" else f"{who} {does(text)}"
