"""Trying options out in the CCG: which moments are quiet, whose answers to reckon with, and payments and duels on the
way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gorin.agents.ccg import dueling
from gorin.agents.ccg.outlook import prospect
from gorin.agents.ccg.rivals import rivals
from gorin.agents.ccg.treasury import guess, pay_with, paying
from gorin.agents.lookahead import Leaf
from gorin.agents.lookahead import Search as AnySearch
from gorin.kernel.decisions import Decision
from gorin.kernel.machine import answer
from gorin.kernel.questions import ANSWER, ids
from gorin.rulesets.ccg import questions as asked
from gorin.rulesets.ccg.masks import Game, in_play
from gorin.rulesets.ccg.moment import STRIKES, duel
from gorin.rulesets.ccg.supposing import superior

ANSWERS: Final = asked.QUESTIONS.of(ANSWER)  # windows in which somebody may answer
QUIET: Final = ids(
    asked.ACTIONS,
    asked.BATTLE_ACTION,
    asked.ADDITIONAL_ACTION,
    asked.DECLARE_ATTACK,
    asked.INVITE,
    asked.ASSIGN,
    asked.BATTLEFIELD,
    asked.NEXT_BATTLE,
    asked.CLEAR_PROVINCES,
    asked.TOO_MANY,
    asked.BRING_IN,
)
DUELING: Final = ids(asked.FOCUS_OR_STRIKE, asked.FOCUS_ANOTHER)


class Search(AnySearch[Game]):
    """Tries options out for one player."""

    tries = 24

    def __init__(self, s: Game, you: int) -> None:
        super().__init__(you)
        self.new = guess(s, you)._replace(rivals=rivals(s, you))

    def judge(self, s: Game) -> float:
        return prospect(s, self.you, new=self.new)

    def rests(self, s: Game, d: Decision) -> bool:
        return d.why in QUIET

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

    def aside(self, s: Game, d: Decision) -> Leaf[Game] | None:
        return self.duel(s) if d.why in DUELING else None

    def duel(self, s: Game) -> Leaf[Game]:
        """A duel on the way: won or lost, as likely as it seems."""
        fought = duel(s)
        p = dueling.chance(s, fought, self.you)
        mine = dueling.side_of(fought, self.you)
        leaves = []
        for side in (mine, 1 - mine):
            self.left -= 1
            leaves.append(self.play_on(decided(s, side)))
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
