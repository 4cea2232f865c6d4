"""`gorin cards --missing` and `gorin cards new`: what is printed and not here yet, and how it begins."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gorin.cards.checklist import Listed, checklist, missing
from gorin.cards.registry import SETS, own_cards
from gorin.decks.text import read_text
from tests.cli.terminal import Terminal


@pytest.fixture
def gorin(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


LAST = missing("lcg")[-1]  # some card that is not here yet
SET = LAST.sets[0]


def printed(path: Path, cards: list[Listed]) -> Path:
    """A list of printed cards, with invented facts and texts."""
    entries = [
        {
            "name": x.title, "type": x.type, "clan": x.clan, "side": "conflict", "cost": 1,
            "traits": [], "deck_limit": 3, "text": "Say so.",
            "printed": [{"pack": set, "number": number} for set, number in x.printings],
        }
        for x in cards
    ]  # fmt: skip
    path.write_text(json.dumps(entries), encoding="utf-8")
    return path


@pytest.mark.parametrize("game", SETS)
def test_every_card_that_is_here_was_printed_and_none_of_them_is_missing(game: str) -> None:
    here = [x for x in checklist(game) if x not in missing(game)]
    assert len(missing(game)) + len(here) == len(checklist(game))
    unlisted = len(own_cards(game)) - len(here)
    assert 0 <= unlisted <= 2, "all but those of sets that are in no list"


def test_what_is_missing_is_listed_by_set(gorin: Terminal) -> None:
    rows = json.loads(gorin("cards", "--missing", "--json"))
    assert {row["name"] for row in rows} == {x.title for x in missing("lcg")}
    assert "Doji Whisperer" not in {row["name"] for row in rows}
    assert "core" in gorin("cards", "--missing")
    shown = gorin("cards", "--missing", "--set", SET)
    assert LAST.title.split()[0] in shown and "Doji Whisperer" not in shown
    assert gorin("cards", "--missing", "--set", "core") == "All cards of core are here.\n"


def test_a_set_that_was_never_printed(gorin: Terminal) -> None:
    refused = gorin.refuses("cards", "--missing", "--set", "the-fire-within")
    assert refused == "No set of the lcg is called 'the-fire-within'; did you mean 'the-fires-within'?"
    assert gorin.refuses("cards", "--missing", "--set", "x").endswith("; `gorin cards --missing` lists them.")


def test_the_beginnings_of_a_set(gorin: Terminal, tmp_path: Path) -> None:
    cards = [x for x in missing("lcg") if SET in x.sets]
    text = gorin("cards", "new", "--set", SET, "--print", str(printed(tmp_path / "printed.json", cards)))
    assert text.count("# Say so.") == len(cards) and all(f'"{x.title}"' in text for x in cards)


def test_lists_that_cannot_be_used(gorin: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "printed.json"
    assert gorin.refuses("cards", "new", "--set", SET, "--print", str(path)).startswith(f"{path} cannot be read")
    path.write_text("{")
    assert gorin.refuses("cards", "new", "--set", SET, "--print", str(path)) == f"{path} is no JSON."
    path.write_text("[]")
    assert gorin.refuses("cards", "new", "--set", SET, "--print", str(path)).startswith(f"{path} does not have ")
    path.write_text('[{"name": "X", "text": 3}]')
    assert "entry 1 (X)" in gorin.refuses("cards", "new", "--set", SET, "--print", str(path))
    assert gorin.refuses("cards", "new", "--set", "core", "--print", str(path)) == "All cards of core are here."
    refused = gorin.refuses("cards", "new", "--game", "ccg", "--set", "emperor", "--print", str(path))
    assert refused == "Cards of the ccg cannot be begun from a list yet, only those of the lcg."


def test_a_deck_with_a_card_that_is_not_here_yet_is_told_so() -> None:
    numbered = f"1 99-{LAST.title.lower().replace(' ', '-')}"
    reading = read_text(f"3x {LAST.title}\n{numbered}\n1x Xyzzy", "mine", own_cards("lcg"))
    first, second, third = (problem.sentence for problem in reading.problems)
    assert first.startswith(f"Line 1: Gorin does not have '{LAST.title}' (") and first.endswith(") yet.")
    assert second == first.replace("Line 1", "Line 2") and third == "Line 3: there is no card 'Xyzzy'."
