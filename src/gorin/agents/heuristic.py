"""The heuristic player: it imagines the hidden cards, and asks the adviser of the game that is played.

It knows the table only by its seat and by deals of the sampler, which depend on what the seat knows. What it knows
about a game is in that game's folder; here is only the way there.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from gorin.agents.base import Sampler, Seat
from gorin.agents.choosing import Advice
from gorin.errors import UsageError
from gorin.kernel.decisions import Decision
from gorin.kernel.state import State

ADVISERS = {"lcg": "gorin.agents.lcg.adviser", "ccg": "gorin.agents.ccg.adviser"}

Advise = Callable[[Any, Decision, Random], Advice]


@cache
def adviser(game: str) -> Advise:
    """The adviser for a game, imported when it is first asked."""
    if game not in ADVISERS:
        raise UsageError(f"The heuristic agent does not know {game}; it plays {', '.join(ADVISERS)}.")
    advise: Advise = import_module(ADVISERS[game]).advise
    return advise


def game_of(s: State) -> str:
    """Which game is played: "lcg"."""
    return str(s.box.rules.name).partition("/")[0]


@cache
def bargaining() -> Callable[..., Any]:
    """How treaties are made, imported when somebody may make one."""
    found: Callable[..., Any] = import_module("gorin.agents.lcg.treaties").bargain
    return found


class HeuristicAgent:
    """Plans, bids and looks ahead. It remembers nothing: the same view and dice give the same choice."""

    name = "heuristic"

    def act(self, seat: Seat, decision: Decision, sampler: Sampler, rng: Random) -> int:
        return self._choose(seat, decision, sampler, rng)[0]

    def explain(self, seat: Seat, decision: Decision, sampler: Sampler, rng: Random) -> tuple[int, str]:
        """What it would do, and why."""
        index, why = self._choose(seat, decision, sampler, rng)
        return index, why()

    def deal(self, seat: Seat, sampler: Sampler, rng: Random) -> dict[str, Any] | None:
        """What it does about treaties, in games that know any."""
        return self.explain_deal(seat, sampler, rng)[0]

    def explain_deal(self, seat: Seat, sampler: Sampler, rng: Random) -> tuple[dict[str, Any] | None, str]:
        """The same, and why."""
        deal = sampler.deal(rng.getrandbits(64))
        table = seat.table
        found = bargaining()(deal, seat.you, table.offers, table.treaties)
        return found.aside, found.why

    def _choose(self, seat: Seat, decision: Decision, sampler: Sampler, rng: Random) -> Advice:
        deal = sampler.deal(rng.getrandbits(64))
        return adviser(game_of(deal))(deal, decision, rng)
