"""What cards, players and places are called."""

from __future__ import annotations

from gorin.kernel.views import hidden_from
from gorin.rulesets.accounts import Piles, pile_name, seat_name
from gorin.rulesets.ccg.facts import DEAD, DECK, DISCARD, DYNASTY, HAND, IN_PROVINCE, PROVINCE, REMOVED
from gorin.rulesets.ccg.state import Game

BATTLEFIELD = "Battlefield"
PILES = Piles(HAND, DISCARD, DECK, REMOVED)


def name(s: Game, c: int) -> str:
    """The title of the face a card shows; a province is called by its owner and its place, a battlefield that is none
    by what it is."""
    if c < 0:
        return "nothing"
    title = str(s.box.faces[s.kind[c]].name)
    if s.p[PROVINCE] >> c & 1:
        if title == BATTLEFIELD:
            return "a battlefield at no province"
        mine = s.provinces[s.owner[c]]
        place = f" {mine.index(c) + 1}" if c in mine else ""
        return f"{seat_name(s.owner[c])}'s province{place}"
    return title


def for_you(s: Game, you: int, c: int) -> str:
    """A card as this player may speak of it."""
    if not hidden_from(s, you) >> c & 1:
        return name(s, c)
    at = f" ({name(s, s.slot[c])})" if s.slot[c] >= 0 else ""
    return f"a facedown card{at}"


def unnamed(s: Game, c: int) -> str:
    """A card as whoever may not know it speaks of it."""
    return "a facedown card" if s.p[IN_PROVINCE] >> c & 1 else "a card"


def place(s: Game, c: int) -> str:
    """Where a card is that is not in play."""
    pile = pile_name(s, c, PILES, "Dynasty" if s.p[DYNASTY] >> c & 1 else "Fate")
    if pile:
        return f"{pile}, dead" if s.p[DISCARD] & s.p[DEAD] & 1 << c else pile
    return name(s, s.slot[c]) if s.slot[c] >= 0 else ""
