"""What effects are: each answers for its legality, its events, its use as a cost and its English."""

from __future__ import annotations

from typing import Any

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Effect, Query
from gorin.language.scope import Scope
from gorin.language.sets import Host, This
from gorin.rulesets.lcg.prohibitions.immunity import immune
from gorin.rulesets.lcg.state import ON
from gorin.rulesets.missing import short_of

ACT = "r[6]"  # the number of the use, in an ability's steps


def reach(q: Query, c: Scope) -> str:
    """Source: the cards an effect reaches: those its words mean, less those that are immune to it."""
    return f"({c.words.cards(q, c)} & ~(s.shield and immune(s, {c.this})))"


def reached(r: Reading, q: Query) -> set[int]:
    """The reference for `reach`."""
    return {card for card in r.cards(q) if not immune(r.s, r.this) >> card & 1}


def timely(until: str, could: str) -> str:
    """Source: what lasts until the end of a conflict can only begin during one."""
    return f"({could} if s.con[{ON}] else 0)" if until == "conflict" else could


def timely_now(until: str, r: Reading) -> bool:
    """The reference for `timely`."""
    return until != "conflict" or bool(r.s.con[ON])


class Deed(Effect):
    """A plain effect: a list of events, and whether it could change anything."""

    def events(self, c: Scope, tag: str = "0") -> str:
        """Source of a list of events."""
        raise NotImplementedError(type(self).__name__)

    def build(self, b: Any, c: Scope) -> str:
        """Add the steps it needs to the program of `b` (sentences.Sentences), and give the source of its events; "" if
        its steps do everything."""
        return self.events(c)

    def could(self, c: Scope) -> str:
        """Source: what it could change now, as a set of cards or a truth."""
        raise NotImplementedError(type(self).__name__)

    def could_now(self, r: Reading) -> bool:
        """The reference for `could`: could it change anything?"""
        raise NotImplementedError(type(self).__name__)

    def payable(self, c: Scope) -> str:
        """Source: can it be paid in full as a cost?"""
        return self.could(c)

    def pay(self, b: Any, c: Scope) -> str:
        """As a cost: add the steps in which its payer chooses (`b` as in `build`); give the source of its events."""
        return self.events(c, "1")


class OnCards(Deed):
    """An effect on a set of cards: one event for each."""

    what: Query
    kind = -1
    verb = ""  # of the plain sentence "bow a character"; "" where the words are others
    asked = ""  # as a cost: how it is asked for, where there is no such verb
    extra_tag = 0
    peripheral = False  # it touches tokens on the cards, which are not immune when the cards are

    def able(self, m: str, c: Scope) -> str:
        """Source: those of a set that the effect could change."""
        raise NotImplementedError(type(self).__name__)

    def able_now(self, r: Reading, card: int) -> bool:
        """The reference for `able`."""
        raise NotImplementedError(type(self).__name__)

    def amount(self, c: Scope) -> str:
        return "0"

    def events(self, c: Scope, tag: str = "0") -> str:
        if self.extra_tag:
            tag = f"{tag} | {self.extra_tag}"
        mask = c.words.cards(self.what, c)
        return f"each({mask}, {self.kind}, {c.you}, {self.amount(c)}, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        return self.able(c.words.cards(self.what, c) if self.peripheral else reach(self.what, c), c)

    def could_now(self, r: Reading) -> bool:
        cards = r.cards(self.what) if self.peripheral else reached(r, self.what)
        return any(self.able_now(r, card) for card in cards)

    def payable(self, c: Scope) -> str:
        return self.able(c.words.cards(self.what, c), c)

    def chosen_to_pay(self) -> bool:
        """As a cost: does the payer choose which card?"""
        return not isinstance(self.what, (This, Host))

    def lacks(self, r: Reading, v: Voice) -> str:
        return short_of(self.what, self.verb, r, v)

    def object(self, v: Voice) -> str:
        """ "a character" if one is meant and not yet known, "each attacking character" for a set."""
        return v.object(self.what, self.takes)

    def english(self, v: Voice) -> str:
        return f"{self.verb} {self.object(v)}"
