"""The box of this game: besides the faces, what of the rules they speak of, so that nothing else is looked for."""

from __future__ import annotations

from gorin.kernel.box import Box
from gorin.language.nodes import Node, walk
from gorin.rulesets.lcg.facts import KEYWORDS
from gorin.rulesets.lcg.words.card_effects import GainsKeyword
from gorin.rulesets.lcg.words.keywords import Disguised, LacksKeyword, Legendary, LosesKeyword
from gorin.rulesets.lcg.words.texts import HasKeyword, Keyword


class LcgBox(Box):
    """A box that knows which keywords its cards have, give or take away."""

    keywords: tuple[int, ...] = ()  # indices into facts.KEYWORDS
    loses_keywords = False

    def look_over(self) -> None:
        """All faces are in the box."""
        found: set[str] = set()
        for face in self.faces:
            for x in walk(face.definition.text, Node):
                if isinstance(x, (Keyword, Legendary, Disguised)):
                    found.add(x.word)
                elif isinstance(x, (HasKeyword, GainsKeyword)):
                    found.add(x.keyword)
                elif isinstance(x, (LosesKeyword, LacksKeyword)):
                    self.loses_keywords = True
        self.keywords = tuple(i for i, word in enumerate(KEYWORDS) if word in found)
