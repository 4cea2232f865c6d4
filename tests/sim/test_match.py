"""Runs: who plays whom, with which decks and seeds, and games that fail."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from gorin.agents import registry
from gorin.agents.random import RandomAgent
from gorin.errors import DeckError, UsageError
from gorin.kernel.decisions import Decision
from gorin.kernel.machine import take
from gorin.kernel.record import read_record
from gorin.rulesets.lcg.rules import Lcg
from gorin.sim import game as driver
from gorin.sim.match import FAILURES, Run, pairings, plan, play
from gorin.sim.pool import results
from gorin.sim.replaying import replay
from gorin.sim.report import Report
from tests.decks.lists import precon

SKIRMISH = "lcg/skirmish"


class OtherAgent(RandomAgent):
    name = "other"


class BrokenAgent(RandomAgent):
    """Fails at its twentieth decision."""

    name = "broken"

    def __init__(self) -> None:
        self.asked = 0

    def act(self, *given: Any) -> int:
        self.asked += 1
        return super().act(*given) if self.asked < 20 else 1 // 0


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two more agents."""
    here = ModuleType("more_agents")
    monkeypatch.setitem(sys.modules, here.__name__, here)
    for agent in (OtherAgent, BrokenAgent):
        setattr(here, agent.__name__, agent)
        monkeypatch.setitem(registry.AGENTS, agent.name, registry.Listed(here.__name__, agent.__name__))


def names(run: Run, i: int) -> tuple[str, ...]:
    return tuple(deck["name"] for deck in run.header(i).decks)


def test_games_walk_the_ordered_pairs_of_precons() -> None:
    run = plan(SKIRMISH, ("random",), games=10)
    pairs = [tuple(deck.name for deck in deal) for deal in pairings(SKIRMISH, 2)]
    assert [names(run, i) for i in range(len(pairs))] == pairs
    assert names(run, len(pairs)) == pairs[0]
    assert ("crab", "crane") in pairs and ("crane", "crab") in pairs
    assert not any(a == b for a, b in pairs)


def test_more_seats_than_precons_have_mirrors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gorin.sim.match.precons", lambda rules: (precon("crab"),))
    assert [[deck.name for deck in deal] for deal in pairings.__wrapped__(SKIRMISH, 2)] == [["crab", "crab"]]


@pytest.mark.parametrize("seats", [3, 5, 7, 8])
def test_with_more_players_every_deck_sits_everywhere_equally_often(seats: int) -> None:
    deals = [tuple(deck.name for deck in deal) for deal in pairings("lcg/enlightenment", seats)]
    for seat in range(seats):
        assert len(set(Counter(deal[seat] for deal in deals).values())) == 1
    assert all(len(set(deal)) == min(seats, 7) for deal in deals), "nobody plays a deck twice while there are others"
    assert len(set(deals)) > 150, "and against many others"


def test_the_seed_of_a_game_depends_on_the_run_and_its_number() -> None:
    one, more, other = (plan(SKIRMISH, ("random",), games=n, seed=s) for n, s in ((1, 5), (50, 5), (50, 6)))
    assert one.header(0) == more.header(0)
    assert more.header(0).seed != more.header(1).seed
    assert more.header(0).seed != other.header(0).seed


def test_different_agents_play_in_pairs(others: None) -> None:
    run = plan(SKIRMISH, ("random", "other"), games=6)
    for k in range(3):
        first, second = run.header(2 * k), run.header(2 * k + 1)
        assert (first.seed, first.decks) == (second.seed, second.decks)
        assert (first.agents, second.agents) == (["random", "other"], ["other", "random"])
    assert run.header(0).seed != run.header(2).seed
    assert plan(SKIRMISH, ("random", "random")).header(1).agents == ["random", "random"]


def test_equal_agents_score_exactly_half(others: None) -> None:
    run = plan(SKIRMISH, ("random", "other"), games=12, seed=2)
    wins = Report(run).add_all(results(run, 1)).as_dict()["wins"]
    assert wins["by_agent"] == {"other": 6, "random": 6}


def test_named_decks() -> None:
    crab, crane = precon("crab", SKIRMISH), precon("crane", SKIRMISH)
    run = plan(SKIRMISH, ("random",), (crane, crab), games=2)
    assert names(run, 0) == names(run, 1) == ("crane", "crab")
    assert names(plan(SKIRMISH, ("random",), (crane,)), 0) == ("crane", "crane")


