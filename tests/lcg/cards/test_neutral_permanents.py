"""Core Set: the neutral attachments, characters and holdings, and the event that changes a bid."""

from __future__ import annotations

import pytest

from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_on,
    hand,
    honor_of,
    in_play,
    is_bowed,
    military,
    never_offered,
    offered,
    options,
    participating,
    pass_until,
    political,
    strength,
    table,
)


def test_contingency_plan_changes_the_value_of_a_bid_by_one() -> None:
    for sign, drawn, honor in (("increase", 3, [9, 11]), ("decrease", 1, [11, 9])):
        s = table("A: | Contingency Plan\nB:\ndynasty phase")
        do(s, "A: pass", "B: pass", "A: 2", "B: 2", "A: Contingency Plan")
        do(s, "A: " + next(x for x in options(s) if x.startswith(sign)))
        assert len(hand(s, "A")) == drawn and honor_of(s) == honor and s.bid == [2, 2]


def test_contingency_plan_is_offered_only_after_dials_are_revealed() -> None:
    s = table("A: | Contingency Plan\nB:\ndynasty phase")
    assert not offered(s, "Contingency Plan")
    do(s, "A: pass", "B: pass", "A: 1", "B: 1")
    assert decision(s) == "A: reactions" and offered(s, "Contingency Plan")


def test_cloud_the_mind_blanks_its_bearer() -> None:
    s = table("A 10/1: Plain Priest | Cloud the Mind\nB: Steadfast Witch Hunter, Plain Idler_")
    do(s, "A: Cloud the Mind", "A: Steadfast Witch Hunter")
    assert decision(s) == "B: action" and not offered(s, "Steadfast Witch Hunter")


@pytest.mark.parametrize("mine", ["Plain Captain", ""])
def test_cloud_the_mind_needs_a_shugenja(mine: str) -> None:
    assert not offered(table(f"A 10/1: {mine} | Cloud the Mind\nB: Plain Priest"), "Cloud the Mind")


def test_fine_katana_and_ornate_fan_lend_skill_two_at_most_on_a_character() -> None:
    s = table("A: Plain Soldier[Fine Katana, Ornate Fan] | Fine Katana\nB: Plain Porter[Fine Katana, Ornate Fan]")
    assert (military(s, "Plain Soldier"), political(s, "Plain Soldier")) == (4, 3)
    s = table("A 10/2: Plain Soldier[Fine Katana, Ornate Fan] | Jade Tetsubō\nB:")
    do(s, "A: Jade Tetsubō", "A: Plain Soldier")
    assert decision(s) == "A: discard a restricted attachment"
    assert sorted(options(s)) == ["Fine Katana", "Jade Tetsubō", "Ornate Fan"]
    do(s, "A: Fine Katana")
    assert military(s, "Plain Soldier") == 5 and discard(s, "A") == ["Fine Katana"]


def test_miya_mystic_gives_herself_to_remove_an_attachment() -> None:
    s = table("A: Miya Mystic, Plain Soldier[Plain Robe]\nB: Plain Captain[Plain Sword]")
    do(s, "A: Miya Mystic")
    assert sorted(options(s)) == ["Plain Robe", "Plain Sword"]
    do(s, "A: Plain Sword")
    assert discard(s, "B") == ["Plain Sword"] and discard(s, "A") == ["Miya Mystic"]


def test_miya_mystic_waits_for_the_conflict_phase_and_for_an_attachment() -> None:
    for phase in ("dynasty", "draw", "fate"):
        s = table(f"A: Miya Mystic, Plain Soldier[Plain Robe]\nB:\n{phase} phase")
        assert not offered(s, "Miya Mystic")
    assert not offered(table("A: Miya Mystic, Plain Soldier\nB:"), "Miya Mystic")


@pytest.mark.parametrize(("title", "type"), [("Otomo Courtier", "political"), ("Seppun Guardsman", "military")])
def test_imperials_do_not_attack_whoever_holds_the_favor(title: str, type: str) -> None:
    for favor, may in (("favor B military", False), ("favor A military", True), ("", True)):
        s = table(f"A: {title}, Plain Captain\nB: Plain Porter\n{favor}")
        pass_until(s, "A: declare a conflict")
        do(s, f"A: {type} air", "A: Fields")
        assert offered(s, title) is may
    s = table(f"A: {title}, Plain Captain*, Favorable Ground\nB: Plain Porter*\nfavor B military\n{type} air A>B")
    do(s, "B: pass", "A: Favorable Ground")
    assert options(s) == ["Plain Captain"], "nor may it be moved there"


@pytest.mark.parametrize(("title", "type"), [("Otomo Courtier", "political"), ("Seppun Guardsman", "military")])
def test_imperials_defend_against_whoever_holds_the_favor(title: str, type: str) -> None:
    s = table(f"A: Plain Captain\nB: {title}\nfavor A military")
    pass_until(s, "A: declare a conflict")
    do(s, f"A: {type} air", "A: Fields", "A: Plain Captain")
    pass_until(s, "B: declare a defender")
    assert offered(s, title)


