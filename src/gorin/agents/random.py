"""The agent that chooses at random, every option as likely as the others."""

from __future__ import annotations

from random import Random

from gorin.agents.base import Sampler, Seat
from gorin.kernel.decisions import Decision


class RandomAgent:
    """Rolls its dice and looks at nothing."""

    name = "random"

    def act(self, seat: Seat, decision: Decision, sampler: Sampler, rng: Random) -> int:
        return int(rng.random() * len(decision.options))
