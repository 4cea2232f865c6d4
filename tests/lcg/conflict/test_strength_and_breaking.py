"""Resolving a conflict: its steps in their order, and what strength a province needs not to break."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.state import ON
from gorin.rulesets.lcg.words import NEUTRAL, AttackedProvince, GainFate, action, character, event, gets, reaction
from tests.lcg.tables import Happens, do, is_broken, options, strength, table, told, watch

RUIN = event("Ruin", NEUTRAL, action(gets(AttackedProvince(), strength=-1)), cost=0)


@rule("rr.step-3-2-5.1")
@pytest.mark.parametrize("sides", ["AB", "BA"])
@pytest.mark.parametrize("kind", ["military", "political"])
@pytest.mark.parametrize(
    ("province", "others", "ruin", "broken"),
    [
        ("Plain Hill", "Plain Porter*", False, True),  # 4 - 1 against 3
        ("Plain Hill[Plain Tower]", "", False, False),  # 4 against 3 + 2
        ("Plain Hill[Plain Tower]", "", True, True),  # 4 against 3 + 2 - 1
        ("Plain Hill&", "", False, False),  # 4 against 3 + 2
        ("Plain Hill", "Plain Porter*, Plain Porter*", False, False),  # 4 - 2 against 3
        ("Plain Hill", "Plain Porter*, Plain Porter*", True, True),  # 4 - 2 against 3 - 1
    ],
)
def test_a_province_breaks_if_the_attacker_won_by_the_strength_it_has_now(
    province: str, others: str, ruin: bool, broken: bool, kind: str, sides: str
) -> None:
    a, b = sides[0], sides[1]
    winners = "Plain Captain*" if kind == "military" else "Plain Envoy*, Plain Porter*"  # 4 of this skill
    lines = {a: f"{winners} | Ruin", b: f"{others} | | Fields, {province}"}
    s = table(f"A: {lines['A']}\nB: {lines['B']}\n{kind} air {a}>{b} Plain Hill", extra=[RUIN])
    do(s, f"{b}: pass", *([f"{a}: Ruin", f"{b}: pass"] if ruin else []))
    before = strength(s, "Plain Hill")
    do(s, f"{a}: pass")
    assert is_broken(s, "Plain Hill") is broken, f"strength {before}"


@pytest.mark.parametrize("sides", ["AB", "BA"])
@pytest.mark.parametrize("kind", ["military", "political"])
@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("wins the conflict", "loses 1 honor", marks=rule("rr.step-3-2-4.1", "rr.unopposed.2")),
        pytest.param("loses 1 honor", "Plain Hill breaks", marks=rule("rr.step-3-2-4.1", "rr.unopposed.2")),
        pytest.param("Plain Hill breaks", "gains 2 honor", marks=rule("rr.step-3-2-5.1", "rr.step-3-2-6.1")),
        pytest.param("gains 2 honor", "claims the air ring", marks=rule("rr.step-3-2-6.1", "rr.step-3-2-7.1")),
        pytest.param("claims the air ring", "Plain Lord bows", marks=rule("rr.step-3-2-7.1", "rr.step-3-2-8.1")),
        pytest.param("claims the air ring", "sent home", marks=rule("rr.step-3-2-8.2")),
        pytest.param("Plain Lord bows", "The conflict ends", marks=rule("rr.step-3-2-8.1", "rr.step-3-3.1")),
    ],
)
def test_what_a_won_conflict_brings_comes_in_the_order_of_the_steps(
    one: str, other: str, kind: str, sides: str
) -> None:
    a, b = sides[0], sides[1]
    maid = character("Maid", NEUTRAL, reaction(Happens(ev.RETURN_HOME), GainFate(), forced=True), cost=0)
    lines = {a: "Plain Lord*, Maid", b: " | | Fields, Plain Hill"}
    s = watch(table(f"A 10/0: {lines['A']}\nB 10/0: {lines['B']}\n{kind} air {a}>{b} Plain Hill", extra=[maid]))
    do(s, f"{b}: pass", f"{a}: pass", f"{a}: done", f"{a}: gain 2 honor")
    if s.con[ON]:
        do(s, f"{s.box.rules.seat_name(s.decision.player)}: {options(s)[0]}")
    heard = [x.replace(f"{a} gains 1 fate", "sent home") for x in told(s)]
    order = [next(i for i, x in enumerate(heard) if word in x) for word in (one, other)]
    assert order == sorted(order), heard
