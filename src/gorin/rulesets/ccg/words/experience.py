"""Experience: a second title, Experienced cards, keywords by a word in them."""

from __future__ import annotations

from gorin.language.english import Noun, Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, Text, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.state import EXPERIENCE, Game


@node
class AlsoCalled(Text):
    """The name after Experienced: a second title of the card."""

    title: str

    def english(self, v: Voice) -> str:
        return f"Experienced {self.title}."


@node
class WithWord(Query):
    """Cards with a keyword that contains a word: any Tribe, any Experienced."""

    word: str

    def source(self, c: Scope) -> str:
        return f"with_word(s, {self.word!r})"

    def has(self, r: Reading, card: int) -> bool:
        names = facts.plane_names()
        return (self.word == EXPERIENCED and r.s.box.faces[r.s.kind[card]].numbers[EXPERIENCE] > 0) or any(
            r.s.p[i] >> card & 1 and self.word in names[i].split() for i in range(facts.FIRST_KEYWORD, len(r.s.p))
        )

    def noun(self, v: Voice) -> Noun:
        return Noun(before=[self.word.capitalize()])


EXPERIENCED = "experienced"


@called()
def with_word(s: Game, word: str) -> int:
    """The cards with such a keyword; who has an experience level is Experienced."""
    out = 0
    for i, name in enumerate(facts.plane_names()[: len(s.p)]):
        if i >= facts.FIRST_KEYWORD and word in name.split():
            out |= s.p[i]
    if word == EXPERIENCED:
        faces = s.box.faces
        out |= sum([1 << c for c, kind in enumerate(s.kind) if faces[kind].numbers[EXPERIENCE] > 0])
    return out
