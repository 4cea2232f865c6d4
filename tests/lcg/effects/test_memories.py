"""Memories: what players have done, and what has happened to cards, in this conflict, phase or round."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gorin.errors import NotationError
from gorin.rulesets.lcg.check import problems
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.lasting.memories import FIRST
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    EVENT,
    NEUTRAL,
    THAT,
    THEM,
    THIS,
    YOUR_OPPONENT,
    Been,
    Bow,
    Declaring,
    Draw,
    GainFate,
    GainHonor,
    HasBeen,
    HasDone,
    Honor,
    Honors,
    HowMuch,
    LoseHonor,
    Losing,
    MoreConflicts,
    Num,
    PhaseEnds,
    Playing,
    ReturnToHand,
    Winning,
    action,
    always_gets,
    character,
    conflict_character,
    event,
    limit,
    reaction,
    some_opponent,
)
from gorin.rulesets.lcg.words.triggers import WinsConflict
from tests.lcg.tables import decision, do, hand, honor_of, military, offered, options, pass_until, table, write

BESIEGED = event(
    "Besieged", NEUTRAL, action(GainFate(), when=HasDone(Declaring(against_you=True), 2, who=YOUR_OPPONENT)), cost=0
)
ENVY = event("Envy", NEUTRAL, action(Draw(), when=some_opponent(HasDone(Winning(), this="round", who=THEM))), cost=0)
GRIEF = character("Grief", CRAB, always_gets(THIS, military=2, when=HasDone(Honors(lost=True))), cost=1, military=1)
FRESH = conflict_character("Fresh", CRAB, always_gets(THIS, military=3, when=HasBeen("played")), cost=0, military=1)
NEWS = event("News", NEUTRAL, action(Bow(THAT), choose=CHARACTER & Been("entered", "round")), cost=0)
TALLY = event("Tally", NEUTRAL, action(GainHonor(HowMuch(Playing(EVENT))), when=HasDone(Playing(EVENT))), cost=0)
SECOND = character(
    "Second", CRAB, reaction(WinsConflict(), Draw(), when=HasDone(Winning("military"), 2)), cost=1, military=9
)
SORE = event("Sore", NEUTRAL, action(GainFate(Num(3)), when=HasDone(Losing("political"), this="round")), cost=0)
STREAK = event("Streak", NEUTRAL, action(GainFate(), when=HasDone(Playing(), 2, "conflict")), cost=0)
STOIC = character("Stoic", CRAB, action(Draw(), when=HasDone(Winning(role="defending"))), cost=1, military=9)
RECALL = event("Recall", NEUTRAL, action(ReturnToHand(THAT), choose=CHARACTER), cost=0)
PRAISE = event("Honors", NEUTRAL, action(Honor(THAT), choose=CHARACTER & Been("honored")), cost=0)
AGAIN = event("Once More", NEUTRAL, action(MoreConflicts("military")), cost=0)
CARDS = [RECALL, PRAISE, AGAIN, BESIEGED, ENVY, GRIEF, FRESH, NEWS, TALLY, SECOND, SORE, STREAK, STOIC]


def at(text: str) -> Any:
    return table(text, extra=CARDS)


def attack(s: Any, who: str, kind: str, ring: str, attacker: str) -> Any:
    """The whole conflict, without defenders or actions."""
    if decision(s) != f"{who}: declare a conflict":
        pass_until(s, f"{who}: declare a conflict")
    foe = "B" if who == "A" else "A"
    do(s, f"{who}: {kind} {ring}", f"{who}: Fields", f"{who}: {attacker}", f"{who}: done", f"{foe}: done")
    return s


def test_conflicts_declared_against_you() -> None:
    s = at("A: Plain Captain, Plain Envoy\nB: | Besieged, Besieged\nconflict phase")
    attack(s, "A", "military", "air", "Plain Captain")
    assert decision(s) == "B: action" and not offered(s, "Besieged"), "once"
    attack(s, "A", "political", "fire", "Plain Envoy")
    assert decision(s) == "B: action" and offered(s, "Besieged"), "twice"


def test_with_three_players_it_matters_against_whom() -> None:
    s = at(
        "A: Plain Captain, Plain Envoy\nB: | Besieged | Fields, Plain Hill\nC: | Besieged | Fields, Plain Wall\nconflict phase"
    )
    for kind, place, name in (
        ("military air", "Plain Wall", "Plain Captain"),
        ("political fire", "Plain Hill", "Plain Envoy"),
    ):
        pass_until(s, "A: declare a conflict")
        do(s, f"A: {kind}", f"A: {place}", f"A: {name}", "A: done")
    pass_until(s, "B: action")
    assert not offered(s, "Besieged"), "one against each"


def test_what_an_opponent_has_won_this_round() -> None:
    s = at("A: Plain Captain | Envy\nB: Plain Envoy | Envy\nconflict phase")
    assert not offered(s, "Envy")
    attack(s, "A", "military", "air", "Plain Captain")
    pass_until(s, "B: declare a conflict")
    attack(s, "B", "political", "fire", "Plain Envoy")
    assert decision(s) == "A: action" and not offered(s, "Envy"), "B has won nothing yet"
    do(s, "A: pass")
    assert decision(s) == "B: action" and offered(s, "Envy"), "A has"


def test_a_round_is_longer_than_a_phase() -> None:
    s = at("A: Plain Captain+3 | Envy\nB: Plain Envoy+3 | Envy, Sore\nconflict phase, left A=1 B=0")
    attack(s, "A", "military", "air", "Plain Captain")
    pass_until(s, "fate")
    while s.phase != 4:
        pass_until(s, "action")
    if decision(s) != "B: action":
        pass_until(s, "B: action")
    assert s.phase == 4 and offered(s, "Envy")
    pass_until(s, "dynasty")
    while not (s.phase == 2 and decision(s) == "B: action"):
        pass_until(s, "action")
    assert not offered(s, "Envy"), "another round"


def test_a_phase_is_forgotten_when_it_ends() -> None:
    s = at("A: Grief+3, Plain Porter | Plain Shame\nB:\ndraw phase")
    assert military(s, "Grief") == 1
    do(s, "A: Plain Shame")
    assert military(s, "Grief") == 3 and honor_of(s) == [7, 10]
    pass_until(s, "A: declare a conflict")
    assert military(s, "Grief") == 1, "what rests on it is derived anew"


def test_only_what_the_player_did_counts() -> None:
    s = at("A: Grief\nB: | Plain Shame\nfirst B")
    do(s, "B: Plain Shame")
    assert military(s, "Grief") == 1, "it was B's honor"


@pytest.mark.parametrize("played", [True, False])
def test_a_card_that_was_played_this_phase(played: bool) -> None:
    s = at(f"A: {'' if played else 'Fresh'} | {'Fresh' if played else ''}\nB:")
    if played:
        do(s, "A: Fresh")
    assert military(s, "Fresh") == (4 if played else 1)
    pass_until(s, "A: declare a conflict")
    assert military(s, "Fresh") == (4 if played else 1), "it is still the conflict phase"


def test_cards_that_entered_play_this_round() -> None:
    s = at("A 10/3: Plain Captain, Plain Soldier | Plain Guest, News\nB:")
    assert not offered(s, "News")
    do(s, "A: Plain Guest", "A: 0", "B: pass", "A: News")
    assert options(s) == ["Plain Guest"]


def test_a_card_that_left_and_came_back_is_another_card() -> None:
    s = at("A 10/3: | Plain Guest, News, Recall, Honors\nB:")
    do(s, "A: Plain Guest", "A: 0", "B: pass")
    assert offered(s, "Honors") is False and offered(s, "News")
    do(s, "A: Recall", "B: pass")
    assert not offered(s, "News"), "it is in the hand"


def test_a_number_is_read_from_it() -> None:
    s = at("A: | Plain Praise, Plain Letter, Tally\nB: | Plain Praise")
    assert not offered(s, "Tally")
    do(s, "A: Plain Praise", "B: Plain Praise", "A: Plain Letter", "B: pass", "A: Tally")
    assert honor_of(s) == [13, 11], "1 for the praise; 2 events of A's own"


def test_what_is_answered_counts_already() -> None:
    s = at("A: Second, Plain Captain\nB:\nconflict phase")
    attack(s, "A", "military", "air", "Plain Captain")
    pass_until(s, "A: declare a conflict")
    assert hand(s, "A") == [], "the first was not the second"
    s = at("A: Second, Plain Captain | Once More\nB:\nconflict phase, left A=2 B=0")
    do(s, "A: Once More")
    attack(s, "A", "military", "air", "Plain Captain")
    attack(s, "A", "military", "fire", "Second")
    pass_until(s, "A: reactions")
    assert offered(s, "Second"), "the conflict that has just been won is the second"


@pytest.mark.parametrize("kind", ["military", "political"])
def test_a_type_may_be_named(kind: str) -> None:
    s = at("A: Plain Captain\nB: Plain Envoy | Sore\nconflict phase")
    attack(s, "A", kind, "air", "Plain Captain")
    pass_until(s, "B: declare a conflict")
    attack(s, "B", "political", "fire", "Plain Envoy")
    do(s, "A: pass")
    assert decision(s) == "B: action" and offered(s, "Sore") == (kind == "political")


def test_a_conflict_is_forgotten_when_it_ends() -> None:
    s = at("A: Plain Captain* | Plain Praise, Plain Letter, Streak\nB: Plain Envoy*\nmilitary air A>B")
    do(s, "B: pass", "A: Plain Praise", "B: pass")
    assert not offered(s, "Streak")
    do(s, "A: Plain Letter", "B: pass")
    assert offered(s, "Streak")
    while s.con[0]:
        pass_until(s, "")
    assert s.phase == 3 and not [key for key in s.used if key[1] <= FIRST]


def test_what_came_before_a_conflict_is_no_part_of_it() -> None:
    s = at("A: Plain Captain | Plain Praise, Plain Letter, Streak\nB:\nconflict phase")
    do(s, "A: Plain Praise", "B: pass", "A: Plain Letter", "B: pass", "A: pass")
    attack(s, "A", "military", "air", "Plain Captain")
    do(s, "B: pass")
    assert decision(s) == "A: action" and not offered(s, "Streak")


def test_what_happens_at_the_end_of_a_phase_is_no_part_of_the_next() -> None:
    sorrow = character("Sorrow", CRAB, reaction(PhaseEnds(), LoseHonor(), forced=True, limit=limit(1, "phase")), cost=1)
    s = table("A: Grief+3, Sorrow+3\nB:\ndraw phase", extra=[*CARDS, sorrow])
    pass_until(s, "A: declare a conflict")
    assert honor_of(s)[0] == 9 and military(s, "Grief") == 1


def test_winning_as_the_defender() -> None:
    s = at("A: Plain Soldier, Plain Envoy\nB: Stoic\nconflict phase")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Plain Soldier", "A: done", "B: Stoic")
    pass_until(s, "B: action")
    assert not offered(s, "Stoic")
    pass_until(s, "A: declare a conflict")
    attack(s, "A", "political", "fire", "Plain Envoy")
    assert offered(s, "Stoic")


def test_nothing_is_counted_that_no_card_asks_for() -> None:
    s = table("A 10/3: | Plain Praise, Plain Guest\nB:")
    do(s, "A: Plain Praise", "B: pass", "A: Plain Guest", "A: 0")
    assert s.box.remembered == 0 and not [key for key in s.used if key[1] <= FIRST]


def test_memories_are_saved_and_loaded() -> None:
    s = at("A: Grief | Plain Shame, Tally\nB:")
    do(s, "A: Plain Shame", "B: pass")
    t = type(s).load(s.box, json.loads(json.dumps(s.dump())))
    assert t == s and military(t, "Grief") == 3 and offered(t, "Tally")
    assert t.clone().used == s.used


def test_memories_stand_in_the_tables_string() -> None:
    s = at("A: Grief | Plain Shame, Fresh, Besieged\nB: Plain Captain, Plain Envoy | Tally, News\nconflict phase")
    do(s, "A: Plain Shame", "B: pass", "A: Fresh")
    attack(s, "B", "military", "air", "Plain Captain")
    text = write(s)
    for part in (
        "remembered honor lost this phase A=3",
        "remembered events played this phase A=1",
        "remembered played this phase of A Fresh",
        "remembered conflicts declared against you this phase B/A=1",
    ):
        assert part in text
    t = at(text)
    assert write(t) == text and military(t, "Grief") == 3 and military(t, "Fresh") == 4


@pytest.mark.parametrize(
    ("part", "error"),
    [
        ("remembered much", "says nothing that is remembered"),
        ("remembered songs sung this phase A=1", "No card on this table remembers 'songs sung this phase'."),
        ("remembered honor lost this phase of A Grief", "No card on this table remembers 'honor lost this phase'."),
        ("remembered played this phase of B Fresh", "B has no 'Fresh' in play"),
    ],
)
def test_what_cannot_be_remembered_is_refused(part: str, error: str) -> None:
    with pytest.raises(NotationError, match=error):
        at(f"A: Grief, Fresh\nB:\nconflict phase, {part}")


def test_what_these_words_say() -> None:
    assert [problems(x) for x in CARDS] == [[]] * len(CARDS)
    assert "if your opponent has declared 2 or more conflicts against you this phase" in text_of(BESIEGED).lower()
    odd = character("Odd", CRAB, action(Honor(THIS), when=HasBeen("sung")), cost=1)
    assert "there is no deed that is remembered called 'sung'" in problems(odd)[0]
