"""The command `gorin bench`: what it measures, never how fast that is."""

from __future__ import annotations

import json
import platform

import pytest

from gorin.cli import bench as command
from gorin.sim import bench
from gorin.sim.ran_on import Calibration
from gorin.sim.weighing import weight
from tests.cli.terminal import Terminal

NUMBERS: dict[str, float | None] = {
    "calibration_ms": 3.0,
    "clone_us": 7.0,
    "decision_us": 50.0,
    "lcg_games_per_second": 10.0,
    "ccg_games_per_second": None,
    "five_players_games_per_second": 12.0,
    "eight_players_decision_us": 130.0,
    "options_us": 20.1234,
    "empty_window_us": 5.0,
    "compile_ability_ms": 1.0,
    "two_decks_cold_ms": 200.0,
    "help_seconds": 0.1,
    "waiting_game_kib": 20.0,
}


def test_bench_prints_its_numbers(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "measure", lambda: NUMBERS)
    shown = json.loads(Terminal(capsys)("bench", "--json"))
    assert shown == {**bench.ran_on(), **NUMBERS, "options_us": 20.123}
    assert shown["engine"] in ("compiled", "interpreted")
    assert shown["interpreter"].startswith(platform.python_implementation())
    lines = Terminal(capsys)("bench").splitlines()
    assert any("two_decks_cold_ms" in line and "misses the bar" in line for line in lines)
    assert any("lcg_games_per_second" in line and "misses the bar" in line for line in lines)
    assert any("five_players_games_per_second" in line and "within the bar" in line for line in lines)
    assert any("clone_us" in line and "reaches the aim" in line for line in lines)
    assert any("decision_us" in line and "within the bar" in line for line in lines)


def test_everything_with_a_budget_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    real = bench.timed
    monkeypatch.setattr(bench, "timed", lambda deed: real(deed, seconds=0.001, rounds=1))
    monkeypatch.setattr(bench, "compiling", lambda: (1.0, 1.0))
    monkeypatch.setattr(bench, "starting", lambda: 1.0)
    measured = bench.measure(seconds=0.05)
    assert list(measured) == ["calibration_ms", *bench.BUDGETS] == list(NUMBERS)
    assert all(n is None or n > 0 for n in measured.values())


def test_what_is_measured_in_other_processes() -> None:
    shown = json.loads(bench._python("-c", bench.COLD))
    assert shown["decks"] > shown["ability"] > 0


def test_the_weight_of_a_waiting_game() -> None:
    s = bench.waiting_state()
    before = weight(s)
    assert before > 1000
    s.zones.append([10**6 + i for i in range(1000)])
    assert before + 30_000 < weight(s) < before + 50_000
    assert weight(s.clone()) == pytest.approx(weight(s), rel=0.2)


def test_the_calibration_loop_takes_its_time() -> None:
    machine = Calibration()
    machine.take(rounds=2)
    best = machine.milliseconds
    machine.take(rounds=2)
    assert 0 < machine.milliseconds <= best
