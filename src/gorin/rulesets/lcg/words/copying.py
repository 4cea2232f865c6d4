"""Copies: cards with the same title, and characters that become copies of others."""

from __future__ import annotations

from gorin.language.calling import DEAR
from gorin.language.english import Noun, Voice, so_high
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, node
from gorin.language.scope import Scope
from gorin.language.sets import compare
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes import copies
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.lasting.kinds import COPIED
from gorin.rulesets.lcg.state import COST, PERIODS, Game
from gorin.rulesets.lcg.words.deeds import Deed, reach, reached, timely, timely_now
from gorin.rulesets.lcg.words.phrases import subject


@node
class CopiesOf(Query):
    """The cards that share a title with one of these; each is a copy of itself."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"copies_of(s, {self.of.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        return copies.title(r.s, card) in {copies.title(r.s, x) for x in r.members(self.of)}

    def noun(self, v: Voice) -> Noun:
        return Noun(head=f"copy of {v.the(self.of)}")


@called(reads=())
def copies_of(s: Game, mask: int) -> int:
    """Every card that has a title of one of these."""
    out = 0
    while mask:
        b = mask & -mask
        mask ^= b
        out |= copies.titled(s, copies.title(s, b.bit_length() - 1))
    return out


@node
class Costing(Query):
    """Cards with this cost, or so: a copy costs what the character costs that it has become."""

    op: str
    n: int

    def source(self, c: Scope) -> str:
        return f"costing(s, {self.op!r}, {self.n})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(costing(r.s, self.op, self.n) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"with cost {so_high(self.op, str(self.n))}"])


@called(reads=(), cost=DEAR)
def costing(s: Game, op: str, n: int) -> int:
    """Characters, attachments and events whose cost now compares so with a number; a dash counts 0."""
    faces = s.box.faces
    able = s.p[facts.CHARACTER] | s.p[facts.ATTACHMENT] | s.p[facts.EVENT]
    fits = [compare(max(0, f.numbers[COST]), op, n) for f in faces]
    return int(able & sum(1 << c for c, kind in enumerate(s.kind) if fits[kind]))


@node
class BecomeCopy(Deed):
    """Characters become copies of another until a period ends."""

    what: Query
    of: Query
    until: str = "phase"
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        m, of = c.words.cards(self.what, c), c.words.cards(self.of, c)
        period = PERIODS[self.until]
        return f"([lasting({COPIED}, copyable(s, {m}, {of}), low({of}), {c.this}, {period}, {c.you})] if {of} else [])"

    def could(self, c: Scope) -> str:
        return timely(self.until, f"copyable(s, {reach(self.what, c)}, {c.words.cards(self.of, c)})")

    def could_now(self, r: Reading) -> bool:
        pairs = [(c, of) for c in reached(r, self.what) for of in r.cards(self.of)]
        return timely_now(self.until, r) and any(copies.may_become(r.s, c, of) for c, of in pairs)

    def english(self, v: Voice) -> str:
        return f"until the end of the {self.until}, {subject(self.what, v)} becomes a copy of {v.the(self.of)}"


@called()
def copyable(s: Game, mask: int, of: int) -> int:
    """Those of a set of characters that could become a copy of one of the others."""
    out = 0
    while of:
        b = of & -of
        of ^= b
        for c in range(mask.bit_length()):
            if mask >> c & 1 and copies.may_become(s, c, b.bit_length() - 1):
                out |= 1 << c
    return out
