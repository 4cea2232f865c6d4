"""The Fires Within: the province and the dynasty cards."""

from __future__ import annotations

import pytest

from tests.lcg.tables import (
    decision,
    do,
    fate_of,
    fight_out,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    is_honored,
    military,
    never_offered,
    offered,
    options,
    pass_until,
    political,
    strength,
    table,
)

ABANDONING = "A: Plain Porter*~, Plain Envoy{} | | Fields, Abandoning Honor\nB: Plain Giant*, Plain Soldier~\nmilitary air B>A {}"


@pytest.mark.parametrize(("role", "n"), [("", 3), (", Keeper of Fire", 5), (", Seeker of Air", 3)])
def test_abandoning_honor_is_stronger_with_a_fire_role(role: str, n: int) -> None:
    assert strength(table(ABANDONING.format(role, "Abandoning Honor")), "Abandoning Honor") == n


def test_abandoning_honor_discards_a_dishonored_character_as_it_breaks() -> None:
    s = table(ABANDONING.format("", "Abandoning Honor"))
    pass_until(s, "A: interrupts")
    do(s, "A: Abandoning Honor")
    assert sorted(options(s)) == ["Plain Porter", "Plain Soldier"]
    do(s, "A: Plain Soldier")
    assert not in_play(s, "Plain Soldier")


def test_abandoning_honor_discards_nobody_when_another_province_breaks() -> None:
    assert never_offered(table(ABANDONING.format("", "Fields")), "Abandoning Honor")


def test_abandoning_honor_discards_nobody_without_dishonor() -> None:
    s = table("A: Plain Porter* | | Fields, Abandoning Honor\nB: Plain Giant*\nmilitary air B>A Abandoning Honor")
    assert never_offered(s, "Abandoning Honor")


@pytest.mark.parametrize(
    ("title", "good", "bad", "gains"),
    [("Sadane Student", ("air", "fire"), "earth=A water=A void=A", (0, 2)),
     ("Battle Maiden Recruit", ("water", "void"), "air=A earth=A fire=A", (2, 0))],
)  # fmt: skip
def test_students_and_recruits_are_better_with_their_rings(
    title: str, good: tuple[str, str], bad: str, gains: tuple[int, int]
) -> None:
    def skills(rings: str) -> tuple[int, int]:
        s = table(f"A: {title}\nB:\nconflict phase{rings}")
        return military(s, title), political(s, title)

    printed = skills("")
    better = (printed[0] + gains[0], printed[1] + gains[1])
    assert [skills(f", rings {x}=A") for x in good] == [better, better]
    assert skills(f", rings {bad}") == skills(f", rings {good[0]}=B") == printed


ALCHEMIST = "A 10/{}: Master Alchemist\nB: Plain Soldier, Plain Captain*^\npolitical {} B>A"


@pytest.mark.parametrize("way", ["honor", "dishonor"])
def test_master_alchemist_honors_or_dishonors(way: str) -> None:
    s = table(ALCHEMIST.format(1, "air"))
    do(s, "A: Master Alchemist", "A: Plain Soldier")
    do(s, f"A: {way} that card")
    assert is_honored(s, "Plain Soldier") is (way == "honor") and is_dishonored(s, "Plain Soldier") is (way != "honor")
    assert fate_of(s)[0] == 0 and s.ring_fate[2] == 1, "on the fire ring"


def test_master_alchemist_cannot_honor_the_honored() -> None:
    s = do(table(ALCHEMIST.format(1, "air")), "A: Master Alchemist", "A: Plain Captain")
    assert options(s) == ["dishonor that card"]


def test_master_alchemist_needs_fate_and_a_conflict() -> None:
    assert not offered(table(ALCHEMIST.format(0, "air")), "Master Alchemist")
    assert not offered(table("A 10/1: Master Alchemist\nB: Plain Soldier\nconflict phase"), "Master Alchemist")


WRATH = "A 10/0: Plain Porter* | | {}\nB: Plain Captain*\nmilitary air B>A {}"


def test_the_wrath_of_the_kami_is_bought_with_honor_again_and_again() -> None:
    s = table(WRATH.format("Fields, Plain Hill[The Wrath of the Kami]", "Plain Hill"))
    assert strength(s, "Plain Hill") == 4
    do(s, "A: The Wrath of the Kami", "B: pass", "A: The Wrath of the Kami")
    assert strength(s, "Plain Hill") == 6 and honor_of(s) == [8, 10]
    assert strength(fight_out(s), "Plain Hill") == 4


