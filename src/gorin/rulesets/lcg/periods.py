"""The end of a period: what lasted until then is over, before anything that happens at the end of it."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.rows import expire
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.control import give_back
from gorin.rulesets.lcg.copies import face_anew
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.lasting import CONTROLLED, COPIED, SET_ASIDE
from gorin.rulesets.lcg.removal import come_back
from gorin.rulesets.lcg.state import Game


def end_period(s: Game, *periods: int) -> None:
    """Lasting effects end: no effect of a card ends them, so nothing answers, but the table is mended."""
    s.box.rules.emit(s, tuple([Event(ev.LAPSE, n=period, tag=RULEBOOK) for period in periods]))


@happens(ev.LAPSE)
def lapse(s: Game, e: Event, after: list[Event]) -> bool:
    after += over(s, e.n)
    return True


def over(s: Game, period: int) -> list[Event]:
    """Expire the period's rows, and undo what they had written; what comes back into play does so by events."""
    ended = [row for row in s.lasting if row[4] == period and row[0] in (CONTROLLED, COPIED, SET_ASIDE)]
    expire(s, period)
    out: list[Event] = []
    for what, mask, n, *_ in ended:
        if what == CONTROLLED:
            give_back(s, mask)
        elif what == COPIED:
            for c in bits(mask):
                face_anew(s, c, n)
        else:
            out += come_back(s, mask, n)
    return out
