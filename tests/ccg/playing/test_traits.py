"""Triggered traits, Reactions, delayed effects, negation, "will not" and "may not"."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attacking,
    decision,
    do,
    find,
    force,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_dishonorable,
    is_here,
    offered,
    options,
    pass_to_the_end,
    pass_until,
    play,
    table,
)


def trait_card(name: str, *text: Text, keywords: str = "") -> Card:
    return personality(name, CRAB, *text, force=2, chi=2, cost=1, personal_honor=1, keywords=keywords)


WATCHER = trait_card("Watcher", trait(Bows(PERSONALITY & OTHERS), gain_honor(1)))
AVENGER = trait_card("Avenger", reaction(Bows(PERSONALITY & OTHERS), gain_honor(2)))
PRIEST = trait_card("Priest", trait(LosesHonor(), NegateIt(), cost=Destroy(THIS)))
MARTYR = trait_card("Martyr", reaction(Destroyed(THIS, yours=True), gain_honor(3)))
DRILL = strategy("Drill", open_(Bow(THAT), target=PERSONALITY), focus=1)
SHOVE = strategy("Shove", battle(MoveHome(THAT), IfDid((Bow(THAT),)), target=PERSONALITY & ENEMY), focus=1)
SLANDER = strategy("Slander", open_(lose_honor(3, his(THAT)), Dishonor(THAT), target=PERSONALITY), focus=1)
KILL = strategy("Kill", battle(Destroy(THAT), gain_honor(1), target=PERSONALITY & ENEMY), focus=1)
HUSH = strategy("Hush", reaction(BeforeResolution(), NegateEffects()), focus=1)
STAND = strategy(
    "Stand", reaction(BeforeResolution(), Negate("movement", PERFORMER, of_action=True), performer=PERSONALITY & YOURS),
    focus=1,
)  # fmt: skip
ROOT = strategy("Root", battle(Negate("movement", THAT), target=PERSONALITY), focus=1)
IRON = trait_card("Iron", WillNot(THIS, "be destroyed"))
SHY = trait_card("Shy", MayNotEver(THIS, "be targeted"))
PACIFIST = trait_card("Pacifist", MayNotEver(THIS, "be assigned to attack"))
FEEBLE = trait_card("Feeble", open_(gain_honor(1)), MayNotEver(THIS, "perform actions"))
FIREWORKS = strategy("Fireworks", open_(Later(TurnEnds(), (Destroy(THAT),)), target=PERSONALITY), focus=1)
CHIEF = trait_card("Chief", has(PERSONALITY & YOURS - THIS, force=1, when=Exists(THIS & UNBOWED)))
WITHER = strategy("Wither", open_(give(THAT, chi=-2), target=PERSONALITY), focus=1)
CARDS = (WATCHER, AVENGER, PRIEST, MARTYR, DRILL, SHOVE, SLANDER, KILL, HUSH, STAND, ROOT, IRON, SHY, PACIFIST, FEEBLE,
         FIREWORKS, CHIEF, WITHER)  # fmt: skip


@rule("emp.traits-and-effects.2", "emp.traits-and-effects.3", "emp.traits-and-effects.4")
def test_triggered_traits_are_mandatory_unlimited_and_work_bowed() -> None:
    s = table("A 5: Watcher_ | Drill, Drill \nB 5: Plain Guard, Plain Giant", CARDS)
    play(s, "A: Drill", "A: Plain Guard")
    assert honor(s) == [6, 5]
    do(s, "B: pass")
    play(s, "A: Drill", "A: Plain Giant")
    assert honor(s) == [7, 5]


@rule("emp.traits-and-effects.5", "emp.when-can-i-take-an-action.5", "emp.traits.2")
def test_traits_come_before_reactions() -> None:
    s = table("A 5: Watcher, Avenger | Drill \nB 5: Plain Guard", CARDS)
    assert not offered(s, "Avenger")
    do(s, "A: Drill", "A: Plain Guard", "A: Watcher")
    assert honor(s) == [6, 5] and decision(s) == "A: reactions after"
    do(s, "A: Avenger")
    assert honor(s) == [8, 5]


@rule("emp.when-can-i-take-an-action.6", "emp.check-conditions.5")
def test_reactions_have_a_round_of_their_own_the_active_player_first() -> None:
    both = strategy("Both", open_(Bow(PERSONALITY & SAMURAI)), focus=1)
    s = table("A 5: Avenger, Plain Guard | Both \nB 5: Avenger, Plain Rider", (*CARDS, both))
    play(s, "A: Both")
    assert decision(s) == "A: reactions after"
    do(s, "A: pass")
    assert decision(s) == "B: reactions after"
    do(s, "B: Avenger")
    assert decision(s) == "A: reactions after"  # only passes in a row end it
    do(s, "A: Avenger")
    assert honor(s) == [7, 7] and decision(s) == "B: action"
    s = table("A 5: Avenger, Plain Guard, Avenger_ | Drill \nB 5: Plain Giant", CARDS)
    do(s, "A: Drill", "A: Plain Giant")
    assert len(options(s)) == 2  # the bowed one may not react


@rule("emp.traits.3", "emp.traits-and-effects.1", "emp.fail.1")
def test_a_traits_cost_is_paid_for_its_effect() -> None:
    s = table("A 5: Plain Guard | Slander \nB 5: Priest, Plain Giant", CARDS)
    play(s, "A: Slander", "A: Plain Giant")
    assert honor(s) == [5, 5] and in_discard(s, "Priest") and is_dishonorable(s, "Plain Giant")


@rule("emp.check-conditions.4")
def test_an_ability_triggered_by_its_own_destruction_works_from_the_discard_pile() -> None:
    s = table("A 5: Plain Giant* | Kill \nB 5: Martyr*, Plain Guard*\nbattle A>B", CARDS)
    play(s, "B: pass", "A: Kill", "A: Martyr")
    assert decision(s) == "B: reactions after"
    do(s, "B: Martyr")
    assert honor(s) == [6, 8]


@rule("emp.traits-and-effects.6", "emp.how-long-do-things-last.4", "emp.traits.1")
def test_continuous_traits_last_as_long_as_their_condition() -> None:
    s = table("A 5: Chief, Plain Guard | Drill \nB 5: Plain Giant", CARDS)
    assert force(s, "Plain Guard") == 4 and force(s, "Chief") == 2 and force(s, "Plain Giant") == 9
    play(s, "A: Drill", "A: Chief")
    assert force(s, "Plain Guard") == 3


@rule("emp.negate.1", "emp.fail.1")
def test_negating_an_actions_effects_leaves_the_action() -> None:
    s = table("A 5: Plain Guard | Slander \nB 5: Plain Giant | Hush", CARDS)
    play(s, "A: Slander", "A: Plain Giant", "B: Hush")
    assert honor(s) == [5, 5] and not is_dishonorable(s, "Plain Giant")
    assert in_discard(s, "Slander") and in_discard(s, "Hush")
    assert decision(s) == "B: action"


@rule("emp.action-resolution.4")
def test_a_prevented_effect_leaves_the_others() -> None:
    proud = trait_card("Proud", WillNot(THIS, "be dishonored"))
    turned = strategy("Turned", open_(Dishonor(THAT), lose_honor(3, his(THAT)), target=PERSONALITY), focus=1)
    for name in ("Slander", "Turned"):  # the effect that fails is the last, or the first
        s = table(f"A 5: Plain Guard | {name} \nB 5: Proud", (*CARDS, proud, turned))
        play(s, f"A: {name}", "A: Proud")
        assert honor(s) == [5, 2] and not is_dishonorable(s, "Proud")


@rule("emp.negate.1")
def test_negated_movement_and_what_depends_on_it() -> None:
    s = table("A 5: Plain Giant* \nB 5: Plain Rider* | Shove\nbattle A>B", CARDS)
    play(s, "B: Shove")
    assert at_home(s, "Plain Giant") and is_bowed(s, "Plain Giant")
    s = table("A 5: Plain Giant* | Stand \nB 5: Plain Rider* | Shove\nbattle A>B", CARDS)
    play(s, "B: Shove", "A: Stand", "A: Plain Giant")
    assert attacking(s, "Plain Giant") and not is_bowed(s, "Plain Giant")


@rule("emp.negate.1", "emp.how-long-do-things-last.2")
def test_a_negation_of_future_movement_lasts_for_the_turn() -> None:
    s = table("A 5: Plain Giant* | Root \nB 5: Plain Rider* | Shove\nbattle A>B", CARDS)
    do(s, "B: pass", "A: Root", "A: Plain Giant")
    play(s, "B: Shove")
    assert attacking(s, "Plain Giant")


@rule("emp.do-not-does-not-will-not.1", "emp.resolution-segment.5")
def test_what_will_not_be_destroyed_survives_the_battle() -> None:
    s = table("A 5: Plain Giant* \nB 5: Iron*, Plain Guard*\nbattle A>B", CARDS)
    pass_to_the_end(s)
    assert in_play(s, "Iron") and in_discard(s, "Plain Guard") and honor(s) == [7, 5]


def killed_by(s: Any) -> str:
    """The card from which the latest destruction came."""
    window = next(f for f in reversed(s.frames) if f.events)
    source = window.events[0].source
    return str(s.box.faces[s.kind[source]].name) if source >= 0 else "the rulebook"


POX = strategy("Pox", open_(AddToken(THAT, "pox", chi=-1), target=PERSONALITY), focus=1)
AGUE = strategy("Ague", open_(AddToken(THAT, "pox", chi=-1), target=PERSONALITY), focus=1)
CHILL = strategy("Chill", open_(give(THAT, chi=-1), target=PERSONALITY), focus=1)
CRONE = personality("Crone", CRAB, has(PERSONALITY & OTHERS, chi=-1), force=1, chi=2, cost=1, personal_honor=1)
ARRIVES = strategy("Arrives", open_(BringIntoPlay(THAT, free=True), target=PERSONALITY & Is("discarded")), focus=1)
CURE = strategy("Cure", open_(RemoveToken(THAT, "pox", chi=-1), target=PERSONALITY), focus=1)


@rule("emp.from.3", "emp.token.2")
@pytest.mark.parametrize(
    ("table_", "played", "by"),
    [
        ("A 5: | Pox, Ague", ("Pox", "Ague"), "Ague"),
        ("A 5: | Pox, Chill", ("Chill", "Pox"), "Pox"),
        ("A 5: | Pox, Chill", ("Pox", "Chill"), "Chill"),
        ("A 5: | Pox, Pox, Cure, Ague", ("Pox", "Cure", "Ague", "Pox"), "Pox"),
        ("A 5: Crone | Pox", ("Pox",), "Pox"),
        ("A 5: | Pox, Arrives | | Crone", ("Pox", "Arrives"), "Crone"),
    ],
)
def test_a_death_by_zero_chi_comes_from_the_latest_penalty(table_: str, played: tuple[str, ...], by: str) -> None:
    mourner = trait_card("Mourner", reaction(Destroyed(PERSONALITY, yours=True), gain_honor(1)))
    cards = (POX, AGUE, CHILL, CRONE, ARRIVES, CURE, mourner)
    s = table(f"{table_} \nB 5: Plain Guard, Mourner", cards)
    for i, name in enumerate(played):
        assert in_play(s, "Plain Guard")
        do(s, f"A: {name}")
        if offered(s, "Plain Guard"):
            do(s, "A: Plain Guard")
        if offered(s, "Crone"):
            do(s, "A: Crone")
        if i + 1 < len(played):
            do(s, "B: pass")
    assert offered(s, "Mourner") and killed_by(s) == by


@rule("emp.from.3")
def test_a_death_by_an_item_comes_from_the_item() -> None:
    mourner = trait_card("Mourner", reaction(Destroyed(PERSONALITY, yours=True), gain_honor(1)))
    s = table("A 5: Castle, Plain Guard, Plain Giant, Mourner | Plain Poison \nB 5:", (mourner,))
    play(s, "A: Equip", "A: Plain Guard")
    assert offered(s, "Mourner") and killed_by(s) == "Plain Poison"


@rule("emp.whats-new.2", "emp.personality.4", "emp.from.3")
def test_zero_chi_is_not_saved_by_will_not_be_destroyed() -> None:
    mourner = trait_card("Mourner", reaction(Destroyed(PERSONALITY, yours=True), gain_honor(1)))
    s = table("A 5: Plain Guard | Wither \nB 5: Iron, Mourner", (*CARDS, mourner))
    play(s, "A: Wither", "A: Iron")
    assert in_discard(s, "Iron") and offered(s, "Mourner")
    window = next(f for f in reversed(s.frames) if f.events)
    assert window.events[0].source == find(s, "Wither")


@rule("emp.may-not.1")
def test_may_not_takes_the_choice_away() -> None:
    s = table("A 5: Plain Guard | Drill \nB 5: Shy", CARDS)
    do(s, "A: Drill")
    assert options(s) == ["Plain Guard"]
    s = table("A 5: Pacifist, Plain Guard \nB 5: \nattack A>B", CARDS)
    assert options(s) == ["Plain Guard", "done"]


@rule("emp.choose-performers.6", "emp.choose-performers.7")
def test_who_may_not_perform_actions() -> None:
    banner = item("Banner", open_(gain_honor(1)), force=0, chi=0, cost=0, focus=1)
    bow = strategy("Drillmaster", open_(Bow(PERFORMER), performer=PERSONALITY & YOURS), focus=1)
    s = table("A 5: Feeble[Banner] | Drillmaster \nB 9:", (*CARDS, banner, bow))
    assert options(s) == ["pass"]


@rule("emp.how-long-do-things-last.3")
def test_delayed_effects_wait_for_their_moment() -> None:
    s = table("A 5: | Fireworks \nB 5: Plain Guard", CARDS)
    play(s, "A: Fireworks")
    assert in_play(s, "Plain Guard")
    pass_until(s, "B: declare")
    assert in_discard(s, "Plain Guard")


def test_a_delayed_effect_forgets_who_is_gone() -> None:
    s = table("A 5: Plain Giant, Plain Rider | Fireworks, Wither \nB 5: Plain Guard", CARDS)
    do(s, "A: Fireworks", "A: Plain Guard", "B: pass", "A: Wither", "A: Plain Guard")
    assert in_discard(s, "Plain Guard")
    pass_until(s, "B: declare")
    assert in_play(s, "Plain Giant") and is_here(s, "Plain Giant") is False
