"""The command around it: its page, and what other commands do with what it saves."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from gorin.drive.session import Session
from tests.cli.terminal import Terminal
from tests.drive.talking import ask


@pytest.fixture
def gorin(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


def test_its_page_says_where_the_rest_is_written(gorin: Terminal) -> None:
    page = " ".join(gorin("drive", "--help").split())
    assert "one JSON object a line" in page and "docs/drive.md" in page


CARDS = {
    "lcg/stronghold": (
        'keeper = character("Riddle Keeper", CRANE, action(Draw(), cost=Bow(THIS)), cost=2, military=1)',
        "A 10/3: Riddle Keeper\nB 10/3:",
    ),
    "ccg/emperor": (
        'GAME = "ccg"\n'
        'keeper = personality("Riddle Keeper", CRANE, open_(draw()), force=1, chi=2, cost=2, personal_honor=1)',
        "A 5: Riddle Keeper\nB 5:",
    ),
}


@pytest.mark.parametrize("rules", CARDS)
def test_it_plays_with_cards_of_ones_own(rules: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    text, table = CARDS[rules]
    path.write_text(text)
    asked = json.dumps({"cmd": "table", "rules": rules, "table": table}) + "\n"
    command = [sys.executable, "-m", "gorin.cli.main", "drive"]
    for more, ok in ((["--cards", str(path)], True), ([], False)):
        done = subprocess.run([*command, *more], input=asked, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        answer = json.loads(done.stdout.splitlines()[1])
        assert answer["ok"] is ok, answer
        assert not ok or any("Riddle Keeper" in x["text"] for x in answer["decision"]["options"])


def test_a_saved_table_is_shown_by_replay(gorin: Terminal, tmp_path: Path) -> None:
    session, file = Session(), tmp_path / "table.jsonl"
    ask(session, "table", table="A 10/3: Doji Whisperer | Fine Katana\nB 10/3: Eager Scout", seed=2)
    ask(session, "choose", option="play Fine Katana")
    ask(session, "choose", option="Doji Whisperer")
    ask(session, "save", path=str(file))
    shown = gorin("replay", str(file))
    assert shown.startswith("lcg/stronghold, seed 2, from a table.\n")
    assert "A, action: play Fine Katana" in shown and "B is to decide: action." in shown
    assert "2 decisions, and the game goes on" in gorin("replay", str(file), "--verify")
