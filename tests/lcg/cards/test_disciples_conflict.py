"""Disciples of the Void: the conflict cards."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.facts import FACEUP
from gorin.rulesets.lcg.state import ELEMENT_NAMES
from tests.lcg.tables import (
    decision,
    deck,
    discard,
    do,
    fate_of,
    fate_on,
    find,
    glory,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    military,
    never_offered,
    offered,
    options,
    pass_until,
    political,
    step,
    table,
    total,
)

AIR, FIRE = ELEMENT_NAMES.index("air"), ELEMENT_NAMES.index("fire")


@rule("rr.errata-kaito-kosori.1")
def test_kaito_kosori_helps_from_home_in_air_conflicts() -> None:
    text = "A: Kaito Kosori{}, Plain Envoy{}\nB: Plain Soldier*\n{} A>B"
    assert total(table(text.format("", "*", "military air")), "A") == 3
    assert total(table(text.format("", "*", "political air")), "A") == 5
    assert total(table(text.format("", "*", "military fire")), "A") == 1, "no air"
    assert total(table(text.format("_", "*", "military air")), "A") == 1, "bowed"
    assert total(table(text.format("*", "", "military air")), "A") == 2, "in the conflict she counts once"


@rule("fr.kaito-kosori.1", "rr.errata-kaito-kosori.1")
def test_kaito_kosori_needs_a_friend_in_the_conflict_and_to_be_ready() -> None:
    s = table("A: Kaito Kosori, Plain Envoy\nB: Plain Soldier*\nmilitary air B>A")
    assert total(s, "A") == 0, "nobody of hers takes part"
    s = table("A: Kaito Kosori_, Plain Envoy*\nB: Plain Soldier*\nmilitary air B>A")
    assert total(s, "A") == 1, "bowed"
    assert total(table("A: Kaito Kosori, Plain Envoy*\nB: Plain Soldier*\nmilitary air B>A"), "A") == 3


@rule("fr.kaito-kosori.2")
def test_kaito_kosori_does_not_help_from_home_where_a_magistrate_leaves_her_out() -> None:
    text = "A: Kaito Kosori, Plain Soldier*^\nB: {}*\nmilitary air B>A"
    with_her = total(table(text.format("Plain Captain")), "A")
    s = table(text.format("Implacable Magistrate"))
    assert with_her == military(s, "Plain Soldier") + 2
    assert total(s, "A") == military(s, "Plain Soldier"), "only who is honored counts"
    s = table(text.format("Implacable Magistrate").replace("Kosori", "Kosori^"))
    assert total(s, "A") == military(s, "Plain Soldier") + 3, "honored, with her glory"


def test_favor_of_the_kami_gives_glory() -> None:
    s = table("A 10/0: Plain Soldier^, Plain Envoy | Favor of the Kami\nB:")
    do(s, "A: Favor of the Kami", "A: Plain Soldier")
    assert glory(s, "Plain Soldier") == 2 and military(s, "Plain Soldier") == 4 and glory(s, "Plain Envoy") == 1


KATANA = "A 10/9: Plain Soldier[Katana of Fire], {}\nB: Fire Tensai Initiate\nconflict phase, rings {}"


def test_katana_of_fire_burns_with_fire_cards_and_the_ring() -> None:
    assert military(table(KATANA.format("Plain Envoy", "air")), "Plain Soldier") == 3, "itself"
    assert military(table(KATANA.format("Fire Tensai Initiate", "air")), "Plain Soldier") == 4
    assert military(table(KATANA.format("Plain Envoy", "fire=A")), "Plain Soldier") == 5
    assert military(table(KATANA.format("Plain Envoy", "fire=B")), "Plain Soldier") == 3


@rule("fr.katana-of-fire.1")
def test_katana_of_fire_does_not_count_a_role() -> None:
    for role in ("Keeper of Fire", "Seeker of Fire"):
        s = table(KATANA.format(role, "air"))
        assert military(s, "Plain Soldier") == 3


def test_katana_of_fire_is_played_by_who_has_a_shugenja() -> None:
    assert offered(table("A 10/9: Plain Priest | Katana of Fire\nB:"), "Katana of Fire")
    assert not offered(table("A 10/9: Plain Soldier | Katana of Fire\nB: Plain Priest"), "Katana of Fire")


def test_the_path_of_man_pays_for_a_great_victory() -> None:
    for who, enough in (("Plain Giant", True), ("Plain Captain", False)):
        s = table(f"A 10/0: {who}* | The Path of Man\nB 10/0: | The Path of Man | Fields, Plain Wall\nmilitary air A>B")
        if enough:
            pass_until(s, "A: reactions")
            do(s, "A: The Path of Man")
            assert fate_of(s) == [2, 0] and not offered(s, "The Path of Man")
        else:
            assert never_offered(s, "The Path of Man"), "by 4"
    s = table("A 10/0: Plain Soldier*\nB 10/0: Plain Giant* | The Path of Man\nmilitary air A>B")
    pass_until(s, "B: reactions")
    do(s, "B: The Path of Man")
    assert fate_of(s) == [0, 2], "as the defender too"


def test_wholeness_of_the_world_keeps_one_ring() -> None:
    s = table("""A: Plain Soldier | Wholeness of the World, Wholeness of the World
                 B: Plain Soldier | Wholeness of the World
                 conflict phase, rings air=A fire=A void=B""")
    pass_until(s, "interrupts") if not offered(s, "Wholeness of the World") else None
    for _ in range(60):
        if offered(s, "Wholeness of the World"):
            break
        do(s, f"{decision(s)[0]}: {'pass' if 'pass' in options(s) else options(s)[-1]}")
    assert decision(s).startswith("A:"), "fate phase: rings return"
    do(s, "A: Wholeness of the World")
    if decision(s).startswith("A:") and len(options(s)) == 2 and "air" in options(s):
        do(s, "A: air")
    kept = [x for x in s.ring_place if x == 0]
    for _ in range(30):
        assert not (decision(s).startswith("A:") and offered(s, "Wholeness of the World")), "max 1 per round"
        if "round 2" in step(s) or s.round == 2:
            break
        do(s, f"{decision(s)[0]}: {'pass' if 'pass' in options(s) else options(s)[-1]}")
    assert len(kept) >= 1 and [x for x in s.ring_place if x == 0] == [0], "one ring stayed"


def test_clarity_of_purpose_keeps_opponents_from_bowing_and_a_political_conflict_too() -> None:
    text = """A 10/9: Plain Envoy* | Clarity of Purpose
              B 10/9: Shizuka Toshi, Plain Poet*
              {} water B>A"""
    s = table(text.format("political"))
    do(s, "A: Clarity of Purpose", "B: pass")
    assert not offered(s, "Shizuka Toshi")
    pass_until(s, "lcg: conflict phase: action window")
    assert not is_bowed(s, "Plain Envoy") and is_bowed(s, "Plain Poet")
    s = table(text.format("military").replace("Poet", "Soldier"))
    do(s, "A: Clarity of Purpose")
    pass_until(s, "lcg: conflict phase: action window")
    assert is_bowed(s, "Plain Envoy"), "a military one does bow"


def test_clarity_of_purpose_wants_a_conflict_and_does_not_stop_its_player() -> None:
    assert not offered(table("A 10/9: Plain Envoy | Clarity of Purpose\nB:"), "Clarity of Purpose")
    s = table("A 10/9: Plain Priest* | Clarity of Purpose, Against the Waves\nB: Plain Poet*\npolitical air B>A")
    do(s, "A: Clarity of Purpose", "B: pass", "A: Against the Waves", "A: Plain Priest", "A: bow that card")
    assert is_bowed(s, "Plain Priest"), "its own player may bow it"


def test_karmic_twist_moves_all_fate_to_another_of_the_same_player() -> None:
    s = table("""A 10/9: Plain Soldier+1, Plain Lord+2 | Karmic Twist
                 B 10/9: Plain Captain+3, Plain Envoy, Plain Porter+1, Plain Lord""")
    do(s, "A: Karmic Twist")
    assert sorted(options(s)) == ["Plain Captain", "Plain Porter"], "A has no one without fate to move it to"
    do(s, "A: Plain Captain", "A: Plain Envoy")
    assert fate_on(s, "Plain Captain") == 0 and fate_on(s, "Plain Envoy") == 3 and fate_on(s, "Plain Porter") == 1


def test_karmic_twist_lets_its_player_choose_among_several() -> None:
    s = table("A 10/9: | Karmic Twist\nB: Plain Captain+3, Plain Envoy, Plain Idler, Plain Lord")
    do(s, "A: Karmic Twist", "A: Plain Captain")
    assert decision(s) == "A: choose" and sorted(options(s)) == ["Plain Envoy", "Plain Idler"]
    do(s, "A: Plain Idler")
    assert fate_on(s, "Plain Idler") == 3


KIKUYO = """A 10/9: Plain Soldier*{} | {}
            B 10/9: Plain Priest* | Supernatural Storm, Plain Praise
            military air A>B"""


@rule("rr.errata-yogo-kikuyo.1")
def test_yogo_kikuyo_enters_play_to_cancel_a_spell() -> None:
    s = table(KIKUYO.format("", "Yogo Kikuyo"))
    do(s, "B: Supernatural Storm", "B: Plain Priest", "A: Yogo Kikuyo")
    assert in_play(s, "Yogo Kikuyo") and military(s, "Plain Priest") == 1 and fate_of(s)[0] == 9
    assert "Supernatural Storm" in discard(s, "B") and hand(s, "A") == []


@rule("fr.yogo-kikuyo.1")
def test_yogo_kikuyo_works_from_hand_only() -> None:
    for mine, held in ((", Yogo Kikuyo", ""), ("", "| | Yogo Kikuyo")):
        s = table(KIKUYO.format(mine, held))
        do(s, "B: Supernatural Storm", *(["B: Plain Priest"] if decision(s) == "B: target" else []))
        do(s, *(["B: Plain Priest"] if decision(s) == "B: target" else []))
        assert not offered(s, "Yogo Kikuyo") and military(s, "Plain Priest") > 1


@pytest.mark.parametrize("text", ["Plain Praise", "no conflict", "another of hers"])
def test_yogo_kikuyo_waits_for_an_opponents_spell_in_a_conflict(text: str) -> None:
    if text == "no conflict":
        s = table("A 10/9: | Yogo Kikuyo\nB 10/9: Plain Priest_ | Against the Waves\nconflict phase, first B")
        do(s, "B: Against the Waves")
    else:
        s = table(KIKUYO.format(", Yogo Kikuyo" if text.startswith("another") else "", "Yogo Kikuyo"))
        do(s, "B: Plain Praise" if text == "Plain Praise" else "B: Supernatural Storm")
        do(s, *(["B: Plain Priest"] if decision(s) == "B: target" else []))
    assert decision(s) == "A: action" or decision(s).startswith("B:"), "nothing of hers answers"


KAMI = "A: {}*, Plain Soldier*\nB: Plain Giant*\nmilitary air {}"


@pytest.mark.parametrize(("title", "side"), [("Guardian Kami", "B>A"), ("Kami Unleashed", "A>B")])
def test_a_kami_is_sacrificed_for_the_ring(title: str, side: str) -> None:
    s = table(KAMI.format(title, side))
    do(s, *(["B: pass"] if side == "A>B" else []), f"A: {title}")
    assert not in_play(s, title) and decision(s).startswith("A: resolve the ring")
    do(s, "A: gain 2 honor")
    assert honor_of(s)[0] == 12 and s.con[0], "the conflict goes on"
    do(s, "B: pass")
    other = table(KAMI.format(title, side).replace("Plain Soldier", title))
    do(other, *(["B: pass"] if side == "A>B" else []), f"A: {title}")
    do(other, "A: gain 2 honor", "B: pass")
    assert not offered(other, title), "max 1 per conflict"


@pytest.mark.parametrize(("title", "side"), [("Guardian Kami", "A>B"), ("Kami Unleashed", "B>A")])
def test_a_kami_stays_on_its_side(title: str, side: str) -> None:
    s = table(KAMI.format(title, side))
    assert never_offered(s, title)
    home = KAMI.format(title, "B>A" if side == "A>B" else "A>B").replace(f"{title}*", title)
    assert never_offered(table(home), title), "at home"
    assert is_dishonored(s, "Plain Giant") is False and find(s, title) >= 0 and political(s, title) == 1


WALK = """A 10/{}: {} | Walking the Way | Fields, Plain Hill[Plain Soldier], Plain Ditch[Plain Mine], Plain Wall[Plain Idler?]
           | | | Plain Captain, Plain Giant, Plain Envoy, Plain Lord, Plain Bully
        B: Plain Porter | | Fields, Plain Wall[Plain Poet]""".replace("\n           |", " |")


def test_walking_the_way_puts_one_of_the_top_cards_into_a_province() -> None:
    s = table(WALK.format(1, "Plain Captain"))
    do(s, "A: Walking the Way")
    assert {"Plain Soldier", "Plain Mine"} <= set(options(s)) and "Plain Poet" not in options(s)
    do(s, "A: Plain Soldier")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Giant", "Plain Lord"], (
        "the top three; one has filled a province"
    )
    do(s, "A: Plain Giant")
    giant = find(s, "Plain Giant")
    assert s.slot[giant] == s.slot[find(s, "Plain Hill")] and s.p[FACEUP] >> giant & 1
    assert "Plain Soldier" in discard(s, "A") and fate_of(s)[0] == 0 and "Plain Giant" not in deck(s, "A", dynasty=True)


def test_walking_the_way_discards_a_holding_too_and_is_free_with_a_shugenja() -> None:
    assert not offered(table(WALK.format(0, "Plain Captain")), "Walking the Way")
    s = table(WALK.format(0, "Plain Priest"))
    do(s, "A: Walking the Way", "A: Plain Mine", "A: Plain Envoy")
    assert not in_play(s, "Plain Mine") and "Plain Mine" in discard(s, "A")
    assert s.slot[find(s, "Plain Envoy")] == s.slot[find(s, "Plain Ditch")]
