"""Five levels of player, from one who slips to one who imagines many games. All of them see what their seat sees, and
with equal dice choose the same again.

| level | name | how it plays |
|---|---|---|
| 1 | `pupil` | as level 2, but now and then it slips |
| 2 | `heuristic` | plans, bids and looks ahead; what should not be foreseen is left to its dice |
| 3 | `captain` | imagines games where most depends on the choice: declarations and purchases |
| 4 | `general` | imagines games at every choice that may matter |
| 5 | `sage` | the same, in more games |
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random
from typing import Final

from gorin.agents.base import Sampler, Seat
from gorin.agents.choosing import Advice, spoken
from gorin.agents.heuristic import HeuristicAgent, game_of
from gorin.agents.imagining import Depth, Verdict, World, think
from gorin.kernel.decisions import Decision

WORLDS: Final = {"lcg": ("gorin.agents.lcg.imagined", "Rounds"), "ccg": ("gorin.agents.ccg.imagined", "Turns")}
SLIPS: Final = 0.2  # of the choices of level 1


@cache
def world(game: str) -> World:
    """How games of this kind are imagined; imported when that is first wanted."""
    module, kind = WORLDS[game]
    found: World = getattr(import_module(module), kind)()
    return found


class Pupil(HeuristicAgent):
    """Level 1: plays as it was taught, and slips."""

    name = "pupil"

    def _choose(self, seat: Seat, decision: Decision, sampler: Sampler, rng: Random) -> Advice:
        slips = rng.random() < SLIPS
        if slips and len(decision.options) > 1:
            return rng.randrange(len(decision.options)), lambda: "It just came to mind."
        return super()._choose(seat, decision, sampler, rng)


class Thinker(HeuristicAgent):
    """Takes the choice of level 2, imagines games with it and with others, and changes it if another does better."""

    depth = Depth(0)

    def __init__(self, limit: float | None = None) -> None:
        self.limit = limit  # seconds for one choice; with a limit, the same choice may not come again

    def _choose(self, seat: Seat, decision: Decision, sampler: Sampler, rng: Random) -> Advice:
        deal = sampler.deal(rng.getrandbits(64))
        imagined = world(game_of(deal))
        advice, verdict = think(imagined, self.depth, deal, decision, sampler, rng, self.limit)
        if verdict is None:
            return advice
        return verdict.choice, lambda: in_words(verdict, advice, seat.options, imagined.span)


class Captain(Thinker):
    """Level 3."""

    name = "captain"
    depth = Depth(8, decisive=True)


class General(Thinker):
    """Level 4."""

    name = "general"
    depth = Depth(8)


class Sage(Thinker):
    """Level 5."""

    name = "sage"
    depth = Depth(16, most=6)


def in_words(verdict: Verdict, usual: Advice, options: list[str], span: str) -> str:
    """Why this choice: how it did in imagined games."""
    if verdict.deals < 2:
        return usual[1]()
    count, other = f"{verdict.better} of {verdict.deals} imagined {span}s", spoken(options, verdict.beside)
    if verdict.choice != usual[0]:
        return f"In {count} this left you better off than “{other}”."
    if 2 * verdict.better > verdict.deals:
        return f"{usual[1]()} In {count} it did better than “{other}”."
    return f"{usual[1]()} In {verdict.deals} imagined {span}s nothing did clearly better."
