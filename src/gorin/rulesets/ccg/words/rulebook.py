"""Words that the player abilities of the rulebook need."""

from __future__ import annotations

from typing import Any

from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Query, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg.attributes.stats import army
from gorin.rulesets.ccg.called import FIGHT, called
from gorin.rulesets.ccg.facts import ATTACKING, DEFENDING, NAVAL
from gorin.rulesets.ccg.state import INVADER, PERSONAL_HONOR, Game
from gorin.rulesets.ccg.words.deeds import ACT, Deed


@node
class BaseHonor(Deed):
    """Gain Honor equal to a Personality's base Personal Honor."""

    of: Query

    def events(self, c: Scope, tag: str = "0") -> str:
        n = f"base_of(s, {self.of.source(c)}, {PERSONAL_HONOR})"
        return f"gained(s, f, {c.you}, {n}, part(s, f), {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return f"gain Honor equal to {possessive(v.the(self.of))} base Personal Honor"


@node
class MoreNaval(Condition):
    """The attacking army has more Naval cards than the side opposing it."""

    def source(self, c: Scope) -> str:
        return "more_naval(s)"

    def holds(self, r: Reading) -> bool:
        return more_naval(r.s)

    def english(self, v: Voice) -> str:
        return "your current army has more Naval cards than the side opposing it"


@called(reads=FIGHT)
def more_naval(s: Game) -> bool:
    """Are there more Naval cards among the attackers than among the defenders?"""
    naval = s.p[NAVAL]
    return (army(s, ATTACKING) & naval).bit_count() > (army(s, DEFENDING) & naval).bit_count()


@node
class FirstBattleAction(Deed):
    """You have the first opportunity to take a Battle action in this battle, which this card must perform."""

    by: Query

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("first opportunity", f"s.battle[{INVADER}] = low({self.by.source(c)})")
        return ""

    def english(self, v: Voice) -> str:
        return "you have the first opportunity to take a Battle action, which he must perform"

    order = False
