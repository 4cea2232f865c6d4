"""The decks that come with Gorin, and decks by name or file."""

from __future__ import annotations

from pathlib import Path

import pytest

from gorin.decks.precons import FOLDER, deck_for, precons
from gorin.decks.provinces import open_slots
from gorin.errors import DeckError, UsageError
from tests.decks.lists import SKIRMISH, STRONGHOLD, precon


def test_precons_are_named_by_their_files() -> None:
    assert {"crab", "crane"} <= {deck.name for deck in precons(STRONGHOLD)}
    assert [deck.name for deck in precons(SKIRMISH)] == sorted(x.stem for x in (FOLDER / SKIRMISH).glob("*.txt"))


def test_unknown_rules() -> None:
    with pytest.raises(UsageError, match="lcg/chess"):
        precons("lcg/chess")


def test_by_name_or_file(tmp_path: Path) -> None:
    assert deck_for(STRONGHOLD, "Crab") is precon("crab")
    copy = tmp_path / "my crab.txt"
    copy.write_bytes((FOLDER / STRONGHOLD / "crab.txt").read_bytes())
    assert deck_for(STRONGHOLD, str(copy)).cards == precon("crab").cards
    with pytest.raises(DeckError, match=r"is no legal deck for lcg/skirmish: .* \[rr\..*\] \(one of \d+ problems"):
        deck_for(SKIRMISH, str(copy))


def test_no_such_deck() -> None:
    with pytest.raises(DeckError, match=r"^There is no deck 'crabb' for lcg/skirmish; did you mean 'crab'\?$"):
        deck_for(SKIRMISH, "crabb")
    with pytest.raises(DeckError, match=r"'xyzzy' for lcg/skirmish; there are crab, crane"):
        deck_for(SKIRMISH, "xyzzy")
    with pytest.raises(FileNotFoundError):
        deck_for(SKIRMISH, "no/such/file.txt")


@pytest.mark.parametrize(
    ("provinces", "extra", "missing"),
    [
        ("air earth fire water void", "", ""),
        ("air earth fire water water", "", "void"),
        ("air+earth air fire water void", "", ""),
        ("air earth fire water water", "water", ""),
        ("air earth fire water water", "fire", "void"),
        ("air+earth+fire+water+void air+earth air earth fire", "", "void"),
        ("", "", "air earth fire water void"),
    ],
)
def test_slots(provinces: str, extra: str, missing: str) -> None:
    printed = [tuple(each.split("+")) for each in provinces.split()]
    assert len(open_slots(printed, extra.split())) == len(missing.split())
    if len(missing.split()) == 1:
        assert open_slots(printed, extra.split())[0] in ("void", "water")
