"""`gorin decks`: the decks that come with Gorin."""

from __future__ import annotations

import json

import pytest

from gorin.cards.registry import cards
from gorin.decks.files import read
from gorin.decks.precons import every_precon
from gorin.rulesets import NAMES
from tests.cli.terminal import Terminal
from tests.decks.lists import LCG


@pytest.fixture
def gorin(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


def test_all_of_them(gorin: Terminal) -> None:
    found = json.loads(gorin("decks", "--json"))
    there = [(rules, deck.name) for rules in NAMES for deck in every_precon(rules)]
    assert [(deck["format"], deck["name"]) for deck in found] == there


@pytest.mark.parametrize("rules", LCG)
def test_each_can_be_read_as_a_deck(rules: str, gorin: Terminal) -> None:
    found = json.loads(gorin("decks", "--format", rules, "--json"))
    for told, deck in zip(found, every_precon(rules), strict=True):
        reading = read(json.dumps(told), "x", cards("lcg"))
        assert reading.problems == [] and reading.deck == deck and reading.format == rules


def test_the_table(gorin: Terminal) -> None:
    shown = gorin("decks", "--format", "lcg/stronghold")
    (crab,) = (line for line in shown.splitlines() if "\tcrab\t" in line)
    for part in ("lcg/stronghold", "Shiro Nishiyama, Keeper of Water", "40 + 41", "Crane 10/13"):
        assert part in crab
    (small,) = (line for line in gorin("decks", "--format", "lcg/skirmish").splitlines() if "\tcrab\t" in line)
    assert "Crane 6/6" in small


def test_no_such_rules(gorin: Terminal) -> None:
    assert "no rules called 'chess'" in gorin.refuses("decks", "--format", "chess")
