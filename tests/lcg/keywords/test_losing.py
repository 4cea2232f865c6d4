"""Losing keywords, and losing tokens."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    CHARACTER,
    CRAB,
    NEUTRAL,
    SCORPION,
    THAT,
    YOURS,
    GainHonor,
    GainsKeyword,
    HasKeyword,
    Keyword,
    LacksKeyword,
    LosesKeyword,
    Num,
    RemoveFate,
    action,
    character,
    event,
    reaction,
)
from gorin.rulesets.lcg.words.player_effects import LoseHonor
from tests.lcg.tables import Happens, decision, do, fate_of, fate_on, honor_of, offered, options, pass_until, table

SPY = character("Spy", SCORPION, Keyword("covert"), cost=1, military=2, political=2)
LANTERN = character("Lantern Bearer", CRAB, LacksKeyword(CHARACTER & AN_OPPONENTS, "covert"), cost=1, military=1)
MENTOR = character("Mentor", SCORPION, HasKeyword(CHARACTER & YOURS, "covert"), cost=1, military=1)
EXPOSE = event("Expose", NEUTRAL, action(LosesKeyword(THAT, "covert"), choose=CHARACTER), cost=0)
TEACH = event("Teach", NEUTRAL, action(GainsKeyword(THAT, "covert"), choose=CHARACTER), cost=0)
DRAIN = event("Drain", NEUTRAL, action(RemoveFate(THAT, Num(2)), choose=CHARACTER), cost=0)
FINE = event("Fine", NEUTRAL, action(LoseHonor(Num(2))), cost=0)
WITNESS = character("Witness", CRAB, reaction(Happens(ev.REMOVE_FATE), GainHonor()), cost=1)
CARDS = [SPY, LANTERN, MENTOR, EXPOSE, TEACH, DRAIN, FINE, WITNESS]


def to_declare(s: Any) -> None:
    """Everybody passes until A declares a conflict."""
    while decision(s) != "A: declare a conflict":
        do(s, f"{decision(s)[0]}: pass")


def evades(s: Any, *attackers: str) -> bool:
    """Is A asked whom to evade when these attack?"""
    to_declare(s)
    do(s, "A: military air", "A: Fields", *(f"A: {x}" for x in attackers))
    if offered(s, "done") and decision(s) == "A: declare an attacker":
        do(s, "A: done")
    return decision(s) == "A: evade by covert"


@pytest.mark.parametrize("foe", ["Lantern Bearer", "Plain Envoy"])
def test_a_constant_ability_takes_it_away(foe: str) -> None:
    s = table(f"A: Spy\nB: {foe}", extra=CARDS)
    assert evades(s, "Spy") == (foe == "Plain Envoy")


def test_however_many_instances_there_are() -> None:
    s = table("A: Spy, Mentor\nB: Lantern Bearer, Plain Envoy", extra=CARDS)
    assert not evades(s, "Spy"), "printed and given by a constant ability"


@pytest.mark.parametrize("last", ["Expose", "Teach"])
def test_of_lasting_effects_the_newest_counts(last: str) -> None:
    s = table("A: Spy | Expose, Teach, Expose\nB: Plain Envoy", extra=CARDS)
    do(s, "A: Expose", "A: Spy", "B: pass", "A: Teach", "A: Spy", "B: pass")
    if last == "Expose":
        do(s, "A: Expose", "A: Spy", "B: pass")
    assert evades(s, "Spy") == (last == "Teach")


def test_a_lasting_loss_beats_a_constant_gain_and_ends_with_its_phase() -> None:
    s = table("A: Spy+2, Mentor+2 | Expose\nB: Plain Envoy+2", extra=CARDS)
    do(s, "A: Expose", "A: Spy", "B: pass")
    t = s.clone()
    assert not evades(t, "Spy")
    pass_until(s, "dynasty phase")
    pass_until(s, "conflict phase")
    assert evades(s, "Spy")


def test_only_what_is_there_can_be_lost() -> None:
    s = table("A: Spy, Plain Captain | Expose\nB:", extra=CARDS)
    do(s, "A: Expose")
    assert options(s) == ["Spy"]


@rule("rr.loses.1")
def test_lost_honor_goes_to_nobody() -> None:
    s = table("A 10/0: | Fine\nB 10/0:", extra=CARDS)
    do(s, "A: Fine")
    assert honor_of(s) == [8, 10]


@rule("rr.loses.2", "rr.loses.3")
def test_a_card_loses_tokens_that_are_removed_from_it_and_they_go_to_the_bank() -> None:
    s = table("A 10/0: Plain Captain+3, Witness | Drain\nB 10/0:", extra=CARDS)
    do(s, "A: Drain", "A: Plain Captain")
    assert fate_on(s, "Plain Captain") == 1 and fate_of(s) == [0, 0]
    assert options(s) == ["Witness", "pass"], "that it lost them is an occurrence"


def test_they_read_as_printed() -> None:
    assert text_of(LANTERN) == "Each character controlled by an opponent loses covert."
    assert text_of(EXPOSE).endswith("until the end of the phase, that character loses covert.")
