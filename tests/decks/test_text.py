"""Deck lists as players type them."""

from __future__ import annotations

from pathlib import Path

import pytest

from gorin.cards.registry import cards
from gorin.decks.text import Reading, read, read_file
from gorin.errors import DeckError


def reading(text: str) -> Reading:
    return read(text, "mine", cards("lcg"))


def sentences(text: str) -> list[str]:
    return [str(problem) for problem in reading(text).problems]


def test_a_list_in_many_manners() -> None:
    deck, problems = reading(
        """\ufeff
        # a comment
        Name: The Left Hand
        Clan: Crane
        Dynasty deck:
        3x Doji Whisperer (Core Set)
        2 doji hotaru  # the champion
        1× Doji Hotaru
        Shizuka Toshi
        2X Hiruma Yojimbo [core]
        3x Banzai!
        """.replace("\ufeff", "")
    )
    assert problems == []
    assert (deck.name, deck.clan) == ("The Left Hand", "crane")
    assert dict(deck.cards) == {
        "Doji Whisperer": 3,
        "Doji Hotaru": 3,
        "Shizuka Toshi": 1,
        "Hiruma Yōjimbō": 2,
        "Banzai!": 3,
    }


def test_the_stronghold_gives_the_clan() -> None:
    assert reading("Shizuka Toshi").deck.clan == "crane"
    assert reading("3 Banzai!").deck.clan == ""


def test_every_bad_line_is_a_sentence() -> None:
    assert sentences("3x Doji Whispere\n\n2 Xyzzy\n0x Banzai!\nClan: crabs\n98 Rout\n2 Rout\n1 Rout") == [
        "Line 1: there is no card 'Doji Whispere'; did you mean 'Doji Whisperer'?",
        "Line 3: there is no card 'Xyzzy'.",
        "Line 4: a deck cannot have 0 copies of Banzai!.",
        "Line 5: there is no clan 'crabs'; did you mean 'crab'?",
        "Line 7: a deck cannot have 100 copies of Rout.",
    ]


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "Clan: crab\nDynasty:\n"])
def test_a_list_without_cards(text: str) -> None:
    with pytest.raises(DeckError, match=r"^The deck has no cards\.$"):
        reading(text)


def test_files(tmp_path: Path) -> None:
    file = tmp_path / "left hand.txt"
    file.write_text("3x Banzai!\r\n2x Rout\r\n", encoding="utf-8-sig")
    assert read_file(file, cards("lcg")).deck.cards == (("Banzai!", 3), ("Rout", 2))
    assert read_file(file, cards("lcg")).deck.name == "left hand"
    file.write_bytes(b"3x Hiruma Y\xf5jimb\xf5\n")
    with pytest.raises(DeckError, match=r"left hand\.txt is not a text file in UTF-8\.$"):
        read_file(file, cards("lcg"))
    file.write_bytes(b"")
    with pytest.raises(DeckError, match=r"left hand\.txt has no cards\.$"):
        read_file(file, cards("lcg"))
