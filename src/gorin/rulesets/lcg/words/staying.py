"""Cards that stay: they do not bow after conflicts, or several things cannot be done to them for a while."""

from __future__ import annotations

from gorin.language.english import Voice, listing
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import EVERYBODY, barring
from gorin.rulesets.lcg.fields import SIDES
from gorin.rulesets.lcg.lasting.kinds import BARRED, STAYS_BOWED
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.sides import attacker_won
from gorin.rulesets.lcg.state import ON, PERIODS, TYPE, WINNER, Game
from gorin.rulesets.lcg.words.conditions import TYPES
from gorin.rulesets.lcg.words.deeds import Deed, reach, reached, timely, timely_now
from gorin.rulesets.lcg.words.phrases import subject
from gorin.rulesets.lcg.words.texts import PASSIVE, Constant, under

DECLARED = ("attack", "defend")  # what one does by being declared


@node
class AlwaysStaysReady(Constant):
    """Cards do not bow as a result of conflict resolution, in conflicts of a type."""

    what: Query
    type: str = ""
    when: Condition | None = None
    lost: bool = False  # only on the side that lost the conflict

    def lines(self, c: Scope) -> list[str]:
        now = f"-(s.con[{ON}] and s.con[{TYPE}] == {TYPES[self.type]})" if self.type else "-1"
        lost = " & beaten(s)" if self.lost else ""
        return [f"p[{facts.STAYS}] |= {reach(self.what, c)} & {now}{lost}"]

    def english(self, v: Voice) -> str:
        kind = f" during [{self.type}] conflicts" if self.type else ""
        if self.lost:
            kind = f" in {f'[{self.type}] ' if self.type else ''}conflicts in which it lost"
        return under(self.when, f"{subject(self.what, v)} does not bow as a result of conflict resolution{kind}", v)


@called(reads=SIDES | {f"con{WINNER}", facts.ATTACKING, facts.DEFENDING})
def beaten(s: Game) -> int:
    """Who takes part in the conflict on the side that has lost it."""
    if not s.con[ON] or s.con[WINNER] < 0:
        return 0
    return s.p[facts.DEFENDING if attacker_won(s) else facts.ATTACKING]


@node
class DoesNotReady(Constant):
    """Cards do not ready in the fate phase, where everything readies; effects may ready them."""

    what: Query
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"s.mods.append(({STAYS_BOWED}, {reach(self.what, c)}, 0))"]

    def english(self, v: Voice) -> str:
        return under(self.when, f"{subject(self.what, v)} does not ready during the fate phase", v)


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
        verbs = [PASSIVE[x] if x in DECLARED else x for x in self.verbs]
        return f"{subject(self.what, v)} cannot {listing(verbs, 'or')} this {self.until}"
