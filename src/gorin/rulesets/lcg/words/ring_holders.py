"""Players told by the rings they have claimed."""

from __future__ import annotations

from gorin.kernel.turns import in_order
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Player, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.fields import RING_PLACES
from gorin.rulesets.lcg.rings.pools import claimed_rings
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.rings import RingQuery


@node
class HolderOf(Player):
    """The player who has such a ring in the claimed ring pool; nobody if nobody has it. Decision: of several (where
    cards let a ring count as claimed), the first in player order."""

    ring: RingQuery

    def source(self, c: Scope) -> str:
        return f"holder_of(s, {self.ring.source(c)})"

    def seat(self, r: Reading) -> int:
        return holder_of(r.s, sum(1 << i for i in self.ring.rings(r)))

    def english(self, v: Voice) -> str:
        return f"the player that has {self.ring.english(v)} in his or her claimed ring pool"


@called(reads=RING_PLACES | {"first"})
def holder_of(s: Game, rings: int) -> int:
    return next((q for q in in_order(s) if claimed_rings(s, q) & rings), -1)
