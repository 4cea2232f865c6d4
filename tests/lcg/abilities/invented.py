"""Words for the invented cards of these tests that no printed card has needed yet."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg.state import COST
from gorin.rulesets.lcg.stats import SET
from gorin.rulesets.lcg.words.deeds import Deed
from gorin.rulesets.lcg.words.texts import Constant
from gorin.rulesets.lcg.words.vocabulary import STATS
from tests.lcg.tables import Happens


@node
class WouldHappen(Happens):
    """Any event of this kind, as it would happen."""

    kind: int
    would = True


@node
class Sets(Deed):
    """A statistic is set to a number until the conflict ends."""

    what: Query
    stat: str
    n: int

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        return f"[lasting({SET + STATS[self.stat]}, {m}, {self.n}, {c.this}, 2, {c.you})]"

    def could(self, c: Scope) -> str:
        return f"changeable(s, {c.words.cards(self.what, c)}, {STATS[self.stat]})"

    def could_now(self, r: Reading) -> bool:
        return bool(r.cards(self.what))

    def english(self, v: Voice) -> str:
        return f"set the {self.stat} of {v.some(self.what)} to {self.n}"


@node
class Cheaper(Constant):
    """Cards cost 1 fate less to play."""

    what: Query
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"s.mods.append(({COST}, {c.words.cards(self.what, c)}, -1))"]

    def english(self, v: Voice) -> str:
        return f"reduce the cost to play {v.some(self.what)} by 1"
