"""`gorin play --rules ccg/emperor`, driven as a pipe drives it."""

from __future__ import annotations

from pathlib import Path

import pytest

from gorin.sim.replaying import replay
from tests.cli.test_play import play

ANYTHING = b"pass\ndone\n1\n"  # what cannot be said is refused, and the next is tried
EMPEROR = ("--rules", "ccg/emperor")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has a folder of its own for unfinished games."""
    monkeypatch.setenv("GORIN_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.mark.parametrize("how", [["--plain"], ["--drawn"], ["--teach"]])
def test_a_whole_game_by_pipe(home: Path, how: list[str]) -> None:
    done = play(ANYTHING * 4000, *EMPEROR, "--seed", "5", "--against", "random", *how)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("ccg/emperor, seed 5: you (crab) against random (crane). You are A.\n")
    last = done.stdout.splitlines()[-2:]
    assert last[0].split(":")[0] in ("You win", "You lose") and ", in turn " in last[0]
    (record,) = (home / "finished").iterdir()
    assert replay(record).over
    assert list((home / "unfinished").iterdir()) == []


def test_leaving_and_resuming(tmp_path: Path) -> None:
    done = play(ANYTHING * 3 + b"table\n", *EMPEROR, "--seed", "1", "--deck", "crane", "--against", "random")
    assert (done.returncode, done.stderr) == (0, "")
    assert "You leave the game in turn " in done.stdout
    again = play(b"table\n", "--resume")
    assert (again.returncode, again.stderr) == (0, "")
    assert done.stdout.splitlines()[-12:-2] == again.stdout.splitlines()[-12:-2], "the same table and options"
    offered = play(b"y\nquit\n")
    assert " of ccg/emperor, you (crane) against random (crab)? [Y/n] " in offered.stdout
    file = tmp_path / "copy.jsonl"
    saved = play(f"save {file}\nquit\n".encode(), "--resume")
    assert f"The game is written to {file}" in saved.stdout
    loaded = play(b"hint\nundo\nconcede\ny\n", "--load", str(file))
    assert loaded.returncode == 0 and "A concedes in turn " in loaded.stdout


def test_watching() -> None:
    done = play(b"\nturn\nend\n", *EMPEROR, "--watch", "--against", "random,random", "--seed", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Enter: go on; turn, end: go on so far" in done.stdout
    assert " wins: " in done.stdout.splitlines()[-2] or "Nobody wins" in done.stdout.splitlines()[-2]


def test_wrong_decks_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.l5d"
    file.write_text("# Fate\n4 Focus\n")
    done = play(b"", *EMPEROR, "--deck", str(file))
    assert done.returncode == 2 and "is no legal deck for ccg/emperor" in done.stderr
