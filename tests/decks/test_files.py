"""Deck files: one function reads any shape, and refuses what is no deck with a sentence."""

from __future__ import annotations

import json
import sys
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace

import pytest

from gorin.cards.registry import cards
from gorin.decks.files import LARGEST, is_json, read_file
from gorin.errors import DeckError

ROUT = (("Banzai!", 3), ("Rout", 2))


@pytest.mark.parametrize(
    "data",
    [
        b"3x Banzai!\n2x Rout\n",
        b"\xef\xbb\xbf3x Banzai!\r\n2x Rout\r\n",
        b"\r\n\t3x Banzai!\r2x Rout",
        b'{"cards": {"banzai": 3, "01-rout": 2}}',
        b'\xef\xbb\xbf \r\n{"cards":\r\n {"banzai": 3, "rout": 2}}\r\n',
        b"[Conflict]\n3 Banzai!\n2 Rout",
        b"[ Conflict (5) ]\nBanzai! x3\nRout x2",
    ],
)
@pytest.mark.parametrize("name", ["left hand.txt", "left hand.json", "left hand"])
def test_the_content_says_the_shape(data: bytes, name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_bytes(data)
    found = read_file(file, cards("lcg"))
    assert found.problems == []
    assert (found.deck.name, found.deck.cards) == ("left hand", ROUT)


def test_what_is_meant_to_be_json() -> None:
    for text in ("{", ' \n{"', "[{", "[]", "[1]", '["x"]', "[["):
        assert is_json(text), text
    for text in ("", "3x {", "[Dynasty]", "[ dynasty (40) ]", '"rout"', "3"):
        assert not is_json(text), text


NO_TEXT = "is not a text file in UTF-8."
NO_CARDS = "has no cards."


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", NO_CARDS),
        (b"\xef\xbb\xbf", NO_CARDS),
        (b"\n\n# nothing\n", NO_CARDS),
        (b"3x Hiruma Y\xf5jimb\xf5\n", NO_TEXT),
        ("3x Rout".encode("utf-16"), NO_TEXT),
        ("3x Rout".encode("utf-16-le"), NO_TEXT),
        (b"3x Rout\n\0\0\0", NO_TEXT),
        (b"\x89PNG\r\n\x1a\n\0\0", NO_TEXT),
        (b"{", "is not correct JSON: Expecting property name enclosed in double quotes at line 1, column 2."),
        (b"3x Rout\n" * 200_000, "has more than 1,000,000 bytes; no deck is as large as that."),
        (b"{" * (LARGEST + 1), "has more than 1,000,000 bytes; no deck is as large as that."),
        (b"\xff" * (LARGEST + 1), "has more than 1,000,000 bytes; no deck is as large as that."),
    ],
    ids=range(12),
)
def test_files_that_are_no_decks(data: bytes, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "deck.txt"
    file.write_bytes(data)
    with pytest.raises(DeckError) as refused:
        read_file(file, cards("lcg"))
    assert str(refused.value) == f"{file} {says}"
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=BytesIO(data)))
    with pytest.raises(DeckError) as refused:
        read_file("-", cards("lcg"))
    assert str(refused.value) == f"The standard input {says}"


def test_a_file_of_the_largest_size_is_read(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_bytes(b"2x Rout\n" + b"#" * (LARGEST - 8))
    assert read_file(file, cards("lcg")).deck.cards == (("Rout", 2),)


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "deck.txt", cards("lcg"))
    with pytest.raises(IsADirectoryError):
        read_file(tmp_path, cards("lcg"))


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    for data in (b"3x Banzai!\n2 Rout", json.dumps({"cards": dict(ROUT)}).encode()):
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=BytesIO(data)))
        found = read_file("-", cards("lcg"))
        assert (found.deck.name, found.deck.cards) == ("deck", ROUT)
