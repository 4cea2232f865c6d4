"""Ranged and Melee Attacks, as effects: the target is chosen while the action resolves."""

from __future__ import annotations

from typing import Any, Final

from gorin.kernel.questions import Purpose
from gorin.language.english import Voice, sentence
from gorin.language.nodes import Number, declares, node
from gorin.language.numbers import IfElse
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.card import EVERYTHING
from gorin.rulesets.ccg.points import LAST
from gorin.rulesets.ccg.words.deeds import ACT, Deed

DESTROYED: Final = 2  # in the register that tells whether an attack targeted a card (1): it destroyed the card


@declares(strings={"kind": ("attack", ("ranged", "melee"))}, happens_to={"against": EVERYTHING})
@node
class Attack(Deed):
    """A Ranged or Melee Attack of a strength. Afterwards "if it did" asks whether a card was targeted, "if destroyed"
    whether the attack destroyed it."""

    kind: str
    strength: Number
    against: str = "force"
    done = "was targeted"

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        target, answer, hit = p.new("m"), p.new("c"), p.new("i")
        out = p.fresh("no_target")
        performer = c.named("performer") or "0"
        b.targetings.append((target, f"attackable(s, {c.you}, {self.kind!r})"))
        p.step(f"{self.kind} attack", f"r[{target}] = 0; r[{hit}] = 0")
        p.step(
            "target",
            f"m = attackable(s, {c.you}, {self.kind!r})",
            f"if m: ask_card(s, {c.you}, '{self.kind} attack', m, {answer}, about=this)",
            go(out, "else:"),
            asks=Purpose(self),
        )
        p.step("targets", f"emit(s, (Event({ev.TARGET}, r[{answer}], {c.you}, {target}, {c.this}, {ACT}, 0),))")
        n = f"attack_strength(s, {self.kind!r}, {self.strength.source(c)}, {performer})"
        struck = f"struck(s, r[{target}], {n}, {c.you}, {c.this}, {ACT}, {c.words.stat(self.against)})"
        p.step(
            "compare", f"r[{hit}] = int(r[{target}] != 0)", "s.ret = 0", f"ev = {struck}", "if ev: emit(s, tuple(ev))"
        )
        p.label(out)
        p.step("did it target", f"r[{LAST}] = r[{hit}] and r[{hit}] | {DESTROYED} * (s.ret & 1)")
        return ""

    def english(self, v: Voice) -> str:
        against = "" if self.against == "force" else f" against {v.words.stat_word(self.against)}"
        n = self.strength
        if isinstance(n, IfElse):  # "Ranged 4 attack, or Ranged 5 attack if …"
            usual, other = (sentence(f"{self.kind} {x.english(v)} attack{against}") for x in (n.other, n.then))
            return f"{usual}, or {other} {v.when(n.when)}"
        if not n.plain:
            return f"{self.kind} attack{against} with strength equal to {n.english(v)}"
        return f"{self.kind} {n.english(v)} attack{against}"
