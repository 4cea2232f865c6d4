"""The tainted status token."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    PROVINCE,
    THAT,
    Taint,
    action,
    event,
)
from tests.lcg.tables import (
    Does,
    do,
    find,
    is_faceup,
    is_tainted,
    offered,
    options,
    strength,
    table,
)

CURSE = event("Curse", NEUTRAL, action(Taint(THAT), choose=CHARACTER), cost=0)
BLIGHT = event("Blight", NEUTRAL, action(Taint(THAT), choose=PROVINCE), cost=0)
FOG = event("Fog", NEUTRAL, action(Does(THAT, ev.TURN_FACEDOWN), choose=PROVINCE), cost=0)
DAWN = event("Dawn", NEUTRAL, action(Does(THAT, ev.REVEAL), choose=PROVINCE), cost=0)
CARDS = [CURSE, BLIGHT, FOG, DAWN]


@rule("rr.tainted.2")
def test_it_cannot_be_tainted_again() -> None:
    s = table("A: Plain Captain&, Plain Soldier | Curse\nB:", extra=CARDS)
    do(s, "A: Curse")
    assert options(s) == ["Plain Soldier"]
    assert not offered(table("A: Plain Captain& | Curse\nB:", extra=CARDS), "Curse")


@rule("rr.tainted.5")
def test_a_tainted_province_gets_2_strength() -> None:
    s = table("A: | Blight\nB: | | Fields, Plain Hill", extra=CARDS)
    do(s, "A: Blight", "A: Plain Hill")
    assert is_tainted(s, "Plain Hill") and strength(s, "Plain Hill") == 5


@rule("rr.tainted.8")
def test_a_province_keeps_it_when_it_is_turned() -> None:
    s = table("A: | Fog, Dawn\nB: | | Fields, Plain Hill&", extra=CARDS)
    do(s, "A: Fog", "A: Plain Hill")
    assert not is_faceup(s, "Plain Hill") and is_tainted(s, "Plain Hill")
    do(s, "B: pass", "A: Dawn")
    where = next(i for i, o in enumerate(s.decision.options) if o.card == find(s, "Plain Hill"))
    do(s, f"A: {options(s)[where]}")
    assert is_faceup(s, "Plain Hill") and is_tainted(s, "Plain Hill") and strength(s, "Plain Hill") == 5
