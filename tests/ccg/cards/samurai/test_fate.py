"""Samurai Edition: Followers, Items, Spells, Rings, each ability."""

from __future__ import annotations

import pytest

from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.facts import keyword
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
    in_edition,
    in_play,
    is_bowed,
    is_dishonorable,
    offered,
    options,
    pass_to_the_end,
    pass_until,
    play,
    strength,
    table,
)

pytestmark = in_edition("samurai")


def equip(name: str, cost: str = "Castle") -> str:
    """A table on which somebody is equipped, up to the payment."""
    return f"A 5: {cost}, Plain Mine, Plain Mine, Plain Guard | {name}\nB 5:"


def test_corrupt_adjunct_corrupts() -> None:
    s = table(equip("Corrupt Adjunct"))
    play(s, "A: Equip")
    while decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")
    play(s)
    assert is_dishonorable(s, "Plain Guard") and s.p[keyword("shadowlands")] >> find(s, "Plain Guard") & 1


def test_daidoji_gunso_wears_down() -> None:
    s = table("A 5: Plain Guard*[Daidoji Gunso]\nB 5: Plain Sailor*, Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: Daidoji Gunso", "A: Plain Giant")
    assert force(s, "Plain Giant") == 7
    s = table("A 5: Plain Guard*[Daidoji Gunso]\nB 5: Plain Sailor*, Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: Daidoji Gunso", "A: Plain Sailor")
    assert in_discard(s, "Plain Sailor")


def test_goblin_chuckers() -> None:
    s = table(equip("Goblin Chuckers"))
    play(s, "A: Equip")
    while decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")
    play(s)
    assert honor(s) == [3, 5]
    s = table("A 5: Plain Guard*[Goblin Chuckers]\nB 5: Plain Sailor*\nbattle A>B")
    play(s, "B: pass", "A: Goblin Chuckers")
    assert in_discard(s, "Plain Sailor") and is_bowed(s, "Goblin Chuckers")


def test_plain_infantry() -> None:
    s = table("A 5: Plain Guard[Heavy Infantry, Light Infantry]\nB 5:")
    assert [force(s, x) for x in ("Heavy Infantry", "Light Infantry")] == [5, 2]


@pytest.mark.parametrize(
    ("name", "bearer", "other"),
    [("Lion's Pride", "Plain Planner", "Plain Rider"), ("Morale Officer", "Plain Guard", "Plain Lady"),
     ("Koutetsu Kabe", "Plain Guard", "Plain Rider")],
)  # fmt: skip
def test_what_attaches_only_to_some(name: str, bearer: str, other: str) -> None:
    s = table(f"A 5: Castle, Plain Mine, Plain Mine, {bearer} | {name}\nB 5:")
    assert offered(s, "Equip")
    s = table(f"A 5: Castle, Plain Mine, Plain Mine, {other} | {name}\nB 5:")
    assert not offered(s, "Equip")


def test_morale_officer_razes_a_region() -> None:
    s = table("A 5: Plain Guard[Morale Officer]\nB 5: | | -[Farmlands]")
    play(s, "A: Morale Officer")
    assert in_discard(s, "Farmlands") and in_discard(s, "Morale Officer")


def test_wandering_scout_straightens() -> None:
    s = table("A 5: Plain Guard*[Wandering Scout_]\nB 5: Plain Rider*\nbattle A>B")
    play(s, "B: pass", "A: Wandering Scout")
    assert not is_bowed(s, "Wandering Scout")


def test_fan_of_command_makes_a_tactician() -> None:
    s = table("A 5: Plain Guard[Fan of Command]\nB 5:")
    assert s.p[facts.TACTICIAN] >> find(s, "Plain Guard") & 1


def test_koutetsu_kabe() -> None:
    s = table(
        "A 5: Plain Guard*[Koutetsu Kabe]\nB 5: Plain Rider*[Plain Spears], Plain Swordsman*[Plain Spears]\nbattle A>B"
    )
    assert chi(s, "Plain Guard") == 5
    play(s, "B: pass", "A: Koutetsu Kabe")  # 6 in the Guard's unit: more than 4, but not than 6
    assert is_bowed(s, "Plain Swordsman") and not is_bowed(s, "Plain Rider")


def test_menhari_gata() -> None:
    s = table("A 5: Plain Guard*[Menhari-gata] | Plain Four\nB 5: Plain Giant*\nbattle A>B")
    assert s.p[facts.TACTICIAN] >> find(s, "Plain Guard") & 1
    play(s, "B: pass", "A: Menhari-gata")
    assert force(s, "Plain Giant") == 5 and hand(s, "A") == []


