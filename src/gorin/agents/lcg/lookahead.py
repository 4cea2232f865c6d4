"""Trying options out in the LCG: which moments are quiet, whose answers to reckon with, and duels on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gorin.agents.lcg.outlook import prospect
from gorin.agents.lookahead import Leaf
from gorin.agents.lookahead import Search as AnySearch
from gorin.kernel.decisions import Decision
from gorin.kernel.machine import answer
from gorin.kernel.questions import ANSWER, SETUP, ids
from gorin.rulesets.lcg import questions as asked
from gorin.rulesets.lcg.masks import Game, in_play
from gorin.rulesets.lcg.moment import bidding, dueling

ANSWERS: Final = asked.QUESTIONS.of(ANSWER)  # windows in which somebody may answer
QUIET: Final = asked.QUESTIONS.of(SETUP) | ids(
    asked.ACTIONS,
    asked.DECLARE_CONFLICT,
    asked.DECLARE_OR_PASS,
    asked.ATTACK_PROVINCE,
    asked.DECLARE_ATTACKER,
    asked.DECLARE_DEFENDER,
    asked.EVADE,
    asked.DISCARD_FROM_PROVINCES,
    asked.WITHOUT_FATE,
)
BIDS: Final = ((1, 1, 0.5), (1, 3, 0.25), (3, 1, 0.25))  # yours, theirs, how likely: a duel that is yet to come
MOST_FATE: Final = 4  # more on one character is not considered on the way


class Search(AnySearch[Game]):
    """Tries options out for one player."""

    def judge(self, s: Game) -> float:
        return prospect(s, self.you)

    def rests(self, s: Game, d: Decision) -> bool:
        return d.why in QUIET or (d.why == asked.HONOR_BID.id and not dueling(s))

    def answers(self, d: Decision) -> bool:
        return d.why in ANSWERS

    def aside(self, s: Game, d: Decision) -> Leaf[Game] | None:
        return self.duel(s) if d.why == asked.HONOR_BID.id else None

    def duel(self, s: Game) -> Leaf[Game]:
        """A duel on the way: by the statistics, with some doubt about the bids."""
        value, likeliest = 0.0, None
        for yours, theirs, chance in BIDS:
            self.left -= 1
            leaf = self.play_on(bid_out(s.clone(), self.you, yours, theirs))
            value += chance * leaf.value
            likeliest = likeliest or leaf
        assert likeliest is not None
        return Leaf(value, likeliest.table)

    def open_to(self, s: Game, d: Decision) -> Sequence[int]:
        """The options to reckon with: of others' answers those that everybody sees, and that there is none."""
        every = range(len(d.options))
        if d.why == asked.ADDITIONAL_FATE.id:
            return every[: MOST_FATE + 1]
        if d.why not in ANSWERS or d.player == self.you:
            return every
        return [i for i in every if d.options[i].card < 0 or in_play(s) >> d.options[i].card & 1]


def bid_out(s: Game, you: int, yours: int, theirs: int) -> Game:
    """Let everybody bid, as near to these numbers as they may."""
    while (d := s.decision) is not None and d.why == asked.HONOR_BID.id and bidding(s):
        want = yours if d.player == you else theirs
        numbers = [abs(x.value - want) for x in d.options]
        answer(s, numbers.index(min(numbers)))
    return s
