"""Effects on cards that last: numbers, prohibitions, keywords, until a moment comes."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Query, node, number
from gorin.language.scope import Scope
from gorin.language.sets import This
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.stats import ADD, BASE_MULTIPLY, MULTIPLY, stat
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import EVERYBODY, barring
from gorin.rulesets.lcg.conflict.keywords_during import occasion
from gorin.rulesets.lcg.lasting.kinds import BARRED, GAINS_KEYWORD, KEYWORD_DURING, STAYING, STAYING_IN
from gorin.rulesets.lcg.places.status import lasting
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.state import ON, PERIODS, Game
from gorin.rulesets.lcg.words.conditions import TYPES, During
from gorin.rulesets.lcg.words.deeds import Deed, reach, reached, timely, timely_now
from gorin.rulesets.lcg.words.phrases import amounts, each_time, stat_of, subject
from gorin.rulesets.lcg.words.runtime import changeable
from gorin.rulesets.lcg.words.vocabulary import STATS, WORDS


def lasting_on(m: str, until: str) -> str:
    """Source: those of a set on which an effect can last until then: to the end of a conflict only during one."""
    return f"({m} & -s.con[{ON}])" if until == "conflict" else m


def can_last(r: Reading, until: str) -> bool:
    """The reference for `lasting_on`."""
    return until != "conflict" or bool(r.s.con[ON])


@node
class Gets(Deed):
    """Numbers change until a period ends; the set of cards is fixed as the effect resolves."""

    what: Query
    military: Number | None = None
    political: Number | None = None
    glory: Number | None = None
    strength: Number | None = None
    until: str = "conflict"
    least: int = 0  # no number is made lower than this
    order = False

    def changes(self) -> list[tuple[str, Number]]:
        """Each statistic that changes, with the amount."""
        return [(name, n) for name in STATS if (n := getattr(self, name)) is not None]

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        if self.least:
            ends = f"{c.this}, {PERIODS[self.until]}, {c.you}"
            many = [f"lowering(s, {m}, {STATS[k]}, {n.source(c)}, {self.least}, {ends})" for k, n in self.changes()]
            return f"({' + '.join(many)})"
        rows = [
            f"lasting({ADD + STATS[name]}, {m}, {n.source(c)}, {c.this}, {PERIODS[self.until]}, {c.you})"
            for name, n in self.changes()
        ]
        return "[" + ", ".join(rows) + "]"

    def could(self, c: Scope) -> str:
        m = reach(self.what, c)
        if self.least:
            each = [f"lowered(s, {m}, {STATS[k]}, {n.source(c)}, {self.least})" for k, n in self.changes()]
            return timely(self.until, f"({' | '.join(each)})")
        parts = [f"(changeable(s, {m}, {STATS[name]}) & -({n.source(c)} != 0))" for name, n in self.changes()]
        return timely(self.until, "(" + " | ".join(parts) + ")")

    def could_now(self, r: Reading) -> bool:
        if not timely_now(self.until, r):
            return False
        for name, n in self.changes():
            able = [card for card in reached(r, self.what) if modifiable(r, card, name)]
            if self.least and n.value(r) < 0:
                able = [card for card in able if r.words.value(r.s, card, name) > self.least]
            if n.value(r) and able:
                return True
        return False

    def english(self, v: Voice) -> str:
        text, tail = amounts(self.changes(), v)
        period = f"until the end of the {self.until}"
        if self.least:
            period += f" (to a minimum of {self.least})"
        if tail and not tail.startswith("."):
            return f"{period}, {subject(self.what, v)} gets {text}{tail}"
        return f"{subject(self.what, v)} gets {text} {period}{tail}"


def modifiable(r: Reading, card: int, stat: str) -> bool:
    """Has this card the statistic, and no dash in its place?"""
    dash = stat in ("military", "political") and r.words.has(r.s, card, f"dash {stat}")
    return r.words.carries(r.s, card, stat) and not dash


@node
class Double(Deed):
    """Double a skill, or the base skill, until a period ends."""

    what: Query
    stat: str
    base: bool = False
    until: str = "conflict"

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        op = (BASE_MULTIPLY if self.base else MULTIPLY) + STATS[self.stat]
        return f"[lasting({op}, {m}, 2, {c.this}, {PERIODS[self.until]}, {c.you})]"

    def could(self, c: Scope) -> str:
        return timely(self.until, f"changeable(s, {reach(self.what, c)}, {STATS[self.stat]})")

    def could_now(self, r: Reading) -> bool:
        return timely_now(self.until, r) and any(modifiable(r, card, self.stat) for card in reached(r, self.what))

    def english(self, v: Voice) -> str:
        base = "base " if self.base else ""
        return f"double {stat_of(self.what, f'{base}{WORDS[self.stat]}', v)} until the end of the {self.until}"


@node
class LastingBar(Deed):
    """Until a period ends, something cannot be done to cards."""

    what: Query
    cannot: str
    until: str = "phase"
    by_opponents: bool = False
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        n = str(barring(bars.WORDS[self.cannot], EVERYBODY))
        if self.by_opponents:
            n = f"barring({bars.WORDS[self.cannot]}, foe_seats(s, {c.you}))"
        return f"[lasting({BARRED}, {m}, {n}, {c.this}, {PERIODS[self.until]}, {c.you})]"

    def could(self, c: Scope) -> str:
        return timely(self.until, reach(self.what, c))

    def could_now(self, r: Reading) -> bool:
        return timely_now(self.until, r) and bool(reached(r, self.what))

    def english(self, v: Voice) -> str:
        who = subject(self.what, v)
        what = f"{who} cannot {'move to the conflict' if self.cannot == 'move in' else self.cannot}"
        if self.by_opponents:
            verb = self.cannot.removeprefix("be ").removesuffix("ed")
            what = f"opponents' card effects cannot {verb} {who}"
        if bars.WORDS[self.cannot] == bars.TARGETED:
            whose = "opponents' card abilities" if self.by_opponents else "card abilities"
            what = f"{whose} cannot choose {who} as a target"
        elif bars.WORDS[self.cannot] == bars.TRIGGERING and self.by_opponents:
            what = f"opponents cannot trigger abilities of {v.each(self.what)}"
        elif bars.WORDS[self.cannot] == bars.TRIGGERING and not self.what.noun(v).fixed:
            what = f"{v.noun(self.what, plural=True)} cannot {self.cannot}"
        elif bars.WORDS[self.cannot] == bars.TRIGGERING:
            what = f"{possessive(who)} abilities cannot be triggered"
        return f"until the end of the {self.until}, {what}"


@node
class StaysReady(Deed):
    """Until a period ends, cards do not bow as a result of conflict resolution."""

    what: Query
    while_: str = ""  # "defending"
    until: str = "phase"
    type: str = ""  # only in conflicts of this type
    order = False

    def wrong(self) -> Iterator[str]:
        if self.type and self.while_:
            yield "StaysReady: say in which conflicts, or while it does what; not both."

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        if self.type:
            n, until = TYPES[self.type], PERIODS[self.until]
            return f"[lasting({STAYING_IN}, {m}, {n}, {c.this}, {until}, {c.you})]"
        plane = {"": 0, "defending": facts.DEFENDING, "attacking": facts.ATTACKING}[self.while_]
        return f"[lasting({STAYING}, {m}, {plane}, {c.this}, {PERIODS[self.until]}, {c.you})]"

    def could(self, c: Scope) -> str:
        return timely(self.until, reach(self.what, c))

    def could_now(self, r: Reading) -> bool:
        return timely_now(self.until, r) and bool(reached(r, self.what))

    def english(self, v: Voice) -> str:
        tail = f" while {self.while_}" if self.while_ else ""
        if self.type:
            tail = f" during [{self.type}] conflicts"
        who = subject(self.what, v)
        if self.until == "conflict" and not self.type:
            return f"{who} does not bow as a result of the conflict's resolution{tail}"
        return f"until the end of the {self.until}, {who} does not bow as a result of conflict resolution{tail}"


@node
class GainsKeyword(Deed):
    """Until a period ends, cards gain a keyword; or they gain it during some conflicts."""

    what: Query
    keyword: str
    until: str = "phase"
    during: During | None = None
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        n = plane = facts.COVERT + facts.KEYWORDS.index(self.keyword)
        if self.during is not None:
            n = occasion(plane, self.during.type, self.during.element)
        kind = GAINS_KEYWORD if self.during is None else KEYWORD_DURING
        return f"[lasting({kind}, {m}, {n}, {c.this}, {PERIODS[self.until]}, {c.you})]"

    def could(self, c: Scope) -> str:
        """Decision: who has it now may not have it in the conflicts to come, so anybody gains it for those."""
        plane = facts.COVERT + facts.KEYWORDS.index(self.keyword)
        m = reach(self.what, c)
        return timely(self.until, m if self.during is not None else f"({m} & ~p[{plane}])")

    def could_now(self, r: Reading) -> bool:
        later = self.during is not None
        some = any(later or not r.words.has(r.s, card, self.keyword) for card in reached(r, self.what))
        return some and timely_now(self.until, r)

    def wakes(self) -> tuple[str, ...]:
        return (self.keyword,)

    def english(self, v: Voice) -> str:
        text = f"until the end of the {self.until}, {subject(self.what, v)} gains {self.keyword}"
        if self.during is None and isinstance(self.what, This):
            return f"{subject(self.what, v)} gains {self.keyword} until the end of the {self.until}"
        return text if self.during is None else f"{text} {each_time(self.during.english(v))}"


def gets(
    what: Query,
    military: Number | int | None = None,
    political: Number | int | None = None,
    glory: Number | int | None = None,
    strength: Number | int | None = None,
    until: str = "conflict",
    least: int = 0,
) -> Gets:
    """`gets(THAT, military=+2)`"""
    a, b, c, d = (None if x is None else number(x) for x in (military, political, glory, strength))
    return Gets(what, a, b, c, d, until, least)


@called()
def lowered(s: Game, mask: int, which: int, n: int, least: int) -> int:
    """Those of a set whose statistic could change by so much without becoming lower than this."""
    able = changeable(s, mask, which) if n else 0
    return able if n > 0 else sum(1 << x for x in bits(able) if stat(s, x, which) > least)


@called()
def lowering(s: Game, mask: int, which: int, n: int, least: int, this: int, until: int, you: int) -> list[Event]:
    """The change of each card, as far as it goes."""
    cards = bits(lowered(s, mask, which, n, least))
    return [lasting(ADD + which, 1 << x, max(n, least - stat(s, x, which)), this, until, you) for x in cards]
