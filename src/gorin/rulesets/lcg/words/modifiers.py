"""Numbers that are set, halved, changed at their base, or cannot change: for a while, and by constant abilities."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Number, Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.stats import BASE_SET, BASE_SWITCH, MULTIPLY, NO_DECREASE, NO_INCREASE, SET
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.card import DASH
from gorin.rulesets.lcg.places.status import lasting
from gorin.rulesets.lcg.state import MILITARY, PERIODS, POLITICAL, Game
from gorin.rulesets.lcg.words.deeds import Deed, reach, reached, timely, timely_now
from gorin.rulesets.lcg.words.lasting_effects import modifiable
from gorin.rulesets.lcg.words.phrases import stat_of
from gorin.rulesets.lcg.words.texts import Constant, Modifies, under
from gorin.rulesets.lcg.words.vocabulary import STATS, WORDS


class Numeric(Deed):
    """A lasting change of one statistic: the row it makes of it, and its amount."""

    what: Query
    stat: str
    until: str

    def row(self) -> int:
        raise NotImplementedError(type(self).__name__)

    def amount(self, c: Scope) -> str:
        return "0"

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        row = self.row() + STATS[self.stat]
        return f"[lasting({row}, {m}, {self.amount(c)}, {c.this}, {PERIODS[self.until]}, {c.you})]"

    def could(self, c: Scope) -> str:
        return timely(self.until, f"changeable(s, {reach(self.what, c)}, {STATS[self.stat]})")

    def could_now(self, r: Reading) -> bool:
        return timely_now(self.until, r) and any(modifiable(r, card, self.stat) for card in reached(r, self.what))

    def whose(self, v: Voice) -> str:
        return stat_of(self.what, WORDS[self.stat], v)


@node
class Sets(Numeric):
    """A statistic (or its base) is set to a number until a period ends."""

    what: Query
    stat: str
    n: Number
    base: bool = False
    until: str = "conflict"

    def row(self) -> int:
        return BASE_SET if self.base else SET

    def amount(self, c: Scope) -> str:
        return self.n.source(c)

    def english(self, v: Voice) -> str:
        what = stat_of(self.what, f"{'base ' if self.base else ''}{WORDS[self.stat]}", v)
        return f"set {what} to {self.n.english(v)} until the end of the {self.until}"


@node
class SetToPrinted(Deed):
    """Both skills are set to what is printed until a period ends; a dash stays one."""

    what: Query
    until: str = "conflict"

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"as_printed(s, {c.words.cards(self.what, c)}, {c.this}, {PERIODS[self.until]}, {c.you})"

    def could(self, c: Scope) -> str:
        m = reach(self.what, c)
        return timely(self.until, f"(changeable(s, {m}, {MILITARY}) | changeable(s, {m}, {POLITICAL}))")

    def could_now(self, r: Reading) -> bool:
        some = any(modifiable(r, c, x) for c in reached(r, self.what) for x in ("military", "political"))
        return timely_now(self.until, r) and some

    def english(self, v: Voice) -> str:
        who = v.each(self.what)
        return f"until the end of the {self.until}, set {possessive(who)} skill values to its printed values"


@called()
def as_printed(s: Game, mask: int, source: int, until: int, you: int) -> list[Event]:
    """One effect for each skill of each of these cards."""
    faces = s.box.faces
    return [
        lasting(SET + which, 1 << c, faces[s.kind[c]].numbers[which], source, until, you)
        for c in bits(mask)
        for which in (MILITARY, POLITICAL)
        if faces[s.kind[c]].numbers[which] != DASH
    ]


@node
class Halve(Numeric):
    """A statistic is halved until a period ends; fractions are rounded up when everything is counted."""

    what: Query
    stat: str
    until: str = "conflict"

    def row(self) -> int:
        return MULTIPLY

    def amount(self, c: Scope) -> str:
        return "-2"

    def english(self, v: Voice) -> str:
        return f"halve {self.whose(v)} until the end of the {self.until}"


@node
class Freeze(Numeric):
    """A statistic cannot be increased, or decreased, until a period ends."""

    what: Query
    stat: str
    way: str  # "increased" or "decreased"
    until: str = "conflict"
    order = False

    def row(self) -> int:
        return NO_INCREASE if self.way == "increased" else NO_DECREASE

    def english(self, v: Voice) -> str:
        return f"until the end of the {self.until}, {self.whose(v)} cannot be {self.way}"


@node
class SwitchBase(Deed):
    """Base military and base political skill change places until a period ends; a dash is nothing to switch."""

    what: Query
    until: str = "conflict"

    def events(self, c: Scope, tag: str = "0") -> str:
        m = f"{c.words.cards(self.what, c)} & ~(p[{facts.DASH_MILITARY}] | p[{facts.DASH_POLITICAL}])"
        return f"[lasting({BASE_SWITCH}, {m}, 0, {c.this}, {PERIODS[self.until]}, {c.you})]"

    def could(self, c: Scope) -> str:
        dashes = f"p[{facts.DASH_MILITARY}] | p[{facts.DASH_POLITICAL}]"
        return timely(self.until, f"(changeable(s, {reach(self.what, c)}, 0) & ~({dashes}))")

    def could_now(self, r: Reading) -> bool:
        both = [c for c in reached(r, self.what) if modifiable(r, c, "military") and modifiable(r, c, "political")]
        return timely_now(self.until, r) and bool(both)

    def english(self, v: Voice) -> str:
        what = stat_of(self.what, "base [military] and [political] skill", v)
        return f"switch {what} until the end of the {self.until}"


# --- constant abilities -----------------------------------------------------------------------------------------------


@node
class AlwaysSets(Constant):
    """A statistic is set to a number as long as this text counts."""

    what: Query
    stat: str
    n: Number
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"fix(s, {SET + STATS[self.stat]}, {reach(self.what, c)}, {self.n.source(c)}, {c.this})"]

    def english(self, v: Voice) -> str:
        return under(self.when, f"{stat_of(self.what, WORDS[self.stat], v)} is set to {self.n.english(v)}", v)


@node
class AlwaysScales(Modifies):
    """A statistic is doubled, or halved, as long as this text counts."""

    what: Query
    stat: str
    halve: bool = False
    when: Condition | None = None

    def modifiers(self, c: Scope) -> list[str]:
        return [f"({MULTIPLY + STATS[self.stat]}, {reach(self.what, c)}, {-2 if self.halve else 2})"]

    def english(self, v: Voice) -> str:
        verb = "halve" if self.halve else "double"
        return under(self.when, f"{verb} {stat_of(self.what, WORDS[self.stat], v)}", v)


@node
class BaseIs(Constant):
    """A base value is another number than the printed one as long as this text counts."""

    what: Query
    stat: str
    n: Number
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"rebase(s, {BASE_SET + STATS[self.stat]}, {reach(self.what, c)}, {self.n.source(c)})"]

    def english(self, v: Voice) -> str:
        return under(self.when, f"{stat_of(self.what, f'base {WORDS[self.stat]}', v)} is {self.n.english(v)}", v)


@node
class Frozen(Constant):
    """A statistic cannot be increased, or decreased, as long as this text counts."""

    what: Query
    stat: str
    way: str  # "increased" or "decreased"
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        row = (NO_INCREASE if self.way == "increased" else NO_DECREASE) + STATS[self.stat]
        return [f"cap(s, {row}, {reach(self.what, c)})"]

    def english(self, v: Voice) -> str:
        return under(self.when, f"{stat_of(self.what, WORDS[self.stat], v)} cannot be {self.way}", v)
