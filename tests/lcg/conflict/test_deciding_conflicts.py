"""What a conflict is of, who takes part in it, how it is decided, and who has won it."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.state import RING, TARGET, TYPE
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    NEUTRAL,
    THAT,
    THIS,
    Bow,
    CountsToo,
    During,
    GainHonor,
    MoveHome,
    MoveToConflict,
    WinsConflict,
    action,
    always_gets,
    character,
    event,
    gets,
    reaction,
)
from tests.lcg.tables import (
    decision,
    do,
    find,
    military,
    offered,
    options,
    participating,
    pass_until,
    table,
    told,
    total,
    watch,
)

RETREAT = event("Retreat", CRAB, action(MoveHome(THAT), choose=CHARACTER), cost=0)
ADVANCE = event("Advance", CRAB, action(MoveToConflict(THAT), choose=CHARACTER), cost=0)
TRIP = event("Trip", CRAB, action(Bow(THAT), choose=CHARACTER), cost=0)
SPUR = event("Spur", CRAB, action(gets(THAT, military=+2), choose=CHARACTER), cost=0)
GHOST = character("Ghost", CRAB, CountsToo(THIS), cost=0, military=3)  # counts its skill though it is at home
CARDS = [RETREAT, ADVANCE, TRIP, SPUR, GHOST]


def winner(s: Any) -> str:
    """Who was told to have won the conflict."""
    return next((x[0] for x in told(s) if "wins the conflict" in x), "nobody")


@rule("rr.step-3-2.10")
@pytest.mark.parametrize(("side", "who"), [("military", "A"), ("political", "B")])
def test_the_side_of_the_ring_chosen_is_the_type_of_the_conflict(side: str, who: str) -> None:
    eager = character("Eager", CRAB, always_gets(THIS, glory=+1, when=During(side)), cost=0, military=3, political=1)
    s = watch(table("A: Eager\nB: Plain Envoy\nconflict phase", extra=[eager]))
    pass_until(s, "A: declare a conflict")
    do(s, f"A: {side} air", "A: Fields", "A: Eager", "A: done", "B: Plain Envoy", "B: done")
    assert s.box.rules.view(s, 0)["conflict"]["type"] == side and s.con[TYPE] == (side == "political")
    assert (total(s, "A"), total(s, "B")) == ((3, 1) if side == "military" else (1, 3))
    do(s, "B: pass", "A: pass")
    assert winner(s) == who


@rule("rr.rings.3")
def test_the_ring_chosen_lies_at_the_attacked_province_and_is_contested_until_the_conflict_is_over() -> None:
    s = table("A: Plain Captain\nB: | | Fields, Plain Hill, Plain Wall\nconflict phase")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military fire", "A: Plain Wall", "A: Plain Captain", "A: done")
    shown = s.box.rules.view(s, 1)["conflict"]
    assert (shown["ring"], shown["province"]) == ("fire", find(s, "Plain Wall"))
    assert (s.con[RING], s.con[TARGET]) == (2, find(s, "Plain Wall"))
    while s.con[0]:
        assert (s.box.rules.view(s, 1)["conflict"]["ring"], s.con[TARGET]) == ("fire", find(s, "Plain Wall"))
        pass_until(s, "", most=1)
    assert s.ring_place[2] == 0


@rule("rr.participating.2", "rr.home.1")
def test_of_all_characters_those_who_can_go_home_and_those_who_can_come_are_all_and_nobody_is_both() -> None:
    s = table(
        "A: Plain Captain, Plain Soldier\nB: Plain Giant, Plain Lord | Retreat, Advance\nconflict phase", extra=CARDS
    )
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Plain Captain", "A: done", "B: Plain Giant", "B: done", "B: Retreat")
    there = set(options(s))
    do(s, "B: Plain Giant", "A: pass", "B: Advance")
    away = set(options(s))
    assert there == {"Plain Captain", "Plain Giant"}
    assert away == {"Plain Soldier", "Plain Lord", "Plain Giant"}, "the giant has gone home"
    everybody = ("Plain Captain", "Plain Soldier", "Plain Giant", "Plain Lord")
    assert {x for x in everybody if not participating(s, x)} == away


@rule("rr.participating.5")
def test_whether_a_character_joins_the_conflict_is_said_as_it_is_played() -> None:
    for words, joins in (("Plain Guest into the conflict", True), ("Plain Guest", False)):
        s = table("A: Plain Captain*\nB 10/1: | Plain Guest\nmilitary air A>B")
        assert [x for x in options(s) if "Guest" in x] == ["play Plain Guest", "play Plain Guest into the conflict"]
        do(s, f"B: {words}")
        assert decision(s) == "A: action", "nothing is asked afterwards"
        assert participating(s, "Plain Guest") is joins and total(s, "B") == 2 * joins


@rule("rr.step-3-2-3.1", "rr.skill.3", "rr.winning-a-conflict.1")
@pytest.mark.parametrize(
    ("last", "totals", "who"),
    [((), (6, 5), "A"), (("Trip", "Plain Captain"), (2, 5), "B"), (("Spur", "Plain Soldier"), (8, 5), "A")],
)
def test_totals_are_those_of_the_moment_the_result_is_determined(
    last: tuple[str, ...], totals: tuple[int, int], who: str
) -> None:
    s = watch(
        table(
            "A: Plain Captain*, Plain Soldier*, Plain Giant | Trip, Spur\nB: Plain Lord*, Plain Giant*_\nmilitary air A>B",
            extra=CARDS,
        )
    )
    do(s, "B: pass")
    if last:
        do(s, *(f"A: {x}" for x in last), "B: pass")
    assert (total(s, "A"), total(s, "B")) == totals, "ready participants, and modifiers"
    do(s, "A: pass")
    assert winner(s) == who and f"{who} wins the conflict by {abs(totals[0] - totals[1])}." in told(s)


@rule("rr.winning-a-conflict.4", "rr.open-winner-without-participants.1")
@pytest.mark.parametrize(("b", "who"), [("Plain Porter*", "B"), ("Plain Idler*", "nobody"), ("", "nobody")])
def test_the_higher_total_does_not_win_without_a_participant(b: str, who: str) -> None:
    s = watch(table(f"A: Ghost, Plain Idler* | Retreat\nB: {b}\nmilitary air A>B", extra=CARDS))
    do(s, "B: pass", "A: Retreat", "A: Plain Idler", "B: pass")
    assert total(s, "A") == 3 > total(s, "B"), "the ghost counts though it is at home"
    do(s, "A: pass")
    assert winner(s) == who


@rule("rr.winning-a-conflict.5")
@pytest.mark.parametrize(("flees", "who"), [(False, "A"), (True, "B")])
def test_a_tie_goes_to_the_attacking_player_only_with_a_participant(flees: bool, who: str) -> None:
    s = watch(
        table("A: Ghost, Plain Idler* | Retreat\nB: Plain Porter*, Plain Soldier*\nmilitary air A>B", extra=CARDS)
    )
    do(s, "B: pass")
    if flees:
        do(s, "A: Retreat", "A: Plain Idler", "B: pass")
    assert (total(s, "A"), total(s, "B")) == (3, 3)
    do(s, "A: pass")
    assert winner(s) == who


@rule("rr.winning-a-conflict.7", "rr.winning-a-conflict.8")
@pytest.mark.parametrize("sent", [True, False])
@pytest.mark.parametrize("loses", [False, True])
def test_who_was_sent_home_before_it_is_asked_has_neither_won_nor_lost(loses: bool, sent: bool) -> None:
    hero = character("Hero", CRAB, reaction(WinsConflict(who=THIS, loses=loses), GainHonor()), cost=0, military=1)
    usher = character(
        "Usher", NEUTRAL, reaction(WinsConflict(loses=not loses), MoveHome(THAT), choose=CHARACTER), cost=0
    )
    a, b = (
        ("Plain Captain*, Hero*", "Plain Soldier*, Usher")
        if not loses
        else ("Plain Soldier*, Hero*", "Plain Captain*, Usher")
    )
    s = table(f"A: {a}\nB: {b}\nfirst B\nmilitary air A>B", extra=[hero, usher])
    do(s, "B: pass", "A: pass")
    assert decision(s) == "B: reactions"
    do(s, *(("B: Usher", "B: Hero") if sent else ("B: pass",)))
    assert offered(s, "Hero") is not sent
    assert participating(s, "Hero") is not sent and military(s, "Hero") == 1


@pytest.mark.parametrize(
    ("rules", "seen"),
    [
        pytest.param("lcg/stronghold", "ABAB", marks=rule("rr.step-3-2.3")),
        pytest.param("lcg/skirmish", "AB", marks=rule("rr.step-3-2.5")),
    ],
)
def test_each_conflict_phase_gives_each_player_the_opportunities_of_the_format(rules: str, seen: str) -> None:
    s = watch(table("A 6/0: Plain Captain+3\nB 6/0: Plain Captain+3\ndraw phase, first A", rules))
    pass_until(s, "fate phase")
    assert "".join(x[0] for x in told(s) if "passes a conflict" in x) == seen
    pass_until(s, "dynasty phase")
    watch(s)
    pass_until(s, "fate phase")
    assert sorted(x[0] for x in told(s) if "passes a conflict" in x) == sorted(seen), "in the next round again"
