"""The tainted status token."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    PROVINCE,
    THAT,
    DiscardAnyToken,
    Dishonor,
    Honor,
    Taint,
    action,
    event,
)
from tests.lcg.tables import (
    Does,
    decision,
    do,
    find,
    honor_of,
    is_dishonored,
    is_faceup,
    is_honored,
    is_tainted,
    military,
    offered,
    options,
    political,
    strength,
    table,
)

CURSE = event("Curse", NEUTRAL, action(Taint(THAT), choose=CHARACTER), cost=0)
BLIGHT = event("Blight", NEUTRAL, action(Taint(THAT), choose=PROVINCE), cost=0)
PRAISE = event("Praise", NEUTRAL, action(Honor(THAT), choose=CHARACTER), cost=0)
SHAME = event("Shame", NEUTRAL, action(Dishonor(THAT), choose=CHARACTER), cost=0)
PURGE = event("Purge", NEUTRAL, action(DiscardAnyToken(THAT), choose=CHARACTER), cost=0)
FOG = event("Fog", NEUTRAL, action(Does(THAT, ev.TURN_FACEDOWN), choose=PROVINCE), cost=0)
DAWN = event("Dawn", NEUTRAL, action(Does(THAT, ev.REVEAL), choose=PROVINCE), cost=0)
CARDS = [CURSE, BLIGHT, PRAISE, SHAME, PURGE, FOG, DAWN]


@rule("rr.tainted.1", "rr.tainted.3")
def test_a_tainted_character_gets_2_of_each_skill() -> None:
    s = table("A: Plain Captain | Curse\nB:", extra=CARDS)
    do(s, "A: Curse", "A: Plain Captain")
    assert is_tainted(s, "Plain Captain")
    assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == (6, 4)
    s = table("A: Plain Bully&\nB:")
    assert (military(s, "Plain Bully"), political(s, "Plain Bully")) == (5, 0), "a dash stays a dash"


@rule("rr.tainted.2")
def test_it_cannot_be_tainted_again() -> None:
    s = table("A: Plain Captain&, Plain Soldier | Curse\nB:", extra=CARDS)
    do(s, "A: Curse")
    assert options(s) == ["Plain Soldier"]
    assert not offered(table("A: Plain Captain& | Curse\nB:", extra=CARDS), "Curse")


@rule("rr.tainted.4", "rr.open-tainted-cost.1")
@pytest.mark.parametrize("honor", [5, 1])
def test_each_tainted_attacker_costs_1_honor_as_it_is_declared(honor: int) -> None:
    s = table(f"A {honor}/0: Plain Captain&, Plain Soldier&, Plain Porter\nB:")
    do(s, "A: pass", "B: pass", "A: military air", "A: Fields", "A: Plain Captain")
    assert offered(s, "Plain Soldier") == (honor == 5), "no honor, no second one"
    if honor == 5:
        do(s, "A: Plain Soldier", "A: Plain Porter", "A: done")
        assert honor_of(s)[0] == 3


@rule("rr.tainted.4")
def test_each_tainted_defender_too() -> None:
    s = table("A: Plain Captain\nB 5/0: Plain Soldier&, Plain Envoy&, Plain Porter")
    do(s, "A: pass", "B: pass", "A: military air", "A: Fields", "A: Plain Captain")
    do(s, "B: Plain Soldier", "B: Plain Porter", "B: done")
    assert honor_of(s)[1] == 4, "only for the tainted one that was declared"


@rule("rr.tainted.5")
def test_a_tainted_province_gets_2_strength() -> None:
    s = table("A: | Blight\nB: | | Fields, Plain Hill", extra=CARDS)
    do(s, "A: Blight", "A: Plain Hill")
    assert is_tainted(s, "Plain Hill") and strength(s, "Plain Hill") == 5


@rule("rr.tainted.6")
@pytest.mark.parametrize("defenders", [0, 1, 2])
def test_defending_at_a_tainted_province_costs_1_honor_in_all(defenders: int) -> None:
    s = table("A: Plain Captain\nB 5/0: Plain Soldier, Plain Envoy | | Fields, Plain Hill&")
    do(s, "A: pass", "B: pass", "A: military air", "A: Plain Hill", "A: Plain Captain")
    do(s, *["B: Plain Soldier", "B: Plain Envoy"][:defenders], "B: done")
    assert honor_of(s)[1] == (4 if defenders else 5)


@rule("rr.tainted.7")
def test_the_token_goes_only_by_a_card_that_takes_it() -> None:
    s = table("A: Plain Captain& | Praise, Shame, Shame, Purge\nB:", extra=CARDS)
    do(s, "A: Praise", "A: Plain Captain", "B: pass", "A: Shame", "A: Plain Captain", "B: pass")
    assert is_tainted(s, "Plain Captain")
    do(s, "A: Purge", "A: Plain Captain")
    assert not is_tainted(s, "Plain Captain")


@rule("rr.tainted.8")
def test_a_province_keeps_it_when_it_is_turned() -> None:
    s = table("A: | Fog, Dawn\nB: | | Fields, Plain Hill&", extra=CARDS)
    do(s, "A: Fog", "A: Plain Hill")
    assert not is_faceup(s, "Plain Hill") and is_tainted(s, "Plain Hill")
    do(s, "B: pass", "A: Dawn")
    where = next(i for i, o in enumerate(s.decision.options) if o.card == find(s, "Plain Hill"))
    do(s, f"A: {options(s)[where]}")
    assert is_faceup(s, "Plain Hill") and is_tainted(s, "Plain Hill") and strength(s, "Plain Hill") == 5


@rule("rr.tainted.9")
def test_it_has_no_bearing_on_personal_honor() -> None:
    s = table("A: Plain Captain&, Plain Envoy& | Praise, Shame\nB:", extra=CARDS)
    do(s, "A: Praise", "A: Plain Captain", "B: pass", "A: Shame", "A: Plain Envoy")
    assert is_honored(s, "Plain Captain") and is_tainted(s, "Plain Captain") and military(s, "Plain Captain") == 8
    assert is_dishonored(s, "Plain Envoy") and is_tainted(s, "Plain Envoy") and political(s, "Plain Envoy") == 4
    assert decision(s) == "B: action"
