"""Intervals that hold what they promise."""

from __future__ import annotations

import doctest
from random import Random

import pytest

from gorin.lab import shares
from gorin.lab.shares import mean, share


def test_the_examples_are_true() -> None:
    assert doctest.testmod(shares).failed == 0


@pytest.mark.parametrize("p", [0.05, 0.3, 0.5])
@pytest.mark.parametrize("n", [10, 40])
def test_a_share_lies_where_it_is_said_to_lie_about_nineteen_times_in_twenty(p: float, n: int) -> None:
    rng = Random(n)
    held = 0
    for _ in range(2_000):
        found = share(sum(rng.random() < p for _ in range(n)), n)
        held += found.low <= p <= found.high
    assert held > 0.91 * 2_000


def test_a_change_lies_where_it_is_said_to_lie() -> None:
    rng, held = Random(3), 0
    for _ in range(2_000):
        found = mean([rng.choice((-1, 0, 0, 0, 1, 1)) for _ in range(16)])
        held += found.low <= 1 / 6 <= found.high
    assert held > 0.91 * 2_000


def test_of_nothing_nothing_is_known() -> None:
    assert mean([])[:3] == mean([0.0])[:3] == (0.0, -1.0, 1.0) and not mean([1.0]).sure
    assert mean([1.0] * 40).sure and not mean([0.0] * 40).sure
