"""Decks as JSON, in the manner of EmeraldDB."""

from __future__ import annotations

import json

import pytest

from gorin.cards.registry import cards
from gorin.decks.emerald import kind
from gorin.decks.files import read
from gorin.decks.reading import LISTED, Reading
from gorin.errors import DeckError
from tests.decks.lists import precon


def reading(text: str | dict[str, object]) -> Reading:
    return read(text if isinstance(text, str) else json.dumps(text), "mine", cards("lcg"), "deck.json")


def sentences(text: str | dict[str, object]) -> list[str]:
    return [str(problem) for problem in reading(text).all_problems()]


def test_a_deck_as_emeralddb_writes_it() -> None:
    found = reading(
        {
            "id": "3f9d",
            "version_number": "0.1",
            "description": None,
            "name": "The Left Hand",
            "format": "standard",
            "primary_clan": "crane",
            "secondary_clan": "crab",
            "cards": {"doji-whisperer": 3, "01-rout": 2, "hiruma-yojimbo": 1, "Banzai!": 1},
            "card_pack_ids": {"rout": "core"},
        }
    )
    assert found.problems == []
    assert (found.deck.name, found.deck.clan, found.format) == ("The Left Hand", "crane", "standard")
    assert found.deck.cards == (("Doji Whisperer", 3), ("Rout", 2), ("Hiruma Yōjimbō", 1), ("Banzai!", 1))


def test_only_cards_must_be_there() -> None:
    found = reading('\n {"cards": {"shizuka-toshi": 1, "rout": 1, "01-rout": 2}}')
    assert found.problems == []
    assert (found.deck.name, found.deck.clan, found.format) == ("mine", "crane", "")
    assert found.deck.cards == (("Shizuka Toshi", 1), ("Rout", 3))
    assert reading({"name": None, "clan": "", "format": None, "cards": {"rout": 1}, "sideboard": None}).problems == []


def test_what_gorin_decks_prints_is_a_deck() -> None:
    deck = precon("crab")
    assert reading({"format": "lcg/stronghold", **deck.as_dict()}).deck == deck


def test_a_sideboard() -> None:
    found = reading({"cards": {"rout": 2}, "sideboard": {"banzai": 1, "rout": 1}})
    assert found.deck.cards == (("Rout", 2),)
    assert found.sideboard == (("Banzai!", 1), ("Rout", 1))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "deck.json is not correct JSON: Expecting property name enclosed in double quotes at line 1, column 2."),
        ('{"cards": {"rout": }}', "deck.json is not correct JSON: Expecting value at line 1, column 20."),
        ('{"cards": {"rout": 1}} x', "deck.json is not correct JSON: Extra data at line 1, column 24."),
        ('{"cards": {"rout": 1}', "deck.json is not correct JSON: Expecting ',' delimiter at line 1, column 22."),
        ('{"cards": {"rout": NaN}}', "deck.json is not correct JSON: NaN is no number."),
        ('{"cards": {"rout": -Infinity}}', "deck.json is not correct JSON: -Infinity is no number."),
        ("{}", """deck.json has no 'cards'; a deck looks like {"format": …, "cards": {"doji-whisperer": 3, …}}."""),
        ('{"record": {"cards": {}}}', "deck.json has no 'cards'; the deck inside 'record' has to stand alone."),
        ("[" * 500_000, "deck.json has more brackets inside brackets than any deck has."),
        ('{"cards":' * 50_000, "deck.json has more brackets inside brackets than any deck has."),
        ('{"cards": {}}', "deck.json has no cards."),
    ],
    ids=lambda x: str(x)[:24],
)
def test_what_is_no_deck(text: str, says: str) -> None:
    with pytest.raises(DeckError) as refused:
        reading(text)
    assert str(refused.value) == says


@pytest.mark.parametrize(
    ("text", "is_"),
    [("[]", "a list"), ('[{"cards": {}}]', "a list"), ("[1]", "a list")],
)
def test_what_is_json_but_no_object(text: str, is_: str) -> None:
    with pytest.raises(DeckError, match=rf"^deck\.json is JSON, but {is_} and no deck: a deck looks like"):
        reading(text)


@pytest.mark.parametrize(
    ("value", "is_"),
    [
        (True, "the word true"),
        (None, "the word null"),
        ("3", "the text '3'"),
        (3.0, "the number 3.0"),
        (1e300, "the number 1e+300"),
        ([3], "a list"),
        ({"n": 3}, "an object"),
    ],
)
def test_numbers_that_are_none(value: object, is_: str) -> None:
    assert sentences({"cards": {"rout": value}}) == [f"The number of 'rout' is a whole number, not {is_}."]


@pytest.mark.parametrize(
    ("n", "shown"),
    [("0", "0"), ("-3", "-3"), ("10000", "10000"), ("9" * 5000, "9" * 60 + "…"), ("-" + "9" * 20, "-" + "9" * 20)],
)
def test_numbers_no_deck_has(n: str, shown: str) -> None:
    assert sentences(f'{{"cards": {{"rout": {n}}}}}') == [f"A deck cannot have {shown} copies of Rout."]


def test_every_bad_entry_is_a_sentence() -> None:
    text = """{"name": 7, "clan": "crabs", "primary_clan": ["crab"], "format": 1, "format": 2, "sideboard": 3,
               "cards": {"rout": 1, "doji-whispere": 3, "xyzzy": 1, "rout": 2, "banzai": "3"}}"""
    assert sentences(text) == [
        "'format' stands twice in the deck, so that it is unclear which holds.",
        "'name' of the deck is a text, not the number 7.",
        "'primary_clan' of the deck is a text, not a list.",
        "'clan': there is no clan 'crabs'; did you mean 'crab'?",
        "'format' of the deck is a text, not the number 2.",
        "'rout' stands twice in 'cards', so that it is unclear which number holds.",
        "There is no card 'doji-whispere'; did you mean 'Doji Whisperer'?",
        "There is no card 'xyzzy'.",
        "The number of 'banzai' is a whole number, not the text '3'.",
        "'sideboard' of a deck is an object such as {'doji-whisperer': 3}, not the number 3.",
    ]


def test_cards_that_are_no_object() -> None:
    for value in (["rout"], "rout", 3, None):
        (said,) = sentences({"cards": value})
        assert said == f"'cards' of a deck is an object such as {{'doji-whisperer': 3}}, not {kind(value)}."


def test_signs_that_play_tricks_are_not_passed_on() -> None:
    found = reading('{"name": "a\\ud800\\u001b[2Jb", "format": "\\u001b", "cards": {"\\u001b[31m": 1, "rout": 1}}')
    assert found.deck.name == "a [2Jb"
    assert "".join([found.format, *map(str, found.problems)]).isprintable()


def test_a_file_with_nothing_but_problems_is_cut_short() -> None:
    said = sentences({"cards": {f"nobody-{i}": 1 for i in range(1000)}, "sideboard": {"rout": 1}})
    assert len(said) == LISTED + 1
    assert said[-1] == f"After so many problems {1001 - LISTED} more cards were not read."
