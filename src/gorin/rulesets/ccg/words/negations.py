"""Negating, delaying, redirecting and reducing what other effects do."""

from __future__ import annotations

from typing import Any

from gorin.language.english import Voice, possessive
from gorin.language.nodes import Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.playing.negation import EVERY, WAIT
from gorin.rulesets.ccg.state import BATTLE, PERIODS
from gorin.rulesets.ccg.words.deeds import ACT, Deed
from gorin.rulesets.ccg.words.phrases import as_long

KINDS = {
    "bowing": (ev.BOW,),
    "straightening": (ev.STRAIGHTEN,),
    "movement": (ev.MOVE_HOME, ev.MOVE_TO),
    "destruction": (ev.DESTROY,),
    "dishonor": (ev.DISHONOR,),
    "entering play": (ev.ENTER,),
}


@declares(needs=("would", "NegateIt answers only something that is about to happen."))
@node
class NegateIt(Deed):
    """Negate the occurrence that triggered the ability."""

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("negate it", "if r[3] >= 0: cancel(s, r[3], r[4])")
        return ""

    def english(self, v: Voice) -> str:
        return "negate it"


@node
class Negate(Deed):
    """Negate something that would happen to cards: from now on, or (of_action) from the effects of the action that
    triggered the ability."""

    deed: str
    what: Query
    of_action: bool = False
    until: str = "turn"

    def events(self, c: Scope, tag: str = "0") -> str:
        act = "act_of(s, r)" if self.of_action else "0"
        mask = c.words.cards(self.what, c)
        parts = []
        for kind in KINDS[self.deed]:
            n = f"negating({kind}, {PERIODS[self.until]}, {act})"
            parts.append(f"each({mask}, {ev.NEGATE}, {c.you}, {n}, {c.this}, {ACT}, {tag})")
        return "(" + " + ".join(parts) + ")"

    def english(self, v: Voice) -> str:
        source = " from the action's effects" if self.of_action else ""
        return f"negate {possessive(v.each(self.what))} {self.deed}{source}{as_long(self.until)}"


@node
class NegateEffects(Deed):
    """Negate all effects of the action that triggered the ability; it still resolves, and its costs stay paid."""

    def events(self, c: Scope, tag: str = "0") -> str:
        n = f"negating({EVERY}, {PERIODS['turn']}, act_of(s, r))"
        return f"([Event({ev.NEGATE}, -1, {c.you}, {n}, {c.this}, {ACT}, {tag})] if act_of(s, r) else [])"

    def english(self, v: Voice) -> str:
        return "negate the action's effects"


@node
class ReduceHonor(Deed):
    """Each gain or loss of Honor from the action's effects is so much smaller; without a number it is negated."""

    n: int | None = None
    gains: bool = False

    def events(self, c: Scope, tag: str = "0") -> str:
        kinds = (ev.LOSE_HONOR, ev.GAIN_HONOR) if self.gains else (ev.LOSE_HONOR,)
        parts = []
        for kind in kinds:
            n = f"negating({kind}, {PERIODS['turn']}, act_of(s, r), {self.n or 0})"
            parts.append(f"Event({ev.NEGATE}, -1, {c.you}, {n}, {c.this}, {ACT}, {tag})")
        return f"([{', '.join(parts)}] if act_of(s, r) else [])"

    def english(self, v: Voice) -> str:
        if self.n is None:
            return f"negate any Honor {'gains or ' * self.gains}losses from the action's effects"
        return f"reduce any Honor {'gain or ' * self.gains}loss from the action's effects by {self.n}"


@node
class DelayEffects(Deed):
    """The action's effects on a card wait until after this battle ends."""

    on: Query

    def events(self, c: Scope, tag: str = "0") -> str:
        mask = c.words.cards(self.on, c)
        n = f"negating({EVERY}, {BATTLE}, act_of(s, r), {WAIT})"
        return f"(each({mask}, {ev.NEGATE}, {c.you}, {n}, {c.this}, {ACT}, {tag}) if act_of(s, r) else [])"

    def english(self, v: Voice) -> str:
        return f"delay its effects on {v.the(self.on)} until after this battle ends"


@declares(needs=("would", "TargetsInstead answers only something that is about to happen."))
@node
class TargetsInstead(Deed):
    """The action targets another card instead, if it may target that one."""

    what: Query

    def build(self, b: Any, c: Scope) -> str:
        card = self.what.source(c)
        legal = f"{card} and may_target(s, {c.event}, low({card}))"
        b.p.step("targets instead", f"if {legal}: replace(s, r[3], r[4], {c.event}._replace(card=low({card})))")
        return ""

    def english(self, v: Voice) -> str:
        return f"the action targets {v.the(self.what)} instead, if legal"

    order = False
