"""The commands `gorin simulate` and `gorin replay`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gorin.kernel.decisions import Decision
from gorin.kernel.machine import take
from gorin.sim import game as driver
from tests.cli.terminal import Terminal


@pytest.fixture
def gorin(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Typed in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return Terminal(capsys)


def simulate(gorin: Terminal, *more: str, code: int = 0) -> dict[str, Any]:
    shown = gorin("simulate", "lcg/skirmish", "--processes", "1", "--json", *more, code=code)
    assert shown.count("\n") == 1
    report: dict[str, Any] = json.loads(shown)
    return report


def test_simulate_counts(gorin: Terminal) -> None:
    report = simulate(gorin, "--games", "4", "--seed", "2", "--agents", "random,random", "--decks", "crane,crab")
    assert list(report) == [
        "games",
        "finished",
        "errors",
        "seconds",
        "games_per_second",
        "decisions_per_game",
        "rounds_per_game",
        "endings",
        "wins",
    ]
    assert list(report["wins"]) == ["by_seat", "by_agent", "by_deck"]
    assert (report["games"], report["finished"], report["errors"]) == (4, 4, 0)
    assert sum(report["endings"].values()) == 4
    assert [sum(each.values()) for each in report["wins"].values()] == [4, 4, 4]
    assert list(report["wins"]["by_deck"]) == ["crab", "crane"]
    assert report["decisions_per_game"] > 20 and report["rounds_per_game"] >= 1


def test_simulate_shows_a_table(gorin: Terminal) -> None:
    shown = gorin("simulate", "lcg/stronghold", "--games", "1", "--decks", "crane,crab", "--processes", "1")
    assert "1, finished 1, failed 0" in shown and "random 1 (100.0 %)" in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["lcg/chess"], "There are no rules called 'lcg/chess'"),
        (["lcg/skirmish", "--agents", "randon"], "There is no agent 'randon'; did you mean 'random'?"),
        (["lcg/skirmish", "--agents", "random,random,random"], "2 players need 2 agents"),
        (["lcg/skirmish", "--decks", "crabb,crane"], "There is no deck 'crabb' for lcg/skirmish"),
        (["lcg/skirmish", "--decks", "no/file.txt"], "no/file.txt: No such file or directory."),
        (["lcg/skirmish", "--decks", "crab,crane,crab"], "2 players need 2 decks"),
        (["lcg/skirmish", "--games", "-3"], "A run has at least 1 game, not -3."),
        (["lcg/skirmish", "--players", "5"], "lcg/skirmish is for 2 players, not 5."),
        (["lcg/skirmish", "--processes", "0"], "A run needs at least 1 process, not 0."),
    ],
)
def test_simulate_refuses(arguments: list[str], sentence: str, gorin: Terminal, tmp_path: Path) -> None:
    said = gorin.refuses("simulate", *arguments, "--records", str(tmp_path / "records"))
    assert said.startswith(sentence)
    assert not (tmp_path / "records").exists()


def test_simulate_refuses_a_folder_it_cannot_make(gorin: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("kept")
    assert "Not a directory" in gorin.refuses("simulate", "--records", str(tmp_path / "file" / "records"))
    assert "File exists" in gorin.refuses("simulate", "--records", str(tmp_path / "file"))
    assert (tmp_path / "file").read_text() == "kept"


def test_replay_tells_the_game(gorin: Terminal, tmp_path: Path) -> None:
    simulate(gorin, "--games", "1", "--records", "records")
    shown = gorin("replay", "records/game-000000.jsonl").splitlines()
    assert shown[0].startswith("lcg/skirmish, seed ")
    assert shown[0].endswith("A plays crab (random); B plays crane (random).")
    assert any(line.strip() == "The dynasty phase of round 1 begins." for line in shown)
    assert shown[-1].startswith("The game ends after ")
    said = gorin("replay", "records/game-000000.jsonl", "--verify")
    assert said.startswith("records/game-000000.jsonl replays: ") and "the final key matches (" in said


def test_treaties_are_simulated_and_told_again(gorin: Terminal, tmp_path: Path) -> None:
    gorin("simulate", "lcg/enlightenment", "--players", "3", "--games", "3", "--seed", "3", "--processes", "1",
          "--option", "treaty_cards", "--records", "games")  # fmt: skip
    files = sorted((tmp_path / "games").glob("*.jsonl"))
    assert all('"options":{"treaty_cards":true}' in file.read_text() for file in files)
    dealt = next(file for file in files if '"do":"agree"' in file.read_text())
    assert "replays" in gorin("replay", str(dealt), "--verify")
    shown = gorin("replay", str(dealt))
    assert "a treaty card at" in shown and " agrees. " in shown
    says = gorin.refuses("simulate", "lcg/skirmish", "--option", "treaty_cards")
    assert "lcg/skirmish has no option 'treaty_cards'; it has none." in says


def test_replay_of_an_unfinished_game(gorin: Terminal, tmp_path: Path) -> None:
    simulate(gorin, "--games", "1", "--records", "records")
    file = tmp_path / "records/game-000000.jsonl"
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:10]))
    assert gorin("replay", str(file)).splitlines()[-1].startswith("The record ends here: ")
    assert "9 decisions, and the game goes on." in gorin("replay", str(file), "--verify")


def test_replay_refuses(gorin: Terminal, tmp_path: Path) -> None:
    simulate(gorin, "--games", "1", "--records", "records")
    lines = (tmp_path / "records/game-000000.jsonl").read_bytes().splitlines(keepends=True)
    for content, says in (
        (b"", "is empty"),
        (b"\xff\xfe\x00", "does not begin with the header of a Gorin record"),
        (b'{"a": 1}\n', "does not begin with the header of a Gorin record"),
        (lines[0].replace(b'"gorin":1', b'"gorin":99') + lines[1], "record format 99"),
        (lines[0] + b"nonsense\n" + lines[1], "line 2"),
        (lines[0] + b'{"p":0,"i":-1,"t":"pass"}\n', "at decision 1 (line 2)"),
        (lines[0].replace(b"lcg/skirmish", b"lcg/chess") + lines[1], "cannot be opened"),
    ):
        (tmp_path / "bad.jsonl").write_bytes(content)
        assert says in gorin.refuses("replay", "bad.jsonl", "--verify")
    assert gorin.refuses("replay", "nowhere.jsonl") == "nowhere.jsonl: No such file or directory."
    assert gorin.refuses("replay", "records") == "records: Is a directory."


def test_a_failure_is_counted_kept_and_replayed(
    gorin: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    def failing(s: Any, d: Decision, index: int) -> None:
        take(s, d, index)
        if s.round == 2:
            raise ZeroDivisionError("round two is out")

    monkeypatch.setattr(driver, "take", failing)
    report = simulate(gorin, "--games", "2", code=1)
    assert (report["games"], report["errors"], report["finished"]) == (2, 2, 0)
    assert gorin.err == "2 games failed; see gorin-failures ('gorin replay FILE' shows a failure again).\n"
    file = "gorin-failures/seed-0-game-000001.jsonl"
    said = gorin("replay", file, "--verify")
    assert "replays to its failure after " in said and "ZeroDivisionError: round two is out" in said
    with pytest.raises(ZeroDivisionError):
        gorin("replay", file)
    gorin.capsys.readouterr()
    monkeypatch.setattr(driver, "take", take)
    assert "an error that the rules do not repeat" in gorin.refuses("replay", file, "--verify")
