"""Strategies of warriors, monks, scouts and ninja."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes.stats import army_force
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attacking,
    decision,
    defending,
    do,
    find,
    force,
    hand,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_removed,
    offered,
    options,
    pass_to_the_end,
    pass_until,
    play,
    strength,
    table,
    why_not,
)

MONK_ = personality("Plain Monk", CRAB, force=3, chi=3, cost=5, personal_honor=1, keywords="monk")
NINJA_ = personality("Plain Ninja", CRAB, force=2, chi=3, cost=5, personal_honor=0, keywords="ninja")
GUARD_ = personality("Plain Yojimbo", CRAB, force=3, chi=2, cost=5, personal_honor=1, keywords="yojimbo, samurai")
SCOUT_ = personality("Plain Scout", CRAB, force=2, chi=2, cost=4, personal_honor=1, keywords="scout")
KNOWING = strategy("Know the Land", battle(GainReconnaissance(CurrentProvince())), focus=1)
EXTRA = (MONK_, NINJA_, GUARD_, SCOUT_, KNOWING)


def fight(mine: str, theirs: str) -> Any:
    """A battle in which A attacks, and it is A's turn to act."""
    s = table(f"A 5: {mine} \nB 5: {theirs}\nbattle A>B", EXTRA)
    return do(s, "B: pass")


# --- monks ----------------------------------------------------------------------------------------------------------


def test_martial_instruction_finds_a_kiho_for_battle() -> None:
    s = table(
        "A 5: Plain Monk | Martial Instruction | | | Plain Four, Nerve Strike, Treachery and Deceit \nB 5:", EXTRA
    )
    play(s, "A: Martial Instruction")
    assert hand(s, "A") == ["Nerve Strike"] or options(s)[0] == "Nerve Strike"
    s = table("A 5: Plain Monk | Martial Instruction | | | Plain Four, Nerve Strike, Martial Instruction \nB 5:", EXTRA)
    do(s, "A: Martial Instruction")
    assert "Martial Instruction" not in options(s) and "Plain Four" not in options(s), "it has no Battle ability"
    do(s, "A: Nerve Strike")
    assert hand(s, "A") == ["Nerve Strike"] and is_bowed(s, "Plain Monk")
    assert s.p[facts.REMOVED].bit_count() >= 1
    assert not offered(table("A 5: Plain Guard | Martial Instruction \nB 5:", EXTRA), "Martial Instruction")


def test_nerve_strike_leaves_a_unit_without_strength() -> None:
    s = fight("Plain Monk* | Nerve Strike", "Plain Rider*[Plain Spears], Plain Giant* | Block Supply Lines")
    play(s, "A: Nerve Strike")  # the Giant has more Chi
    assert force(s, "Plain Rider") == 0 and force(s, "Plain Spears") == 0 and is_bowed(s, "Plain Monk")
    assert s.bars[2] >> find(s, "Plain Rider") & 1 and s.bars[2] >> find(s, "Plain Spears") & 1
    pass_to_the_end(s)
    assert not s.bars[2] >> find(s, "Plain Rider") & 1


def test_spinning_heel_kick_straightens_and_the_monk_acts_again() -> None:
    s = fight("Plain Monk*_, Shosuro Konishi* | Spinning Heel Kick, Nerve Strike", "Plain Rider*")
    play(s, "A: Spinning Heel Kick")
    do(s, "A: yes")
    assert not is_bowed(s, "Plain Monk") and decision(s) == "A: additional action"
    assert offered(s, "Nerve Strike") and not offered(s, "Shosuro Konishi"), "the monk must perform it"
    do(s, "A: Nerve Strike")
    play(s)
    assert force(s, "Plain Rider") == 0
    do(s, "B: pass")
    assert offered(s, "Shosuro Konishi")


def test_the_serpents_deception_counts_the_bowed_monk() -> None:
    s = fight("Plain Monk*_[Plain Spears] | The Serpent's Deception", "Plain Rider*, Plain Giant*, Plain Planner*")
    play(s, "A: The Serpent's Deception")
    assert sorted(options(s)) == ["Plain Planner", "Plain Rider"], "4 and 2 are lower than 5"
    do(s, "A: Plain Rider")
    assert at_home(s, "Plain Rider") and honor(s) == [2, 5]
    assert army_force(s, facts.ATTACKING) == 5


