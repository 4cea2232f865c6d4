"""Numbers as they are printed on cards, wherever these lie."""

from __future__ import annotations

from gorin.language.calling import DEAR
from gorin.language.english import Noun, Voice, possessive, so_high
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Query, node
from gorin.language.scope import Scope
from gorin.language.sets import compare
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.state import COST, Game
from gorin.rulesets.lcg.words.vocabulary import STATS, WORDS


@node
class PrintedStat(Number):
    """A printed statistic of one card; a dash counts 0, as does no card."""

    stat: str
    of: Query

    def source(self, c: Scope) -> str:
        return f"printed_stat(s, {self.of.source(c)}, {STATS[self.stat]})"

    def value(self, r: Reading) -> int:
        cards = sorted(r.members(self.of))[:1]
        return max([0, *(int(r.s.box.faces[r.s.kind[x]].numbers[STATS[self.stat]]) for x in cards)])

    def english(self, v: Voice) -> str:
        return f"{possessive(v.the(self.of))} printed {WORDS[self.stat]}"


@node
class WithPrintedCost(Query):
    """Cards, wherever they are, whose printed cost compares so with a number that is reckoned."""

    op: str
    n: Number
    away = True

    def source(self, c: Scope) -> str:
        return f"of_printed_cost(s, {self.op!r}, {self.n.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(of_printed_cost(r.s, self.op, self.n.value(r)) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"with printed cost {so_high(self.op, self.n.english(v))}"])


@called(reads=(), cost=DEAR)
def of_printed_cost(s: Game, op: str, n: int) -> int:
    """Characters, attachments and events whose printed cost compares so with a number; a dash counts 0."""
    able = s.p[facts.CHARACTER] | s.p[facts.ATTACHMENT] | s.p[facts.EVENT]
    fits = [compare(max(0, f.numbers[COST]), op, n) for f in s.box.faces]
    return int(able & sum(1 << c for c, kind in enumerate(s.kind) if fits[kind]))


@called(reads=())
def printed_stat(s: Game, mask: int, which: int) -> int:
    """Of a set the first card's."""
    return max(0, s.box.faces[s.kind[(mask & -mask).bit_length() - 1]].numbers[which]) if mask else 0
