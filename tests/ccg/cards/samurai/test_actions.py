"""Samurai Edition: Action cards and Terrains, each ability."""

from __future__ import annotations

from gorin.cards.registry import cards
from gorin.rulesets.base import DeckList
from gorin.rulesets.ccg.deckbuilding import faults
from gorin.rulesets.ccg.editions import SAMURAI
from tests.ccg.tables import (
    at_home,
    attacking,
    chi,
    decision,
    defending,
    do,
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


def battle(mine: str, theirs: str, cards: str = "") -> str:
    """A battle in which B passes first."""
    return f"A 5: {mine} | {cards}\nB 5: {theirs}\nbattle A>B"


def test_block_supply_lines() -> None:
    s = table("A 5: Plain Guard*[Plain Spears]\nB 5: Plain Rider* | Block Supply Lines (Samurai)\nbattle A>B")
    play(s, "B: Block Supply Lines (Samurai)")
    assert at_home(s, "Plain Guard") and is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Spears")


def test_brilliant_victory() -> None:
    s = table(battle("Plain Giant*", "Plain Guard*", "Brilliant Victory"))
    pass_until(s, "A: reactions after")
    before = honor(s)[0]
    do(s, "A: Brilliant Victory")
    assert honor(s)[0] == before + 3
    s = table(battle("Plain Guard*_", "Plain Guard*_", "Brilliant Victory"))
    pass_to_the_end(s)
    assert hand(s, "A") == ["Brilliant Victory"]


def test_compassion() -> None:
    s = table(battle("Plain Guard*, Plain Giant*_", "Plain Rider*", "Compassion"))
    do(s, "B: pass", "A: Compassion", "A: Plain Giant")
    assert is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Giant") and force(s, "Plain Giant") == 12
    s = table("A 5: Plain Guard, Plain Giant_ | Compassion\nB 5:")
    play(s, "A: Compassion")
    assert not is_bowed(s, "Plain Giant") and force(s, "Plain Giant") == 9  # unopposed
    s = table("A 5: Plain Guard~, Plain Giant_ | Compassion\nB 5:")
    assert not offered(s, "Compassion")


def test_courtesy() -> None:
    s = table(battle("Plain Guard*", "Plain Rider*, Plain Giant*", "Courtesy"))
    do(s, "B: pass", "A: Courtesy", "A: Plain Rider")
    assert at_home(s, "Plain Guard") and at_home(s, "Plain Rider") and honor(s) == [5 + 2, 5 + 1]


def test_draw_your_blade() -> None:
    line = battle("Plain Guard*", "Plain Rider*[Plain Sword], Plain Giant*", "Draw Your Blade")
    s = table(line)
    do(s, "B: pass", "A: Draw Your Blade (bow)")
    assert sorted(options(s)) == ["Plain Giant", "Plain Sword"]
    s = table(line)
    do(s, "B: pass", "A: Draw Your Blade (dishonor)", "A: Plain Rider")
    assert is_bowed(s, "Plain Rider") and is_dishonorable(s, "Plain Guard")


def test_duty() -> None:
    s = table(
        "A 5: Plain Giant*, Plain Guard* | Duty\nB 5: Hida Kuon - exp5*, Matsu Takeko* | Greater Sacrifice\nbattle A>B"
    )
    do(s, "B: Greater Sacrifice", "B: Hida Kuon - exp5", "B: Plain Giant")
    assert decision(s) == "A: reactions before"
    play(s, "A: Duty")
    assert in_play(s, "Plain Giant") and in_discard(s, "Plain Guard")


def test_focus_has_no_text() -> None:
    assert cards("ccg")["Focus (Samurai)"].focus == 5 and not cards("ccg")["Focus (Samurai)"].text


def test_forest_cleansing() -> None:
    s = table("A 5: | Forest Cleansing\nB 5: Plain Guard~, Plain Rider")
    do(s, "A: Forest Cleansing")
    play(s)
    assert all(x.startswith("B's province") for x in options(s))
    do(s, "A: B's province 3")
    assert is_bowed(s, "Plain Guard") and strength(s, "B", 3) == 0


def test_frenzy() -> None:
    s = table(battle("Plain Guard*[Plain Spears], Plain Rider*", "Plain Giant*", "Frenzy, Frenzy"))
    do(s, "B: pass", "A: Frenzy", "A: Plain Guard", "A: pass")  # no seppuku
    assert is_dishonorable(s, "Plain Guard") and force(s, "Plain Guard") == 3 + 3 and honor(s) == [3, 5]
    do(s, "B: pass", "A: Frenzy", "A: Plain Rider", "A: pass")
    assert force(s, "Plain Rider") == 4 + 2  # no Crab


def test_frenzy_costs_his_followers() -> None:
    s = table("A 5: Plain Giant*[Plain Spears] | Frenzy\nB 5: Plain Guard*\nbattle A>B")
    play(s, "B: pass", "A: Frenzy")
    pass_until(s, "B: action")
    assert in_play(s, "Plain Giant") and in_discard(s, "Plain Spears")


def test_greater_sacrifice() -> None:
    line = "A {}: Plain Guard*[Plain Spears] | Greater Sacrifice\nB 5: Plain Rider*[Plain Horsemen], Plain Swordsman*[Plain Nobles]\nbattle A>B"
    s = table(line.format(5))
    play(s, "B: pass", "A: Greater Sacrifice")  # 5 against 6 and 5
    assert in_discard(s, "Plain Guard") and in_discard(s, "Plain Swordsman") and in_play(s, "Plain Rider")
    s = table(line.format(6))  # with more Honor than at the start, his Personal Honor counts
    do(s, "B: pass", "A: Greater Sacrifice", "A: Plain Guard")
    assert sorted(options(s)) == ["Plain Rider", "Plain Swordsman"]


def test_hired_killer() -> None:
    s = table(
        "A 5: Castle, Plain Mine, Plain Mine | Hired Killer\nB 5: Plain Guard[Plain Spears], Plain Giant[Plain Sword]"
    )
    play(s, "A: Hired Killer")  # 5 + 2 + 2 = 9 of 11 Gold; the Giant would cost 14
    while decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")
    assert in_discard(s, "Plain Guard") and in_play(s, "Plain Giant") and honor(s) == [2, 5]


def test_imperial_summons() -> None:
    s = table("A 5: Plain Guard | Imperial Summons\nB 5: Plain Rider")
    do(s, "A: Imperial Summons (stronghold)", "A: Plain Rider")
    assert is_bowed(s, "Plain Rider") and is_bowed(s, "Castle", "A") and not offered(s, "Imperial Summons (favor)")
    s = table("A 5: Castle_, Plain Guard | Imperial Summons\nB 5: Plain Rider\nfavor A")
    do(s, "A: Imperial Summons", "A: Plain Rider")
    assert is_bowed(s, "Plain Rider") and s.favor == -1


def test_impromptu_duel() -> None:
    line = "A 5: Plain Duelist | Impromptu Duel\nB 5: Plain Guard"
    s = table(line)
    play(s, "A: Impromptu Duel")
    do(s, "B: yes")
    assert is_dishonorable(s, "Plain Guard") and honor(s) == [9, 5]
    s = table(line)
    play(s, "A: Impromptu Duel")
    do(s, "B: no")
    while decision(s).endswith("focus or strike"):
        do(s, f"{decision(s)[0]}: strike")
    assert in_discard(s, "Plain Guard") and honor(s) == [7, 5]


def test_knife_in_the_darkness() -> None:
    s = table(battle("Bayushi Muhito*", "Plain Giant*, Bayushi Tsimaru - exp", "Knife in the Darkness (Samurai)"))
    play(s, "B: pass", "A: Knife in the Darkness (Samurai)")
    if decision(s) == "B: reactions before":
        do(s, "B: pass")
    assert all(at_home(s, x) and is_bowed(s, x) for x in ("Bayushi Muhito", "Plain Giant"))


def test_palm_strike() -> None:
    s = table(battle("Togashi Masujiro*", "Plain Giant*[Plain Sword], Plain Rider*", "Palm Strike"))
    play(s, "B: pass", "A: Palm Strike")
    assert is_bowed(s, "Plain Rider") and not is_bowed(s, "Plain Giant")
    s = table(battle("Togashi Masujiro*[Plain Knife]", "Plain Rider*", "Palm Strike"))
    do(s, "B: pass")
    assert not offered(s, "Palm Strike")


def test_peasant_vengeance() -> None:
    s = table(battle("Plain Guard*[Plain Spears]", "Plain Giant*, Plain Rider*[Plain Sword]", "Peasant Vengeance"))
    play(s, "B: pass", "A: Peasant Vengeance")
    assert in_discard(s, "Plain Giant") and is_bowed(s, "Plain Spears") and in_play(s, "Plain Rider")


def test_perfection() -> None:
    s = table("A 5: Plain Guard, Plain Lady | Perfection\nB 5:")
    play(s, "A: Perfection")
    while decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")
    assert (force(s, "Plain Guard"), chi(s, "Plain Guard")) == (5, 3)


def test_raze_to_the_ground() -> None:
    s = table("A 5: Plain Mine | Raze to the Ground\nB 5: Plain Farm, Plain Farm, Plain Shop")
    do(s, "A: Raze to the Ground")
    assert "Plain Mine" not in options(s)
    do(s, "A: Plain Shop")
    while decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")
    assert in_discard(s, "Plain Shop")
    s = table("A 5: | Raze to the Ground\nB 5: Plain Farm, Plain Shop")
    assert not offered(s, "Raze to the Ground")


def test_rout() -> None:
    s = table("A 5: Castle, Plain Guard* | Rout\nB 5: Plain Giant*[Plain Sword, Plain Spears], Plain Hero*\nbattle A>B")
    play(s, "B: pass", "A: Rout", "A: Plain Giant")
    while decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")
    assert at_home(s, "Plain Giant") and sorted(options(s)) == ["Plain Spears", "Plain Sword"]
    do(s, "A: Plain Sword")
    assert in_discard(s, "Plain Sword") and not is_bowed(s, "Plain Giant")


def test_shout_of_defiance() -> None:
    s = table(battle("Plain Guard*, Hida Kaoru*", "Plain Giant*", "Shout of Defiance, Shout of Defiance"))
    do(s, "B: pass", "A: Shout of Defiance", "A: Plain Guard", "B: pass", "A: Shout of Defiance", "A: Hida Kaoru")
    assert force(s, "Plain Guard") == 3 + 2 and force(s, "Hida Kaoru") == 4 + 3  # a Hero


def test_six_copies_of_shout_of_defiance() -> None:
    for n, legal in ((6, True), (7, False)):
        says = [x.says for x in faults(DeckList("d", "crab", (("Shout of Defiance", n),)), SAMURAI, cards("ccg"))]
        assert (not any("Shout of Defiance" in x for x in says)) is legal


def test_stay_your_blade() -> None:
    s = table(battle("Plain Guard*, Plain Giant*", "Plain Rider*", "Stay Your Blade"))
    play(s, "B: pass", "A: Stay Your Blade")
    assert at_home(s, "Plain Guard") and is_bowed(s, "Plain Guard") and len(hand(s, "A")) == 3


def test_the_bitter_shadow_of_shame() -> None:
    s = table("A 5: Castle, Plain Lady | The Bitter Shadow of Shame\nB 5: Plain Guard~, Plain Hero~, Plain Rider")
    play(s, "A: The Bitter Shadow of Shame")
    while decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")
    assert in_discard(s, "Plain Guard") and is_bowed(s, "Plain Lady") and in_play(s, "Plain Hero")


def test_the_cranes_strength() -> None:
    s = table(battle("Plain Rider*", "Plain Guard*, Plain Giant*, Plain Sailor*[Plain Spears]", "The Crane's Strength"))
    do(s, "B: pass", "A: The Crane's Strength")
    play(s)
    assert sorted(options(s)) == ["Plain Guard", "Plain Spears"]  # less than 2 + 2
    do(s, "A: Plain Guard")
    assert in_discard(s, "Plain Guard")


def test_the_fortunes_smile() -> None:
    s = table(battle("Plain Guard*", "Plain Rider*", "The Fortunes Smile"))
    play(s, "B: pass", "A: The Fortunes Smile")
    assert force(s, "Plain Guard") == 3 + 2 and force(s, "Plain Rider") == 4 - 2


def test_the_fortunes_smile_in_a_duel() -> None:
    s = table("A 5: Plain Swordsman | Impromptu Duel, The Fortunes Smile\nB 5: Plain Guard")
    play(s, "A: Impromptu Duel")
    do(s, "B: no", "B: Scroll", "A: The Fortunes Smile")
    play(s, "B: strike")
    assert honor(s)[0] == 5 + 2 + 2 and len(hand(s, "A")) == 1


def test_the_mantiss_strength() -> None:
    from gorin.rulesets.ccg.words import MANTIS, personality

    sailor = personality("Plain Mantis", MANTIS, force=1, chi=3, cost=5, personal_honor=1)
    judge = personality("Plain Judge", MANTIS, force=1, chi=3, cost=5, personal_honor=1, keywords="magistrate")
    for mine, falls in ((sailor, False), (judge, True)):
        s = table(battle(f"{mine.name}*", "Plain Rider*", "The Mantis's Strength"), [mine])
        play(s, "B: pass", "A: The Mantis's Strength")
        assert in_discard(s, "Plain Rider") is falls  # 3, or 5 for a Magistrate, against 4


def test_the_scorpions_strength() -> None:
    s = table(battle("Bayushi Eisaku*", "Plain Giant*~, Plain Rider*", "The Scorpion's Strength"))
    play(s, "B: pass", "A: The Scorpion's Strength")
    assert at_home(s, "Plain Giant") and is_bowed(s, "Plain Giant")
    do(s, "A: Plain Rider")
    assert is_dishonorable(s, "Plain Rider")


def test_the_unicorns_strength() -> None:
    from gorin.rulesets.ccg.words import UNICORN, personality

    rider = personality("Plain Moto", UNICORN, force=4, chi=3, cost=5, personal_honor=1)
    s = table(battle("Plain Moto*", "Plain Guard*, Plain Giant*", "The Unicorn's Strength"), [rider])
    play(s, "B: pass", "A: The Unicorn's Strength")
    assert force(s, "Plain Guard") == 0 and force(s, "Plain Giant") == 9


def test_turn_of_fortune() -> None:
    s = table("A 5: Plain Lady | Imperial Summons\nB 5: Plain Guard, Plain Priest | Turn of Fortune")
    do(s, "A: Imperial Summons", "A: Plain Guard", "B: Turn of Fortune (Samurai)")
    play(s)
    assert is_bowed(s, "Plain Priest") and not is_bowed(s, "Plain Guard")
    s = table("A 5: Plain Lady | Imperial Summons\nB 5: Plain Guard, Plain Priest | Turn of Fortune")
    do(s, "A: Imperial Summons", "A: Plain Priest", "B: Turn of Fortune (priest)")
    play(s)
    assert is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Priest")


def test_unrequited_love() -> None:
    line = "A 5: Plain Rider\nB 5: Plain Lady | Unrequited Love"
    s = table(line)
    do(s, "A: pass")
    play(s, "B: Unrequited Love")
    assert decision(s) == "A: choose one" and len(options(s)) == 2
    do(s, f"A: {options(s)[0]}")
    assert is_bowed(s, "Plain Rider") and honor(s) == [6, 5]
    s = table(line)
    do(s, "A: pass")
    play(s, "B: Unrequited Love")
    do(s, f"A: {options(s)[1]}", "A: pass")  # no seppuku
    assert is_dishonorable(s, "Plain Rider") and honor(s) == [3, 5] and not is_bowed(s, "Plain Rider")


def test_unwavering_assault() -> None:
    s = table(
        "A 5: Castle, Plain Giant*, Plain Guard_[Plain Spears_] | Unwavering Assault\nB 5: Plain Rider*\nbattle A>B"
    )
    play(s, "B: pass", "A: Unwavering Assault")
    while decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")
    assert attacking(s, "Plain Guard") and not is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Spears")


def test_warrior_challenge() -> None:
    s = table(battle("Plain Duelist*", "Plain Guard*", "Warrior Challenge"))
    play(s, "B: pass", "A: Warrior Challenge")
    while decision(s).endswith("focus or strike"):
        do(s, f"{decision(s)[0]}: strike")
    assert in_discard(s, "Plain Guard") and s.favor == 0


def test_well_prepared() -> None:
    s = table(battle("Plain Guard*", "Plain Rider*_", "Well Prepared (Samurai), Encircled Terrain (Samurai)"))
    do(s, "B: pass")
    assert not offered(s, "Well Prepared")
    do(s, "A: Encircled Terrain (Samurai)", "B: pass", "A: Well Prepared (Samurai)", "A: Plain Rider")
    do(s, f"A: {options(s)[1]}")
    assert not is_bowed(s, "Plain Rider")


# --- Terrains ---------------------------------------------------------------------------------------------------------


def test_encircled_terrain() -> None:
    s = table(battle("Plain Guard*, Plain Giant*", "Plain Rider*, Plain Hero*", "Encircled Terrain (Samurai)"))
    do(s, "B: pass", "A: Encircled Terrain (Samurai)")
    assert in_play(s, "Encircled Terrain (Samurai)")
    do(s, "B: pass", "A: pass")
    do(s, "A: B", "B: Plain Hero", "A: Plain Giant")
    assert at_home(s, "Plain Guard") and at_home(s, "Plain Rider") and in_discard(s, "Plain Hero")


def test_extended_maneuvers() -> None:
    s = table(battle("Plain Guard*_, Plain Giant*", "Plain Hero*", "Extended Maneuvers (Samurai)"))
    do(s, "B: pass", "A: Extended Maneuvers (Samurai)", "B: pass", "A: pass")
    do(s, "A: Plain Guard")
    assert not is_bowed(s, "Plain Guard")
    do(s, "A: Plain Hero")
    assert in_discard(s, "Plain Hero") or is_bowed(s, "Plain Hero")


def test_mountains_of_the_phoenix() -> None:
    s = table(battle("Plain Guard*, Plain Giant*", "Plain Hero*, Plain Rider*", "Mountains of the Phoenix"))
    do(s, "B: pass", "A: Mountains of the Phoenix", "B: pass", "A: pass", "A: A", "A: Plain Guard", "B: Plain Rider")
    assert in_discard(s, "Plain Guard") and in_discard(s, "Plain Rider") and not defending(s, "Plain Rider")
