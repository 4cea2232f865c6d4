"""Penalties that each card has by a number of its own, and that will not bring a statistic below another number.

How much of such a penalty is cut off is worked out when it begins, and again when the number it is equal to changes;
what else changes the statistic in the meantime does not matter. A row (`bars.OWN_PENALTY`) remembers it: what the
penalty would be, and what it is.
"""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.rows import add_lasting
from gorin.rulesets.ccg.attributes.stats import stat
from gorin.rulesets.ccg.bars import OWN_PENALTY
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.codecs import own_penalty, penalty_owned
from gorin.rulesets.ccg.facts import BOWED, DISHONORABLE
from gorin.rulesets.ccg.state import NEVER, Game

Kept = tuple[int, int, int]  # the card as a set, the packed penalty, the card it comes from


@called(reads=(BOWED, DISHONORABLE))
def weaken_by_own(s: Game, mask: int, what: int, equal_to: int, least: int | None, source: int) -> None:
    """Each of these cards has a penalty equal to a number of its own; it does not bring the statistic below `least`."""
    s.memo = {}  # what was asked for while other traits were still to come
    for c in bits(mask):
        n = full = stat(s, c, equal_to)
        if full <= 0:
            continue
        if least is not None:
            n = _remembered(s, c, what, full, source)
            if n < 0:
                n = min(full, max(0, stat(s, c, what) - least))
                s.memo = {}  # it is another number from now on
            s.mods.append((OWN_PENALTY, 1 << c, own_penalty(what, full, n), source))
        if n:
            s.mods.append((what, 1 << c, -n, source))


def _remembered(s: Game, c: int, what: int, full: int, source: int) -> int:
    """How large the penalty is, if it has begun already and would be as large as then without its limit; else -1."""
    for row in s.lasting:
        if row.what == OWN_PENALTY and row.source == source and row.mask >> c & 1:
            about, noted, n = penalty_owned(row.n)
            if (about, noted) == (what, full):
                return n
    return -1


def unremembered(s: Game) -> int:
    """Has such a penalty begun, changed or ended that is not remembered so?"""
    return int(_there(s) != _noted(s))


def remember(s: Game, found: int, after: list[Event]) -> None:
    """What ended is forgotten; what began or changed is remembered as it is."""
    there, noted = _there(s), _noted(s)
    ended = noted - there
    s.lasting = tuple(
        [row for row in s.lasting if row.what != OWN_PENALTY or (row.mask, row.n, row.source) not in ended]
    )
    for mask, n, source in sorted(there - noted):
        add_lasting(s, OWN_PENALTY, mask, n, source, NEVER, s.holder[source])


def _there(s: Game) -> set[Kept]:
    return {(mask, n, source) for what, mask, n, source in s.mods if what == OWN_PENALTY}


def _noted(s: Game) -> set[Kept]:
    return {(row.mask, row.n, row.source) for row in s.lasting if row.what == OWN_PENALTY}
