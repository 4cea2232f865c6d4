"""Trying options out: each on a copy of a deal, played on to the next quiet moment, and judged there.

A quiet moment is one at which the rules ask for something new: an action, an attack, a bid. On the way there the player
chooses what is best, opponents what is worst for the player; but of answers, they are expected to give only those that
lie open on the table. So a card is judged by what it does, whoever wrote it. Which moments are quiet, what a table is
worth and who may answer with what is for each game to say: it makes a `Search` of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple

from gorin.kernel.decisions import DONE, PASS, Decision
from gorin.kernel.machine import answer
from gorin.kernel.state import S

WIN: Final = 1000.0  # what a won game is worth; a lost one as much less
TRIES: Final = 40  # copies for one option
LONGEST: Final = 60  # choices on the way; a game that goes on for longer is judged where it is


class Leaf(NamedTuple, Generic[S]):
    """How an option comes out: what it is worth, and the table then."""

    value: float
    table: S


class Search(Generic[S]):
    """Tries options out for one player."""

    tries = TRIES

    def __init__(self, you: int) -> None:
        self.you = you
        self.left = self.tries

    # --- each game says --------------------------------------------------------------------------------------------

    def judge(self, s: S) -> float:
        """What a table is worth to the player."""
        raise NotImplementedError

    def rests(self, s: S, d: Decision) -> bool:
        """Is this a quiet moment?"""
        raise NotImplementedError

    def answers(self, d: Decision) -> bool:
        """May somebody answer here to what happens?"""
        raise NotImplementedError

    def open_to(self, s: S, d: Decision) -> Sequence[int]:
        """The options to reckon with."""
        return range(len(d.options))

    def aside(self, s: S, d: Decision) -> Leaf[S] | None:
        """What is not tried out option by option, but reckoned: a duel on the way."""
        return None

    # --- all games alike -------------------------------------------------------------------------------------------

    def option(self, s: S, index: int) -> Leaf[S]:
        """Choose an option on a copy, and play on."""
        self.left = self.tries
        t = s.clone()
        answer(t, index)
        return self.play_on(t)

    def options(self, s: S, which: Sequence[int] | None = None) -> list[Leaf[S]]:
        """Every option of the waiting decision, or some of them."""
        every = range(len(s.decision.options)) if s.decision is not None else ()
        return [self.option(s, i) for i in (every if which is None else which)]

    def play_on(self, s: S) -> Leaf[S]:
        """Play on to a quiet moment."""
        for _ in range(LONGEST):
            d: Decision | None = s.decision
            if d is None or self.rests(s, d):
                break
            reckoned = self.aside(s, d)
            if reckoned is not None:
                return reckoned
            if len(d.options) == 1:
                answer(s, 0)
                continue
            which = self.open_to(s, d)
            if self.left <= 0 or len(which) == 1:
                answer(s, which[-1] if self.answers(d) or len(which) == 1 else modest(d))
            else:
                return self.branch(s, d, which)
        value = self.judge(s)
        if s.decision is not None:  # however bad it looks, nothing is as bad as a lost game
            value = max(1 - WIN, min(WIN - 1, value))
        return Leaf(value, s)

    def branch(self, s: S, d: Decision, which: Sequence[int]) -> Leaf[S]:
        """Somebody chooses on the way: the best for you, or the worst."""
        leaves = []
        for i in which:
            self.left -= 1
            t = s.clone()
            answer(t, i)
            leaves.append(self.play_on(t))
            if self.left <= 0:
                break
        pick = max if s.box.teams[self.you] >> d.player & 1 else min
        return pick(leaves, key=lambda leaf: leaf.value)


def modest(d: Decision) -> int:
    """The option that does the least: pass or be done if possible, else the first."""
    return next((i for i, x in enumerate(d.options) if x.verb in (PASS, DONE)), 0)


def lost(value: float) -> bool:
    """Is the game lost there?"""
    return value <= -WIN / 2


def won(value: float) -> bool:
    """Is the game won there?"""
    return value >= WIN / 2
