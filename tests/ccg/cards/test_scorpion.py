"""The Scorpion Clan, each ability."""

from __future__ import annotations

from gorin.rulesets.ccg import facts
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
    offered,
    options,
    pass_until,
    play,
    table,
)

# --- Strongholds ----------------------------------------------------------------------------------------------------

SLANDER = strategy("Slander", battle(lose_honor(2, his(THAT)), target=PERSONALITY & ENEMY), focus=1)
WHISPER = strategy("Whisper", open_(lose_honor(2, his(THAT)), target=PERSONALITY & OTHERS), focus=1)


def test_law_of_darkness_dojo_adds_to_what_its_battle_actions_cost() -> None:
    s = table("A 5: Law of Darkness Dojo, Plain Guard* | Slander \nB 5: Plain Rider*\nbattle A>B", [SLANDER])
    play(s, "B: pass", "A: Slander")
    play(s)
    assert honor(s) == [5, 2], "2, and 1 once"
    s = table("A 5: Law of Darkness Dojo, Plain Guard | Whisper \nB 5: Plain Rider", [WHISPER])
    play(s, "A: Whisper")
    assert honor(s) == [5, 3], "that was no Battle action"
    s = table("A 5: Plain Guard* \nB 5: Law of Darkness Dojo, Plain Rider* | Slander\nbattle A>B", [SLANDER])
    s2 = table("A 5: Law of Darkness Dojo, Plain Guard* \nB 5: Plain Rider* | Slander\nbattle A>B", [SLANDER])
    play(s, "B: Slander")
    play(s2, "B: Slander")
    assert honor(s) == [2, 5] and honor(s2) == [3, 5], "of another player's action he says nothing"


def test_law_of_darkness_dojo_weakens_and_bows_the_dishonorable() -> None:
    s = table("A 5: Law of Darkness Dojo_, Plain Guard* \nB 5: Plain Rider*~, Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: Law of Darkness Dojo", "A: Plain Giant")
    assert force(s, "Plain Giant") == 5 and not is_bowed(s, "Plain Giant")
    s = table("A 5: Law of Darkness Dojo_, Plain Guard* \nB 5: Plain Rider*~, Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: Law of Darkness Dojo", "A: Plain Rider")
    assert force(s, "Plain Rider") == 0 and is_bowed(s, "Plain Rider")


def test_shiro_chugo_reduces_gains_and_losses() -> None:
    s = table("A 5: Shiro Chugo, Plain Lady | \nB 5: Plain Guard | Tell the Tale\naction phase, active B")
    do(s, "B: Tell the Tale")
    assert decision(s) == "A: reactions before"
    do(s, "A: Shiro Chugo")
    assert honor(s) == [5, 5]
    s = table("A 5: Shiro Chugo, Plain Lady_ | \nB 5: Plain Guard | Tell the Tale\naction phase, active B")
    do(s, "B: Tell the Tale")
    assert honor(s) == [5, 6], "a bowed Courtier cannot"


def test_shiro_chugo_strikes_harder_with_the_loyal() -> None:
    text = "A 5: Shiro Chugo, Plain Vassal*, Plain Guard* \nB 5: Plain Rider*[Plain Knife]\nbattle A>B"
    for name, dies in (("Plain Vassal", True), ("Plain Guard", False)):
        s = table(text)
        play(s, "B: pass", "A: Shiro Chugo", f"A: {name}")
        assert in_discard(s, "Plain Rider") is dies


def test_the_otoro_estate_loses_no_honor_from_its_ninja() -> None:
    poison = strategy(
        "Poisoned Tea", open_(Bow(THAT), lose_honor(3), target=PERSONALITY & OTHERS), focus=1, keywords="ninja"
    )
    insult = strategy("Insult", open_(Bow(THAT), lose_honor(3), target=PERSONALITY & OTHERS), focus=1)
    text = "A 5: The Otoro Estate, Plain Guard | Poisoned Tea, Insult \nB 5: Plain Rider"
    s = table(text, [poison, insult])
    play(s, "A: Poisoned Tea")
    assert is_bowed(s, "Plain Rider") and honor(s) == [5, 5]
    s = table(text, [poison, insult])
    play(s, "A: Insult")
    assert honor(s) == [2, 5]
    s = table("A 5: Plain Guard | Poisoned Tea \nB 5: The Otoro Estate, Plain Rider", [poison])
    play(s, "A: Poisoned Tea")
    assert honor(s) == [2, 5], "only cards one owns, and only oneself"


