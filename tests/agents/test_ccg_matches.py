"""How well the heuristic player plays the CCG: against chance, and with either precon against itself."""

from __future__ import annotations

import pytest

from tests.agents.test_heuristic_matches import played

both_editions = pytest.mark.parametrize("rules", ["ccg/emperor", "ccg/samurai"])


@both_editions
def test_it_beats_chance(rules: str) -> None:
    assert played(rules, ("heuristic", "random"), games=6).by_agent["heuristic"] >= 5


@pytest.mark.soak
@both_editions
def test_it_beats_chance_in_nineteen_games_of_twenty(rules: str) -> None:
    assert played(rules, ("heuristic", "random"), games=200, processes=2).by_agent["heuristic"] >= 190
