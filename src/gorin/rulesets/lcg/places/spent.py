"""Characters that a lasting effect discards as soon as a statistic of theirs is 0."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.events import JOINT, Event
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.stats import stat
from gorin.rulesets.lcg.facts import DASH_MILITARY, DASH_POLITICAL, IN_PLAY
from gorin.rulesets.lcg.lasting.kinds import GONE_AT_ZERO
from gorin.rulesets.lcg.prohibitions.bars import DISCARDING, barred
from gorin.rulesets.lcg.state import MILITARY, POLITICAL, Game


def spent(s: Game) -> int:
    """The characters whose time has come. A dash is not 0, and who cannot be discarded by that player stays."""
    out = 0
    for row in s.lasting:
        if row.what == GONE_AT_ZERO:
            here = row.mask & s.p[IN_PLAY] & ~barred(s, DISCARDING, row.by)
            out |= sum(1 << c for c in bits(here) if stat(s, c, row.n) <= 0 and not has_dash(s, c, row.n))
    return out


def has_dash(s: Game, c: int, n: int) -> bool:
    """Has this character a dash in place of this skill?"""
    plane = {MILITARY: DASH_MILITARY, POLITICAL: DASH_POLITICAL}.get(n, -1)
    return plane >= 0 and bool(s.p[plane] >> c & 1)


def discard_spent(s: Game, found: int, after: list[Event]) -> None:
    """An effect like any other: it may be replaced, and then applies again."""
    for row in s.lasting:
        if row.what == GONE_AT_ZERO:
            after += [Event(ev.LEAVE, c, row.by, ev.DISCARDED, row.source, tag=JOINT) for c in bits(row.mask & found)]
            found &= ~row.mask
