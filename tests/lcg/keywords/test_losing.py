"""Losing keywords, and losing tokens."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.check import problems
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    CHARACTER,
    CRAB,
    NEUTRAL,
    SCORPION,
    THAT,
    THIS,
    YOURS,
    Composure,
    Dire,
    GainsKeyword,
    HasKeyword,
    Keyword,
    LacksKeyword,
    LosesKeyword,
    action,
    always_gets,
    character,
    event,
)
from tests.lcg.tables import (
    decision,
    do,
    find,
    is_honored,
    military,
    offered,
    options,
    pass_until,
    table,
)

SPY = character("Spy", SCORPION, Keyword("covert"), cost=1, military=2, political=2)
LANTERN = character("Lantern Bearer", CRAB, LacksKeyword(CHARACTER & AN_OPPONENTS, "covert"), cost=1, military=1)
MENTOR = character("Mentor", SCORPION, HasKeyword(CHARACTER & YOURS, "covert"), cost=1, military=1)
EXPOSE = event("Expose", NEUTRAL, action(LosesKeyword(THAT, "covert"), choose=CHARACTER), cost=0)
TEACH = event("Teach", NEUTRAL, action(GainsKeyword(THAT, "covert"), choose=CHARACTER), cost=0)
CARDS = [SPY, LANTERN, MENTOR, EXPOSE, TEACH]


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


def test_they_read_as_printed() -> None:
    assert text_of(LANTERN) == "Each character controlled by an opponent loses covert."
    assert text_of(EXPOSE).endswith("until the end of the phase, that character loses covert.")


def test_pride_lost_for_a_conflict_and_pride_gained_for_one() -> None:
    proud = character("Proud Guard", CRAB, Keyword("pride"), cost=2, military=3, political=1, glory=1)
    humble = event("Humble", NEUTRAL, action(LosesKeyword(THAT, "pride", "conflict"), choose=CHARACTER), cost=0)
    boast = event("Boast", NEUTRAL, action(GainsKeyword(THAT, "pride", "conflict"), choose=CHARACTER), cost=0)
    extra = [proud, humble, boast]
    s = table("A: Proud Guard*, Plain Captain* | Humble, Boast\nB: Plain Envoy*\nmilitary air A>B", extra=extra)
    do(s, "B: pass", "A: Humble", "A: Proud Guard", "B: pass", "A: Boast", "A: Plain Captain", "B: pass", "A: pass")
    assert not is_honored(s, "Proud Guard") and is_honored(s, "Plain Captain")


@rule("rr.open-keyword-list.1")
def test_corrupted_is_a_keyword_that_can_be_lost_and_dire_gives_its_text_as_composure_does() -> None:
    cultist = character("Cultist", CRAB, Keyword("corrupted"), cost=0, military=1)
    saint = character("Saint", CRAB, LacksKeyword(CHARACTER, "corrupted"), cost=1)
    assert problems(cultist) == problems(saint) == []
    s = table("A: Cultist, Saint\nB: Cultist", extra=[cultist, saint])
    assert not s.p[facts.FACTS["corrupted"]], "nobody has it any more"
    s = table("A: Cultist\nB:", extra=[cultist])
    assert s.p[facts.FACTS["corrupted"]] == 1 << find(s, "Cultist")
    for word in (Dire, Composure):
        guard = character("Guard", CRAB, word(always_gets(THIS, military=3)), cost=1, military=2)
        assert text_of(guard) == f"{word.__name__} – This character gets +3[military]."
        s = table("A bid 1: Guard\nB bid 2:", extra=[guard])
        assert military(s, "Guard") == 5
        s = table("A bid 2: Guard+1\nB bid 2:", extra=[guard])
        assert military(s, "Guard") == 2