def test_the_wrath_of_the_kami_is_for_its_own_province() -> None:
    s = table(WRATH.format("Fields, Plain Hill[The Wrath of the Kami], Plain Ditch", "Plain Ditch"))
    assert not offered(s, "The Wrath of the Kami")
    assert not offered(
        table("A: | | Fields, Plain Hill[The Wrath of the Kami]\nB:\nconflict phase"), "The Wrath of the Kami"
    )


def test_the_wrath_of_the_kami_costs_honor() -> None:
    s = table(WRATH.format("Fields, Plain Hill[The Wrath of the Kami]", "Plain Hill").replace("10/0", "0/0"))
    assert not offered(s, "The Wrath of the Kami")


IKEHATA = "A: Ikoma Ikehata{}, Plain Giant* | | | | Plain Letter\nB: Plain Porter*, Plain Soldier\n{} air A>B"


def test_ikoma_ikehata_honors_and_draws_when_he_wins_with_words() -> None:
    s = table(IKEHATA.format("*", "political"))
    pass_until(s, "A: reactions")
    do(s, "A: Ikoma Ikehata")
    assert sorted(options(s)) == ["Ikoma Ikehata", "Plain Giant"], "characters you control"
    do(s, "A: Plain Giant")
    assert is_honored(s, "Plain Giant") and hand(s, "A") == ["Plain Letter"]


@pytest.mark.parametrize(("star", "type"), [("", "political"), ("*", "military")], ids=["at home", "military"])
def test_ikoma_ikehata_says_nothing(star: str, type: str) -> None:
    assert never_offered(table(IKEHATA.format(star, type)), "Ikoma Ikehata")


def test_ikoma_ikehata_evades_a_defender() -> None:
    s = table("A: Ikoma Ikehata\nB: Plain Envoy, Plain Poet | | Fields, Plain Hill\nconflict phase")
    pass_until(s, "A: declare a conflict")
    do(s, "A: political air", "A: Plain Hill", "A: Ikoma Ikehata")
    do(s, *(["A: done"] if decision(s) == "A: declare an attacker" else []))
    do(s, "A: Plain Poet")
    assert decision(s) == "B: declare a defender" and not offered(s, "Plain Poet") and offered(s, "Plain Envoy")


ARMORY = "A: Plain Captain | | Fields[Ancestral Armory] | {}\nB: | | | Plain Sword\nconflict phase"


def test_ancestral_armory_gives_a_weapon_back() -> None:
    s = do(table(ARMORY.format("Plain Sword, Plain Robe")), "A: Ancestral Armory")
    assert options(s) == ["Plain Sword"]
    do(s, "A: Plain Sword")
    assert hand(s, "A") == ["Plain Sword"] and not in_play(s, "Ancestral Armory")


def test_ancestral_armory_needs_a_weapon_of_ones_own() -> None:
    assert not offered(table(ARMORY.format("Plain Robe")), "Ancestral Armory")


PROTECTOR = "A: Chikai Order Protector*, {}\nB: Plain Giant*\nmilitary air {}"


@pytest.mark.parametrize(
    ("friend", "fight", "bows"),
    [("Plain Envoy*", "B>A", False), ("Plain Priest*", "B>A", False), ("Plain Soldier*", "B>A", True),
     ("Plain Envoy", "B>A", True), ("Plain Envoy*", "A>B", True)],
    ids=["a courtier", "a shugenja", "neither", "at home", "attacking"],
)  # fmt: skip
def test_chikai_order_protector_stays_ready_beside_whom_he_protects(friend: str, fight: str, bows: bool) -> None:
    s = fight_out(table(PROTECTOR.format(friend, fight)))
    assert is_bowed(s, "Chikai Order Protector") is bows


SHIORI = "A 10/0: Soshi Shiori{}, Plain Giant*\nB 10/0: Plain Porter*\nmilitary air {}"


@pytest.mark.parametrize("who", ["A", "B"])
def test_soshi_shiori_costs_any_player_honor_when_you_win(who: str) -> None:
    s = table(SHIORI.format("", "A>B"))
    pass_until(s, "A: reactions")
    do(s, "A: Soshi Shiori")
    assert options(s) == ["A", "B"]
    do(s, f"A: {who}")
    assert honor_of(s) == ([9, 10] if who == "A" else [10, 9])
    assert not offered(s, "Soshi Shiori"), "once for each conflict won"


def test_soshi_shiori_says_nothing_when_you_lose() -> None:
    s = table("A 10/0: Soshi Shiori, Plain Porter*\nB 10/0: Plain Giant*\nmilitary air A>B")
    assert never_offered(s, "Soshi Shiori")
