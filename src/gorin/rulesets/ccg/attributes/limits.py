"""Minimums and maximums of statistics: they come after all bonuses and penalties.

Where a minimum lies above a maximum, the statistic stays as it was before they did, until they agree again. What it was
is a row (`bars.FROZEN`) that begins with the later of the two and ends with it.
"""

from __future__ import annotations

from gorin.kernel.rows import add_lasting
from gorin.rulesets.ccg.bars import BE_SHAMED, FROZEN, MAXIMUM, MINIMUM
from gorin.rulesets.ccg.facts import DISHONORABLE
from gorin.rulesets.ccg.state import PERSONAL_HONOR, Game

Bound = tuple[int, bool]  # a number, and whether it is a maximum


def bounds(s: Game, c: int, what: int) -> list[Bound]:
    """The limits of a card's statistic, those that last before those of traits; the dishonorable have at most 0
    Personal Honor."""
    b = 1 << c
    out = [(n, most) for about, mask, n, most in s.limits if about == what and mask & b]
    if what == PERSONAL_HONOR and s.p[DISHONORABLE] & b & ~s.bars[BE_SHAMED]:
        out.append((0, True))
    return out


def at_odds(found: list[Bound]) -> bool:
    """Does a minimum lie above a maximum?"""
    least = max([n for n, most in found if not most], default=None)
    top = min([n for n, most in found if most], default=None)
    return least is not None and top is not None and least > top


def limited(s: Game, c: int, what: int, value: int) -> int:
    """A statistic within its limits. Decision: where a trait's limit comes to be at odds with one that lasts, and so
    nothing has noted what the statistic was before, the trait's does not count."""
    found = bounds(s, c, what)
    if at_odds(found):
        kept = frozen(s, c, what)
        if kept is not None:
            return kept
        found = [x for i, x in enumerate(found) if not at_odds(found[: i + 1])]
    for n, most in found:
        value = min(value, n) if most else max(value, n)
    return value


def frozen(s: Game, c: int, what: int) -> int | None:
    """What a statistic was before its limits came to be at odds, if that was noted."""
    return next((row.n for row in reversed(s.lasting) if row.what == FROZEN + what and row.mask >> c & 1), None)


def fixed(s: Game, c: int, what: int) -> bool:
    """Are the limits of this statistic at odds, so that nothing changes it?"""
    return at_odds(bounds(s, c, what))


def limit_begins(s: Game, c: int, about: int, n: int, value: int, until: int, source: int, by: int) -> None:
    """A limit (`bars.MINIMUM` or `MAXIMUM` and a statistic) begins: if it will be at odds with another, the statistic
    stays what it is now (`value`)."""
    most = about >= MAXIMUM
    what = about - (MAXIMUM if most else MINIMUM)
    found = bounds(s, c, what)
    if not at_odds(found) and at_odds([*found, (n, most)]):
        add_lasting(s, FROZEN + what, 1 << c, value, source, until, by)


def no_longer_frozen(s: Game, c: int, what: int) -> None:
    """The limits of a statistic agree again."""
    s.lasting = tuple([row for row in s.lasting if row.what != FROZEN + what or row.mask != 1 << c])
