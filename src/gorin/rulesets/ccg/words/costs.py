"""Costs that are more than one deed: alternatives, costs under a condition, optional ones, what entering play costs."""

from __future__ import annotations

from typing import Any, Final

from gorin.kernel.events import COST
from gorin.kernel.questions import Purpose
from gorin.language.english import Voice, listing
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Effect, Query, Text, declares, node
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.bars import ADDED_COST, CANNOT_LOSE_HONOR, WAIVED
from gorin.rulesets.ccg.points import LAST
from gorin.rulesets.ccg.words.deeds import Deed, OnCards
from gorin.rulesets.ccg.words.instead import VERBS, Would
from gorin.rulesets.ccg.words.texts import Ability, Continuous


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
    """Source: can this be paid (with what is the payer's own), or waived where costs may be waived?"""
    assert isinstance(x, Deed)
    able = x.payable(c)
    if not c.named("waives"):
        return able
    if isinstance(x, OnCards):
        able = f"({able} and own_and_free(s, {c.you}, {x.kind}, {c.words.cards(x.what, c)}))"
    code = waiver(x)
    return able if code < 0 else f"({able} or s.box.waives and changed(s, {code}, {c.you}))"


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
        paid = "paid it" if self.i == 0 else f"paid number {self.i + 1} of them"
        return f"if you {paid}, {v.effects(self.do)}"


class CostText(Text):
    """A text that is a cost; it is compiled as an ability that nobody uses and that pays it."""

    cost: Effect
    label = "further cost"

    def ability(self) -> Ability:
        """What pays it."""
        return Ability(("cost",), (), cost=(self.cost,), limit=None, label=self.label)


@node
class EntersFor(CostText):
    """A further cost of this card's entering play."""

    cost: Effect

    def english(self, v: Voice) -> str:
        with v.saying(one=True):
            return f"{self.cost.english(v)} as an additional cost to bring this card into play.".capitalize()


# --- what changes the costs of actions ------------------------------------------------------------------------------

WAIVABLE: Final = {"bow": ("Bow", "BowACard"), "pay Gold": ("PayGold",), "lose Honor": ("LoseHonor",),
                   "discard": ("Discard", "DiscardACard")}  # fmt: skip


def waiver(x: Effect) -> int:
    """What modifiers are about that let players waive such a cost; -1 if none does."""
    for i, names in enumerate(WAIVABLE.values()):
        if type(x).__name__ in names:
            return WAIVED + i
    return -1


@node
class CannotLoseHonor(Continuous):
    """You cannot lose Honor, also not as a cost."""

    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"s.mods.append(({CANNOT_LOSE_HONOR}, -1, 1 << {c.you}, -1))"]

    def statement(self, v: Voice) -> str:
        return "you cannot lose Honor"


@declares(strings={"cost": ("cost", WAIVABLE)})
@node
class NeedNot(Continuous):
    """You need not pay costs of a kind for your actions: each of them may be waived."""

    cost: str
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"s.mods.append(({WAIVED + [*WAIVABLE].index(self.cost)}, -1, 1 << {c.you}, -1))"]

    def statement(self, v: Voice) -> str:
        return f"you need not {self.cost} as a cost of your actions"


@node
class AddedCost(CostText, Continuous):
    """Other players' actions (or yours, or anybody's), perhaps only those with a keyword, have a further cost."""

    cost: Effect
    by: str = "another"
    word: str = ""
    when: Condition | None = None
    label = "added cost"

    def lines(self, c: Scope) -> list[str]:
        seats = {"any": "s.alive", "you": f"(1 << {c.you})"}.get(self.by, f"(s.alive & ~(1 << {c.you}))")
        return [f"s.mods.append(({ADDED_COST}, {facts.keyword(self.word) if self.word else -1}, {seats}, {c.this}))"]

    def statement(self, v: Voice) -> str:
        whose = {"any": "an", "you": "your"}.get(self.by, "another player's")
        with v.saying(one=True):
            return f"{whose} {self.word.title()} action has the additional cost: {self.cost.english(v)}"


@declares(strings={"verb": ("verb", VERBS)})
@node
class WouldPay(Would):
    """When something would happen to such a card as a cost."""

    verb: str
    who: Query

    def test(self, c: Scope) -> str:
        return f"e.tag & {COST} and {super().test(c)}"

    def met(self, r: Reading) -> bool:
        return bool(r.event.tag & COST) and super().met(r)

    def english(self, v: Voice) -> str:
        return f"when {v.some(self.who)} would {self.verb} as a cost"


@declares(needs=("would", "PaysInstead answers only something that is about to happen."))
@node
class PaysInstead(Deed):
    """Another card pays the cost: what would happen to one happens to the other instead, and pays if it does."""

    what: Query

    def build(self, b: Any, c: Scope) -> str:
        card = self.what.source(c)
        b.p.step("pays instead", f"if {card}: replace(s, r[3], r[4], {c.event}._replace(card=low({card})))")
        return ""

    def english(self, v: Voice) -> str:
        return f"{v.the(self.what)} pays that cost instead"

    order = False
