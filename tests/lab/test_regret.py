"""Where a player errs: decisions looked at, counted by kind, told with examples."""

from __future__ import annotations

from functools import cache

import pytest

from gorin.lab.regret import Kind, Looked, kinds, regrets


@cache
def looked() -> tuple[Looked, ...]:
    return tuple(regrets("lcg/skirmish", "random", 12, 2, 3))


def test_the_same_seed_looks_at_the_same_decisions() -> None:
    assert len(looked()) == 12
    assert tuple(regrets("lcg/skirmish", "random", 4, 2, 3)) == looked()[:4]


def test_who_plays_at_random_errs() -> None:
    assert sum(x.lost for x in looked()) > 0
    assert all(x.better != "" or x.lost == 0.0 for x in looked())
    assert all(-1.0 <= x.lost <= 1.0 for x in looked())


def test_kinds_are_sorted_by_what_is_lost() -> None:
    a, b = Looked("bid", 0.1, "1", "2", 5, 7, 1), Looked("buy", 0.3, "pass", "play", 5, 9, 1)
    c = Looked("bid", 0.0, "1", "", 5, 8, 1)
    found = kinds([a, b, c])
    assert [kind.occasion for kind in found] == ["buy", "bid"]
    assert found[1].changed == 1 and found[1].examples == [a]
    assert found[1].lost.value == pytest.approx(0.05) and found[1].all_lost == pytest.approx(0.1)
    assert Kind("none").lost.n == 0