def test_runs_that_do_not_fit() -> None:
    crab = precon("crab", SKIRMISH)
    for bad, says in (
        ({"games": 0}, "A run has at least 1 game, not 0"),
        ({"games": -5}, "not -5"),
        ({"players": 3}, "for 2 players, not 3"),
        ({"agents": ("random", "randon")}, "no agent 'randon'"),
        ({"agents": ("random",) * 3}, "2 players need 2 agents, or one for all of them; there are 3"),
        ({"rules": "chess"}, "no rules called 'chess'"),
        ({"decks": (crab,) * 3}, "2 players need 2 decks"),
    ):
        with pytest.raises((UsageError, DeckError), match=says):
            plan(**{"rules": SKIRMISH, "agents": ("random",), **bad})  # type: ignore[arg-type]


def test_a_capped_game_is_not_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "MOST_DECISIONS", 20)
    run = plan(SKIRMISH, ("random",), (precon("crab", SKIRMISH), precon("crane", SKIRMISH)), games=2)
    report = Report(run).add_all(results(run, 1)).as_dict()
    assert (report["games"], report["finished"], report["errors"]) == (2, 0, 0)
    assert report["endings"] == {"cap": 2}
    assert report["wins"]["by_seat"] == {"A": 0, "B": 0}
    assert report["wins"]["by_deck"] == {"crab": 0, "crane": 0}


def test_an_error_of_the_engine_is_counted_and_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record holds the choice that failed, with its words, though the run kept none."""
    monkeypatch.chdir(tmp_path)

    def failing(s: Any, d: Decision, index: int) -> None:
        take(s, d, index)
        if s.round == 2:
            raise ZeroDivisionError("round two\nis out")

    monkeypatch.setattr(driver, "take", failing)
    run = plan(SKIRMISH, ("random",), games=3, seed=9)
    played = list(results(run, 1))
    assert {x.error for x in played} == {"ZeroDivisionError: round two is out"}
    report = Report(run).add_all(played).as_dict()
    assert (report["games"], report["finished"], report["errors"], report["endings"]) == (3, 0, 3, {})
    kept = sorted((tmp_path / FAILURES).iterdir())
    assert [x.name for x in kept] == [f"seed-9-game-00000{i}.jsonl" for i in range(3)]
    record = read_record(kept[0].read_bytes())
    assert record.ending is not None and record.ending.error == "ZeroDivisionError: round two is out"
    assert record.choices and all(choice.t for choice in record.choices)
    with pytest.raises(ZeroDivisionError):
        replay(record)
    monkeypatch.setattr(driver, "take", take)
    assert replay(record).rounds == 2


def test_an_error_before_the_first_decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(self: Lcg, *given: Any) -> None:
        raise KeyError("no table")

    monkeypatch.setattr(Lcg, "open", failing)
    run = plan(SKIRMISH, ("random",), records=tmp_path / "records")
    (result,) = results(run, 1)
    assert result.error == "KeyError: 'no table'"
    record = read_record((tmp_path / "records" / "game-000000.jsonl").read_bytes())
    assert record.choices == [] and record.ending is not None
    with pytest.raises(KeyError):
        replay(record)


def test_an_error_of_an_agent_is_counted(tmp_path: Path, others: None) -> None:
    run = plan(SKIRMISH, ("broken", "random"), games=2, records=tmp_path)
    failed = list(results(run, 1))
    assert all(x.blames_agent for x in failed)
    assert failed[1].error.startswith("Game 1: The agent 'broken' is asked at decision ")
    assert failed[1].error.endswith(" as B (action), and fails: ZeroDivisionError: integer division or modulo by zero.")
    record = read_record((tmp_path / "game-000001.jsonl").read_bytes())
    assert record.header.agents == ["random", "broken"]
    assert not replay(record).over


def test_results_are_the_same_with_and_without_records(tmp_path: Path) -> None:
    with_, without = (plan(SKIRMISH, ("random",), games=2, records=x) for x in (tmp_path, None))
    assert [play(with_, i) for i in range(2)] == [play(without, i) for i in range(2)]
