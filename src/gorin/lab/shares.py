"""Shares and differences with the intervals in which they lie, nineteen times out of twenty."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

Z: Final = NormalDist().inv_cdf(0.975)


class Between(NamedTuple):
    """A number that was measured, and where it lies."""

    value: float
    low: float
    high: float
    n: int

    @property
    def sure(self) -> bool:
        """Is it surely more, or surely less, than nothing?"""
        return self.low > 0 or self.high < 0

    def as_dict(self) -> dict[str, float | int]:
        """With four places."""
        return {"value": round(self.value, 4), "low": round(self.low, 4), "high": round(self.high, 4), "n": self.n}


def share(won: float, n: int) -> Between:
    """A share of n games, by Wilson's interval.

    >>> [round(x, 3) for x in share(8, 10)[:3]]
    [0.8, 0.49, 0.943]
    >>> share(0, 0)
    Between(value=0.5, low=0.0, high=1.0, n=0)
    """
    if n == 0:
        return Between(0.5, 0.0, 1.0, 0)
    p, more = won / n, Z * Z / n
    middle, around = (p + more / 2) / (1 + more), Z * sqrt(p * (1 - p) / n + more / (4 * n)) / (1 + more)
    return Between(p, max(0.0, middle - around), min(1.0, middle + around), n)


def mean(values: Sequence[float]) -> Between:
    """The mean of values between -1 and 1, such as what a change made of one and the same game. Of few values little is
    known: by Student's distribution, and never less than one value more that went the other way would tell.

    >>> [round(x, 2) for x in mean([1, 0, 0, 1, 0, -1, 0, 1])[:3]]
    [0.25, -0.34, 0.84]
    >>> [round(x, 2) for x in mean([0.0] * 30)[:3]]
    [0.0, -0.06, 0.06]
    """
    n = len(values)
    if n < 2:
        return Between(fmean(values) if values else 0.0, -1.0, 1.0, n)
    middle = fmean(values)
    around = max(student(n - 1) * stdev(values) / sqrt(n), Z / (n + 1))
    return Between(middle, max(-1.0, middle - around), min(1.0, middle + around), n)


def average(values: Sequence[float]) -> Between:
    """The mean of any values; of one nothing more is known.

    >>> [round(x, 1) for x in average([9, 11, 10, 12])[:3]]
    [10.5, 8.5, 12.5]
    """
    n = len(values)
    middle = fmean(values) if values else 0.0
    around = student(n - 1) * stdev(values) / sqrt(n) if n > 1 else 0.0
    return Between(middle, middle - around, middle + around, n)


def chances(values: Sequence[float]) -> Between:
    """The mean of values between 0 and 1, such as chances to win, in the same way.

    >>> [round(x, 2) for x in chances([0.5, 0.7, 0.6, 0.5, 0.7, 0.6, 0.6, 0.6])[:3]]
    [0.6, 0.49, 0.71]
    """
    found = mean([2 * x - 1 for x in values])
    return Between((found.value + 1) / 2, (found.low + 1) / 2, (found.high + 1) / 2, found.n)


def difference(one: Between, other: Between) -> Between:
    """By how much one share is larger than another, which was found in other games (Newcombe).

    >>> [round(x, 2) for x in difference(share(15, 20), share(8, 20))[:3]]
    [0.35, 0.04, 0.58]
    """
    between = one.value - other.value
    less = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    more = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Between(between, max(-1.0, between - less), min(1.0, between + more), min(one.n, other.n))


def student(freedom: int) -> float:
    """How many standard errors nineteen in twenty lie within, of so many degrees of freedom (Cornish and Fisher).

    >>> [round(student(n), 2) for n in (4, 10, 30, 1000)]
    [2.77, 2.23, 2.04, 1.96]
    """
    z = Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / float(freedom) ** i for i, term in enumerate(terms, start=1))
