"""What constant abilities bring about by themselves: discarding, winning, and values set twice; permissions to play."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    CRANE,
    EVENT,
    HOST,
    IN_DISCARD,
    NEUTRAL,
    THAT,
    THIS,
    YOURS,
    AlwaysSets,
    Bow,
    Discards,
    Exists,
    Instead,
    Is,
    LeavingPlay,
    MayAlwaysPlay,
    Num,
    Sets,
    WinsIf,
    WinTheGame,
    WouldLeavePlay,
    action,
    attachment,
    character,
    count,
    event,
    interrupt,
    while_this,
)
from gorin.rulesets.lcg.words import Discard as Discarded
from tests.lcg.tables import decision, discard, do, honor_of, in_play, is_bowed, military, offered, options, table

BOWED = Is("bowed")
SHADOW = character("Shadow", CRAB, Discards(THIS, when=while_this(BOWED)), cost=1, military=2)
TRIP = event("Trip", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=0)
NURSE = character("Nurse", CRANE, interrupt(LeavingPlay(CHARACTER & YOURS - THIS), Instead(Bow(THIS))), cost=1)
CHARM = attachment("Charm", NEUTRAL, interrupt(WouldLeavePlay(HOST), Instead(Discarded(THIS))), cost=0)
CARDS = [SHADOW, TRIP, NURSE, CHARM]


@rule("rr.constant-abilities.5", "rr.ability.6")
def test_a_constant_ability_that_discards_cannot_be_replaced_or_declined() -> None:
    s = table("A: | Trip\nB: Shadow[Charm], Nurse", extra=CARDS)
    do(s, "A: Trip", "A: Shadow")
    assert not in_play(s, "Shadow") and decision(s) == "B: action", "nobody was asked"
    assert not is_bowed(s, "Nurse") and "Shadow" in discard(s, "B")
    dismiss = event("Dismiss", NEUTRAL, action(Discarded(THAT), choose=CHARACTER), cost=0)
    s = table("A: | Dismiss\nB: Shadow[Charm], Nurse", extra=[*CARDS, dismiss])
    do(s, "A: Dismiss", "A: Shadow")
    assert offered(s, "Charm"), "an event's effect can be replaced"


@rule("rr.winning-the-game.3", "rr.winning-the-game.1")
def test_a_victory_condition_on_a_card_ends_the_game_at_once() -> None:
    prophet = character("Prophet", CRANE, WinsIf(count(CHARACTER & YOURS & BOWED) > 1), cost=1)
    s = table("A: Prophet, Plain Captain_ | Trip\nB: Plain Soldier_, Plain Envoy_", extra=[*CARDS, prophet])
    assert s.winner < 0
    do(s, "A: Trip", "A: Prophet")
    assert s.winner == 0 and s.decision is None and s.box.rules.endings[s.ending] == "a card"


@rule("rr.winning-the-game.4")
@pytest.mark.parametrize("first", ["A", "B"])
def test_of_two_who_win_at_once_the_first_player_wins(first: str) -> None:
    prophet = character("Prophet", CRANE, WinsIf(Exists(CHARACTER & BOWED)), cost=1)
    s = table(f"A: Prophet | Trip\nB: Prophet | Trip\nfirst {first}", extra=[*CARDS, prophet])
    do(s, f"{first}: Trip")
    do(s, f"{first}: {options(s)[0]}")
    assert s.winner == ("A", "B").index(first)


def test_an_effect_may_win_the_game() -> None:
    end = event("The End", NEUTRAL, action(WinTheGame(), cost=Bow(CHARACTER & YOURS)), cost=0)
    s = table("A: Plain Captain | The End\nB:", extra=[end])
    do(s, "A: The End", "A: Plain Captain")
    assert s.winner == 0


# --- values set twice -------------------------------------------------------------------------------------------------

LOW = attachment("Low", NEUTRAL, AlwaysSets(HOST, "military", Num(1)), cost=0)
HIGH = attachment("High", NEUTRAL, AlwaysSets(HOST, "military", Num(8)), cost=0)


@rule("rr.priority-of-simultaneous-resolution.5")
@pytest.mark.parametrize(("last", "skill"), [("Low", 1), ("High", 8)])
def test_the_first_player_orders_constant_abilities_that_cannot_both_apply(last: str, skill: int) -> None:
    s = table("A 10/3: Plain Captain[Low] | Plain Praise\nB 10/3: | High\nfirst A", extra=[LOW, HIGH])
    do(s, "A: pass", "B: High", "B: Plain Captain")
    assert decision(s) == "A: which ability is applied last" and options(s) == ["Low", "High"]
    do(s, f"A: {last}")
    assert military(s, "Plain Captain") == skill
    do(s, "A: Plain Praise")
    assert military(s, "Plain Captain") == skill and honor_of(s) == [11, 10], "it is not asked again"


@rule("rr.priority-of-simultaneous-resolution.4")
def test_what_can_apply_together_does() -> None:
    s = table("A: Plain Captain[Low], Plain Soldier[High]\nB: Plain Giant[Low, A:High] | Trip", extra=[LOW, HIGH, TRIP])
    assert military(s, "Plain Captain") == 1 and military(s, "Plain Soldier") == 8
    s = table("A: Plain Captain[Low, B:Low] | Trip\nB:", extra=[LOW, TRIP])
    do(s, "A: Trip", "A: Plain Captain")
    assert decision(s) == "B: action" and military(s, "Plain Captain") == 1, "they agree"


@rule("rr.modifiers.6")
def test_a_lasting_effect_is_newer_than_a_constant_ability() -> None:
    five = event("Five", NEUTRAL, action(Sets(THAT, "military", Num(5), until="phase"), choose=CHARACTER), cost=0)
    s = table("A: Plain Captain[Low] | Five\nB:", extra=[LOW, five])
    do(s, "A: Five", "A: Plain Captain")
    assert military(s, "Plain Captain") == 5


# --- permissions ------------------------------------------------------------------------------------------------------


@rule("rr.play-restrictions.2")
def test_a_permission_adds_ways_to_play_a_card() -> None:
    echo = character("Echo", CRANE, MayAlwaysPlay(EVENT & IN_DISCARD & YOURS), cost=1)
    s = table("A: Echo | | | Plain Praise\nB: | | | Plain Praise", extra=[echo])
    assert options(s) == ["Plain Praise", "pass"], "beyond the general rules, from the discard pile"
    do(s, "A: Plain Praise")
    assert honor_of(s) == [11, 10] and options(s) == ["pass"], "B has no such permission"
