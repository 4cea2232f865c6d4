"""Seppuku in Samurai Edition: a Reaction before one loses Honor."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    decision,
    do,
    editions,
    honor,
    in_discard,
    in_play,
    is_dishonorable,
    offered,
    options,
    play,
    table,
)

SLANDER = strategy("Slander", open_(Dishonor(THAT), lose_honor(6, his(THAT)), target=PERSONALITY & OTHERS), focus=1)
RUMOR = strategy("Rumor", open_(ChoosePlayer((lose_honor(6, CHOSEN),))), focus=1)
BOAST = strategy("Boast", open_(lose_honor(4), performer=PERSONALITY & YOURS), focus=1)
PRICE = strategy("Price", open_(gain_honor(1), performer=PERSONALITY & YOURS, cost=lose_honor(4)), focus=1)
GHOST = personality("Ghost", CRAB, trait(Targets(THIS, by="any"), lose_honor(4)), force=1, chi=1, cost=1, personal_honor=1,
                    keywords="samurai")  # fmt: skip
TOUCH = strategy("Touch", open_(Bow(THAT), target=PERSONALITY & OTHERS), focus=1)
SLAY = strategy("Slay", open_(Destroy(THAT), target=PERSONALITY & OTHERS), focus=1)
GIFT = strategy("Gift", open_(lose_honor(6, his(THAT)), target=PERSONALITY & YOURS), focus=1)
TWICE = strategy("Twice", open_(lose_honor(5, his(THAT)), lose_honor(5, his(THAT_OTHER)), target=(PERSONALITY & OTHERS,
                                                                                         PERSONALITY & OTHERS)), focus=1)  # fmt: skip
MARTYR = personality(
    "Martyr", CRAB, WillNot(THIS, "be destroyed"), force=1, chi=1, cost=1, personal_honor=2, keywords="samurai"
)
CARDS = (SLANDER, RUMOR, BOAST, PRICE, GHOST, TOUCH, SLAY, GIFT, TWICE, MARTYR)


def scene(a: str, b: str, hand: str) -> Any:
    return table(f"A 5: {a} | {hand}\nB 5: {b}", CARDS)


@editions(samurai=rule("sam.seppuku.1", "sam.seppuku.2", "sam.seppuku.3"))
def test_a_targeted_samurai_dies_for_all_but_one_honor() -> None:
    s = scene("Plain Giant", "Plain Guard", "Slander")
    play(s, "A: Slander")
    assert decision(s) == "B: reactions before" and is_dishonorable(s, "Plain Guard")
    play(s, "B: Seppuku")
    assert in_discard(s, "Plain Guard") and honor(s) == [5, 4]
    assert not is_dishonorable(s, "Plain Guard")  # he was rehonored first: nothing is lost for his dying


@editions(samurai=rule("sam.seppuku.2"))
def test_only_courtiers_and_samurai_who_had_part_in_an_action() -> None:
    s = scene("Plain Giant", "Plain Lady", "Slander")  # a Courtier
    play(s, "A: Slander")
    assert options(s) == ["Seppuku", "pass"]
    for whom in ("Plain Priest", "Plain Giant"):
        s = scene("Plain Sailor", whom, "Slander")
        play(s, "A: Slander")
        assert honor(s) == [5, -1]  # neither a Shugenja nor another
    s = scene("Plain Giant", "Plain Guard", "Rumor")
    play(s, "A: Rumor", "A: B")
    assert honor(s) == [5, -1]  # an action that targeted nobody
    s = scene("Plain Giant", "Plain Guard, Plain Sailor", "Slander")
    play(s, "A: Slander", "A: Plain Sailor")
    assert honor(s) == [5, -1]  # it targeted another
    s = scene("Plain Giant", "Ghost", "Touch")
    play(s, "A: Touch")
    assert honor(s) == [5, 1]  # a trait's loss, not the action's
    s = scene("Plain Giant", "Plain Guard~", "Slay")
    play(s, "A: Slay")
    assert honor(s) == [5, 4]  # lost for dying dishonorable, by the rules


@editions(samurai=rule("sam.seppuku.2"))
def test_it_answers_ones_own_actions_too_but_no_cost() -> None:
    s = scene("Plain Guard", "Plain Giant", "Boast")
    play(s, "A: Boast")
    assert decision(s) == "A: reactions before"
    play(s, "A: Seppuku")
    assert in_discard(s, "Plain Guard") and honor(s) == [4, 5]
    s = scene("Plain Guard", "Plain Giant", "Price")
    play(s, "A: Price")
    assert in_play(s, "Plain Guard") and honor(s) == [2, 5]


@editions(samurai=rule("sam.seppuku.2"))
def test_who_performs_an_action_of_his_own_and_who_only_looks_on() -> None:
    boaster = personality(
        "Boaster", CRAB, open_(lose_honor(4)), force=1, chi=1, cost=1, personal_honor=2, keywords="samurai"
    )
    s = table("A 5: Boaster, Plain Guard\nB 5: Plain Lady", (*CARDS, boaster))
    do(s, "A: Boaster")
    assert options(s) == ["Seppuku", "pass"]
    play(s, "A: Seppuku")
    assert in_discard(s, "Boaster") and in_play(s, "Plain Guard") and honor(s) == [4, 5]
    penance = strategy("Penance", open_(Bow(THAT), lose_honor(4), target=PERSONALITY & OTHERS), focus=1)
    s = table("A 5: Plain Giant | Penance\nB 5: Plain Guard", (*CARDS, penance))
    play(s, "A: Penance")
    assert decision(s) == "B: action" and honor(s) == [1, 5], "B's Samurai was targeted, but B loses nothing"


@editions(samurai=rule("sam.seppuku.2"))
def test_only_before_one_loses_honor_oneself_and_by_ones_own_personality() -> None:
    s = scene("Plain Guard", "Plain Giant", "Gift")
    play(s, "A: Gift")
    assert s.decision.player == 0  # it is A who loses; B is not asked
    do(s, "A: pass")
    assert honor(s) == [-1, 5]


@editions(samurai=rule("sam.seppuku.2"))
def test_as_often_as_one_wants() -> None:
    s = scene("Plain Giant", "Plain Guard, Plain Lady", "Twice")
    do(s, "A: Twice", "A: Plain Guard", "A: Plain Lady")
    do(s, "B: Seppuku", "B: Plain Guard")
    assert not in_play(s, "Plain Guard")
    assert honor(s) == [5, 4] and offered(s, "Seppuku")  # and once more before the second loss
    play(s, "B: Seppuku")
    assert not in_play(s, "Plain Lady") and honor(s) == [5, 3]


@editions(emperor=rule("emp.seppuku.2"), samurai=rule("sam.seppuku.1"))
def test_it_is_not_negated() -> None:
    harakiri = strategy("Harakiri", open_(Seppuku(THAT), target=PERSONALITY), focus=1)
    s = table("A 5: | Harakiri\nB 5: Martyr~", (*CARDS, harakiri))
    play(s, "A: Harakiri")
    assert in_discard(s, "Martyr") and honor(s) == [5, 5] and not is_dishonorable(s, "Martyr")


@editions(samurai=rule("sam.seppuku.3"))
def test_who_is_not_destroyed_saves_no_honor() -> None:
    gone = personality("Elusive One", CRAB, trait(Would("be rehonored", THIS), RemoveFromGame(THIS)), force=1, chi=1, cost=1,
                       personal_honor=2, keywords="samurai")  # fmt: skip
    s = table("A 5: Plain Giant | Slander\nB 5: Elusive One", (*CARDS, gone))
    play(s, "A: Slander")
    play(s, "B: Seppuku")
    assert not in_play(s, "Elusive One") and not in_discard(s, "Elusive One") and honor(s) == [5, -1]
