"""Strategies that anybody may use, each ability."""

from __future__ import annotations

from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attacking,
    chi,
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
    offered,
    options,
    pass_to_the_end,
    pass_until,
    play,
    table,
)


def test_a_pure_stroke_doubles_a_weapon() -> None:
    s = table("A 5: | A Pure Stroke \nB 5: Plain Guard[Plain Sword, Plain Mail], Plain Rider[Plain Knife]")
    do(s, "A: A Pure Stroke")
    assert sorted(options(s)) == ["Plain Knife", "Plain Sword"]
    do(s, "A: Plain Sword")
    assert (force(s, "Plain Sword"), chi(s, "Plain Sword")) == (4, 2)
    assert (force(s, "Plain Guard"), chi(s, "Plain Guard")) == (8, 4), "3 and 2 of his own, and 1 for the mail"
    cursed = item("Cursed Blade", force=2, chi=-1, cost=1, focus=1, keywords="weapon")
    s = table("A 5: | A Pure Stroke \nB 5: Plain Guard[Cursed Blade]", [cursed])
    play(s, "A: A Pure Stroke")
    assert (force(s, "Cursed Blade"), chi(s, "Cursed Blade")) == (4, -1)
    s = table("A 5: | A Pure Stroke, A Pure Stroke \nB 5: Plain Guard[Plain Knife]")
    play(s, "A: A Pure Stroke", "B: pass", "A: A Pure Stroke")
    assert force(s, "Plain Knife") == 2, "it is raised to twice, not by as much again"


def test_ambush_is_a_battle_of_two() -> None:
    text = "A 9: Plain Giant, Plain Planner | Ambush, {} \nB 9: Plain Rider_, Plain Guard | Hidden Defenses\naction phase, active A"
    s = table(text.format("Focus"))
    do(s, "A: Ambush", "A: Plain Giant", "A: Plain Rider")
    assert decision(s) == "B: reactions after" and attacking(s, "Plain Giant") and defending(s, "Plain Rider")
    do(s, "B: Hidden Defenses", "B: Plain Guard")
    assert at_home(s, "Plain Guard"), "nobody else moves there"
    pass_to_the_end(s)
    assert in_discard(s, "Plain Rider") and is_bowed(s, "Plain Giant") and at_home(s, "Plain Giant")
    assert honor(s) == [6, 9] and decision(s) == "B: action", "2 for the Rider, 5 less for the ambush"


def test_awed_witness_serves_whoever_wins() -> None:
    text = "A 5 lion: Lion Castle, {}* | Awed Witness \nB 5 crane: Crane Castle, {}*\nbattle A>B"
    for mine, theirs, seat, clan_ in (
        ("Plain Giant", "Plain Guard", "A", "lion"),
        ("Plain Guard", "Plain Giant", "B", "crane"),
    ):
        s = table(text.format(mine, theirs))
        play(s, "B: pass", "A: Awed Witness")
        do(s, "B: strike")
        assert is_bowed(s, "Plain Guard") and decision(s) == f"{seat}: may"
        do(s, f"{seat}: yes")
        made = f"created 2F/2C samurai personality ({clan_})"
        assert in_play(s, made, seat) and at_home(s, made, seat)


def test_caught_unawares_without_personalities() -> None:
    s = table("A 5: | Caught Unawares \nB 5: Plain Rider, Plain Guard, Plain Giant\naction phase, active A")
    do(s, "A: Caught Unawares", "A: Plain Rider", "A: Plain Guard")
    assert is_bowed(s, "Plain Rider") and is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Giant")
    assert hand(s, "A") == [], "it is the player's own turn"
    s = table("A 5: Plain Rider | \nB 5: | Caught Unawares \naction phase, active A")
    do(s, "A: pass", "B: Caught Unawares")
    play(s)
    assert is_bowed(s, "Plain Rider") and len(hand(s, "B")) == 1
    assert not offered(table("A 5: Plain Guard | Caught Unawares \nB 5: Plain Rider"), "Caught Unawares")


def test_caught_unawares_negates_straightening() -> None:
    s = table("A 5: | Caught Unawares \nB 5: Plain Rider | In the Heart of Battle\naction phase, active A")
    do(s, "A: Caught Unawares")
    play(s)
    do(s, "B: In the Heart of Battle")
    play(s)
    assert is_bowed(s, "Plain Rider") and force(s, "Plain Rider") == 7


