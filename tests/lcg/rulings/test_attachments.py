"""Rulings about attachments: each played as its scenario says; where the newer Rules Reference differs, it holds."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    hand,
    honor_of,
    in_play,
    is_dishonored,
    offered,
    options,
    table,
)


@rule("fr.above-question.1")
def test_an_opponents_event_cannot_choose_the_bearer_of_above_question() -> None:
    s = table("A: Plain Envoy*[Above Question], Plain Idler\nB: Plain Giant* | Assassination\nmilitary air A>B")
    do(s, "B: Assassination")
    assert options(s) == ["Plain Idler"]


@rule("fr.above-question.2")
def test_above_question_holds_when_the_opponents_event_lets_somebody_else_choose() -> None:
    s = table("A: Plain Envoy*[Above Question], Plain Idler*\nB: Plain Poet* | Court Games\npolitical air A>B")
    do(s, "B: Court Games", "B: your opponent")
    assert decision(s) == "A: choose" and options(s) == ["Plain Idler"]
    do(s, "A: Plain Idler")
    assert is_dishonored(s, "Plain Idler")


@rule("fr.above-question.3")
def test_above_question_does_not_keep_its_bearer_from_being_sacrificed() -> None:
    s = table("A: Plain Envoy[Above Question]\nB 10/1: Plain Soldier | Way of the Crab\nfirst B")
    do(s, "B: Way of the Crab", "B: Plain Soldier", "B: A", "A: Plain Envoy")
    assert not in_play(s, "Plain Envoy")


@rule("rr.clarify-above-question.1")
def test_above_question_on_an_opponents_character_stops_that_opponents_own_events() -> None:
    s = table("A: Plain Envoy[B:Above Question], Plain Guest | Way of the Crane\nB:")
    do(s, "A: Way of the Crane")
    assert options(s) == ["Plain Guest"]


@rule("rr.clarify-above-question.2")
def test_court_games_cannot_honor_the_only_participant_if_it_bears_an_opponents_above_question() -> None:
    text = "A: Plain Envoy*[{}] | Court Games\nB: Plain Poet*\npolitical air B>A"
    s = table(text.format("B:Above Question"))
    do(s, "A: Court Games")
    assert len(options(s)) == 1 and "your opponent" in options(s)[0]
    s = table(text.format("Plain Robe"))
    do(s, "A: Court Games")
    assert len(options(s)) == 2


@rule("fr.reprieve.1", "rr.clarify-reprieve.1", "rr.clarify-reprieve.4")
def test_reprieve_saves_its_bearer_from_an_opponents_way_of_the_crab_which_was_still_played() -> None:
    s = table("A: Plain Captain[Reprieve]\nB 10/1: Plain Soldier | Way of the Crab\nfirst B")
    do(s, "B: Way of the Crab", "B: Plain Soldier", "B: A", "A: Plain Captain", "A: Reprieve")
    assert in_play(s, "Plain Captain") and discard(s, "A") == ["Reprieve"]
    assert discard(s, "B") == ["Plain Soldier", "Way of the Crab"] and fate_of(s)[1] == 0


@rule("fr.reprieve.2", "rr.clarify-reprieve.2")
def test_a_sacrifice_that_reprieve_prevented_pays_for_nothing() -> None:
    s = table("A: Plain Soldier[Reprieve], Funeral Pyre\nB:")
    do(s, "A: Funeral Pyre", "A: Plain Soldier", "A: Reprieve")
    assert hand(s, "A") == [] and in_play(s, "Plain Soldier") and discard(s, "A") == ["Reprieve"]


def failed(title: str) -> Any:
    """A, who has this event twice, plays it, but its sacrifice is prevented by Reprieve."""
    s = table(f"A 10/5: Plain Soldier^[Reprieve] | {title}, {title}\nB: Plain Captain~")
    do(s, f"A: {title}", "A: Plain Soldier", "A: Reprieve")
    return s


CASES = [
    pytest.param(
        "Way of the Crab", marks=rule("fr.reprieve.3", "fr.way-of-the-crab.5", "rr.play-and-put-into-play.11")
    ),
    pytest.param(
        "Noble Sacrifice",
        marks=rule("fr.noble-sacrifice.3", "rr.open-event-cost-prevented.1", "rr.play-and-put-into-play.11"),
    ),
]


@pytest.mark.parametrize("title", CASES)
def test_an_event_whose_sacrifice_was_prevented_is_discarded_by_the_newer_sentence(title: str) -> None:
    s = failed(title)
    assert discard(s, "A") == sorted([title, "Reprieve"]) and hand(s, "A") == [title]


CASES = [
    pytest.param("Way of the Crab", marks=rule("fr.way-of-the-crab.4", "rr.clarify-reprieve.2")),
    pytest.param("Noble Sacrifice", marks=rule("fr.noble-sacrifice.2")),
]


@pytest.mark.parametrize("title", CASES)
def test_an_event_whose_sacrifice_was_prevented_does_not_initiate(title: str) -> None:
    s = failed(title)
    assert in_play(s, "Plain Soldier") and in_play(s, "Plain Captain")
    assert decision(s) == "B: action", "nobody is asked whom it should hit"


CASES = [
    pytest.param("Way of the Crab", marks=rule("fr.reprieve.5", "fr.way-of-the-crab.7")),
    pytest.param("Noble Sacrifice", marks=rule("fr.noble-sacrifice.5")),
]


@pytest.mark.parametrize("title", CASES)
def test_after_a_failed_attempt_the_opponent_acts(title: str) -> None:
    s = failed(title)
    assert decision(s) == "B: action"


CASES = [
    pytest.param("Way of the Crab", marks=rule("fr.reprieve.4", "fr.way-of-the-crab.6")),
    pytest.param("Noble Sacrifice", marks=rule("fr.noble-sacrifice.4")),
]


@pytest.mark.parametrize("title", CASES)
def test_a_failed_attempt_counts_towards_no_maximum(title: str) -> None:
    s = failed(title)
    do(s, "B: pass", f"A: {title}")
    assert decision(s).startswith("A: cost")


@rule("fr.way-of-the-crab.8")
@pytest.mark.parametrize("guarded", ["Plain Priest[Above Question], Plain Idler_", "Plain Priest, Shiba Yōjimbō"])
def test_way_of_the_crab_targets_a_player_so_that_nobody_guards_characters(guarded: str) -> None:
    s = table(f"A 10/5: Plain Soldier | Way of the Crab\nB: {guarded}\nconflict phase")
    do(s, "A: Way of the Crab", "A: Plain Soldier", "A: B")
    assert decision(s) == "B: choose" and offered(s, "Plain Priest"), "nobody was asked to cancel, nobody is exempt"
    do(s, "B: Plain Priest")
    assert not in_play(s, "Plain Priest")


@rule("fr.cloud-the-mind.1")
def test_cloud_the_mind_blanks_a_printed_action() -> None:
    text = "A: Doji Challenger*[{}]\nB: Plain Captain, Plain Porter*\nmilitary air A>B"
    assert offered(do(table(text.format("B:Plain Robe")), "B: pass"), "Doji Challenger")
    assert not offered(do(table(text.format("B:Cloud the Mind")), "B: pass"), "Doji Challenger")


@rule("fr.cloud-the-mind.2")
def test_cloud_the_mind_leaves_gained_text_alone() -> None:
    s = table("A: Plain Soldier*[Duelist Training, B:Cloud the Mind]\nB: Plain Captain*\nmilitary air B>A")
    assert offered(s, "Plain Soldier (Duelist Training)")


@rule("fr.cloud-the-mind.3")
@pytest.mark.parametrize("place", [", Plain Priest", "| Fields, Plain Hill[Plain Priest]"], ids=["hand", "province"])
def test_a_shugenja_who_is_not_in_play_does_not_help_to_play_cloud_the_mind(place: str) -> None:
    assert not offered(table(f"A 10/1: Plain Captain | Cloud the Mind {place}\nB: Plain Soldier"), "Cloud the Mind")


@rule("fr.jade-tetsubo.1")
def test_jade_tetsubo_returns_fate_to_the_owner_of_the_target() -> None:
    s = table("A 10/0: Plain Giant*[Jade Tetsubō]\nB 10/0: A:Plain Soldier*+2\nmilitary air B>A")
    do(s, "A: Jade Tetsubō", "A: Plain Soldier")
    assert fate_of(s) == [2, 0] and fate_on(s, "Plain Soldier") == 0


@rule("rr.clarify-watch-commander.1")
def test_watch_commander_is_gone_before_it_could_react_to_the_card_that_discarded_it() -> None:
    s = table("A 10/0: Plain Soldier*[Watch Commander]\nB 10/0: Plain Giant* | Assassination\nmilitary air A>B")
    do(s, "B: Assassination", "B: Plain Soldier")
    assert decision(s) == "A: action" and honor_of(s) == [10, 7]


@rule("rr.clarify-watch-commander.2")
def test_watch_commander_does_not_react_to_the_card_that_sent_its_bearer_home() -> None:
    s = table("A 10/0: Plain Soldier*[Watch Commander]\nB 10/1: Plain Giant* | Rout\nmilitary air A>B")
    do(s, "B: Rout", "B: Plain Soldier")
    assert decision(s) == "A: action" and honor_of(s) == [10, 10]


@rule("fr.watch-commander.1")
def test_watch_commander_minds_cards_played_not_cards_put_into_play_nor_abilities() -> None:
    s = table("""A 10/0: Plain Soldier*[Watch Commander]
                 B 10/1: Plain Captain*, Plain Mine | Charge! | Fields, Plain Hill[Plain Giant]
                 military air A>B""")
    do(s, "B: Charge!", "B: Plain Giant", "A: Watch Commander")
    assert honor_of(s) == [10, 9] and in_play(s, "Plain Giant")
    do(s, "A: pass", "B: Plain Mine")
    assert decision(s) == "A: action" and honor_of(s) == [10, 9]


@rule("fr.height-of-fashion.1")
@pytest.mark.parametrize("phase", ["dynasty", "draw", "conflict", "fate"])
def test_height_of_fashion_may_be_played_in_every_window_outside_conflicts(phase: str) -> None:
    assert offered(table(f"A 10/2: Plain Envoy | Height of Fashion\nB:\n{phase} phase"), "Height of Fashion")
    s = table("A 10/2: Plain Envoy* | Height of Fashion\nB: Plain Soldier*\nmilitary air B>A")
    assert not offered(s, "Height of Fashion")