def test_wandering_ronin_spends_his_fate_twice_in_a_conflict() -> None:
    s = table("A: Wandering Rōnin*+3\nB: Plain Soldier*\nmilitary air B>A")
    do(s, "A: Wandering Rōnin", "B: pass", "A: Wandering Rōnin", "B: pass")
    assert (military(s, "Wandering Rōnin"), political(s, "Wandering Rōnin"), fate_on(s, "Wandering Rōnin")) == (6, 6, 1)
    assert not offered(s, "Wandering Rōnin"), "twice per conflict"


def test_wandering_ronin_needs_fate_and_a_conflict() -> None:
    assert not offered(table("A: Wandering Rōnin*\nB: Plain Soldier*\nmilitary air B>A"), "Wandering Rōnin")
    assert not offered(table("A: Wandering Rōnin+2\nB:"), "Wandering Rōnin")


def test_favorable_ground_moves_a_friend_in_or_out() -> None:
    text = "A: Favorable Ground, Plain Soldier*, Plain Captain, Plain Poet\nB: Plain Porter*\nmilitary air B>A"
    s = table(text)
    do(s, "A: Favorable Ground")
    assert sorted(options(s)) == ["Plain Captain", "Plain Soldier"], "a dash cannot join"
    do(s, "A: Plain Captain")
    assert participating(s, "Plain Captain") and discard(s, "A") == ["Favorable Ground"]
    s = table(text)
    do(s, "A: Favorable Ground", "A: Plain Soldier")
    assert not participating(s, "Plain Soldier") and not is_bowed(s, "Plain Soldier")


def test_favorable_ground_needs_a_conflict_and_strengthens_its_province() -> None:
    s = table("A: Plain Soldier | | Fields, Plain Hill[Favorable Ground]\nB:")
    assert not offered(s, "Favorable Ground") and strength(s, "Plain Hill") == 4


def test_imperial_storehouse_is_given_up_for_a_card() -> None:
    s = table("A: | | Fields, Plain Hill[Imperial Storehouse] | | Plain Robe, Plain Sword\nB:")
    assert strength(s, "Plain Hill") == 4
    do(s, "A: Imperial Storehouse")
    assert hand(s, "A") == ["Plain Robe"] and discard(s, "A") == ["Imperial Storehouse"]
    assert strength(s, "Plain Hill") == 3


def test_keeper_initiate_comes_back_when_its_element_is_claimed() -> None:
    for place in ("| | Fields, Plain Hill[Keeper Initiate]", "| | | Keeper Initiate"):
        s = table(f"A: Keeper of Fire, Plain Soldier* {place}\nB: | | Fields, Plain Wall\nmilitary fire A>B Plain Wall")
        pass_until(s, "A: reactions")
        do(s, "A: Keeper Initiate")
        assert in_play(s, "Keeper Initiate") and fate_on(s, "Keeper Initiate") == 1
        assert not participating(s, "Keeper Initiate")


@pytest.mark.parametrize(
    ("role", "place"),
    [
        ("Keeper of Air", "| | | Keeper Initiate"),
        ("Keeper of Fire", "| | Fields, Plain Hill[Keeper Initiate?]"),
        ("Keeper of Fire", "| | | | | Keeper Initiate, Keeper Initiate"),
    ],
    ids=["another element", "facedown", "in the deck"],
)
def test_keeper_initiate_stays_away_when(role: str, place: str) -> None:
    s = table(f"A: {role}, Plain Soldier* {place}\nB: | | Fields, Plain Wall\nmilitary fire A>B Plain Wall")
    assert never_offered(s, "Keeper Initiate")


def test_seeker_initiate_searches_five_cards_when_its_element_is_claimed() -> None:
    cards = "Plain Robe, Plain Sword, Plain Alms, Plain Praise, Banzai!, Rout"
    s = table(f"""A: Seeker of Fire, Seeker Initiate, Plain Soldier* | | | | {cards}
                  B: | | Fields, Plain Wall
                  military fire A>B Plain Wall""")
    pass_until(s, "A: reactions")
    do(s, "A: Seeker Initiate")
    assert len(options(s)) == 6 and "Rout" not in options(s) and "done" in options(s)
    do(s, "A: Banzai!")
    assert hand(s, "A") == ["Banzai!"]


def test_seeker_initiate_does_not_mind_another_element() -> None:
    s = table(
        "A: Seeker of Air, Seeker Initiate, Plain Soldier*\nB: | | Fields, Plain Wall\nmilitary fire A>B Plain Wall"
    )
    assert never_offered(s, "Seeker Initiate")
