"""Setting, exchanging, copying and limiting statistics; negating bonuses; Reconnaissance; abilities that are given."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.kernel.abilities import sibling
from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Number, Query, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import bars
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.playing.negation import BONUSES, ONLY_NEW, PENALTIES
from gorin.rulesets.ccg.state import FIELD, PERIODS
from gorin.rulesets.ccg.words.deeds import ACT, ALLOWED, Deed
from gorin.rulesets.ccg.words.phrases import as_long
from gorin.rulesets.ccg.words.sets import CurrentProvince
from gorin.rulesets.ccg.words.texts import Ability, Continuous


@node
class SetStat(Deed):
    """Set a statistic: each card gets the bonus or penalty it needs."""

    what: Query
    stat: str
    n: Number
    until: str = "turn"

    def events(self, c: Scope, tag: str = "0") -> str:
        mask, what = c.words.cards(self.what, c), c.words.stat(self.stat)
        until = PERIODS[self.until]
        return f"setting(s, {mask}, {what}, {self.n.source(c)}, {until}, {c.you}, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        what = f"{possessive(v.each(self.what))} {v.words.stat_word(self.stat)}"
        return f"set {what} to {self.n.english(v)}{as_long(self.until)}"


@node
class CopyStat(Deed):
    """Cards copy the current value of another card's statistic; a card does not copy its own."""

    what: Query
    stat: str
    of: Query

    def events(self, c: Scope, tag: str = "0") -> str:
        of, what = self.of.source(c), c.words.stat(self.stat)
        mask = f"({c.words.cards(self.what, c)} & ~{of})"
        n = f"stat_of(s, {of}, {what})"
        return f"(setting(s, {mask}, {what}, {n}, {PERIODS['turn']}, {c.you}, {c.this}, {ACT}, {tag}) if {of} else [])"

    def english(self, v: Voice) -> str:
        return f"{v.each(self.what)} copies {possessive(v.the(self.of))} {v.words.stat_word(self.stat)}"

    order = False


@node
class Exchange(Deed):
    """Two statistics are exchanged: each is set to what the other was."""

    one: Query
    stat: str
    other: Query
    other_stat: str = ""

    def events(self, c: Scope, tag: str = "0") -> str:
        a, b = self.one.source(c), self.other.source(c)
        x, y = c.words.stat(self.stat), c.words.stat(self.other_stat or self.stat)
        rest = f"{PERIODS['turn']}, {c.you}, {c.this}, {ACT}, {tag}"
        first = f"setting(s, {a}, {x}, stat_of(s, {b}, {y}), {rest})"
        return f"({first} + setting(s, {b}, {y}, stat_of(s, {a}, {x}), {rest}) if {a} and {b} else [])"

    def english(self, v: Voice) -> str:
        x, y = v.words.stat_word(self.stat), v.words.stat_word(self.other_stat or self.stat)
        return f"exchange {possessive(v.the(self.one))} {x} with {possessive(v.the(self.other))} {y}"


@node
class Limits(Deed):
    """A statistic has a minimum or a maximum for a while."""

    what: Query
    stat: str
    least: int | None = None
    most: int | None = None
    until: str = "turn"
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        mask, what = c.words.cards(self.what, c), c.words.stat(self.stat)
        parts = []
        for n, code in ((self.least, bars.MINIMUM), (self.most, bars.MAXIMUM)):
            if n is not None:
                given = f"giving({what + code}, {n}, {PERIODS[self.until]})"
                parts.append(f"each({mask}, {ev.GIVE}, {c.you}, {given}, {c.this}, {ACT}, {tag})")
        return "(" + " + ".join(parts) + ")"

    def english(self, v: Voice) -> str:
        parts = [f"minimum {self.least}"] * (self.least is not None) + [f"maximum {self.most}"] * (
            self.most is not None
        )
        return f"{v.each(self.what)} has {' and '.join(parts)} {v.words.stat_word(self.stat)}{as_long(self.until)}"


