"""Gold production compiled: a source's own cost, then how much it gives; and the most it could give."""

from __future__ import annotations

from typing import Any, Final

from gorin.kernel.abilities import Need
from gorin.language.nodes import mentions
from gorin.language.numbers import IfElse, Num
from gorin.language.program import Program, function, go
from gorin.language.scope import Scope
from gorin.language.sets import Paid
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.compiler import needs as needed
from gorin.rulesets.ccg.compiler.abilities import CompiledAbility
from gorin.rulesets.ccg.compiler.effects import Effects, SubEffects
from gorin.rulesets.ccg.points import ARGUMENTS, LAST, NUMBER, PRODUCES, REGISTERS
from gorin.rulesets.ccg.words.conditions import PayingFor
from gorin.rulesets.ccg.words.deeds import Deed
from gorin.rulesets.ccg.words.golden import only_bows, source_costs
from gorin.rulesets.ccg.words.texts import Produces
from gorin.rulesets.ccg.words.vocabulary import WORDS_OF_THE_CCG

PAYING: Final = (Need("emp.paying-gold-costs.1", needed.PAYING),)


class ProductionCompiler:
    """Compiles one `Produces`."""

    def __init__(self, x: Produces, card: Card, k: int) -> None:
        self.x, self.card, self.k = x, card, k
        self.n = IfElse(PayingFor(x.only), x.n, Num(0)) if x.only else x.n
        self.prefix = f"a{k}"
        self.cost = source_costs(x, card)
        self.program = Program(REGISTERS)
        if not only_bows(x, card):
            self.build()

    def build(self) -> None:
        """The steps of a source that costs more than bowing its card: that needs none (playing/gold.py)."""
        p = self.program
        spent = p.new("i") if mentions(self.x.n, Paid()) else -1
        scope = Scope(WORDS_OF_THE_CCG, paid=f"(1 << r[{spent}])" if spent >= 0 else "")
        effects = Effects(p, SubEffects(0), spent)
        effects.paying = True
        effects.asks = False
        paid = ""
        effects.at_least = f"r[{NUMBER}]" if spent >= 0 else ""  # or the rest of the Gold could not be raised
        for cost in self.cost:
            assert isinstance(cost, Deed)
            plain = type(cost).build is Deed.build
            events = cost.events(scope, "1") if plain else cost.build(effects, scope)
            if events:
                effects.happen("cost", events)
                paid = "s.ret"
            else:
                paid = f"r[{LAST}]"
            if cost is not self.cost[-1]:
                p.step("paid?", go("nothing", f"if not {paid}:"))
        p.step(
            "produce",
            go("nothing", f"if not {paid}:"),
            go("over", f"else: e = Event(-1, paying_for(s), you); s.ret = max(0, {self.n.source(scope)});"),
        )
        p.label("nothing")
        p.step("nothing", "s.ret = 0")
        p.label("over")

    def source(self) -> str:
        c = Scope(WORDS_OF_THE_CCG, paid="best_to_discard(s, you, this)")
        where = facts.HAND if self.card.type == "strategy" else facts.IN_PLAY
        tests = [f"p[{where}] >> this & 1", *(x.payable(c) for x in self.cost if isinstance(x, Deed))]
        every = " and ".join(f"({x})" for x in tests)
        return "\n".join(
            [
                f"# {self.card.name}",
                function(f"{self.prefix}_can", ARGUMENTS, f"bool({every})"),
                function(
                    f"{self.prefix}_fails",
                    ARGUMENTS,
                    f"-1 if {self.prefix}_can({ARGUMENTS}) else 0",
                    planes="",
                ),
                function(f"t_gold{self.k}", "s, you, this, e", f"max(0, {self.n.source(c)})"),
                self.program.source(self.prefix),
            ]
        )

    def finish(self, name: str, space: dict[str, Any]) -> CompiledAbility:
        frame = self.program.install(name, self.prefix, space)
        can, fails = space[f"{self.prefix}_can"], space[f"{self.prefix}_fails"]
        return CompiledAbility(
            name, self.k, self.x, (PRODUCES,), frame, can, fails, (0, 0), False, asks=self.program.asks, needs=PAYING
        )
