"""Tainted Lands: the conflict cards."""

from __future__ import annotations

import pytest

from gorin.rulesets.lcg.words import CHARACTER, NEUTRAL, THAT, Bow, action, event
from tests.lcg.tables import (
    decision,
    deck,
    defending,
    discard,
    do,
    fight_out,
    hand,
    in_play,
    is_bowed,
    military,
    offered,
    options,
    pass_until,
    political,
    table,
)


def test_adopted_kin_lets_the_other_attachments_come_back() -> None:
    s = table(
        "A 10/3: Plain Captain^[Adopted Kin, Plain Sword, B:Plain Robe] | Noble Sacrifice\nB: Plain Porter~\nconflict phase"
    )
    do(s, "A: Noble Sacrifice", "A: Plain Captain", "A: Plain Porter")
    assert hand(s, "A") == ["Plain Sword"] and hand(s, "B") == ["Plain Robe"]
    assert discard(s, "A").count("Adopted Kin") == 1, "not itself"


def test_adopted_kin_does_nothing_for_others() -> None:
    s = table(
        "A 10/3: Plain Captain^[Plain Sword], Plain Envoy[Adopted Kin] | Noble Sacrifice\nB: Plain Porter~\nconflict phase"
    )
    do(s, "A: Noble Sacrifice", "A: Plain Captain", "A: Plain Porter")
    assert hand(s, "A") == [] and "Plain Sword" in discard(s, "A")


def test_a_character_has_one_adopted_kin() -> None:
    s = table("A 10/3: Plain Captain[Adopted Kin], Plain Envoy | Adopted Kin\nB:\nconflict phase")
    do(s, "A: Adopted Kin")
    assert options(s) == ["Plain Envoy"]


@pytest.mark.parametrize(("rings", "n"), [("fire=A", 3), ("water=A", 3), ("fire=B", 1), ("air=A earth=A void=A", 1)])
def test_ikoma_reservist_wants_the_fire_or_the_water_ring(rings: str, n: int) -> None:
    s = table(f"A: Ikoma Reservist\nB:\nconflict phase, rings {rings}")
    assert military(s, "Ikoma Reservist") == n and political(s, "Ikoma Reservist") == 1


@pytest.mark.parametrize(("mine", "theirs", "stays"), [(10, 10, True), (10, 9, True), (9, 10, False)])
def test_writ_of_authority_is_not_for_the_less_honorable(mine: int, theirs: int, stays: bool) -> None:
    s = table(f"A {mine}/3: Plain Captain | Writ of Authority\nB {theirs}/0:\nconflict phase")
    do(s, "A: Writ of Authority", "A: Plain Captain")
    assert in_play(s, "Writ of Authority") is stays
    assert political(s, "Plain Captain") == (5 if stays else 2)


def test_writ_of_authority_goes_when_an_opponent_becomes_more_honorable() -> None:
    s = table("A 10/0: Plain Captain[Writ of Authority]\nB 10/0: | Plain Praise\nconflict phase, first B")
    do(s, "B: Plain Praise")
    assert not in_play(s, "Writ of Authority") and discard(s, "A") == ["Writ of Authority"]


NINGYO = "A 10/0: Plain Porter* | Feral Ningyo | | | Plain Letter\nB: Plain Captain*\nmilitary {} B>A"


def test_feral_ningyo_comes_for_a_water_conflict_and_goes_into_the_deck() -> None:
    s = table(NINGYO.format("water"))
    do(s, "A: Feral Ningyo")
    assert defending(s, "Feral Ningyo") and hand(s, "A") == []
    fight_out(s)
    assert not in_play(s, "Feral Ningyo") and sorted(deck(s, "A")) == ["Feral Ningyo", "Plain Letter"]


def test_feral_ningyo_keeps_away_from_other_conflicts() -> None:
    assert not offered(table(NINGYO.format("air")), "put Feral Ningyo") and not offered(
        table(NINGYO.format("air")), "Feral Ningyo"
    )


def test_a_feral_ningyo_that_is_played_stays() -> None:
    s = table("A 10/3: Plain Porter* | Feral Ningyo\nB: Plain Captain*\nmilitary air B>A")
    do(s, "A: Feral Ningyo into the conflict")
    fight_out(s)
    assert in_play(s, "Feral Ningyo")


def test_oracle_of_stone_gives_and_takes_two_cards_each() -> None:
    s = table("""A: | Oracle of Stone, Plain Praise | | | Plain Letter, Plain Alms
                 B: | | | | Plain Sword, Plain Robe, Plain Guest
                 conflict phase""")
    do(s, "A: Oracle of Stone")
    assert decision(s).startswith("A:") and sorted(options(s)) == ["Plain Alms", "Plain Letter", "Plain Praise"]
    do(s, "A: Plain Alms", "A: Plain Praise")
    pass_until(s, "B: action") if not decision(s).startswith("B: action") else None
    assert hand(s, "A") == ["Plain Letter"] and hand(s, "B") == []
    assert discard(s, "B") == ["Plain Robe", "Plain Sword"]


