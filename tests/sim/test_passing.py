"""When a player is asked at all."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.decisions import FINISHED, PASSED, PICK, USE, Decision, Option
from gorin.rulesets.lcg.questions import QUESTIONS
from gorin.sim.passing import Passing
from gorin.terminal.lcg.showing import SHOWING

USES = Option(USE, 3, 99)


def answer(passing: Passing, d: Decision, seen: dict[str, Any]) -> int | None:
    """What is chosen for a player of the living card game who sees this."""
    return passing.answer(QUESTIONS[d.why], d, lambda: SHOWING.now(seen))


def begin(passing: Passing, period: str, seen: dict[str, Any]) -> str:
    """Pass from here on; or why not."""
    wrong = SHOWING.no_such_period(period, seen)
    if not wrong:
        passing.begin(period, SHOWING.now(seen))
    return wrong


def window(why: str, *options: Option) -> Decision:
    return Decision(0, why, [*options, PASSED], 0)


def view(phase: str = "conflict", conflict: bool = True, round: int = 1) -> dict[str, Any]:
    return {"phase": phase, "round": round, "conflict": {} if conflict else None}


ACTION, REACTION = window("action", USES), window("reactions", USES)
ONLY_PASS = window("action")
BID = Decision(0, "honor bid", [Option(PICK, -1, 1), Option(PICK, -1, 2)], 0)
DEFEND = Decision(0, "declare a defender", [Option(PICK, 4, 4), FINISHED], 0)


@pytest.mark.parametrize(
    ("stop", "answers"),
    [
        # an action, a reaction, a window in which you can only pass, a bid
        ("choices", (None, None, 0, None)),
        ("windows", (None, None, None, None)),
        ("reactions", (1, None, 0, None)),
        ("never", (1, 1, 0, None)),
    ],
)
def test_settings(stop: str, answers: tuple[int | None, ...]) -> None:
    passing = Passing(stop)
    assert tuple(answer(passing, d, view()) for d in (ACTION, REACTION, ONLY_PASS, BID)) == answers


@pytest.mark.parametrize("stop", ["choices", "windows", "reactions", "never"])
def test_the_window_of_the_dynasty_phase_is_never_passed_for_you(stop: str) -> None:
    assert answer(Passing(stop), ACTION, view("dynasty", conflict=False)) is None


def test_passing_until_the_conflict_ends() -> None:
    passing = Passing()
    assert begin(passing, "conflict", view(conflict=False)) == "There is no conflict now."
    assert answer(passing, ACTION, view()) is None
    assert begin(passing, "conflict", view()) == ""
    assert answer(passing, ACTION, view()) == 1
    assert answer(passing, REACTION, view()) == 1
    assert answer(passing, DEFEND, view()) is None, "what must be decided is asked"
    assert answer(passing, ACTION, view(conflict=False)) is None, "the conflict is over"
    assert answer(passing, ACTION, view()) is None, "and the next one is another"


def test_passing_until_the_phase_ends() -> None:
    passing = Passing("windows")
    assert "not of 'tomorrow'" in begin(passing, "tomorrow", view())
    assert begin(passing, "phase", view("draw", conflict=False)) == ""
    assert answer(passing, ACTION, view("draw", conflict=False)) == 1
    assert answer(passing, ONLY_PASS, view("draw", conflict=False)) == 0
    assert answer(passing, ACTION, view("conflict", conflict=False)) is None
    begin(passing, "phase", view())
    passing.off()
    assert answer(passing, ACTION, view()) is None
