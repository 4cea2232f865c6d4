"""Where fate and honor come from and where they go: the general pool, unless another place is named."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    NEUTRAL,
    THAT,
    THIS,
    YOU,
    YOUR_OPPONENT,
    YOURS,
    Cannot,
    GainFate,
    GainFateFromRing,
    GainHonor,
    Give,
    MoveFate,
    Num,
    RemoveFate,
    RingOf,
    SpendOnto,
    SpendToRing,
    TakeFate,
    action,
    character,
    event,
    reaction,
)
from gorin.rulesets.lcg.words.card_effects import ReturnFate
from tests.lcg.tables import (
    Does,
    Happens,
    decision,
    do,
    fate_of,
    fate_on,
    hand,
    honor_of,
    in_play,
    never_offered,
    offered,
    options,
    pass_until,
    table,
)

WASTE = event("Waste", NEUTRAL, action(Does(CHARACTER & YOURS, ev.LOSE_FATE, 2)), cost=0)
GIFT = event("Gift", NEUTRAL, action(Give("fate", YOU, YOUR_OPPONENT, Num(2))), cost=0)
TRIBUTE = event("Tribute", NEUTRAL, action(Give("honor", YOU, YOUR_OPPONENT, Num(2))), cost=0)
THEFT = event("Theft", NEUTRAL, action(Give("honor", YOUR_OPPONENT, YOU, Num(2))), cost=0)
TAX = event("Tax", NEUTRAL, action(Give("fate", YOUR_OPPONENT, YOU, Num(2))), cost=0)
GLEAN = event("Glean", NEUTRAL, action(GainFateFromRing(RingOf("fire"), Num(1))), cost=0)
WAGES = event("Wages", NEUTRAL, action(SpendOnto(THAT, Num(2)), choose=CHARACTER), cost=0)
SHIFT = event("Shift", NEUTRAL, action(MoveFate(THAT, CHARACTER & YOURS), choose=CHARACTER - YOURS), cost=0)
TOLL = event("Toll", NEUTRAL, action(TakeFate(THAT, Num(2)), choose=CHARACTER), cost=0)
HEIRLOOM = event("Heirloom", NEUTRAL, action(TakeFate(THAT, Num(2), YOUR_OPPONENT), choose=CHARACTER), cost=0)
CANDLE = event("Candle", NEUTRAL, action(GainHonor(), cost=SpendToRing(RingOf("fire"))), cost=0)
CARDS = [WASTE, GIFT, TRIBUTE, THEFT, TAX, GLEAN, WAGES, SHIFT, TOLL, HEIRLOOM, CANDLE]


@rule("rr.fate.2")
def test_fate_comes_from_a_pool_or_another_card_only_if_the_text_says_so() -> None:
    s = table("A 10/5: Plain Porter | Wages, Shift\nB 10/5: Plain Captain+3\ndraw phase", extra=CARDS)
    do(s, "A: Wages", "A: Plain Porter")
    assert (fate_on(s, "Plain Porter"), fate_of(s)) == (2, [3, 5])
    do(s, "B: pass", "A: Shift", "A: Plain Captain")
    assert (fate_on(s, "Plain Porter"), fate_on(s, "Plain Captain"), fate_of(s)) == (3, 2, [3, 5])


@rule("rr.fate.3", "rr.loses.1")
def test_lost_fate_goes_to_nobody_and_given_or_spent_fate_where_it_is_directed() -> None:
    s = table("A 10/5: Plain Porter | Waste, Gift, Candle\nB 10/1:\ndraw phase", extra=CARDS)
    do(s, "A: Waste")
    assert (fate_of(s), s.ring_fate, sum(s.fate)) == ([3, 1], [0] * 5, 0), "to no player, ring or card"
    do(s, "B: pass", "A: Gift")
    assert fate_of(s) == [1, 3]
    do(s, "B: pass", "A: Candle", "A: fire")
    assert (fate_of(s), s.ring_fate) == ([0, 3], [0, 0, 1, 0, 0])


@rule("rr.fate.3")
def test_what_a_card_costs_goes_to_nobody() -> None:
    s = table("A 10/4: Plain Porter | Plain Sword, Plain Alms\nB 10/1:\ndraw phase", extra=CARDS)
    do(s, "A: Plain Sword", "A: Plain Porter")
    assert (fate_of(s), s.ring_fate, sum(s.fate)) == ([3, 1], [0] * 5, 0)
    do(s, "B: pass", "A: Plain Alms")
    assert (fate_of(s), s.ring_fate, sum(s.fate)) == ([4, 1], [0] * 5, 0), "1 spent, 2 gained"


@rule("rr.loses.1")
def test_lost_honor_goes_to_nobody_unless_it_is_given() -> None:
    s = table("A 10/5: | Plain Shame, Tribute\nB 10/1:\ndraw phase", extra=CARDS)
    do(s, "A: Plain Shame")
    assert honor_of(s) == [7, 10]
    do(s, "B: pass", "A: Tribute")
    assert honor_of(s) == [5, 12]


@rule("rr.gains.1")
def test_what_is_gained_comes_from_the_source_that_is_named() -> None:
    s = table(
        """A 10/1: | Theft, Tax, Glean, Toll, Plain Praise
           B 10/5: Plain Captain+3
           draw phase, rings fire+2 air+2""",
        extra=CARDS,
    )
    do(s, "A: Plain Praise", "B: pass", "A: Theft")
    assert honor_of(s) == [13, 8], "the first one from nobody, the other two from B"
    do(s, "B: pass", "A: Tax")
    assert fate_of(s) == [3, 3]
    do(s, "B: pass", "A: Glean")
    assert (fate_of(s), s.ring_fate) == ([4, 3], [2, 0, 1, 0, 0])
    do(s, "B: pass", "A: Toll", "A: Plain Captain")
    assert (fate_of(s), fate_on(s, "Plain Captain")) == ([6, 3], 1)


@rule("rr.give.1")
def test_tokens_given_from_a_named_place_leave_that_place_and_not_the_givers_pool() -> None:
    s = table("A 10/5: Plain Captain+3 | Heirloom\nB 10/1:\ndraw phase", extra=CARDS)
    do(s, "A: Heirloom", "A: Plain Captain")
    assert (fate_on(s, "Plain Captain"), fate_of(s)) == (1, [5, 3])


@rule("rr.give.2")
@pytest.mark.parametrize(("card", "lost", "won"), [("Gift", ev.LOSE_FATE, ev.GAIN_FATE),
                                                   ("Tribute", ev.LOSE_HONOR, ev.GAIN_HONOR)])  # fmt: skip
def test_the_giver_loses_and_the_receiver_gains_whatever_is_given(card: str, lost: int, won: int) -> None:
    ears = [
        character("Loser", CRAB, reaction(Happens(lost), GainHonor()), cost=0),
        character("Winner", CRAB, reaction(Happens(won), GainHonor()), cost=0),
    ]
    s = table(f"A 10/5: Loser | {card}\nB 10/5: Winner\ndraw phase", extra=[*CARDS, *ears])
    do(s, f"A: {card}")
    assert decision(s) == "A: reactions" and options(s) == ["Loser", "pass"]
    do(s, "A: pass")
    assert decision(s) == "B: reactions" and options(s) == ["Winner", "pass"]


@rule("rr.loses.2")
def test_whatever_takes_tokens_off_a_card_makes_it_lose_them() -> None:
    miser = character("Miser", CRAB, Cannot(THIS, ("lose fate",)), cost=1, military=1)
    cut = event("Cut", NEUTRAL, action(RemoveFate(THAT), choose=CHARACTER), cost=0)
    refund = event("Refund", NEUTRAL, action(ReturnFate(THAT), choose=CHARACTER), cost=0)
    for who, can in (("Miser", False), ("Plain Soldier", True)):
        text = f"A: Plain Porter | Cut, Refund, Shift, Toll\nB: {who}+2\nconflict phase"
        s = table(text, extra=[*CARDS, miser, cut, refund])
        for card in ("Cut", "Refund", "Shift", "Toll"):
            assert offered(s, card) is can, "what cannot lose fate keeps it from all of these"
        s = table(f"A: Plain Giant*\nB: {who}+2\nmilitary void A>B", extra=[miser])
        assert never_offered(s, f"remove 1 fate from {who}") is not can


@rule("rr.loses.2")
@pytest.mark.parametrize("kind", [ev.REMOVE_FATE, ev.RETURN_FATE])
def test_also_where_the_effect_does_not_ask_who_can(kind: int) -> None:
    miser = character("Miser", CRAB, Cannot(THIS, ("lose fate",)), cost=1, military=1)
    hammer = event("Hammer", NEUTRAL, action(Does(CHARACTER, kind, 1)), cost=0)
    s = table("A: | Hammer\nB: Miser+1, Plain Soldier+1", extra=[miser, hammer])
    do(s, "A: Hammer")
    assert (fate_on(s, "Miser"), fate_on(s, "Plain Soldier")) == (1, 0)


@rule("rr.loses.2")
def test_in_the_fate_phase_too() -> None:
    miser = character("Miser", CRAB, Cannot(THIS, ("lose fate",)), cost=1, military=1)
    s = table("A: Miser+2, Plain Soldier+2\nB:\nconflict phase", extra=[miser])
    pass_until(s, "fate phase: action window")
    assert in_play(s, "Miser") and (fate_on(s, "Miser"), fate_on(s, "Plain Soldier")) == (2, 1)


@rule("rr.fate.5")
@pytest.mark.parametrize("place", ["hand", "province"])
def test_any_number_of_fate_is_placed_on_a_character_played_from_hand_or_province(place: str) -> None:
    who, row, phase = {
        "hand": ("Plain Guest", "| Plain Guest", "draw"),
        "province": ("Plain Soldier", "| | Fields, Fields[Plain Soldier]", "dynasty"),
    }[place]
    for n in range(4):
        s = table(f"A 10/4: {row}\nB 10/4:\n{phase} phase")
        do(s, f"A: {who}")
        assert decision(s).startswith("A: ") and options(s) == ["0", "1", "2", "3"], "all that is left of 4"
        do(s, f"A: {n}")
        assert (fate_on(s, who), fate_of(s)) == (n, [3 - n, 4])


@rule("rr.drawing-cards.2")
def test_the_cards_an_ability_draws_are_drawn_at_once() -> None:
    scribe = character("Scribe", CRAB, reaction(Happens(ev.DRAW), GainFate(), unlimited=True), cost=0)
    s = table("A 10/0: Scribe | Plain Letter\nB 10/0:\ndraw phase", extra=[scribe])
    do(s, "A: Plain Letter")
    assert decision(s) == "A: reactions" and len(hand(s, "A")) == 2
    do(s, "A: Scribe")
    assert decision(s) == "B: action" and fate_of(s) == [1, 0], "one occurrence, though two cards"
