"""Keywords that continuous traits grant, where another effect has taken them.

What another effect took, a trait does not grant again at once, but it does when it has ended and begins anew. As long
as both go on, a row (`bars.GRANTED`) notes that the trait granted the keyword when it was taken.
"""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.rows import add_lasting
from gorin.rulesets.ccg.attributes.characteristics import gain
from gorin.rulesets.ccg.bars import GRANTED
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.state import Game

Grant = tuple[int, int, int]  # the card as a set, the plane of the keyword, the card with the trait


@called(reads=())
def grant(s: Game, plane: int, mask: int, source: int) -> None:
    """A continuous trait of this card says that these cards have a keyword."""
    gain(s, plane, mask)
    if s.box.takes_keywords:
        s.mods.append((GRANTED, mask, plane, source))


def taken(s: Game, e: Event, plane: int, until: int) -> None:
    """A keyword is taken from a card: whoever grants it to that card now does not do so any more."""
    for b, which, source in sorted(_there(s)):
        if which == plane and b == 1 << e.card:
            add_lasting(s, GRANTED, b, plane, source, until, e.player)


def granted_anew(s: Game, plane: int, mask: int) -> int:
    """Those of the cards from which a keyword was taken to which a trait grants it that began after that."""
    noted = _noted(s)
    out = 0
    for b, which, source in _there(s):
        if which == plane and b & mask and (b, which, source) not in noted:
            out |= b
    return out


def over(s: Game) -> int:
    """Has a trait ended that granted a keyword when it was taken?"""
    return int(not _noted(s) <= _there(s))


def forget(s: Game, found: int, after: list[Event]) -> None:
    """It may begin again."""
    there = _there(s)
    s.lasting = tuple([row for row in s.lasting if row.what != GRANTED or (row.mask, row.n, row.source) in there])


def _there(s: Game) -> set[Grant]:
    return {(1 << c, plane, source) for what, m, plane, source in s.mods if what == GRANTED for c in bits(m)}


def _noted(s: Game) -> set[Grant]:
    return {(row.mask, row.n, row.source) for row in s.lasting if row.what == GRANTED}
