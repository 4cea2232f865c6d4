"""Core Set, Lion: the conflict cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_broken,
    is_honored,
    military,
    offered,
    options,
    participating,
    pass_until,
    political,
    table,
)


def after_the_conflict(s: Any) -> None:
    while s.con[0]:
        pass_until(s, "")


def test_master_of_the_spear_sends_one_of_the_opponents_choice_home() -> None:
    s = table("A: Master of the Spear*\nB: Plain Captain*, Plain Porter*, Plain Envoy\nmilitary air A>B")
    do(s, "B: pass", "A: Master of the Spear")
    assert decision(s) == "B: target" and sorted(options(s)) == ["Plain Captain", "Plain Porter"]
    do(s, "B: Plain Porter")
    assert not participating(s, "Plain Porter") and not is_bowed(s, "Plain Porter")
    do(s, "B: pass")
    assert not offered(s, "Master of the Spear")


@pytest.mark.parametrize(
    ("mine", "theirs", "fight"), [("*", "*", "B>A"), ("*", "", "A>B"), (", Plain Giant*", "*", "A>B")]
)
def test_master_of_the_spear_sends_nobody_home(mine: str, theirs: str, fight: str) -> None:
    s = table(f"A: Master of the Spear{mine}\nB: Plain Captain{theirs}\nmilitary air {fight}")
    do(s, *(["B: pass"] if fight == "A>B" else []))
    assert not offered(s, "Master of the Spear")


@pytest.mark.parametrize(
    ("kind", "winner", "asked"), [("military", "B", True), ("political", "B", False), ("military", "A", False)]
)
def test_vengeful_oathkeeper_answers_a_lost_military_conflict(kind: str, winner: str, asked: bool) -> None:
    mine, theirs = ("Plain Porter", "Plain Giant") if winner == "B" else ("Plain Giant", "Plain Porter")
    s = table(f"A 10/0: {mine}* | Vengeful Oathkeeper\nB: {theirs}*\n{kind} air B>A")
    found = False
    while s.con[0] and not found:
        found = offered(s, "Vengeful Oathkeeper")
        pass_until(s, "") if not found else do(s, "A: Vengeful Oathkeeper")
    assert found is asked and in_play(s, "Vengeful Oathkeeper") is asked
    assert fate_of(s)[0] == 0, "it costs nothing"


def test_guidance_of_the_ancestors_is_played_from_the_discard_pile() -> None:
    s = table("A 10/1: Plain Soldier | | Fields | Guidance of the Ancestors\nB: Plain Porter")
    do(s, "A: Guidance of the Ancestors")
    assert decision(s) == "A: attach to" and sorted(options(s)) == ["Plain Porter", "Plain Soldier"]
    do(s, "A: Plain Soldier")
    assert (military(s, "Plain Soldier"), political(s, "Plain Soldier")) == (3, 2) and fate_of(s)[0] == 0
    assert discard(s, "A") == []


def test_guidance_of_the_ancestors_is_played_from_hand_as_usual_and_does_nothing_in_play() -> None:
    s = table("A 10/2: Plain Soldier | Guidance of the Ancestors\nB:")
    do(s, "A: Guidance of the Ancestors", "A: Plain Soldier", "B: pass")
    assert fate_of(s)[0] == 1 and not offered(s, "Guidance of the Ancestors")


def test_guidance_of_the_ancestors_needs_fate_and_a_bearer() -> None:
    pile = "| | Fields | Guidance of the Ancestors\nB:"
    assert not offered(table(f"A 10/0: Plain Soldier {pile}"), "Guidance of the Ancestors")
    assert not offered(table(f"A 10/1: {pile}"), "Guidance of the Ancestors")


def test_honored_blade_gains_honor_when_its_bearer_wins() -> None:
    s = table("A: Plain Giant*[Honored Blade]\nB: Plain Porter* | | Fields, Plain Wall\nmilitary air A>B Plain Wall")
    assert military(s, "Plain Giant") == 11
    pass_until(s, "A: reactions")
    do(s, "A: Honored Blade")
    assert honor_of(s)[0] == 11


@pytest.mark.parametrize(
    "text",
    [
        "A: Plain Soldier*[Honored Blade]\nB: Plain Giant*\nmilitary air B>A",
        "A: Plain Soldier[Honored Blade], Plain Giant*\nB: Plain Porter*\nmilitary air B>A",
    ],
    ids=["its bearer lost", "its bearer was at home"],
)
def test_honored_blade_gains_nothing_when(text: str) -> None:
    s = table(text)
    while s.con[0]:
        assert not offered(s, "Honored Blade")
        pass_until(s, "")


@pytest.mark.parametrize(("kind", "bowed"), [("military", False), ("political", True)])
def test_sashimono_keeps_its_bearer_ready_after_military_conflicts(kind: str, bowed: bool) -> None:
    s = table(f"A: Plain Giant*[Sashimono], Plain Soldier*\nB: Plain Porter*\n{kind} air A>B")
    after_the_conflict(s)
    assert is_bowed(s, "Plain Giant") is bowed and is_bowed(s, "Plain Soldier")


def test_sashimono_is_borne_by_your_bushi() -> None:
    s = table("A 10/2: Plain Soldier, Plain Envoy | Sashimono\nB: Plain Captain")
    do(s, "A: Sashimono")
    assert options(s) == ["Plain Soldier"]


def test_for_greater_glory_places_fate_on_your_bushi_after_you_break_a_province() -> None:
    s = table("""A 10/1: Plain Giant*, Plain Soldier*, Plain Envoy*, Plain Captain | For Greater Glory, For Greater Glory
                 B: Plain Bully* | | Fields, Plain Hill
                 military air A>B Plain Hill""")
    pass_until(s, "A: reactions")
    while not is_broken(s, "Plain Hill"):
        pass_until(s, "A: reactions")
    do(s, f"A: {options(s)[0]}")
    fates = [fate_on(s, x) for x in ("Plain Giant", "Plain Soldier", "Plain Envoy", "Plain Captain", "Plain Bully")]
    assert fates == [1, 1, 0, 0, 0]
    assert not offered(s, "For Greater Glory"), "once per conflict"


@pytest.mark.parametrize(("kind", "place"), [("political", "Plain Hill"), ("military", "Plain Wall")])
def test_for_greater_glory_wants_a_province_broken_in_a_military_conflict(kind: str, place: str) -> None:
    s = table(f"A 10/1: Plain Lord* | For Greater Glory\nB: | | Fields, {place}\n{kind} air A>B {place}")
    while s.con[0]:
        assert not offered(s, "For Greater Glory")
        pass_until(s, "")


def test_ready_for_battle_answers_an_opponents_effect() -> None:
    s = table("""A: Plain Soldier*, Plain Envoy* | Ready for Battle
                 B: Shizuka Toshi, Plain Captain*
                 political air A>B""")
    do(s, "B: Shizuka Toshi", "B: Plain Soldier")
    assert decision(s) == "A: reactions" and is_bowed(s, "Plain Soldier")
    do(s, "A: Ready for Battle")
    assert not is_bowed(s, "Plain Soldier")


def test_ready_for_battle_answers_a_ring_effect_even_ones_own() -> None:
    s = table("""A: Plain Giant*, Plain Soldier | Ready for Battle
                 B: Plain Porter* | | Fields, Plain Wall
                 military water A>B Plain Wall""")
    pass_until(s, "A: resolve the ring effect")
    do(s, "A: bow Plain Soldier")
    assert decision(s) == "A: reactions"
    do(s, "A: Ready for Battle")
    assert not is_bowed(s, "Plain Soldier")


@pytest.mark.parametrize(
    "mine",
    ["Asahina Artisan, Plain Envoy*", "Shizuka Toshi, Plain Soldier*"],
    ids=["a cost", "an effect of one's own"],
)
def test_ready_for_battle_does_not_answer(mine: str) -> None:
    s = table(f"A: {mine} | Ready for Battle\nB: Plain Bully*\npolitical air B>A")
    title = mine.split(",")[0]
    do(s, f"A: {title}", f"A: {mine.split(', ')[1].rstrip('*')}")
    assert decision(s) == "B: action"


def test_ready_for_battle_does_not_answer_the_end_of_a_conflict() -> None:
    s = table("A: Plain Soldier* | Ready for Battle\nB: Plain Giant*\nmilitary air B>A")
    while s.con[0]:
        assert not offered(s, "Ready for Battle")
        pass_until(s, "")
    assert is_bowed(s, "Plain Soldier")


GROUND = "A 10/0: Plain Soldier*{} | Stand Your Ground\nB 10/0: Plain Captain* | Assassination\nmilitary air A>B"


def test_stand_your_ground_trades_the_honored_token_for_the_character() -> None:
    s = table(GROUND.format("^"))
    do(s, "B: Assassination", "B: Plain Soldier", "A: Stand Your Ground")
    assert in_play(s, "Plain Soldier") and not is_honored(s, "Plain Soldier")
    assert honor_of(s)[0] == 10 and discard(s, "A") == ["Stand Your Ground"], "it did not leave play"


def test_stand_your_ground_saves_only_your_honored_characters() -> None:
    s = table(GROUND.format(""))
    do(s, "B: Assassination", "B: Plain Soldier")
    assert not in_play(s, "Plain Soldier") and hand(s, "A") == ["Stand Your Ground"]
    s = table("A 10/0: Plain Giant* | Stand Your Ground, Assassination\nB: Plain Soldier*^\nmilitary air B>A")
    do(s, "A: Assassination", "A: Plain Soldier")
    assert not in_play(s, "Plain Soldier")


def test_strength_in_numbers_sends_a_defender_of_little_glory_home() -> None:
    s = table("""A 10/1: Plain Soldier*, Plain Porter* | Strength in Numbers
                 B: Plain Captain*, Plain Giant*, Plain Envoy
                 military air A>B""")
    do(s, "B: pass", "A: Strength in Numbers")
    assert options(s) == ["Plain Captain"], "glory 2 or lower, defending"
    do(s, "A: Plain Captain")
    assert not participating(s, "Plain Captain")


@pytest.mark.parametrize(
    "text",
    [
        "A 10/1: Plain Soldier* | Strength in Numbers\nB: Plain Captain*\nmilitary air A>B",
        "A 10/1: Plain Soldier*, Plain Idler* | Strength in Numbers\nB: Plain Captain*, Plain Envoy*\nmilitary air B>A",
    ],
    ids=["too much glory", "defending"],
)
def test_strength_in_numbers_sends_nobody_home_with(text: str) -> None:
    s = table(text)
    do(s, *(["B: pass"] if decision(s) == "B: action" else []))
    assert not offered(s, "Strength in Numbers")


def test_way_of_the_lion_doubles_a_base_skill() -> None:
    s = table("""A: Matsu Berserker*[Plain Sword], Plain Soldier*, Plain Giant | Way of the Lion
                 B: Plain Lord*
                 military air B>A""")
    do(s, "A: Way of the Lion")
    assert sorted(options(s)) == ["Matsu Berserker", "Plain Giant", "Plain Lord"]
    do(s, "A: Matsu Berserker")
    assert military(s, "Matsu Berserker") == 8, "twice 3, and the sword"
    assert not offered(table("A: Matsu Berserker | Way of the Lion\nB:"), "Way of the Lion")