def test_oni_daikyu_shoots_or_breaks() -> None:
    line = "A 5: Plain Guard*[Oni-Daikyu]\nB 5: Plain Sailor*, Plain Giant*\nbattle A>B"
    s = table(line)
    do(s, "B: pass", "A: Oni-Daikyu (bow)", "A: Plain Sailor")
    assert in_discard(s, "Plain Sailor") and is_bowed(s, "Oni-Daikyu")
    s = table(line)
    play(s, "B: pass", "A: Oni-Daikyu (destroy)")
    assert in_discard(s, "Plain Giant") and in_discard(s, "Oni-Daikyu")  # only the Giant is stronger


def test_shinjo_horsebow() -> None:
    line = "A 5: Plain Rider*[Shinjo Horsebow]\nB 5: Plain Guard*, Plain Sailor*\nbattle A>B"
    s = table(line)
    do(s, "B: pass", "A: Shinjo Horsebow (bow)", "A: Plain Guard")
    assert in_play(s, "Plain Guard") and is_bowed(s, "Shinjo Horsebow")
    s = table(line)
    do(s, "B: pass", "A: Shinjo Horsebow (rider)", "A: Plain Guard")
    assert in_discard(s, "Plain Guard") and is_bowed(s, "Plain Rider")
    s = table(line.replace("Plain Rider", "Plain Hero"))
    do(s, "B: pass")
    assert not offered(s, "Shinjo Horsebow (rider)")


def test_tsi_blade_draws_a_card() -> None:
    s = table("A 5: Plain Guard[Tsi Blade]\nB 5:\nattack A>B")
    do(s, "A: Plain Guard", "A: B's province 1", "A: Tsi Blade")
    assert len(hand(s, "A")) == 1 and is_bowed(s, "Tsi Blade")


# --- Spells -----------------------------------------------------------------------------------------------------------


def test_castle_of_water_from_afar() -> None:
    s = table("A 5: Plain Giant*\nB 5: Plain Priest[Castle of Water]\nbattle A>B")
    play(s, "B: Castle of Water")
    assert strength(s, "B") == 9 and is_bowed(s, "Castle of Water")


def test_the_fires_that_cleanse() -> None:
    s = table("A 5: Plain Priest*[The Fires that Cleanse]\nB 5: Plain Giant*\nbattle A>B")
    play(s, "B: pass", "A: The Fires that Cleanse")
    assert in_discard(s, "Plain Giant") and in_discard(s, "Plain Priest")


def test_touch_of_death() -> None:
    s = table("A 5: Plain Priest[Touch of Death]\nB 5: Plain Rider_, Plain Giant_, Plain Guard")
    play(s, "A: Touch of Death")
    assert in_discard(s, "Plain Rider") and in_play(s, "Plain Giant") and is_bowed(s, "Plain Priest")


# --- Rings ------------------------------------------------------------------------------------------------------------


def test_ring_of_air_straightens() -> None:
    s = table("A 5: Ring of Air (Samurai), Plain Guard_\nB 5:")
    play(s, "A: Ring of Air (Samurai)")
    assert not is_bowed(s, "Plain Guard") and is_bowed(s, "Ring of Air (Samurai)")


def test_ring_of_air_after_three_spells_or_kihos() -> None:
    s = table(
        "A 5: Plain Priest*[Castle of Water], Chuda Hiroe*[The Fires that Cleanse], Togashi Masujiro* | Palm Strike, "
        "Ring of Air (Samurai)\nB 5: Plain Giant*, Plain Rider*\nbattle A>B"
    )
    play(s, "B: pass", "A: Castle of Water", "B: pass")
    do(s, "A: The Fires that Cleanse", "A: Plain Giant")
    assert decision(s) == "B: battle action"  # only two
    play(s, "B: pass", "A: Palm Strike")
    assert is_bowed(s, "Plain Rider") and decision(s) == "A: may"
    do(s, "A: yes")
    assert in_play(s, "Ring of Air (Samurai)")


def test_ring_of_earth_after_a_victory() -> None:
    s = table("A 5: Plain Giant* | Ring of Earth (Samurai)\nB 5: Plain Guard*\nbattle A>B")
    pass_until(s, "A: traits after")
    do(s, "A: Ring of Earth (Samurai)", "A: yes")
    assert in_play(s, "Ring of Earth (Samurai)")
    s = table("A 5: Plain Guard*_ | Ring of Earth (Samurai)\nB 5: Plain Guard*_\nbattle A>B")
    pass_to_the_end(s)
    assert hand(s, "A") == ["Ring of Earth (Samurai)"]  # nothing was won


