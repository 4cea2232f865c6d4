"""The command around it: its page, and what other commands do with what it saves."""

from __future__ import annotations

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
