"""What a card says about the deck it is in."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.nodes import Text, declares, node
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.words.texts import DESIGNATORS, Ability

_IN_WORDS = ("no", "one", "two", "three", "four", "five", "six")


@declares(strings={"kind": ("designator", DESIGNATORS)})
@node
class MoreCopies(Text):
    """A deck with this Stronghold may have more copies of a few titles, if they are of this type and not Unique."""

    copies: int
    titles: int
    type: str = "strategy"
    kind: str = "battle"

    def english(self, v: Voice) -> str:
        several = "one or two" if self.titles == 2 else f"up to {_IN_WORDS[self.titles]}"
        what = self.type.capitalize()
        plural = f"{what[:-1]}ies" if what.endswith("y") else f"{what}s"
        return (
            f"Your deck may include {_IN_WORDS[self.copies]} copies each of {several} non-Unique {plural} with "
            f"{self.kind.capitalize()} abilities."
        )

    def fits(self, card: Card) -> bool:
        """Is it about this card?"""
        able = any(isinstance(x, Ability) and self.kind in x.kind for x in card.text)
        return card.type == self.type and "unique" not in card.keywords and able


@node
class NotCounted(Text):
    """This card does not count against deck construction limits: the deck has as many others as it needs anyway."""

    def english(self, v: Voice) -> str:
        return "This card does not count against deck construction limits."


@node
class CopiesOfThis(Text):
    """A deck may have so many copies of this card."""

    copies: int

    def english(self, v: Voice) -> str:
        return f"You may have up to {self.copies} copies of this card in your deck."
