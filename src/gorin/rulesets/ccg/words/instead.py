"""What would happen, and what happens instead."""

from __future__ import annotations

from typing import Any

from gorin.language.english import Voice
from gorin.language.hearing import CardHeard, Heard
from gorin.language.meaning import Reading
from gorin.language.nodes import Effect, Number, Query, declares, node
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.words.deeds import Deed

VERBS = {
    "bow": (ev.BOW,),
    "straighten": (ev.STRAIGHTEN,),
    "be destroyed": (ev.DESTROY,),
    "be discarded": (ev.DISCARD,),
    "be dishonored": (ev.DISHONOR,),
    "be rehonored": (ev.REHONOR,),
    "move": (ev.MOVE_HOME, ev.MOVE_TO, ev.SWITCH),
    "enter play": (ev.ENTER,),
    "be removed": (ev.REMOVE,),
}
PLAYERS_VERBS = {
    "gain Honor": (ev.GAIN_HONOR,),
    "lose Honor": (ev.LOSE_HONOR,),
    "draw": (ev.DRAW,),
    "take the Favor": (ev.TAKE_FAVOR,),
}


@declares(strings={"verb": ("verb", VERBS)})
@node
class Would(CardHeard):
    """When something would happen to such a card."""

    verb: str
    who: Query
    would = True

    @property
    def kinds(self) -> tuple[int, ...]:  # type: ignore[override]  # by its verb
        return VERBS[self.verb]

    def test(self, c: Scope) -> str:
        """Of two that change places, either is about to move."""
        one = super().test(c)
        if ev.SWITCH not in self.kinds:
            return one
        return f"({one} or e.kind == {ev.SWITCH} and {self.who.source(c)} >> e.n & 1)"

    def met(self, r: Reading) -> bool:
        other = r.event.kind == ev.SWITCH and self.who.has(r, r.event.n)
        return super().met(r) or other

    def english(self, v: Voice) -> str:
        return f"when {v.some(self.who)} would {self.verb}"


@declares(strings={"verb": ("verb", PLAYERS_VERBS)})
@node
class PlayerWould(Heard):
    """When you (or another player) would do something."""

    verb: str
    yours: bool = True
    would = True

    @property
    def kinds(self) -> tuple[int, ...]:  # type: ignore[override]  # by its verb
        return PLAYERS_VERBS[self.verb]

    def test(self, c: Scope) -> str:
        """A change by 0 is none; the Favor has no amount."""
        some = "" if ev.TAKE_FAVOR in self.kinds else " and e.n > 0"
        return f"e.player {'==' if self.yours else '!='} {c.you}{some}"

    def met(self, r: Reading) -> bool:
        return (r.event.player == r.you) == self.yours and (ev.TAKE_FAVOR in self.kinds or r.event.n > 0)

    def english(self, v: Voice) -> str:
        return f"when {'you' if self.yours else 'another player'} would {self.verb}"


@declares(needs=("would", "Instead answers only something that is about to happen."))
@node
class Instead(Deed):
    """What triggered the ability does not happen; this happens instead. What is not negated is not replaced either.
    Decision: in Samurai Edition it is no negation, so that what a card makes sure of may be replaced, but not what the
    rules do."""

    do: tuple[Effect, ...]
    begins = True

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        out = p.fresh("it_happens")
        live = "s.frames[r[3]].regs[0] >> r[4] & 1"
        p.step(
            "instead",
            go(out, f"if r[3] < 0 or not {live}:"),
            f"else: cancel(s, r[3], r[4], instead={not b.manner.replacing_negates})",
            go(out, f"if r[3] >= 0 and {live}:"),
        )
        b.resolve(self.do, c)
        p.label(out)
        return ""

    def english(self, v: Voice) -> str:
        return f"{v.effects(self.do)} instead"


@node
class ThatMuch(Number):
    """The number of what triggered the ability: so much Honor, so many cards."""

    plain = True

    def source(self, c: Scope) -> str:
        return f"{c.event}.n"

    def value(self, r: Reading) -> int:
        return r.event.n

    def english(self, v: Voice) -> str:
        return "that much"
