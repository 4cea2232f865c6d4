"""Cancelling: before everything else, once, and without giving anything back."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    EVENT,
    NEUTRAL,
    THAT,
    CancelEffects,
    EffectsWouldInitiate,
    GainFate,
    GainHonor,
    Honor,
    action,
    character,
    event,
    holding,
    interrupt,
    limit,
)
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    honor_of,
    is_honored,
    offered,
    options,
    table,
)

TEACHER = character("Plain Teacher", NEUTRAL, action(Honor(THAT), choose=CHARACTER), cost=1)
TUTOR = character("Plain Tutor", NEUTRAL, action(Honor(THAT), choose=CHARACTER, limit=limit(2, "round")), cost=1)
INITIATED = EffectsWouldInitiate(CHARACTER | EVENT)
VETO = holding("Plain Veto", NEUTRAL, interrupt(INITIATED, CancelEffects(), unlimited=True))
EAR = holding("Plain Ear", NEUTRAL, interrupt(INITIATED, GainFate(), unlimited=True))
DUTY = holding("Plain Duty", NEUTRAL, interrupt(INITIATED, GainFate(), forced=True))
ONCE = event("Plain Once", NEUTRAL, action(GainHonor(), maximum=limit(1, "round")), cost=0)
EXTRA = [TEACHER, TUTOR, VETO, EAR, DUTY, ONCE]


@rule("rr.cancel.1")
def test_a_cancelled_effect_does_not_initiate() -> None:
    s = table("A: Plain Teacher\nB: Plain Veto", extra=EXTRA)
    do(s, "A: Plain Teacher", "A: Plain Teacher")
    assert decision(s) == "B: cancel"
    do(s, "B: Plain Veto")
    assert not is_honored(s, "Plain Teacher") and decision(s) == "B: action"


@rule("rr.cancel.2", "rr.open-interrupt-priority.1")
def test_cancels_come_before_all_other_interrupts() -> None:
    s = table("A: Plain Teacher, Plain Ear, Plain Duty\nB: Plain Veto", extra=EXTRA)
    do(s, "A: Plain Teacher", "A: Plain Teacher")
    assert decision(s) == "B: cancel" and options(s) == ["Plain Veto", "pass"]
    do(s, "B: pass")
    assert decision(s) == "A: forced would-interrupts" and options(s) == ["Plain Duty"]
    do(s, "A: Plain Duty")
    assert decision(s) == "A: would-interrupts" and options(s) == ["Plain Ear", "pass"]


@rule("rr.cancel.3", "rr.triggered-abilities.11")
def test_nobody_interrupts_a_cancelled_effect_any_more() -> None:
    s = table("A 10/0: Plain Teacher, Plain Veto, Plain Ear, Plain Duty\nB: Plain Veto", extra=EXTRA)
    do(s, "A: Plain Teacher", "A: Plain Teacher", "A: Plain Veto")
    assert decision(s) == "B: action" and fate_of(s)[0] == 0


@rule("rr.cancel.4", "rr.limits-of-triggered-abilities.4")
def test_a_cancelled_ability_has_been_used() -> None:
    s = table("A: Plain Teacher\nB: Plain Veto", extra=EXTRA)
    do(s, "A: Plain Teacher", "A: Plain Teacher", "B: Plain Veto", "B: pass")
    assert not offered(s, "Plain Teacher")


@rule("rr.limit-x-per-period.6")
def test_a_cancelled_use_counts_towards_a_limit() -> None:
    s = table("A: Plain Tutor, Plain Soldier\nB: Plain Veto", extra=EXTRA)
    do(s, "A: Plain Tutor", "A: Plain Tutor", "B: Plain Veto", "B: pass")
    do(s, "A: Plain Tutor", "A: Plain Tutor", "B: Plain Veto", "B: pass")
    assert not offered(s, "Plain Tutor")


@rule("rr.max-x-per-period.4")
def test_a_cancelled_use_counts_towards_a_maximum() -> None:
    s = table("A: | Plain Once, Plain Once\nB: Plain Veto", extra=EXTRA)
    do(s, "A: Plain Once", "B: Plain Veto", "B: pass")
    assert not offered(s, "Plain Once")


@rule("rr.cancel.4", "rr.cancel.5")
def test_a_cancelled_event_was_played_paid_and_is_discarded() -> None:
    s = table("""A 10/1: Plain Soldier* | Plain Alms
                 B 10/0: Plain Captain*[Watch Commander], Plain Veto
                 military air B>A""", extra=EXTRA)  # fmt: skip
    do(s, "A: Plain Alms", "B: Plain Veto")
    assert decision(s) == "B: reactions" and offered(s, "Watch Commander"), "it was played"
    assert discard(s, "A") == ["Plain Alms"] and fate_of(s)[0] == 0


@rule("rr.cancel.6")
def test_a_ring_whose_effect_was_cancelled_is_claimed_all_the_same() -> None:
    s = table("A 10/0: Plain Captain*\nB: | | Fields, Pilgrimage\nmilitary air A>B Pilgrimage")
    do(s, "B: pass", "A: pass")
    assert honor_of(s)[0] == 10 and s.ring_place[0] == 0
