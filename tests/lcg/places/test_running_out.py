"""Running out of cards."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.language.numbers import Num
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import CRAB, character, event
from gorin.rulesets.lcg.words.player_effects import Draw, GainFate
from gorin.rulesets.lcg.words.texts import action, reaction
from tests.lcg.tables import (
    Happens,
    decision,
    deck,
    discard,
    do,
    fate_of,
    find,
    hand,
    honor_of,
    pass_until,
    step,
    table,
)


def bidding(a: str = "A 10/0:", b: str = "B 10/0:", rules: str = "lcg/stronghold", **more: Any) -> Any:
    """A table that waits for A's honor bid."""
    return pass_until(table(f"{a}\n{b}\ndynasty phase", rules, **more), "honor bid")


@rule("rr.running-out-of-cards.2", "rr.running-out-of-cards.3", "rr.open-run-out-multi-draw.1")
def test_an_empty_conflict_deck_costs_five_honor_and_the_draw_goes_on_from_the_discard_pile() -> None:
    scribe = character("Scribe", CRAB, reaction(Happens(ev.DRAW), GainFate(), unlimited=True), cost=0)
    s = bidding("A 10/0: Scribe | | | Plain Praise, Plain Alms, Plain Soldier | Plain Sword", extra=[scribe])
    before = fate_of(s)[0]
    do(s, "A: 2", "B: 2")
    assert decision(s) == "A: reactions"
    assert honor_of(s) == [5, 10]
    assert len(hand(s, "A")) == 2
    assert "Plain Sword" in hand(s, "A"), "what is left is taken first"
    assert sorted([*hand(s, "A"), *deck(s, "A")]) == ["Plain Alms", "Plain Praise", "Plain Sword"]
    assert discard(s, "A") == ["Plain Soldier"], "the dynasty discard pile stays"
    do(s, "A: Scribe", "A: Scribe")
    assert fate_of(s)[0] == before + 2, "it is one draw of A's and one of B's"


@rule("rr.running-out-of-cards.1", "rr.running-out-of-cards.3")
def test_an_empty_dynasty_deck_costs_five_honor_when_a_province_must_be_refilled() -> None:
    row = "Fields, Fields[Plain Soldier], Fields[Peasant], Fields[Peasant], Fields"
    s = table(f"A 10/9: | | {row} | Plain Captain, Plain Praise | | Plain Lord\nB 10/0:\ndynasty phase")
    assert deck(s, "A", dynasty=True) == [], "the last card filled the fourth province"
    assert honor_of(s) == [10, 10]
    do(s, "A: Plain Soldier", "A: 0")
    assert honor_of(s) == [5, 10]
    assert discard(s, "A") == ["Plain Praise"]
    assert s.slot[find(s, "Plain Captain")] == 1, "the refill goes on from the new deck"
    assert decision(s) == "B: action"


@rule("rr.open-run-out-empty-discard.1")
def test_a_refill_for_which_there_is_no_card_costs_five_honor_once_and_fails() -> None:
    row = "Fields, Fields[Plain Soldier], Fields[Plain Captain], Fields[Plain Mine], Fields"
    s = table(f"A 20/9: | | {row} | | | Plain Lord\nB 10/0:\ndynasty phase")
    do(s, "A: Plain Soldier", "A: 0")
    assert honor_of(s) == [15, 10]
    do(s, "B: pass", "A: Plain Mine")
    assert honor_of(s) == [15, 10], "that refill has failed; nothing else was to be refilled"
    do(s, "A: Plain Captain", "A: 0")
    assert honor_of(s) == [10, 10], "a second province was emptied"
    pass_until(s, "4.6")
    assert honor_of(s) == [10, 10]


@rule("rr.open-run-out-empty-discard.1")
@pytest.mark.parametrize("bid", [1, 4])
def test_with_nothing_left_anywhere_five_honor_is_lost_once_for_the_draw(bid: int) -> None:
    scrolls = "A 12/0: | Scroll | | | Plain Praise"
    s = bidding(scrolls)
    do(s, "A: 1", f"B: {1}")
    assert honor_of(s) == [12, 10]
    pass_until(s, "honor bid")
    do(s, f"B: {bid}", f"A: {bid}")
    assert honor_of(s) == [7, 10]
    assert len(hand(s, "A")) == 2


@rule("rr.open-run-out-other-uses.1")
def test_only_drawing_runs_out_not_having_an_empty_deck() -> None:
    s = bidding("A 10/0: | | | | Plain Praise")
    do(s, "A: 1", "B: 1")
    assert deck(s, "A") == []
    assert honor_of(s) == [10, 10]
    pass_until(s, "fate phase: action window")
    assert honor_of(s) == [10, 10]


@rule("rr.winning-the-game.7")
def test_running_out_of_cards_can_end_the_game() -> None:
    s = table("A 5/0: | Plain Letter | | | Plain Praise\nB 10/0:\ndraw phase")
    do(s, "A: Plain Letter")
    assert s.winner == 1
    assert s.honor[0] == 0


@rule("rr.running-out-of-cards.2")
def test_an_effect_that_draws_runs_out_the_same_way() -> None:
    greed = event("Greed", CRAB, action(Draw(Num(3))), cost=0)
    s = table("A 10/0: | Greed | | Scroll, Scroll | Plain Praise\nB 10/0:\ndraw phase", extra=[greed])
    do(s, "A: Greed")
    assert honor_of(s) == [5, 10]
    assert len(hand(s, "A")) == 3
    assert "draw phase: action window" in step(s)
