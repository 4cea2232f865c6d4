"""Words about paying: costs of one or more things, and interrupts that make a card cheaper while it is paid for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gorin.errors import CardError
from gorin.kernel.events import COST, Event
from gorin.kernel.sides import is_foe
from gorin.language.control import how_many
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Query, declares, node
from gorin.language.numbers import Num, X
from gorin.language.scope import Scope
from gorin.language.sets import Picked
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.deeds import Deed, OnCards
from gorin.rulesets.lcg.words.ring_effects import OnRing
from gorin.rulesets.lcg.words.rings import ThatRing
from gorin.rulesets.lcg.words.triggers import CardHeard


@node
class OneOrMore(Deed):
    """As a cost: as many cards or rings as the payer likes, or as much fate or honor; X is how many."""

    of: Deed
    least: int = 1  # 0: any number

    def way(self) -> str:
        """What is counted: cards, rings, or an amount."""
        if isinstance(self.of, OnCards) and self.of.chosen_to_pay():
            return "cards"
        if isinstance(self.of, OnRing):
            if not isinstance(self.of.what, ThatRing) and not hasattr(self.of, "n"):
                return "rings"
        elif hasattr(self.of, "n"):
            return "amount"
        raise CardError(f"{type(self.of).__name__} cannot be done one or more times as a cost.")

    def amounting_to(self, n: Number) -> Deed:
        """The same for so much."""
        return replace(self.of, n=n)  # type: ignore[type-var]  # every deed is a node; this one has an n

    def events(self, c: Scope, tag: str = "0") -> str:
        raise CardError("OneOrMore is a cost, and no effect.")

    def could(self, c: Scope) -> str:
        return self.events(c)

    def payable(self, c: Scope) -> str:
        return self.enough(c, "")

    def enough(self, c: Scope, but: str) -> str:
        """Source: is there enough to pay with, apart from some cards?"""
        if not self.least:
            return "True"
        if self.way() == "amount":
            return self.amounting_to(Num(self.least)).payable(c)
        mine = f" & s.ctl[{c.you}]{but}" if self.way() == "cards" else ""
        return f"((({self.of.payable(c)}){mine}).bit_count() >= {self.least})"

    def english(self, v: Voice) -> str:
        many = f"{self.least} or more (X)" if self.least else "any number (X) of"
        if self.way() == "amount":
            return self.amounting_to(X()).english(v).replace("X ", f"{many} ", 1)
        if isinstance(self.of, OnRing):
            text = replace(self.of, what=ThatRing()).english(v)  # type: ignore[type-var]  # every deed is a node
            return text.replace("that ring", f"{many} {self.of.what.text(v, many=True)}", 1)
        assert isinstance(self.of, OnCards)
        noun = self.of.what.noun(v)
        if self.of.takes:
            noun.takes()
        cards = how_many(noun, Num(2), False, v).removeprefix("2 ")
        with v.saying(picked=f"{many} {cards}"):
            return replace(self.of, what=Picked()).english(v)  # type: ignore[type-var]  # every deed is a node


# --- while a card is paid for -----------------------------------------------------------------------------------------


@declares(tells=("it", "doer", "payment"))
@node
class PaysFor(CardHeard):
    """When a player (you, unless it says an opponent) is about to pay the fate cost of such a card."""

    who: Query
    opponent: bool = False
    kinds = (ev.PAY_FATE,)

    def test(self, c: Scope) -> str:
        seat = f"is_foe(s, {c.you}, e.player)" if self.opponent else f"e.player == {c.you}"
        return f"({seat} and pays_for_card(s, e) and {self.who.source(c)} >> e.card & 1)"

    def met(self, r: Reading) -> bool:
        foe = is_foe(r.s, r.you, r.event.player)
        right = foe if self.opponent else r.event.player == r.you
        return bool(right) and pays_for_card(r.s, r.event) and self.who.has(r, r.event.card)

    def english(self, v: Voice) -> str:
        pay = "an opponent pays" if self.opponent else "you pay"
        return f"when {pay} the cost to play {v.some(self.who)}"


@declares(needs=("payment", "ReduceThatCost answers only a cost that is being paid."))
@node
class ReduceThatCost(Deed):
    """The cost that is about to be paid is reduced, to a minimum."""

    n: Number = Num(1)
    least: int = 0

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("reduce", f"replace(s, r[3], r[4], cheaper({c.event}, {self.n.source(c)}, {self.least}))")
        return ""

    def could(self, c: Scope) -> str:
        return f"({c.event}.n > {self.least} and {self.n.source(c)} > 0)"

    def could_now(self, r: Reading) -> bool:
        return bool(r.event.n > self.least and self.n.value(r) > 0)

    def english(self, v: Voice) -> str:
        least = f" (to a minimum of {self.least})" if self.least else ""
        return f"reduce that cost by {self.n.english(v)}{least}"


@called()
def pays_for_card(s: Game, e: Event) -> bool:
    """Is this what somebody pays for a card that he or she plays? Not what others contribute to it."""
    return bool(e.tag & COST and e.card >= 0 and e.n > 0 and s.holder[e.card] == e.player)


@called(reads=())
def cheaper(e: Event, less: int, least: int) -> Event:
    """The payment with so much less; X, if there is one, stays as it was chosen."""
    return e._replace(n=max(e.n - less, min(e.n, least)))
