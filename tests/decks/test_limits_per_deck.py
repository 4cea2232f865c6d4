"""Limits over both decks, and the one other clan of a skirmish deck."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import attachment, character, event
from tests.decks.lists import SKIRMISH, STRONGHOLD, but, precon, wrong

CRAB = precon("crab")


@rule("rr.deckbuilding.19")
def test_the_influence_of_a_skirmish_deck_buys_cards_of_one_other_clan() -> None:
    small = precon("crab", SKIRMISH)  # spends 6 on Crane cards
    roar = event("Roar", "lion", cost=0, influence_cost=0)
    fan = event("Fan", "crane", cost=0, influence_cost=0)
    assert wrong(but(small, Fan=1), SKIRMISH, fan) == {}
    assert "Crane and Lion" in " ".join(wrong(but(small, Roar=1), SKIRMISH, roar).values())


@rule("rr.deck-limits.1")
def test_a_limit_per_deck_counts_both_decks() -> None:
    hero = character("Hero", "crab", cost=1, deck_limit=1)
    blade = attachment("Hero's Blade", "crab", cost=1, title="Hero", deck_limit=1)
    assert wrong(but(CRAB, Hero=1), STRONGHOLD, hero, blade) == {}
    assert "rr.deck-limits.1" in wrong(but(CRAB, **{"Hero": 1, "Hero's_Blade": 1}), STRONGHOLD, hero, blade)


@rule("rr.deck-limits.2")
def test_a_higher_limit_is_a_limit() -> None:
    many = character("Ashigaru", "crab", cost=0, deck_limit=4)
    plain = character("Peasants", "crab", cost=0)
    assert wrong(but(CRAB, Ashigaru=4), STRONGHOLD, many) == {}
    assert wrong(but(CRAB, Ashigaru=5), STRONGHOLD, many).keys() == {"rr.deck-limits.1"}
    assert wrong(but(CRAB, Peasants=4), STRONGHOLD, plain).keys() == {"rr.deckbuilding.8"}
