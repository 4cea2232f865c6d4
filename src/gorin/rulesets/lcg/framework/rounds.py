"""The round: the phases of a format, one after another."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from gorin.kernel.fields import Frame
from gorin.kernel.machine import framework, push
from gorin.kernel.sequences import Named, Step
from gorin.rulesets.lcg.framework.phases import CONFLICTS, DRAW, DYNASTY, FATE
from gorin.rulesets.lcg.lasting.memories import begin_anew
from gorin.rulesets.lcg.state import (
    CONFLICT_PHASE,
    DRAW_PHASE,
    DYNASTY_PHASE,
    FATE_PHASE,
    PHASES,
    ROUND,
    Game,
)


class Phase(NamedTuple):
    """A phase: how it is called, its number in saved games, its sequence of steps, and in which of them its players act
    (where a table that is written down waits). Cards mean a phase by its number."""

    name: str
    number: int
    sequence: int
    window: str = "action window"


USUAL: Final = (
    Phase(PHASES[DYNASTY_PHASE], DYNASTY_PHASE, DYNASTY, "1.4 play cards from provinces"),
    Phase(PHASES[DRAW_PHASE], DRAW_PHASE, DRAW),
    Phase(PHASES[CONFLICT_PHASE], CONFLICT_PHASE, CONFLICTS),
    Phase(PHASES[FATE_PHASE], FATE_PHASE, FATE),
)


@cache
def enters(phase: Phase, first: bool) -> Step:
    """The step of the round in which a phase is played; with the first one the round begins."""

    def step(s: Game, f: Frame) -> None:
        if first:
            s.round += 1
            if s.box.remembered:
                begin_anew(s, ROUND)
        push(s, phase.sequence)

    return step


def again(s: Game, f: Frame) -> None:
    f.step = 0


def course(phases: tuple[Phase, ...]) -> tuple[Named, ...]:
    """The steps of a round with these phases."""
    return (*((phase.name, enters(phase, i == 0)) for i, phase in enumerate(phases)), ("again", again))


ROUNDS: Final = framework("lcg: round", *course(USUAL))
