"""One unique card of a title for each player: characters, attachments and holdings, played, put, taken or turned."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    IN_DISCARD,
    NEUTRAL,
    THAT,
    YOURS,
    PutIntoPlay,
    TakeControl,
    action,
    attachment,
    event,
)
from tests.lcg.tables import copies, do, offered, options, pass_until, table

HEIRLOOM = attachment("Heirloom", NEUTRAL, cost=0, unique=True)
LURE = event("Lure", NEUTRAL, action(TakeControl(THAT), choose=CHARACTER), cost=0)
STEAL = event("Steal", NEUTRAL, action(TakeControl(THAT), choose=ATTACHMENT), cost=0)
RAISE = event("Raise", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & IN_DISCARD & YOURS), cost=0)
CARDS = [HEIRLOOM, LURE, STEAL, RAISE]


def lying(s: Any, name: str) -> list[int]:
    """The controllers of all cards in play with this title."""
    return sorted(s.holder[c] for c in copies(s, name) if s.p[facts.IN_PLAY] >> c & 1)


@rule("rr.unique-cards.1")
def test_a_second_unique_attachment_is_played_only_by_the_other_player() -> None:
    s = table("A: Plain Captain[Heirloom], Plain Soldier | Heirloom\nB: Plain Envoy | Heirloom", extra=CARDS)
    assert not offered(s, "Heirloom") and not offered(s, "play Heirloom")
    do(s, "A: pass", "B: Heirloom", "B: Plain Envoy")
    assert lying(s, "Heirloom") == [0, 1]
    s = table("A: Plain Captain[Plain Robe], Plain Soldier | Plain Robe\nB:", extra=CARDS)
    assert offered(s, "play Plain Robe"), "what is not unique may be there twice"


@rule("rr.unique-cards.1")
def test_a_second_unique_holding_does_not_stay_where_it_is_turned_faceup() -> None:
    row = "Fields, Fields[Plain Shrine?], Fields[Plain Tower], Fields[Plain Tower?], Fields[Peasant]"
    s = table(f"A: | | {row}\nB: | | Fields, Fields[Plain Shrine]\nfate phase")
    pass_until(s, "1.4")
    assert lying(s, "Plain Shrine") == [0, 1] and lying(s, "Plain Tower") == [0, 0]
    s = table(f"A: | | {row.replace('Peasant', 'Plain Shrine')}\nB:\nfate phase")
    pass_until(s, "1.4")
    assert lying(s, "Plain Shrine") == [0]


@rule("rr.unique-cards.2")
@pytest.mark.parametrize(
    ("mine", "theirs", "may"),
    [
        ("", "Plain Lord", True),
        ("Plain Lord", "Plain Lord", False),  # A controls one
        ("Plain Captain", "Plain Lord", True),
        ("Plain Captain", "Plain Captain", True),  # not unique
        ("B:Plain Lord", "Plain Lord", False),  # A controls one that B owns
    ],
)
def test_control_is_taken_only_without_a_card_of_that_title(mine: str, theirs: str, may: bool) -> None:
    s = table(f"A: {mine} | Lure\nB: {theirs}", extra=CARDS)
    assert offered(s, "Lure") is may
    if may:
        do(s, "A: Lure", f"A: {theirs}")
        assert 0 in lying(s, theirs)


@rule("rr.unique-cards.2")
def test_control_is_not_taken_by_who_owns_another_in_play_under_anybody() -> None:
    for owner, may in (("A:", False), ("", True)):
        s = table(f"A: | Lure\nB: {owner}Plain Heir\nC: Plain Heir", extra=CARDS)
        do(s, "A: Lure")
        theirs = {s.holder[x.card] for x in s.decision.options if x.card >= 0}
        assert (2 in theirs) is may, "B's card is A's own" if owner else "neither is A's"


@rule("rr.unique-cards.2")
@pytest.mark.parametrize(
    ("mine", "theirs", "may"),
    [("", "", True), ("Plain Lord", "", False), ("", "A:Plain Lord", False), ("", "Plain Lord", True)],
)
def test_a_unique_card_is_brought_into_play_only_without_another_controlled_or_owned(
    mine: str, theirs: str, may: bool
) -> None:
    s = table(f"A: {mine} | Raise | | Plain Lord, Plain Captain\nB: {theirs}", extra=CARDS)
    do(s, "A: Raise")
    assert ("Plain Lord" in options(s)) is may and "Plain Captain" in options(s)


@rule("rr.unique-cards.1", "rr.unique-cards.2")
def test_a_unique_attachment_is_taken_only_without_another() -> None:
    for mine, may in (("", True), ("[Heirloom]", False)):
        s = table(f"A: Plain Captain{mine} | Steal\nB: Plain Envoy[Heirloom]", extra=CARDS)
        assert offered(s, "Steal") is may
