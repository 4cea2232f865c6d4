"""The order of a triggering condition: would, forced, interrupts, the thing itself, forced, reactions; and nesting."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    THAT,
    THIS,
    GainFate,
    Honor,
    Honored,
    action,
    character,
    interrupt,
    reaction,
)
from tests.lcg.abilities.invented import WouldHappen
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    fate_of,
    hand,
    honor_of,
    is_honored,
    options,
    pass_until,
    step,
    table,
)

PRAISED, WOULD = Happens(ev.GAIN_HONOR), WouldHappen(ev.GAIN_HONOR)


def listener(title: str, *text: Any) -> Any:
    return character(f"Plain {title}", NEUTRAL, *text, cost=1)


EXTRA = [
    listener("Dread", interrupt(WOULD, GainFate(), forced=True)),
    listener("Doubt", interrupt(WOULD, GainFate())),
    listener("Duty", interrupt(PRAISED, GainFate(), forced=True)),
    listener("Wish", interrupt(PRAISED, GainFate())),
    listener("Hope", interrupt(PRAISED, GainFate())),
    listener("Debt", reaction(PRAISED, GainFate(), forced=True)),
    listener("Oath", reaction(PRAISED, Honor(THAT), choose=CHARACTER, forced=True)),
    listener("Joy", reaction(PRAISED, GainFate())),
    listener("Cheer", reaction(PRAISED, GainFate())),
    listener("Pupil", reaction(Honored(THIS), Honor(THAT), choose=CHARACTER)),
    listener("Friend", reaction(Honored(THIS), Honor(THAT), choose=CHARACTER)),
    listener("Scribe", reaction(Honored(CHARACTER), GainFate(), unlimited=True)),
    listener("Elder", action(Honor(THAT), choose=CHARACTER)),
    listener("Thrift", reaction(Happens(ev.DRAW), GainFate())),
    listener("Greed", reaction(Happens(ev.DISCARD_RANDOM), GainFate())),
]


def praise(mine: str, theirs: str = "", first: str = "A") -> Any:
    """A plays Plain Praise (gain 1 honor) beside these listeners."""
    s = table(f"A 10/0: {mine} | Plain Praise\nB 10/0: {theirs}\nfirst {first}", extra=EXTRA)
    do(s, *(["B: pass"] if first == "B" else []), "A: Plain Praise")
    return s


@rule("rr.triggered-abilities.10", "rr.triggered-abilities.14", "rr.open-interrupt-priority.1")
def test_before_it_happens_would_interrupts_then_forced_ones_then_the_rest() -> None:
    s = praise("Plain Dread, Plain Doubt, Plain Duty, Plain Wish")
    seen = []
    while decision(s) != "B: action":
        seen.append((decision(s).removeprefix("A: "), options(s)[0], honor_of(s)[0]))
        do(s, f"A: {options(s)[0]}")
    assert seen == [
        ("forced would-interrupts", "Plain Dread", 10),
        ("would-interrupts", "Plain Doubt", 10),
        ("forced interrupts", "Plain Duty", 10),
        ("interrupts", "Plain Wish", 10),
    ]


@rule("rr.triggered-abilities.15", "rr.triggered-abilities.16", "rr.triggered-abilities.17")
def test_after_it_happened_forced_reactions_then_the_rest() -> None:
    s = praise("Plain Debt, Plain Joy")
    assert decision(s) == "A: forced reactions" and honor_of(s)[0] == 11
    do(s, "A: Plain Debt")
    assert decision(s) == "A: reactions" and options(s) == ["Plain Joy", "pass"]


@rule("rr.interrupts.1", "rr.interrupts.3", "rr.triggered-abilities.9")
def test_interrupts_come_before_what_they_interrupt() -> None:
    s = praise("Plain Wish")
    assert decision(s) == "A: interrupts" and honor_of(s)[0] == 10
    do(s, "A: Plain Wish")
    assert honor_of(s)[0] == 11 and fate_of(s)[0] == 1


@rule("rr.reactions.1", "rr.reactions.3")
def test_reactions_come_after_what_they_react_to() -> None:
    s = praise("Plain Joy")
    assert decision(s) == "A: reactions" and honor_of(s)[0] == 11


@rule("rr.interrupts.2", "rr.reactions.2")
def test_interrupts_and_reactions_wait_for_their_condition() -> None:
    s = table("A: Plain Wish, Plain Joy | Plain Letter\nB:", extra=EXTRA)
    assert options(s) == ["Plain Letter", "pass"]
    do(s, "A: Plain Letter")
    assert decision(s) == "B: action"


@rule("rr.interrupts.4", "rr.interrupts.5", "rr.interrupts.6")
def test_interrupt_opportunities_alternate_from_the_first_player_until_all_pass() -> None:
    s = praise("Plain Wish, Plain Hope", "Plain Wish", first="B")
    assert decision(s) == "B: interrupts"
    do(s, "B: pass")
    assert decision(s) == "A: interrupts"
    do(s, "A: Plain Wish")
    assert decision(s) == "B: interrupts", "having passed is no hindrance"
    do(s, "B: Plain Wish", "A: pass")
    assert honor_of(s)[0] == 11 and decision(s) == "B: action", "B has nothing left, so both have passed"


@rule("rr.reactions.4", "rr.reactions.5", "rr.reactions.6")
def test_reaction_opportunities_alternate_from_the_first_player_until_all_pass() -> None:
    s = praise("Plain Joy, Plain Cheer", "Plain Joy", first="B")
    do(s, "B: pass", "A: Plain Joy")
    assert decision(s) == "B: reactions"
    do(s, "B: pass")
    assert decision(s) == "A: reactions"
    do(s, "A: pass")
    assert decision(s) == "B: action" and fate_of(s) == [1, 0]


@rule("rr.interrupts.7", "rr.reactions.7")
def test_when_a_window_is_closed_it_stays_closed() -> None:
    s = praise("Plain Wish, Plain Joy")
    do(s, "A: pass")
    assert decision(s) == "A: reactions" and options(s) == ["Plain Joy", "pass"] and honor_of(s)[0] == 11
    do(s, "A: pass", "B: pass")
    assert decision(s) == "A: action" and options(s) == ["pass"] and fate_of(s)[0] == 0


@rule("rr.forced.2", "rr.forced.3")
def test_forced_abilities_come_before_the_others_whoever_has_them() -> None:
    s = praise("Plain Wish, Plain Joy", "Plain Duty, Plain Debt")
    assert options(s) == ["Plain Duty"]
    do(s, "A: Plain Duty")
    assert decision(s) == "A: interrupts"
    do(s, "A: pass")
    assert options(s) == ["Plain Debt"]
    do(s, "A: Plain Debt")
    assert decision(s) == "A: reactions"


@rule("rr.forced.4", "rr.priority-of-simultaneous-resolution.3")
def test_the_first_player_orders_forced_abilities_whoever_controls_them() -> None:
    s = praise("Plain Debt", "Plain Debt", first="B")
    assert decision(s) == "B: forced reactions" and len(options(s)) == 2


@rule("rr.forced.5", "rr.triggered-abilities.1", "rr.triggered-abilities.2")
def test_forced_abilities_run_one_by_one_and_their_controllers_choose_the_targets() -> None:
    s = praise("Plain Oath", "Plain Debt", first="B")
    assert decision(s) == "B: forced reactions" and "pass" not in options(s)
    do(s, "B: Plain Oath")
    assert decision(s) == "A: target", "its controller, before the other begins"
    do(s, "A: Plain Oath")
    assert is_honored(s, "Plain Oath") and options(s) == ["Plain Debt"]


@rule("rr.triggered-abilities.8")
def test_what_one_occurrence_brings_about_shares_a_window() -> None:
    s = table("""A: Plain Captain*, Plain Thrift, Plain Greed
                 B: | Plain Robe, Plain Sword | Fields, Plain Wall
                 military earth A>B Plain Wall""", extra=EXTRA)  # fmt: skip
    pass_until(s, "A: resolve the ring")
    do(s, "A: draw")
    assert decision(s) == "A: reactions" and sorted(options(s)) == ["Plain Greed", "Plain Thrift", "pass"]
    assert len(hand(s, "A")) == len(hand(s, "B")) == 1
    do(s, "A: Plain Greed", "A: Plain Thrift")
    assert fate_of(s)[0] == 2


@rule("rr.word-would.1")
def test_would_comes_before_is() -> None:
    s = praise("Plain Wish", "Plain Doubt")
    assert decision(s) == "B: would-interrupts"
    do(s, "B: pass")
    assert decision(s) == "A: interrupts"


def windows(s: Any) -> int:
    """How many windows are open inside each other."""
    return step(s).count("lcg: window")


@rule("rr.nested-ability-sequences.2", "rr.nested-ability-sequences.3")
def test_a_reaction_to_a_reaction_is_finished_before_the_first_goes_on() -> None:
    s = table("A 10/0: Plain Pupil, Plain Friend, Plain Scribe, Plain Elder\nB:", extra=EXTRA)
    do(s, "A: Plain Elder", "A: Plain Pupil")
    assert windows(s) == 1 and sorted(options(s)) == ["Plain Pupil", "Plain Scribe", "pass"]
    do(s, "A: Plain Pupil", "A: Plain Friend")
    assert windows(s) == 2 and sorted(options(s)) == ["Plain Friend", "Plain Scribe", "pass"]
    do(s, "A: pass")
    assert windows(s) == 1 and options(s) == ["Plain Scribe", "pass"], "back to the first window"


@rule("rr.nested-ability-sequences.4")
def test_sequences_nest_as_deep_as_they_like() -> None:
    pupils = [listener(f"Pupil {i}", reaction(Honored(THIS), Honor(THAT), choose=CHARACTER)) for i in range(12)]
    s = table(f"A: {', '.join(x.name for x in pupils)}, Plain Elder, Plain Idler\nB:", extra=[*EXTRA, *pupils])
    do(s, "A: Plain Elder")
    for x in pupils:
        do(s, f"A: {x.name}", f"A: {x.name}")
    assert windows(s) == 12 and all(is_honored(s, x.name) for x in pupils)
