"""Targets: who may be chosen, by whom, how many."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    EVENT,
    NEUTRAL,
    PICKED,
    THAT,
    THAT2,
    YOUR_OPPONENTS,
    YOURS,
    AttachedTo,
    Bow,
    Discard,
    EffectsWouldInitiate,
    GainHonor,
    Honor,
    Num,
    Pick,
    Ready,
    ReturnToHand,
    Target,
    Then,
    action,
    event,
    holding,
    interrupt,
)
from tests.lcg.tables import (
    decision,
    discard,
    do,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_honored,
    offered,
    options,
    table,
)

NET = event("Plain Net", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=0)
NETS = event("Plain Nets", NEUTRAL, action(Bow(THAT), choose=Target(CHARACTER, Num(2))), cost=0)
UP_TO_TWO = Target(CHARACTER, Num(2), up_to=True)
SOME = event("Plain Some", NEUTRAL, action(Bow(THAT), choose=UP_TO_TWO), cost=0)
GIFT = event("Plain Gift", NEUTRAL, action(Bow(THAT), GainHonor(), choose=UP_TO_TWO), cost=0)
STRIP = event("Plain Strip", NEUTRAL, action(Discard(ATTACHMENT & AttachedTo(THAT)), choose=CHARACTER), cost=0)
MINE, OTHERS = CHARACTER & YOURS, CHARACTER & YOUR_OPPONENTS
PAIR = event("Plain Pair", NEUTRAL, action(Ready(THAT), Bow(THAT2), choose=(MINE, OTHERS)), cost=0)
FIRST = event("Plain First", NEUTRAL, action(GainHonor(), Then((Pick(MINE, Honor(PICKED)),))), cost=0)
SAVIOR = holding("Plain Savior", NEUTRAL, interrupt(EffectsWouldInitiate(EVENT), ReturnToHand(THAT), choose=MINE))
EXTRA = [NET, NETS, SOME, GIFT, STRIP, PAIR, FIRST, SAVIOR]


@rule("rr.target.1", "rr.choose.1")
def test_a_target_meets_what_the_words_ask_for() -> None:
    s = table("A: Plain Envoy, Plain Captain | Way of the Crane\nB: Plain Envoy")
    do(s, "A: Way of the Crane")
    assert options(s) == ["Plain Envoy"]


@rule("rr.target.2")
def test_the_controller_chooses_the_targets_unless_the_card_says_otherwise() -> None:
    s = table("A: Plain Soldier | Plain Net\nB: Plain Captain", extra=EXTRA)
    do(s, "A: Plain Net")
    assert decision(s) == "A: target" and sorted(options(s)) == ["Plain Captain", "Plain Soldier"]


@rule("rr.target.3", "rr.choose.1")
def test_without_enough_targets_nothing_is_initiated() -> None:
    assert not offered(table("A: Plain Soldier | Plain Nets\nB:", extra=EXTRA), "Plain Nets")
    assert not offered(table("A: Plain Soldier | Plain Nets\nB: Plain Captain_", extra=EXTRA), "Plain Nets")
    assert offered(table("A: Plain Soldier | Plain Nets\nB: Plain Captain", extra=EXTRA), "Plain Nets")


@rule("rr.target.5")
def test_whoever_is_there_when_targets_are_chosen_may_be_chosen() -> None:
    s = table("A: Steadfast Witch Hunter, Plain Soldier_, Plain Idler\nB: Plain Captain_")
    do(s, "A: Steadfast Witch Hunter", "A: Plain Soldier")
    assert options(s) == ["Plain Captain"], "the soldier paid for it, and is gone"


@rule("rr.target.6")
def test_several_targets_are_different_and_nothing_happens_between_their_choices() -> None:
    s = table("A: Plain Soldier | Plain Nets\nB: Plain Captain, Plain Porter", extra=EXTRA)
    do(s, "A: Plain Nets", "A: Plain Captain")
    assert decision(s) == "A: target" and sorted(options(s)) == ["Plain Porter", "Plain Soldier"]
    assert not is_bowed(s, "Plain Captain")
    do(s, "A: Plain Porter")
    assert is_bowed(s, "Plain Captain") and is_bowed(s, "Plain Porter")


@rule("rr.target.6")
def test_two_targets_of_different_kinds() -> None:
    s = table("A: Plain Soldier_ | Plain Pair\nB: Plain Captain", extra=EXTRA)
    do(s, "A: Plain Pair", "A: Plain Soldier", "A: Plain Captain")
    assert not is_bowed(s, "Plain Soldier") and is_bowed(s, "Plain Captain")
    assert not offered(table("A: Plain Soldier_ | Plain Pair\nB:", extra=EXTRA), "Plain Pair")


@rule("rr.target.7")
def test_up_to_may_be_none_only_if_something_else_changes() -> None:
    s = table("A: Plain Soldier | Plain Some\nB: Plain Captain", extra=EXTRA)
    do(s, "A: Plain Some")
    assert "done" not in options(s), "with nobody bowed nothing would change"
    do(s, "A: Plain Soldier")
    assert "done" in options(s)
    assert not offered(table("A: Plain Soldier_ | Plain Some\nB:", extra=EXTRA), "Plain Some")
    s = table("A 10/0: Plain Soldier | Plain Gift\nB:", extra=EXTRA)
    do(s, "A: Plain Gift")
    assert "done" in options(s), "the honor is reason enough"
    do(s, "A: done")
    assert honor_of(s)[0] == 11
    assert offered(table("A: | Plain Gift\nB:", extra=EXTRA), "Plain Gift")


@rule("rr.target.9", "rr.target.10")
def test_whom_the_effect_could_not_change_is_no_target() -> None:
    s = table("A: Plain Soldier_ | Plain Net\nB: Plain Captain", extra=EXTRA)
    do(s, "A: Plain Net")
    assert options(s) == ["Plain Captain"]
    assert not offered(table("A: Plain Soldier_ | Plain Net\nB:", extra=EXTRA), "Plain Net")


@rule("rr.target.11", "rr.target.9")
def test_a_referential_target_must_lead_to_a_change() -> None:
    s = table("A: Plain Soldier[Plain Sword], Plain Porter | Plain Strip\nB: Plain Captain", extra=EXTRA)
    do(s, "A: Plain Strip")
    assert options(s) == ["Plain Soldier"], "nobody else has an attachment to discard"
    do(s, "A: Plain Soldier")
    assert "Plain Sword" in discard(s, "A") and in_play(s, "Plain Soldier")


@rule("rr.target.12", "rr.target.13", "rr.triggered-abilities.4")
def test_what_is_chosen_later_is_not_checked_before_and_fails_by_itself() -> None:
    s = table("A 10/0: | Plain First\nB:", extra=EXTRA)
    do(s, "A: Plain First")
    assert honor_of(s)[0] == 11 and decision(s) == "B: action"
    s = table("A 10/0: Plain Soldier | Plain First\nB:", extra=EXTRA)
    do(s, "A: Plain First", "A: Plain Soldier")
    assert is_honored(s, "Plain Soldier")


@rule("rr.in-play.6")
def test_a_target_that_left_play_is_not_found_any_more() -> None:
    s = table("A: | Plain Net\nB: Plain Guest, Plain Savior", extra=EXTRA)
    do(s, "A: Plain Net", "A: Plain Guest", "B: Plain Savior", "B: Plain Guest")
    assert hand(s, "B") == ["Plain Guest"] and not is_bowed(s, "Plain Guest")
