"""What is chosen while an action resolves: targets that need not be chosen, one or more cards."""

from __future__ import annotations

from typing import Any

from gorin.kernel.questions import Purpose
from gorin.language.control import named
from gorin.language.english import Noun, Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Effect, Query, declares, node
from gorin.language.numbers import Num
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.ccg import bars
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.playing.actions import targets_of
from gorin.rulesets.ccg.points import LAST
from gorin.rulesets.ccg.words.deeds import ACT, Deed


@declares(binds={"do": ("picked",)})
@node
class OneOrMore(Effect):
    """Choose one or more cards while resolving, and do something with them (PICKED)."""

    what: Query
    do: Effect
    picks = True

    def english(self, v: Voice) -> str:
        noun = self.what.noun(v)
        if self.do.takes:
            noun.takes()
        with v.saying(picked=f"one or more {noun.text(True)}"):
            return f"choose and {self.do.english(v)}"


@declares(binds={"do": ("picked",)})
@node
class MayTarget(Deed):
    """You may target a card while the action resolves, and do something with it (PICKED). With `must` you target one if
    there is one."""

    what: Query
    do: Effect
    must: bool = False
    begins = True
    done = "was targeted"

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        target, answer = p.new("m"), p.new("c")
        out = p.fresh("no_target")
        legal = f"{c.words.cards(self.what, c)} & ~barred(s, {bars.BE_TARGETED})"
        if b.political:
            legal = f"{legal} & ~(s.bars[{bars.POLITICALLY_TARGETED}] & ~s.ctl[{c.you}])"
        if b.battle and not any(x.away for x in (self.what, *getattr(self.what, "parts", ()))):
            legal = f"located(s, {legal})"
        b.targetings.append((target, legal))
        p.step("whom?", f"r[{target}] = 0; r[{LAST}] = 0")
        p.step(
            "target",
            f"m = {legal}",
            f"if m: ask_card(s, {c.you}, 'target', m, {answer}, {not self.must}, this)",
            go(out, "else:"),
            asks=Purpose(self),
        )
        event = f"Event({ev.TARGET}, r[{answer}], {c.you}, {target}, {c.this}, {ACT}, 0)"
        p.step("targets", f"if r[{answer}] >= 0: emit(s, ({event},))")
        p.step("targeted?", go(out, f"if not r[{target}]:"))
        b.effect(self.do, c.bind(picked=f"r[{target}]"))
        p.label(out)
        return ""

    def english(self, v: Voice) -> str:
        noun = self.what.noun(v)
        with v.saying(picked=named(noun, Num(1))):
            return f"{'' if self.must else 'you may '}target {noun.some()} and {self.do.english(v)}"


@node
class Targeted(Query):
    """What the action that triggered the ability has targeted."""

    def source(self, c: Scope) -> str:
        return f"targets_of(s, {c.event}.act)"

    def has(self, r: Reading, card: int) -> bool:
        return bool(targets_of(r.s, r.event.act) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(before=["targeted"])
