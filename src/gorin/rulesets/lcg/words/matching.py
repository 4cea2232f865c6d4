"""Cards whose Traits match the elements of rings."""

from __future__ import annotations

from gorin.language.english import Noun, Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.rings.pools import elements_of
from gorin.rulesets.lcg.state import ELEMENT_NAMES, Game
from gorin.rulesets.lcg.words.rings import RingQuery


@node
class TraitMatches(Query):
    """Cards, wherever they are, with a Trait that is called like an element of one of these rings."""

    rings: RingQuery
    away = True

    def source(self, c: Scope) -> str:
        planes = ", ".join(str(facts.trait(x)) for x in ELEMENT_NAMES)
        return f"with_traits_of(s, elements_of(s, {self.rings.source(c)}), ({planes}))"

    def has(self, r: Reading, card: int) -> bool:
        have = elements_of(r.s, sum(1 << i for i in self.rings.rings(r)))
        return any(have >> i & 1 and r.words.has(r.s, card, f"#{x}") for i, x in enumerate(ELEMENT_NAMES))

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"that has a Trait that matches an element of {self.rings.english(v)}"])


@called(reads=(facts.TRAITLESS, *(facts.trait(x) for x in ELEMENT_NAMES)))
def with_traits_of(s: Game, elements: int, planes: tuple[int, ...]) -> int:
    """The cards with a Trait of one of these elements, which stand on these planes."""
    out = 0
    for i, plane in enumerate(planes):
        if elements >> i & 1:
            out |= s.p[plane]
    return out & ~s.p[facts.TRAITLESS]
