"""Resolving an ability of another card: its costs are paid, its targets chosen, its effects resolved; but it is not
used, and its card is not played."""

from __future__ import annotations

from typing import Any

from gorin.kernel.abilities import RESOLVED, start
from gorin.kernel.bits import bits
from gorin.kernel.events import NO_EVENT
from gorin.language.calling import DEAR
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import declares, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import ability_chosen, ability_of
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.deeds import Deed


@declares(needs=("ability", "ResolveThatAbility needs an ability chosen with TargetAbility."))
@node
class ResolveThatAbility(Deed):
    """Resolve the ability chosen by `TargetAbility(…, resolve=True)`."""

    def build(self, b: Any, c: Scope) -> str:
        ability = c.need("ability", "THAT ABILITY")
        b.p.step("resolve that ability", f"if {ability}: resolve_ability(s, {ability}, {c.you})")
        return ""

    def could(self, c: Scope) -> str:
        return "True"

    def could_now(self, r: Reading) -> bool:
        return True

    def english(self, v: Voice) -> str:
        return "resolve that ability"


@called(cost=DEAR)
def resolvable(s: Game, mask: int, you: int) -> list[int]:
    """The action abilities of these cards that this player could resolve now."""
    out = []
    for c in bits(mask):
        for a in s.box.faces[s.kind[c]].abilities:
            acts = a.slots == (s.box.rules.action_slot,) and not a.granted
            if acts and a.resolves(s, you, c, NO_EVENT, 0):
                out.append(ability_of(c, a.id))
    return out


@called()
def resolve_ability(s: Game, x: int, you: int) -> None:
    """Begin its program: this player makes its decisions."""
    c, ability = ability_chosen(x)
    start(s, s.box.abilities[ability], you, c, c, RESOLVED)
