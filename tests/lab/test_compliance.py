"""Agents that are none: what each does wrong is found, and those that do nothing wrong pass."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from gorin.agents.guests import lend
from gorin.agents.random import RandomAgent
from gorin.errors import UsageError
from gorin.lab.compliance import DEMANDS, examine
from tests.cli.terminal import Terminal


class Peeks(RandomAgent):
    """Looks at cards it may not know."""

    def act(self, *given: Any) -> int:
        return hash(tuple(given[0]._state.kind)) % len(given[1].options)


class Rolls(RandomAgent):
    """Takes everybody's dice."""

    def act(self, *given: Any) -> int:
        return random.randrange(len(given[1].options))


class Sorts(RandomAgent):
    """Puts the options into another order."""

    def act(self, *given: Any) -> int:
        given[1].options.reverse()
        return 0


class Counts(RandomAgent):
    """Remembers how often any of its kind was asked."""

    asked = 0

    def act(self, *given: Any) -> int:
        Counts.asked += 1
        return Counts.asked % len(given[1].options)


class Boasts(RandomAgent):
    """Explains what it does not do."""

    def explain(self, *given: Any) -> tuple[int, str]:
        return len(given[1].options) - 1, "Because."

    def act(self, *given: Any) -> int:
        return 0


class Breaks(RandomAgent):
    """Answers what is no option."""

    def act(self, *given: Any) -> int:
        return 99


@pytest.mark.parametrize("agent", ["random", "heuristic"])
@pytest.mark.parametrize("rules", ["lcg/skirmish", "ccg/emperor"])
def test_our_own_keep_to_it(agent: str, rules: str) -> None:
    found = examine(agent, rules, games=1)
    assert found.passed, found.faults
    tried = {name for name, n in found.tried.items() if n}
    assert tried == {*DEMANDS} - ({"explains"} if agent == "random" else set())
    assert len(found.seconds) == found.tried["answers"]


@pytest.mark.parametrize(
    ("agent", "demand", "says"),
    [
        (Peeks, "fair", "with other hidden cards"),
        (Rolls, "tidy", "it changes Python's common dice"),
        (Sorts, "tidy", "it changes the options"),
        (Counts, "repeats", "and asked again"),
        (Boasts, "explains", "it does 0, and explains"),
        (Breaks, "answers", "Game 0: The agent '"),
    ],
)
def test_what_is_wrong_is_found(agent: type, demand: str, says: str) -> None:
    random.seed(3)
    found = examine(lend(agent), games=2)
    assert not found.passed and says in found.faults[demand]


def test_agents_that_are_not_there() -> None:
    with pytest.raises(UsageError, match="no agent 'randon'"):
        examine("randon")


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    gorin = Terminal(capsys)
    assert {"random", "heuristic"} <= set(gorin("agent").split())
    told = json.loads(gorin("agent", "random", "--games", "1", "--json"))
    assert told["passed"] and told["demands"]["fair"]["tried"] > 4 and told["milliseconds"]["p99"] >= 0
    shown = gorin("agent", lend(Peeks), "--games", "1", code=1)
    assert "✗" in shown and "with other hidden cards" in shown
