"""How each phase ends: after its last window or step, before the next begins; and what comes before what in a conflict."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.state import PHASES
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    YOURS,
    GainFate,
    GainHonor,
    action,
    character,
    event,
    gets,
    reaction,
)
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    hand,
    is_bowed,
    military,
    offered,
    options,
    pass_until,
    step,
    table,
    told,
    watch,
)


@pytest.mark.parametrize(
    ("phase", "end", "following"),
    [
        pytest.param("dynasty", "1.5 dynasty phase ends", "draw", marks=rule("rr.phase-sequence.2")),
        pytest.param("draw", "2.6 draw phase ends", "conflict", marks=rule("rr.phase-sequence.3")),
        pytest.param("conflict", "3.5 conflict phase ends", "fate", marks=rule("rr.phase-sequence.4")),
        pytest.param("fate", "4.9 fate phase ends", "dynasty", marks=rule("rr.phase-sequence.6")),
    ],
)
def test_the_end_of_a_phase_is_its_last_moment(phase: str, end: str, following: str) -> None:
    witness = character(
        "Witness", NEUTRAL, reaction(Happens(ev.PHASE_ENDS), GainFate(), unlimited=True), cost=0, glory=1
    )
    drill = event("Drill", NEUTRAL, action(gets(CHARACTER & YOURS, military=+2, until="phase")), cost=0)
    s = watch(table(f"A: Witness+3 | Drill\nB:\n{phase} phase, first A, left A=0 B=0", extra=[witness, drill]))
    do(s, "A: Drill", "B: pass")
    assert military(s, "Witness") == 2
    while "reactions" not in decision(s):
        assert military(s, "Witness") == 2, "what lasts until the end of the phase"
        do(s, f"{decision(s)[0]}: {next((x for x in options(s) if x in ('pass', 'done')), options(s)[0])}")
    assert end in step(s) and PHASES[s.phase] == phase
    assert military(s, "Witness") == 0, "it is over before anybody reacts to the end"
    assert s.first == (1 if phase == "fate" else 0), "4.8 comes before 4.9"
    if phase == "conflict":
        assert s.favor == 0, "3.4 comes before 3.5"
    begun = [x for x in told(s) if "begins" in x]
    do(s, "A: pass")
    assert begun == [] and f"The {following} phase" in next(x for x in told(s) if "begins" in x)


@rule("rr.phase-sequence.6")
def test_the_first_player_token_passes_before_the_fate_phase_ends() -> None:
    herald = character("Herald", NEUTRAL, reaction(Happens(ev.PASS_FIRST), GainFate()), cost=0)
    drill = event("Drill", NEUTRAL, action(gets(CHARACTER & YOURS, military=+2, until="phase")), cost=0)
    s = do(table("A: Herald+3 | Drill\nB:\nfate phase, first A", extra=[herald, drill]), "A: Drill")
    pass_until(s, "A: reactions")
    assert "4.8" in step(s) and s.first == 1 and military(s, "Herald") == 2, "4.9 is to come"


@rule("rr.phase-sequence.5")
def test_nobody_has_won_while_defenders_are_declared_and_actions_are_taken() -> None:
    s = watch(table("A: Plain Captain\nB: Plain Soldier, Plain Giant | Plain Praise\nconflict phase"))
    do(s, "A: pass", "B: pass", "A: military air", "A: Fields", "A: Plain Captain", "A: done")
    assert decision(s) == "B: declare a defender" and not [x for x in told(s) if "wins" in x], "3.2.1"
    do(s, "B: Plain Giant", "B: done")
    assert decision(s) == "B: action" and not [x for x in told(s) if "wins" in x], "3.2.2"
    do(s, "B: Plain Praise", "A: pass")
    assert not [x for x in told(s) if "wins" in x]
    do(s, "B: pass")
    assert "B wins the conflict by 5." in told(s), "3.2.3"
    pass_until(s, "A: action")
    assert "B claims the air ring." in told(s)


@rule("rr.reactions-and-interrupts.1")
@pytest.mark.parametrize(
    ("kind", "where", "number"),
    [
        (ev.GAIN_FATE, "fate phase", "1.3 "),
        (ev.BIDS_REVEALED, "dynasty phase", "2.3 "),
        (ev.DRAW, "dynasty phase", "2.5 "),
        (ev.READY, "fate phase", "4.5 "),
        (ev.PASS_FIRST, "fate phase", "4.8 "),
    ],
)
def test_whoever_reacts_to_what_a_step_does_finds_it_done_for_everybody(kind: int, where: str, number: str) -> None:
    crier = character("Crier", NEUTRAL, reaction(Happens(kind), GainHonor()), cost=0)
    s = table(f"A 10/0: Crier+3, Plain Soldier_+3\nB 10/0: Plain Captain_+3\n{where}, first A", extra=[crier])
    while number not in step(s) or "reactions" not in decision(s):
        do(s, f"{decision(s)[0]}: {next((x for x in options(s) if x in ('pass', 'done')), options(s)[0])}")
    done = {
        "1.3 ": s.pool == [7, 7],
        "2.3 ": s.bid == [1, 1],
        "2.5 ": len(hand(s, "A")) == len(hand(s, "B")) == 1,
        "4.5 ": not is_bowed(s, "Plain Soldier") and not is_bowed(s, "Plain Captain"),
        "4.8 ": s.first == 1,
    }
    assert offered(s, "Crier") and done[number]
