"""What stands on a card for whoever builds a deck: influence, provinces of other elements, where a province may lie."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.nodes import Text, declares, node
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import NEVER_STRONGHOLD


@declares(stands_on=("province",), wakes=(NEVER_STRONGHOLD,))
@node
class NeverStronghold(Text):
    """Cannot be a stronghold province."""

    def english(self, v: Voice) -> str:
        return "Cannot be a stronghold province."


@declares(stands_on=("role",))
@node
class InfluenceBonus(Text):
    """A role that adds to the influence of its deck."""

    n: int

    def english(self, v: Voice) -> str:
        return f"Increase your deckbuilding influence value by {self.n}."


@declares(stands_on=("role",), strings={"clan": ("clan", facts.CLANS)})
@node
class InfluenceOnly(Text):
    """A role whose deck may spend influence on the cards of one clan only."""

    clan: str

    def english(self, v: Voice) -> str:
        return f"You may only spend influence on [{self.clan}] clan cards."


@declares(stands_on=("role",))
@node
class ExtraProvince(Text):
    """A role that lets one province be of its element instead of another."""

    element: str

    def english(self, v: Voice) -> str:
        which = f"an additional [{self.element}] province while deckbuilding"
        return f"You may replace 1 province of any element with {which}."
