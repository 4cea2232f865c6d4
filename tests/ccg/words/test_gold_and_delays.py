"""Gold of any amount, for one thing only, paid twice; delayed effects that remember more and wait longer."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.playing.gold import divisible
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    attached,
    decision,
    do,
    force,
    hand,
    honor,
    in_discard,
    is_bowed,
    is_dishonorable,
    offered,
    options,
    pass_until,
    play,
    table,
    why_not,
)
from tests.ccg.words.cards import CARDS


def at(text: str) -> Any:
    return table(text, CARDS)


def pay(s: Any, *sources: str) -> Any:
    for x in sources:
        do(s, f"A: {x}")
    return s


# --- any amount -------------------------------------------------------------------------------------------------------


def test_any_amount_of_gold_up_to_what_can_be_raised() -> None:
    s = at("A 5: Castle, Plain Farm | Bribe \nB 5: Plain Giant")
    do(s, "A: Bribe")
    play(s)
    assert decision(s) == "A: pay how much gold" and options(s) == [str(n) for n in range(1, 7)]
    do(s, "A: 6")
    pay(s, "Castle", "Plain Farm")
    assert force(s, "Plain Giant") == 3 and is_bowed(s, "Plain Farm")


def test_without_gold_not_even_the_least_amount() -> None:
    s = at("A 5: Castle_ | Bribe \nB 5: Plain Giant")
    assert not offered(s, "Bribe") and why_not(s, "A", "Bribe") == "emp.pay-costs.4"


# --- for one thing only -----------------------------------------------------------------------------------------------


@rule("emp.paying-gold-costs.2")
def test_gold_for_items_only() -> None:
    s = at("A 5: Castle_, Smithy, Plain Guard | Plain Sword, Plain Spears \nB 5:")
    do(s, "A: Equip")
    play(s)
    assert attached(s, "Plain Guard") == ["Plain Sword"] and is_bowed(s, "Smithy")
    s = at("A 5: Castle_, Smithy, Plain Guard | Plain Spears \nB 5:")
    assert not offered(s, "Equip")


def test_gold_set_apart_for_one_card() -> None:
    s = at("A 5: Castle_, Plain Guard | Patron, Plain Sword, Plain Mail \nB 5:")
    assert not offered(s, "Equip")
    do(s, "A: Patron", "A: Plain Sword", "B: pass", "A: Equip")
    play(s)
    assert attached(s, "Plain Guard") == ["Plain Sword"], "and for no other"
    do(s, "B: pass")
    assert not offered(s, "Equip"), "what was left of it is lost"


def test_gold_set_apart_is_gone_with_the_turn() -> None:
    s = at("A 5: Castle_, Plain Guard | Patron, Plain Sword \nB 5:")
    play(s, "A: Patron")
    while s.turn < 7 or decision(s) != "A: action":
        pass_until(s, "A: action")
    assert not [row for row in s.lasting if row[0] == 134]


# --- two payments -----------------------------------------------------------------------------------------------------


@rule("emp.paying-gold-costs.3", "emp.pay-costs.3")
def test_two_payments_of_one_action_are_checked_together() -> None:
    s = at("A 5: Castle | Double Fee \nB 5:")
    assert not offered(s, "Double Fee"), "5 Gold of one source is not 3 and 2"
    s = at("A 5: Castle_, Plain Mine, Plain Shop | Double Fee \nB 5:")
    do(s, "A: Double Fee")
    assert decision(s) == "A: pay 3 gold" and options(s) == ["Plain Mine"], "the Shop's 2 are needed afterwards"
    play(s, "A: Plain Mine")
    assert is_bowed(s, "Plain Shop") and len(hand(s, "A")) == 2


def test_no_source_is_offered_that_would_make_the_second_payment_fail() -> None:
    s = at("A 5: Castle_, Plain Mine, Plain Shop, Plain Farm | Double Fee \nB 5:")
    do(s, "A: Double Fee", "A: Plain Shop")  # 1 more is needed, and then 2: the Mine must not go
    assert options(s) == ["Plain Farm"]
    play(s, "A: Plain Farm")
    assert is_bowed(s, "Plain Mine") and len(hand(s, "A")) == 2


def test_a_second_payment_that_depends_on_the_target() -> None:
    s = at("A 5: Castle_, Plain Shop, Plain Mine | Head Price \nB 5: Plain Rider, Plain Giant")
    do(s, "A: Head Price")
    play(s)
    assert is_bowed(s, "Plain Rider") and not is_bowed(s, "Plain Giant"), "4 Chi are too dear"


@pytest.mark.parametrize(
    ("given", "one", "other", "can"),
    [([], 0, 0, True), ([3], 3, 0, True), ([3], -2, 3, True), ([2, 2], 3, 1, False), ([2, 2, 1], 3, 2, True)],
)
def test_dealing_out_amounts(given: list[int], one: int, other: int, can: bool) -> None:
    assert divisible(given, one, other) == can


# --- delayed effects --------------------------------------------------------------------------------------------------

BLOW = strategy("Blow", open_(Destroy(THAT), target=PERSONALITY & OTHERS), focus=1)


def test_performer_and_both_targets_are_remembered() -> None:
    s = table("A 5: Plain Guard, Plain Giant | Blood Oath, Blow \nB 5: Plain Rider, Plain Lady", [*CARDS, BLOW])
    do(s, "A: Blood Oath", "A: Plain Guard", "A: Plain Rider", "A: Plain Lady", "B: pass")
    do(s, "A: Blow", "A: Plain Rider")
    assert is_bowed(s, "Plain Guard") and is_dishonorable(s, "Plain Lady") and in_discard(s, "Plain Rider")
    assert not is_bowed(s, "Plain Giant") and not s.delayed


def test_another_destruction_is_not_the_one_waited_for() -> None:
    s = table("A 5: Plain Guard | Blood Oath, Blow \nB 5: Plain Rider, Plain Lady", [*CARDS, BLOW])
    do(s, "A: Blood Oath", "A: Plain Rider", "A: Plain Lady", "B: pass", "A: Blow", "A: Plain Lady")
    assert not is_bowed(s, "Plain Guard") and len(s.delayed) == 1


def test_what_is_remembered_survives_created_cards() -> None:
    s = table("A 5: Plain Guard_, Venerable Master, Plain Mine | Twin Fates \nB 5: Plain Rider", CARDS)
    do(s, "A: Twin Fates", "A: Plain Guard")
    play(s)
    play(s, "B: pass")
    do(s, "A: Venerable Master")
    while decision(s).startswith("A: pay"):
        do(s, "A: " + options(s)[0])
    pass_until(s, "B: action")
    while s.turn == 5:
        pass_until(s, "B: ")
    assert not is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Rider") is False, "her own Straighten Phase came"
    assert not s.delayed


def test_who_left_play_is_forgotten_and_the_other_is_not() -> None:
    s = table("A 5: Plain Guard_ | Twin Fates, Blow \nB 5: Plain Rider", [*CARDS, BLOW])
    do(s, "A: Twin Fates")
    play(s)
    do(s, "B: pass", "A: Blow")
    play(s)
    pass_until(s, "B: action")
    while s.turn == 5:
        pass_until(s, "B: ")
    assert not is_bowed(s, "Plain Guard") and in_discard(s, "Plain Rider")


@rule("emp.how-long-do-things-last.3")
def test_a_delayed_effect_beyond_the_turn() -> None:
    s = at("A 5: | Long Memory \nB 5: Plain Rider")
    play(s, "A: Long Memory")
    while s.turn == 5:
        pass_until(s, "B: ")
    assert len(s.delayed) == 1 and honor(s) == [5, 5], "another player's turn is not yours"
    while s.turn == 6:
        pass_until(s, "A: ")
    assert honor(s) == [7, 5] and is_dishonorable(s, "Plain Rider") and not s.delayed


def test_a_delayed_effect_until_your_next_turn() -> None:
    s = at("A 5: | Short Memory \nB 5: Plain Rider")
    play(s, "A: Short Memory")
    while s.turn < 7:
        pass_until(s, "A: ")
    assert not s.delayed and honor(s) == [5, 5]


def test_a_target_while_resolving_that_must_be_chosen() -> None:
    s = at("A 5: | Glance \nB 5: Plain Rider")
    play(s, "A: Glance")
    assert is_bowed(s, "Plain Rider") and honor(s) == [6, 5]
    s = at("A 5: | Glance \nB 5:")
    play(s, "A: Glance")
    assert honor(s) == [5, 5]
