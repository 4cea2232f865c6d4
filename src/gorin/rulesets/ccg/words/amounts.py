"""Bonuses and penalties with a limit of their own, those of whole units, and what cannot fall or rise."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.language.english import Voice, possessive
from gorin.language.nodes import Number, Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import bars
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


@node
class CannotPass(Deed):
    """A statistic cannot fall below, or rise above, a number for a while: what of a penalty or bonus would go beyond it
    is negated as it is given, and gone."""

    what: Query
    stat: str
    below: int | None = None
    above: int | None = None
    until: str = "turn"
    order = False

    def wrong(self) -> Iterator[str]:
        if self.below is None and self.above is None:
            yield "CannotPass: neither a number to fall below nor one to rise above."

    def events(self, c: Scope, tag: str = "0") -> str:
        mask, what = c.words.cards(self.what, c), c.words.stat(self.stat)
        parts = []
        for n, code in ((self.below, bars.FALLS_NOT), (self.above, bars.RISES_NOT)):
            if n is not None:
                given = f"giving({what + code}, {n}, {PERIODS[self.until]})"
                parts.append(f"each({mask}, {ev.GIVE}, {c.you}, {given}, {c.this}, {ACT}, {tag})")
        return "(" + " + ".join(parts) + ")"

    def english(self, v: Voice) -> str:
        parts = [f"fall below {self.below}"] * (self.below is not None)
        parts += [f"rise above {self.above}"] * (self.above is not None)
        what = f"{possessive(v.each(self.what))} {v.words.stat_word(self.stat)}"
        return f"{what} cannot {' or '.join(parts)}{as_long(self.until)}"