@node
class NegateChanges(Deed):
    """Negate all current and new bonuses or penalties (or both) of a statistic on cards; only the current ones, or only
    the new ones ("cannot"). With a period, what is continuous does not count until it ends."""

    what: Query
    stat: str
    bonuses: bool = True
    penalties: bool = True
    until: str = "turn"
    current: bool = True
    new: bool = True
    changed = "True"

    def wrong(self) -> Iterator[str]:
        if not (self.bonuses or self.penalties):
            yield "NegateChanges: neither bonuses nor penalties are negated."
        if not (self.current or self.new):
            yield "NegateChanges: neither current nor new ones are negated."
        if not self.new and self.until != "turn":
            yield "NegateChanges.until: what is negated now is over for good; only new ones are negated for a while."

    def build(self, b: Any, c: Scope) -> str:
        signs = BONUSES * self.bonuses | PENALTIES * self.penalties
        mask, what = c.words.cards(self.what, c), c.words.stat(self.stat)
        which = f"{self.current}, {self.new}"
        call = f"negate_changes(s, {mask}, {what}, {signs}, {PERIODS[self.until]}, {c.you}, {c.this}, {which})"
        b.p.step("negate changes", f"{ALLOWED} {call}")
        return ""

    def english(self, v: Voice) -> str:
        kinds = " and ".join(["bonuses"] * self.bonuses + ["penalties"] * self.penalties)
        stat = v.words.stat_word(self.stat)
        if not self.current:
            return f"{v.the(self.what)} cannot get {stat} {kinds}{as_long(self.until)}"
        if not self.new:
            return f"negate all {stat} {kinds} on {v.the(self.what)}"
        return f"negate all current and new {stat} {kinds} on {v.the(self.what)}{as_long(self.until)}"


@node
class ChangesNegated(Continuous):
    """Bonuses or penalties (or both) of a statistic on cards are negated while this is in play; only new ones, if it
    says "cannot"."""

    what: Query
    stat: str
    bonuses: bool = True
    penalties: bool = True
    current: bool = True
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        signs = BONUSES * self.bonuses | PENALTIES * self.penalties | (0 if self.current else ONLY_NEW)
        what = bars.MUTED + c.words.stat(self.stat)
        return [f"s.mods.append(({what}, {c.words.cards(self.what, c)}, {signs}, {c.this}))"]

    def statement(self, v: Voice) -> str:
        kinds = " and ".join(["bonuses"] * self.bonuses + ["penalties"] * self.penalties)
        how = "are negated" if self.current else "cannot be given"
        return f"{v.words.stat_word(self.stat)} {kinds} on {v.each(self.what)} {how}"


@node
class GainsAbility(Deed):
    """Cards have an ability for a while, as if it were printed on them."""

    what: Query
    ability: Ability
    until: str = "turn"
    order = False
    changed = "True"

    def build(self, b: Any, c: Scope) -> str:
        k = b.subs.give(self.ability)
        mask, until = c.words.cards(self.what, c), PERIODS[self.until]
        b.p.step(
            "gain an ability",
            f"for x in bits({mask} if not all_negated(s, {ACT}) else 0): add_gained(s, {sibling(k)}, x, {until})",
        )
        return ""

    def english(self, v: Voice) -> str:
        text = self.ability.english(Voice(v.words, "card"))
        return f'{v.each(self.what)} has the ability, "{text}"{as_long(self.until)}'


@node
class GainReconnaissance(Deed):
    """You have Reconnaissance at the battlefields of these provinces."""

    at: Query

    def events(self, c: Scope, tag: str = "0") -> str:
        given = f"giving({bars.RECONNAISSANCE}, {c.you} + 1, {PERIODS['turn']})"
        return f"each({self.at.source(c)}, {ev.GIVE}, {c.you}, {given}, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        where = "the current" if isinstance(self.at, CurrentProvince) else possessive(v.the(self.at))
        return f"you have Reconnaissance at {where} battlefield"

    order = False


@node
class HaveReconnaissance(Condition):
    """You have Reconnaissance at the current battlefield."""

    def source(self, c: Scope) -> str:
        return f"reconnaissance(s, {c.you})"

    def holds(self, r: Reading) -> bool:
        rows = [row for row in r.s.lasting if row.what == bars.RECONNAISSANCE and row.n == r.you + 1]
        return r.s.battle[FIELD] >= 0 and any(row.mask >> r.s.battle[FIELD] & 1 for row in rows)

    def english(self, v: Voice) -> str:
        return "you have Reconnaissance"