def test_caught_unawares_in_battle() -> None:
    s = table(
        "A 5: Plain Guard* | Caught Unawares \nB 5: Plain Rider*[Plain Spears], Plain Giant*[Plain Sword_]\nbattle A>B"
    )
    do(s, "B: pass", "A: Caught Unawares")
    assert sorted(options(s)) == ["Plain Giant", "Plain Spears", "Plain Sword"]
    do(s, "A: Plain Giant")
    assert is_bowed(s, "Plain Giant")


def test_confusion_at_court_costs_the_favor() -> None:
    s = table("A 9: Doji Shunya, Plain Lady \nB 5: | Confusion at Court\naction phase, active A, favor A")
    do(s, "A: Doji Shunya")
    assert decision(s) == "B: reactions before"
    do(s, "B: Confusion at Court")
    assert honor(s) == [9, 5] and s.favor == -1
    s = table("A 9: Plain Lady | Tell the Tale \nB 5: | Confusion at Court\naction phase, active A, favor A")
    do(s, "A: Tell the Tale")
    assert honor(s) == [10, 5], "no Favor action"


def test_control_the_field_puts_one_terrain_for_another() -> None:
    text = "A 5: {}* | Control the Field, Heart of Rokugan, Focus \nB 5: Plain Rider* | Flooded Pass\nbattle A>B"
    s = table(text.format("Plain Planner"))
    do(s, "B: Flooded Pass", "A: Control the Field")
    play(s)
    assert in_discard(s, "Flooded Pass") and decision(s) == "A: may"
    play(s, "A: yes")
    assert options(s) == ["Heart of Rokugan", "pass"]
    do(s, "A: Heart of Rokugan")
    assert in_play(s, "Heart of Rokugan") and decision(s) == "B: battle action"
    s = table(text.format("Plain Guard"))
    do(s, "B: Flooded Pass")
    assert not offered(s, "Control the Field"), "2 Chi, no Scout, no Tactician"
    s = table(text.format("Plain Rider"))
    do(s, "B: Flooded Pass")
    assert offered(s, "Control the Field"), "3 Chi"


def test_duel_of_serpents() -> None:
    naga = personality("Plain Naga", UNALIGNED, force=2, chi=2, cost=3, personal_honor=0, keywords="nonhuman")
    s = table("A 5: Plain Naga | Duel of Serpents \nB 6: ", [naga])
    do(s, "A: Duel of Serpents")
    play(s)
    assert honor(s) == [8, 6] and is_bowed(s, "Plain Naga")
    assert not offered(table("A 5: Plain Naga | Duel of Serpents \nB 5: ", [naga]), "Duel of Serpents")
    assert not offered(table("A 5: Plain Guard | Duel of Serpents \nB 6: "), "Duel of Serpents")
    s = table("A 5: Plain Naga* | Duel of Serpents \nB 5: Plain Giant*[Plain Spears], Plain Rider*\nbattle A>B", [naga])
    do(s, "B: pass", "A: Duel of Serpents")
    play(s)
    assert sorted(options(s)) == ["Plain Rider", "Plain Spears"]
    do(s, "A: Plain Rider")
    assert is_bowed(s, "Plain Rider") and not is_bowed(s, "Plain Naga")


def test_extended_maneuvers() -> None:
    s = table("A 5: Plain Guard* | Extended Maneuvers \nB 5: Plain Rider*_, Plain Giant*, Plain Lady\nbattle A>B")
    do(s, "B: pass", "A: Extended Maneuvers")
    assert in_play(s, "Extended Maneuvers")
    pass_until(s, "A: choose")
    assert sorted(options(s)) == ["Plain Guard", "Plain Rider", "done"]
    do(s, "A: done")
    assert options(s) == ["Plain Giant", "done"]
    do(s, "A: Plain Giant")
    assert in_discard(s, "Plain Rider") and in_discard(s, "Plain Giant") and in_play(s, "Plain Guard")


def test_fall_back_straightens_who_moved_and_another_unit() -> None:
    text = (
        "A 5: Plain Guard*_[Plain Spears_], Plain Hero_[Plain Sword_] | Fall Back! \nB 5: Plain Giant* | {}\nbattle A>B"
    )
    s = table(text.format(""))
    do(s, "B: pass", "A: Fall Back!")
    play(s)
    assert at_home(s, "Plain Guard") and not is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Spears")
    assert options(s) == ["Plain Hero", "done"]
    do(s, "A: Plain Hero")
    assert not is_bowed(s, "Plain Hero") and not is_bowed(s, "Plain Sword")
    stay = strategy(
        "Stay", reaction(BeforeResolution(), Negate("movement", PERSONALITY & OTHERS, of_action=True)), focus=1
    )
    s = table(text.format("Stay"), [stay])
    do(s, "B: pass", "A: Fall Back!")
    play(s)
    do(s, "B: Stay")
    assert attacking(s, "Plain Guard") and is_bowed(s, "Plain Guard") and decision(s) == "B: battle action"


