"""Bonuses and penalties with a limit of their own, and those of whole units."""

from __future__ import annotations

from gorin.language.english import Voice, possessive
from gorin.language.nodes import Number, Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.stats import UNIT_FORCE
from gorin.rulesets.ccg.card import PEOPLE
from gorin.rulesets.ccg.state import PERIODS
from gorin.rulesets.ccg.words.deeds import ACT, Deed
from gorin.rulesets.ccg.words.phrases import as_long, change


@node
class GiveWithin(Deed):
    """A bonus or penalty that will not bring a statistic above or below a number: what would is cut off as it is given,
    and stays cut off."""

    what: Query
    stat: str
    n: Number
    least: int | None = None
    most: int | None = None
    until: str = "turn"

    def events(self, c: Scope, tag: str = "0") -> str:
        mask, what = c.words.cards(self.what, c), c.words.stat(self.stat)
        amount = f"{self.n.source(c)}, {self.least}, {self.most}, {PERIODS[self.until]}"
        return f"giving_within(s, {mask}, {what}, {amount}, {c.you}, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        word = f" {v.words.stat_word(self.stat)}"
        limit = f" to a minimum of {self.least}" if self.least is not None else ""
        limit += f" to a maximum of {self.most}" if self.most is not None else ""
        return f"give {v.object(self.what)} {change(self.n, word, v)}{limit}{as_long(self.until)}"


@declares(happens_to={"what": PEOPLE})
@node
class GiveUnit(Deed):
    """A bonus or penalty to the Force of a Personality's unit, which is no card's."""

    what: Query
    force: Number
    until: str = "turn"

    def events(self, c: Scope, tag: str = "0") -> str:
        given = f"giving({UNIT_FORCE}, {self.force.source(c)}, {PERIODS[self.until]})"
        return f"each({c.words.cards(self.what, c)}, {ev.GIVE}, {c.you}, {given}, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return f"give {possessive(v.object(self.what))} unit {change(self.force, 'F', v)}{as_long(self.until)}"
