"""Honor tokens that lie on cards, and are no player's honor."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Query, node
from gorin.language.scope import Scope
from gorin.language.sets import This
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words.deeds import OnCards


@node
class PlaceHonorToken(OnCards):
    """Place an honor token from the general token pool on cards that have none."""

    what: Query
    kind = ev.PUT_HONOR
    peripheral = True

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & p[{facts.IN_PLAY}] & ~p[{facts.HONOR_TOKEN}])"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "in play") and not r.words.has(r.s, card, "honor token")

    def english(self, v: Voice) -> str:
        return f"place 1 honor token on {self.object(v)}"


@node
class NoHonorToken(Condition):
    """There is no honor token on a card."""

    who: Query = This()

    def source(self, c: Scope) -> str:
        return f"(({self.who.source(c)} & p[{facts.HONOR_TOKEN}]) == 0)"

    def holds(self, r: Reading) -> bool:
        return not any(r.words.has(r.s, c, "honor token") for c in r.members(self.who))

    def english(self, v: Voice) -> str:
        return f"there are no honor tokens on {v.the(self.who)}"
