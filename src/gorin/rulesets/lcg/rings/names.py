"""What rings are called: by their element, where several have one also by whose they are."""

from __future__ import annotations

from typing import Final

from gorin.rulesets.accounts import seat_name
from gorin.rulesets.lcg.rings.places import place_of
from gorin.rulesets.lcg.rings.pools import claimer
from gorin.rulesets.lcg.state import ELEMENT_NAMES, Game

ORDINALS: Final = ("", "second ", "third ", "fourth ", "fifth ", "sixth ", "seventh ", "eighth ")


def printed_element(s: Game, ring: int) -> str:
    """The element printed on a ring."""
    return ELEMENT_NAMES[s.box.rings[ring]]


def belongs_to(s: Game, ring: int) -> int:
    """The player in whose pools or on whose provinces a ring lies, or -1."""
    who = claimer(s, ring)
    return who if who >= 0 else place_of(s.ring_place[ring]).player


def told_apart(s: Game, ring: int) -> tuple[str, str]:
    """What stands before and behind the element, so that no two rings are called the same."""
    element = s.box.rings[ring]
    if s.box.rings.count(element) == 1:
        return "", ""
    who = belongs_to(s, ring)
    before = sum(s.box.rings[x] == element and belongs_to(s, x) == who for x in range(ring))
    nth = ORDINALS[before] if before < len(ORDINALS) else f"{before + 1}th "
    return nth, f" of {seat_name(who)}" if who >= 0 else ""


def called(s: Game, ring: int) -> str:
    """ "air", "air of B", "second air"."""
    nth, whose = told_apart(s, ring)
    return f"{nth}{printed_element(s, ring)}{whose}"


def ring(s: Game, i: int) -> str:
    """ "the air ring", "the second air ring of B"."""
    nth, whose = told_apart(s, i)
    return f"the {nth}{printed_element(s, i)} ring{whose}"


def ring_named(s: Game, which: str | int) -> int:
    """The ring with this name or number, or -1."""
    if isinstance(which, int):
        return which if 0 <= which < len(s.box.rings) else -1
    return next((i for i in range(len(s.box.rings)) if called(s, i) == which), -1)


def where_it_lies(s: Game, i: int) -> dict[str, str | int]:
    """A ring's place in parts, for programs: what it is, whose, and on which province."""
    kind, player, province = place_of(s.ring_place[i])
    who = claimer(s, i) if province >= 0 else player
    out: dict[str, str | int] = {"kind": kind}
    if who >= 0:
        out["player"] = who
    return {**out, "province": province} if province >= 0 else out
