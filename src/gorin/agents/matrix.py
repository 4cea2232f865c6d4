"""Small games in which both choose at once: how to mix one's choices, so that there is nothing to foresee."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

ROUNDS: Final = 60  # of adapting to each other
SHARP: Final = 4.0  # how surely the better of two choices is made, for each point it is better
SLOW: Final = 0.25  # how far each round moves
KNOWN: Final = 0.5  # how far the other side is believed to stay with its habits


def solved(payoff: Sequence[Sequence[float]], habits: Sequence[float]) -> list[float]:
    """How likely to make each choice (a row), if the other side (the columns) has these habits but adapts as well:
    where nobody gains much by choosing otherwise."""
    rows, columns = range(len(payoff)), range(len(habits))
    mine, theirs = [1 / len(payoff)] * len(payoff), list(habits)
    for _ in range(ROUNDS):
        met = [KNOWN * h + (1 - KNOWN) * x for h, x in zip(habits, theirs, strict=True)]
        better = soft([sum(met[j] * payoff[i][j] for j in columns) for i in rows])
        theirs_better = soft([-sum(mine[i] * payoff[i][j] for i in rows) for j in columns])
        mine = [x + SLOW * (y - x) for x, y in zip(mine, better, strict=True)]
        theirs = [x + SLOW * (y - x) for x, y in zip(theirs, theirs_better, strict=True)]
    return mine


def soft(values: Sequence[float]) -> list[float]:
    """Chances: the better, the likelier."""
    top = max(values)
    hot = [exp(max(-50.0, SHARP * (x - top))) for x in values]
    return [x / sum(hot) for x in hot]
