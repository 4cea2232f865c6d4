"""Who lost a duel, for abilities that answer its result."""

from __future__ import annotations

from gorin.language.english import Noun, Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.conflict.duels import CHALLENGED, DUEL
from gorin.rulesets.lcg.prohibitions.bars import LOSING_DUELS, barred_to_rules
from gorin.rulesets.lcg.state import Game


@declares(needs=("duel", "DuelLoser answers only the result of a duel."))
@node
class DuelLoser(Query):
    """The losing character of the duel whose result the ability answers; nobody if it could not lose."""

    looks_back = True

    def source(self, c: Scope) -> str:
        return "duel_losers(s)"

    def has(self, r: Reading, card: int) -> bool:
        return bool(duel_losers(r.s) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed="the losing character")


@called()
def duel_losers(s: Game) -> int:
    """Since its result is known, the losers stand in the place of the challenged."""
    for f in reversed(s.frames):
        if f.kind == DUEL:
            return f.regs[CHALLENGED] & ~barred_to_rules(s, LOSING_DUELS)
    return 0
