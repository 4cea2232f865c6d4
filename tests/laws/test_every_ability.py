"""Every ability of every card is used in games with random decks: one that never is has not been tried by anybody."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from gorin.rulesets import NAMES
from gorin.sim.match import Run
from gorin.sim.pool import results
from gorin.sim.report import Report

FEWEST = 3
BATCH = 250  # games, until each ability has been used so often
MOST = 16  # batches
SELDOM: dict[str, str] = tomllib.loads((Path(__file__).parent / "seldom_used.toml").read_text(encoding="utf-8"))
TWO = [name for name in NAMES if name in ("lcg/stronghold", "lcg/skirmish", "ccg/emperor", "ccg/samurai")]


def played(rules: str, games: int, seed: int) -> Report:
    """Random games between decks of anything, in this process alone."""
    run = Run(rules, ("random", "random"), games=games, seed=seed, anything=True, uses=True)
    return Report(run).add_all(results(run, 1))


@pytest.mark.parametrize("rules", TWO)
def test_random_decks_are_played_without_an_error(rules: str) -> None:
    report = played(rules, 24, 5)
    assert report.errors == 0 and report.finished >= 22
    assert sum(report.uses.values()) > 24 and min(report.uses.values()) == 0  # some are there and not used


@pytest.mark.soak
@pytest.mark.parametrize("rules", [name for name in TWO if name != "lcg/skirmish"])  # which has no provinces' texts
def test_every_ability_is_used(rules: str) -> None:
    whole = played(rules, BATCH, 0)
    for seed in range(1, MOST):
        if not seldom(whole):
            break
        whole.uses.update(played(rules, BATCH, seed << 16).uses)  # seeds that differ in low bits share games
    assert whole.errors == 0
    assert not seldom(whole)


def seldom(report: Report) -> dict[str, int]:
    """What was used too seldom, and nobody has said why."""
    return {name: n for name, n in report.uses.items() if n < FEWEST and name not in SELDOM}
