"""What cards, players and places are called, and by whom a card may be named."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.views import hidden_from
from gorin.rulesets.accounts import Piles, pile_name, seat_name
from gorin.rulesets.lcg.facts import (
    BENEATH,
    DECK,
    DISCARD,
    DYNASTY,
    HAND,
    IN_PLAY,
    IN_PROVINCE,
    PROVINCE,
    REMOVED,
)
from gorin.rulesets.lcg.rings.bearers import as_host
from gorin.rulesets.lcg.rings.names import ring
from gorin.rulesets.lcg.state import SLOTS, Game

PILES = Piles(HAND, DISCARD, DECK, REMOVED)
TYPES = ("military", "political")
PLAYED = {  # how a card is played, by the numbers of playing/windows.py
    1: "",
    2: " into the conflict",
    3: "",
    4: " as a duplicate",
    5: " disguised",
    6: " as an attachment",
}


def name(s: Game, c: int) -> str:
    """The title of the face a card shows."""
    return str(s.box.faces[s.kind[c]].name) if c >= 0 else "nothing"


def for_you(s: Game, you: int, c: int) -> str:
    """A card as this player may speak of it."""
    if hidden_from(s, you) >> c & 1:
        slot = s.slot[c]
        at = f" ({seat_name(slot // SLOTS)}{slot % SLOTS})" if slot >= 0 else ""
        return f"{unnamed(s, c)}{at}"
    return name(s, c)


def unnamed(s: Game, c: int) -> str:
    """A card as whoever may not know it speaks of it."""
    if s.p[PROVINCE] >> c & 1:
        return "a facedown province"
    return "a facedown card" if (s.p[IN_PROVINCE] | s.p[BENEATH]) >> c & 1 else "a card"


def bearer(s: Game, host: int) -> int | str:
    """What a card is attached to: a card, or the words for a ring."""
    return host if host >= 0 else ring(s, as_host(host))


def slot_name(slot: int) -> str:
    """A place of a player's provinces: "A's province 2"."""
    where = f"province {slot % SLOTS}" if slot % SLOTS else "stronghold province"
    return f"{seat_name(slot // SLOTS)}'s {where}"


def place(s: Game, c: int) -> str:
    """Where a card is: "A's hand", "the bottom of B's conflict deck"."""
    pile = pile_name(s, c, PILES, "dynasty" if s.p[DYNASTY] >> c & 1 else "conflict")
    if pile:
        return pile
    if s.slot[c] >= 0:
        return slot_name(s.slot[c])
    return f"{seat_name(s.holder[c])}'s play area" if s.p[IN_PLAY] >> c & 1 else "a place beside the table"


def twins(s: Game, c: int) -> bool:
    """Are there cards of this name in play on both sides, so that a name alone does not tell them apart? (Provinces
    say where they are; to compare them would tell of facedown ones.)"""
    open_ = s.p[IN_PLAY] & ~s.p[PROVINCE]
    if not open_ >> c & 1:
        return False
    return any(s.kind[x] == s.kind[c] and s.holder[x] != s.holder[c] for x in bits(open_))