def test_footsteps_of_madness_against_strongholds() -> None:
    text = "A 5: The Khan's Estate, Moto Taha \nB 5: {} | Footsteps of Madness\naction phase, active A"
    s = table(text.format("Castle"))
    do(s, "A: The Khan's Estate")
    play(s)
    do(s, "B: Footsteps of Madness")
    play(s)
    assert hand(s, "A") == [] and is_bowed(s, "Castle", "B"), "5 Gold, as the Stronghold produces"
    s = table(text.format("Castle_, Plain Mine"))
    do(s, "A: The Khan's Estate")
    play(s)
    assert len(hand(s, "A")) == 1, "3 Gold are not enough"


def test_gold_and_steel() -> None:
    free = follower("Free Spears", force=1, cost=0, focus=1)
    s = table("A 5: | Gold and Steel \nB 5: Plain Rider[Free Spears, Plain Spears], Plain Giant[Free Spears]", [free])
    do(s, "A: Gold and Steel (destroy)")
    assert len(options(s)) == 2, "not those that cost Gold"
    do(s, f"A: {options(s)[0]}")
    do(s, f"A: {options(s)[0]}")
    assert in_discard(s, "Free Spears") and in_play(s, "Plain Spears") and s.att[find(s, "Plain Giant")] == 0
    s = table("A 5: Plain Guard* | Gold and Steel \nB 5: Plain Planner*, Plain Rider*\nbattle A>B")
    do(s, "B: pass", "A: Gold and Steel (bow)")
    play(s)
    assert is_bowed(s, "Plain Planner") and decision(s) == "A: may", "the Rider costs more"
    do(s, "A: yes")
    assert at_home(s, "Plain Planner")


def test_hard_pressed_sends_a_unit_home() -> None:
    s = table("A 5: Plain Guard* | Hard Pressed \nB 5: Plain Giant*[Plain Spears], Plain Planner*\nbattle A>B")
    do(s, "B: pass", "A: Hard Pressed")
    pass_until(s, "A: choose")
    assert sorted(options(s)) == ["Plain Giant", "Plain Guard", "Plain Planner"], "one must go"
    do(s, "A: Plain Giant")
    assert at_home(s, "Plain Giant") and decision(s) == "A: may"
    do(s, "A: yes")
    assert is_bowed(s, "Plain Giant") and is_bowed(s, "Plain Spears")


def test_inexplicable_challenge() -> None:
    text = "A 5: Plain Guard*, {} | Inexplicable Challenge \nB 5: Plain Giant*[Plain Spears]\nbattle A>B"
    s = table(text.format("Plain Lady_"))
    do(s, "B: pass", "A: Inexplicable Challenge")
    play(s)
    assert is_bowed(s, "Plain Spears") and not is_bowed(s, "Plain Giant")
    do(s, "A: B")
    do(s, f"A: {options(s)[1]}")
    assert honor(s) == [5, 3]
    s = table(text.format("Plain Rider"))
    do(s, "B: pass")
    assert not offered(s, "Inexplicable Challenge"), "no Courtier"


def test_inspired_devotion() -> None:
    guard = personality("Plain Yojimbo", CRANE, force=2, chi=2, cost=4, personal_honor=2, keywords="samurai, yojimbo")
    s = table("A 5: Plain Guard, Plain Lady | Inspired Devotion \nB 5:")
    do(s, "A: Inspired Devotion", "A: Plain Guard")
    assert force(s, "Plain Guard") == 5
    for way, n in ((0, 4), (1, 6)):
        s = table("A 5: Plain Yojimbo, Plain Lady, Plain Priest | Inspired Devotion \nB 5: Doji Makoto", [guard])
        do(s, "A: Inspired Devotion", "A: Plain Yojimbo")
        do(s, f"A: {options(s)[way]}")
        assert force(s, "Plain Yojimbo") == n


def test_introspection_finds_any_card() -> None:
    put = strategy("Put", open_(PutIntoPlay(THAT), target=RING & YOURS & IN_HAND), focus=1)
    text = "A 5: | Introspection, Put, Ring of Air | | | Plain Two, Plain Sword \nB 5: \naction phase, active A"
    s = table(text, [put])
    play(s, "A: Put")
    do(s, "A: Introspection", "A: Plain Sword")
    assert hand(s, "A") == ["Plain Sword"]
