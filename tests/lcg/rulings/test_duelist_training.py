"""Rulings about Duelist Training."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import ATTACHMENT, NEUTRAL, THAT, ReturnToHand, action, event
from tests.lcg.tables import decision, do, hand, honor_of, is_bowed, offered, options, table

RECALL = event("Plain Recall", NEUTRAL, action(ReturnToHand(THAT), choose=ATTACHMENT), cost=0)


@rule("fr.duelist-training.1", "fr.duelist-training.4")
def test_a_bowed_character_may_be_challenged_and_has_its_full_skill() -> None:
    s = table("A: Plain Soldier*[Duelist Training]\nB: Plain Bully*_\nmilitary air B>A")
    do(s, "A: Plain Soldier")
    assert options(s) == ["Plain Bully"]
    do(s, "A: Plain Bully", "A: 1", "B: 1")
    assert is_bowed(s, "Plain Soldier"), "2 + 1 against 3 + 1"


@pytest.mark.parametrize(
    ("cards", "asked"),
    [pytest.param("Plain Robe, Plain Sword", False, marks=rule("fr.duelist-training.2")),
     pytest.param("Plain Robe, Plain Sword, Plain Alms, Levy, Rout", True, marks=rule("fr.duelist-training.3"))],
)  # fmt: skip
def test_cards_are_discarded_instead_of_honor_in_full_or_not_at_all(cards: str, asked: bool) -> None:
    s = table(f"A 10/0: Plain Soldier*[Duelist Training] | {cards}\nB 10/0: Plain Captain*\nmilitary air B>A")
    do(s, "A: Plain Soldier", "A: Plain Captain", "A: 4", "B: 1")
    assert (decision(s) == "A: instead of giving honor") is asked
    if asked:
        do(s, "A: yes", "A: Plain Robe", "A: Plain Sword", "A: Levy")
        assert honor_of(s) == [10, 10] and hand(s, "A") == ["Plain Alms", "Rout"]
    else:
        assert honor_of(s) == [7, 13] and len(hand(s, "A")) == 2


@rule("fr.duelist-training.5")
def test_a_copy_of_duelist_training_gives_its_bearer_one_duel_a_round() -> None:
    s = table("A: Plain Soldier*[Duelist Training]\nB: Plain Captain*\nmilitary air B>A")
    do(s, "A: Plain Soldier", "A: Plain Captain", "A: 5", "B: 1", "B: pass")
    assert decision(s) == "A: action" and not offered(s, "Plain Soldier")


@rule("fr.duelist-training.6")
def test_copies_of_two_players_on_one_character_give_it_two_duels() -> None:
    s = table("A: Plain Giant*[Duelist Training, B:Duelist Training]\nB: Plain Captain*\nmilitary air B>A")
    assert len([x for x in options(s) if x.startswith("Plain Giant")]) == 2
    do(s, "A: Plain Giant", "A: Plain Captain", "A: 1", "B: 1", "B: pass", "A: Plain Giant", "A: Plain Captain")
    assert decision(s) == "A: honor bid"


@rule("fr.duelist-training.7")
def test_a_copy_of_duelist_training_that_comes_back_is_new() -> None:
    s = table(
        "A 10/1: Plain Giant*[Duelist Training] | Plain Recall\nB: Plain Captain*, Plain Porter*\nmilitary air B>A",
        extra=[RECALL],
    )
    do(s, "A: Plain Giant", "A: Plain Captain", "A: 1", "B: 1", "B: pass", "A: Plain Recall", "A: Duelist Training")
    do(s, "B: pass", "A: Duelist Training", "A: Plain Giant", "B: pass")
    assert offered(s, "Plain Giant (Duelist Training)")
