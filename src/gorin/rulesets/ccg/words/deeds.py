"""What effects are: each answers for its events, its use as a cost, and its English. Effects happen one after another,
each in a window of its own."""

from __future__ import annotations

from typing import Any

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Effect, Query
from gorin.language.scope import Scope
from gorin.rulesets.missing import short_of

ACT = "r[6]"  # the number of the use, in an ability's steps
ALLOWED = f"if not all_negated(s, {ACT}):"  # before what is more than events


def kept(c: Scope) -> str:
    """Source: the cards that pay the action's other costs, and so do not pay its Gold."""
    return c.named("kept") or "0"


class Deed(Effect):
    """A plain effect: a list of events."""

    done = "did"  # "if he moved": what is said of the effect before
    changed = ""  # source, for what is more than one window: has it changed the game?
    none_will_do = False  # as a cost it is paid even if there is nothing to do it to

    @property
    def brings(self) -> bool:
        """Does it say that it brings somebody to the current battlefield?"""
        return bool(getattr(self, "here", False))

    def events(self, c: Scope, tag: str = "0") -> str:
        """Source of a list of events."""
        raise NotImplementedError(type(self).__name__)

    def build(self, b: Any, c: Scope) -> str:
        """Add the steps it needs to the program of `b` (effects.Effects), and give the source of its events; "" if its
        steps do everything."""
        return self.events(c)

    def payable(self, c: Scope) -> str:
        """Source: could it happen in full, as a cost?"""
        return "True"

    def payable_now(self, r: Reading) -> bool:
        """The reference for `payable`."""
        return True


class OnCards(Deed):
    """An effect on a set of cards: one event for each, in one window."""

    what: Query
    kind = -1
    verb = ""

    def able(self, m: str, c: Scope) -> str:
        """Source: those of a set to which it can happen."""
        return m

    def able_now(self, r: Reading, card: int) -> bool:
        """The reference for `able`."""
        return True

    def amount(self, c: Scope) -> str:
        return "0"

    def tag(self, c: Scope, tag: str) -> str:
        return tag

    def events(self, c: Scope, tag: str = "0") -> str:
        mask = c.words.cards(self.what, c)
        return f"each({mask}, {self.kind}, {c.you}, {self.amount(c)}, {c.this}, {ACT}, {self.tag(c, tag)})"

    def payable(self, c: Scope) -> str:
        mask = c.words.cards(self.what, c)
        return f"({mask} != 0 and {self.able(mask, c)} & ~s.deny[{self.kind}] == {mask})"

    def payable_now(self, r: Reading) -> bool:
        cards = r.cards(self.what)
        free = [x for x in cards if self.able_now(r, x) and not r.s.deny[self.kind] >> x & 1]
        return bool(cards) and len(free) == len(cards)

    def lacks(self, r: Reading, v: Voice) -> str:
        return short_of(self.what, self.verb, r, v)

    def object(self, v: Voice) -> str:
        """ "that Personality" if it is known, "each attacking Personality" for a set."""
        return v.object(self.what, self.takes)

    def english(self, v: Voice) -> str:
        return f"{self.verb} {self.object(v)}"
