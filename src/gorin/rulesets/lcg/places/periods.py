"""The end of a period: what lasted until then is over, before anything that happens at the end of it."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.events import RULEBOOK, STILL, Event
from gorin.kernel.rows import expire
from gorin.kernel.windows import emit
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.control import give_back
from gorin.rulesets.lcg.attributes.turned import turn_back
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.lasting.dependencies import recalls
from gorin.rulesets.lcg.lasting.kinds import CONTROLLED, COPIED, SET_ASIDE
from gorin.rulesets.lcg.places.removal import come_back
from gorin.rulesets.lcg.rings.moves import rings_come_back
from gorin.rulesets.lcg.state import IN_CONFLICT, ROUND, Game


def end_period(s: Game, *periods: int) -> None:
    """Lasting effects end: no effect of a card ends them, so nothing answers, but the table is mended."""
    emit(s, tuple([Event(ev.LAPSE, n=period, tag=RULEBOOK) for period in periods]))


@happens(ev.LAPSE, touches=())
def lapse(s: Game, e: Event, after: list[Event]) -> int:
    before = len(s.lasting) + len(s.gained)
    if e.n == ROUND:
        rings_come_back(s)
    after += over(s, e.n)
    if len(s.lasting) + len(s.gained) != before or recalls(s):
        derive(s)
        return True
    return True if e.n == IN_CONFLICT else STILL  # a closed conflict: what lasted is gone, the table not looked over


def over(s: Game, period: int) -> list[Event]:
    """Expire the period's rows, and undo what they had written; what comes back into play does so by events."""
    ended = [row for row in s.lasting if row.until == period and row.what in (CONTROLLED, COPIED, SET_ASIDE)]
    expire(s, period)
    out: list[Event] = []
    for row in ended:
        if row.what == CONTROLLED:
            give_back(s, row.mask)
        elif row.what == COPIED:
            for c in bits(row.mask):
                turn_back(s, c, row.n)
        else:
            out += come_back(s, row.mask, row.n)
    return out
