"""The sequential probability ratio test: a match goes on until it is clear which of two claims holds.

The claims are differences in Elo: the first agent is so much stronger, or so much. What is looked at are pairs of games
(the pentanomial model of the chess engines' testers), for two games of one shuffle are not independent of each other.
"""

from __future__ import annotations

from math import log
from typing import Any, Final, NamedTuple

from gorin.errors import UsageError, quoted

FEWEST: Final = 16  # pairs, before anything is concluded: by then the spread of the pairs is known well enough
UNSEEN: Final = (0.0, 1.0)  # two pairs more, which count for the spread alone: few pairs that are alike prove little


class Sprt(NamedTuple):
    """Two claims, and how often each may be found where the other holds."""

    low: float  # Elo
    high: float
    alpha: float = 0.05  # `high` found where `low` holds
    beta: float = 0.05  # `low` found where `high` holds

    @property
    def bounds(self) -> tuple[float, float]:
        """Between which the logarithm of the likelihood ratio leaves the question open."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


def claims(text: str) -> Sprt:
    """From `0,20` or `0,20,0.05,0.05`.

    >>> claims("0,20")
    Sprt(low=0.0, high=20.0, alpha=0.05, beta=0.05)
    """
    try:
        given = Sprt(*map(float, text.split(",")))
    except (ValueError, TypeError):
        raise UsageError(f"{quoted(text)} is no SPRT: write two differences in Elo, such as 0,20.") from None
    if not (-1000 <= given.low < given.high <= 1000 and 0 < given.alpha < 0.5 and 0 < given.beta < 0.5):
        raise UsageError(
            f"{quoted(text)} is no SPRT: the first difference is smaller, and errors lie between 0 and 0.5."
        )
    return given


def expected(elo: float) -> float:
    """The share that somebody wins who is so much stronger.

    >>> expected(0), round(expected(191), 2)
    (0.5, 0.75)
    """
    return 1 / (1 + 10 ** (-elo / 400))


class Verdict:
    """What the pairs of games so far say."""

    def __init__(self, sprt: Sprt) -> None:
        self.sprt = sprt
        self.pairs = 0
        self.sum = 0.0
        self.squares = 0.0
        self.says = ""  # "low" or "high", once it is clear

    def add(self, score: float) -> None:
        """A pair of games, of which the first agent has won this share."""
        self.pairs += 1
        self.sum += score
        self.squares += score * score
        if not self.says and self.pairs >= FEWEST:
            low, high = self.sprt.bounds
            self.says = "low" if self.ratio <= low else "high" if self.ratio >= high else ""

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio, as generalised for an unknown spread."""
        if not self.pairs:
            return 0.0
        n, mean = self.pairs, self.sum / self.pairs
        spread = self.squares + sum(x * x for x in UNSEEN) - 2 * mean * (self.sum + sum(UNSEEN))
        variance = spread / (n + len(UNSEEN)) + mean * mean
        low, high = expected(self.sprt.low), expected(self.sprt.high)
        return n * (high - low) * (2 * mean - low - high) / (2 * variance)

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        low, high = self.sprt.bounds
        return {
            **self.sprt._asdict(),
            "pairs": self.pairs,
            "ratio": round(self.ratio, 4),
            "bounds": [round(low, 4), round(high, 4)],
            "says": self.says or None,
        }
