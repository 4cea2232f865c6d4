"""`gorin review`: a finished game looked at again."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from gorin.kernel.files import put_record
from tests.cli.terminal import Terminal
from tests.lab.test_review import blundered, short

QUICK = ("--deals", "2", "--processes", "1")


@pytest.fixture
def record(tmp_path: Path) -> str:
    put_record(tmp_path / "game.jsonl", blundered())
    return str(tmp_path / "game.jsonl")


def test_it_tells_what_it_found(capsys: pytest.CaptureFixture[str], record: str, tmp_path: Path) -> None:
    gorin = Terminal(capsys)
    told = json.loads(gorin("review", record, *QUICK, "--json", "--plot", str(tmp_path / "it.svg")))
    assert told["review"] == 1 and [side["name"] for side in told["sides"]] == ["A", "B"]
    dear = told["sides"][0]["dearest"][0]
    said = gorin("review", record, *QUICK, "--all", "--seat", "a")
    assert f"better: “{dear['better']}”. {dear['why']}" in said and "B (B)" not in said
    assert ET.parse(tmp_path / "it.svg").getroot().tag.endswith("svg") and gorin.err == ""
    assert json.loads(gorin("review", record, *QUICK, "--json")) == told


def test_refusals(capsys: pytest.CaptureFixture[str], record: str, tmp_path: Path) -> None:
    gorin = Terminal(capsys)
    assert gorin.refuses("review", record, "--seat", "C") == "There is no seat 'C'; the seats are A, B."
    assert "ends in .svg" in gorin.refuses("review", record, "--plot", "it.png")
    assert "not by 'random'" in gorin.refuses("review", record, "--level", "random")
    assert "holds no pack" in gorin.refuses("review", record, "--game", "1")
    assert "No such file" in gorin.refuses("review", str(tmp_path / "none.jsonl"))
    (tmp_path / "odd.jsonl").write_text("hello")
    assert "odd.jsonl does not begin with the header" in gorin.refuses("review", str(tmp_path / "odd.jsonl"))
    unfinished = short()
    (tmp_path / "on.jsonl").write_bytes(b"\n".join(unfinished.lines().splitlines()[:-2]))
    assert "goes on" in gorin.refuses("review", str(tmp_path / "on.jsonl"))
