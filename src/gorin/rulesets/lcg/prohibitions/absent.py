"""Players who have left the game: nothing happens any more to them, nor to the cards they owned."""

from __future__ import annotations

from typing import Final

from gorin.kernel.events import Event
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.state import Game

TO_PLAYERS: Final = frozenset(
    (
        *(ev.DRAW, ev.DISCARD_RANDOM, ev.GAIN_HONOR, ev.LOSE_HONOR, ev.GAIN_FATE, ev.LOSE_FATE, ev.PAY_FATE),
        *(ev.CHANGE_BID, ev.SET_DIAL, ev.FAVOR, ev.PASS_FIRST, ev.REFILL, ev.FILL, ev.MORE_CONFLICTS, ev.ENTER),
        *(ev.CLAIM, ev.TAKE_RING, ev.GAIN_FROM_RING, ev.SPEND_TO_RING, ev.RING_GOES_TO),
    )
)
TO_CARDS: Final = frozenset(
    (
        *(ev.BOW, ev.READY, ev.HONOR, ev.DISHONOR, ev.TAINT, ev.LOSE_STATUS, ev.LEAVE, ev.ENTER, ev.ATTACH),
        *(ev.DISCARD, ev.PLACE_FATE, ev.REMOVE_FATE, ev.RETURN_FATE, ev.REVEAL, ev.TURN_FACEUP, ev.DECLARE, ev.BREAK),
        *(ev.MOVE_IN, ev.TO_HAND, ev.PUT_UNDER, ev.SHUFFLE_IN, ev.SWAP, ev.RESTORE, ev.TURN_FACEDOWN, ev.LAY),
        *(ev.MOVE_SLOT, ev.MOVE_CONFLICT, ev.RING_TO_CARD, ev.PUT_STATUS, ev.MOVE_STATUS, ev.TAKE_CONTROL),
        *(ev.MOVE_FATE, ev.REMOVE, ev.TUCK, ev.TO_DECK, ev.PLACE_RING),
    )
)


def too_late(s: Game, e: Event) -> bool:
    """Would this happen to somebody who has left, or to a card that left with its owner?"""
    if e.kind in TO_PLAYERS and e.player >= 0 and not s.alive >> e.player & 1:
        return True
    return e.kind in TO_CARDS and e.card >= 0 and not s.alive >> s.owner[e.card] & 1
