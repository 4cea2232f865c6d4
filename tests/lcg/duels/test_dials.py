"""Honor dials set by effects, bids that cannot be made, and what cards read of them."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.attributes.stats import bid_value
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    CONFLICT,
    CRANE,
    DRAGON,
    NEUTRAL,
    SCORPION,
    THIS,
    YOU,
    YOUR_OPPONENT,
    BidOf,
    CannotBid,
    ChangeBid,
    DialsRevealed,
    Draw,
    EqualBids,
    LowerBid,
    Num,
    SetDial,
    Then,
    action,
    always_gets,
    character,
    event,
    province,
    reaction,
)
from tests.lcg.tables import decision, do, hand, honor_of, military, offered, options, pass_until, strength, table

REGAL = event("Regal", CRANE, action(SetDial(Num(1)), Then((Draw(BidOf(YOUR_OPPONENT)),)), when=CONFLICT), cost=0)
KAGE = character("Kage", SCORPION, reaction(DialsRevealed(), SetDial(BidOf(YOU), YOUR_OPPONENT)), cost=0)
IDE = character("Ide", NEUTRAL, reaction(DialsRevealed(), SetDial(BidOf() + 1)), cost=0)
DAISHO = character("Daisho", DRAGON, CannotBid((1, 5)), cost=0)
WEB = province("Web", SCORPION, always_gets(THIS, strength=BidOf() * 2), strength=0, elements=("earth",))
TWIN = character("Twin", NEUTRAL, always_gets(THIS, military=3, when=EqualBids(YOU, YOUR_OPPONENT)), cost=0, military=1)
SLY = character("Sly", NEUTRAL, always_gets(THIS, military=3, when=LowerBid(YOU, YOUR_OPPONENT)), cost=0, military=1)
EXTRA = (REGAL, KAGE, IDE, DAISHO, WEB, TWIN, SLY)


def bidding(text: str, rules: str = "lcg/stronghold", *more: Any) -> Any:
    s = table(text, rules, extra=[*EXTRA, *more])
    return pass_until(s, "A: honor bid")


@rule("rr.step-d-4.2", "rr.bid-value.5")
def test_a_dial_set_by_an_effect_is_the_bid_from_then_on() -> None:
    s = table("A bid 4: Plain Captain* | Regal\nB bid 3: Sly\npolitical air A>B", extra=EXTRA)
    assert military(s, "Sly") == 4
    do(s, "B: pass", "A: Regal")
    assert s.bid == [1, 3]
    assert len(hand(s, "A")) == 3
    assert military(s, "Sly") == 1, "its bid is no longer the lower one"


def test_setting_a_dial_to_what_it_shows_changes_nothing() -> None:
    s = table("A bid 1: Plain Captain* | Regal\nB bid 3:\npolitical air A>B", extra=EXTRA)
    do(s, "B: pass")
    assert offered(s, "Regal") is False


@rule("rr.step-2-4.2")
def test_a_dial_set_after_the_reveal_is_what_the_bid_resolves_with() -> None:
    s = bidding("A 10/0: Kage+2\nB 10/0:\ndynasty phase")
    do(s, "A: 2", "B: 5", "A: Kage")
    assert s.bid == [2, 2]
    assert honor_of(s) == [10, 10], "no difference is left"
    assert [len(hand(s, x)) for x in "AB"] == [2, 2]


@rule("rr.bid-value.4")
def test_changing_the_value_leaves_the_dial_alone_setting_it_does_not() -> None:
    plan = event("Plan", NEUTRAL, reaction(DialsRevealed(), ChangeBid(Num(1))), cost=0)
    s = bidding("A: Ide+2 | Plan\nB:\ndynasty phase", "lcg/stronghold", plan)
    do(s, "A: 2", "B: 3", "A: Plan")
    assert (s.bid[0], bid_value(s, 0)) == (2, 3)
    do(s, "A: Ide")
    assert (s.bid[0], bid_value(s, 0)) == (3, 4)


@pytest.mark.parametrize(("rules", "highest"), [("lcg/stronghold", 5), ("lcg/skirmish", 3)])
def test_a_dial_has_no_number_above_its_highest(rules: str, highest: int) -> None:
    s = bidding("A 6/0: Ide+2\nB 6/0:\ndynasty phase", rules)
    do(s, f"A: {highest}", f"B: {highest}")
    assert not offered(s, "Ide")


@rule("rr.step-2-2.1")
def test_some_numbers_cannot_be_bid() -> None:
    s = bidding("A:\nB: Daisho+2\ndynasty phase")
    assert options(s) == ["2", "3", "4"]
    do(s, "A: 2")
    assert decision(s) == "B: honor bid"
    assert options(s) == ["1", "2", "3", "4", "5"], "it binds opponents only"


def test_cards_read_the_dials() -> None:
    s = table("A bid 3: Twin | | Fields, Web\nB bid 3:\nconflict phase", extra=EXTRA)
    assert strength(s, "Web") == 6
    assert military(s, "Twin") == 4
    s = table("A bid 3: Twin | | Fields, Web\nB bid 2:\nconflict phase", extra=EXTRA)
    assert military(s, "Twin") == 1


def test_a_dial_set_in_secret_is_read_by_nobody() -> None:
    s = bidding("A bid 3: Twin+2 | | Fields, Web\nB bid 3:\ndynasty phase")
    assert strength(s, "Web") == 6
    do(s, "A: 5")
    assert decision(s) == "B: honor bid"
    assert military(s, "Twin") == 1
    assert strength(s, "Web") == 0


def test_what_these_words_say() -> None:
    assert text_of(KAGE).endswith("set the bid on your opponent's honor dial to your honor bid.")
    assert text_of(TWIN) == "This character gets +3[military] if your honor bid is equal to your opponent's."
    assert text_of(DAISHO) == "Each opponent cannot bid 1 or 5."
