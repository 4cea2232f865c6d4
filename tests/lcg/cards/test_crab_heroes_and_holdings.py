"""Core Set, Crab: the unique characters, and the cards about holdings, ambushes and rebuilding."""

from __future__ import annotations

import pytest

from tests.lcg.tables import (
    decision,
    deck,
    discard,
    do,
    fate_of,
    find,
    hand,
    honor_of,
    in_play,
    military,
    never_offered,
    offered,
    options,
    pass_until,
    strength,
    table,
)


def test_hida_kisada_cancels_the_first_action_of_his_opponent_in_each_conflict() -> None:
    s = table("""A 10/0: Hida Kisada
                 B 10/0: Plain Soldier*, Plain Mine, Imperial Storehouse | Plain Praise
                 military air B>A""")
    do(s, "A: pass", "B: Plain Mine")
    assert fate_of(s) == [0, 0], "cancelled, without being asked"
    do(s, "A: pass", "B: Plain Praise")
    assert honor_of(s) == [10, 11], "only the first"


def test_hida_kisada_minds_neither_his_own_player_nor_actions_outside_conflicts() -> None:
    s = table("A 10/0: Hida Kisada, Plain Mine\nB 10/0: Plain Mine, Plain Soldier*\nmilitary air B>A")
    do(s, "A: Plain Mine")
    assert fate_of(s) == [1, 0]
    s = table("A 10/0: Hida Kisada\nB 10/0: Plain Mine\nfirst B")
    do(s, "B: Plain Mine")
    assert fate_of(s) == [0, 1]


def test_hida_kisada_stops_cancelling_once_his_player_has_lost_a_conflict_this_phase() -> None:
    s = table("""A 10/0: Hida Kisada_, Plain Porter
                 B 10/0: Plain Soldier*, Plain Giant, Plain Mine
                 military air B>A""")
    pass_until(s, "B: declare a conflict")
    do(s, "B: political earth", "B: Fields", "B: Plain Giant", "B: done", "A: done", "A: pass", "B: Plain Mine")
    assert fate_of(s)[1] == 1


def test_hida_tomonatsu_gives_herself_to_send_an_attacker_back_to_its_deck() -> None:
    s = table("""A: Hida Tomonatsu*, Plain Giant*
                 B: Plain Soldier*+2, Plain Lord*, Plain Porter
                 military air B>A""")
    pass_until(s, "A: reactions")
    do(s, "A: Hida Tomonatsu")
    assert options(s) == ["Plain Soldier"], "attacking, not unique"
    do(s, "A: Plain Soldier")
    assert deck(s, "B", dynasty=True)[0] == "Plain Soldier" and discard(s, "A") == ["Hida Tomonatsu"]


@pytest.mark.parametrize(
    "text",
    [
        "A: Hida Tomonatsu*\nB: Plain Giant*\nmilitary air B>A",
        "A: Hida Tomonatsu, Plain Giant*\nB: Plain Soldier*\nmilitary air B>A",
        "A: Hida Tomonatsu*\nB: Plain Soldier*\nmilitary air A>B",
        "A: Hida Tomonatsu*, Plain Captain*\nB: Plain Lord*\nmilitary air B>A",
    ],
    ids=["she lost", "she was at home", "she attacked", "only unique attackers"],
)
def test_hida_tomonatsu_stays_when(text: str) -> None:
    assert never_offered(table(text), "Hida Tomonatsu")


def test_kaiu_shuichi_is_covert_and_earns_fate_where_there_is_a_holding() -> None:
    s = table("A 10/0: Kaiu Shuichi*, Plain Tower\nB: Plain Soldier*\nmilitary air B>A")
    do(s, "A: Kaiu Shuichi")
    assert fate_of(s)[0] == 1 and not offered(do(s, "B: pass"), "Kaiu Shuichi")
    s = table("A: Kaiu Shuichi\nB: Plain Soldier")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Kaiu Shuichi", "A: done")
    assert decision(s) == "A: evade by covert"


@pytest.mark.parametrize("title", ["Kaiu Shuichi", "Shrewd Yasuki"])
def test_engineers_and_merchants_want_a_holding_and_a_conflict_of_their_own(title: str) -> None:
    without = table(f"A: {title}*\nB: Plain Soldier*\nmilitary air B>A")
    at_home = table(f"A: {title}, Plain Captain*, Plain Tower\nB: Plain Soldier*\nmilitary air B>A")
    facedown = table(f"A: {title}* | | Fields, Plain Hill[Plain Tower?]\nB: Plain Soldier*\nmilitary air B>A")
    assert not any(offered(s, title) for s in (without, at_home, facedown))


