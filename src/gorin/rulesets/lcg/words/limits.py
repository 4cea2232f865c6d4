"""More uses than the limit of an ability says. A maximum is a maximum: nothing changes it."""

from __future__ import annotations

from gorin.language.english import Voice, possessive
from gorin.language.nodes import Condition, Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg.called import BEYOND_LIMITS
from gorin.rulesets.lcg.codecs import more_often, so_often
from gorin.rulesets.lcg.lasting.kinds import MORE_USES
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.deeds import reach
from gorin.rulesets.lcg.words.text_changes import Lasts
from gorin.rulesets.lcg.words.texts import Constant, under

TIMES = {1: "an additional time", 2: "two additional times"}
OR_PERIOD = "(or specified period)"


def how_often(n: int) -> str:
    return TIMES.get(n, f"{n} additional times")


@declares(wakes=(BEYOND_LIMITS,))
@node
class MoreUses(Constant):
    """You may trigger each triggered ability of cards more often than its limit says."""

    what: Query
    n: int = 1
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"s.mods.append(({MORE_USES}, {reach(self.what, c)}, {more_often(self.n, c.you)}))"]

    def english(self, v: Voice) -> str:
        whose = f"you may trigger each triggered ability of {v.each(self.what)}"
        if self.what.noun(v).fixed:
            whose = f"you may trigger each of {possessive(v.the(self.what))} triggered abilities"
        return under(self.when, f"{whose} {how_often(self.n)} each round {OR_PERIOD}", v)


@declares(wakes=(BEYOND_LIMITS,))
@node
class GainsUses(Lasts):
    """Until a period ends, you may trigger each triggered ability of cards more often than its limit says."""

    what: Query
    n: int = 1
    until: str = "round"
    row = MORE_USES
    order = False

    def amount(self, c: Scope) -> str:
        return more_often(self.n)

    def english(self, v: Voice) -> str:
        whose = f"each triggered ability of {v.each(self.what)}"
        if self.what.noun(v).fixed:
            whose = f"each of {possessive(v.the(self.what))} triggered abilities"
        return f"you may trigger {whose} {how_often(self.n)} {_this(self.until)}"


def _this(until: str) -> str:
    return f"this {until} {OR_PERIOD}"


def more_uses(s: Game, you: int, this: int) -> int:
    """How much more often than its limit this player may trigger the abilities of a card now."""
    rows = [(mask, n, so_often(n)[1]) for what, mask, n in s.mods if what == MORE_USES]
    rows += [(row.mask, row.n, row.by) for row in s.lasting if row.what == MORE_USES]
    return sum(so_often(n)[0] for mask, n, by in rows if mask >> this & 1 and by == you)
