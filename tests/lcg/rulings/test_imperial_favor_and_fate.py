"""Rulings about cards of The Chrysanthemum Throne and Fate Has No Secrets: who leaves, what stays, what counts."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import CHARACTER, NEUTRAL, PARTICIPATING, THAT, MoveHome, action, event
from tests.lcg.tables import (
    decision,
    do,
    fate_on,
    fight_out,
    find,
    in_play,
    is_broken,
    military,
    never_offered,
    offered,
    options,
    participating,
    pass_until,
    step,
    table,
)


@rule("fr.doji-shizue.1")
@pytest.mark.parametrize(("first", "stays"), [("A", True), ("B", False)])
def test_doji_shizue_stays_if_the_favor_is_lost_after_her_turn(first: str, stays: bool) -> None:
    s = table(f"A: Doji Shizue\nB: Fawning Diplomat\nconflict phase, first {first}, favor A military, left A=0 B=0")
    while not fate_window(s):
        texts = options(s)
        answer = next((x for x in texts if x in ("Fawning Diplomat", "military", "done")), texts[-1])
        do(s, f"{s.box.rules.seat_name(s.decision.player)}: {answer}")
    assert in_play(s, "Doji Shizue") is stays and not in_play(s, "Fawning Diplomat")


def fate_window(s: Any) -> bool:
    """Is the action window of the fate phase reached?"""
    return "fate phase: action" in step(s)


@rule("fr.doji-shizue.2")
def test_fate_is_removed_from_all_that_are_left_at_once() -> None:
    s = table(
        "A: Doji Shizue+1, Plain Envoy+2, Plain Soldier\nB: Plain Captain+1, Plain Lord_+2, Plain Giant+1\nconflict phase, left A=0 B=0"
    )
    pass_until(s, "fate phase: action")
    assert [fate_on(s, x) for x in ("Doji Shizue", "Plain Envoy", "Plain Captain")] == [0, 1, 0]
    assert in_play(s, "Doji Shizue") and in_play(s, "Plain Captain") and not in_play(s, "Plain Soldier")


SEND = event(
    "Plain Dismissal", NEUTRAL, action(MoveHome(THAT), choose=PARTICIPATING & CHARACTER), cost=0, influence_cost=0
)


@rule("fr.akodo-toshiro.1")
def test_what_akodo_toshiro_has_done_lasts_when_he_is_sent_home() -> None:
    s = table(
        "A: Akodo Toshiro*, Plain Giant*, Honored General\nB: | Plain Dismissal | Fields, Plain Ditch\nmilitary air A>B Plain Ditch",
        extra=[SEND],
    )
    do(s, "B: pass", "A: Akodo Toshiro", "B: Plain Dismissal", "B: Akodo Toshiro")
    assert not participating(s, "Akodo Toshiro") and military(s, "Akodo Toshiro") == 7
    fight_out(s)
    assert not is_broken(s, "Plain Ditch") and in_play(s, "Akodo Toshiro")


@rule("fr.kaiu-inventor.1", "rr.errata-kaiu-inventor.1")
def test_what_kaiu_inventor_adds_is_over_with_the_round() -> None:
    s = table("A 10/0: Kaiu Inventor+3, Plain Mine\nB:\nfate phase")
    do(s, "A: Kaiu Inventor", "A: Plain Mine", "B: pass", "A: Plain Mine", "B: pass", "A: Plain Mine", "B: pass")
    assert not offered(s, "Plain Mine"), "twice this round"
    do(s, "A: pass")
    while decision(s) != "B: action":
        texts = options(s)
        who = s.box.rules.seat_name(s.decision.player)
        do(s, f"{who}: {next((x for x in texts if x in ('pass', 'done')), texts[0])}")
    do(s, "B: pass", "A: Plain Mine")
    assert s.round == 2 and not offered(s, "Plain Mine"), "once in the next"


@rule("fr.radiant-orator.2")
def test_the_imperial_palace_does_not_count_for_the_radiant_orator() -> None:
    s = table("A: Radiant Orator* | | Fields, Fields[The Imperial Palace]\nB: Plain Priest*\npolitical air A>B")
    do(s, "B: pass")
    assert not offered(s, "Radiant Orator"), "2 against 2"
    s = table("A: Radiant Orator* | | Fields, Fields[The Imperial Palace]\nB: Plain Envoy*\npolitical air A>B")
    do(s, "B: pass")
    assert offered(s, "Radiant Orator")


@rule("fr.talisman-of-the-sun.2")
def test_a_political_conflict_may_be_moved_to_where_none_can_be_declared() -> None:
    text = """A: Plain Soldier{} | | Fields, Plain Hill, Plain Wall[Hito District]
              B: Plain Giant*
              {}"""
    s = table(text.format("[Talisman of the Sun]", "political air B>A Plain Hill"))
    do(s, "A: Talisman of the Sun", "A: Plain Wall")
    assert s.attacked == 1 << find(s, "Plain Wall")
    s = table(text.format("", "conflict phase, first B"))
    pass_until(s, "B: declare a conflict")
    do(s, "B: political air")
    assert "Plain Hill" in options(s) and "Plain Wall" not in options(s), "declared it cannot be"


@rule("fr.secret-cache.2", "fr.endless-plains.6")
@pytest.mark.parametrize("where", ["Secret Cache", "Endless Plains"])
def test_a_conflict_that_is_moved_to_a_province_is_not_declared_against_it(where: str) -> None:
    s = table(f"""A: Plain Soldier[Talisman of the Sun] | | Fields, Plain Hill, {where}
                  B: Plain Giant*
                  military air B>A Plain Hill""")
    do(s, "A: Talisman of the Sun", f"A: {where}")
    assert never_offered(s, where)
