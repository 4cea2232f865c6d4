"""Printed cards that are not here yet, read from a list that a user has."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gorin.cards.checklist import missing
from gorin.cards.unread import unread
from gorin.errors import UsageError


@pytest.fixture
def printed(tmp_path: Path) -> Path:
    """A list with a missing card whose text is invented, and with one that nobody knows."""
    lacking = missing("lcg")[-1]
    card = {
        "id": "a-1", "name": lacking.title, "type": "character", "clan": "crane", "side": "dynasty", "cost": 2,
        "military": "X", "political": "1", "glory": 1, "traits": [],
        "text": "Sincerity.<br><b>Action:</b> Draw a card.<br>Flip a coin.",
        "printed": [{"pack": lacking.sets[0], "number": "1"}],
    }  # fmt: skip
    path = tmp_path / "printed.json"
    path.write_text(json.dumps([card, {**card, "id": "a-2", "name": "Nobody At All"}]), encoding="utf-8")
    return path


def test_what_is_read_and_what_a_card_waits_for(printed: Path) -> None:
    (found,) = unread("lcg", printed)
    assert found.name == missing("lcg")[-1].title
    assert (len(found.lines), found.read, found.equal) == (3, 2, 1)  # "a card" is said as "1 card"
    assert [str(x) for x in found.troubles] == ["“Flip a coin” cannot be read."]


def test_of_one_set_only(printed: Path) -> None:
    assert len(unread("lcg", printed, missing("lcg")[-1].sets[0])) == 1
    assert unread("lcg", printed, "core") == []


def test_what_cannot_be_read_from_a_list(printed: Path, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="only those of the lcg"):
        unread("ccg", printed)
    with pytest.raises(UsageError, match="cannot be read"):
        unread("lcg", tmp_path / "nothing.json")
