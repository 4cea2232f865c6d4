"""The Unicorn Clan: its Strongholds and Personalities, each ability."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attached,
    decision,
    do,
    force,
    hand,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_dead,
    is_here,
    offered,
    options,
    pass_to_the_end,
    pass_until,
    personal_honor,
    play,
    provinces,
    table,
)


def test_journeys_end_keep_moves_home_whoever_has_no_more_followers() -> None:
    text = "A 5: Journey's End Keep, Plain Guard*[Plain Spears] \nB 5: {} | The Height of Courage\nbattle A>B"
    s = table(text.format("Plain Rider*[Plain Spears, Plain Horsemen], Plain Giant*[Plain Spears, Plain Mail]"))
    play(s, "B: pass", "A: Journey's End Keep")
    assert sorted(options(s)) == ["Plain Giant", "Plain Guard"]
    do(s, "A: Plain Giant", "B: The Height of Courage", "B: Plain Giant")
    assert at_home(s, "Plain Giant"), "its movement is not negated"
    s = table(text.format("Plain Rider*").replace("Plain Guard*", "Plain Guard*_"))
    do(s, "B: pass")
    assert not offered(s, "Journey's End Keep")


def test_journeys_end_keep_is_not_delayed() -> None:
    s = table(
        "A 5: Hida Bushotsu*, Halls of the Forgotten \nB 5: Journey's End Keep, Plain Rider*\nbattle A>B",
    )
    do(s, "B: Journey's End Keep")
    play(s)
    do(s, "B: Hida Bushotsu", "A: Halls of the Forgotten")
    assert at_home(s, "Hida Bushotsu")


def test_plains_of_the_maiden_gain_honor_for_each_maiden_who_is_left() -> None:
    text = "A 5: Plains of the Maiden, Utaku Ryoko*, Utaku Tsukiko* \nB 5: {}\nbattle A>B"
    s = table(text.format("Plain Planner*"))
    pass_to_the_end(s)
    assert in_discard(s, "Plain Planner") and provinces(s, "B") == 4 and honor(s) == [9, 5], "2 for it, 2 for the card"
    s = table(text.format(""))
    pass_to_the_end(s)
    assert provinces(s, "B") == 3 and honor(s) == [7, 5]
    s = table(text.format("Plain Giant*"))
    pass_to_the_end(s)
    assert honor(s)[0] == 5, "they have destroyed nothing"
    s = table("A 5: Plain Planner* \nB 5: Plains of the Maiden, Utaku Ryoko*\nbattle A>B")
    pass_to_the_end(s)
    assert honor(s) == [5, 7], "as the Defender it gains nothing"


def test_the_khans_estate_keeps_a_tactician_at_home_for_a_card() -> None:
    s = table("A 5: The Khan's Estate, Moto Taha, Plain Guard \nB 5: \naction phase, active A")
    do(s, "A: The Khan's Estate", "A: Moto Taha")
    assert len(hand(s, "A")) == 1
    do(s, "B: pass", "A: pass", "A: B")
    assert options(s) == ["Plain Guard", "done"]
    s = table("A 5: The Khan's Estate, Plain Guard \nB 5: \naction phase, active A")
    assert not offered(s, "The Khan's Estate")


def test_the_temple_of_death_buries_the_discarded() -> None:
    s = table(
        "A 5: The Temple of Death - exp \nB 5: | | | Plain Guard, Plain Rider#, Plain Mine\naction phase, active A"
    )
    do(s, "A: The Temple of Death")
    assert options(s) == ["Plain Guard"], "the Rider is dead already"
    do(s, "A: Plain Guard")
    assert is_dead(s, "Plain Guard")


def test_the_temple_of_death_straightens_and_in_battle_may_bow() -> None:
    s = table(
        "A 5: The Temple of Death - exp, Moto Rani, Plain Guard_ | | | Plain Rider# \nB 5: \naction phase, active A"
    )
    do(s, "A: The Temple of Death", "A: Moto Rani", "A: Plain Guard")
    assert not is_bowed(s, "Plain Guard") and decision(s) == "B: action"
    text = "A 5: The Temple of Death - exp, Moto Rani* | | | Plain Rider# \nB 5: Plain Giant*\nbattle A>B"
    s = table(text)
    play(s, "B: pass", "A: The Temple of Death")
    do(s, "A: Plain Giant")
    assert decision(s) == "A: may"
    do(s, "A: yes")
    assert is_bowed(s, "Plain Giant")
    s = table(text.replace("Plain Rider#", "Plain Rider"))
    do(s, "B: pass")
    assert not offered(s, "The Temple of Death"), "nobody is dead"


# --- Personalities ----------------------------------------------------------------------------------------------------


def test_iuchi_shunshi_keeps_somebody_from_every_battlefield() -> None:
    s = table("A 5: Iuchi Shunshi \nB 5: Plain Guard, Plain Giant[Plain Spears], Plain Planner | Hidden Defenses")
    do(s, "A: Iuchi Shunshi")
    assert options(s) == ["Iuchi Shunshi", "Plain Guard", "Plain Planner"]
    do(s, "A: Plain Guard", "B: pass", "A: pass", "A: B", "A: Iuchi Shunshi", "A: B's province 1")
    play(s)
    assert options(s) == ["Plain Giant", "Plain Planner", "done"], "he may not defend"
    do(s, "B: done", "A: B's province 1", "B: Hidden Defenses", "B: Plain Guard")
    assert at_home(s, "Plain Guard"), "nor does he move there"


def test_iuchi_shunshi_keeps_nobody_from_going_home() -> None:
    s = table("A 5: Iuchi Shunshi \nB 5: Plain Guard | Incapacitated \naction phase, active A")
    do(s, "A: Iuchi Shunshi", "A: Plain Guard", "B: pass", "A: pass", "A: done")
    pass_until(s, "B: declare an attack")
    do(s, "B: A")
    assert options(s) == ["Plain Guard", "done"], "the turn is over"


def test_moto_naleesh_straightens_in_every_straighten_phase() -> None:
    s = table("A 12 unicorn: Moto Naleesh_[Plain Spears_], Plain Guard_ \nB 5: \naction phase, active A")
    pass_until(s, "B: action")
    while s.first == 0:
        pass_until(s, "B: action")
    assert not is_bowed(s, "Moto Naleesh") and not is_bowed(s, "Plain Spears") and is_bowed(s, "Plain Guard")


def test_moto_naleesh_overruns_a_unit() -> None:
    s = table(
        "A 12 unicorn: Moto Naleesh* \nB 5: Plain Guard*[Plain Spears, Plain Horsemen, Plain Sword], Plain Rider*\nbattle A>B"
    )
    do(s, "B: pass", "A: Moto Naleesh", "A: Plain Guard")
    assert in_discard(s, "Plain Spears") and in_discard(s, "Plain Sword")
    assert is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Horsemen"), "he had attachments, and they are Cavalry"
    s = table("A 12 unicorn: Moto Naleesh* \nB 5: Plain Guard*, Plain Rider*\nbattle A>B")
    do(s, "B: pass", "A: Moto Naleesh", "A: Plain Guard")
    assert in_discard(s, "Plain Guard") and not is_bowed(s, "Plain Rider")


def test_moto_shigeru_answers_limited_actions_for_her_honor() -> None:
    s = table("A 5: Kakita Kazan | Sanctioned Duel \nB 5: Moto Shigeru, Plain Guard\naction phase, active A")
    play(s, "A: Sanctioned Duel")
    do(s, "A: Plain Guard")
    assert decision(s) == "B: reactions after"
    do(s, "B: Moto Shigeru")
    assert in_play(s, "Plain Guard") and personal_honor(s, "Moto Shigeru") == 1 and decision(s) == "B: action"
    s = table(
        "A 5: Kakita Kazan | Sanctioned Duel \nB 5: Moto Shigeru, Plain Guard, Plain Rider\naction phase, active A"
    )
    play(s, "A: Sanctioned Duel")
    do(s, "A: Plain Guard", "B: Moto Shigeru")
    assert in_discard(s, "Moto Shigeru"), "two others: her Personal Honor is 0"


def test_moto_shigeru_hears_no_other_actions() -> None:
    s = table("A 5: Castle | Paid Off \nB 5: Moto Shigeru\naction phase, active A")
    play(s, "A: Paid Off", "A: Moto Shigeru")
    assert decision(s) == "A: choose one", "an Open action"
    s = table("A 5: Yasuki Jekku, Castle \nB 5: Moto Shigeru, Plain Guard \naction phase, active A")
    do(s, "A: Yasuki Jekku", "A: Yasuki Jekku")
    assert decision(s) != "B: reactions after", "it targets nobody of hers"


def test_moto_shigeru_is_stronger_with_an_item() -> None:
    assert force(table("A 5: Moto Shigeru[Plain Knife] \nB 5:"), "Moto Shigeru") == 5
    assert force(table("A 5: Moto Shigeru[Plain Spears] \nB 5:"), "Moto Shigeru") == 3


def test_moto_shunsuke_counts_the_dead_of_one_pile() -> None:
    s = table("A 5: Moto Shunsuke | | | Plain Guard# \nB 5: | | | Plain Rider#, Plain Giant#, Plain Lady, Plain Mine")
    assert force(s, "Moto Shunsuke") == 5, "two in one pile, not three in both"
    do(s, "A: Moto Shunsuke")
    play(s)
    assert is_dead(s, "Plain Lady") and force(s, "Moto Shunsuke") == 6
    s = table("A 5: Moto Shunsuke | | | Plain Guard \nB 5:")
    assert not offered(s, "Moto Shunsuke"), "another player's"


def test_moto_tetsuo_joins_cavalry_and_shoots() -> None:
    text = "A 5: Moto Tetsuo, {} \nB 5: Plain Rider*, Plain Giant*\nbattle A>B"
    s = table(text.format("Shinjo Taeken*"))
    do(s, "B: pass", "A: Moto Tetsuo")
    assert is_here(s, "Moto Tetsuo")
    do(s, "A: Plain Rider")
    assert in_discard(s, "Plain Rider")
    for others in ("Plain Guard*", "Shinjo Taeken*[Plain Spears]"):
        s = table(text.format(others))
        do(s, "B: pass")
        assert not offered(s, "Moto Tetsuo"), "no Cavalry unit"
    s = table("A 5: Moto Tetsuo*, Shinjo Taeken* \nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass", "A: Moto Tetsuo")
    assert in_play(s, "Plain Rider"), "he did not move"


def test_shinjo_eun_sahng_shoots() -> None:
    s = table("A 5: Shinjo Eun-Sahng* \nB 5: Plain Rider*, Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: Shinjo Eun-Sahng", "A: Plain Rider")
    assert in_discard(s, "Plain Rider")


def test_shinjo_horibe_must_be_opposed() -> None:
    s = table("A 5: Shinjo Horibe* \nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass", "A: Shinjo Horibe", "A: Plain Rider", "A: bow that Personality")
    assert is_bowed(s, "Plain Rider")
    s = table("A 5: Shinjo Horibe*, Plain Guard*_ \nB 5: Plain Rider\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "Shinjo Horibe")


def test_shinjo_itao_brings_a_follower() -> None:
    text = "A 9 unicorn: Unicorn Castle, Plain Mine, Plain Mine | {} | Shinjo Itao \nB 5: \ndynasty phase, active A"
    s = table(text.format("Plain Horsemen, Plain Sword"))
    do(s, "A: Shinjo Itao with Clan discount")
    while decision(s).startswith("A: pay"):
        do(s, "A: " + options(s)[0])
    play(s, "A: Shinjo Itao")
    while decision(s).startswith("A: pay"):
        do(s, "A: " + options(s)[0])
    assert attached(s, "Shinjo Itao") == ["Plain Horsemen"]
    s = table(text.format("Plain Sword"))
    do(s, "A: Shinjo Itao with Clan discount")
    while decision(s).startswith("A: pay"):
        do(s, "A: " + options(s)[0])
    assert in_play(s, "Shinjo Itao") and not offered(s, "Shinjo Itao"), "no Follower"


@rule("emp.required-targeting.1")
def test_shinjo_ki_chang_gives_horsemen_to_whoever_enters_play() -> None:
    s = table("A 9: Castle, Shinjo Ki-Chang - exp | | Plain Guard \nB 5: \ndynasty phase, active A")
    play(s, "A: Plain Guard")
    play(s, "A: Shinjo Ki-Chang")
    assert len(attached(s, "Plain Guard")) == 1 and attached(s, "Shinjo Ki-Chang - exp") == []
    s = table("A 9: Castle | | Plain Guard \nB 5: Shinjo Ki-Chang - exp \ndynasty phase, active A")
    play(s, "A: Plain Guard")
    assert in_play(s, "Plain Guard") and not offered(s, "Shinjo Ki-Chang"), "only for his own player's"


def test_utaku_ryoko_weakens_somebody_as_the_battle_begins() -> None:
    s = table("A 5: Utaku Ryoko+1 \nB 5: Plain Giant+1[Plain Spears], Plain Guard+2\nattack A>B")
    do(s, "A: B's province 1", "A: Utaku Ryoko")
    assert sorted(options(s)) == ["Plain Giant", "Plain Spears"]
    do(s, "A: Plain Giant")
    assert force(s, "Plain Giant") == 6
    s = table("A 5: Utaku Ryoko+2, Plain Guard+1 \nB 5: Plain Giant+1\nattack A>B")
    do(s, "A: B's province 1")
    assert not offered(s, "Utaku Ryoko"), "she is elsewhere"
