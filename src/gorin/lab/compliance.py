"""Does an agent keep to what an agent is? It plays games, and now and then is asked again, with everything dealt anew
that its seat cannot see: an agent that plays fair answers the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from gorin.agents.base import Explains, Sampler, Seat, dice
from gorin.agents.guests import expected, invited
from gorin.errors import AgentError, GorinError, cause
from gorin.kernel.decisions import Decision
from gorin.kernel.rng import mix
from gorin.kernel.state import State
from gorin.kernel.views import resample
from gorin.lab.matches import contest
from gorin.sim.game import Game, open_game
from gorin.sim.match import play_out

OFTEN: Final = 7  # at one of so many of its decisions it is asked again
DEALS: Final = 2  # with so many other deals
DEMANDS: Final = {
    "answers": "answers every decision with one of the options",
    "repeats": "does the same again with the same seat, decision and dice, whatever has been asked elsewhere",
    "fair": "answers the same when all that its seat cannot see is dealt anew",
    "tidy": "leaves the table, the decision and everybody else's dice as they are",
    "explains": "does what it explains",
}


@dataclass
class Examined:
    """What came of it: per demand how often it was tried, and what was wrong with it first."""

    agent: str
    rules: str
    tried: dict[str, int] = field(default_factory=lambda: dict.fromkeys(DEMANDS, 0))
    faults: dict[str, str] = field(default_factory=dict)
    seconds: list[float] = field(default_factory=list)  # of each decision

    @property
    def passed(self) -> bool:
        """Was nothing wrong?"""
        return not self.faults

    def find(self, demand: str, fault: str) -> None:
        """One try of a demand; `fault` says what was wrong."""
        self.tried[demand] += 1
        if fault:
            self.faults.setdefault(demand, fault)

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        slow = sorted(self.seconds)
        return {
            "agent": self.agent,
            "rules": self.rules,
            "passed": self.passed,
            "demands": {
                name: {"demand": words, "tried": self.tried[name], "fault": self.faults.get(name)}
                for name, words in DEMANDS.items()
            },
            "decisions": len(slow),
            "milliseconds": {
                "mean": round(1000 * sum(slow) / len(slow), 3) if slow else 0.0,
                "p99": round(1000 * slow[int(0.99 * (len(slow) - 1))], 3) if slow else 0.0,
            },
        }


def examine(agent: str, rules: str = "lcg/skirmish", games: int = 4, seed: int = 0) -> Examined:
    """Let an agent play against chance, in every seat, and look how it behaves."""
    expected(agent)
    found = Examined(agent, rules)
    run = contest([agent, "random"], games, rules, seed=seed).run
    for i in range(games):
        header = run.header(i)
        game = open_game(header, log=False, keep=False)
        sitting = [Examiner(found, game) if name == agent else invited(name) for name in header.agents]
        try:
            play_out(game, sitting, [dice(header.seed, seat) for seat in range(game.seats)])
        except AgentError as error:
            found.find("answers", f"Game {i}: {error}")
    return found


class Examiner:
    """Sits at a seat in the agent's place, asks the agent, and looks."""

    def __init__(self, found: Examined, game: Game) -> None:
        self.found = found
        self.name = found.agent
        self.agent = invited(found.agent)
        self.game = game
        self.asked = 0

    def act(self, seat: Seat, decision: Decision, sampler: Sampler, rng: random.Random) -> Any:
        """What the agent answers."""
        self.asked += 1
        if self.asked % OFTEN == 1:
            for demand, fault in self._probed(decision, seat.you):
                self.found.find(
                    demand, f"Decision {self.game.decisions + 1} ({self.game.why}): {fault}" if fault else ""
                )
        began = perf_counter()
        answer = self.agent.act(seat, decision, sampler, rng)
        self.found.seconds.append(perf_counter() - began)
        self.found.find("answers", "")
        return answer

    def _probed(self, d: Decision, you: int) -> Iterator[tuple[str, str]]:
        """What new agents of its kind do here."""
        s, roll = self.game.state, mix(self.game.header.seed, self.game.decisions)
        before = s.key, list(d.options), random.getstate()
        first = self._answer(s, you, roll)
        after = s.key, list(d.options), random.getstate()
        what = ("the table", "the options", "Python's common dice")
        yield "tidy", next((f"it changes {x}" for x, a, b in zip(what, before, after, strict=True) if a != b), "")
        again = self._answer(s, you, roll)
        yield "repeats", "" if again == first else f"it answers {first!r}, and asked again {again!r}"
        for k in range(DEALS):
            other = self._answer(resample(s, you, mix(roll, k)), you, roll)
            yield "fair", "" if other == first else f"it answers {first!r}, and {other!r} with other hidden cards"
        agent = invited(self.name)
        if isinstance(agent, Explains):
            try:
                told, _ = agent.explain(Seat(s, you), d, Sampler(s, you), dice(roll, you))
            except Exception as error:
                yield "explains", f"it fails to explain: {cause(error)}"
            else:
                yield "explains", "" if told == first else f"it does {first!r}, and explains {told!r}"

    def _answer(self, s: State, you: int, roll: int) -> Any:
        """What a new agent answers; how it fails, if it does."""
        assert s.decision is not None
        try:
            return invited(self.name).act(Seat(s, you), s.decision, Sampler(s, you), dice(roll, you))
        except GorinError as error:
            return str(error)
        except Exception as error:
            return cause(error)
