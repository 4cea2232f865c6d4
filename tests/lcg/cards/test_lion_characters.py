"""Core Set, Lion: the stronghold, the province, the holding, the plainer dynasty characters."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulesets.lcg.words import CHARACTER, NEUTRAL, THAT, PlaceFate, action, event
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_broken,
    is_faceup,
    is_honored,
    military,
    offered,
    options,
    pass_until,
    political,
    table,
    titles,
)


def test_yojin_no_shiro_strengthens_your_attackers() -> None:
    s = table("""A: Yōjin no Shiro, Plain Soldier*, Plain Captain*, Plain Envoy
                 B: Plain Porter*
                 military air A>B""")
    do(s, "B: pass", "A: Yōjin no Shiro")
    assert [military(s, x) for x in ("Plain Soldier", "Plain Captain", "Plain Envoy", "Plain Porter")] == [3, 5, 1, 1]
    assert political(s, "Plain Soldier") == 1 and is_bowed(s, "Yōjin no Shiro")


@pytest.mark.parametrize(
    "text",
    [
        "A: Yōjin no Shiro_, Plain Soldier*\nB: Plain Porter*\nmilitary air A>B",
        "A: Yōjin no Shiro, Plain Soldier*\nB: Plain Porter*\nmilitary air B>A",
        "A: Yōjin no Shiro, Plain Soldier\nB: Plain Porter",
    ],
    ids=["bowed", "defending", "no conflict"],
)
def test_yojin_no_shiro_helps_nobody_when(text: str) -> None:
    s = table(text)
    do(s, *(["B: pass"] if decision(s) == "B: action" else []))
    assert not offered(s, "Yōjin no Shiro")


def test_the_art_of_war_draws_three_cards_as_it_breaks() -> None:
    s = table("""A: Plain Porter* | | Fields, The Art of War
                 B: Plain Giant*
                 military air B>A The Art of War""")
    pass_until(s, "A: interrupts")
    do(s, "A: The Art of War")
    assert len(hand(s, "A")) == 3 and is_broken(s, "The Art of War")


def test_the_art_of_war_says_nothing_when_it_holds() -> None:
    s = table("A: Plain Giant* | | Fields, The Art of War\nB: Plain Porter*\nmilitary air B>A The Art of War")
    while s.con[0]:
        assert not offered(s, "The Art of War")
        pass_until(s, "")
    assert not is_broken(s, "The Art of War")


GROUND = (
    "A: | | Fields, Plain Hill[Staging Ground], Fields[Plain Soldier?], Fields[Plain Captain?], Fields[Plain Envoy]\nB:"
)


@pytest.mark.parametrize("n", [1, 2])
def test_staging_ground_turns_up_to_two_cards_faceup(n: int) -> None:
    s = do(table(GROUND), "A: Staging Ground")
    assert len(options(s)) == 2 and all("facedown" in x for x in options(s)), "one at least"
    do(s, f"A: {options(s)[0]}")
    do(s, f"A: {options(s)[0]}" if n == 2 else "A: done")
    assert is_faceup(s, "Plain Soldier") and is_faceup(s, "Plain Captain") is (n == 2)
    do(s, "B: pass")
    assert not offered(s, "Staging Ground")


def test_staging_ground_needs_a_facedown_card() -> None:
    assert not offered(table(GROUND.replace("?", "")), "Staging Ground")


GUNSO = """A 10/5: | | Fields, Plain Hill[Akodo Gunsō], Plain Wall[Plain Envoy], Fields[Plain Porter], Fields[Plain Idler] | | | Plain Giant
           B:
           dynasty phase"""


def test_akodo_gunso_refills_the_province_he_came_from_faceup() -> None:
    s = table(GUNSO)
    do(s, "A: Akodo Gunsō", "A: 0")
    assert decision(s) == "A: reactions"
    do(s, "A: Akodo Gunsō")
    assert is_faceup(s, "Plain Giant") and titles(s, s.lying[s.slot[find(s, "Plain Hill")]]) == ["Plain Giant"]
    do(s, "B: pass")
    assert offered(s, "Plain Giant") is False and offered(s, "Plain Envoy"), "6 fate is too much"


def test_akodo_gunso_declined_leaves_an_ordinary_refill() -> None:
    s = table(GUNSO)
    do(s, "A: Akodo Gunsō", "A: 0", "A: pass")
    assert not is_faceup(s, "Plain Giant")


def test_akodo_gunso_does_not_refill_what_is_not_empty() -> None:
    s = table(GUNSO.replace("[Akodo Gunsō]", "[Akodo Gunsō, Plain Soldier]"))
    do(s, "A: Akodo Gunsō", "A: 0")
    assert decision(s) == "B: action"


def test_akodo_gunso_charging_in_refills_too_but_not_from_elsewhere() -> None:
    s = table("""A 10/5: Plain Soldier* | Charge! | Fields, Plain Hill[Akodo Gunsō]
                 B: Plain Porter*
                 military air B>A""")
    do(s, "A: Charge!", "A: Akodo Gunsō")
    assert decision(s) == "A: reactions" and offered(s, "Akodo Gunsō")
    s = table("""A: Kitsu Spiritcaller, Plain Soldier* | | Fields, Plain Hill | Akodo Gunsō
                 B: Plain Porter*
                 military air B>A""")
    do(s, "A: Kitsu Spiritcaller", "A: Akodo Gunsō")
    assert in_play(s, "Akodo Gunsō") and decision(s) == "B: action"


@pytest.mark.parametrize(("mine", "theirs", "there"), [(9, 11, False), (9, 10, True), (10, 10, True)])
def test_obstinate_recruit_leaves_a_less_honorable_player(mine: int, theirs: int, there: bool) -> None:
    s = table(f"A {mine}/0: Obstinate Recruit | Plain Praise\nB {theirs}/0:")
    do(s, "A: Plain Praise")
    assert in_play(s, "Obstinate Recruit") is there


def test_obstinate_recruit_leaves_as_soon_as_an_opponent_is_more_honorable() -> None:
    s = table("A 10/0: Obstinate Recruit\nB 10/0: | Plain Praise")
    do(s, "A: pass", "B: Plain Praise")
    assert discard(s, "A") == ["Obstinate Recruit"]


def test_ikoma_prodigy_gains_honor_for_fate_placed_on_her() -> None:
    s = table("A 10/3: | | Fields, Plain Hill[Ikoma Prodigy]\nB:\ndynasty phase")
    do(s, "A: Ikoma Prodigy", "A: 1")
    assert decision(s) == "A: reactions"
    do(s, "A: Ikoma Prodigy")
    assert honor_of(s)[0] == 11 and fate_on(s, "Ikoma Prodigy") == 1 and fate_of(s)[0] == 1


def test_ikoma_prodigy_gains_nothing_without_fate() -> None:
    s = table("A 10/3: | | Fields, Plain Hill[Ikoma Prodigy]\nB:\ndynasty phase")
    do(s, "A: Ikoma Prodigy", "A: 0")
    assert decision(s) == "B: action"


@pytest.mark.parametrize("title", ["Ikoma Prodigy", "Plain Captain"])
def test_ikoma_prodigy_hears_of_effects_that_place_fate_on_her(title: str) -> None:
    gift = event("Gift", NEUTRAL, action(PlaceFate(THAT), choose=CHARACTER), cost=0, influence_cost=0)
    s = do(table("A: Ikoma Prodigy, Plain Captain\nB: | Gift", extra=[gift]), "A: pass", "B: Gift", f"B: {title}")
    assert offered(s, "Ikoma Prodigy") is (title == "Ikoma Prodigy")


def to_the_next_round(s: Any) -> None:
    before = s.round
    while s.round == before:
        pass_until(s, "")


@pytest.mark.parametrize(("mine", "kept"), [(15, True), (14, False)])
def test_steadfast_samurai_stays_with_a_much_more_honorable_player(mine: int, kept: bool) -> None:
    s = table(f"A {mine}/0: Steadfast Samurai, Plain Porter\nB 10/0: Plain Soldier\nconflict phase")
    to_the_next_round(s)
    assert in_play(s, "Steadfast Samurai") is kept and not in_play(s, "Plain Porter")


@pytest.mark.parametrize(("mine", "fate"), [(15, 2), (14, 1)])
def test_steadfast_samurai_keeps_his_fate_too(mine: int, fate: int) -> None:
    s = table(f"A {mine}/0: Steadfast Samurai+2, Plain Porter+2\nB 10/0: Plain Soldier+1\nconflict phase")
    to_the_next_round(s)
    assert (fate_on(s, "Steadfast Samurai"), fate_on(s, "Plain Porter")) == (fate, 1)


def test_matsu_berserker_has_no_political_skill() -> None:
    s = table("A: Matsu Berserker\nB:")
    pass_until(s, "A: declare a conflict")
    assert military(s, "Matsu Berserker") == 3
    assert not any(x.startswith("political") for x in options(s))


@pytest.mark.parametrize(
    ("honor", "fight", "able"),
    [("11/0", "*", True), ("10/0", "*", False), ("11/0", "", False)],
    ids=["more honorable", "as honorable", "at home"],
)
def test_venerable_historian_honors_herself(honor: str, fight: str, able: bool) -> None:
    s = table(f"A {honor}: Venerable Historian{fight}, Plain Envoy*\nB 10/0: Plain Porter*\npolitical air B>A")
    assert offered(s, "Venerable Historian") is able
    if able:
        do(s, "A: Venerable Historian")
        assert is_honored(s, "Venerable Historian") and political(s, "Venerable Historian") == 4