def test_tainted_koku_moves_on_when_its_bearer_leaves() -> None:
    s = table("""A 10/1: Plain Soldier^ | Noble Sacrifice
                 B: Plain Porter~[Tainted Koku], Plain Captain, Plain Envoy
                 conflict phase""")
    do(s, "A: Noble Sacrifice", "A: Plain Soldier", "A: Plain Porter", "B: Tainted Koku")
    assert sorted(options(s)) == ["Plain Captain", "Plain Envoy"], "controlled by the same player"
    do(s, "B: Plain Captain")
    assert in_play(s, "Tainted Koku") and (military(s, "Plain Captain"), political(s, "Plain Captain")) == (3, 1)


def test_tainted_koku_moves_among_the_bearers_controllers_characters() -> None:
    s = table("""A 10/1: Plain Soldier^ | Noble Sacrifice
                 B: Plain Porter~[A:Tainted Koku], Plain Captain
                 conflict phase""")
    do(s, "A: Noble Sacrifice", "A: Plain Soldier", "A: Plain Porter", "A: Tainted Koku", "A: Plain Captain")
    assert in_play(s, "Tainted Koku") and military(s, "Plain Captain") == 3


def test_tainted_koku_goes_with_the_only_character() -> None:
    s = table("A 10/1: Plain Soldier^ | Noble Sacrifice\nB: Plain Porter~[Tainted Koku]\nconflict phase")
    do(s, "A: Noble Sacrifice", "A: Plain Soldier", "A: Plain Porter")
    assert not offered(s, "Tainted Koku") and not in_play(s, "Tainted Koku")


PRESS = "A: Plain Captain*, Plain Soldier{} | Press of Battle\nB: Plain Giant*, Plain Lord\n{} A>B"


def test_press_of_battle_bows_a_participant_who_is_not_unique() -> None:
    s = do(table(PRESS.format("*", "military air")), "B: pass", "A: Press of Battle")
    assert sorted(options(s)) == ["Plain Captain", "Plain Giant", "Plain Soldier"]
    do(s, "A: Plain Giant")
    assert is_bowed(s, "Plain Giant")


@pytest.mark.parametrize(
    ("star", "fight"), [("", "military air"), ("*", "political air")], ids=["as many", "political"]
)
def test_press_of_battle_is_not_for(star: str, fight: str) -> None:
    assert not offered(do(table(PRESS.format(star, fight)), "B: pass"), "Press of Battle")


SABOTAGE = "A: Plain Captain* | Sabotage | Fields[Plain Shrine]\nB: Plain Giant* | | Fields[{}], Plain Hill[Plain Tower]\n{} B>A"


@pytest.mark.parametrize("faceup", [True, False])
def test_sabotage_discards_a_card_in_an_opponents_province(faceup: bool) -> None:
    s = do(table(SABOTAGE.format("Plain Soldier" if faceup else "Plain Soldier?", "military air")), "A: Sabotage")
    assert "Plain Tower" in options(s) and "Plain Shrine" not in options(s)
    do(s, f"A: {'Plain Soldier' if faceup else 'a facedown card (B0)'}")
    assert discard(s, "B") == ["Plain Soldier"]


def test_sabotage_discards_a_holding_in_play() -> None:
    s = do(table(SABOTAGE.format("Plain Soldier", "military air")), "A: Sabotage", "A: Plain Tower")
    assert discard(s, "B") == ["Plain Tower"] and not in_play(s, "Plain Tower")


def test_sabotage_is_for_military_conflicts() -> None:
    assert not offered(table(SABOTAGE.format("Plain Soldier", "political air")), "Sabotage")
    assert not offered(table("A: | Sabotage\nB: | | Fields[Plain Tower]\nconflict phase"), "Sabotage")


BLOW = event("Plain Blow", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=0, influence_cost=0)
DARKNESS = """A {}/0: Plain Captain{}, Plain Envoy | Spreading the Darkness, Plain Blow
              B: Plain Giant*{} | Plain Blow
              military air B>A"""


def test_spreading_the_darkness_strengthens_and_hides() -> None:
    s = do(table(DARKNESS.format(10, "*", ""), extra=[BLOW]), "A: Spreading the Darkness")
    assert options(s) == ["Plain Captain"]
    do(s, "A: Plain Captain")
    assert military(s, "Plain Captain") == 8 and s.honor[0] == 8
    do(s, "B: Plain Blow")
    assert "Plain Captain" not in options(s) and "Plain Envoy" in options(s)


def test_spreading_the_darkness_hides_from_characters_abilities_too() -> None:
    s = table("""A 10/0: Plain Soldier*, Plain Envoy* | Spreading the Darkness
                 B: Doji Challenger*, Kakita Kaezin*
                 military air B>A""")
    do(s, "A: Spreading the Darkness", "A: Plain Soldier", "B: Kakita Kaezin")
    assert options(s) == ["Plain Envoy"], "the challenged character is a target of the ability"


def test_spreading_the_darkness_does_not_hide_from_ones_own() -> None:
    s = do(table(DARKNESS.format(10, "*", ""), extra=[BLOW]), "A: Spreading the Darkness", "A: Plain Captain")
    do(s, "B: pass", "A: Plain Blow")
    assert "Plain Captain" in options(s)


@pytest.mark.parametrize(("honor", "star"), [(1, "*"), (10, "")], ids=["too little honor", "nobody takes part"])
def test_spreading_the_darkness_is_not_for(honor: int, star: str) -> None:
    assert not offered(table(DARKNESS.format(honor, star, ""), extra=[BLOW]), "Spreading the Darkness")
