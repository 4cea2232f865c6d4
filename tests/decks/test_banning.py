"""Banned and restricted lists."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gorin.cards.registry import cards
from gorin.decks.banning import CardList, list_for, own_lists, read_list
from gorin.decks.naming import Names
from gorin.errors import DeckError
from gorin.rulebook import rules
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words import character, holding
from tests.decks.lists import LCG, SKIRMISH, STRONGHOLD, but, precon

CRAB = precon("crab")
LIST = CardList("Mine", banned=["Charge!"], restricted=["01-rout", "banzai", "Defend the Wall"])


def said(each: CardList, counts: dict[str, int], format: str = STRONGHOLD, *invented: Card) -> list[str]:
    names = Names({**cards("lcg"), **{card.name: card for card in invented}})
    return [str(problem) for problem in each.problems(tuple(counts.items()), format, names)]


@rule("rr.deckbuilding.15")
@pytest.mark.parametrize("format", LCG)
def test_a_banned_card_is_in_no_deck(format: str) -> None:
    assert said(LIST, {"Charge!": 1, "Levy": 3}, format) == [
        "Charge! is banned by the list 'Mine'. [rr.deckbuilding.15]"
    ]
    assert said(LIST, {"Levy": 3}, format) == []


@rule("rr.deckbuilding.9")
def test_at_most_one_restricted_title_over_decks_and_provinces() -> None:
    assert said(LIST, {"Rout": 1, "Defend the Wall": 1}) == [
        "A deck has at most 1 card of the restricted list 'Mine'; this one has Rout and Defend the Wall. "
        "[rr.deckbuilding.9, rr.deckbuilding.10]"
    ]
    assert said(LIST, {"Rout": 1, "Levy": 1}) == []
    everything = said(LIST, {"Defend the Wall": 1, "Banzai!": 1, "Rout": 1})
    assert "this one has Rout, Banzai! and Defend the Wall." in everything[0]


@rule("rr.deckbuilding.10")
def test_the_restricted_card_may_be_there_in_full() -> None:
    assert said(LIST, {"Rout": 3}) == []
    assert len(said(LIST, {"Rout": 3, "Banzai!": 1})) == 1


@rule("rr.deckbuilding.15")
def test_a_restricted_list_in_skirmish_rests_on_the_imperial_law() -> None:
    (sentence,) = said(LIST, {"Rout": 1, "Banzai!": 1}, SKIRMISH)
    assert sentence.endswith("[rr.deckbuilding.15]")


def test_a_list_means_all_versions_of_a_title() -> None:
    young = character("Lord", "crab", cost=3)
    old = character("Lord (2)", "crab", cost=3, title="Lord", pack="tears-of-amaterasu")
    banned = CardList("Mine", banned=["lord"])
    assert len(said(banned, {"Lord": 1, "Lord (2)": 1}, STRONGHOLD, young, old)) == 2
    restricted = CardList("Mine", restricted=["Lord", "Rout"])
    assert said(restricted, {"Lord": 1, "Lord (2)": 1}, STRONGHOLD, young, old) == []
    assert len(said(restricted, {"Lord (2)": 1, "Rout": 1}, STRONGHOLD, young, old)) == 1
    for named in ("Lord (2)", "02-lord", "Lord (Tears of Amaterasu)"):
        one = CardList("Mine", banned=[named])
        assert said(one, {"Lord": 1}, STRONGHOLD, young, old) == []
        assert len(said(one, {"Lord (2)": 1}, STRONGHOLD, young, old)) == 1


@rule("mp.enl-banned-list.1")
def test_the_list_that_ships() -> None:
    (each,) = own_lists("lcg/enlightenment")
    assert each.name == "Enlightenment"
    (banned,) = (x for x in rules("mp") if x.id == "mp.enl-banned-list.1")
    assert each.banned == list(banned.cards)
    assert each.restricted == []
    district = holding("Karada District", "crane")
    counts = dict(but(CRAB, Karada_District=1).cards)
    assert said(each, counts, STRONGHOLD, district) == [
        "Karada District is banned by the list 'Enlightenment'. [mp.enl-banned-list.1]"
    ]
    assert said(each, dict(CRAB.cards)) == []
    assert own_lists(STRONGHOLD) == own_lists(SKIRMISH) == []
    assert list_for("enlightenment") == each


TEXT = "# my list\nName: Mine\nBanned\nCharge!\nRESTRICTED:\n01-rout\nbanzai # why\nDefend the Wall\n"
JSON = json.dumps({"name": "Mine", "banned": LIST.banned, "restricted": LIST.restricted})


@pytest.mark.parametrize("text", [TEXT, TEXT.replace("\n", "\r\n"), JSON], ids=["text", "CRLF", "json"])
def test_reading_a_list(text: str, tmp_path: Path) -> None:
    file = tmp_path / "list"
    file.write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert read_list(file) == LIST


def test_a_list_is_named_by_its_file(tmp_path: Path) -> None:
    file = tmp_path / "my law.txt"
    file.write_text("Banned\nRout\nNobody Knows\n")
    found = list_for(str(file))
    assert (found.name, found.banned) == ("my law", ["Rout", "Nobody Knows"])
    assert found.unknown(Names(cards("lcg"))) == ["Nobody Knows"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", " neither bans nor restricts a card."),
        ("Banned\nRestricted\n", " neither bans nor restricts a card."),
        ("Name: x\nRout\n", ", line 2: 'Rout' stands under neither 'Banned' nor 'Restricted'."),
        ("Rules: rr.nothing.9\nBanned\nRout", " rests on a rule 'rr.nothing.9', which no rulebook has."),
        ("{", " is not correct JSON: Expecting property name enclosed in double quotes at line 1, column 2."),
        ("[]", ' is JSON, but a list and no list: a list looks like {"banned": ["display-of-power"]}.'),
        ('{"banned": "rout"}', ": 'banned' is a list of texts, not the text 'rout'."),
        ('{"banned": ["rout", 3]}', ": 'banned' is a list of texts, and the number 3 stands in it."),
        ('{"name": 3, "banned": ["rout"]}', ": 'name' is a text, not the number 3."),
        ('{"banned": [], "banned": ["rout"]}', ": 'banned' stands twice."),
        ("{}", " neither bans nor restricts a card."),
    ],
)
def test_bad_lists(text: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text(text)
    with pytest.raises(DeckError) as refused:
        read_list(file)
    assert str(refused.value) == f"{file}{says}"
