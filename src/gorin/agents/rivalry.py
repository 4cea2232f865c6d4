"""Several rivals at one table: how much each counts beside the others. Whoever is ahead counts most."""

from __future__ import annotations

from math import exp
from typing import Final

FLOOR: Final = 0.25  # what anybody's loss counts, however far behind


def shares(values: list[float], heat: float) -> list[float]:
    """How much each counts beside the others: the highest most, by how many times `heat` it is ahead; one alone
    counts 1."""
    if len(values) == 1:
        return [1.0]
    top = max(values)
    hot = [exp((x - top) / heat) for x in values]
    return [x / sum(hot) for x in hot]


def counts(share: float) -> float:
    """How much of what a rival loses is a gain, by the rival's share."""
    return FLOOR + (1 - FLOOR) * share
