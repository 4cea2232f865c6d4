"""The round: its phases and steps in the order of the chart, and the moments at which they begin and end."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.language.numbers import Num
from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.state import PHASES
from gorin.rulesets.lcg.words import CRAB, YOURS, character, event, holding
from gorin.rulesets.lcg.words.lasting_effects import gets
from gorin.rulesets.lcg.words.player_effects import GainFate, GainHonor, LoseHonor
from gorin.rulesets.lcg.words.texts import action, interrupt, reaction
from gorin.rulesets.lcg.words.triggers import PhaseBegins
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    fate_of,
    honor_of,
    military,
    options,
    pass_until,
    step,
    table,
    told,
    watch,
)

HERALD = character("Herald", CRAB, reaction(PhaseBegins("conflict"), GainFate()), cost=1)

MOURNER = character("Mourner", CRAB, reaction(Happens(ev.PHASE_ENDS), GainHonor(), unlimited=True), cost=1)

DRILL = event("Drill", CRAB, action(gets(Is("character") & YOURS, military=+2, until="phase")), cost=0)

REGIMEN = event("Regimen", CRAB, action(gets(Is("character") & YOURS, military=+2, until="round")), cost=0)


def empty(phase: str, settings: str = "", rules: str = "lcg/stronghold") -> Any:
    return table(f"A 10/0:\nB 10/0:\n{phase} phase{settings}", rules)


@rule("rr.phase-sequence.1", "rr.step-4-9.2", "rr.framework-steps.2")
def test_a_round_is_dynasty_draw_conflict_fate_and_then_a_new_one_begins() -> None:
    s = watch(empty("dynasty"))
    seen = [(s.round, PHASES[s.phase])]
    while s.round < 3:
        pass_until(s, "", most=1)
        if (s.round, PHASES[s.phase]) != seen[-1]:
            seen.append((s.round, PHASES[s.phase]))
    rounds = [(n, x) for n in (1, 2) for x in ("dynasty", "draw", "conflict", "fate")]
    assert seen == [*rounds, (3, "dynasty")]
    begun = [x for x in told(s) if "begins" in x]
    assert begun == [f"The {x} phase of round {n} begins." for n, x in seen[1:]]


@rule("rr.step-1-1.1", "rr.phase-sequence.2")
def test_the_dynasty_phase_begins_the_round_reveals_and_collects_before_its_window() -> None:
    s = watch(table("A 10/0: | | Fields, Fields[Plain Soldier?]\nB 10/0:\nfate phase, round 4"))
    pass_until(s, "1.4")
    assert s.round == 5
    lines = told(s)
    begins = lines.index("The dynasty phase of round 5 begins.")
    shown, income = lines.index("Plain Soldier is revealed."), lines.index("A gains 7 fate.")
    assert begins < shown < income, "1.1, 1.2, 1.3"
    do(s, "B: pass", "A: pass")
    assert PHASES[s.phase] == "draw", "1.5"


@rule("rr.phase-sequence.3", "rr.step-2-1.1", "rr.step-2-6.1")
def test_the_draw_phase_bids_reveals_transfers_and_draws_before_its_window() -> None:
    s = watch(empty("dynasty"))
    pass_until(s, "honor bid")
    do(s, "A: 5", "B: 2")
    assert "draw phase: action window" in step(s)
    lines = told(s)
    expected = ["The draw phase of round 1 begins.", "A bid 5, B bid 2.", "A loses 3 honor.", "B gains 3 honor."]
    assert lines[lines.index(expected[0]) :] == [*expected, "A draws 5.", "B draws 2."]
    do(s, "A: pass", "B: pass")
    assert PHASES[s.phase] == "conflict", "2.6"


@rule("rr.phase-sequence.4", "rr.step-3-5.1", "rr.step-3-4.1")
def test_the_conflict_phase_loops_until_opportunities_are_gone_then_determines_the_favor() -> None:
    s = watch(table("A 10/0: Plain Captain, Plain Soldier\nB 10/0:\nconflict phase"))
    assert "conflict phase: action window" in step(s)
    do(s, "A: pass", "B: pass")
    assert decision(s) == "A: declare a conflict"
    do(s, "A: pass")
    assert decision(s) == "A: action", "3.3 leads back to the window"
    do(s, "A: pass", "B: pass")
    assert decision(s) == "A: action", "B has nobody to declare a conflict with, and passed"
    do(s, "A: pass", "B: pass", "A: pass", *["A: pass", "B: pass"] * 2)
    assert decision(s) == "A: set the favor"
    do(s, "A: military")
    assert PHASES[s.phase] == "fate"
    assert [x for x in told(s) if "passes a conflict" in x] == [f"{x} passes a conflict." for x in "ABAB"]


@rule("rr.phase-sequence.5")
def test_a_conflict_runs_through_its_eight_steps_in_order() -> None:
    s = watch(table("A 10/0: Plain Giant\nB 10/0: Plain Soldier | | Fields, Plain Hill?\nconflict phase"))
    do(s, "A: pass", "B: pass", "A: military air", "A: a facedown province", "A: Plain Giant")
    do(s, "A: done", "B: done", "B: pass", "A: pass", "A: done", "A: gain 2 honor")
    wanted = [
        "A declares a military air conflict against Plain Hill.",
        "Plain Hill is revealed.",
        "A wins the conflict by 9.",
        "B loses 1 honor.",
        "Plain Hill breaks.",
        "A resolves the air ring.",
        "A gains 2 honor.",
        "A claims the air ring.",
        "Plain Giant bows.",
        "The conflict ends.",
    ]
    lines = [x for x in told(s) if x.replace("a facedown province", "Plain Hill") in wanted or x in wanted]
    assert [x.replace("a facedown province", "Plain Hill") for x in lines] == wanted
    assert "conflict phase: action window" in step(s)


@rule("rr.phase-sequence.6", "rr.step-4-1.1")
def test_the_fate_phase_runs_through_its_steps_in_order() -> None:
    s = watch(table("A 10/0: Plain Soldier, Plain Captain_+2\nB 10/0:\nconflict phase, rings air=A, left A=0 B=0"))
    pass_until(s, "fate phase: action window")
    lines = told(s)
    begins = lines.index("The fate phase of round 1 begins.")
    discarded, removed = lines.index("Plain Soldier leaves play."), lines.index("1 fate is removed from Plain Captain.")
    assert begins < discarded < removed
    assert s.ring_fate == [0, 1, 1, 1, 1], "4.4 comes before the window"
    assert "Plain Captain is readied." not in lines, "4.5 comes after it"
    pass_until(s, "1.4")
    later = told(s)[len(lines) :]
    readied, token = later.index("Plain Captain is readied."), later.index("B is the first player now.")
    assert readied < token < later.index("The dynasty phase of round 2 begins.")
    assert s.ring_place == [-1] * 5


@rule("rr.framework-steps.1")
def test_framework_steps_are_not_a_matter_of_choice() -> None:
    s = table("A 10/0: Plain Soldier\nB 10/0: Plain Soldier+1\nfate phase, first A")
    pass_until(s, "1.4")
    assert fate_of(s) == [7, 7]
    assert s.first == 1
    assert "pass" in options(s), "only the windows can be passed"


@rule("rr.step-1-1.2", "rr.step-3-1.1", "rr.reactions-and-interrupts.1")
def test_the_beginning_of_a_phase_is_a_moment_to_react_to_before_its_first_window() -> None:
    s = table("A 10/0: Herald\nB 10/0: Herald\ndraw phase, first B", extra=[HERALD])
    do(s, "B: pass", "A: pass")
    assert decision(s) == "B: reactions", "the first player may react first"
    assert "3.1" in step(s)
    do(s, "B: Herald", "A: Herald")
    assert fate_of(s) == [1, 1]
    assert "conflict phase: action window" in step(s)


@pytest.mark.parametrize(
    ("phase", "number"), [("dynasty", "1.5"), ("draw", "2.6"), ("conflict", "3.5"), ("fate", "4.9")]
)
@rule("rr.step-1-5.1")
def test_the_end_of_each_phase_is_a_moment_to_react_to(phase: str, number: str) -> None:
    s = table(f"A 10/0: Mourner+3\nB 10/0:\n{phase} phase", extra=[MOURNER])
    pass_until(s, "reactions")
    assert number in step(s)
    do(s, "A: Mourner")
    assert honor_of(s) == [11, 10]


@rule("rr.step-4-9.1", "rr.step-1-5.1")
def test_effects_until_the_end_of_phase_or_round_are_gone_when_anybody_may_react_to_it() -> None:
    s = table("A 10/0: Mourner+5 | Drill, Regimen\nB 10/0:\ndraw phase", extra=[MOURNER, DRILL, REGIMEN])
    do(s, "A: Drill", "B: pass", "A: Regimen")
    assert military(s, "Mourner") == 4
    pass_until(s, "reactions")
    assert PHASES[s.phase] == "draw"
    assert military(s, "Mourner") == 2, "until the end of the phase"
    pass_until(s, "reactions")
    assert PHASES[s.phase] == "conflict"
    assert military(s, "Mourner") == 2
    pass_until(s, "reactions")
    assert "4.9" in step(s)
    assert military(s, "Mourner") == 0, "until the end of the round"


@rule("rr.reactions-and-interrupts.2")
def test_an_interrupt_to_a_framework_effect_comes_before_its_step_is_done() -> None:
    toll = holding("Toll", CRAB, interrupt(Happens(ev.GAIN_FATE), LoseHonor(Num(1))))
    s = table("A 10/0: Toll\nB 10/0:\nfate phase, first B", extra=[toll])
    pass_until(s, "interrupts")
    assert "1.3" in step(s)
    assert fate_of(s) == [0, 0], "nobody has collected yet"
    do(s, "A: Toll")
    assert fate_of(s) == [7, 7]
    assert honor_of(s) == [9, 10]