def test_shrewd_yasuki_looks_at_two_cards_keeps_one_and_buries_the_other() -> None:
    s = table("""A: Shrewd Yasuki*, Plain Tower | | | | Plain Robe, Plain Sword, Plain Alms
                 B: Plain Soldier*
                 military air B>A""")
    do(s, "A: Shrewd Yasuki")
    assert decision(s) == "A: add to your hand" and sorted(options(s)) == ["Plain Robe", "Plain Sword"]
    do(s, "A: Plain Sword")
    assert hand(s, "A") == ["Plain Sword"] and deck(s, "A") == ["Plain Alms", "Plain Robe"]


def test_borderlands_fortifications_change_places_with_a_card_in_another_province() -> None:
    holding = "Plain Hill[Borderlands Fortifications]"
    s = table(f"""A: | | Fields, {holding}, Plain Wall[Plain Giant], Plain Ditch[Plain Lord?]
                 B: | | Fields, Plain Hill[Plain Captain]""")
    assert (strength(s, "Plain Hill", "A"), strength(s, "Plain Wall")) == (5, 7)
    do(s, "A: Borderlands Fortifications")
    assert len(options(s)) == 3 and "Plain Giant" in options(s), "facedown cards too, but nobody else's"
    do(s, "A: Plain Giant")
    assert (strength(s, "Plain Hill", "A"), strength(s, "Plain Wall")) == (3, 9)
    assert s.slot[find(s, "Plain Giant")] == 1
    assert not offered(do(s, "B: pass"), "Borderlands Fortifications")


def test_hiruma_ambusher_who_enters_as_a_defender_silences_a_character() -> None:
    s = table("""A 10/2: Plain Soldier* | Hiruma Ambusher
                 B: Stoic Gunsō*, Plain Porter*, Plain Idler
                 military air B>A""")
    do(s, "A: Hiruma Ambusher into the conflict", "A: Hiruma Ambusher", "A: Stoic Gunsō")
    assert not offered(s, "Stoic Gunsō")
    assert military(s, "Hiruma Ambusher") == 2


def test_hiruma_ambusher_silences_nobody_at_home_or_in_attack() -> None:
    s = table("A 10/2: Plain Soldier* | Hiruma Ambusher\nB: Stoic Gunsō*\nmilitary air B>A")
    do(s, f"A: {options(s)[0]}")
    assert decision(s) == "B: action" and in_play(s, "Hiruma Ambusher")
    s = table("A 10/2: Plain Soldier* | Hiruma Ambusher\nB: Stoic Gunsō*\nmilitary air A>B")
    do(s, "B: pass", "A: Hiruma Ambusher into the conflict")
    assert decision(s) == "B: action"


def test_the_silence_of_hiruma_ambusher_ends_with_the_conflict() -> None:
    s = table("""A 10/2: Plain Soldier* | Hiruma Ambusher
                 B: Steadfast Witch Hunter*, Plain Idler
                 military air B>A""")
    do(s, "A: Hiruma Ambusher into the conflict", "A: Hiruma Ambusher", "A: Steadfast Witch Hunter")
    assert not offered(s, "Steadfast Witch Hunter")
    while not (decision(s) == "B: action" and not s.con[0]):
        pass_until(s, "")
    assert offered(s, "Steadfast Witch Hunter")


def test_rebuild_shuffles_a_card_away_and_puts_a_holding_in_its_place() -> None:
    s = table("""A: | Rebuild | Fields, Plain Hill[Plain Giant], Plain Wall#[Plain Lord] | Plain Tower, Plain Captain
                 B:""")
    do(s, "A: Rebuild")
    assert "Plain Giant" in options(s) and "Plain Lord" not in options(s), "in a broken province"
    do(s, "A: Plain Giant", "A: Plain Tower")
    assert in_play(s, "Plain Tower") and strength(s, "Plain Hill") == 5
    assert "Plain Giant" in deck(s, "A", dynasty=True) and discard(s, "A") == ["Plain Captain", "Rebuild"]


def test_rebuild_needs_a_holding_in_the_discard_pile() -> None:
    assert not offered(table("A: | Rebuild | Fields, Plain Hill[Plain Giant] | Plain Captain\nB:"), "Rebuild")
