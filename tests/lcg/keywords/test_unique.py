"""Unique cards: one of each title per player."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    CHARACTER,
    IN_DISCARD,
    LION,
    NEUTRAL,
    THAT,
    YOURS,
    PutIntoPlay,
    action,
    attachment,
    character,
    event,
)
from tests.lcg.tables import do, fate_on, in_play, offered, options, table

RAISE = event("Raise", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & YOURS & IN_DISCARD), cost=0)
STEAL = event("Steal", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & AN_OPPONENTS & IN_DISCARD), cost=0)
SWORD = attachment("Ancient Sword", NEUTRAL, cost=0, unique=True)
YOUNG = character("Plain Lord (2)", LION, cost=2, military=2, political=2, glory=2, unique=True, title="Plain Lord")
CARDS = [RAISE, STEAL, SWORD, YOUNG]


@rule("rr.unique-cards.1")
def test_a_second_one_cannot_be_played() -> None:
    text = "A 10/9: {} | {} | Fields, Fields[Plain Lord]\nB: Plain Lord\n{} phase"
    assert "play Plain Lord" not in options(table(text.format("Plain Lord", "", "dynasty"), extra=CARDS))
    assert offered(table(text.format("", "", "dynasty"), extra=CARDS), "Plain Lord"), "B may have one of his own"
    s = table(text.format("Plain Heir", "Plain Heir", "conflict"), extra=CARDS)
    assert not offered(s, "Plain Heir")
    s = table("A 10/9: Plain Captain[Ancient Sword], Plain Soldier | Ancient Sword, Plain Robe\nB:", extra=CARDS)
    assert offered(s, "Plain Robe") and not offered(s, "Ancient Sword"), "attachments too, on whomever"


@rule("rr.unique-cards.1")
def test_another_version_is_the_same_card() -> None:
    s = table("A 10/9: Plain Lord | | Fields, Fields[Plain Lord (2)]\nB:\ndynasty phase", extra=CARDS)
    assert "play Plain Lord (2)" not in options(s)


@rule("rr.unique-cards.2")
@pytest.mark.parametrize(("table_has", "can"), [("A", False), ("B", True)])
def test_effects_cannot_bring_in_what_one_controls_already(table_has: str, can: bool) -> None:
    mine, theirs = ("Plain Lord", "") if table_has == "A" else ("", "Plain Lord")
    s = table(f"A: {mine} | Raise | | Plain Lord\nB: {theirs}", extra=CARDS)
    assert offered(s, "Raise") == can
    if can:
        do(s, "A: Raise", "A: Plain Lord")
        assert in_play(s, "Plain Lord", "A")


@rule("rr.unique-cards.2")
def test_nor_what_one_owns_in_play_under_another_player() -> None:
    s = table("A: | Raise | | Plain Lord\nB: A:Plain Lord", extra=CARDS)
    assert not offered(s, "Raise")


@rule("rr.unique-cards.3")
@pytest.mark.parametrize("theirs", [True, False])
def test_nor_an_opponents_card_of_which_that_opponent_controls_one(theirs: bool) -> None:
    s = table(f"A: | Steal\nB: {'Plain Lord' if theirs else ''} | | | Plain Lord", extra=CARDS)
    assert offered(s, "Steal") == (not theirs)


@rule("rr.unique-cards.3")
def test_which_holds_only_for_unique_cards() -> None:
    s = table("A: Plain Captain | Steal\nB: Plain Captain | | | Plain Captain", extra=CARDS)
    assert offered(s, "Steal"), "a card that is not unique has no such rule"


@rule("rr.duplicates.4")
def test_another_version_serves_as_a_duplicate() -> None:
    s = table("A: Plain Lord | | Fields, Fields[Plain Lord (2)]\nB:\ndynasty phase", extra=CARDS)
    do(s, "A: Plain Lord (2) as a duplicate")
    assert fate_on(s, "Plain Lord") == 1
