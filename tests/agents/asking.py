"""Asking the heuristic player on a table: what it would choose, in words."""

from __future__ import annotations

from typing import Any

from gorin.agents.base import advise, ask, dice
from gorin.agents.heuristic import HeuristicAgent
from gorin.kernel.machine import answer
from tests.lcg.tables import options

AGENT = HeuristicAgent()


def chooses(s: Any, seed: int = 0) -> str:
    """The option it chooses, as it reads. The table is left as it was."""
    d = s.decision
    assert d is not None and len(d.options) > 1, "there is nothing to decide"
    before = s.key
    choice = options(s)[ask(AGENT, s, d, dice(seed, d.player))]
    assert s.key == before
    return choice


def why(s: Any, seed: int = 0) -> str:
    """The reason it gives."""
    return advise(AGENT, s, s.decision, dice(seed, s.decision.player))[1]


def lets_play(s: Any, seat: str, until: str, most: int = 60) -> Any:
    """It plays one seat, the others pass (or are done, or take the first option), until a decision is about this."""
    rng = dice(0, 0)
    for _ in range(most):
        d = s.decision
        if d is None or d.why == until:
            return s
        texts = options(s)
        if s.box.rules.seat_name(d.player) == seat and len(texts) > 1:
            answer(s, ask(AGENT, s, d, rng))
        else:
            answer(s, next((i for i, x in enumerate(texts) if x in ("pass", "done")), 0))
    raise AssertionError(f"{until!r} never came")
