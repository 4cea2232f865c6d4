"""Sideboards of skirmish decks."""

from __future__ import annotations

from gorin.cards.registry import cards
from gorin.decks.legality import problems
from gorin.rulebook.testing import rule
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words import character, event
from tests.decks.lists import SKIRMISH, STRONGHOLD, but, precon

SMALL = precon("crab", SKIRMISH)  # 30 and 30 cards, and all its influence spent
FILLER: tuple[Card, ...] = tuple(event(f"Filler {i}", "neutral", cost=0, influence_cost=0) for i in range(6))
SCOUT = character("Scout", "crab", cost=1)


def said(_deck: DeckList = SMALL, _rules: str = SKIRMISH, /, **beside: int) -> list[str]:
    known: dict[str, Card] = {**cards("lcg"), **{card.name: card for card in (*FILLER, SCOUT)}}
    sideboard = tuple((name.replace("_", " "), n) for name, n in beside.items())
    return [str(problem) for problem in problems(_deck, _rules, known, sideboard)]


@rule("rr.deckbuilding.21")
def test_up_to_ten_cards() -> None:
    five = {f"Filler_{i}": 2 for i in range(5)}
    assert said(**five) == said() == [], "ten, or none at all"
    assert said(**five, Scout=1) == ["A sideboard has at most 10 cards; this one has 11. [rr.deckbuilding.21]"]


@rule("rr.deckbuilding.21")
def test_only_in_skirmish() -> None:
    assert said(precon("crab"), STRONGHOLD, Scout=1) == [
        "Only skirmish decks have a sideboard; this one has 1 card in it. [rr.deckbuilding.21]"
    ]


@rule("rr.deckbuilding.22")
def test_deck_and_sideboard_together_obey_the_rules() -> None:
    assert said(Rout=1) == [
        "With the sideboard: A deck has at most 2 of Rout; this one has 3. [rr.deckbuilding.20, rr.deckbuilding.22]"
    ]
    assert said(Voice_of_Honor=1, Steward_of_Law=1, Doji_Whisperer=1, Pilgrimage=1) == [
        "With the sideboard: A skirmish deck has no province cards; this one has Pilgrimage. "
        "[rr.deckbuilding.16, rr.deckbuilding.22]",
        "With the sideboard: A deck has at most 2 of Voice of Honor; this one has 3. "
        "[rr.deckbuilding.20, rr.deckbuilding.22]",
        "With the sideboard: Doji Whisperer is Crane; dynasty cards are Crab or neutral. "
        "[rr.deckbuilding.4, rr.deckbuilding.22]",
        "With the sideboard: The deck has 6 influence; its cards of another clan cost 9. "
        "[rr.deckbuilding.19, rr.influence.1, rr.deckbuilding.22]",
    ]


@rule("rr.deckbuilding.22")
def test_neither_deck_grows_too_large_with_its_part_of_the_sideboard() -> None:
    full = but(SMALL, **{f"Filler_{i}": 2 for i in range(5)})
    assert said(full) == []
    assert said(full, Scout=2) == []
    assert said(full, Filler_5=1) == [
        "With the sideboard: The conflict deck has 30 to 40 cards; this one has 41. "
        "[rr.deckbuilding.18, rr.deckbuilding.22]"
    ]


@rule("rr.deckbuilding.17")
def test_a_sideboard_does_not_make_a_deck_large_enough() -> None:
    assert said(but(SMALL, Eager_Scout=0), Scout=2) == [
        "The dynasty deck has 30 to 40 cards; this one has 28. [rr.deckbuilding.17]"
    ]


def test_what_is_wrong_with_the_deck_is_said_once() -> None:
    assert said(but(SMALL, Rout=3), Scout=1) == ["A deck has at most 2 of Rout; this one has 3. [rr.deckbuilding.20]"]
