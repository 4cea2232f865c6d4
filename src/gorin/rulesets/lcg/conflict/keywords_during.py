"""Keywords that characters gain in conflicts of some type or element only: for a while, or always."""

from __future__ import annotations

from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import during, gained_during
from gorin.rulesets.lcg.fields import KIND_OF_CONFLICT
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
    for what, mask, n, *_ in (*s.lasting, *s.constant_effects):
        if what == KEYWORD_DURING and gained_during(n)[0] == plane and fits(s, n, kind, ring):
            out |= mask
    return out


def gained_now(s: Game) -> None:
    """What is gained in this very conflict."""
    for what, mask, n, *_ in (*s.lasting, *s.constant_effects):
        if what == KEYWORD_DURING and fits(s, n, s.con[TYPE], s.con[RING]):
            s.p[gained_during(n)[0]] |= mask


@called(reads=KIND_OF_CONFLICT)
def gains_during(s: Game, mask: int, n: int) -> None:
    """A constant ability says so; who declares attackers asks for it before there is a conflict."""
    s.constant_effects.append((KEYWORD_DURING, mask, n))
