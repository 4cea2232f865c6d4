"""What lasts while a certain ring is contested: only Spell events are played, characters have more skill."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg.lasting.kinds import ADDS_WHILE, ONLY_SPELLS
from gorin.rulesets.lcg.state import PERIODS
from gorin.rulesets.lcg.words.deeds import Deed, reach, reached, timely, timely_now
from gorin.rulesets.lcg.words.lasting_effects import modifiable
from gorin.rulesets.lcg.words.phrases import amounts, subject
from gorin.rulesets.lcg.words.rings import RingQuery, ThatRing
from gorin.rulesets.lcg.words.vocabulary import STATS


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


@node
class GetsWhileContested(Deed):
    """Until a period ends, cards get more skill while one of some rings is contested. It is the ring itself that is
    meant, as above."""

    what: Query
    military: Number | None = None
    political: Number | None = None
    ring: RingQuery = ThatRing()
    until: str = "phase"
    order = False

    def changes(self) -> list[tuple[str, Number]]:
        both = (("military", self.military), ("political", self.political))
        return [(name, n) for name, n in both if n is not None]

    def events(self, c: Scope, tag: str = "0") -> str:
        m, rings, ends = c.words.cards(self.what, c), self.ring.source(c), f"{PERIODS[self.until]}, {c.you}"
        many = [f"adding_while({STATS[name]}, {rings}, {n.source(c)})" for name, n in self.changes()]
        return f"[{', '.join(f'lasting({ADDS_WHILE}, {m}, {n}, {c.this}, {ends})' for n in many)}]"

    def could(self, c: Scope) -> str:
        m = reach(self.what, c)
        able = [f"(changeable(s, {m}, {STATS[name]}) & -({n.source(c)} != 0))" for name, n in self.changes()]
        return timely(self.until, f"(({' | '.join(able)}) if {self.ring.source(c)} else 0)")

    def could_now(self, r: Reading) -> bool:
        if not timely_now(self.until, r) or not self.ring.rings(r):
            return False
        return any(n.value(r) and modifiable(r, x, name) for name, n in self.changes() for x in reached(r, self.what))

    def english(self, v: Voice) -> str:
        text, tail = amounts(self.changes(), v)
        gets = f"{subject(self.what, v)} gets {text}{tail}"
        return f"until the end of the {self.until}, {gets} while {self.ring.english(v)} is being contested"