# --- ninja ----------------------------------------------------------------------------------------------------------


def test_ninja_tricks_undo_a_strategy() -> None:
    s = table("A 5: Castle, Plain Ninja* | Ninja Tricks \nB 5: Plain Rider* | Block Supply Lines\nbattle A>B", EXTRA)
    do(s, "B: Block Supply Lines")
    assert offered(s, "Ninja Tricks")
    play(s, "A: Ninja Tricks")
    assert attacking(s, "Plain Ninja") and is_bowed(s, "Plain Ninja") and honor(s) == [3, 5]
    s = table("A 5: Castle, Plain Ninja*_ | Ninja Tricks \nB 5: Plain Rider* | Block Supply Lines\nbattle A>B", EXTRA)
    do(s, "B: Block Supply Lines")
    assert not offered(s, "Ninja Tricks"), "a bowed ninja cannot bow"
    s = table("A 5: Castle, Plain Ninja, Plain Guard* | Ninja Tricks \nB 5: Plain Rider* | Block Supply Lines\nbattle A>B", EXTRA)  # fmt: skip
    do(s, "B: Block Supply Lines")
    assert not offered(s, "Ninja Tricks"), "he is at home"


def test_unseen_assailant_may_strike_at_chi() -> None:
    s = fight("Plain Ninja* | Unseen Assailant", "Plain Rider*")
    play(s, "A: Unseen Assailant")
    assert sorted(options(s)) == ["no", "yes"]
    do(s, "A: yes")
    assert in_discard(s, "Plain Rider") and is_bowed(s, "Plain Ninja"), "Force 4, but Chi 3"
    s = fight("Plain Ninja* | Unseen Assailant", "Plain Rider*")
    play(s, "A: Unseen Assailant")
    do(s, "A: no")
    assert in_play(s, "Plain Rider")
    s = fight("Plain Ninja* | Unseen Assailant", "Plain Giant*[Plain Spears]")
    play(s, "A: Unseen Assailant")
    assert in_discard(s, "Plain Spears"), "of a Follower nothing is asked"


# --- scouts ---------------------------------------------------------------------------------------------------------


def test_strategic_strike_reaches_past_followers_with_reconnaissance() -> None:
    s = fight("Plain Scout* | Strategic Strike, Know the Land", "Plain Rider*[Plain Spears]")
    do(s, "A: Strategic Strike")
    play(s)
    assert in_discard(s, "Plain Spears") and in_play(s, "Plain Rider") and is_bowed(s, "Plain Scout")
    s = fight("Plain Scout* | Strategic Strike, Know the Land", "Plain Rider*[Plain Spears]")
    do(s, "A: Know the Land", "B: pass", "A: Strategic Strike", "A: Plain Rider")
    assert in_discard(s, "Plain Rider")


def test_the_trap_is_sprung_needs_reconnaissance_and_serves_the_crane_better() -> None:
    for who, both in (("crab", False), ("crane", True)):
        s = table(f"A 5 {who}: Plain Scout* | The Trap is Sprung!, Know the Land \nB 5: Plain Rider*[Plain Spears]\nbattle A>B", EXTRA)  # fmt: skip
        do(s, "B: pass")
        assert not offered(s, "The Trap is Sprung!")
        do(s, "A: Know the Land", "B: pass", "A: The Trap is Sprung!", "A: Plain Spears")
        assert is_bowed(s, "Plain Spears") and is_bowed(s, "Plain Rider") is both


# --- warriors -------------------------------------------------------------------------------------------------------


def test_my_enemys_mercy_leaves_the_choice_to_the_enemy() -> None:
    text = ("Plain Guard* | My Enemy's Mercy", "Plain Giant*, Plain Rider*")
    s = fight(*text)
    play(s, "A: My Enemy's Mercy")  # the Rider has more Personal Honor
    assert decision(s).startswith("B:") and len(options(s)) == 2
    do(s, "B: move that Personality home")
    assert at_home(s, "Plain Giant") and not is_bowed(s, "Plain Giant") and honor(s) == [7, 5]
    s = fight(*text)
    play(s, "A: My Enemy's Mercy")
    do(s, "B: bow that Personality")
    assert is_bowed(s, "Plain Giant") and defending(s, "Plain Giant") and honor(s) == [7, 5]


