"""2 Draw phase: honor bids and their values, transfer of honor, drawing cards."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.language.numbers import Num
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import CRAB, YOU, character, event
from gorin.rulesets.lcg.words.conditions import LowerBid
from gorin.rulesets.lcg.words.player_effects import ChangeBid, GainFate, GainHonor
from gorin.rulesets.lcg.words.players import YourOpponent
from gorin.rulesets.lcg.words.texts import action, reaction
from gorin.rulesets.lcg.words.triggers import DialsRevealed
from tests.lcg.tables import (
    Happens,
    decision,
    deck,
    do,
    fate_of,
    hand,
    honor_of,
    offered,
    options,
    pass_until,
    table,
    told,
    watch,
)


def bidding(a: str = "A 10/0:", b: str = "B 10/0:", rules: str = "lcg/stronghold", **more: Any) -> Any:
    """A table that waits for A's honor bid."""
    return pass_until(table(f"{a}\n{b}\ndynasty phase", rules, **more), "honor bid")


RAISER = character("Raiser", CRAB, reaction(DialsRevealed(), ChangeBid(Num(2))), cost=0)

LOWERER = character("Lowerer", CRAB, reaction(DialsRevealed(), ChangeBid(Num(-1))), cost=0)


@pytest.mark.parametrize(
    ("rules", "bids"),
    [
        pytest.param("lcg/stronghold", ["1", "2", "3", "4", "5"], marks=rule("rr.step-2-2.1")),
        pytest.param("lcg/skirmish", ["1", "2", "3"], marks=rule("rr.step-2-2.3")),
    ],
)
def test_each_player_bids_a_number_of_the_dial(rules: str, bids: list[str]) -> None:
    s = bidding(rules=rules)
    for seat in "AB":
        assert decision(s) == f"{seat}: honor bid"
        assert options(s) == bids
        do(s, f"{seat}: 1")


@rule("rr.step-2-2.1", "rr.step-2-2.2", "rr.step-2-3.1")
def test_a_bid_is_secret_until_both_are_set_and_then_both_are_revealed() -> None:
    s = bidding()
    view = s.box.rules.view
    do(s, "A: 4")
    assert [p["bid"] for p in view(s, 0)["players"]] == [4, 0]
    assert [p["bid"] for p in view(s, 1)["players"]] == [None, 0], "B does not see A's dial"
    assert honor_of(s) == [10, 10], "nothing goes on before B has bid"
    do(s, "B: 2")
    for you in (0, 1):
        assert [p["bid"] for p in view(s, you)["players"]] == [4, 2]


@rule("rr.step-2-3.2")
def test_the_dial_stays_as_it_is_until_the_next_bid() -> None:
    s = do(bidding(), "A: 4", "B: 2")
    pass_until(s, "honor bid")
    assert s.round == 2
    assert s.bid == [4, 2]
    do(s, "B: 1", "A: 3")
    assert s.bid == [3, 1]


@rule("rr.step-2-4.1", "rr.give.1")
@pytest.mark.parametrize(("a", "b", "honor"), [(5, 1, [6, 14]), (2, 3, [11, 9]), (1, 5, [14, 6])])
def test_the_higher_bidder_gives_the_difference_to_the_lower(a: int, b: int, honor: list[int]) -> None:
    s = do(bidding(), f"A: {a}", f"B: {b}")
    assert honor_of(s) == honor


@rule("rr.step-2-4.2")
def test_equal_bids_transfer_nothing() -> None:
    s = watch(bidding())
    do(s, "A: 3", "B: 3")
    assert honor_of(s) == [10, 10]
    assert not [x for x in told(s) if "honor" in x]


@rule("rr.open-transfer-insufficient.1")
def test_a_giver_with_too_little_gives_what_there_is_and_is_at_zero() -> None:
    s = do(bidding("A 2/0:"), "A: 5", "B: 1")
    assert s.honor == [0, 12]
    assert s.winner == 1


@rule("rr.give.2")
def test_giving_is_losing_for_one_and_gaining_for_the_other() -> None:
    loser = character("Loser", CRAB, reaction(Happens(ev.LOSE_HONOR), GainFate()), cost=0)
    gainer = character("Gainer", CRAB, reaction(Happens(ev.GAIN_HONOR), GainFate()), cost=0)
    s = bidding("A 10/0: Loser", "B 10/0: Gainer", extra=[loser, gainer])
    before = fate_of(s)
    do(s, "A: 3", "B: 1", "A: Loser", "B: Gainer")
    assert fate_of(s) == [before[0] + 1, before[1] + 1]


