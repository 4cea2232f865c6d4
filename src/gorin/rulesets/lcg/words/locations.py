"""Characters that change places: one goes to the conflict, another home from it."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words.card_effects import MoveHome, MoveToConflict
from gorin.rulesets.lcg.words.deeds import ACT, Deed


@node
class SwitchLocations(Deed):
    """One moves home from the conflict, the other to the conflict, at once; only if each of them can."""

    one: Query
    other: Query

    def events(self, c: Scope, tag: str = "0") -> str:
        one, other = c.words.cards(self.one, c), c.words.cards(self.other, c)
        home = f"each({one}, {ev.MOVE_HOME}, {c.you}, 0, {c.this}, {ACT}, {tag})"
        there = f"each({other}, {ev.MOVE_IN}, {c.you}, 0, {c.this}, {ACT}, {tag})"
        return f"({home} + {there} if {self.could(c)} else [])"

    def could(self, c: Scope) -> str:
        return f"(({MoveHome(self.one).could(c)}) != 0 and ({MoveToConflict(self.other).could(c)}) != 0)"

    def could_now(self, r: Reading) -> bool:
        return MoveHome(self.one).could_now(r) and MoveToConflict(self.other).could_now(r)

    def english(self, v: Voice) -> str:
        return f"switch the locations of {v.the(self.one)} and {v.the(self.other)}"
