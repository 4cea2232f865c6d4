"""`gorin lab`: a deck, reckoned and tried out."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from gorin.decks.precons import deck_for
from tests.cli.terminal import Terminal

QUICK = ("--format", "lcg/skirmish", "--agent", "random", "--pairs", "1", "--against", "crane", "--processes", "1")


def test_it_tells_what_it_found(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    gorin, plots, html = Terminal(capsys), tmp_path / "plots", tmp_path / "it.html"
    told = json.loads(gorin("lab", "crab", *QUICK, "--json", "--html", str(html), "--plots", str(plots)))
    assert told["lab"] == 1 and told["games"] == 2 and gorin.err == ""
    assert told["deck"]["name"] == "crab" and {each["deck"] for each in told["against"]} == {"", "crane"}
    assert html.read_text().startswith("<!DOCTYPE html>")
    assert (
        all(ET.parse(svg).getroot().tag.endswith("svg") for svg in plots.iterdir()) and len(list(plots.iterdir())) > 4
    )
    assert "2 games, random on both sides" in gorin("lab", "crab", *QUICK)
    assert "games" not in gorin("lab", "crab", *QUICK[:2], "--pairs", "0")


def test_cards_of_ones_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "own.txt").write_text("Quiet Word\nneutral event\nCost 0, influence 1\nAction: Draw 1 card.\n")
    crab = deck_for("lcg/skirmish", "crab")
    lines = [f"{n} {name}" for name, n in crab.cards if name != "Banzai!"] + [f"{crab.count('Banzai!')} Quiet Word"]
    (tmp_path / "mine.txt").write_text("\n".join(["Clan: crab", *lines]))
    gorin, mine = Terminal(capsys), str(tmp_path / "mine.txt")
    assert "Quiet Word" in gorin.refuses("lab", mine, *QUICK)
    told = json.loads(gorin("lab", mine, *QUICK, "--cards", str(tmp_path / "own.txt"), "--json"))
    assert any(odds["name"] == "Quiet Word" for odds in told["opening"])


def test_refusals(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    gorin = Terminal(capsys)
    assert "There is no deck 'crap'" in gorin.refuses("lab", "crap")
    assert "games of two" in gorin.refuses("lab", "crab-walls", "--format", "lcg/enlightenment")
    assert "ends in .html" in gorin.refuses("lab", "crab", "--html", "it.pdf")
    assert "no agent" in gorin.refuses("lab", "crab", "--agent", "randon")
    (tmp_path / "bad.txt").write_text("3 Fine Katana\n")
    assert "is no legal deck" in gorin.refuses("lab", str(tmp_path / "bad.txt"))
