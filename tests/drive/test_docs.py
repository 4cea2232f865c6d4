"""Every example in docs/drive.md is run, and every command has one."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from gorin.drive.requests import COMMANDS, LONGEST_LINE, PROTOCOL
from gorin.drive.session import Session, greeting
from gorin.sim.version import engine
from tests.drive.matching import differs

PAGE = (Path(__file__).parent.parent.parent / "docs" / "drive.md").read_text(encoding="utf-8")
PAGE = PAGE.replace("0.1.0", engine())  # it shows the version it was written for
SECTIONS = {part.splitlines()[0]: part for part in re.split(r"^## ", PAGE, flags=re.M)[1:]}


def lines(section: str) -> list[str]:
    """The lines of the examples in a section."""
    blocks = re.findall(r"^```\n(.*?)^```$", SECTIONS[section], flags=re.M | re.S)
    return [line for block in blocks for line in block.splitlines() if line[:2] in ("> ", "< ")]


@pytest.mark.parametrize("section", [name for name in SECTIONS if lines(name)])
def test_the_examples_of_a_section_are_true(section: str) -> None:
    session = Session()
    answer: Any = json.loads(greeting())
    for line in lines(section):
        if line.startswith("> "):
            answer = json.loads(session.answer(line[2:].encode()))
        else:
            assert not differs(json.loads(line[2:]), answer), line


def test_every_command_has_an_example() -> None:
    asked = [line[2:] for name in SECTIONS for line in lines(name) if line.startswith("> {")]
    assert {json.loads(line)["cmd"] for line in asked} >= set(COMMANDS)


def test_the_page_names_the_numbers_of_the_program() -> None:
    assert f'"protocol": {PROTOCOL},' in PAGE and f"{LONGEST_LINE:,} bytes" in PAGE


@pytest.mark.parametrize(
    ("shown", "given", "same"),
    [
        ({"a": 1}, {"a": 1, "b": 2}, True),
        ({"a": 1}, {"b": 2}, False),
        ([1, "…"], [1, 2, 3], True),
        ([1], [1, 2], False),
        ([1, 2, "…"], [1], False),
        ([{"a": [1]}], [{"a": [2]}], False),
        (True, 1, False),
        ("a…z", "abcz", True),
        ("a…z", "abc", False),
    ],
)
def test_answers_are_compared_as_the_page_says(shown: Any, given: Any, same: bool) -> None:
    assert (not differs(shown, given)) is same