def test_ogre_savagery() -> None:
    ogre = personality("Ogre", CRAB, force=5, chi=3, cost=6, personal_honor=0, keywords="nonhuman, shadowlands")
    s = table("A 5: Ogre* | Ogre Savagery \nB 5: Plain Rider*\nbattle A>B", [ogre])
    play(s, "B: pass", "A: Ogre Savagery")
    assert is_bowed(s, "Plain Rider")
    assert not offered(fight("Plain Guard* | Ogre Savagery", "Plain Rider*"), "Ogre Savagery")


def test_prepared_for_death() -> None:
    s = table("A 5: Plain Guard | Prepared for Death \nB 5: Plain Rider")
    play(s, "A: Prepared for Death")
    assert force(s, "Plain Guard") == 5
    assert not offered(fight("Plain Guard* | Prepared for Death", "Plain Rider*"), "Prepared for Death")


def test_rocky_terrain_bows_attackers_before_the_resolution() -> None:
    s = table("A 5: Plain Giant*, Plain Guard*, Plain Planner* \nB 5: Plain Rider* | Rocky Terrain\nbattle A>B")
    do(s, "B: Rocky Terrain")
    assert in_play(s, "Rocky Terrain")
    pass_until(s, "B: choose")
    assert "done" in options(s)
    do(s, "B: Plain Giant", "B: Plain Guard")
    pass_to_the_end(s)
    assert in_discard(s, "Plain Giant") and in_discard(s, "Plain Guard") and in_play(s, "Plain Rider"), "4 against 2"


def test_selfless_defense_sends_the_enemy_home() -> None:
    s = fight("Plain Yojimbo* | Selfless Defense", "Plain Rider*")
    play(s, "A: Selfless Defense")
    assert at_home(s, "Plain Rider") and not is_bowed(s, "Plain Rider")
    s = fight("Plain Yojimbo*, Plain Priest | Selfless Defense", "Plain Rider*")
    play(s, "A: Selfless Defense")
    assert at_home(s, "Plain Rider") and is_bowed(s, "Plain Rider")
    assert not offered(fight("Plain Yojimbo*_ | Selfless Defense", "Plain Rider*"), "Selfless Defense")


def test_selfless_defense_dies_for_others() -> None:
    s = fight("Plain Yojimbo*_, Plain Priest*, Plain Lady*, Plain Guard* | Selfless Defense", "Plain Rider*")
    play(s, "A: Selfless Defense")
    assert sorted(options(s)) == ["Plain Lady", "Plain Priest"]
    do(s, "A: Plain Lady")
    assert "done" in options(s)
    do(s, "A: Plain Priest")
    assert at_home(s, "Plain Lady") and at_home(s, "Plain Priest") and in_discard(s, "Plain Yojimbo")


@rule("emp.combat-segment.1")
def test_sneak_attack_lets_the_attacker_act_first() -> None:
    s = table("A 5: Plain Giant+1 | Sneak Attack \nB 5: Plain Rider+1\nattack A>B")
    do(s, "A: B's province 1", "A: Sneak Attack")
    assert decision(s) == "A: battle action"
    do(s, "A: pass")
    assert decision(s) == "B: battle action"
    s = table("A 5: Plain Giant+1 | Sneak Attack \nB 5: Plain Rider+1\nattack A>B")
    do(s, "A: B's province 1", "A: pass")
    assert decision(s) == "B: battle action"


def test_souls_sacrifice() -> None:
    s = fight("Plain Duelist*, Plain Guard* | Soul's Sacrifice", "Plain Rider*")
    play(s, "A: Soul's Sacrifice")
    assert at_home(s, "Plain Rider")
    for word in ("shadowlands", "undead"):
        assert s.p[facts.keyword(word)] >> find(s, "Plain Duelist") & 1
    pass_until(s, "B: action")
    while s.first != 1:
        pass_until(s, "B: action")
    assert s.p[facts.keyword("undead")] >> find(s, "Plain Duelist") & 1, "permanently"
    assert not offered(fight("Plain Guard* | Soul's Sacrifice", "Plain Rider*"), "Soul's Sacrifice")


