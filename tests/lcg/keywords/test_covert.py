"""Covert: what the declaration's tests leave out."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    SCORPION,
    THIS,
    Evades,
    GainHonor,
    Keyword,
    character,
    reaction,
)
from tests.lcg.tables import (
    do,
    find,
    honor_of,
    offered,
    options,
    table,
)

SPY = character(
    "Proud Spy", SCORPION, Keyword("covert"), reaction(Evades(THIS), GainHonor()), cost=2, military=2, political=2
)
CARDS = [SPY]


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
