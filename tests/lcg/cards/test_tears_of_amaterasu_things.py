"""Tears of Amaterasu: provinces, holdings, attachments and events."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.stats import stat
from gorin.rulesets.lcg.state import STRENGTH
from tests.lcg.declared import attack
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    find,
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
    total,
    write,
)


def test_blood_of_onnotangu_keeps_fate_in_the_pools() -> None:
    text = """A 10/3: Plain Captain* | Plain Alms, Fine Katana, Plain Guest
              B 10/3: Plain Soldier* | Plain Alms, Fine Katana | Fields, Blood of Onnotangu, Plain Hill
              military air A>B {}"""
    s = table(text.format("Blood of Onnotangu"))
    assert not offered(s, "Plain Alms") and offered(s, "Fine Katana"), "what costs nothing can be played"
    do(s, "B: pass")
    assert not offered(s, "Plain Alms") and not offered(s, "Plain Guest") and offered(s, "Fine Katana"), "each player"
    elsewhere = table(text.format("Plain Hill"))
    assert offered(elsewhere, "Plain Alms")


def test_blood_of_onnotangu_is_blind_to_fate_while_facedown_or_outside_conflicts() -> None:
    assert offered(table("A 10/3: | Plain Alms | Fields, Blood of Onnotangu\nB:"), "Plain Alms")


def declared(attackers: str, province: str) -> Any:
    s = table(f"A 10/0: {attackers}\nB 10/0: | | Fields, {province}?")
    return attack(s, "military air", "a facedown province", *attackers.split(", "))


@pytest.mark.parametrize("attackers", ["Plain Captain", "Plain Captain, Plain Soldier, Plain Porter"])
def test_tears_of_amaterasu_yield_fate_for_each_attacker(attackers: str) -> None:
    s = declared(attackers, "Tears of Amaterasu")
    assert decision(s) == "B: reactions"
    do(s, "B: Tears of Amaterasu")
    assert fate_of(s) == [0, attackers.count(",") + 1]


def test_tears_of_amaterasu_say_nothing_when_they_were_revealed_before() -> None:
    s = table("A 10/0: Plain Captain\nB 10/0: | | Fields, Tears of Amaterasu")
    attack(s, "military air", "Tears of Amaterasu", "Plain Captain")
    assert decision(s) == "B: declare a defender"


KARADA = "A 10/{}: Karada District, Plain Soldier, Plain Envoy[Plain Robe]\nB 10/3: {}"


def test_karada_district_buys_an_attachment_for_a_character_of_its_player() -> None:
    s = table(KARADA.format(3, "Plain Captain[Plain Sword, A:Plain Robe], Plain Porter"))
    do(s, "A: Karada District", "A: B")
    assert sorted(options(s)) == ["Plain Robe", "Plain Sword"], "on the opponent's characters, whoever controls them"
    do(s, "A: Plain Sword")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Soldier"]
    do(s, "A: Plain Envoy")
    assert fate_of(s) == [2, 4] and military(s, "Plain Envoy") == 3 and military(s, "Plain Captain") == 4


def test_karada_district_discards_what_nobody_may_bear() -> None:
    s = table(KARADA.format(1, "Border Rider[Shinjo Saddle]"))
    do(s, "A: Karada District", "A: B", "A: Shinjo Saddle")
    assert not in_play(s, "Shinjo Saddle") and discard(s, "B") == ["Shinjo Saddle"] and decision(s) == "B: action"


@pytest.mark.parametrize(("fate", "theirs"), [(0, "Plain Captain[Plain Sword]"), (1, "Plain Captain")])
def test_karada_district_needs_a_fate_to_give_and_something_to_take(fate: int, theirs: str) -> None:
    assert not offered(table(KARADA.format(fate, theirs)), "Karada District")


@pytest.mark.parametrize(("title", "kind"), [("Hito District", "political"), ("Chisei District", "military")])
def test_a_district_keeps_conflicts_of_a_type_from_its_province(title: str, kind: str) -> None:
    for declared_type in ("military", "political"):
        s = table(f"A: Plain Captain\nB: | | Fields, Plain Hill[{title}], Plain Ditch")
        pass_until(s, "A: declare a conflict")
        do(s, f"A: {declared_type} air")
        assert offered(s, "Plain Hill") is (declared_type != kind) and offered(s, "Plain Ditch")


def test_windswept_yurt_enriches_everybody_and_its_province_is_refilled_faceup() -> None:
    s = table("A 10/0: | | Fields, Plain Hill[Windswept Yurt]\nB 10/0:")
    do(s, "A: Windswept Yurt")
    assert sorted(options(s)) == ["each player gains 2 fate", "each player gains 2 honor"]
    do(s, "A: each player gains 2 fate")
    assert fate_of(s) == [2, 2] and honor_of(s) == [10, 10] and discard(s, "A") == ["Windswept Yurt"]
    assert "Plain Hill[Peasant]" in write(s), "faceup"


def test_windswept_yurt_may_give_honor_and_is_used_once() -> None:
    s = table("A 10/0: | | Fields, Plain Hill[Windswept Yurt]\nB 10/0:")
    do(s, "A: Windswept Yurt", "A: each player gains 2 honor")
    assert fate_of(s) == [0, 0] and honor_of(s) == [12, 12]
    do(s, "B: pass")
    assert not offered(s, "Windswept Yurt")


@pytest.mark.parametrize(
    ("title", "clan", "trait"),
    [
        ("Seal of the Crane", "crane", "duelist"),
        ("Seal of the Scorpion", "scorpion", "shinobi"),
        ("Seal of the Crab", "crab", "berserker"),
    ],
)
def test_a_seal_makes_its_bearer_one_of_the_clan_with_a_trait(title: str, clan: str, trait: str) -> None:
    s = table(f"A: Plain Porter[{title}], Plain Idler\nB:")
    for plane in (facts.FACTS[clan], facts.trait(trait)):
        assert s.p[plane] >> find(s, "Plain Porter") & 1 and not s.p[plane] >> find(s, "Plain Idler") & 1
    assert s.p[facts.NEUTRAL] >> find(s, "Plain Porter") & 1, "what it was, it stays"
    assert political(s, "Plain Porter") + military(s, "Plain Porter") == 3


REMARK = "A 10/1: {} | Disdainful Remark\nB: Plain Giant* | Plain Sword, Plain Robe, Plain Alms\nmilitary air {} Fields"


def test_disdainful_remark_strengthens_the_attacked_province_by_the_opponents_hand() -> None:
    s = table(REMARK.format("Plain Envoy*", "B>A"))
    before = strength(s, "Fields", "A")
    provinces = [c for c in range(len(s.kind)) if s.attacked >> c & 1]
    do(s, "A: Disdainful Remark")
    assert stat(s, provinces[0], STRENGTH) == before + 3


@pytest.mark.parametrize(("who", "side"), [("Plain Soldier*", "B>A"), ("Plain Envoy, Plain Soldier*", "B>A")])
def test_disdainful_remark_needs_a_participating_courtier(who: str, side: str) -> None:
    assert not offered(table(REMARK.format(who, side)), "Disdainful Remark")


def test_jade_masterpiece_moves_a_fate_from_ring_to_ring() -> None:
    s = table("A: Plain Soldier[Jade Masterpiece]\nB:\nrings air+2 fire=B")
    do(s, "A: Jade Masterpiece")
    assert options(s) == ["air"], "only where there is fate"
    do(s, "A: air")
    assert sorted(options(s)) == ["earth", "void", "water"], "another unclaimed ring"
    do(s, "A: void")
    assert list(s.ring_fate) == [1, 0, 0, 0, 1] and is_bowed(s, "Jade Masterpiece")


@pytest.mark.parametrize(
    "text", ["A: Plain Soldier[Jade Masterpiece_]\nB:\nrings air+2", "A: Plain Soldier[Jade Masterpiece]\nB:"]
)
def test_jade_masterpiece_moves_nothing(text: str) -> None:
    assert not offered(table(text), "Jade Masterpiece")


def test_time_for_war_arms_a_bushi_after_a_political_defeat() -> None:
    s = table("""A 10/0: Plain Soldier*, Plain Captain, Plain Envoy | Time for War, Plain Sword, Plain Robe | | Fine Katana
                 B: Plain Giant*
                 political air A>B""")
    pass_until(s, "A: reactions")
    do(s, "A: Time for War")
    assert sorted(options(s)) == ["Plain Captain", "Plain Soldier"]
    do(s, "A: Plain Captain")
    assert sorted(options(s)) == ["Fine Katana", "Plain Sword"], "from hand or discard pile, a Weapon"
    do(s, "A: Plain Sword")
    do(s, *(["A: Plain Captain"] if decision(s) == "A: attach to" else []))
    assert military(s, "Plain Captain") == 6 and fate_of(s)[0] == 0


@pytest.mark.parametrize(
    "text",
    [
        "A: Plain Envoy* | Time for War, Plain Sword\nB: Plain Giant*\npolitical air A>B",
        "A: Plain Soldier* | Time for War, Plain Robe\nB: Plain Giant*\npolitical air A>B",
        "A: Plain Soldier* | Time for War, Plain Sword\nB: Plain Giant*\nmilitary air A>B",
        "A: Plain Giant* | Time for War, Plain Sword\nB: Plain Soldier*\npolitical air A>B",
    ],
    ids=["no Bushi", "no Weapon", "military", "won"],
)
def test_time_for_war_is_not_played(text: str) -> None:
    assert never_offered(table(text), "Time for War")


def test_smoke_and_mirrors_lets_attacking_shinobi_vanish() -> None:
    s = table(
        "A 10/1: Plain Sneak*, Plain Sneak*, Plain Envoy* | Smoke and Mirrors\nB: Plain Porter*\nmilitary air A>B"
    )
    do(s, "B: pass", "A: Smoke and Mirrors")
    assert len(options(s)) == 2
    do(s, "A: Plain Sneak", "A: Plain Sneak")
    do(s, *(["A: done"] if decision(s) == "A: target" else []))
    assert not participating(s, "Plain Sneak") and participating(s, "Plain Envoy") and total(s, "A") == 1


@pytest.mark.parametrize(
    "text",
    [
        "A 10/1: Plain Envoy* | Smoke and Mirrors\nB: Plain Porter*\nmilitary air A>B",
        "A 10/1: Plain Sneak* | Smoke and Mirrors\nB: Plain Porter*\nmilitary air B>A",
    ],
    ids=["no Shinobi", "defending"],
)
def test_smoke_and_mirrors_hides_nobody(text: str) -> None:
    s = table(text)
    do(s, *(["B: pass"] if decision(s) == "B: action" else []))
    assert not offered(s, "Smoke and Mirrors")


def test_finger_of_jade_breaks_to_save_its_bearer() -> None:
    s = table(
        "A: Plain Soldier*[Finger of Jade], Plain Porter*\nB 10/0: Plain Captain* | Assassination\nmilitary air A>B"
    )
    do(s, "B: Assassination", "B: Plain Soldier", "A: Finger of Jade")
    assert in_play(s, "Plain Soldier") and not in_play(s, "Finger of Jade") and honor_of(s)[1] == 7


def test_finger_of_jade_minds_its_bearer_alone() -> None:
    s = table(
        "A: Plain Soldier*[Finger of Jade], Plain Porter*\nB 10/0: Plain Captain* | Assassination\nmilitary air A>B"
    )
    do(s, "B: Assassination", "B: Plain Porter")
    assert not in_play(s, "Plain Porter") and in_play(s, "Finger of Jade")


def test_finger_of_jade_is_for_characters_of_its_player() -> None:
    s = do(table("A 10/1: Plain Soldier | Finger of Jade\nB: Plain Captain"), "A: Finger of Jade")
    assert options(s) == ["Plain Soldier"]