def test_ring_of_earth_changes_a_province() -> None:
    s = table("A 5: Plain Guard | Ring of Earth (Samurai)\nB 5:")
    do(s, "A: Ring of Earth (Samurai)", "A: A's province 2")
    assert strength(s, "A", 2) == 10 and in_discard(s, "Ring of Earth (Samurai)")
    s = table("A 5: Ring of Earth (Samurai)\nB 5:")
    do(s, "A: Ring of Earth (Samurai)", "A: B's province 1")
    do(s, f"A: {options(s)[1]}")
    assert strength(s, "B") == 3 and is_bowed(s, "Ring of Earth (Samurai)")


def test_ring_of_fire_burns_both() -> None:
    s = table("A 5: Ring of Fire (Samurai), Plain Duelist*\nB 5: Plain Rider*, Plain Giant*\nbattle A>B")
    play(s, "B: pass", "A: Ring of Fire (Samurai)")
    assert in_discard(s, "Plain Duelist") and in_discard(s, "Plain Rider") and in_play(s, "Plain Giant")


@pytest.mark.parametrize("burns", [True, False])
def test_ring_of_fire_is_earned_in_a_duel(burns: bool) -> None:
    s = table("A 5: Plain Swordsman | Impromptu Duel, Ring of Fire (Samurai)\nB 5: Plain Guard\n")
    play(s, "A: Impromptu Duel")
    do(s, "B: no", "B: Scroll", "A: Ring of Fire (Samurai)", "B: strike")
    do(s, f"A: {'yes' if burns else 'no'}")
    assert in_discard(s, "Plain Guard") and in_play(s, "Ring of Fire (Samurai)") is burns


def test_ring_of_the_void_draws() -> None:
    s = table("A 5: Ring of the Void (Samurai) | Plain Two, Plain Four\nB 5:")
    play(s, "A: Ring of the Void (Samurai)")
    assert len(hand(s, "A")) == 3
    s = table("A 5: Plain Guard | Ring of the Void (Samurai), Plain Two\nB 5: | Plain Two, Plain Four")
    play(s, "A: Ring of the Void (Samurai)")
    assert len(hand(s, "A")) == 2  # B had more
    s = table("A 5: Plain Guard | Ring of the Void (Samurai), Plain Two\nB 5: | Plain Two")
    play(s, "A: Ring of the Void (Samurai)")
    assert len(hand(s, "A")) == 1


def test_ring_of_the_void_after_four_action_cards() -> None:
    s = table(
        "A 5: Plain Guard*, Hida Kaoru* | Ring of the Void (Samurai), Shout of Defiance, Shout of Defiance, Shout of Defiance, "
        "Shout of Defiance\nB 5: Plain Rider*\nbattle A>B"
    )
    for i in range(4):
        do(s, "B: pass", "A: Shout of Defiance", "A: Plain Guard")
        assert (decision(s) == "A: traits after") is (i == 3)
    do(s, "A: Ring of the Void (Samurai)", "A: yes")
    assert in_play(s, "Ring of the Void (Samurai)") and force(s, "Plain Guard") == 3 + 4 * 2


def test_ring_of_water_carries_a_unit_away() -> None:
    s = table("A 5: Ring of Water (Samurai), Plain Guard*_\nB 5: Plain Rider*, Plain Hero+2\nbattle A>B")
    play(s, "B: pass", "A: Ring of Water (Samurai)")
    assert options(s) == ["home", "the battlefield at B's province 2"]
    do(s, "A: the battlefield at B's province 2")
    assert attacking(s, "Plain Guard") and not is_bowed(s, "Plain Guard")
    s = table("A 5: Ring of Water (Samurai), Plain Guard*_\nB 5: Plain Rider*\nbattle A>B")
    play(s, "B: pass", "A: Ring of Water (Samurai)")
    assert at_home(s, "Plain Guard") and not is_bowed(s, "Plain Guard")


def test_ring_of_water_after_four_different_battle_actions() -> None:
    s = table(
        "A 5: Plain Guard*[Daidoji Gunso, Wandering Scout_], Hida Takuji* | Ring of Water (Samurai), Shout of Defiance, "
        "Shout of Defiance\nB 5: Plain Giant*\nbattle A>B"
    )
    deeds = ("Daidoji Gunso", "Wandering Scout", "Shout of Defiance", "Shout of Defiance", "Hida Takuji")
    for deed in deeds:
        play(s, "B: pass", f"A: {deed}")
        if deed == "Shout of Defiance":
            do(s, "A: Plain Guard")
        assert (decision(s) == "A: may") is (deed == "Hida Takuji")  # the same title counts once
    do(s, "A: yes")
    assert in_play(s, "Ring of Water (Samurai)")


def test_what_is_attached_stays() -> None:
    s = table("A 5: Plain Guard[Tsi Blade, Lion's Pride]\nB 5:")
    assert attached(s, "Plain Guard") == ["Lion's Pride", "Tsi Blade"]
