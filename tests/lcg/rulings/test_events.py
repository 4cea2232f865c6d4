"""Rulings about events: each played as its scenario says; where the newer Rules Reference differs, it holds."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_on,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_broken,
    is_dishonored,
    military,
    offered,
    options,
    pass_until,
    step,
    table,
)

BANZAI = "A 10/0: Plain Soldier*, Plain Captain* | Banzai!\nB: Plain Porter*^ | {}\nmilitary air B>A"


@rule("fr.admit-defeat.1")
def test_a_bowed_defender_still_defends_so_that_neither_of_two_is_alone() -> None:
    s = table("A 10/1: Plain Captain* | Admit Defeat\nB: Plain Soldier*, Plain Porter*_\nmilitary air A>B")
    assert not offered(do(s, "B: pass"), "Admit Defeat")


@rule("fr.assassination.1")
def test_the_honor_for_a_cancelled_assassination_stays_lost() -> None:
    s = table("A 10/0: Plain Giant* | Assassination\nB: Plain Soldier*^ | Voice of Honor\nmilitary air B>A")
    do(s, "A: Assassination", "A: Plain Soldier", "B: Voice of Honor")
    assert in_play(s, "Plain Soldier") and honor_of(s)[0] == 7 and discard(s, "A") == ["Assassination"]


@rule("fr.banzai.1", "rr.clarify-banzai.2")
def test_an_honor_sends_banzai_back_to_the_choice_of_a_character() -> None:
    s = table(BANZAI.format(""))
    do(s, "A: Banzai!", "A: Plain Soldier", "A: yes")
    assert decision(s) == "A: target" and honor_of(s)[0] == 9 and military(s, "Plain Soldier") == 4
    do(s, "A: Plain Soldier", "A: no")
    assert military(s, "Plain Soldier") == 6


@rule("fr.banzai.2")
def test_the_second_target_of_banzai_may_be_another() -> None:
    s = table(BANZAI.format(""))
    do(s, "A: Banzai!", "A: Plain Soldier", "A: yes")
    assert sorted(options(s)) == ["Plain Captain", "Plain Porter", "Plain Soldier"]
    do(s, "A: Plain Captain", "A: no")
    assert (military(s, "Plain Soldier"), military(s, "Plain Captain")) == (4, 6)


@rule("fr.banzai.3", "rr.effects.8")
def test_whether_honor_is_lost_is_decided_before_banzai_applies() -> None:
    s = table(BANZAI.format(""))
    do(s, "A: Banzai!", "A: Plain Soldier")
    assert decision(s) == "A: may" and military(s, "Plain Soldier") == 2


@rule("fr.banzai.4")
def test_a_second_honor_brings_no_third_banzai() -> None:
    s = table(BANZAI.format(""))
    do(s, "A: Banzai!", "A: Plain Soldier", "A: yes", "A: Plain Soldier", "A: yes")
    assert decision(s) == "B: action" and honor_of(s)[0] == 8 and military(s, "Plain Soldier") == 6


@rule("fr.banzai.5", "rr.clarify-banzai.1")
def test_cancelling_the_first_initiation_stops_all_of_banzai() -> None:
    s = table(BANZAI.format("Voice of Honor"))
    do(s, "A: Banzai!", "A: Plain Soldier", "B: Voice of Honor")
    assert decision(s) == "B: action" and honor_of(s)[0] == 10 and military(s, "Plain Soldier") == 2


@rule("fr.banzai.6", "rr.clarify-banzai.3")
def test_cancelling_the_second_initiation_stops_only_the_repeat() -> None:
    s = table(BANZAI.format("Voice of Honor"))
    do(s, "A: Banzai!", "A: Plain Soldier", "B: pass", "A: yes", "A: Plain Captain", "B: Voice of Honor")
    assert decision(s) == "B: action" and honor_of(s)[0] == 9
    assert (military(s, "Plain Soldier"), military(s, "Plain Captain")) == (4, 4)


@rule("fr.banzai.7")
def test_the_honor_of_banzai_is_no_cost() -> None:
    s = table(BANZAI.format(""))
    do(s, "A: Banzai!", "A: Plain Soldier", "A: no")
    assert decision(s) == "B: action" and honor_of(s)[0] == 10 and military(s, "Plain Soldier") == 4


@rule("fr.charge.1")
def test_charge_places_no_additional_fate() -> None:
    s = table("A 10/9: Plain Soldier* | Charge! | Fields, Plain Hill[Plain Giant]\nB: Plain Porter*\nmilitary air B>A")
    do(s, "A: Charge!", "A: Plain Giant")
    assert decision(s) == "B: action" and fate_on(s, "Plain Giant") == 0


@rule("fr.court-games.1")
def test_the_opponent_chooses_for_court_games_after_the_time_to_cancel_it() -> None:
    s = table("A: Plain Poet* | Court Games\nB: Plain Envoy*^, Plain Idler* | Voice of Honor\npolitical air B>A")
    do(s, "A: Court Games", "A: your opponent")
    assert decision(s) == "B: cancel"
    do(s, "B: pass")
    assert decision(s) == "B: choose" and sorted(options(s)) == ["Plain Envoy", "Plain Idler"]


@rule("fr.fallen-in-battle.1")
def test_fallen_in_battle_does_not_widen_the_margin() -> None:
    s = table("""A 10/1: Plain Giant* | Fallen in Battle
                 B: Plain Captain* | | Fields, Plain Wall
                 military air A>B Plain Wall""")
    pass_until(s, "A: reactions")
    do(s, "A: Fallen in Battle", "A: Plain Captain")
    assert decision(s) == "A: resolve the ring effect"
    assert not is_broken(s, "Plain Wall") and not in_play(s, "Plain Captain")


@rule("fr.fallen-in-battle.2")
def test_fallen_in_battle_does_not_make_a_conflict_unopposed() -> None:
    s = table("A 10/1: Plain Giant* | Fallen in Battle\nB 10/0: Plain Captain*\nmilitary air A>B")
    pass_until(s, "A: reactions")
    do(s, "A: Fallen in Battle", "A: Plain Captain")
    pass_until(s, "resolve the ring")
    assert honor_of(s)[1] == 10


@rule("fr.for-shame.1")
@pytest.mark.parametrize(("marks", "read"), [("_", is_dishonored), ("~", is_bowed)], ids=["bowed", "dishonored"])
def test_for_shame_leaves_only_the_option_that_changes_something(marks: str, read: Any) -> None:
    s = table(f"A: Plain Envoy* | For Shame!\nB: Plain Soldier*{marks}\npolitical air B>A")
    do(s, "A: For Shame!", "A: Plain Soldier")
    assert len(options(s)) == 1
    do(s, f"B: {options(s)[0]}")
    assert read(s, "Plain Soldier")


@rule("fr.good-omen.2")
def test_the_bids_of_a_duel_count_for_good_omen() -> None:
    s = table("A bid 2: Plain Captain*[Duelist Training] | Good Omen\nB bid 2: Plain Giant*\nmilitary air B>A")
    assert not offered(s, "Good Omen")
    do(s, "A: Plain Captain", "A: Plain Giant", "A: 1", "B: 4", "B: pass")
    assert s.bid == [1, 4] and offered(s, "Good Omen")


@rule("fr.levy.1")
@pytest.mark.parametrize(("pools", "word"), [("10/0", "honor"), ("10/1", "")])
def test_levy_must_change_something(pools: str, word: str) -> None:
    s = table(f"A 10/0: | Levy\nB {pools}:")
    do(s, "A: Levy", "A: B")
    assert (len(options(s)) == 1 and word in options(s)[0]) if word else len(options(s)) == 2


@rule("fr.noble-sacrifice.1", "fr.voice-of-honor.2")
def test_a_sacrifice_for_a_cancelled_event_stays_made() -> None:
    s = table("A 10/1: Plain Soldier^ | Noble Sacrifice\nB: Plain Captain~, Plain Envoy^ | Voice of Honor")
    do(s, "A: Noble Sacrifice", "A: Plain Soldier", "A: Plain Captain", "B: Voice of Honor")
    assert in_play(s, "Plain Captain") and discard(s, "A") == ["Noble Sacrifice", "Plain Soldier"]


CASES = [
    pytest.param("Outwit", "Plain Envoy", "Plain Bully", marks=rule("fr.outwit.1")),
    pytest.param("Rout", "Plain Soldier", "Plain Poet", marks=rule("fr.rout.1")),
]


@pytest.mark.parametrize(("title", "mine", "dash"), CASES)
def test_a_dash_counts_as_nothing_when_skills_are_compared(title: str, mine: str, dash: str) -> None:
    kind = "military" if dash == "Plain Bully" else "political"
    s = table(f"A 10/1: {mine}* | {title}\nB: {dash}*\n{kind} air B>A")
    do(s, f"A: {title}")
    assert options(s) == [dash]


CASES = [
    pytest.param("Outwit", "Plain Envoy", marks=rule("fr.outwit.2")),
    pytest.param("Rout", "Plain Captain", marks=rule("fr.rout.2")),
]


@pytest.mark.parametrize(("title", "mine"), CASES)
def test_a_bowed_character_keeps_its_skill_when_skills_are_compared(title: str, mine: str) -> None:
    s = table(f"A 10/1: {mine}* | {title}\nB: Plain Giant*_\nmilitary air B>A")
    assert not offered(s, title)
    assert offered(table(f"A 10/1: {mine}* | {title}\nB: Plain Porter*_\nmilitary air B>A"), title)


@rule("fr.voice-of-honor.1")
def test_a_cancelled_event_has_been_used() -> None:
    s = table("A: Plain Soldier* | Banzai!, Banzai!\nB: Plain Porter*^ | Voice of Honor\nmilitary air B>A")
    do(s, "A: Banzai!", "A: Plain Soldier", "B: Voice of Honor", "B: pass")
    assert hand(s, "A") == ["Banzai!"] and not offered(s, "Banzai!")


@rule("fr.way-of-the-crab.1")
def test_way_of_the_crab_may_be_played_in_the_dynasty_phase_but_not_in_skirmish() -> None:
    text = "A 10/1: Plain Soldier | Way of the Crab\nB: Plain Captain\ndynasty phase"
    assert offered(table(text), "Way of the Crab")
    assert not offered(table(text, rules="lcg/skirmish"), "Way of the Crab")


@rule("fr.way-of-the-crab.2")
def test_in_the_fate_phase_way_of_the_crab_comes_after_the_fateless_are_gone() -> None:
    s = table("A 10/1: Plain Soldier+1, Plain Bully | Way of the Crab\nB: Plain Captain+1, Plain Idler")
    pass_until(s, "lcg: fate phase: action window")
    assert not in_play(s, "Plain Bully") and not in_play(s, "Plain Idler")
    assert "4.4" not in step(s) and offered(s, "Way of the Crab")


@rule("fr.way-of-the-crab.3")
def test_a_cancelled_way_of_the_crab_costs_its_player_a_crab_all_the_same() -> None:
    s = table("A 10/1: Plain Soldier | Way of the Crab\nB: Plain Captain^ | Voice of Honor")
    do(s, "A: Way of the Crab", "A: Plain Soldier", "A: B", "B: Voice of Honor")
    assert not in_play(s, "Plain Soldier") and in_play(s, "Plain Captain")


@rule("fr.contingency-plan.1", "fr.contingency-plan.2")
def test_contingency_plan_changes_the_bid_but_not_the_dial() -> None:
    s = table("A 10/0: | Contingency Plan\nB 10/0:\ndynasty phase")
    do(s, "A: pass", "B: pass", "A: 2", "B: 3", "A: Contingency Plan", "A: decrease")
    assert honor_of(s) == [12, 8] and len(hand(s, "A")) == 1 and s.bid == [2, 3]
