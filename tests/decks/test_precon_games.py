"""Every precon against every other, and against itself: all games come to an end, and none is a walk-over."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gorin.decks.precons import every_precon, precons
from gorin.sim.match import pairings, plan
from gorin.sim.pool import results
from gorin.sim.report import Report
from tests.decks.lists import LCG

LEAST, MOST = 0.3, 0.7  # the share of its games a precon wins against the others


def against_the_others(rules: str, agent: str, each: int, processes: int = 2) -> Report:
    """So many games for every pair of different precons, each of the two in either seat."""
    run = plan(rules, (agent,), games=each * len(pairings(rules, 2)), seed=1)
    return counted(Report(run).add_all(results(run, processes)))


def against_itself(rules: str, agent: str, deck: str, each: int) -> Report:
    """So many games in which both players have the same deck."""
    run = plan(rules, (agent,), tuple(x for x in precons(rules) if x.name == deck), games=each, seed=1)
    return counted(Report(run).add_all(results(run, 1)))


def counted(report: Report) -> Report:
    assert report.errors == 0
    assert report.finished == report.games == report.run.games
    return report


@pytest.mark.parametrize("rules", LCG)
@pytest.mark.parametrize("agent", ["random", "heuristic"])
def test_each_precon_can_be_played(rules: str, agent: str) -> None:
    """One game each, so that a broken deck is noticed before the long run."""
    for first, second in pairwise((*every_precon(rules), every_precon(rules)[0])):
        run = plan(rules, (agent,), (first, second), seed=1)
        counted(Report(run).add_all(results(run, 1)))


@pytest.mark.soak
@pytest.mark.parametrize("rules", LCG)
def test_all_pairings_by_chance(rules: str) -> None:
    against_the_others(rules, "random", 40)
    for deck in precons(rules):
        against_itself(rules, "random", deck.name, 40)


@pytest.mark.soak
@pytest.mark.parametrize("rules", LCG)
def test_no_precon_is_hopeless_or_unbeatable(rules: str) -> None:
    report = against_the_others(rules, "heuristic", 10)
    games = 2 * report.games / len(precons(rules))
    for deck in precons(rules):
        assert LEAST <= report.by_deck[deck.name] / games <= MOST, deck.name


@pytest.mark.soak
@pytest.mark.parametrize("rules", LCG)
def test_each_precon_against_itself(rules: str) -> None:
    for deck in precons(rules):
        against_itself(rules, "heuristic", deck.name, 10)
