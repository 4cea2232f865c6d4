"""A ring that silences: while it is contested, only Spell events are played."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import node
from gorin.language.scope import Scope
from gorin.rulesets.lcg.lasting.kinds import ONLY_SPELLS
from gorin.rulesets.lcg.state import PERIODS
from gorin.rulesets.lcg.words.deeds import Deed, timely, timely_now
from gorin.rulesets.lcg.words.rings import RingQuery, ThatRing


@node
class OnlySpells(Deed):
    """Until a period ends, while such a ring is contested, events without the Trait Spell cannot be played. It is the
    ring itself that is meant, whatever elements it or another may gain."""

    what: RingQuery = ThatRing()
    until: str = "phase"
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"[edict({ONLY_SPELLS}, s.alive, {self.what.source(c)}, {c.this}, {PERIODS[self.until]}, {c.you})]"

    def could(self, c: Scope) -> str:
        return timely(self.until, self.what.source(c))

    def could_now(self, r: Reading) -> bool:
        return timely_now(self.until, r) and bool(self.what.rings(r))

    def english(self, v: Voice) -> str:
        return f"while {self.what.english(v)} is contested this {self.until}, non-Spell events cannot be played"
