"""Small games in which both choose at once."""

from __future__ import annotations

import pytest

from gorin.agents.matrix import soft, solved

EVEN = [1 / 3] * 3
PAPER_BEATS_ROCK = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]


def test_nothing_to_foresee() -> None:
    assert solved(PAPER_BEATS_ROCK, EVEN) == pytest.approx(EVEN, abs=0.02)


def test_a_habit_is_used_but_not_relied_on() -> None:
    mine = solved(PAPER_BEATS_ROCK, [0.8, 0.1, 0.1])  # mostly rock
    assert mine[1] > 0.4 and min(mine) > 0.01


def test_what_is_always_worse_is_hardly_chosen() -> None:
    assert solved([[1.0, 1.0], [-1.0, -1.0]], [0.5, 0.5])[1] < 0.01


def test_chances_add_up() -> None:
    assert sum(soft([3.0, -1000.0, 2.9])) == pytest.approx(1.0)
    assert soft([5.0]) == [1.0]
