"""Traits and clans a card gains or loses: the planes hold what is printed, changed anew each time the table is read."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.rulesets.lcg.facts import BROKEN, CRAB, FACEUP, FIRST_TRAIT, NEUTRAL, plane_count
from gorin.rulesets.lcg.state import Game


def is_worn(plane: int) -> bool:
    """Is this a fact that can be gained and lost while it is printed on others?"""
    return CRAB <= plane <= NEUTRAL or plane >= FIRST_TRAIT


def shows(s: Game, c: int, plane: int) -> bool:
    """Is this fact printed on the card where it counts? A province's shows while it is faceup, a Trait while it is
    whole too."""
    face = s.box.faces[s.kind[c]]
    if plane in face.planes:
        return True
    whole = not s.p[BROKEN] >> c & 1 or plane < FIRST_TRAIT
    return plane in face.shown and whole and bool(s.p[FACEUP] >> c & 1)


def as_printed(s: Game) -> None:
    """Undo what was gained and lost when the table was last read; after loading, print every fact anew."""
    p, faces, kind = s.p, s.box.faces, s.kind
    if s.worn is None:
        for plane in (*range(CRAB, NEUTRAL + 1), *range(FIRST_TRAIT, plane_count())):
            p[plane] = 0
        for c, k in enumerate(kind):
            for plane in (*faces[k].planes, *faces[k].shown) if k >= 0 else ():
                if is_worn(plane) and shows(s, c, plane):
                    p[plane] |= 1 << c
    else:
        for plane, cards in s.worn:
            for c in bits(cards):
                if shows(s, c, plane):
                    p[plane] |= 1 << c
                else:
                    p[plane] &= ~(1 << c)
    s.worn = ()


def gain(s: Game, plane: int, mask: int) -> None:
    """These cards have a trait or a clan now that need not be printed on them."""
    if mask & ~s.p[plane]:
        s.worn = (*(s.worn or ()), (plane, mask & ~s.p[plane]))
        s.p[plane] |= mask


def lose(s: Game, plane: int, mask: int) -> None:
    """These cards are without a trait or a clan now."""
    if mask & s.p[plane]:
        s.worn = (*(s.worn or ()), (plane, mask & s.p[plane]))
        s.p[plane] &= ~mask


def lose_traits(s: Game, mask: int) -> None:
    """A text box that is blank without exception has no Traits."""
    for c in bits(mask):
        face = s.box.faces[s.kind[c]]
        for plane in (*face.planes, *face.shown):
            if plane >= FIRST_TRAIT:
                lose(s, plane, 1 << c)
