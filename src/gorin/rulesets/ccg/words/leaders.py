"""The two leaders of an attack, and what each of them chooses."""

from __future__ import annotations

from typing import Any

from gorin.kernel.questions import Purpose
from gorin.language.english import Voice, sentence
from gorin.language.nodes import Effect, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words.deeds import Deed


@declares(binds={"do": ("picked",)})
@node
class LeadersChoose(Deed):
    """The Attacker and the Defender, in the order of your choice, each choose one of their own units at the current
    battlefield; what follows calls both PICKED."""

    do: tuple[Effect, ...]
    begins = True

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        picked, first, answer = p.new("m"), p.new("p"), p.new("c")
        options = "[Option(1, -1, q) for q in (s.attacker, s.defender)]"
        p.step("nobody yet", f"r[{picked}] = 0; r[{first}] = s.first")
        p.step("who chooses first", f"ask(s, {c.you}, 'choose a player', {options}, {first}, this)", asks=Purpose(self))
        for who in (f"r[{first}]", f"(s.attacker + s.defender - r[{first}])"):
            own = f"(p[{facts.HERE}] & p[{facts.PERSONALITY}] & s.ctl[{who}])"
            p.step(
                "choose a unit",
                f"m = {own}; r[{answer}] = -1",
                f"if m: ask_card(s, {who}, 'choose', m, {answer}, about=this)",
                asks=Purpose(self),
            )
            p.step("chosen", f"if r[{answer}] >= 0: r[{picked}] |= 1 << r[{answer}]")
        b.resolve(self.do, c.bind(picked=f"r[{picked}]"))
        return ""

    def english(self, v: Voice) -> str:
        with v.saying(picked="the chosen units"):
            then = sentence(v.effects(self.do))
        return (
            "the Attacker and Defender, in the order of your choice, each choose one of his units at the current "
            f"battlefield. Then, {then[:1].lower()}{then[1:]}"
        )
