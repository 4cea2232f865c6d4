"""Numbers as they are printed on cards, wherever these lie."""

from __future__ import annotations

from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.state import Game
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
        return max((int(r.s.box.faces[r.s.kind[x]].numbers[STATS[self.stat]]) for x in cards), default=0)

    def english(self, v: Voice) -> str:
        return f"{possessive(v.the(self.of))} printed {WORDS[self.stat]}"


@called(reads=())
def printed_stat(s: Game, mask: int, which: int) -> int:
    """Of a set the first card's."""
    return max(0, s.box.faces[s.kind[(mask & -mask).bit_length() - 1]].numbers[which]) if mask else 0
