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
    PutIntoPlay,
    action,
    character,
    event,
)
from tests.lcg.tables import do, fate_on, offered, options, table

STEAL = event(
    "Steal", NEUTRAL, action(PutIntoPlay(THAT, yours=True), choose=CHARACTER & AN_OPPONENTS & IN_DISCARD), cost=0
)
YOUNG = character("Plain Lord (2)", LION, cost=2, military=2, political=2, glory=2, unique=True, title="Plain Lord")
CARDS = [STEAL, YOUNG]


@rule("rr.unique-cards.1")
def test_another_version_is_the_same_card() -> None:
    s = table("A 10/9: Plain Lord | | Fields, Fields[Plain Lord (2)]\nB:\ndynasty phase", extra=CARDS)
    assert "play Plain Lord (2)" not in options(s)


@rule("rr.unique-cards.3")
@pytest.mark.parametrize("theirs", [True, False])
def test_nor_an_opponents_card_of_which_that_opponent_controls_one(theirs: bool) -> None:
    s = table(f"A: | Steal\nB: {'Plain Lord' if theirs else ''} | | | Plain Lord", extra=CARDS)
    assert offered(s, "Steal") == (not theirs)


@rule("rr.duplicates.4")
def test_another_version_serves_as_a_duplicate() -> None:
    s = table("A: Plain Lord | | Fields, Fields[Plain Lord (2)]\nB:\ndynasty phase", extra=CARDS)
    do(s, "A: Plain Lord (2) as a duplicate")
    assert fate_on(s, "Plain Lord") == 1
