"""Decks written down and read again."""

from __future__ import annotations

import json
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gorin.cards.registry import cards
from gorin.decks.checking import check
from gorin.decks.files import read
from gorin.decks.problem import Problem
from gorin.decks.reading import CLANS, Reading
from gorin.decks.writing import as_json, as_text
from gorin.rulesets.base import Counts, DeckList
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.decks.building import most_copies
from gorin.rulesets.lcg.decks.piles import NEUTRAL
from gorin.rulesets.lcg.formats import format_named
from gorin.rulesets.lcg.provinces.province_slots import open_slots
from gorin.rulesets.lcg.words import character
from tests.decks.lists import LCG, SKIRMISH, STRONGHOLD, precon

CARDS: dict[str, Card] = dict(cards("lcg"))


class Legal(NamedTuple):
    """A legal deck of a format."""

    rules: str
    deck: DeckList
    sideboard: Counts


def pool(pile: str, clan: str) -> list[Card]:
    return [card for card in CARDS.values() if card.pile == pile and card.clan in (clan, NEUTRAL)]


PLAYABLE = [clan for clan in CLANS if any(card.clan == clan for card in CARDS.values() if card.type == "stronghold")]
names = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=100)


def fill(draw: st.DrawFn, pile: str, clan: str, rules: str) -> dict[str, int]:
    """So many cards of a side that a deck of this format may be played."""
    format = format_named(rules)
    size = draw(st.integers(*format.deck_size))
    counts: dict[str, int] = {}
    for card in draw(st.permutations(pool(pile, clan))):
        n = min(most_copies(card, format), size - sum(counts.values()))
        if n and not card.role_only:
            counts[card.name] = draw(st.integers(1, n)) if len(counts) < 3 else n
    return counts


@st.composite
def legal_decks(draw: st.DrawFn) -> Legal:
    """Any legal deck, more or less."""
    rules = draw(st.sampled_from(LCG))
    clan = draw(st.sampled_from(PLAYABLE))
    counts = {**fill(draw, "dynasty", clan, rules), **fill(draw, "conflict", clan, rules)}
    if format_named(rules).stronghold:
        counts[draw(st.sampled_from([x for x in pool("stronghold", clan) if x.clan == clan])).name] = 1
        provinces = draw(st.permutations(pool("province", clan)))
        chosen: list[Card] = []
        for card in provinces:
            left = open_slots([x.elements for x in [*chosen, card]])
            if len(left) == 4 - len(chosen) and not card.role_only:
                chosen.append(card)
        counts |= {card.name: 1 for card in chosen}
        if draw(st.booleans()):
            counts[draw(st.sampled_from(pool("role", clan))).name] = 1
    beside: dict[str, int] = {}
    if not format_named(rules).stronghold and draw(st.booleans()):
        least = [x for x in pool("conflict", clan) if x.name not in counts and not x.role_only]
        free = 40 - sum(n for name, n in counts.items() if CARDS[name].pile == "conflict")
        beside = {card.name: 1 for card in least[: min(free, 10)]}
    return Legal(rules, DeckList(draw(names), clan, tuple(counts.items())), tuple(beside.items()))


def same(found: Reading, legal: Legal) -> None:
    """The deck was read as it was written, and it is legal."""
    assert found.all_problems() == []
    assert (found.deck.name, found.deck.clan) == (legal.deck.name, legal.deck.clan)
    assert dict(found.deck.cards) == dict(legal.deck.cards)
    assert dict(found.sideboard) == dict(legal.sideboard)
    assert [str(problem) for problem in check(found, legal.rules).problems] == []


@settings(max_examples=60, deadline=None)
@given(legal_decks())
def test_any_legal_deck_comes_back_from_text(legal: Legal) -> None:
    text = as_text(legal.deck, CARDS, legal.rules, legal.sideboard)
    found = read(text, "another name", CARDS)
    same(found, legal)
    assert found.format == legal.rules
    assert as_text(found.deck, CARDS, legal.rules, found.sideboard) == text


@settings(max_examples=60, deadline=None)
@given(legal_decks())
def test_any_legal_deck_comes_back_from_json(legal: Legal) -> None:
    text = as_json(legal.deck, legal.rules, legal.sideboard)
    found = read(text, "another name", CARDS)
    same(found, legal)
    assert found.deck.cards == legal.deck.cards and found.format == legal.rules
    again = read(as_text(found.deck, CARDS, "", found.sideboard), "another name", CARDS)
    same(again, legal)


KEYS = st.sampled_from(["cards", "name", "clan", "format", "rout", "01-banzai", "sideboard"])
LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
JSONS = st.recursive(LEAVES, lambda inner: st.lists(inner) | st.dictionaries(KEYS, inner))
LINES = st.lists(st.sampled_from(["Rout", "x", "3", "-", ":", "(core)", "Dynasty", "\n", "\t", "#", "Name"])).map(
    " ".join
)


@settings(max_examples=200, deadline=None)
@given(st.one_of(st.text(), LINES, JSONS.map(json.dumps)))
def test_any_text_at_all_is_read_or_refused_with_a_sentence(text: str) -> None:
    try:
        said = [str(problem) for problem in check(read(text, "x", CARDS), STRONGHOLD).problems]
    except Problem as problem:
        said = [str(problem)]
    assert said  # no such text is a legal deck
    assert all(sentence.isprintable() for sentence in said)


def test_text() -> None:
    deck = DeckList("Two", "crane", (("Rout", 2), ("Doji Whisperer", 3), ("Shizuka Toshi", 1)))
    assert as_text(deck, CARDS, "skirmish", (("Banzai!", 1),)) == (
        "Name: Two\nFormat: skirmish\nClan: Crane\n\n"
        "Stronghold (1)\n1x Shizuka Toshi (Core Set)\n\n"
        "Dynasty (3)\n3x Doji Whisperer (Core Set)\n\n"
        "Conflict (2)\n2x Rout (Core Set)\n\n"
        "Sideboard (1)\n1x Banzai! (Core Set)\n"
    )
    assert as_text(DeckList("", "", (("Rout", 2),)), CARDS) == "Conflict (2)\n2x Rout (Core Set)\n"


def test_json() -> None:
    deck = DeckList("Two", "crane", (("Rout", 2), ("Hiruma Yōjimbō", 3)))
    assert json.loads(as_json(deck, "skirmish", (("Banzai!", 1),))) == {
        "name": "Two",
        "format": "skirmish",
        "primary_clan": "crane",
        "cards": {"rout": 2, "hiruma-yojimbo": 3},
        "sideboard": {"banzai": 1},
    }
    assert json.loads(as_json(DeckList("", "", ()))) == {"cards": {}}


def test_versions_of_a_title_stay_apart() -> None:
    young = character("Lord", "crab", cost=1)
    old = character("Lord (2)", "crab", cost=1, title="Lord", pack="atonement")
    known: dict[str, Card] = {"Lord": young, "Lord (2)": old}
    deck = DeckList("x", "crab", (("Lord", 1), ("Lord (2)", 2)))
    assert read(as_text(deck, known), "x", known).deck == deck
    assert read(as_json(deck), "x", known).deck == deck


@pytest.mark.parametrize("rules", [STRONGHOLD, SKIRMISH])
@pytest.mark.parametrize("name", ["crab", "crane"])
def test_precons_come_back(rules: str, name: str) -> None:
    deck = precon(name, rules)
    assert read(as_json(deck), "x", CARDS).deck == deck
    assert dict(read(as_text(deck, CARDS), "x", CARDS).deck.cards) == dict(deck.cards)
