"""The commands about cards and decks: `card`, `cards`, `decks`, `deck check`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gorin.cards.registry import cards
from gorin.cards.tested import counted
from gorin.decks.precons import FOLDER
from gorin.rulesets.lcg.english import text_of
from tests.cli.terminal import Terminal


@pytest.fixture
def gorin(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


def test_card(gorin: Terminal) -> None:
    shown = gorin("card", "hiruma", "yojimbo")
    card = cards("lcg")["Hiruma Yōjimbō"]
    assert shown.startswith("Hiruma Yōjimbō\nCrab dynasty character\ncost ")
    assert text_of(card) in shown
    assert shown == gorin("card", "Hiruma Yōjimbō")


@pytest.mark.parametrize("card", cards("lcg").values(), ids=lambda card: str(card.name))
def test_every_card_has_a_page(card: object, gorin: Terminal) -> None:
    name = card.name  # type: ignore[attr-defined]
    assert gorin("card", name).startswith(name)


def test_a_stronghold_and_an_attachment(gorin: Terminal) -> None:
    assert "Crab stronghold\nstrength +" in gorin("card", "shiro nishiyama")
    assert ", military +2, political +0\n" in gorin("card", "fine katana")


def test_no_such_card(gorin: Terminal) -> None:
    assert gorin.refuses("card", "doji whispere") == "There is no card 'doji whispere'; did you mean 'Doji Whisperer'?"
    assert gorin.refuses("card", "xyzzy") == "There is no card 'xyzzy'."


def test_cards(gorin: Terminal) -> None:
    found = json.loads(gorin("cards", "--game", "lcg", "--set", "core", "--json"))
    assert len(found) == sum(card.pack == "core" for card in cards("lcg").values())
    banzai = next(card for card in found if card["name"] == "Banzai!")
    assert banzai == {
        "name": "Banzai!",
        "type": "event",
        "clan": "neutral",
        "text": text_of(cards("lcg")["Banzai!"]),
        "abilities": 1,
        "tests": counted()["Banzai!"],
    }
    assert next(card for card in found if card["name"] == "Eager Scout")["abilities"] == 0
    shown = gorin("cards")
    assert "Banzai!" in shown and "[military]" in shown


def test_cards_by_what_is_printed_on_them(gorin: Terminal) -> None:
    found = json.loads(gorin("cards", "--clan", "Crane", "--type", "character", "--trait", "bushi", "--json"))
    there = [
        card.name
        for card in cards("lcg").values()
        if (card.clan, card.type) == ("crane", "character") and "bushi" in card.traits
    ]
    assert [card["name"] for card in found] == there and "Doji Hotaru" in there
    asked = json.loads(gorin("cards", "--text", "place 1 fate", "--json"))
    assert asked and all("place 1 fate" in card["text"].lower() for card in asked)
    assert len(asked) == sum("place 1 fate" in text_of(card).lower() for card in cards("lcg").values())
    assert {card["clan"] for card in json.loads(gorin("cards", "--game", "ccg", "--clan", "lion", "--json"))} == {
        "lion"
    }
    assert "\tinvented" not in gorin("cards", "--text", "no card says this")
    assert gorin.refuses("cards", "--clan", "mouse").startswith(
        "No card listed here has the clan 'mouse'; there are crab, "
    )
    assert gorin.refuses("cards", "--trait", "mouse") == "No card listed here has the trait 'mouse'."


def test_a_pipe_gets_a_line_for_each_card(gorin: Terminal) -> None:
    lines = gorin("cards", "--set", "core").splitlines()
    assert lines[0] == "name\ttype\tclan\ttext"
    assert len(lines) == 1 + sum(card.pack == "core" for card in cards("lcg").values())
    assert all(line.count("\t") == 3 for line in lines)


def test_words_of_a_title_are_enough_where_only_one_card_has_them(gorin: Terminal) -> None:
    assert gorin("card", "hotaru") == gorin("card", "Doji Hotaru")
    assert gorin.refuses("card", "hotru").startswith("There is no card 'hotru'; did you mean 'Doji Hotaru'")
    assert gorin.refuses("card", "doji").startswith("There is no card 'doji'; did you mean 'Doji ")


def test_cards_of_nothing(gorin: Terminal) -> None:
    assert gorin.refuses("cards", "--game", "chess").startswith("There is no game 'chess'; there are cards of lcg")
    assert gorin.refuses("cards", "--set", "chess").startswith("The lcg has no set 'chess'; it has core")


def test_decks(gorin: Terminal) -> None:
    assert gorin("decks", "--format", "lcg/stronghold").count("\tcrab\t") == 1
    found = json.loads(gorin("decks", "--format", "lcg/skirmish", "--json"))
    assert {deck["format"] for deck in found} == {"lcg/skirmish"}
    assert {"crab", "crane"} <= {deck["name"] for deck in found}
    assert "no rules called 'chess'" in gorin.refuses("decks", "--format", "chess")


def test_a_legal_deck(gorin: Terminal) -> None:
    file = str(FOLDER / "lcg/stronghold/crab.txt")
    assert gorin("deck", "check", file, "--format", "lcg/stronghold") == (
        f"{file} is a legal deck for lcg/stronghold: 88 cards. No restricted or banned list was applied.\n"
    )


def test_an_illegal_deck_has_a_sentence_for_each_problem(gorin: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("Clan: crane\n3x Doji Whispere\n4x Doji Hotaru\n")
    assert gorin("deck", "check", str(file), "--format", "lcg/skirmish", code=2).startswith("No restricted")
    said = gorin.err.splitlines()
    assert said[0] == "Line 2: there is no card 'Doji Whispere'; did you mean 'Doji Whisperer'?"
    assert said[1:] == [
        "The dynasty deck has 30 to 40 cards; this one has 4. [rr.deckbuilding.17]",
        "The conflict deck has 30 to 40 cards; this one has 0. [rr.deckbuilding.18]",
        "A deck has at most 2 of Doji Hotaru; this one has 4. [rr.deckbuilding.20]",
    ]


def test_files_that_are_no_decks(gorin: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    for content, says in ((b"", "has no cards."), (b"\xff\xfe3x", "is not a text file in UTF-8.")):
        file.write_bytes(content)
        assert gorin.refuses("deck", "check", str(file)).endswith(says)
    assert gorin.refuses("deck", "check", str(tmp_path)).endswith("Is a directory.")
    assert gorin.refuses("deck", "check", "nowhere.txt") == "nowhere.txt: No such file or directory."
    assert "no rules called" in gorin.refuses("deck", "check", str(file), "--format", "chess")