@rule("rr.step-2-5.1", "rr.drawing-cards.1", "rr.drawing-cards.3")
def test_each_player_draws_the_bid_from_the_top_of_the_conflict_deck() -> None:
    s = bidding(
        "A 10/0: | Plain Guest | | | Plain Praise, Plain Alms, Plain Sword, Scroll",
        "B 10/0: | | | | Plain Letter, Scroll",
    )
    do(s, "A: 3", "B: 1")
    assert hand(s, "A") == ["Plain Alms", "Plain Guest", "Plain Praise", "Plain Sword"]
    assert hand(s, "B") == ["Plain Letter"]
    assert deck(s, "A") == deck(s, "B") == ["Scroll"]


@rule("rr.drawing-cards.2")
def test_cards_drawn_for_one_step_are_one_occurrence() -> None:
    scribe = character("Scribe", CRAB, reaction(Happens(ev.DRAW), GainFate(), unlimited=True), cost=0)
    s = bidding("A 10/0: Scribe", extra=[scribe])
    before = fate_of(s)[0]
    do(s, "A: 5", "B: 4")
    times = 0
    while decision(s) == "A: reactions":
        assert len(hand(s, "A")) == 5, "all are there before the first reaction"
        do(s, "A: Scribe")
        times += 1
    assert times == 2, "one draw by A, one by B"
    assert fate_of(s)[0] == before + 2


@rule("rr.drawing-cards.4", "rr.drawing-cards.5")
def test_neither_draws_nor_hands_are_limited() -> None:
    scrolls = ", ".join(["Scroll"] * 30)
    s = table(f"A 10/0: | Plain Letter, Plain Letter, Plain Letter, {scrolls}\nB 10/0:\ndraw phase")
    do(s, "A: Plain Letter", "B: pass", "A: Plain Letter", "B: pass", "A: Plain Letter")
    assert len(hand(s, "A")) == 36
    do(s, "B: pass", "A: pass")
    pass_until(s, "1.4")
    assert len(hand(s, "A")) == 36


@rule("rr.bid-value.1", "rr.bid-value.2", "rr.bid-value.4")
def test_a_raised_bid_counts_more_than_five_and_the_dial_stays() -> None:
    s = bidding("A 10/0: Raiser", extra=[RAISER])
    do(s, "A: 5", "B: 5", "A: Raiser")
    assert honor_of(s) == [8, 12]
    assert (len(hand(s, "A")), len(hand(s, "B"))) == (7, 5)
    assert s.bid == [5, 5]


@rule("rr.bid-value.1")
def test_a_modified_value_counts_for_that_bid_only() -> None:
    s = bidding("A 10/0: Raiser+3", extra=[RAISER])
    do(s, "A: 2", "B: 2", "A: Raiser")
    assert honor_of(s) == [8, 12]
    pass_until(s, "honor bid")
    do(s, "B: 2", "A: 2", "A: pass")
    assert honor_of(s) == [8, 12]


@rule("rr.bid-value.3")
def test_a_bid_can_be_reduced_to_zero() -> None:
    s = bidding("A 10/0: Lowerer", extra=[LOWERER])
    do(s, "A: 1", "B: 1", "A: Lowerer")
    assert honor_of(s) == [11, 9]
    assert (len(hand(s, "A")), len(hand(s, "B"))) == (0, 1)


@rule("rr.bid-value.5")
def test_abilities_that_speak_of_the_bid_read_the_dial() -> None:
    humble = event("Humble", CRAB, action(GainHonor(), when=LowerBid(YOU, YourOpponent())), cost=0)
    s = bidding("A 10/0: Lowerer | Humble", extra=[LOWERER, humble])
    do(s, "A: 2", "B: 2", "A: Lowerer")
    assert honor_of(s) == [11, 9], "the value was lower"
    assert not offered(s, "Humble"), "the dial was not"


@rule("rr.open-initial-dial.1")
def test_before_the_first_bid_all_dials_count_as_equal() -> None:
    humble = event("Humble", CRAB, action(GainHonor(), when=LowerBid(YOU, YourOpponent())), cost=0)
    s = table("A 10/0: | Humble\nB 10/0: | Humble\ndynasty phase", extra=[humble])
    assert not offered(s, "Humble")
    do(s, "A: pass")
    assert not offered(s, "Humble")