def test_strength_in_terror() -> None:
    s = fight("Bayushi Manami* | Strength in Terror", "Plain Giant*[Plain Sword], Plain Rider*[Plain Spears]")
    do(s, "A: Strength in Terror", "A: Plain Giant")
    assert options(s) == ["Plain Sword", "done"] and force(s, "Plain Giant") == 8
    do(s, "A: Plain Sword")
    assert in_discard(s, "Plain Sword") and honor(s) == [2, 5] and in_play(s, "Plain Spears")


@rule("emp.duel.11")
def test_the_slow_death_strengthens_the_winner() -> None:
    s = table("A 5: Plain Giant | Sanctioned Duel, The Slow Death \nB 5: Plain Rider")
    play(s, "A: Sanctioned Duel")
    do(s, "B: no", "B: focus the top card", "A: The Slow Death")
    play(s, "B: strike")
    assert in_discard(s, "Plain Rider") and force(s, "Plain Giant") == 12 and not s.delayed


def test_the_slow_death_waits_for_no_later_duel() -> None:
    s = table("A 5: Plain Swordsman | Sanctioned Duel, The Slow Death | | | Plain Two\nB 5: Plain Rider | Plain Four")
    play(s, "A: Sanctioned Duel")
    do(s, "B: no", "B: Plain Four", "A: The Slow Death")
    play(s, "B: strike")  # 3 + 4 and 3 + 4: both lose
    assert in_discard(s, "Plain Rider") and in_discard(s, "Plain Swordsman") and not s.delayed


def test_the_slow_death_straightens_a_unit() -> None:
    s = fight("Plain Guard*_[Plain Spears] | The Slow Death", "Plain Rider*")
    do(s, "A: The Slow Death", "A: Plain Guard")
    assert not is_bowed(s, "Plain Guard")


@pytest.mark.parametrize(("who", "may"), [("Plain Giant*", True), ("Plain Rider*[Plain Horsemen, Plain Spears]", True),
                                          ("Plain Rider*[Plain Spears]", False)])  # fmt: skip
def test_treachery_and_deceit_is_for_the_strong(who: str, may: bool) -> None:
    s = fight("Plain Guard* | Treachery and Deceit", who)
    assert offered(s, "Treachery and Deceit") is may
    if may:
        play(s, "A: Treachery and Deceit")
        assert at_home(s, who.split("*")[0])


def test_vigilant_eyes() -> None:
    s = table("A 5: Plain Guard, Plain Rider_ | Vigilant Eyes \nB 5: Plain Giant")
    do(s, "A: Vigilant Eyes", "A: Plain Giant")
    assert force(s, "Plain Giant") == 6
    assert not offered(table("A 5: Plain Giant | Vigilant Eyes \nB 5: Plain Guard"), "Vigilant Eyes")


def test_wall_of_honor_moves_one_home_and_the_walls() -> None:
    s = fight("Plain Guard*, Plain Planner* | Wall of Honor", "Plain Rider*, Plain Giant*[Plain Spears]")
    do(s, "A: Wall of Honor", "A: Plain Guard")
    assert at_home(s, "Plain Guard") and len(options(s)) == 2
    do(s, "A: " + next(x for x in options(s) if "penalty" in x))
    assert strength(s, "B") == 4 and honor(s) == [7, 5], "two units, not three cards"
    assert why_not(fight("Plain Guard* | Wall of Honor", "Plain Rider"), "A", "Wall of Honor"), "he is not opposed"


def test_well_prepared_needs_a_terrain() -> None:
    s = fight("Plain Guard* | Well Prepared, Heart of Rokugan", "Plain Rider*[Plain Spears]")
    assert not offered(s, "Well Prepared")
    do(s, "A: Heart of Rokugan", "B: pass", "A: Well Prepared")
    assert sorted(options(s)) == ["Plain Guard", "Plain Rider", "Plain Spears"]
    do(s, "A: Plain Spears", "A: bow that card")
    assert is_bowed(s, "Plain Spears") and not is_bowed(s, "Plain Rider")
    assert not is_removed(s, "Well Prepared") and in_discard(s, "Well Prepared")
