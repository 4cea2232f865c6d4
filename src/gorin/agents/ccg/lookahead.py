"""Trying options out in the CCG: which moments are quiet, whose answers to reckon with, and payments and duels on the
way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gorin.agents.ccg import dueling
from gorin.agents.ccg.outlook import prospect
from gorin.agents.ccg.treasury import guess, pay_with, paying
from gorin.agents.lookahead import Leaf
from gorin.agents.lookahead import Search as AnySearch
from gorin.kernel.decisions import DONE, Decision
from gorin.kernel.machine import answer
from gorin.rulesets.ccg.masks import Game, in_play
from gorin.rulesets.ccg.moment import STRIKES, duel
from gorin.rulesets.ccg.supposing import superior

ANSWERS: Final = ("reactions before", "reactions after")  # windows in which somebody may answer
QUIET: Final = frozenset(
    (
        "action",
        "battle action",
        "additional action",
        "declare an attack",
        "assign a unit",
        "assign to the battlefield at",
        "fight the battle at",
        "discard from your provinces",
        "discard down to the maximum hand size",
    )
)


class Search(AnySearch):
    """Tries options out for one player."""

    tries = 24

    def __init__(self, s: Game, you: int) -> None:
        super().__init__(you)
        self.new = guess(s, you)

    def judge(self, s: Game) -> float:
        return prospect(s, self.you, new=self.new)

    def rests(self, s: Game, d: Decision) -> bool:
        return d.why in QUIET or (d.why == "bring into play" and d.options[-1].verb == DONE)

    def answers(self, d: Decision) -> bool:
        return d.why in ANSWERS

    def open_to(self, s: Game, d: Decision) -> Sequence[int]:
        """Of others' answers those that everybody sees, and that there is none; of sources of Gold, the best."""
        if paying(d):
            return [pay_with(s, d)]
        every = range(len(d.options))
        if d.why not in ANSWERS or d.player == self.you:
            return every
        return [i for i in every if d.options[i].card < 0 or in_play(s) >> d.options[i].card & 1]

    def aside(self, s: Game, d: Decision) -> Leaf | None:
        return self.duel(s) if d.why == "focus or strike" else None

    def duel(self, s: Game) -> Leaf:
        """A duel on the way: won or lost, as likely as it seems."""
        fought = duel(s)
        p = dueling.chance(s, fought, self.you)
        mine = dueling.side_of(fought, self.you)
        leaves = []
        for side in (mine, 1 - mine):
            self.left -= 1
            leaves.append(self.settle(decided(s, side)))
        won, lost = leaves
        return Leaf(p * won.value + (1 - p) * lost.value, won.table if p >= 0.5 else lost.table)


def decided(s: Game, side: int) -> Game:
    """A copy in which one side wins the duel: that fighter is far superior, and somebody strikes."""
    t = superior(s, side)
    d = t.decision
    assert d is not None
    strike = next((i for i, x in enumerate(d.options) if x.card < 0 and x.value == STRIKES), 0)
    answer(t, strike)
    return t
