"""Traits and clans a card gains or loses: the planes hold what is printed, changed anew each time the table is read."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.rulesets.lcg.facts import BROKEN, CRAB, FACEUP, FIRST_TRAIT, NEUTRAL, plane_count
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.printed_facts import gain, lose, print_anew

__all__ = ["as_printed", "gain", "identify", "lose", "lose_traits", "shows"]


def shows(s: Game, c: int, plane: int) -> bool:
    """Is this fact printed on the card where it counts? A province's shows while it is faceup, a Trait while it is
    whole too."""
    face = s.box.faces[s.kind[c]]
    if plane in face.planes:
        return True
    whole = not s.p[BROKEN] >> c & 1 or plane < FIRST_TRAIT
    return plane in face.shown and whole and bool(s.p[FACEUP] >> c & 1)


def identify(s: Game, c: int) -> None:
    """Clan, Traits and elements of a province count while it is faceup; a broken one has no Traits.
    Decision: a broken province's blank text box takes its Traits along (rr.open-broken-province-traits.1)."""
    b = 1 << c
    for plane in s.box.faces[s.kind[c]].shown:
        s.p[plane] = s.p[plane] | b if shows(s, c, plane) else s.p[plane] & ~b


def as_printed(s: Game) -> None:
    """Every trait and clan as it is printed."""
    print_anew(s, (*range(CRAB, NEUTRAL + 1), *range(FIRST_TRAIT, plane_count())), shows)


def lose_traits(s: Game, mask: int) -> None:
    """A text box that is blank without exception has no Traits."""
    for c in bits(mask):
        face = s.box.faces[s.kind[c]]
        for plane in (*face.planes, *face.shown):
            if plane >= FIRST_TRAIT:
                lose(s, plane, 1 << c)
