"""A phase that is resolved once more before the round goes on."""

from __future__ import annotations

from gorin.kernel.changes import cancel
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.framework.rounds import ROUNDS
from gorin.rulesets.lcg.state import ROUND, Game


@called()
def same_phase_again(s: Game, depth: int) -> None:
    """After the phase that ends in the window at this depth comes the same one; the round does not end with it."""
    for i, e in enumerate(s.frames[depth].events):
        if e.kind == ev.LAPSE and e.n == ROUND:
            cancel(s, depth, i)
    for f in reversed(s.frames):
        if f.kind == ROUNDS:
            f.step -= 1
            return


@called()
def round_ends(s: Game) -> bool:
    """Is the phase that ends the last one of its round?"""
    for f in reversed(s.frames):
        if f.kind == ROUNDS:
            return f.step == s.box.tables.labels[ROUNDS]["again"]  # the next round comes next
    return True
