"""Targets and selections: how many, by whom, when, and what may be chosen at all."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    ATTACHMENT,
    CHARACTER,
    HOLDING,
    NEUTRAL,
    PICKED,
    THAT,
    THAT2,
    YOUR_OPPONENT,
    YOUR_OPPONENTS,
    YOURS,
    AnyNumber,
    AttachedTo,
    Bow,
    Discard,
    Dishonor,
    GainFate,
    GainHonor,
    Honor,
    LoseHonor,
    MoveAttachment,
    Num,
    Pick,
    Ready,
    SameController,
    SelectOne,
    Target,
    Then,
    action,
    event,
)
from gorin.rulesets.lcg.words import Sacrifice as Sacrificed
from tests.lcg.tables import (
    decision,
    do,
    fate_of,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    is_honored,
    offered,
    options,
    table,
)

FEW = event("Few", NEUTRAL, action(Bow(THAT), choose=Target(CHARACTER, Num(2), up_to=True)), cost=0)
FEW_MORE = event(
    "Few More", NEUTRAL, action(Bow(THAT), GainHonor(), choose=Target(CHARACTER, Num(2), up_to=True)), cost=0
)
MANY = event("Many", NEUTRAL, action(Bow(THAT), choose=Target(CHARACTER & YOURS, AnyNumber(), up_to=True)), cost=0)
TWO = event("Two", NEUTRAL, action(Bow(THAT), choose=Target(CHARACTER, Num(2))), cost=0)
STRIP = event("Strip", NEUTRAL, action(Discard(ATTACHMENT & AttachedTo(THAT)), choose=CHARACTER), cost=0)
YIELD = event("Yield", NEUTRAL, action(Bow(THAT), choose=Target(CHARACTER & YOUR_OPPONENTS, by=YOUR_OPPONENT)), cost=0)
CARDS = [FEW, FEW_MORE, MANY, TWO, STRIP, YIELD]


@rule("rr.target.1", "rr.target.10", "rr.target.9")
def test_a_card_the_effect_cannot_change_is_no_target() -> None:
    trip = event("Trip", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=0)
    s = table("A: Plain Captain_, Plain Soldier, Plain Tower | Trip\nB:", extra=[trip])
    do(s, "A: Trip")
    assert options(s) == ["Plain Soldier"]


@rule("rr.target.3", "rr.choose.1", "rr.target.4")
def test_without_enough_targets_it_cannot_be_initiated() -> None:
    assert not offered(table("A: Plain Captain | Two\nB: Plain Soldier_", extra=CARDS), "Two")
    s = table("A: Plain Captain | Two\nB: Plain Soldier", extra=CARDS)
    do(s, "A: Two", "A: Plain Soldier", "A: Plain Captain")
    assert is_bowed(s, "Plain Captain") and is_bowed(s, "Plain Soldier")


@rule("rr.target.6")
def test_targets_of_one_player_are_chosen_before_anything_happens_to_them() -> None:
    s = table("A: Plain Captain | Two\nB: Plain Soldier, Plain Envoy", extra=CARDS)
    do(s, "A: Two", "A: Plain Soldier")
    assert not is_bowed(s, "Plain Soldier") and options(s) == ["Plain Captain", "Plain Envoy"], "nobody twice"


@rule("rr.target.2", "rr.ability.13")
def test_the_abilitys_controller_chooses_unless_it_says_otherwise() -> None:
    s = table("A: | Yield, Few\nB: Plain Soldier, Plain Envoy", extra=CARDS)
    do(s, "A: Yield")
    assert decision(s) == "B: target"
    do(s, "B: Plain Envoy", "B: pass", "A: Few")
    assert decision(s) == "A: target"


@rule("rr.target.5")
def test_what_became_a_target_by_paying_may_be_chosen() -> None:
    revel = event("Revel", NEUTRAL, action(Ready(THAT), cost=Bow(CHARACTER & YOURS), choose=CHARACTER), cost=0)
    s = table("A: Plain Captain, Plain Soldier_ | Revel\nB:", extra=[revel])
    do(s, "A: Revel", "A: Plain Captain")
    assert options(s) == ["Plain Captain", "Plain Soldier"]
    lone = table("A: Plain Captain | Revel\nB:", extra=[revel])
    assert not offered(lone, "Revel"), "but it must be possible without the cost"


@rule("rr.target.7")
def test_up_to_may_stop_early_but_not_choose_nothing_if_nothing_would_change() -> None:
    s = table("A: | Few\nB: Plain Soldier, Plain Envoy, Plain Porter", extra=CARDS)
    do(s, "A: Few")
    assert "done" not in options(s)
    do(s, "A: Plain Soldier")
    assert options(s) == ["Plain Envoy", "Plain Porter", "done"]
    do(s, "A: done")
    assert is_bowed(s, "Plain Soldier") and not is_bowed(s, "Plain Envoy")


@rule("rr.target.7")
def test_with_another_effect_zero_targets_are_enough() -> None:
    s = table("A: | Few More\nB: Plain Soldier", extra=CARDS)
    do(s, "A: Few More")
    assert options(s) == ["Plain Soldier", "done"]
    do(s, "A: done")
    assert honor_of(s) == [11, 10] and not is_bowed(s, "Plain Soldier")
    empty = table("A: | Few More, Few\nB: Plain Soldier_", extra=CARDS)
    assert offered(empty, "Few More"), "no target is there, but honor is gained"
    assert "Few" not in options(empty)


@rule("rr.target.7")
def test_any_number_of_targets() -> None:
    s = table("A: Plain Captain, Plain Soldier, Plain Porter | Many\nB:", extra=CARDS)
    do(s, "A: Many", "A: Plain Captain", "A: Plain Soldier", "A: Plain Porter", "A: done")
    assert all(is_bowed(s, x) for x in ("Plain Captain", "Plain Soldier", "Plain Porter"))


@rule("rr.target.11")
def test_a_point_of_reference_is_a_target_if_the_effect_using_it_changes_something() -> None:
    s = table("A: Plain Captain | Strip\nB: Plain Soldier[Plain Sword], Plain Envoy", extra=CARDS)
    do(s, "A: Strip")
    assert options(s) == ["Plain Soldier"], "the others bear nothing"
    do(s, "A: Plain Soldier")
    assert not in_play(s, "Plain Sword")


def test_the_second_target_may_depend_on_the_first() -> None:
    pass_on = event(
        "Pass On",
        NEUTRAL,
        action(MoveAttachment(THAT, THAT2), choose=(ATTACHMENT, CHARACTER & SameController(THAT))),
        cost=0,
    )
    s = table("A: Plain Captain[Plain Sword], Plain Soldier | Pass On\nB: Plain Envoy[Plain Robe]", extra=[pass_on])
    do(s, "A: Pass On")
    assert options(s) == ["Plain Sword"], "the robe has nowhere to go"
    do(s, "A: Plain Sword")
    assert options(s) == ["Plain Soldier"]


@rule("rr.target.12", "rr.target.13")
def test_targets_of_a_later_part_are_not_needed_at_the_start() -> None:
    later = event("Later On", NEUTRAL, action(GainFate(), Then((Pick(HOLDING, Bow(PICKED)),))), cost=0)
    s = table("A: | Later On\nB:", extra=[later])
    do(s, "A: Later On")
    assert fate_of(s) == [1, 0] and decision(s) == "B: action", "the second part fails, the first is done"
    s = table("A: Plain Mine, Plain Tower | Later On\nB:", extra=[later])
    do(s, "A: Later On")
    assert decision(s) == "A: choose" and fate_of(s) == [1, 0]


@rule("rr.triggered-abilities.4")
def test_an_effect_may_choose_while_it_resolves() -> None:
    mercy = event("Mercy", NEUTRAL, action(Pick(CHARACTER & AN_OPPONENTS, Honor(PICKED), by=YOUR_OPPONENT)), cost=0)
    s = table("A: | Mercy\nB: Plain Captain, Plain Soldier", extra=[mercy])
    do(s, "A: Mercy")
    assert decision(s) == "B: choose"
    do(s, "B: Plain Soldier")
    assert is_honored(s, "Plain Soldier")


# --- select ---------------------------------------------------------------------------------------------------------


@rule("rr.select.1", "rr.select.3", "rr.initiating-abilities.6")
def test_a_selection_before_the_dash_is_made_with_the_targets() -> None:
    verdict = event(
        "Verdict", NEUTRAL, action(SelectOne((Bow(THAT), Dishonor(THAT))), choose=CHARACTER, select=True), cost=0
    )
    s = table("A: | Verdict\nB: Plain Captain^ | Voice of Honor", extra=[verdict])
    do(s, "A: Verdict", "A: Plain Captain")
    assert decision(s) == "A: select one", "before the effects initiate"
    do(s, "A: bow that card")
    assert offered(s, "Voice of Honor")


@rule("rr.select.2")
def test_a_selection_after_the_dash_is_made_while_resolving() -> None:
    verdict = event("Verdict", NEUTRAL, action(SelectOne((GainFate(), GainHonor()))), cost=0)
    s = table("A: | Verdict\nB: Plain Captain^ | Voice of Honor", extra=[verdict])
    do(s, "A: Verdict")
    assert decision(s).startswith("B: cancel"), "they initiate first"
    do(s, "B: pass")
    assert decision(s) == "A: select one"


@rule("rr.select.4", "rr.effects.6")
@pytest.mark.parametrize(
    ("marks", "want"),
    [("_", ["dishonor that card"]), ("~", ["bow that card"]), ("", ["bow that card", "dishonor that card"])],
)
def test_only_what_changes_something_may_be_selected(marks: str, want: list[str]) -> None:
    verdict = event(
        "Verdict", NEUTRAL, action(SelectOne((Bow(THAT), Dishonor(THAT))), choose=CHARACTER, select=True), cost=0
    )
    s = table(f"A: | Verdict\nB: Plain Captain{marks}", extra=[verdict])
    do(s, "A: Verdict", "A: Plain Captain")
    assert options(s) == want


# --- effects --------------------------------------------------------------------------------------------------------


@rule("rr.effects.3")
def test_as_much_as_possible_is_done() -> None:
    both = event("Both", NEUTRAL, action(Bow(THAT), Dishonor(THAT), choose=CHARACTER), cost=0)
    s = table("A: | Both\nB: Plain Captain_", extra=[both])
    do(s, "A: Both", "A: Plain Captain")
    assert is_dishonored(s, "Plain Captain")


@rule("rr.effects.4")
def test_an_effect_that_asks_for_more_than_there_is_takes_what_there_is() -> None:
    cull = event("Cull", NEUTRAL, action(Pick(CHARACTER & YOURS, Sacrificed(PICKED), n=Num(3))), cost=0)
    s = table("A: Plain Captain, Plain Soldier | Cull\nB:", extra=[cull])
    do(s, "A: Cull", "A: Plain Captain", "A: Plain Soldier")
    assert not in_play(s, "Plain Captain") and not in_play(s, "Plain Soldier")


@rule("rr.effects.2", "rr.cost.2", "rr.cost.3")
def test_choosing_is_no_cost_and_costs_are_no_effects() -> None:
    fine = event("Fine", NEUTRAL, action(Bow(THAT), cost=LoseHonor(), choose=CHARACTER), cost=0)
    s = table("A: | Fine\nB: Plain Captain_", extra=[fine])
    assert not offered(s, "Fine"), "the honor lost is no effect"
    s = table("A: | Fine\nB: Plain Captain", extra=[fine])
    do(s, "A: Fine")
    assert honor_of(s) == [9, 10], "paid before anything is chosen"
