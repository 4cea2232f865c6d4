"""How well the heuristic player plays against chance."""

from __future__ import annotations

import pytest

from gorin.sim.match import plan
from gorin.sim.pool import results
from gorin.sim.report import Report

FORMATS = ("lcg/stronghold", "lcg/skirmish")


def played(rules: str, agents: tuple[str, ...], games: int, processes: int = 1) -> Report:
    """Paired games, counted."""
    run = plan(rules, agents, games=games, seed=1)
    report = Report(run).add_all(results(run, processes))
    assert report.errors == 0
    assert report.finished == games
    return report


@pytest.mark.parametrize("rules", FORMATS)
def test_it_beats_chance(rules: str) -> None:
    assert played(rules, ("heuristic", "random"), games=10).by_agent["heuristic"] >= 9


@pytest.mark.soak
@pytest.mark.parametrize("rules", FORMATS)
def test_it_beats_chance_in_nine_games_of_ten(rules: str) -> None:
    assert played(rules, ("heuristic", "random"), games=200, processes=2).by_agent["heuristic"] >= 180
