"""Numbers that only this game has."""

from __future__ import annotations

from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Query, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg.attributes.stats import base


@node
class BaseOf(Number):
    """A statistic as printed on a card (0 if there is no such card)."""

    stat: str
    of: Query

    def source(self, c: Scope) -> str:
        return f"base_of(s, {self.of.source(c)}, {c.words.stat(self.stat)})"

    def value(self, r: Reading) -> int:
        cards = r.members(self.of)
        return base(r.s, min(cards), r.words.stat(self.stat)) if cards else 0

    def english(self, v: Voice) -> str:
        return f"{possessive(v.the(self.of))} base {v.words.stat_word(self.stat)}"


@node
class FamilyHonor(Number):
    """Your Family Honor."""

    def source(self, c: Scope) -> str:
        return f"s.honor[{c.you}]"

    def value(self, r: Reading) -> int:
        return int(r.s.honor[r.you])

    def english(self, v: Voice) -> str:
        return "your Family Honor"
