"""Costs that are more than one deed: alternatives, costs under a condition, optional ones, what entering play costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.kernel.questions import Purpose
from gorin.language.english import Voice, listing
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Effect, Text, node
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.ccg.points import LAST
from gorin.rulesets.ccg.words.deeds import Deed
from gorin.rulesets.ccg.words.texts import Ability


class Composed(Deed):
    """A cost made of others: its steps leave in the register LAST whether it was paid."""

    def paid(self, b: Any, one: Effect, c: Scope, out: str) -> None:
        """Add the steps that pay one cost and go on at `out`."""
        unpaid = b.p.fresh("unpaid")
        b.pay(one, c, unpaid)
        b.p.step("paid", go(out, f"r[{LAST}] = 1;"))
        b.p.label(unpaid)
        b.p.step("unpaid", go(out, f"r[{LAST}] = 0;"))


def payable(x: Effect, c: Scope) -> str:
    """Source: can this be paid?"""
    assert isinstance(x, Deed)
    return x.payable(c)


@node
class OneCost(Composed):
    """One of several costs: the player chooses exactly one as costs are paid."""

    options: tuple[Effect, ...]

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        chosen, out, nothing = p.new("i"), p.fresh("one_cost"), p.fresh("no_cost")
        able = ", ".join(payable(x, c) for x in self.options)
        found = f"[Option(1, -1, k) for k, x in enumerate(({able},)) if x]"
        p.step(
            "which cost",
            f"found = {found}",
            f"if found: ask(s, {c.you}, 'choose one', found, {chosen}, this)",
            go(nothing, "else:"),
            asks=Purpose(self),
        )
        for k, x in enumerate(self.options):
            skip = p.fresh("not")
            p.step("chosen?", go(skip, f"if r[{chosen}] != {k}:"))
            self.paid(b, x, c, out)
            p.label(skip)
        p.label(nothing)
        p.step("unpaid", f"r[{LAST}] = 0")
        p.label(out)
        return ""

    def payable(self, c: Scope) -> str:
        return "(" + " or ".join(payable(x, c) for x in self.options) + ")"

    def payable_now(self, r: Reading) -> bool:
        return any(isinstance(x, Deed) and x.payable_now(r) for x in self.options)

    def english(self, v: Voice) -> str:
        return listing([x.english(v) for x in self.options], "or")


@node
class CostIf(Composed):
    """A cost that is paid only if something holds; it does not restrict the action."""

    cost: Effect
    when: Condition

    def build(self, b: Any, c: Scope) -> str:
        out, due = b.p.fresh("cost"), b.p.fresh("due")
        b.p.step("due?", go(due, f"if {self.when.source(c)}:"))
        b.p.step("not due", go(out, f"r[{LAST}] = 1;"))
        b.p.label(due)
        self.paid(b, self.cost, c, out)
        b.p.label(out)
        return ""

    def payable(self, c: Scope) -> str:
        return f"(not {self.when.source(c)} or {payable(self.cost, c)})"

    def payable_now(self, r: Reading) -> bool:
        return not self.when.holds(r) or (isinstance(self.cost, Deed) and self.cost.payable_now(r))

    def english(self, v: Voice) -> str:
        return f"{self.cost.english(v)} {v.when(self.when)}"


@node
class MayPay(Composed):
    """An optional cost before the colon; what it buys stands in IfPaid."""

    cost: Effect

    def payable(self, c: Scope) -> str:
        return "True"

    def payable_now(self, r: Reading) -> bool:
        return True

    def english(self, v: Voice) -> str:
        return f"you may {self.cost.english(v)}"


@node
class IfPaid(Effect):
    """What follows if the i-th optional cost was paid."""

    do: tuple[Effect, ...]
    i: int = 0
    begins = True

    def english(self, v: Voice) -> str:
        return f"if you paid it, {v.effects(self.do)}"


class CostText(Text):
    """A text that is a cost; it is compiled as an ability that nobody uses and that pays it."""

    cost: Effect

    def ability(self) -> Ability:
        """What pays it."""
        return Ability(("cost",), (), cost=(self.cost,), limit=None)


@node
class EntersFor(CostText):
    """A further cost of this card's entering play."""

    cost: Effect

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "further", "True"

    def english(self, v: Voice) -> str:
        with v.saying(one=True):
            return f"{self.cost.english(v)} as an additional cost to bring this card into play.".capitalize()
