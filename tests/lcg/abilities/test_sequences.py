"""Sequences: interrupts, the thing itself, reactions; what nests in them, and when effects begin and are counted."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    EVENT,
    HOLDING,
    IN_PROVINCES,
    NEUTRAL,
    PICKED,
    THAT,
    YOURS,
    CancelEffects,
    CardsCost,
    ConflictEnds,
    Discard,
    EffectsWouldInitiate,
    GainFate,
    GainHonor,
    Honor,
    Later,
    LeavesPlay,
    LoseHonor,
    Num,
    Pick,
    PutIntoPlay,
    Sacrifice,
    Target,
    action,
    character,
    event,
    gets,
    holding,
    interrupt,
    reaction,
)
from tests.lcg.abilities.invented import WouldHappen
from tests.lcg.tables import (
    Happens,
    decision,
    discard,
    do,
    fate_of,
    honor_of,
    is_honored,
    military,
    offered,
    options,
    pass_until,
    step,
    table,
)

HONORING = Happens(ev.HONOR)
INITIATED = EffectsWouldInitiate(CHARACTER | EVENT)
EXTRA = [
    event("Plain Acclaim", NEUTRAL, action(Honor(THAT), choose=CHARACTER), cost=0),
    holding("Plain Doubt", NEUTRAL, interrupt(WouldHappen(ev.HONOR), GainFate())),
    holding("Plain Wish", NEUTRAL, interrupt(HONORING, GainFate())),
    holding("Plain Vow", NEUTRAL, interrupt(HONORING, GainHonor())),
    holding("Plain Joy", NEUTRAL, reaction(HONORING, GainFate())),
    holding("Plain Cheer", NEUTRAL, reaction(Happens(ev.GAIN_HONOR), GainFate())),
    holding("Plain Veto", NEUTRAL, interrupt(INITIATED, CancelEffects(), unlimited=True)),
]


def windows(s: Any) -> int:
    """How many windows are open now, one within the other."""
    return step(s).count("lcg: window")


@rule("rr.nested-ability-sequences.1")
def test_interrupts_then_the_thing_itself_then_reactions() -> None:
    s = table("A: Plain Soldier, Plain Wish, Plain Joy | Plain Acclaim\nB:", extra=EXTRA)
    do(s, "A: Plain Acclaim", "A: Plain Soldier")
    assert (
        decision(s) == "A: interrupts" and options(s) == ["Plain Wish", "pass"] and not is_honored(s, "Plain Soldier")
    )
    do(s, "A: Plain Wish")
    assert decision(s) == "A: reactions" and options(s) == ["Plain Joy", "pass"] and is_honored(s, "Plain Soldier")
    do(s, "A: Plain Joy")
    assert decision(s) == "B: action" and fate_of(s) == [2, 0]


@rule("rr.nested-ability-sequences.2", "rr.nested-ability-sequences.3")
def test_what_an_interrupt_causes_is_over_before_the_interrupted_thing_happens() -> None:
    s = table("A: Plain Soldier, Plain Vow, Plain Wish, Plain Cheer | Plain Acclaim\nB:", extra=EXTRA)
    do(s, "A: Plain Acclaim", "A: Plain Soldier")
    assert windows(s) == 1 and sorted(options(s)) == ["Plain Vow", "Plain Wish", "pass"]
    do(s, "A: Plain Vow")
    assert windows(s) == 2 and options(s) == ["Plain Cheer", "pass"], "the honor gained has reactions of its own"
    assert honor_of(s) == [11, 10] and not is_honored(s, "Plain Soldier"), "the honoring waits"
    do(s, "A: Plain Cheer")
    assert windows(s) == 1 and options(s) == ["Plain Wish", "pass"], "back where it was interrupted"
    do(s, "A: pass")
    assert is_honored(s, "Plain Soldier") and decision(s) == "B: action"


@rule("rr.triggered-abilities.11")
def test_of_a_cancelled_effect_no_later_step_comes() -> None:
    text = "A 10/0: Plain Soldier, Plain Doubt, Plain Wish, Plain Joy | Plain Acclaim\nB: {}"
    s = table(text.format("Plain Veto"), extra=EXTRA)
    do(s, "A: Plain Acclaim", "A: Plain Soldier", "B: Plain Veto")
    assert decision(s) == "B: action" and not is_honored(s, "Plain Soldier"), "no interrupts, no honoring, no reactions"
    seen, s = [], table(text.format(""), extra=EXTRA)
    do(s, "A: Plain Acclaim", "A: Plain Soldier")
    while decision(s) != "B: action":
        seen.append(options(s)[0])
        do(s, "A: pass")
    assert seen == ["Plain Doubt", "Plain Wish", "Plain Joy"], "each of them would have had its step"


@rule("rr.triggered-abilities.13")
def test_the_initiation_of_an_effect_is_a_moment_of_its_own_before_what_it_does() -> None:
    s = table("A 10/0: Plain Soldier, Plain Doubt, Plain Veto | Plain Acclaim\nB:", extra=EXTRA)
    do(s, "A: Plain Acclaim", "A: Plain Soldier")
    assert decision(s) == "A: cancel" and options(s) == ["Plain Veto", "pass"], "nothing is about to be honored yet"
    do(s, "A: pass")
    assert decision(s) == "A: would-interrupts" and options(s) == ["Plain Doubt", "pass"], (
        "now it is, beyond cancelling"
    )
    assert not is_honored(s, "Plain Soldier")


@rule("rr.triggered-abilities.16", "rr.triggered-abilities.14")
def test_the_first_player_sets_the_order_of_forced_interrupts_and_of_forced_reactions() -> None:
    fear = character("Fear", NEUTRAL, interrupt(HONORING, LoseHonor(), forced=True), cost=1)
    duty = character("Duty", NEUTRAL, reaction(HONORING, GainFate(), forced=True), cost=1)
    s = table(
        "A 10/0: Plain Soldier, Fear, Duty | Plain Acclaim\nB 10/0: Fear, Duty\nfirst B", extra=[*EXTRA, fear, duty]
    )
    do(s, "B: pass", "A: Plain Acclaim", "A: Plain Soldier")
    assert decision(s) == "B: forced interrupts" and len(options(s)) == 2, "A's too, and no passing"
    do(s, f"B: {options(s)[0]}")
    assert sorted(honor_of(s)) == [9, 10] and decision(s) == "B: forced interrupts", "one by one"
    do(s, f"B: {options(s)[0]}")
    assert decision(s) == "B: forced reactions" and len(options(s)) == 2 and is_honored(s, "Plain Soldier")
    do(s, f"B: {options(s)[0]}")
    assert sorted(fate_of(s)) == [0, 1] and decision(s) == "B: forced reactions"


@rule("rr.triggered-abilities.6")
def test_what_counts_is_the_cost_after_modifiers() -> None:
    feast = event("Feast", NEUTRAL, action(GainHonor()), cost=2)
    market = holding("Market", NEUTRAL, CardsCost(EVENT, 1))
    toll = holding("Toll", NEUTRAL, CardsCost(EVENT, -1, by="anybody"))
    for fate, lying, may in (
        (1, "", False),
        (1, "Market", True),
        (2, "", True),
        (2, "Toll", False),
        (2, "Toll, Market", True),
    ):
        s = table(f"A 10/{fate}: {lying} | Feast\nB:", extra=[feast, market, toll])
        assert offered(s, "Feast") is may, f"{fate} fate, beside {lying or 'nothing'}"


@rule("rr.open-event-lasting-moment.1")
def test_who_comes_while_an_event_is_paid_for_is_there_when_its_effect_resolves() -> None:
    heir = character(
        "Heir",
        NEUTRAL,
        reaction(LeavesPlay(CHARACTER), PutIntoPlay(THAT), choose=CHARACTER & IN_PROVINCES & YOURS),
        cost=1,
    )
    war = event(
        "War",
        NEUTRAL,
        action(gets(CHARACTER & YOURS, military=+2, until="phase"), cost=Sacrifice(CHARACTER & YOURS)),
        cost=0,
    )
    s = table(
        "A: Heir, Plain Idler | War | Fields, Fields[Plain Soldier], Fields[Plain Captain]\nB:", extra=[heir, war]
    )
    do(s, "A: War", "A: Plain Idler")
    assert decision(s) == "A: reactions", "the event has been played, its effect has not resolved"
    do(s, "A: Heir", "A: Plain Soldier")
    assert military(s, "Plain Soldier") == 2 + 2, "in play when the effect resolves"


@rule("rr.open-keyword-vs-forced-reaction.1")
def test_delayed_effects_come_before_forced_reactions() -> None:
    crier = character("Crier", NEUTRAL, reaction(ConflictEnds(), GainFate(), forced=True), cost=1)
    doom = event("Doom", NEUTRAL, action(Later(ConflictEnds(), (LoseHonor(Num(2)),)), GainHonor()), cost=0)
    s = table("A 10/0: Plain Captain*, Crier | Doom\nB:\nmilitary void A>B", extra=[crier, doom])
    do(s, "B: pass", "A: Doom")
    before = honor_of(s)[0]
    pass_until(s, "A: forced reactions")
    assert options(s) == ["Crier"] and honor_of(s)[0] == before - 2, "the delayed effect is over"


@rule("rr.triggered-abilities.8")
def test_interrupts_to_what_one_occurrence_does_share_a_window_too() -> None:
    pair = event("Pair", NEUTRAL, action(Honor(THAT), choose=Target(CHARACTER, Num(2))), cost=0)
    guard = character("Guard", NEUTRAL, interrupt(HONORING, GainFate(), unlimited=True), cost=1)
    s = table("A: Guard, Plain Soldier | Pair\nB: Guard, Plain Captain", extra=[pair, guard])
    do(s, "A: Pair", "A: Plain Soldier", "A: Plain Captain")
    assert decision(s) == "A: interrupts" and len(options(s)) == 2 + 1, "to either of them"
    for seat, i in (("A", 1), ("B", 0), ("A", 0)):
        do(s, f"{seat}: {options(s)[i]}")
    assert fate_of(s) == [2, 1] and windows(s) == 1 and decision(s) == "B: interrupts", "in any order, in one window"
    assert not is_honored(s, "Plain Soldier") and not is_honored(s, "Plain Captain")


@rule("rr.target.12", "rr.target.13")
@pytest.mark.parametrize("there", [True, False])
def test_targets_of_a_delayed_part_are_looked_for_when_it_resolves(there: bool) -> None:
    doom = event("Doom", NEUTRAL, action(GainFate(), Later(ConflictEnds(), (Pick(HOLDING, Discard(PICKED)),))), cost=0)
    s = table(f"A: Plain Captain*\nB: {'Plain Tower' if there else ''} | Doom\nmilitary void A>B", extra=[doom])
    do(s, "B: Doom")
    assert fate_of(s) == [0, 1], "it was initiated, whether a holding is there or not"
    pass_until(s, "conflict phase: action window")
    assert discard(s, "B") == (["Doom", "Plain Tower"] if there else ["Doom"])
