"""The state of a game as the rules of that game know it."""

from __future__ import annotations

from gorin.kernel.decisions import Decision
from gorin.kernel.state import State
from gorin.rulesets.ccg.state import Game as CcgState
from gorin.rulesets.lcg.state import Game as LcgState
from gorin.sim.game import Game


def lcg(game: Game) -> LcgState:
    assert isinstance(game.state, LcgState)
    return game.state


def ccg(game: Game) -> CcgState:
    assert isinstance(game.state, CcgState)
    return game.state


def asked(s: State) -> Decision:
    """What the table waits for."""
    assert s.decision is not None
    return s.decision


def phase(game: Game) -> int:
    """The phase of the round or turn, 0 before the first."""
    return ccg(game).phase if isinstance(game.state, CcgState) else lcg(game).phase
