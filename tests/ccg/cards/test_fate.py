"""Followers, Items, Spells, Rings and Strategies."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attached,
    attacking,
    chi,
    decision,
    do,
    find,
    force,
    hand,
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
    provinces,
    strength,
    table,
)


def test_house_guards_serve_their_clan() -> None:
    s = table("A 5: Castle, Plain Guard, Plain Rider_ | Kaiu House Guard, Asahina House Guard \nB 5: ")
    play(s, "A: Equip", "A: Plain Guard")
    assert attached(s, "Plain Guard") == ["Kaiu House Guard"]
    s = table("A 5: Plain Rider_[Asahina House Guard] \nB 9: ")
    play(s, "A: Asahina House Guard")
    assert not is_bowed(s, "Plain Rider") and honor(s) == [6, 9]


def test_kaiu_house_guard_destroys_in_weaker_units() -> None:
    s = table(
        "A 5: Plain Guard*[Kaiu House Guard] \nB 5: Plain Rider*, Plain Giant*, Plain Swordsman*[Plain Spears]\nbattle A>B"
    )
    do(s, "B: pass", "A: Kaiu House Guard")
    assert sorted(options(s)) == ["Plain Rider", "Plain Spears"]
    do(s, "A: Plain Spears")
    assert in_discard(s, "Plain Spears") and honor(s) == [6, 5]


def test_chrysanthemum_blossom_grows() -> None:
    s = table("A 5: Plain Guard[Chrysanthemum Blossom] \nB 5: \nattack A>B")
    do(s, "A: Plain Guard", "A: B's province 1", "A: Chrysanthemum Blossom")
    assert force(s, "Plain Guard") == 4 and honor(s) == [6, 5] and s.tokens


def test_kensais_blade_is_drawn_when_the_battle_begins() -> None:
    s = table("A 5: Castle, Plain Swordsman+1, Plain Guard | Kensai's Blade \nB 5: \nattack A>B")
    do(s, "A: done", "A: B's province 1")
    play(s, "A: Kensai's Blade")
    assert attached(s, "Plain Swordsman") == ["Kensai's Blade"] and force(s, "Plain Swordsman") == 5
    s = table("A 5: Castle_, Plain Swordsman+1 | Kensai's Blade \nB 5: \nattack A>B")
    do(s, "A: B's province 1")
    assert not offered(s, "Kensai's Blade")
    s = table("A 5: Plain Guard[Kensai's Blade] \nB 5: ")
    assert force(s, "Plain Guard") == 5 and force(s, "Kensai's Blade") == 2


@rule("emp.duel.8")
def test_reserve_weapon_instead_of_focusing() -> None:
    s = table("A 5: Plain Guard | Sanctioned Duel \nB 5: Plain Rider[Reserve Weapon]")
    play(s, "A: Sanctioned Duel")
    do(s, "B: no", "B: focus the top card")
    play(s)
    assert decision(s) == "B: may"
    do(s, "B: yes")
    assert chi(s, "Plain Rider") == 6 and len(s.zones[2]) == 10 and decision(s) == "A: focus or strike"


def test_sasumata_bows_the_unarmed() -> None:
    s = table("A 5: Plain Guard*[Sasumata] \nB 5: Plain Rider*[Plain Mail], Plain Giant*\nbattle A>B")
    play(s, "B: pass", "A: Sasumata")
    assert options(s) == ["Plain Mail", "Plain Giant"]  # the armor has none itself
    play(s, "A: Plain Giant")
    assert is_bowed(s, "Plain Giant") and is_bowed(s, "Sasumata") and not is_bowed(s, "Plain Rider")


def test_cleansing_the_path() -> None:
    s = table("A 5: Plain Priest*[Cleansing the Path] \nB 5: Plain Rider*\nbattle A>B")
    play(s, "B: pass", "A: Cleansing the Path")
    assert in_discard(s, "Plain Rider") and in_discard(s, "Cleansing the Path")


def test_summon_swamp_spirits() -> None:
    s = table("A 5: Plain Priest[Summon Swamp Spirits], Plain Guard \nB 5: ")
    do(s, "A: Summon Swamp Spirits", "A: Plain Guard")
    assert len(attached(s, "Plain Guard")) == 1 and is_bowed(s, "Plain Priest")
    assert s.p[facts.NONHUMAN] & s.att[find(s, "Plain Guard")]


def test_unnatural_flood_washes_away() -> None:
    s = table("A 5: Plain Giant* | The Height of Courage \nB 5: Plain Priest*[Unnatural Flood]\nbattle A>B")
    play(s, "B: Unnatural Flood", "A: pass")
    assert at_home(s, "Plain Giant") and is_bowed(s, "Plain Giant") and is_bowed(s, "Plain Priest")
    s = table("A 5: Plain Giant* | The Height of Courage \nB 5: Plain Priest*[Unnatural Flood]\nbattle A>B")
    play(s, "B: Unnatural Flood", "A: The Height of Courage")
    assert attacking(s, "Plain Giant") and not is_bowed(s, "Plain Giant")


# --- Rings ------------------------------------------------------------------------------------------------------------


def test_ring_of_air_after_two_favor_actions() -> None:
    s = table("A 9: Doji Shunya, Doji Makoto, Plain Lady | Ring of Air, Plain Two \nB 5: \nfavor A")
    do(
        s,
        "A: Doji Shunya",
        "B: pass",
        "A: Doji Makoto",
        "B: pass",
        "A: Favor: draw a card",
        "A: Plain Two",
        "A: Ring of Air",
    )
    play(s, "A: yes")
    assert in_play(s, "Ring of Air") and s.p[facts.EARNED] >> find(s, "Ring of Air") & 1


def test_ring_of_earth_changes_a_province() -> None:
    s = table("A 5: Plain Giant* \nB 5: Ring of Earth\nbattle A>B")  # even without units
    play(s, "B: Ring of Earth")
    assert len(options(s)) == 8, "a province of anybody's"
    do(s, "B: B's province 1")
    play(s, f"B: {options(s)[0]}")
    assert strength(s, "B") == 6 + 3 and is_bowed(s, "Ring of Earth")
    pass_to_the_end(s)
    assert provinces(s, "B") == 4, "9 is not more than 9"
    s = table("A 5: Plain Guard*, Plain Sailor* | Ring of Earth \nB 5:\nbattle A>B")
    play(s, "B: pass", "A: Ring of Earth")
    do(s, "A: B's province 1")
    play(s, f"A: {options(s)[1]}")
    assert strength(s, "B") == 6 - 3 and in_discard(s, "Ring of Earth")


@pytest.mark.parametrize(
    ("table_", "earned"),
    [
        ("A 5: Plain Giant* | Ring of Earth \nB 5: Plain Guard*\nbattle A>B", True),
        ("A 5: Plain Giant* | Ring of Earth \nB 5: \nbattle A>B", False),  # nobody was there
        ("A 5: Plain Guard* | Ring of Earth \nB 5: Plain Giant*\nbattle A>B", False),  # lost
    ],
)
def test_ring_of_earth_is_earned_by_a_battle_won_against_somebody(table_: str, earned: bool) -> None:
    s = table(table_)
    for _ in range(20):
        if s.attacker < 0 or decision(s) == "A: may":
            break
        do(s, "{}: {}".format(decision(s)[0], "pass" if offered(s, "pass") else options(s)[0]))
    assert (decision(s) == "A: may") is earned
    if earned:
        do(s, "A: yes")
        assert in_play(s, "Ring of Earth") and s.p[facts.EARNED] >> find(s, "Ring of Earth") & 1


def test_ring_of_earth_is_not_earned_if_anybody_fell() -> None:
    burn = strategy("Burn", battle(Destroy(THAT), target=ANYWHERE & PERSONALITY & OTHERS), focus=1)
    for victim in ("Plain Rider", "Plain Lady"):  # at the battlefield, or at home
        s = table(
            "A 5: Plain Giant*, Plain Rider*, Plain Lady | Ring of Earth \nB 5: Plain Guard* | Burn\nbattle A>B", [burn]
        )
        do(s, "B: Burn", f"B: {victim}")
        pass_to_the_end(s)
        assert in_discard(s, victim) and in_discard(s, "Plain Guard") and hand(s, "A") == ["Ring of Earth"]


def test_ring_of_fire_after_a_duel_won_by_the_weaker() -> None:
    text = "A 5: Plain Guard* | Steel on Steel, Ring of Fire, Plain Four \nB 5: Plain Swordsman*\nbattle A>B"
    s = table(text)
    play(s, "B: pass", "A: Steel on Steel")
    do(s, "B: focus the top card", "A: Plain Four", "B: strike")
    play(s)
    assert decision(s) == "A: may"
    do(s, "A: yes")
    assert in_play(s, "Ring of Fire")
    s = table(text.replace("Plain Guard*", "Plain Giant*"))
    play(s, "B: pass", "A: Steel on Steel")
    do(s, "B: strike")
    assert not in_play(s, "Ring of Fire") and decision(s) != "A: may"


def test_ring_of_fire_burns_after_a_lost_battle() -> None:
    s = table("A 5: Plain Guard*, Plain Sailor, Ring of Fire \nB 5: Plain Rider*, Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: Ring of Fire", "A: Plain Giant")
    pass_to_the_end(s)
    assert in_discard(s, "Plain Giant") and in_play(s, "Plain Rider")


def test_ring_of_the_void_costs_the_hand() -> None:
    s = table("A 5: | Ring of the Void, Plain Two, Plain Four \nB 9: ")
    do(s, "A: Ring of the Void (play)")
    assert in_play(s, "Ring of the Void") and hand(s, "A") == [] and in_discard(s, "Plain Two")
    do(s, "B: pass")
    do(s, "A: Ring of the Void")
    assert decision(s) == "A: discard a card" or hand(s, "A") == []


def test_ring_of_water_after_terrains_and_destruction() -> None:
    s = table("A 5: Plain Giant*, Akodo's Grave | Heart of Rokugan, Ring of Water \nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass", "A: Heart of Rokugan", "B: pass")
    play(s, "A: Akodo's Grave")
    pass_until(s, "A: may")
    do(s, "A: yes")
    assert in_play(s, "Ring of Water")


def test_ring_of_water_moves_anybody_of_yours() -> None:
    s = table("A 5: Plain Guard* \nB 5: Plain Rider, Ring of Water\nbattle A>B")
    play(s, "B: Ring of Water")
    assert is_here(s, "Plain Rider") and is_bowed(s, "Ring of Water")


# --- Strategies -------------------------------------------------------------------------------------------------------


def test_caught_in_the_act_negates_bowing_from_effects() -> None:
    s = table("A 5: Castle | Paid Off \nB 5: Plain Rider | Caught in the Act")
    do(s, "A: Paid Off", "A: Plain Rider", "B: Caught in the Act")
    play(s)
    do(s, "A: bow that Personality")
    assert not is_bowed(s, "Plain Rider") and is_bowed(s, "Castle", "A")


def test_flooded_pass_counts_attackers() -> None:
    s = table("A 5: Plain Guard*, Plain Sailor* \nB 5: | Flooded Pass\nbattle A>B")
    do(s, "B: Flooded Pass")
    assert strength(s, "B") == 10


def test_heart_of_rokugan_before_resolution() -> None:
    s = table("A 5: Plain Rider* | Heart of Rokugan \nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass", "A: Heart of Rokugan")
    pass_to_the_end(s)
    assert in_play(s, "Plain Rider", "A") and not s.p[facts.IN_PLAY] >> find(s, "Plain Rider", "B") & 1


def test_hidden_defenses() -> None:
    s = table("A 5: Plain Giant+1 \nB 5: Plain Rider_ | Hidden Defenses\nattack A>B")
    do(s, "A: B's province 1")
    play(s, "B: Hidden Defenses")
    assert is_here(s, "Plain Rider") and not is_bowed(s, "Plain Rider")
    s = table("A 5: Plain Giant*, Plain Guard \nB 5: | Hidden Defenses\nbattle A>B")
    do(s, "B: Hidden Defenses", "B: Plain Guard", "B: Plain Giant")
    assert is_bowed(s, "Plain Giant") and is_bowed(s, "Plain Guard") and s.negations


def test_in_the_heart_of_battle_kills_at_the_end_of_the_turn() -> None:
    s = table("A 5: Plain Guard_ | In the Heart of Battle \nB 5: ")
    play(s, "A: In the Heart of Battle")
    assert not is_bowed(s, "Plain Guard") and force(s, "Plain Guard") == 6
    pass_until(s, "B: declare")
    assert in_discard(s, "Plain Guard")


def test_one_koku() -> None:
    s = table("A 5: Castle_, Plain Guard | One Koku, Plain Knife \nB 5: ")
    play(s, "A: Equip")
    assert attached(s, "Plain Guard") == ["Plain Knife"] and in_discard(s, "One Koku")


def test_relentless_conviction() -> None:
    s = table("A 5: Plain Guard* | Relentless Conviction \nB 5: Plain Rider*~, Plain Giant*\nbattle A>B")
    play(s, "B: pass", "A: Relentless Conviction")
    assert in_discard(s, "Plain Rider") and honor(s) == [5, 3]


@rule("emp.duel.21")
def test_rend_the_soul_counts_five_in_a_duel() -> None:
    s = table("A 5: Plain Guard | Sanctioned Duel, Rend the Soul \nB 5: Plain Giant")
    play(s, "A: Sanctioned Duel")
    do(s, "B: no", "B: focus the top card", "A: Rend the Soul")
    play(s, "B: strike")
    assert in_discard(s, "Plain Giant")  # 2 + 5 against 4 + 1
    assert not [row for row in s.lasting if row[0] == 4]


@rule("emp.challenge.5")
def test_sanctioned_duel_may_be_refused() -> None:
    s = table("A 5: Plain Guard | Sanctioned Duel \nB 5: Plain Rider")
    play(s, "A: Sanctioned Duel")
    do(s, "B: yes")
    assert is_dishonorable(s, "Plain Rider") and honor(s) == [7, 5] and in_play(s, "Plain Guard")


@rule("emp.duel.11", "emp.duel.12")
def test_superior_opponent_as_a_focus_effect_and_in_battle() -> None:
    s = table("A 5: Plain Guard* | Steel on Steel, Superior Opponent \nB 5: Plain Giant*[Plain Spears]\nbattle A>B")
    play(s, "B: pass", "A: Steel on Steel")
    do(s, "B: focus the top card", "A: Superior Opponent")
    play(s, "B: strike")
    assert decision(s) == "A: choose"
    do(s, "A: Plain Spears")
    assert in_discard(s, "Plain Spears")
    s = table("A 5: Plain Duelist* | Superior Opponent \nB 5: Plain Rider*[Plain Spears], Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: Superior Opponent", "A: Plain Rider")
    assert is_bowed(s, "Plain Rider") and is_bowed(s, "Plain Spears") and not is_bowed(s, "Plain Giant")


def test_the_height_of_courage_in_battle() -> None:
    s = table("A 5: Plain Guard*[Plain Spears, Plain Knife] | The Height of Courage \nB 5: Plain Rider*\nbattle A>B")
    play(s, "B: pass", "A: The Height of Courage")
    assert force(s, "Plain Guard") == 5 and force(s, "Plain Spears") == 3 and force(s, "Plain Knife") == 1


def test_the_light_of_justice_brings_a_magistrate_and_another_action() -> None:
    s = table("A 5: Plain Giant* | The Light of Justice, Strength of Purity \nB 5: Plain Rider*~\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "The Light of Justice")
    s = table(
        "A 5: Doji Genshin_[Plain Sword_] | The Light of Justice, Strength of Purity \nB 5: Plain Rider*~\nbattle A>B"
    )
    play(s, "B: pass", "A: The Light of Justice")
    assert is_here(s, "Doji Genshin") and not is_bowed(s, "Doji Genshin") and not is_bowed(s, "Plain Sword")
    do(s, "A: yes")
    assert decision(s) == "A: additional action"
    play(s, "A: Strength of Purity")
    assert force(s, "Doji Genshin") == 8 and decision(s) == "B: battle action"


def test_unimpeachable_name_reduces_losses() -> None:
    s = table("A 5: Yasuki Jekku, Castle \nB 5: Plain Lady, Plain Rider~ | Unimpeachable Name")
    do(s, "A: Yasuki Jekku", "A: Plain Lady", "A: Castle", "B: Unimpeachable Name", "B: Plain Rider")
    assert honor(s) == [5, 5] and is_dishonorable(s, "Plain Lady") and not is_dishonorable(s, "Plain Rider")


def test_undetectable_enemy_negates_every_effect() -> None:
    from gorin.rulesets.ccg.words import CRAB, personality

    oni = personality("Oni", CRAB, force=4, chi=3, cost=5, personal_honor=0, keywords="oni")
    s = table("A 5: Oni* | Undetectable Enemy \nB 5: Plain Rider* | Block Supply Lines\nbattle A>B", (oni,))
    play(s, "B: Block Supply Lines", "A: Undetectable Enemy")
    assert attacking(s, "Oni") and not is_bowed(s, "Oni") and in_discard(s, "Block Supply Lines")


def test_stalking_tiger_makes_a_melee_attack() -> None:
    s = table("A 5: Plain Guard*[Stalking Tiger] \nB 5: Plain Rider*[Plain Sword], Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: Stalking Tiger", "A: Plain Rider")
    assert in_discard(s, "Plain Rider")  # 6 against 6
    s = table("A 5: Plain Guard*[Stalking Tiger_] \nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "Stalking Tiger")


def test_veteran_advisor_and_modifications_draw_once_a_turn() -> None:
    for name in ("Veteran Advisor", "Modifications"):
        s = table(f"A 5: Plain Guard*[{name}] \nB 5: Plain Rider*\nbattle A>B")
        do(s, "B: pass", f"A: {name}")
        assert hand(s, "A") == ["Scroll"]
        do(s, "B: pass")
        assert not offered(s, name)


def test_incapacitated_sends_a_defender_home() -> None:
    s = table("A 5: Plain Guard* | Incapacitated \nB 5: Plain Rider*, Plain Giant\nbattle A>B")
    play(s, "B: pass", "A: Incapacitated")
    assert at_home(s, "Plain Rider") and not is_bowed(s, "Plain Rider")
    s = table("A 5: Plain Guard* \nB 5: Plain Rider* | Incapacitated\nbattle A>B")
    play(s, "B: Incapacitated")
    assert at_home(s, "Plain Rider")  # a defender of one's own is one too


def test_tell_the_tale() -> None:
    s = table("A 5: | Tell the Tale \nB 5: | Tell the Tale")
    do(s, "A: Tell the Tale")
    assert honor(s) == [6, 5] and not offered(s, "Tell the Tale")
