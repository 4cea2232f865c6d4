"""Cards that stay: they do not bow after conflicts, or several things cannot be done to them for a while."""

from __future__ import annotations

from gorin.language.english import Voice, listing
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.codecs import EVERYBODY, barring
from gorin.rulesets.lcg.lasting.kinds import BARRED
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.state import ON, PERIODS, TYPE
from gorin.rulesets.lcg.words.conditions import TYPES
from gorin.rulesets.lcg.words.deeds import Deed, reach, reached, timely, timely_now
from gorin.rulesets.lcg.words.phrases import subject
from gorin.rulesets.lcg.words.texts import Constant, under


@node
class AlwaysStaysReady(Constant):
    """Cards do not bow as a result of conflict resolution, in conflicts of a type."""

    what: Query
    type: str = ""
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        now = f"-(s.con[{ON}] and s.con[{TYPE}] == {TYPES[self.type]})" if self.type else "-1"
        return [f"p[{facts.STAYS}] |= {reach(self.what, c)} & {now}"]

    def english(self, v: Voice) -> str:
        kind = f" during [{self.type}] conflicts" if self.type else ""
        return under(self.when, f"{subject(self.what, v)} does not bow as a result of conflict resolution{kind}", v)


@node
class Forbids(Deed):
    """Until a period ends, none of several things can be done to cards."""

    what: Query
    verbs: tuple[str, ...]
    until: str = "phase"
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        m, until = c.words.cards(self.what, c), PERIODS[self.until]
        numbers = [barring(bars.WORDS[x], EVERYBODY) for x in self.verbs]
        rows = [f"lasting({BARRED}, {m}, {n}, {c.this}, {until}, {c.you})" for n in numbers]
        return f"[{', '.join(rows)}]"

    def could(self, c: Scope) -> str:
        return timely(self.until, reach(self.what, c))

    def could_now(self, r: Reading) -> bool:
        return timely_now(self.until, r) and bool(reached(r, self.what))

    def english(self, v: Voice) -> str:
        return f"{subject(self.what, v)} cannot {listing(list(self.verbs), 'or')} this {self.until}"
