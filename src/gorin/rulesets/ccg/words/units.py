"""Units as a whole: their keywords, where they stand."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.language.english import Noun, Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg.attributes.dependencies import ARMIES
from gorin.rulesets.ccg.attributes.stats import unit_keyword
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.facts import IN_PLAY, keyword
from gorin.rulesets.ccg.state import HOME, Game


@node
class UnitsWith(Query):
    """Units with a keyword, each told by its Personality: he has it, and so has each of his Followers."""

    keyword: str

    def source(self, c: Scope) -> str:
        return f"units_with(s, {keyword(self.keyword)})"

    def has(self, r: Reading, card: int) -> bool:
        s, word = r.s, f"#{self.keyword}"
        if not (r.words.has(s, card, "in play") and r.words.has(s, card, "personality") and r.words.has(s, card, word)):
            return False
        return all(r.words.has(s, x, word) for x in bits(s.att[card]) if r.words.has(s, x, "follower"))

    def noun(self, v: Voice) -> Noun:
        return Noun("unit", before=[self.keyword.title()])


@node
class AtBattlefieldOf(Query):
    """At the battlefield where one of these cards is; nobody at home."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"at_battlefield_of(s, {self.of.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        s = r.s
        fields = {s.at[self.stands(r, x)] for x in r.members(self.of) if r.words.has(s, x, "in play")} - {HOME}
        return r.words.has(s, card, "in play") and s.at[self.stands(r, card)] in fields

    def stands(self, r: Reading, card: int) -> int:
        """Whose place is its own: its Personality's, if it is attached."""
        return int(r.s.host[card]) if r.words.has(r.s, card, "attachment") and r.s.host[card] >= 0 else card

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"at {possessive(v.the(self.of))} battlefield"])


# --- what generated code calls ------------------------------------------------------------------------------------


@called(reads=())
def units_with(s: Game, plane: int) -> int:
    """The Personalities in play whose whole unit has a keyword."""
    return unit_keyword(s, s.p[IN_PLAY], plane)


@called(reads=ARMIES)
def at_battlefield_of(s: Game, mask: int) -> int:
    """The cards in units, and the Terrains, at the battlefields where these are."""
    there = s.p[IN_PLAY]
    own = [c if s.host[c] < 0 else s.host[c] for c in bits(mask & there)]
    fields = {s.at[c] for c in own} - {HOME}
    out = 0
    for c in bits(there) if fields else ():
        if s.at[c if s.host[c] < 0 else s.host[c]] in fields:
            out |= 1 << c
    return out
