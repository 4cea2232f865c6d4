"""What other players cannot do to cards, minimums that stand, and occurrences put off."""

from __future__ import annotations

from typing import Any

from gorin.language.control import Later
from gorin.language.english import Voice
from gorin.language.nodes import Condition, Query, declares, node
from gorin.language.scope import Scope
from gorin.language.sets import Picked
from gorin.rulesets.ccg import bars
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.facts import IN_PLAY
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.words.card_effects import Destroy
from gorin.rulesets.ccg.words.deeds import Deed
from gorin.rulesets.ccg.words.texts import Continuous
from gorin.rulesets.ccg.words.triggers import TurnEnds


@node
class OthersCannotDestroy(Continuous):
    """Other players' actions cannot destroy cards: neither by their effects nor by bringing their Chi to 0."""

    what: Query
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"bar(s, {bars.DESTROYED_BY_OTHERS}, {c.words.cards(self.what, c)})"]

    def statement(self, v: Voice) -> str:
        return f"other players' actions cannot destroy {v.each(self.what)}"


@node
class OthersCannotTarget(Continuous):
    """Other players cannot target cards with Political actions."""

    what: Query
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"bar(s, {bars.POLITICALLY_TARGETED}, {c.words.cards(self.what, c)})"]

    def statement(self, v: Voice) -> str:
        return f"other players cannot target {v.each(self.what)} with Political actions"


@node
class AtLeast(Continuous):
    """A statistic of cards has a minimum."""

    what: Query
    stat: str
    n: int
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"set_minimum(s, {c.words.stat(self.stat)}, {c.words.cards(self.what, c)}, {self.n})"]

    def statement(self, v: Voice) -> str:
        return f"{v.each(self.what)} has a minimum {v.words.stat_word(self.stat)} of {self.n}"


@called(reads=())
def set_minimum(s: Game, what: int, mask: int, n: int) -> None:
    """A minimum holds as long as what says so."""
    s.limits = (*s.limits, (what, mask & s.p[IN_PLAY], n, False))


@declares(needs=("would", "PutOff answers only something that is about to happen."))
@node
class PutOff(Deed):
    """The destruction that triggered the ability waits until the current turn ends."""

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("put it off", "if r[3] >= 0: cancel(s, r[3], r[4])")
        b.later(Later(TurnEnds(), (Destroy(Picked()),)), c.bind(picked=c.it))
        return ""

    def english(self, v: Voice) -> str:
        return "delay the destruction until the current turn ends"