def test_the_otoro_estate_looks_into_provinces() -> None:
    s = table("A 5: The Otoro Estate \nB 5: | | Plain Mine?, Plain Farm?, Plain Shop")
    assert "Plain Mine" not in str(s.box.rules.view(s, 0)["players"][1])
    do(s, "A: The Otoro Estate", "A: B")
    seen = str(s.box.rules.view(s, 0)["players"][1])
    assert "Plain Mine" in seen and "Plain Farm" in seen
    assert "Plain Mine" not in str(s.box.rules.view(s, 1)["players"][1]), "nobody else has seen them"


def test_the_otoro_estate_strikes_and_vanishes() -> None:
    text = "A 5: The Otoro Estate, Shosuro Konishi*, Plain Guard* \nB 5: Plain Rider*\nbattle A>B"
    s = table(text)
    play(s, "B: pass", "A: The Otoro Estate")
    assert in_discard(s, "Plain Rider")
    do(s, "A: yes")
    assert at_home(s, "Shosuro Konishi")
    s = table("A 5: The Otoro Estate, Plain Guard* \nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "The Otoro Estate")


# --- Bayushi --------------------------------------------------------------------------------------------------------


def test_bayushi_hurunayi_is_no_ninja_for_a_turn() -> None:
    s = table("A 5: Bayushi Hurunayi \nB 5: ")
    ninja = facts.keyword("ninja")
    assert s.p[ninja] >> find(s, "Bayushi Hurunayi") & 1
    do(s, "A: Bayushi Hurunayi")
    assert not s.p[ninja] >> find(s, "Bayushi Hurunayi") & 1
    pass_until(s, "B: action")
    while s.first != 1:
        pass_until(s, "B: action")
    assert s.p[ninja] >> find(s, "Bayushi Hurunayi") & 1


def test_bayushi_kahoku_hunts_the_dishonorable() -> None:
    s = table("A 5: Bayushi Kahoku* \nB 5: Plain Rider*, Plain Swordsman*~[Plain Mail]\nbattle A>B")
    assert force(s, "Bayushi Kahoku") == 5
    do(s, "B: pass", "A: Bayushi Kahoku", "A: Plain Rider")
    assert in_play(s, "Plain Rider"), "3 against 4"
    s = table("A 5: Bayushi Kahoku*~ \nB 5: Plain Rider*\nbattle A>B")
    assert force(s, "Bayushi Kahoku") == 3, "another player's, not his own"
    s = table("A 5: Bayushi Kahoku* \nB 5: Plain Rider*~\nbattle A>B")
    play(s, "B: pass", "A: Bayushi Kahoku")
    assert in_discard(s, "Plain Rider"), "5 against 4"


def test_bayushi_mitsuo_acts_again_when_he_was_moved() -> None:
    text = "A 5: Bayushi Mitsuo*, Plain Guard* | Wall of Honor, Tell the Tale \nB 5: Plain Rider* | Block Supply Lines, Incapacitated\nbattle A>B"
    s = table(text)
    do(s, "B: Block Supply Lines", "B: Plain Guard")
    assert decision(s) == "A: battle action", "another was moved"
    s = table(text)
    do(s, "B: pass", "A: Wall of Honor", "A: Bayushi Mitsuo")
    play(s, "A: " + options(s)[0])
    assert at_home(s, "Bayushi Mitsuo") and offered(s, "Bayushi Mitsuo")
    do(s, "A: Bayushi Mitsuo")
    assert decision(s) == "A: additional action"
    s = table(text)
    do(s, "B: Block Supply Lines", "B: Bayushi Mitsuo")
    assert not offered(s, "Bayushi Mitsuo"), "he was bowed, too"


def test_bayushi_nitoshi_kills_his_own_and_blames_another() -> None:
    s = table("A 5 scorpion: Bayushi Nitoshi, Plain Guard \nB 5: Plain Rider")
    do(s, "A: Bayushi Nitoshi", "A: Plain Rider")
    assert sorted(options(s)) == ["Bayushi Nitoshi", "Plain Guard"]
    do(s, "A: Plain Guard")
    assert in_discard(s, "Plain Guard") and is_dishonorable(s, "Plain Rider") and honor(s) == [5, 2]
    s = table("A 5 scorpion: Bayushi Nitoshi \nB 5: Plain Rider")
    do(s, "A: Bayushi Nitoshi")
    assert options(s) == ["Plain Rider"], "if he were the target, there would be nobody else to destroy"


def test_bayushi_nitoshi_destroys_in_battle() -> None:
    s = table(
        "A 5 scorpion: Bayushi Nitoshi* \nB 5: Plain Rider*[Plain Spears], Plain Giant*~[Plain Sword], Plain Mine\nbattle A>B"
    )
    do(s, "B: pass", "A: Bayushi Nitoshi")
    assert sorted(options(s)) == ["Bayushi Nitoshi", "Plain Giant", "Plain Spears", "Plain Sword"]
    do(s, "A: Plain Giant")
    assert in_discard(s, "Plain Giant") and in_play(s, "Plain Rider")


def test_bayushi_rentatsu_stays_bowed_and_costs_honor_each_turn() -> None:
    s = table("A 5: Bayushi Rentatsu \nB 9: \naction phase, active A, turn 3")
    do(s, "A: Bayushi Rentatsu")
    assert is_bowed(s, "Bayushi Rentatsu") and len(s.gained) == 2
    while not (s.first == 0 and decision(s).startswith("A: choose a player")):
        pass_until(s, "A: choose a player" if s.first == 1 else "B: action")
    do(s, "A: B")
    assert honor(s) == [5, 7]
    pass_until(s, "A: may")
    do(s, "A: yes")
    assert is_bowed(s, "Bayushi Rentatsu") and len(s.gained) == 2


def test_bayushi_rentatsu_who_straightens_has_done() -> None:
    s = table("A 5: Bayushi Rentatsu | Paid Off \nB 9: \naction phase, active A")
    do(s, "A: Bayushi Rentatsu", "B: pass", "A: Paid Off")
    play(s)
    do(s, "A: straighten that Personality")
    do(s, "A: no")
    assert not is_bowed(s, "Bayushi Rentatsu") and not s.gained


def test_bayushi_waru_bows_in_battle_or_with_a_courtier() -> None:
    s = table("A 5 scorpion: Bayushi Waru \nB 5: Plain Rider")
    assert not offered(s, "Bayushi Waru")
    s = table("A 5 scorpion: Bayushi Waru, Plain Lady \nB 5: Plain Rider")
    do(s, "A: Bayushi Waru", "A: Plain Rider")
    assert is_bowed(s, "Plain Rider")
    s = table("A 5 scorpion: Bayushi Waru, Plain Lady \nB 5: Plain Rider\naction phase, active B")
    do(s, "B: pass")
    assert not offered(s, "Bayushi Waru"), "Limited: in his own turn"
    s = table("A 5 scorpion: Bayushi Waru* \nB 5: Plain Rider*, Plain Giant\nbattle A>B")
    do(s, "B: pass", "A: Bayushi Waru")
    assert sorted(options(s)) == ["Bayushi Waru", "Plain Rider"]
    do(s, "A: Plain Rider")
    assert is_bowed(s, "Plain Rider") and attacking(s, "Bayushi Waru")


# --- Shosuro --------------------------------------------------------------------------------------------------------


def test_shosuro_kameyoi_ruins_the_ruined() -> None:
    s = table("A 5 scorpion: Shosuro Kameyoi \nB 9: Plain Lady, Plain Rider")
    do(s, "A: Shosuro Kameyoi", "A: Plain Lady")
    assert is_dishonorable(s, "Plain Lady") and honor(s) == [5, 9]
    for name, left in (("Plain Lady", 7), ("Plain Rider", 8)):  # base Personal Honor 4 and 2
        s = table("A 5 scorpion: Shosuro Kameyoi \nB 9: Plain Lady~, Plain Rider~")
        do(s, "A: Shosuro Kameyoi", f"A: {name}")
        assert honor(s) == [5, left]


def test_shosuro_konishi_shoots() -> None:
    s = table("A 5: Shosuro Konishi* \nB 5: Plain Rider*, Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: Shosuro Konishi", "A: Plain Giant")
    assert in_play(s, "Plain Giant")
    s = table("A 5: Shosuro Konishi* \nB 5: Plain Rider*, Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: Shosuro Konishi", "A: Plain Rider")
    assert in_discard(s, "Plain Rider")


def test_shosuro_tanzaki_helps_another() -> None:
    s = table("A 5: Shosuro Tanzaki, Plain Guard \nB 5: Plain Rider")
    do(s, "A: Shosuro Tanzaki")
    assert sorted(options(s)) == ["Plain Guard", "Plain Rider"]
    do(s, "A: Plain Guard")
    assert force(s, "Plain Guard") == 7
