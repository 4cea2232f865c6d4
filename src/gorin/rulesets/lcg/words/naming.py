"""Naming a card type, and what is done with the cards of that type."""

from __future__ import annotations

from typing import Any, Final

from gorin.kernel.decisions import SELECT, Option
from gorin.kernel.machine import ask
from gorin.kernel.questions import Purpose
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import declares, node
from gorin.language.scope import Scope
from gorin.language.sets import Picked
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.deeds import ACT, Deed
from gorin.rulesets.lcg.words.looking import AddToHand

NAMEABLE: Final = ("character", "attachment", "event")


@node
class NameType(Deed):
    """As a cost: name a card type. Decision: one that a conflict deck may have; no other could be found."""

    def events(self, c: Scope, tag: str = "0") -> str:
        return "[]"

    def could(self, c: Scope) -> str:
        return "True"

    def could_now(self, r: Reading) -> bool:
        return True

    def pay(self, b: Any, c: Scope) -> str:
        answer = b.p.new("i")
        b.p.step("4 name a type", f"ask_type(s, {c.you}, {answer}, this)", asks=Purpose(self))
        b.p.step("4 named", f"{c.need('typed', 'THAT TYPE')} = r[{answer}]")
        return "[]"

    def english(self, v: Voice) -> str:
        return "name a card type"


@declares(needs=("typed", "KeepOfNamedType needs a type, named with NameType as a cost."))
@node
class KeepOfNamedType(Deed):
    """Of the cards that were revealed as a cost, up to so many of the named type go to your hand; the rest is
    discarded."""

    n: int = 1

    def build(self, b: Any, c: Scope) -> str:
        paid = c.need("paid", "PAID")
        fits = f"of_type(s, {paid}, {c.need('typed', 'THAT TYPE')})"
        kept = b.pick(self, fits, AddToHand(Picked()), c.you, str(self.n), c, True)
        return (
            f"(each(r[{kept}], {ev.TO_HAND}, {c.you}, 0, {c.this}, {ACT}, 0)"
            f" + each({paid} & ~r[{kept}], {ev.DISCARD}, {c.you}, 0, {c.this}, {ACT}, 0))"
        )

    def could(self, c: Scope) -> str:
        return f"({c.need('paid', 'PAID')} != 0)"

    def could_now(self, r: Reading) -> bool:
        return bool(r.paid)

    def english(self, v: Voice) -> str:
        many = "1 revealed card" if self.n == 1 else f"{self.n} revealed cards"
        return f"add up to {many} of that type to your hand and discard the rest"


@called()
def ask_type(s: Game, you: int, reg: int, about: int) -> None:
    """Which card type?"""
    ask(s, you, "name a card type", [Option(SELECT, -1, i) for i in range(len(NAMEABLE))], reg, about)


@called()
def of_type(s: Game, mask: int, named: int) -> int:
    """Those of a set that are of the named type."""
    return mask & s.p[(facts.CHARACTER, facts.ATTACHMENT, facts.EVENT)[named]]
