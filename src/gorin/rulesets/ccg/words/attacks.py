"""Ranged and Melee Attacks, as effects: the target is chosen while the action resolves."""

from __future__ import annotations

from typing import Any, Final

from gorin.kernel.questions import Purpose
from gorin.language.english import Voice, sentence
from gorin.language.nodes import Condition, Number, declares, node
from gorin.language.numbers import IfElse
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.card import EVERYTHING
from gorin.rulesets.ccg.facts import PERSONALITY
from gorin.rulesets.ccg.points import LAST
from gorin.rulesets.ccg.words.deeds import ACT, Deed

DESTROYED: Final = 2  # in the register that tells whether an attack targeted a card (1): it destroyed the card


@declares(
    binds={"strength": ("picked",)},
    strings={"kind": ("attack", ("ranged", "melee")), "rather": ("statistic", ("", "chi"))},
    happens_to={"against": EVERYTHING},
)
@node
class Attack(Deed):
    """A Ranged or Melee Attack of a strength, which may depend on its target (PICKED). Afterwards "if it did" asks
    whether a card was targeted, "if destroyed" whether the attack destroyed it."""

    kind: str
    strength: Number
    against: str = "force"
    rather: str = ""  # a statistic: of a Personality its player may compare with that instead
    through: Condition | None = None  # while it holds, Followers do not guard their Personality
    done = "was targeted"

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        target, answer, hit = p.new("m"), p.new("c"), p.new("i")
        out = p.fresh("no_target")
        performer = c.named("performer") or "0"
        through = "" if self.through is None else f", {self.through.source(c)}"
        legal = f"attackable(s, {c.you}, {self.kind!r}{through})"
        b.targetings.append((target, legal))
        p.step(f"{self.kind} attack", f"r[{target}] = 0; r[{hit}] = 0")
        p.step(
            "target",
            f"m = {legal}",
            f"if m: ask_card(s, {c.you}, '{self.kind} attack', m, {answer}, about=this)",
            go(out, "else:"),
            asks=Purpose(self),
        )
        p.step("targets", f"emit(s, (Event({ev.TARGET}, r[{answer}], {c.you}, {target}, {c.this}, {ACT}, 0),))")
        n = f"attack_strength(s, {self.kind!r}, {self.strength.source(c.bind(picked=f'r[{target}]'))}, {performer})"
        against = str(c.words.stat(self.against))
        if self.rather:
            yes = p.new("i")
            chosen = f"if r[{target}] & p[{PERSONALITY}]: ask_yes(s, {c.you}, 'may', {yes}, this)"
            p.step("compare with what", f"r[{yes}] = 0", chosen, asks=Purpose(self))
            against = f"{c.words.stat(self.rather)} if r[{yes}] else {against}"
        struck = f"struck(s, r[{target}], {n}, {c.you}, {c.this}, {ACT}, {against})"
        p.step(
            "compare", f"r[{hit}] = int(r[{target}] != 0)", "s.ret = 0", f"ev = {struck}", "if ev: emit(s, tuple(ev))"
        )
        p.label(out)
        p.step("did it target", f"r[{LAST}] = r[{hit}] and r[{hit}] | {DESTROYED} * (s.ret & 1)")
        return ""

    def english(self, v: Voice) -> str:
        text = self.attack(v)
        if self.rather:
            text += f", which you may compare against {v.words.stat_word(self.rather)} if it targets a Personality"
        if self.through is not None:
            text += f", which may target a Personality with Followers {v.when(self.through)}"
        return text

    def attack(self, v: Voice) -> str:
        """ "Ranged 4 attack"."""
        against = "" if self.against == "force" else f" against {v.words.stat_word(self.against)}"
        n = self.strength
        if isinstance(n, IfElse):  # "Ranged 4 attack, or Ranged 5 attack if …"
            usual, other = (sentence(f"{self.kind} {x.english(v)} attack{against}") for x in (n.other, n.then))
            with v.saying(picked="the target"):
                return f"{usual}, or {other} {v.when(n.when)}"
        if not n.plain:
            return f"{self.kind} attack{against} with strength equal to {n.english(v)}"
        return f"{self.kind} {n.english(v)} attack{against}"
