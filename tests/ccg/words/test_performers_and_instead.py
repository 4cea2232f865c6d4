"""Several performers; what happens instead; naming; copying."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    chi,
    decision,
    do,
    force,
    hand,
    honor,
    in_discard,
    in_play,
    is_bowed,
    offered,
    options,
    play,
    table,
    why_not,
)
from tests.ccg.words.cards import CARDS

SAMURAI_TWO = "A 5: Plain Guard, Plain Duelist, Plain Lady | Joint Effort, Lord and Servant \nB 5: Plain Giant"


def at(text: str) -> Any:
    return table(text, CARDS)


# --- several performers -----------------------------------------------------------------------------------------------


@rule("emp.choose-performers.1", "emp.choose-performers.2")
def test_two_performers_are_chosen_one_after_another_and_both_pay() -> None:
    s = at(SAMURAI_TWO.replace("Plain Lady", "Plain Swordsman"))
    do(s, "A: Joint Effort")
    assert options(s) == ["Plain Guard", "Plain Duelist", "Plain Swordsman"]
    do(s, "A: Plain Guard")
    assert options(s) == ["Plain Duelist", "Plain Swordsman"], "nobody performs twice"
    play(s, "A: Plain Swordsman")
    assert is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Swordsman") and not is_bowed(s, "Plain Duelist")
    assert (force(s, "Plain Guard"), force(s, "Plain Swordsman"), force(s, "Plain Duelist")) == (5, 4, 2)


def test_one_performer_is_not_enough_for_two() -> None:
    s = at(SAMURAI_TWO.replace("Plain Duelist", "Plain Duelist_"))
    assert not offered(s, "Joint Effort") and why_not(s, "A", "Joint Effort") == "emp.choose-performers.1"


def test_performers_of_two_kinds_in_the_order_they_are_mentioned() -> None:
    s = at(SAMURAI_TWO)
    do(s, "A: Lord and Servant")
    assert options(s) == ["Plain Guard", "Plain Duelist"]
    play(s, "A: Plain Duelist")
    assert (force(s, "Plain Duelist"), chi(s, "Plain Duelist")) == (5, 4)
    assert (force(s, "Plain Lady"), chi(s, "Plain Lady")) == (1, 5)


def test_one_card_does_not_perform_as_both_kinds() -> None:
    both = personality("Plain Both", CRANE, force=1, chi=1, cost=1, personal_honor=1, keywords="samurai, courtier")
    s = table("A 5: Plain Both | Lord and Servant \nB 5:", [*CARDS, both])
    assert not offered(s, "Lord and Servant")


@rule("emp.dishonor.8")
def test_any_dishonorable_performer_is_rehonored_instead_of_the_gain() -> None:
    s = at("A 5: Plain Guard~, Plain Lady | Lord and Servant \nB 5:")
    play(s, "A: Lord and Servant")
    assert honor(s) == [5, 5]


# --- instead ----------------------------------------------------------------------------------------------------------

KILL = strategy("Blow", open_(Destroy(THAT), gain_honor(1), target=PERSONALITY & OTHERS), focus=1)


def test_bowing_instead_of_being_destroyed() -> None:
    s = table("A 5: | Blow \nB 5: Stubborn Oak", [*CARDS, KILL])
    play(s, "A: Blow")
    assert decision(s) == "B: reactions before"
    do(s, "B: Stubborn Oak")
    assert in_play(s, "Stubborn Oak") and is_bowed(s, "Stubborn Oak") and honor(s) == [6, 5]
    s = table("A 5: | Blow \nB 5: Stubborn Oak_", [*CARDS, KILL])
    play(s, "A: Blow")
    assert in_discard(s, "Stubborn Oak"), "who is bowed cannot bow instead"


@rule("emp.seppuku.2")
def test_what_is_not_negated_is_not_replaced() -> None:
    oak = personality("Shamed Oak", CRAB, reaction(Would("be destroyed", THIS), Instead((gain_honor(5),))),
                      force=2, chi=3, cost=4, personal_honor=1, keywords="samurai")  # fmt: skip
    s = table("A 5: Shamed Oak~ \nB 5:", [oak])
    play(s, "A: Order Seppuku")
    if offered(s, "Shamed Oak"):
        do(s, "A: Shamed Oak")
    assert in_discard(s, "Shamed Oak") and honor(s) == [5, 5]


def test_drawing_instead_of_gaining_honor_once_each_turn() -> None:
    s = at("A 5: Quiet Shrine | Tell the Tale, Tell the Tale \nB 5:")
    play(s, "A: Tell the Tale")
    assert honor(s) == [5, 5] and len(hand(s, "A")) == 2
    play(s, "B: pass")
    play(s, "A: Tell the Tale")
    assert honor(s) == [6, 5]


def test_losing_another_amount_instead() -> None:
    s = table("A 5: Tax House \nB 5: | Slip", [*CARDS, strategy("Slip", open_(lose_honor(3)), focus=1)])
    do(s, "A: pass", "B: Slip", "A: Tax House")
    assert honor(s) == [5, 1]


@rule("emp.experienced.10", "emp.experienced.8")
def test_an_overlay_instead_of_destruction() -> None:
    s = table("A 5: | Blow \nB 5: Plain Rider[Plain Sword] | Heir | Plain Giant", [*CARDS, KILL])
    play(s, "A: Blow")
    play(s, "B: Heir")
    assert in_play(s, "Plain Giant") and force(s, "Plain Giant") == 11 and not in_play(s, "Plain Rider")


# --- naming -----------------------------------------------------------------------------------------------------------


def test_a_number_is_named() -> None:
    s = at("A 5: Plain Guard | Gamble \nB 5:")
    play(s, "A: Gamble")
    assert decision(s) == "A: name a number" and options(s) == ["1", "2", "3", "4"]
    do(s, "A: 3")
    assert honor(s) == [2, 5] and force(s, "Plain Guard") == 6


def test_a_card_is_named() -> None:
    s = at("A 5: | Accusation \nB 5: | Plain Four, Plain Four, Plain Two")
    play(s, "A: Accusation")
    assert decision(s) == "A: name a card" and "Plain Two" in options(s) and "Province" not in options(s)
    do(s, "A: Plain Four")
    assert hand(s, "B") == ["Plain Two"]


# --- copying ----------------------------------------------------------------------------------------------------------


@rule("emp.from.4")
def test_one_ability_is_copied() -> None:
    s = at("A 5: Plain Guard | Mimicry \nB 5: Lone Mentor")
    do(s, "A: Mimicry", "A: Plain Guard", "A: Lone Mentor")
    assert decision(s) == "A: choose an ability"
    assert options(s) == ["Lone Mentor (teach)", "Lone Mentor (study)"], "traits are no abilities"
    do(s, "A: Lone Mentor (teach)", "B: pass", "A: Plain Guard (from Lone Mentor)")
    assert honor(s) == [7, 5]
    do(s, "B: pass")
    assert not offered(s, "Plain Guard"), "once per turn, as on the other card"


@rule("emp.copy.2", "emp.copy.3")
def test_a_whole_text_is_copied_with_its_traits() -> None:
    s = at("A 5: Plain Guard | Second Skin, Paid Off \nB 5: Lone Mentor")
    do(s, "A: Second Skin", "A: Plain Guard", "A: Lone Mentor")
    assert force(s, "Plain Guard") == 5 and force(s, "Lone Mentor") == 3
    do(s, "B: pass", "A: Paid Off", "A: Plain Guard")
    play(s)
    play(s, "A: bow that Personality")
    assert honor(s) == [6, 5], "the triggered trait is his, too"
    s = at("A 5: Lone Mentor | Second Skin \nB 5:")
    assert not offered(s, "Second Skin"), "two targets are two cards: none copies itself"


def test_a_copy_ends_with_the_turn() -> None:
    from tests.ccg.tables import pass_until

    s = at("A 5: Plain Guard | Second Skin \nB 5: Lone Mentor")
    do(s, "A: Second Skin", "A: Plain Guard", "A: Lone Mentor")
    pass_until(s, "B: action")
    while s.turn == 5:
        pass_until(s, "B: action")
    assert force(s, "Plain Guard") == 3 and not s.gained


def test_what_a_bearer_performs_is_not_copied_by_a_personality() -> None:
    odd = strategy("Odd Copy", open_(CopyAbility(THAT, THAT_OTHER), target=(PERSONALITY & YOURS, ITEM)), focus=1)
    s = table("A 5: Plain Guard[Modifications] | Odd Copy \nB 5:", [odd])
    play(s, "A: Odd Copy")
    assert not s.gained and decision(s) == "B: action"


@pytest.mark.parametrize("card", CARDS, ids=lambda x: x.name)
def test_nothing_is_wrong_with_the_cards(card: Card) -> None:
    from gorin.rulesets.ccg.check import problems
    from gorin.rulesets.ccg.english import text_of

    assert problems(card) == [] and text_of(card)
