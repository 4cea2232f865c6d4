"""In which phase the game is: what comes before a phase begins, or after it has ended, is not part of it."""

from __future__ import annotations

from gorin.kernel.events import Event
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.state import Game


@called(reads=("phase",))
def in_phase(s: Game, n: int) -> bool:
    """Is the game in this phase? What answers its end, or what is still to come before its beginning, is not; nor is
    what answers the end of a turn, or comes before it begins."""
    if s.phase != n:
        return False
    order = s.box.order
    return not any(outside(s, e, f.step >= order.behind) for f in s.frames if f.kind == order.window for e in f.events)


def outside(s: Game, e: Event, happened: bool) -> bool:
    """Is a window about this the end or the beginning of the phase, or of the turn around it?"""
    phases = s.box.rules.edition.phases
    if e.kind in (ev.PHASE_ENDS, ev.PHASE_BEGINS):
        return e.n == s.phase and happened == (e.kind == ev.PHASE_ENDS)
    if e.kind == ev.TURN_BEGINS:
        return s.phase == phases[0].number and not happened
    return e.kind == ev.TURN_ENDS and s.phase == phases[-1].number
