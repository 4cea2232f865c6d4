"""One battle: who wins, who falls, what it is worth."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    decision,
    discard,
    do,
    editions,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_dead,
    is_dishonorable,
    lying,
    offered,
    options,
    pass_to_the_end,
    pass_until,
    play,
    provinces,
    strength,
    table,
)


@editions(
    emperor=rule("emp.combat-segment.1", "emp.combat-segment.2", "emp.battles.2"), samurai=rule("sam.combat-segment.1")
)
def test_the_defender_has_the_first_battle_action() -> None:
    s = table("A 5: Plain Guard* | Strength of Purity \nB 5: Plain Giant*\nbattle A>B")
    assert decision(s) == "B: battle action"
    do(s, "B: pass")
    assert decision(s) == "A: battle action"
    boast = strategy("Boast", battle(gain_honor(1)), focus=1)
    s = table("A 5: Plain Guard* | Boast \nB 5: Plain Giant*\nbattle B>A", (boast,))
    assert decision(s) == "A: battle action" and options(s) == ["Boast", "pass"]
    do(s, "A: Boast")
    assert decision(s) == "B: battle action"
    for attacker, defender in ("AB", "BA"):
        s = table(f"A 5: Plain Guard+1 \nB 5: Plain Giant+1\nattack {attacker}>{defender}")
        do(s, f"{attacker}: {defender}'s province 1")
        assert decision(s) == f"{defender}: battle action", "whoever it is, as soon as they have engaged"


@editions(
    emperor=rule("emp.resolution-segment.1", "emp.resolution-segment.4", "emp.resolution-segment.5"),
    samurai=rule("sam.resolution-segment.2"),
)
def test_the_higher_force_destroys_the_other_army() -> None:
    s = table("A 5: Plain Guard*[Plain Spears] \nB 5: Plain Rider*\nbattle A>B")
    pass_to_the_end(s)
    assert in_discard(s, "Plain Rider") and in_play(s, "Plain Guard") and in_play(s, "Plain Spears")
    s = table("A 5: Plain Guard*, Plain Sailor* \nB 5: Plain Rider*, Plain Duelist*\nbattle A>B")
    pass_to_the_end(s)  # 5 against 6
    assert in_discard(s, "Plain Guard") and in_discard(s, "Plain Sailor")
    assert in_play(s, "Plain Rider") and in_play(s, "Plain Duelist"), "the Defender as well as the Attacker"


@editions(emperor=rule("emp.resolution-segment.9", "emp.units.2"), samurai=rule("sam.resolution-segment.12"))
def test_a_defender_who_wins_destroys_whole_units() -> None:
    s = table("A 5: Plain Guard*[Plain Spears, Plain Sword] \nB 5: Plain Giant*\nbattle A>B")
    pass_to_the_end(s)
    assert discard(s, "A") == ["Plain Guard", "Plain Spears", "Plain Sword"]
    assert in_play(s, "Plain Giant")
    text = "A 5: Plain Guard*[Plain Spears], Plain Sailor*, Plain Hero+2, Plain Lady\nB 5: Plain Giant*, Grief"
    s = table(f"{text}\nbattle A>B", (GRIEF,))
    pass_until(s, "A: fight the battle at")
    assert discard(s, "A") == ["Plain Guard", "Plain Sailor", "Plain Spears"], "of the army there, and no others"
    assert honor(s) == [5, 5 + 2 * 3 + 2], "at once, by the resolution: two Personalities, with nobody left beside them"


# its player gains Honor whenever an action or a resolution has destroyed a Personality, and 20 if another is still there
GRIEF = holding(
    "Grief",
    trait(Destroyed(PERSONALITY, by_others=True), gain_honor(1)),
    trait(Destroyed(PERSONALITY), gain_honor(20), when=Exists(PERSONALITY & HERE & OTHERS)),
    cost=0,
)


@editions(
    emperor=rule("emp.resolution-segment.1", "emp.followers-items-and-units.1"),
    samurai=rule("sam.force-total.1", "sam.force-total.2"),
)
def test_bowed_cards_do_not_count() -> None:
    s = table("A 5: Plain Giant*_, Plain Guard* \nB 5: Plain Rider*\nbattle A>B")
    pass_to_the_end(s)  # 3 against 4
    assert in_discard(s, "Plain Giant") and in_discard(s, "Plain Guard")
    s = table("A 5: Plain Guard*[Plain Spears_] \nB 5: Plain Rider*\nbattle A>B")
    pass_to_the_end(s)
    assert in_discard(s, "Plain Guard")
    s = table("A 5: Plain Guard*_[Plain Spears, Plain Nobles] \nB 5: Plain Rider*\nbattle A>B")
    pass_to_the_end(s)  # 2 and 3 of the Followers against 4
    assert in_discard(s, "Plain Rider") and in_play(s, "Plain Guard")
    s = table("A 5: Plain Guard*, Plain Sailor*, Plain Giant+2, Plain Victor \nB 5: Plain Rider*\nbattle A>B")
    pass_to_the_end(s)  # 3 and 2 against 4
    assert in_discard(s, "Plain Rider") and in_play(s, "Plain Sailor")
    s = table("A 5: Plain Guard*, Plain Giant+2, Plain Victor \nB 5: Plain Rider*\nbattle A>B")
    pass_to_the_end(s)  # 3 against 4: only who is there counts
    assert in_discard(s, "Plain Guard") and in_play(s, "Plain Rider")
    s = table("A 5: Plain Guard*[Plain Knife] \nB 5: Plain Rider*\nbattle A>B")
    pass_to_the_end(s)  # 4 against 4: his Force as it is modified
    assert in_discard(s, "Plain Rider") and in_discard(s, "Plain Guard")


@rule("emp.resolution-segment.2", "emp.item.1", "emp.followers-items-and-units.2")
def test_an_item_counts_even_if_it_is_bowed() -> None:
    s = table("A 5: Plain Guard*[Plain Sword_] \nB 5: Plain Rider*\nbattle A>B")
    pass_to_the_end(s)
    assert in_play(s, "Plain Guard") and in_discard(s, "Plain Rider")


@editions(
    emperor=rule("emp.resolution-segment.10", "emp.resolution-segment.13"),
    samurai=rule("sam.resolution-segment.5", "sam.resolution-segment.16"),
)
def test_a_tie_destroys_both_armies() -> None:
    s = table("A 5: Plain Rider*[Plain Spears] \nB 5: Plain Rider*, Plain Swordsman*\nbattle A>B")
    pass_to_the_end(s)
    assert discard(s, "A") == ["Plain Rider", "Plain Spears"]
    assert discard(s, "B") == ["Plain Rider", "Plain Swordsman"]
    assert honor(s) == [7, 7] and provinces(s, "B") == 4
    s = table("A 5: Plain Guard*_, Plain Hero+2, Grief \nB 5: Plain Rider*_, Plain Lady*_\nbattle A>B", (GRIEF,))
    pass_until(s, "A: fight the battle at")
    assert discard(s, "A") == ["Plain Guard"] and discard(s, "B") == ["Plain Lady", "Plain Rider"], "0 against 0, too"
    assert honor(s) == [5 + 2 + 3, 6], "at once, by the resolution: three Personalities, with nobody left beside them"
    s = table("A 5: Plain Guard*_ \nB 5: \nbattle A>B")
    pass_to_the_end(s)
    assert in_play(s, "Plain Guard") and discard(s, "A") == [], "0 against nobody is none"
    s = table("A 5: Plain Guard+2 \nB 5: Plain Lady*_ \nbattle A>B")
    pass_until(s, "A: fight the battle at")
    assert in_play(s, "Plain Lady") and discard(s, "B") == [], "nor nobody against 0"


@editions(
    emperor=rule("emp.resolution-segment.3", "emp.resolution-segment.11"), samurai=rule("sam.resolution-segment.6")
)
def test_no_outcome_on_zero_force_without_units_on_both_sides() -> None:
    s = table("A 5: Plain Guard*_ \nB 5: \nbattle A>B")
    pass_to_the_end(s)
    assert in_play(s, "Plain Guard") and provinces(s, "B") == 4 and honor(s) == [5, 5]
    tale = holding("Tale", trait(BattleResolved(), gain_honor(10), when=WonBattle() | LostBattle()), cost=0)
    for a, b in (("Plain Guard*_~", ""), ("", "Plain Guard*_~"), ("", "")):
        s = table(f"A 5: {a}{', ' * bool(a)}Tale, Plain Hero+2 \nB 5: {b}\nbattle A>B", (tale,))
        pass_until(s, "A: fight the battle at")
        assert honor(s) == [5, 5] and (not a + b or is_dishonorable(s, "Plain Guard")), "nobody wins, loses or ties"


@editions(
    emperor=rule("emp.resolution-segment.6", "emp.provinces.5", "emp.stronghold.5"),
    samurai=rule("sam.resolution-segment.8", "sam.resolution-segment.9"),
)
def test_a_province_falls_to_more_than_its_strength() -> None:
    s = table("A 5: Plain Rider*[Plain Spears] \nB 5: \nbattle A>B")
    assert strength(s, "B") == 6
    pass_to_the_end(s)  # 6 is not more than 6
    assert provinces(s, "B") == 4
    s = table("A 5: Plain Rider*[Plain Nobles] \nB 5: \nbattle A>B")
    pass_to_the_end(s)
    assert provinces(s, "B") == 3


@editions(
    emperor=rule("emp.resolution-segment.6"), samurai=rule("sam.resolution-segment.8", "sam.resolution-segment.9")
)
def test_the_defenders_force_protects_the_province() -> None:
    s = table("A 5: Plain Giant* \nB 5: Plain Guard*\nbattle A>B")
    pass_to_the_end(s)  # 9 is not more than 3 and 6
    assert provinces(s, "B") == 4 and in_discard(s, "Plain Guard")
    s = table("A 5: Plain Giant* \nB 5: Plain Sailor*\nbattle A>B 3")
    third = s.provinces[1][2]
    pass_to_the_end(s)  # 9 is more than 2 and 6
    assert provinces(s, "B") == 3 and third not in s.provinces[1]


@rule("emp.resolution-segment.7", "emp.resolution-segment.8")
def test_what_is_in_and_on_a_destroyed_province_is_discarded() -> None:
    s = table("A 5: Plain Giant* \nB 5: | | Plain Mine, Plain Farm[Kaiu Village]\nbattle A>B 2")
    pass_to_the_end(s)
    assert discard(s, "B") == ["Kaiu Village", "Plain Farm"]
    assert lying(s, "B")[0] == "Plain Mine" and provinces(s, "B") == 3


@editions(emperor=rule("emp.resolution-segment.12"), samurai=rule("sam.resolution-segment.10"))
def test_the_winner_gains_twice_the_cards_destroyed() -> None:
    s = table("A 5: Plain Giant* \nB 5: Plain Guard*[Plain Spears, Plain Knife]\nbattle A>B")
    pass_to_the_end(s)
    assert honor(s) == [11, 5]


LUCKY = personality("Lucky", CRANE, trait(WouldBeDestroyed(THIS), NegateIt()), force=1, chi=2, cost=1, personal_honor=1)
SLY = item("Sly Charm", WillNot(THIS, "be destroyed"), force=0, chi=0, cost=0, focus=1)


@rule("emp.resolution-segment.5", "emp.resolution-segment.12")
def test_who_is_saved_from_a_lost_battle_is_saved_alone() -> None:
    s = table("A 5: Plain Giant* \nB 5: Lucky*[Plain Spears, Plain Knife]\nbattle A>B", (LUCKY,))
    pass_to_the_end(s)
    assert in_play(s, "Lucky") and discard(s, "B") == ["Plain Knife", "Plain Spears"]
    assert honor(s) == [9, 5], "twice for two cards"


@editions(emperor=rule("emp.resolution-segment.12"), samurai=rule("sam.resolution-segment.10"))
def test_only_cards_destroyed_count_for_honor() -> None:
    s = table("A 5: Plain Giant* \nB 5: Plain Guard*[Sly Charm]\nbattle A>B", (SLY,))
    pass_to_the_end(s)
    assert discard(s, "B") == ["Plain Guard", "Sly Charm"], "the charm is discarded with nobody to bear it"
    assert honor(s) == [7, 5]


@rule("emp.resolution-segment.14", "emp.resolution-segment.15")
def test_attackers_bow_and_return_home() -> None:
    s = table("A 5: Plain Giant*[Plain Sword], Plain Sailor+2 \nB 5: Plain Guard*\nbattle A>B")
    pass_until(s, "A: fight the battle at")
    assert at_home(s, "Plain Giant") and is_bowed(s, "Plain Giant") and is_bowed(s, "Plain Sword")
    assert not is_bowed(s, "Plain Sailor")


@rule("emp.resolution-segment.17", "emp.terrain.2", "emp.open-terrain-discard.1")
def test_terrains_are_discarded_before_the_battle_ends() -> None:
    s = table("A 5: Plain Giant*, Plain Rider+2, Heart of Rokugan \nB 5: Plain Guard*\nbattle A>B")
    pass_until(s, "A: fight the battle at")
    assert in_discard(s, "Heart of Rokugan")


@rule("emp.dead-destroy.1", "emp.decks-and-discard-piles.6", "emp.honorable.1")
def test_the_destroyed_are_dead() -> None:
    s = table("A 5: Plain Giant* \nB 5: Plain Guard*[Plain Spears] | | | Plain Lady\nbattle A>B")
    pass_to_the_end(s)
    assert is_dead(s, "Plain Guard") and not is_dishonorable(s, "Plain Guard")
    assert not is_dead(s, "Plain Lady") and not is_dead(s, "Plain Spears")


@rule("emp.dishonor.3", "emp.dishonor.4")
def test_destroying_a_dishonorable_personality_costs_his_controller() -> None:
    s = table("A 5: Plain Giant* \nB 5: Plain Rider*~\nbattle A>B")
    pass_to_the_end(s)
    assert honor(s) == [7, 3]
    assert is_dead(s, "Plain Rider") and is_dishonorable(s, "Plain Rider")


@rule("emp.dishonor.10", "emp.dishonor.5")
def test_a_dishonorable_army_is_rehonored_instead_of_gaining() -> None:
    s = table("A 5: Plain Giant*~, Plain Rider* \nB 5: Plain Guard*\nbattle A>B")
    pass_to_the_end(s)
    assert honor(s) == [5, 5] and not is_dishonorable(s, "Plain Giant")


@rule("emp.dishonor.11")
def test_in_a_tie_the_dishonorable_are_rehonored_first() -> None:
    s = table("A 5: Plain Rider*~ \nB 5: Plain Swordsman*[Plain Spears]\nbattle A>B")
    pass_to_the_end(s)
    assert honor(s) == [5, 6]  # no loss for A, no gain either
    assert is_dead(s, "Plain Rider", "A") and not is_dishonorable(s, "Plain Rider", "A")


@editions(emperor=rule("emp.rule-of-presence.1"), samurai=rule("sam.presence.1"))
def test_without_units_no_battle_actions() -> None:
    s = table("A 5: Plain Giant* \nB 5: Plain Rider | Block Supply Lines\nbattle A>B")
    assert not offered(s, "Block Supply Lines")
    s = table("A 5: Plain Giant* \nB 5: Plain Rider+2 | Block Supply Lines\nbattle A>B")
    assert not offered(s, "Block Supply Lines"), "a unit at another battlefield is not present"
    s = table("A 5: Plain Giant* \nB 5: Plain Rider* | Block Supply Lines\nbattle A>B")
    assert offered(s, "Block Supply Lines")
    for where, may in (("", False), ("+2", False), ("*", True)):
        s = table(f"A 5: Plain Rider{where} | Block Supply Lines\nB 5: Plain Giant*, Plain Guard+2\nbattle A>B")
        do(s, "B: pass")
        assert offered(s, "Block Supply Lines") == may, "nor has the Attacker any"
    drum = holding("Drum", battle(gain_honor(1)), cost=0)
    for where, may in (("", False), ("+2", False), ("*", True)):
        s = table(f"A 5: Plain Giant* \nB 5: Plain Rider{where}, Drum\nbattle A>B", (drum,))
        assert offered(s, "Drum") == may, "nor from cards in play that are at no location"


@editions(emperor=rule("emp.rules-of-location.3"), samurai=rule("sam.location-rule.1"))
def test_only_cards_at_the_battlefield_are_targets() -> None:
    s = table("A 5: Plain Giant*, Plain Guard+2, Plain Sailor \nB 5: Plain Rider* | Block Supply Lines\nbattle A>B")
    play(s, "B: Block Supply Lines")
    assert at_home(s, "Plain Giant") and is_bowed(s, "Plain Giant")
    aim = strategy("Aim", battle(Bow(THAT), target=PERSONALITY | ATTACHMENT), focus=1)
    text = (
        "A 5: Plain Giant*[Plain Sword], Plain Guard+2[Plain Spears] | Aim\nB 5: Plain Rider*, Plain Lady[Plain Knife]"
    )
    s = table(f"{text}\nbattle A>B", (aim,))
    do(s, "B: pass", "A: Aim")
    assert options(s) == ["Plain Giant", "Plain Sword", "Plain Rider"], "whatever is in a unit, whoever acts"
