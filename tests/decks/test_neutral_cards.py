"""A deck of nothing but neutral cards, with a stronghold of each clan."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words import attachment, character, conflict_character, event, holding, province, stronghold
from tests.decks.lists import SKIRMISH, STRONGHOLD, wrong

CLANS = ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn")
DYNASTY: list[Card] = [make(f"Dynasty {i}", "neutral") for i, make in enumerate((character, holding) * 7)]
CONFLICT: list[Card] = [
    make(f"Conflict {i}", "neutral", cost=0, influence_cost=9)
    for i, make in enumerate((event, attachment, conflict_character) * 5)
]
ELEMENTS = ("air", "earth", "fire", "water", "void")
PROVINCES: list[Card] = [province(f"Province of {x}", "neutral", strength=3, elements=(x,)) for x in ELEMENTS]


@rule("rr.neutral.1")
@pytest.mark.parametrize("clan", CLANS)
def test_neutral_cards_of_every_type_are_legal_in_a_deck_of_each_clan(clan: str) -> None:
    keep = stronghold("Keep", clan, honor=10, fate=7, influence=0)
    piles = [(x.name, 3) for x in (*DYNASTY, *CONFLICT)]
    deck = DeckList("neutral", clan, (("Keep", 1), *((x.name, 1) for x in PROVINCES), *piles))
    assert wrong(deck, STRONGHOLD, keep, *DYNASTY, *CONFLICT, *PROVINCES) == {}
    small = DeckList("neutral", clan, tuple((x.name, 2) for x in (*DYNASTY, *CONFLICT)))
    more = [character("Fourteen", "neutral"), character("Fifteen", "neutral")]
    small = DeckList("neutral", clan, (*small.cards, ("Fourteen", 2), ("Fifteen", 2)))
    assert wrong(small, SKIRMISH, *more, *DYNASTY, *CONFLICT) == {}
