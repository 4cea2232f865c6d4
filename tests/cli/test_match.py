"""The command `gorin match`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal


@pytest.fixture
def gorin(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Typed in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return Terminal(capsys)


QUICK = ("--rules", "lcg/skirmish", "--processes", "1")


def test_match_tells_who_is_stronger(gorin: Terminal, tmp_path: Path) -> None:
    told = json.loads(gorin("match", "random", "heuristic", "--pairs", "2", *QUICK, "--json", "--out", "games.csv"))
    assert (told["rules"], told["sets"], told["games"], told["failed"]) == ("lcg/skirmish", 2, 4, 0)
    first, second = told["agents"]
    assert (first["agent"], second["agent"]) == ("random", "heuristic")
    assert first["points"] + second["points"] == 4 and second["share"]["low"] <= second["share"]["value"]
    assert set(second["elo"]) == {"value", "low", "high"}
    assert {row["deck"] for row in told["decks"]} and (tmp_path / "games.csv").read_text().count("\n") == 5


def test_match_shows_tables(gorin: Terminal) -> None:
    shown = gorin("match", "random", "random", "--pairs", "2", *QUICK, "--decks", "crab,crane", "--matrix",
                  "--sprt", "0,50")  # fmt: skip
    assert "4 games in" in shown and "random #1" in shown and "50.0 %" in shown
    assert "After 2 pairs it is open" in shown
    assert "won by the deck on the left" in shown and "crane" in shown


def test_a_match_between_seats_that_fail(gorin: Terminal, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("class Bot:\n    def act(self, *_):\n        return None\n")
    told = json.loads(gorin("match", "bot.py:Bot", "random", "--pairs", "1", *QUICK, "--json", code=1))
    assert (told["games"], told["failed"]) == (0, 2)
    assert gorin.err.startswith("Game 0: The agent 'bot.py:Bot' is asked at decision 1 as A (")
    assert gorin.err.endswith("2 of the games failed; see gorin-failures.\n")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("random",), "between 2 to 2 agents, not 1"),
        (("random", "randon"), "There is no agent 'randon'; did you mean 'random'?"),
        (("random", "random", "--pairs", "0"), "A match has at least 1 pair of games, not 0."),
        (("random", "random", "--sprt", "5"), "'5' is no SPRT"),
        (("random", "random", "--out", "games.txt"), "its name must end in .csv, .jsonl, .parquet"),
        (("random", "random", "--decks", "crabb"), "There is no deck 'crabb'"),
        (("random", "random", "--rules", "chess"), "There are no rules called 'chess'"),
    ],
)
def test_match_refuses(arguments: tuple[str, ...], says: str, gorin: Terminal) -> None:
    assert says in gorin.refuses("match", *arguments)
