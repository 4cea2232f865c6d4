"""Experience: a second title, and Experienced cards."""

from __future__ import annotations

from gorin.language.english import Noun, Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, Text, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.state import EXPERIENCE, Game
from gorin.rulesets.ccg.words.wording import keyword_with


@node
class AlsoCalled(Text):
    """The name after Experienced: a second title of the card."""

    title: str

    def english(self, v: Voice) -> str:
        return f"Experienced {self.title}."


@node
class Experienced(Query):
    """Cards with an experience level, or with any keyword in which the word stands."""

    def source(self, c: Scope) -> str:
        return "experienced(s)"

    def has(self, r: Reading, card: int) -> bool:
        level = r.s.box.faces[r.s.kind[card]].numbers[EXPERIENCE]
        return level > 0 or bool(keyword_with(r.s, "experienced") >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(before=["Experienced"])


@called()
def experienced(s: Game) -> int:
    """All Experienced cards, wherever they are."""
    faces = s.box.faces
    levels = sum([1 << c for c, kind in enumerate(s.kind) if faces[kind].numbers[EXPERIENCE] > 0])
    return levels | keyword_with(s, "experienced")
