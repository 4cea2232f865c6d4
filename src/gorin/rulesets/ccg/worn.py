"""Keywords and clans a card gains or loses: the planes hold what is printed, changed anew as the table is read."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.rulesets.ccg.facts import CRAB, plane_count
from gorin.rulesets.ccg.state import Game


def as_printed(s: Game) -> None:
    """Undo what was gained and lost when the table was last read; after loading, print every fact anew."""
    p, faces, kind = s.p, s.box.faces, s.kind
    if s.worn is None:
        for plane in range(CRAB, plane_count()):
            p[plane] = 0
        for c, k in enumerate(kind):
            for plane in faces[k].planes if k >= 0 else ():
                if plane >= CRAB:
                    p[plane] |= 1 << c
    else:
        for plane, cards in s.worn:
            for c in bits(cards):
                if plane in faces[kind[c]].planes:
                    p[plane] |= 1 << c
                else:
                    p[plane] &= ~(1 << c)
    s.worn = ()


def gain(s: Game, plane: int, mask: int) -> None:
    """These cards have a keyword now that need not be printed on them."""
    if mask & ~s.p[plane]:
        s.worn = (*(s.worn or ()), (plane, mask & ~s.p[plane]))
        s.p[plane] |= mask


def lose(s: Game, plane: int, mask: int) -> None:
    """These cards are without a keyword now."""
    if mask & s.p[plane]:
        s.worn = (*(s.worn or ()), (plane, mask & s.p[plane]))
        s.p[plane] &= ~mask
