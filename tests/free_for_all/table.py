"""Lanterns: an invented game for two to eight, on the bare kernel.

Every player has lights. In your turn you play two cards: gusts and storms blow out the lights of others, keepers and
charms stay on the table. Shutters and mirrors answer from the hand. Who has no light left is out; the last one wins.
At dusk everybody bids oil in secret for the first turn of the round.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from gorin.kernel.bits import bits
from gorin.kernel.box import Box
from gorin.kernel.copying import state
from gorin.kernel.derive import derive
from gorin.kernel.faces import face, listen, mix_faces
from gorin.kernel.fields import Ints, Number
from gorin.kernel.state import State, blank_state
from gorin.kernel.zones import leave, to_owner, unknow

IN_PLAY: Final = 1
HAND: Final = 2
DECK: Final = 3
PILE: Final = 4
REMOVED: Final = 5
PLAYING: Final = 6  # out of the hand, not yet on the pile
BRIGHT: Final = 7  # derived
KEEPER: Final = 8  # printed from here on
CHARM: Final = 9
TRICK: Final = 10  # played from the hand in one's turn
REPLY: Final = 11  # answers from the hand
PLANES: Final = 12
PLACES: Final = (IN_PLAY, HAND, DECK, PILE, REMOVED, PLAYING)

PUFF: Final = 0  # player loses n lights by card
KINDLE: Final = 1  # player gains n lights
DRAW: Final = 2  # player draws n
GO: Final = 3  # card leaves play, or the hand as a price
ENTER: Final = 4  # card enters play for player, on card n - 1 if n
DAWN: Final = 5  # player's turn begins
BIDS: Final = 6  # bids are revealed
GAIN: Final = 7  # ability n is card's until the round ends
SHINE: Final = 8  # card is bright until the round ends
KINDS: Final = 9

SHIELD, WATCH, ECHO, POINTS = 0, 1, 2, 3  # where cards listen
LATER: Final = 3  # where delayed effects wait
ACTION_SLOT: Final = POINTS * KINDS

TURN, ROUND = 0, 1  # periods
SECRET: Final = 16  # a bid holds this much more until it is revealed
LIGHTS, HAND_SIZE, MOST_KEEPERS, LAST_ROUND = 4, 4, 2, 12

OUT_OF_LIGHT, OUT_OF_TIME = 1, 2
ENDINGS: Final = ("", "the last light", "the longest night")

DECK_LIST: Final = {
    "Apprentice": 1,
    "Beacon": 1,
    "Charm": 2,
    "Ember": 2,
    "Gust": 5,
    "Keeper": 3,
    "Mirror": 2,
    "Oil": 1,
    "Shutter": 3,
    "Storm": 2,
}


@state
class Lanterns(State):
    """Lights, oil, bids, and whose turn it is."""

    lights: Ints
    oil: Ints
    bid: Ints
    round: Number
    turn: Number


def new_table(box: Box, seed: int) -> Any:
    """Every seat's deck shuffled, nothing dealt yet."""
    titles = [title for title, n in DECK_LIST.items() for _ in range(n)]
    owners = [seat for seat in range(box.seats) for _ in titles]
    s = blank_state(Lanterns, box, owners, PLANES, box.seats, seed)
    s.lights, s.oil, s.bid = [LIGHTS] * box.seats, [0] * box.seats, [0] * box.seats
    s.round, s.turn = 0, -1
    assert isinstance(s.kind, array)
    for c in range(len(owners)):
        face(s, c, box.by_name[titles[c % len(titles)]])
        s.p[DECK] |= 1 << c
        s.zones[s.owner[c]].append(c)
    for deck in s.zones:
        mix_faces(s, deck)
    listen(s)
    derive(s)
    return s


def to_pile(s: Any, c: int) -> None:
    """Onto its owner's pile, for all to see. What lay on it follows by an event of its own."""
    leave(s, c)
    to_owner(s, c)
    unknow(s, 1 << c)
    s.p[PILE] |= 1 << c


def remove(s: Any, c: int) -> None:
    """Out of the game."""
    if s.p[DECK] >> c & 1:
        s.zones[s.owner[c]].remove(c)
    leave(s, c)
    s.att[c] = 0
    s.p[REMOVED] |= 1 << c


def take(s: Any, who: int, n: int) -> int:
    """Draw cards; a pile becomes the deck when that is empty. How many were drawn?"""
    deck = s.zones[who]
    for drawn in range(n):
        if not deck:
            pile = bits(s.p[PILE] & s.ctl[who])
            if not pile:
                return drawn
            for c in pile:
                leave(s, c)
                s.p[DECK] |= 1 << c
            deck.extend(pile)
            mix_faces(s, deck)
        c = deck.pop()
        s.p[DECK] &= ~(1 << c)
        s.p[HAND] |= 1 << c
    return n
