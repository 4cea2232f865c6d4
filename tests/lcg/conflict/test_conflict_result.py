"""3.2.3 and 3.2.4: comparing skill, winning and losing, unopposed conflicts."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.rings.places import CONTESTED, UNCLAIMED
from gorin.rulesets.lcg.state import BY, WINNER
from gorin.rulesets.lcg.words import CRAB, THAT, THIS, character, event
from gorin.rulesets.lcg.words.card_effects import MoveHome
from gorin.rulesets.lcg.words.player_effects import GainFate, GainHonor
from gorin.rulesets.lcg.words.texts import action, reaction
from gorin.rulesets.lcg.words.triggers import WinsConflict
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    honor_of,
    step,
    table,
    told,
    total,
    watch,
)

UMPIRE = character("Umpire", CRAB, reaction(Happens(ev.WIN), GainFate()), cost=0)


def fought(a: str, b: str, fight: str = "military air A>B", rules: str = "lcg/stronghold", **more: Any) -> Any:
    """Both players passed in the window of this conflict."""
    s = watch(table(f"{a}\n{b}\n{fight}", rules, **more))
    return do(s, "B: pass", "A: pass")


def winner(s: Any) -> str:
    """Who was told to have won the conflict."""
    found = [x[0] for x in told(s) if "wins the conflict" in x]
    return found[0] if found else "nobody"


@rule("rr.winning-a-conflict.1", "rr.skill.1")
@pytest.mark.parametrize(
    ("a", "b", "who"), [("Plain Captain", "Plain Soldier", "A"), ("Plain Soldier", "Plain Captain", "B")]
)
def test_the_higher_military_skill_wins_a_military_conflict(a: str, b: str, who: str) -> None:
    assert winner(fought(f"A: {a}*", f"B: {b}*")) == who


@rule("rr.skill.2")
def test_the_higher_political_skill_wins_a_political_conflict() -> None:
    assert winner(fought("A: Plain Captain*", "B: Plain Envoy*", "political air A>B")) == "B"
    assert winner(fought("A: Plain Captain*", "B: Plain Envoy*", "military air A>B")) == "A"


@rule("rr.winning-a-conflict.2", "rr.skill.3", "rr.skill.4")
def test_a_total_is_the_skill_of_all_ready_participants_with_their_modifiers() -> None:
    s = table(
        """A: Plain Captain*[Fine Katana], Plain Soldier*^, Plain Giant
           B: Plain Giant*_, Plain Bully*~, Plain Soldier*
           conflict phase, favor B military
           military air A>B"""
    )
    assert total(s, "A") == 4 + 2 + 2 + 1
    assert total(s, "B") == 0 + (3 - 1) + 2 + 1
    do(s, "B: pass", "A: pass")
    assert (s.con[WINNER], s.con[BY]) == (0, 4)


@rule("rr.winning-a-conflict.5")
def test_a_tie_of_one_or_more_is_won_by_the_attacking_player() -> None:
    s = fought("A: Plain Soldier*", "B: Plain Soldier*")
    assert winner(s) == "A"
    assert s.con[BY] == 0


@rule("rr.winning-a-conflict.3", "rr.skill.5", "rr.step-3-2-3.2")
@pytest.mark.parametrize(
    ("a", "b"), [("Plain Idler*", "Plain Idler*"), ("Plain Captain*_", "Plain Giant*_"), ("Plain Idler*", "")]
)
def test_with_zero_skill_on_both_sides_nobody_wins(a: str, b: str) -> None:
    s = fought(f"A: {a}", f"B: {b}", "military air A>B")
    assert winner(s) == "nobody"
    assert s.ring_place[0] == UNCLAIMED
    assert honor_of(s) == [10, 10]


@rule("rr.winning-a-conflict.6", "rr.step-3-2-7.4", "rr.open-no-winner-ring-timing.1")
def test_the_ring_of_a_conflict_without_winner_returns_at_once() -> None:
    s = table("A: Plain Idler*\nB: Umpire*\nmilitary air A>B", extra=[UMPIRE])
    assert s.ring_place[0] == CONTESTED
    do(s, "B: pass", "A: pass")
    assert s.ring_place[0] == UNCLAIMED
    assert decision(s) == "A: action", "nobody won or lost, so nobody reacts"
    assert s.lost == [0, 0]


@rule("rr.winning-a-conflict.7")
@pytest.mark.parametrize(("mark", "asked"), [("*", True), ("", False)])
def test_a_character_has_won_only_if_it_participates_on_the_winning_side(mark: str, asked: bool) -> None:
    hero = character("Hero", CRAB, reaction(WinsConflict(who=THIS), GainHonor()), cost=0, military=1)
    s = fought(f"A: Plain Captain*, Hero{mark}", "B:", extra=[hero])
    assert (decision(s) == "A: reactions") == asked


@rule("rr.winning-a-conflict.8")
@pytest.mark.parametrize(("mark", "asked"), [("*", True), ("", False)])
def test_a_character_has_lost_only_if_it_participates_on_the_losing_side(mark: str, asked: bool) -> None:
    loser = character("Loser", CRAB, reaction(WinsConflict(who=THIS, loses=True), GainHonor()), cost=0, military=1)
    s = fought("A: Plain Captain*", f"B: Plain Soldier*, Loser{mark}", extra=[loser])
    assert (decision(s) == "B: reactions") == asked


@rule("rr.step-3-2-4.1", "rr.unopposed.1", "rr.unopposed.2")
def test_losing_an_unopposed_conflict_costs_one_honor() -> None:
    s = fought("A: Plain Captain*", "B: Plain Giant")
    assert honor_of(s) == [10, 9]


@rule("rr.unopposed.1")
def test_a_bowed_defender_is_a_defender() -> None:
    assert honor_of(fought("A: Plain Captain*", "B: Plain Giant*_")) == [10, 10]


@rule("rr.unopposed.1")
def test_unopposed_is_judged_when_the_winner_is_determined() -> None:
    flee = event("Flee", CRAB, action(MoveHome(THAT), choose=Is("character")), cost=0)
    s = table("A: Plain Captain* | Flee\nB: Plain Porter*\nmilitary air A>B", extra=[flee])
    do(s, "B: pass", "A: Flee", "A: Plain Porter", "B: pass", "A: pass")
    assert honor_of(s) == [10, 9], "the defender went home"
    late = character("Late", CRAB, reaction(WinsConflict(loses=True), MoveHome(THIS)), cost=0)
    t = fought("A: Plain Captain*", "B: Late*", extra=[late])
    do(t, "B: Late")
    assert honor_of(t) == [10, 10], "there was one when it mattered"


@rule("rr.unopposed.3")
def test_in_skirmish_an_unopposed_conflict_costs_nothing() -> None:
    assert honor_of(fought("A: Plain Porter*", "B:", rules="lcg/skirmish")) == [10, 10]


@rule("rr.open-no-winner-ring-timing.1")
def test_that_ring_returns_in_3_2_3_and_not_when_rings_are_claimed() -> None:
    keeper = character("Keeper", CRAB, reaction(Happens(ev.RETURN_RING), GainHonor()), cost=0)
    s = table("A: Plain Idler*\nB: Keeper\nmilitary air A>B", extra=[keeper])
    do(s, "B: pass", "A: pass")
    assert decision(s) == "B: reactions" and "3.2.3" in step(s) and "3.2.7" not in step(s)
    assert s.ring_place[0] == UNCLAIMED
    do(s, "B: Keeper")
    assert honor_of(s) == [10, 11] and decision(s) == "A: action", "3.2.7 had nothing left to return"
