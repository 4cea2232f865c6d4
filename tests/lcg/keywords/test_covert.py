"""Covert: what the declaration's tests leave out."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    SCORPION,
    THAT,
    THIS,
    YOURS,
    Evades,
    GainHonor,
    Keyword,
    MoveToConflict,
    action,
    character,
    conflict_character,
    event,
    reaction,
)
from tests.lcg.tables import (
    attacking,
    decision,
    defending,
    do,
    find,
    honor_of,
    is_faceup,
    offered,
    options,
    pass_until,
    table,
)

SPY = character(
    "Proud Spy", SCORPION, Keyword("covert"), reaction(Evades(THIS), GainHonor()), cost=2, military=2, political=2
)
MARCH = event("March", NEUTRAL, action(MoveToConflict(THAT), choose=CHARACTER & YOURS), cost=0)
LATE = conflict_character("Late Spy", SCORPION, Keyword("covert"), cost=0, military=1, political=1)
CARDS = [SPY, MARCH, LATE]


@rule("rr.covert.5", "rr.open-covert-plural.1")
def test_the_one_evaded_character_is_evaded_by_each_covert_attacker() -> None:
    s = table("A 10/0: Proud Spy, Proud Spy, Plain Captain\nB: Plain Envoy, Plain Soldier", extra=CARDS)
    do(s, "A: pass", "B: pass", "A: military air", "A: Fields")
    do(s, "A: Proud Spy", "A: Proud Spy", "A: Plain Captain", "A: Plain Envoy")
    assert s.p[facts.EVADED] == 1 << find(s, "Plain Envoy"), "one character, not one for each"
    assert [x for x in options(s) if "Proud Spy" in x] and s.decision.why == "reactions"
    do(s, "A: Proud Spy")
    do(s, "A: Proud Spy")
    assert honor_of(s) == [12, 10], "both spies have evaded it"
    assert options(s) == ["Plain Soldier", "done"]


@rule("rr.covert.5")
def test_who_is_not_covert_or_declines_has_evaded_nobody() -> None:
    s = table("A 10/0: Proud Spy\nB: Plain Envoy", extra=CARDS)
    do(s, "A: pass", "B: pass", "A: military air", "A: Fields", "A: Proud Spy", "A: done")
    assert s.decision.why == "evade by covert"
    do(s, "A: done")
    assert not offered(s, "Proud Spy") and options(s) == ["Plain Envoy", "done"]


@rule("rr.covert.6")
def test_covert_comes_before_a_facedown_province_is_revealed() -> None:
    s = table("A: Plain Sneak\nB: Plain Envoy | | Fields, Plain Hill?")
    do(s, "A: pass", "B: pass", "A: military air")
    do(s, "A: a facedown province")
    do(s, "A: Plain Sneak", "A: done")
    assert decision(s) == "A: evade by covert" and not is_faceup(s, "Plain Hill")
    do(s, "A: Plain Envoy")
    assert is_faceup(s, "Plain Hill")


@rule("rr.covert.7")
def test_an_evaded_character_can_still_be_moved_into_the_conflict() -> None:
    s = table("A: Plain Sneak\nB: Plain Envoy | March", extra=CARDS)
    do(s, "A: pass", "B: pass", "A: military air", "A: Fields", "A: Plain Sneak", "A: done", "A: Plain Envoy")
    assert options(s) == ["done"], "it cannot be declared"
    do(s, "B: done", "B: March", "B: Plain Envoy")
    assert defending(s, "Plain Envoy")


@rule("rr.covert.8")
@pytest.mark.parametrize("how", ["moved", "played"])
def test_covert_does_nothing_for_a_character_that_joins_later(how: str) -> None:
    s = table("A 10/0: Plain Captain, Proud Spy_ | March, Late Spy\nB: Plain Envoy", extra=CARDS)
    do(s, "A: pass", "B: pass", "A: military air", "A: Fields", "A: Plain Captain", "A: done")
    assert decision(s) == "B: declare a defender", "nobody was asked whom to evade"
    assert offered(s, "Plain Envoy")
    do(s, "B: done", "B: pass")
    who = "Proud Spy" if how == "moved" else "Late Spy"
    do(s, *(("A: March", "A: Proud Spy") if how == "moved" else ("A: Late Spy into the conflict",)))
    assert attacking(s, who)
    assert decision(s) == "B: action" and not s.p[facts.EVADED]
    pass_until(s, "declare a conflict")
    assert honor_of(s)[0] == 10, "nobody was evaded"
