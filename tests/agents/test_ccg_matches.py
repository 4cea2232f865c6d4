"""How well the heuristic player plays the CCG: against chance, and with either precon against itself."""

from __future__ import annotations

import pytest

from tests.agents.test_heuristic_matches import played

RULES = "ccg/emperor"


def test_it_beats_chance() -> None:
    assert played(RULES, ("heuristic", "random"), games=6).by_agent["heuristic"] >= 5


@pytest.mark.soak
def test_it_beats_chance_in_nine_games_of_ten() -> None:
    assert played(RULES, ("heuristic", "random"), games=200, processes=2).by_agent["heuristic"] >= 180
