"""Keywords that characters gain for a while in conflicts of some type or element only."""

from __future__ import annotations

from gorin.rulesets.lcg.codecs import during, gained_during
from gorin.rulesets.lcg.lasting.kinds import KEYWORD_DURING
from gorin.rulesets.lcg.rings.pools import elements_at
from gorin.rulesets.lcg.state import ELEMENT_NAMES, RING, TYPE, Game

TYPES = ("military", "political")


def occasion(plane: int, type: str, element: str) -> int:
    """The number of such a row: the keyword's plane, the type + 1, the element + 1; 0 stands for any."""
    kind = TYPES.index(type) + 1 if type else 0
    return during(plane, kind, ELEMENT_NAMES.index(element) + 1 if element else 0)


def fits(s: Game, n: int, kind: int, ring: int) -> bool:
    """Is the keyword gained in a conflict of this type with this ring?"""
    _, type, element = gained_during(n)
    return (not type or type - 1 == kind) and (not element or bool(elements_at(s, ring) >> element - 1 & 1))


def gained_in(s: Game, plane: int, kind: int, ring: int) -> int:
    """Who gains a keyword in a conflict of this type with this ring."""
    out = 0
    for row in s.lasting:
        if row.what == KEYWORD_DURING and gained_during(row.n)[0] == plane and fits(s, row.n, kind, ring):
            out |= row.mask
    return out


def gained_now(s: Game) -> None:
    """What is gained in this very conflict."""
    for row in s.lasting:
        if row.what == KEYWORD_DURING and fits(s, row.n, s.con[TYPE], s.con[RING]):
            s.p[gained_during(row.n)[0]] |= row.mask
