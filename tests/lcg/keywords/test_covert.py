"""Covert: what the declaration's tests leave out."""

from __future__ import annotations

import pytest

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
    decision,
    do,
    find,
    honor_of,
    offered,
    options,
    pass_until,
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


@rule("rr.covert.5")
def test_only_covert_attackers_have_evaded_it() -> None:
    boor = character("Boor", SCORPION, reaction(Evades(THIS), GainHonor()), cost=0, military=1, political=1)
    s = table("A 10/0: Boor, Proud Spy, Proud Spy\nB: Plain Envoy, Plain Soldier", extra=[*CARDS, boor])
    do(s, "A: pass", "B: pass", "A: military air", "A: Fields", "A: Boor", "A: Proud Spy", "A: done", "A: Plain Envoy")
    assert [x.split(" #")[0] for x in options(s)] == ["Proud Spy", "pass"], "neither the boor nor who stayed at home"


@rule("rr.covert.1")
@pytest.mark.parametrize("kind", ["military", "political"])
@pytest.mark.parametrize("who", [("Plain Giant", "Plain Sneak"), ("Plain Sneak", "Proud Spy"), ("Plain Giant",)])
@pytest.mark.parametrize(("attacker", "defender"), ["AB", "BA"])
def test_one_covert_attacker_among_others_is_enough_for_either_player(
    kind: str, who: tuple[str, ...], attacker: str, defender: str
) -> None:
    rows = {attacker: "Plain Giant, Plain Sneak, Proud Spy", defender: "Plain Captain, Plain Soldier_"}
    s = table(f"A: {rows['A']}\nB: {rows['B']}\nconflict phase, first {attacker}", extra=CARDS)
    pass_until(s, f"{attacker}: declare a conflict")
    do(s, f"{attacker}: {kind} air", f"{attacker}: Fields", *(f"{attacker}: {x}" for x in who), f"{attacker}: done")
    if len(who) > 1:
        assert decision(s) == f"{attacker}: evade by covert"
        assert options(s) == ["Plain Captain", "Plain Soldier", "done"]
    else:
        assert decision(s) == f"{defender}: declare a defender"
