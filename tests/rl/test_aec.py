"""The environment for PettingZoo."""

from __future__ import annotations

import doctest

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from gorin.rl import aec
from gorin.rl.aec import env


def test_the_example_is_true() -> None:
    assert doctest.testmod(aec).failed == 0


@pytest.mark.filterwarnings("ignore:.*:UserWarning")  # the tests warn of what a card game needs: a dict, a large box
@pytest.mark.parametrize("rules", ["lcg/skirmish", "lcg/enlightenment", "ccg/emperor"])
def test_pettingzoo_finds_no_fault(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(rules, players=3 if rules == "lcg/enlightenment" else None), num_cycles=120)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_the_same_seed_plays_the_same() -> None:
    seed_test(lambda: env("lcg/skirmish"), num_cycles=60)


def test_a_game_to_its_end() -> None:
    table = env("lcg/skirmish", ["crab", "crane"], render_mode="ansi")
    table.reset(seed=3)
    rng, total = np.random.default_rng(1), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        total[agent] += reward
        assert not cut
        table.step(None if ended else int(rng.choice(seen["action_mask"].nonzero()[0])))
    assert sorted(total.values()) == [-1.0, 1.0] and table.agents == []
    assert str(table.render()).startswith("A ")
    table.reset()
    first = table.state_of_play.table.header.seed
    table.reset()
    assert (first, table.state_of_play.table.header.seed) == (4, 5)
    table.close()


def test_a_game_that_is_cut_off_is_truncated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gorin.sim.game.MOST_DECISIONS", 10)
    table = env("lcg/skirmish")
    table.reset(seed=3)
    while not any(table.truncations.values()):
        table.step(int(table.observe(table.agent_selection)["action_mask"].nonzero()[0][0]))
    assert all(table.truncations.values()) and not any(table.terminations.values())
