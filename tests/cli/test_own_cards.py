"""`--cards FILE.py`: cards of one's own at every command that knows cards."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gorin.cards import registry
from gorin.cli.main import COMMANDS
from gorin.decks.precons import FOLDER
from tests.cli.terminal import Terminal

KEEPER = """\
keeper = character(
    "Riddle Keeper", CRANE, action(Draw(), cost=Bow(THIS)), cost=2, military=1, political=2, glory=1,
)
"""


@pytest.fixture
def gorin(capsys: pytest.CaptureFixture[str]) -> Iterator[Terminal]:
    yield Terminal(capsys)
    registry.use(())


@pytest.fixture
def mine(tmp_path: Path) -> str:
    path = tmp_path / "mine.py"
    path.write_text(KEEPER)
    return str(path)


@pytest.fixture
def deck(tmp_path: Path) -> str:
    path = tmp_path / "keepers.txt"
    text = (FOLDER / "lcg/stronghold/crane.txt").read_text(encoding="utf-8")
    path.write_text(text.replace("3x Doji Whisperer", "3x Riddle Keeper"))
    return str(path)


WITHOUT = {
    "bench",
    "decks",
    "proof",
    "read",
    "rules",
}  # they know what comes with Gorin, or are given the cards to prove


def test_every_command_that_knows_cards_takes_them(gorin: Terminal) -> None:
    for command in COMMANDS:
        page = gorin(command, "--help") if command != "deck" else gorin("deck", "check", "--help")
        assert ("--cards" in page) == (command not in WITHOUT), command


def test_card(gorin: Terminal, mine: str) -> None:
    shown = gorin("card", "riddle", "keeper", "--cards", mine)
    assert shown.startswith("Riddle Keeper\nCrane dynasty character\ncost 2")
    assert "Action: Bow this character – draw 1 card." in shown
    assert gorin.refuses("card", "Riddle Keeper") == "There is no card 'Riddle Keeper'."


def test_cards(gorin: Terminal, mine: str) -> None:
    (found,) = json.loads(gorin("cards", "--cards", mine, "--json"))
    assert found == {
        "name": "Riddle Keeper",
        "type": "character",
        "clan": "crane",
        "text": "Action: Bow this character – draw 1 card.",
        "abilities": 1,
        "tests": 0,
    }
    assert json.loads(gorin("cards", "--cards", mine, "--set", "mine", "--json")) == [found]
    core = json.loads(gorin("cards", "--cards", mine, "--set", "core", "--json"))
    assert len(core) > 100 and found not in core


def test_all_problems_of_a_file_are_listed(gorin: Terminal, mine: str) -> None:
    Path(mine).write_text(KEEPER.replace("CRANE", '"badger"').replace("Draw()", "Honor(THAT)"))
    gorin("cards", "--cards", mine, code=2)
    said = gorin.err.splitlines()
    assert said == [
        f"{mine}, line 1: Riddle Keeper: there is no clan called 'badger'.",
        f"{mine}, line 1: Riddle Keeper, ability 1: THAT(0) is nothing: 0 targets can be spoken of here.",
    ]
    assert "(one of 2 problems" in gorin.refuses("card", "Banzai!", "--cards", mine)


@pytest.mark.parametrize(
    "command",
    [("card", "Banzai!"), ("cards",), ("deck", "check", "crane"), ("simulate", "--games", "1"), ("play", "--watch")],
    ids=lambda x: x[0],
)
def test_a_wrong_file_is_one_sentence(gorin: Terminal, mine: str, command: tuple[str, ...]) -> None:
    assert gorin.refuses(*command, "--cards", "nowhere.py") == "There is no card file nowhere.py."
    Path(mine).write_text("keeper = charakter()\n")
    said = gorin.refuses(*command, "--cards", mine)
    assert said == f"{mine}, line 1: there is no word 'charakter'; did you mean 'character'?"


def test_deck_check(gorin: Terminal, mine: str, deck: str) -> None:
    assert "is a legal deck" in gorin("deck", "check", deck, "--cards", mine)
    gorin("deck", "check", deck, code=2)
    assert "there is no card 'Riddle Keeper'" in gorin.err


@pytest.mark.parametrize("processes", ["1", "2"])
def test_simulate_plays_them_in_every_process(
    gorin: Terminal, mine: str, deck: str, tmp_path: Path, processes: str
) -> None:
    records = tmp_path / "records"
    run = ("simulate", "--decks", f"{deck},crab", "--games", "4", "--seed", "7", "--processes", processes)
    told = json.loads(gorin(*run, "--cards", mine, "--records", str(records), "--json"))
    assert (told["games"], told["errors"]) == (4, 0)
    texts = [path.read_text() for path in sorted(records.glob("*.jsonl"))]
    assert len(texts) == 4 and all('"cards":[{"name":"mine.py"' in x for x in texts)
    assert any("Riddle Keeper" in x.split("\n", 1)[1] for x in texts), "somebody plays or uses one"
    first = str(records / "game-000000.jsonl")
    assert "and the final key matches" in gorin("replay", first, "--verify", "--cards", mine)
    assert "which is not loaded; '--cards mine.py' loads it." in gorin.refuses("replay", first, "--verify")
    Path(mine).write_text(KEEPER.replace("cost=2", "cost=1"))
    assert "is not the one the game was played with" in gorin.refuses("replay", first, "--cards", mine)


def test_play_and_resume(mine: str, deck: str, tmp_path: Path) -> None:
    def play(typed: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [sys.executable, "-m", "gorin.cli.main", "play", "--plain", *arguments],
            input=typed,
            capture_output=True,
            env={**os.environ, "PYTHONIOENCODING": "utf-8", "GORIN_HOME": str(tmp_path / "home")},
        )

    begun = play(b"card riddle keeper\nquit\n", "--deck", deck, "--seed", "5", "--cards", mine)
    assert begun.returncode == 0 and b"Riddle Keeper\nCrane dynasty character" in begun.stdout
    (record,) = (tmp_path / "home" / "unfinished").glob("*.jsonl")
    refused = play(b"quit\n", "--load", str(record))
    assert refused.returncode == 2 and b"'--cards mine.py' loads it." in refused.stderr
    resumed = play(b"1\n" * 3000, "--load", str(record), "--cards", mine)
    assert resumed.returncode == 0 and b"Its record is" in resumed.stdout
