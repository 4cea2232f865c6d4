"""Samurai Edition: triggered and continuous traits: what sets them off, what they are, where and how long they hold."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.state import FORCE
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    decision,
    do,
    editions,
    find,
    force,
    hand,
    honor,
    in_discard,
    in_play,
    is_bowed,
    offered,
    options,
    pass_until,
    play,
    table,
)


def someone(name: str, *text: Text, keywords: str = "") -> Card:
    return personality(name, CRAB, *text, force=2, chi=2, cost=1, personal_honor=1, keywords=keywords)


def act(name: str, *then: Effect, **rest: Any) -> Card:
    return strategy(name, open_(*then, **rest), focus=1)


DRILL = act("Drill", Bow(THAT), target=PERSONALITY)
ALL_BOW = act("All Bow", Bow(PERSONALITY & OTHERS))
BEFORE = holding("Before", reaction(Would("bow", PERSONALITY), gain_honor(1)), cost=0)
WHEN = holding("When", reaction(When(Bows(PERSONALITY)), gain_honor(1)), cost=0)
AFTER = holding("After", reaction(Bows(PERSONALITY), gain_honor(1)), cost=0)
TRAIT = holding("Trait", trait(Bows(PERSONALITY), gain_honor(1)), cost=0)
STOP = strategy("Stop", reaction(Would("bow", PERSONALITY), NegateIt()), focus=1)
CARDS = (DRILL, ALL_BOW, BEFORE, WHEN, AFTER, TRAIT, STOP)


# --- triggered traits -----------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.triggered-traits.1", "sam.triggered-traits.3", "sam.triggered-traits.11"))
def test_a_trait_with_conditions_targets_and_costs_happens_by_itself() -> None:
    herald = someone("Herald", trait(Bows(PERSONALITY & OTHERS), Bow(THAT), gain_honor(1), target=ITEM,
                                     when=HonorIs("<=", Num(5)), cost=lose_honor(1)))  # fmt: skip
    s = table("A 5: Herald | Drill \nB 5: Plain Guard[Plain Sword]", (*CARDS, herald))
    play(s, "A: Drill", "A: Plain Guard")
    assert is_bowed(s, "Plain Sword") and honor(s) == [5, 5] and decision(s) == "B: action"
    s = table("A 6: Herald | Drill \nB 7: Plain Guard[Plain Sword]", (*CARDS, herald))
    play(s, "A: Drill", "A: Plain Guard")
    assert not is_bowed(s, "Plain Sword") and honor(s) == [6, 7]


@editions(samurai=rule("sam.triggered-traits.2"))
def test_a_trait_works_in_play_and_where_it_says() -> None:
    ghost = someone("Ghost", trait(Bows(PERSONALITY), gain_honor(1)))
    late = someone("Late", trait(Bows(PERSONALITY), gain_honor(2), where="in discard"))
    s = table("A 5: | Drill, Ghost | Ghost | Ghost \nB 5: Plain Guard", (*CARDS, ghost))
    play(s, "A: Drill")
    assert honor(s) == [5, 5]
    s = table("A 5: Late | Drill | | Late \nB 5: Plain Guard", (*CARDS, late))
    play(s, "A: Drill", "A: Plain Guard")
    assert honor(s) == [7, 5]
    omen = strategy("Omen", trait(Bows(PERSONALITY), gain_honor(4)), open_(Bow(THAT), target=PERSONALITY), focus=1)
    s = table("A 5: | Omen, Drill \nB 5: Plain Guard, Plain Rider | Omen", (*CARDS, omen))
    play(s, "A: Omen", "A: Plain Guard")
    assert honor(s) == [9, 5], "in a resolution area, but not in a hand"
    play(s, "B: pass", "A: Drill", "A: Plain Rider")
    assert honor(s) == [9, 5], "nor in a discard pile"
    duel = act("Duel", Duel(PERFORMER, THAT, loser=(Bow(PICKED),)), performer=PERSONALITY & YOURS,
               target=PERSONALITY & OTHERS)  # fmt: skip
    text = "A 5: Plain Duelist | Duel | | | Omen, Omen, Omen \nB 5: Plain Guard | | | | Plain Two, Plain Two, Plain Two"
    s = table(text, (omen, duel))
    play(s, "A: Duel", "B: strike")
    assert is_bowed(s, "Plain Guard") and honor(s) == [5, 5], "not in a focus pool"
    s = table(text, (omen, duel))
    play(s, "A: Duel", "B: Plain Two", "A: Omen", "B: strike")
    assert is_bowed(s, "Plain Guard") and honor(s) == [9, 5], "in a focusing area"


@editions(samurai=rule("sam.triggered-traits.6", "sam.triggered-traits.7", "sam.open-when-optional-trait.1"))
@pytest.mark.parametrize(("castle", "paid"), [("Castle", True), ("Castle_", False)])
def test_a_traits_cost_is_paid_by_whoever_can(castle: str, paid: bool) -> None:
    dues = someone("Dues", trait(Bows(PERSONALITY & OTHERS), gain_honor(2), cost=pay_gold(2)))
    s = table(f"A 5: {castle}, Plain Farm, Dues | Drill \nB 5: Plain Guard", (*CARDS, dues))
    play(s, "A: Drill", "A: Plain Guard")
    if paid:
        assert decision(s) == "A: pay 2 gold" and offered(s, "Castle") and offered(s, "Plain Farm"), (
            "he chooses with what"
        )
        assert not offered(s, "pass"), "but not whether"
        play(s, "A: Castle")
    assert honor(s) == [7 if paid else 5, 5] and decision(s) == "B: action"


@editions(samurai=rule("sam.triggered-traits.7"))
def test_none_of_its_effects_resolve_if_a_traits_restrictions_are_not_met() -> None:
    for honor_, mark, done in ((5, "", True), (6, "", False), (5, "_", False)):
        strict = someone(
            "Strict",
            trait(Bows(PERSONALITY & OTHERS), draw(), give(THIS, force=2), gain_honor(1), when=HonorIs("<=", Num(5)),
                  cost=Bow(THIS)),
        )  # fmt: skip
        s = table(f"A {honor_}: Strict{mark} | Drill \nB 9: Plain Guard", (*CARDS, strict))
        play(s, "A: Drill", "A: Plain Guard")
        assert decision(s) == "B: action" and honor(s) == [honor_ + done, 9]
        assert hand(s, "A") == ["Scroll"] * done and stats.stat(s, find(s, "Strict"), FORCE) == 2 + 2 * done


@editions(samurai=rule("sam.triggered-traits.8"))
@pytest.mark.parametrize(("n", "then"), [(2, 7), (-2, 3)])
def test_honor_after_a_card_entered_play(n: int, then: int) -> None:
    deed = gain_honor(n) if n > 0 else lose_honor(-n)
    banner = item("Banner", trait(Enters(THIS), deed), force=0, chi=0, cost=0, focus=1)
    s = table("A 5: Plain Guard | Banner \nB 5:", (banner,))
    play(s, "A: Equip")
    assert honor(s) == [then, 5] and in_play(s, "Banner")


@editions(samurai=rule("sam.triggered-traits.12"))
def test_a_trait_goes_on_without_its_card() -> None:
    martyr = someone("Martyr", trait(Bows(PERSONALITY & OTHERS), Destroy(THIS), gain_honor(2), draw()))
    s = table("A 5: Martyr | Drill \nB 5: Plain Guard", (*CARDS, martyr))
    play(s, "A: Drill", "A: Plain Guard")
    assert in_discard(s, "Martyr") and honor(s) == [7, 5] and len(hand(s, "A")) == 1


@editions(samurai=rule("sam.triggered-traits.14"))
def test_a_limit_before_the_colon_means_the_first_opportunity() -> None:
    once = someone("Once", trait(Bows(PERSONALITY & OTHERS), May(gain_honor(1)), limit=Limit(1, "turn")))
    s = table("A 5: Once | Drill, Drill \nB 5: Plain Guard, Plain Giant", (*CARDS, once))
    do(s, "A: Drill", "A: Plain Guard", "A: no", "B: pass", "A: Drill")
    play(s, "A: Plain Giant")
    assert decision(s) == "B: action" and honor(s) == [5, 5], "also if nothing came of it"
    s = table("A 5: Once \nB 5: Plain Guard, Plain Giant | Drill, Drill", (*CARDS, once))
    do(s, "A: pass", "B: Drill", "B: Plain Guard", "A: no")
    pass_until(s, "A: declare")
    while not (s.first == 1 and decision(s) == "B: action"):
        pass_until(s, "B: action")
    play(s, "B: Drill", "B: Plain Giant")
    assert decision(s) == "A: may", "in the next period again"


@editions(samurai=rule("sam.triggered-traits.15"))
def test_a_limit_after_the_colon_means_the_effect() -> None:
    once = someone("Once", trait(Bows(PERSONALITY & OTHERS), Once(May(gain_honor(1)))))
    s = table("A 5: Once | Drill, Drill, Drill \nB 5: Plain Guard, Plain Giant, Plain Lady", (*CARDS, once))
    do(s, "A: Drill", "A: Plain Guard", "A: no", "B: pass", "A: Drill")
    play(s, "A: Plain Giant")
    assert decision(s) == "A: may", "what was not done does not count"
    do(s, "A: yes", "B: pass", "A: Drill")
    play(s, "A: Plain Lady")
    assert decision(s) == "B: action" and honor(s) == [6, 5]


# --- traits and continuous traits -----------------------------------------------------------------------------------


@editions(samurai=rule("sam.traits.1"))
def test_each_sentence_is_a_trait() -> None:
    two = someone("Two", trait(Bows(PERSONALITY & OTHERS), gain_honor(1)), has(THIS, force=2, chi=1))
    s = table("A 5: Two | Drill \nB 5: Plain Guard", (*CARDS, two))
    assert force(s, "Two") == 4
    play(s, "A: Drill", "A: Plain Guard")
    assert honor(s) == [6, 5]
    apart = someone(
        "Apart", trait(Bows(ITEM), gain_honor(1)), trait(Bows(ITEM), gain_honor(10), limit=Limit(1, "turn"))
    )
    nod = act("Nod", Bow(THAT), target=ITEM)
    s = table("A 5: Apart, Plain Guard[Plain Sword, Plain Mail] | Nod, Nod \nB 5:", (*CARDS, apart, nod))
    for name, then in (("Plain Sword", 16), ("Plain Mail", 17)):
        do(s, "A: Nod")
        play(s, f"A: {name}") if offered(s, name) else None
        assert (decision(s) == "A: traits after") == (then == 16), "each is ordered and limited by itself"
        while "traits" in decision(s):
            play(s, f"A: {options(s)[0]}")
        assert honor(s) == [then, 5]
        do(s, "B: pass")


@editions(samurai=rule("sam.traits.4"))
def test_a_trait_that_is_there_already_is_not_had_twice() -> None:
    rider = act("Rider", GainsKeyword(THAT, "cavalry"), target=PERSONALITY)
    off = act("Off", LosesKeyword(THAT, "cavalry"), target=PERSONALITY)
    count_them = act("Count Them", gain_honor(count(keyword("cavalry"))))
    s = table("A 5: Plain Rider | Rider, Rider, Off, Count Them \nB 5:", (rider, off, count_them))
    for _ in range(2):
        do(s, "A: Rider", "B: pass")
    do(s, "A: Off", "B: pass", "A: Count Them")
    assert honor(s) == [5, 5], "one removal takes all of it"


@editions(samurai=rule("sam.traits.3"))
def test_effects_of_a_trait_have_the_keywords_of_their_card() -> None:
    spirit = someone("Spirit", trait(Bows(PERSONALITY & OTHERS), Bow(THAT), target=ITEM), keywords="shadowlands")
    ward = item(
        "Ward",
        trait(Would("bow", THIS), NegateIt(), when=FromA(keyword("shadowlands"))),
        force=1,
        chi=0,
        cost=0,
        focus=1,
    )
    s = table("A 5: Spirit | Drill \nB 5: Plain Guard[Ward]", (*CARDS, spirit, ward))
    play(s, "A: Drill", "A: Plain Guard")
    assert not is_bowed(s, "Ward")


@editions(samurai=rule("sam.continuous-traits.1", "sam.continuous-traits.3", "sam.duration-continuous.3"))
def test_continuous_traits_are_on_while_their_card_is_in_play() -> None:
    chief = someone("Chief", has(PERSONALITY & YOURS - THIS, force=1))
    kill = act("Kill", Destroy(THAT), target=PERSONALITY & OTHERS)
    s = table("A 5: | Kill | \nB 5: Chief, Plain Guard", (chief, kill))
    assert force(s, "Plain Guard") == 4
    pass_until(s, "B: declare")
    assert force(s, "Plain Guard") == 4, "in every turn"
    s = table("A 5: | Kill \nB 5: Chief, Plain Guard", (chief, kill))
    do(s, "A: Kill", "A: Chief")
    assert force(s, "Plain Guard") == 3
    proud = someone("Proud", has(PERSONALITY & YOURS - THIS, force=1, when=HonorIs(">=", Num(5))))
    fine, back = (
        act("Fine", lose_honor(1, his(THAT)), target=PERSONALITY & OTHERS),
        act("Back", PutOnTop(THAT), target=PERSONALITY),
    )
    s = table("A 5: | Fine, Back \nB 5: Proud, Plain Guard", (proud, fine, back))
    assert force(s, "Plain Guard") == 4
    do(s, "A: Fine", "A: Proud")
    assert force(s, "Plain Guard") == 3, "its condition is not met any more"
    s = table("A 5: | Back \nB 5: Proud, Plain Guard", (proud, back))
    do(s, "A: Back", "A: Plain Guard")
    assert not in_play(s, "Plain Guard") and stats.stat(s, find(s, "Plain Guard"), FORCE) == 3, (
        "nor does it reach who left"
    )


@editions(samurai=rule("sam.continuous-traits.2", "sam.effects-in-and-out-of-play.5"))
def test_out_of_play_it_affects_its_own_card_alone() -> None:
    riders = follower("Riders", HasKeyword(FOLLOWER & YOURS, "cavalry"), force=1, cost=0, focus=1)
    s = table("A 5: Plain Guard[Plain Spears] | Riders \nB 5:", (riders,))
    from gorin.rulesets.ccg import facts

    assert s.p[facts.CAVALRY] == 1 << find(s, "Riders")


@editions(samurai=rule("sam.duration-continuous.2"))
def test_a_continuous_effect_begins_with_both_cards_and_its_condition() -> None:
    chief = someone("Chief", has(PERSONALITY & YOURS - THIS, force=1, when=HonorIs(">=", Num(6))))
    praise = act("Praise", gain_honor(1))
    ransom = act("Revive", BringIntoPlay(THAT, free=True), target=PERSONALITY & Is("discarded"))
    s = table("A 5: Chief, Plain Guard | Praise, Revive | | Plain Giant \nB 15:", (chief, praise, ransom))
    assert force(s, "Plain Guard") == 3
    do(s, "A: Praise", "B: pass")
    assert force(s, "Plain Guard") == 4
    play(s, "A: Revive")
    assert force(s, "Plain Giant") == 10
    s = table("A 6: Plain Guard | Revive | | Chief \nB 15:", (chief, ransom))
    assert force(s, "Plain Guard") == 3, "not while its own card is elsewhere"
    play(s, "A: Revive")
    assert force(s, "Plain Guard") == 4
