"""Taking control of cards, for a while or as long as they stay in play."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Player, Query, node
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.rulesets.lcg import control
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.state import PERIODS
from gorin.rulesets.lcg.words.deeds import ACT, Deed, reach, reached, timely, timely_now
from gorin.rulesets.lcg.words.phrases import conjugate


@node
class TakeControl(Deed):
    """A player takes control of cards in play; without a period, as long as they stay there."""

    what: Query
    until: str = ""
    who: Player = You()

    def events(self, c: Scope, tag: str = "0") -> str:
        n = f"taking({self.who.source(c)}, {PERIODS[self.until]})"
        cards = f"takeable(s, {c.words.cards(self.what, c)}, {self.who.source(c)})"
        return f"each({cards}, {ev.TAKE_CONTROL}, {c.you}, {n}, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        return timely(self.until, f"takeable(s, {reach(self.what, c)}, {self.who.source(c)})")

    def could_now(self, r: Reading) -> bool:
        who = self.who.seat(r)
        return timely_now(self.until, r) and any(control.may_take(r.s, c, who) for c in reached(r, self.what))

    def english(self, v: Voice) -> str:
        period = f" until the end of the {self.until}" if self.until else ""
        return f"{conjugate(v, self.who, 'take')} control of {v.object(self.what)}{period}"
