"""docs/decks.md shows decks, lists and commands that work."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

from gorin.cards.registry import cards
from gorin.cli import deck as command
from gorin.decks import formats, naming
from gorin.decks.banning import read_list
from gorin.decks.files import read

PAGE = Path(__file__).parents[2] / "docs" / "decks.md"


def block(after: str) -> str:
    """The first block of code under a heading."""
    found = re.search(r"```\w*\n(.*?)```", PAGE.read_text(encoding="utf-8").partition(f"## {after}\n")[2], re.S)
    assert found
    return found[1]


def test_the_examples_in_python() -> None:
    tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried.attempted and not tried.failed
    for module in (naming, formats):
        tried = doctest.testmod(module)
        assert tried.attempted and not tried.failed


@pytest.mark.parametrize("heading", ["As text", "As JSON"])
def test_the_decks(heading: str) -> None:
    found = read(block(heading), "x", cards("lcg"))
    assert found.problems == [] and found.entries
    assert (found.name, found.clan, found.format) == ("The Left Hand", "crane", "stronghold")


def test_the_list(tmp_path: Path) -> None:
    file = tmp_path / "law.txt"
    file.write_text(block("Lists"))
    made = read_list(file)
    assert (made.name, made.banned) == ("The Law", ["Display of Power"])
    as_json = re.search(r'`(\{"name": "The Law".*?\})`', PAGE.read_text(encoding="utf-8"))
    assert as_json and json.loads(as_json[1])["restricted"] == ["doji-hotaru", "rout"]


def test_the_commands_are_those_there_are() -> None:
    named = set(re.findall(r"^gorin deck (\w+)", PAGE.read_text(encoding="utf-8"), re.M))
    assert named == {info.name or getattr(info.callback, "__name__", "") for info in command.app.registered_commands}
