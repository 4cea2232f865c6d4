"""The kinds of event of this game, and the table of what each does when it happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.kernel.windows import Happen, nothing_changes

BOW: Final = 0  # card bows
READY: Final = 1
HONOR: Final = 2  # card is honored
DISHONOR: Final = 3
TAINT: Final = 4
LOSE_STATUS: Final = 5  # status token n discarded from card
LEAVE: Final = 6  # card leaves play; n says how
ENTER: Final = 7  # card enters play under player's control; n: where to and fate, see zones.ENTERS
ATTACH: Final = 8  # card moves to another host
DISCARD: Final = 9  # card from hand, deck or province; n says how
DRAW: Final = 10  # player draws n
DISCARD_RANDOM: Final = 11  # player discards n at random from hand
GAIN_HONOR: Final = 12  # player, n
LOSE_HONOR: Final = 13  # player, n
GAIN_FATE: Final = 14  # player, n
LOSE_FATE: Final = 15  # player, n
PAY_FATE: Final = 16  # player, n, for card
PLACE_FATE: Final = 17  # n on card
REMOVE_FATE: Final = 18  # n from card
RETURN_FATE: Final = 19  # all fate on card to its owner's pool
REVEAL: Final = 20  # province card is turned faceup
TURN_FACEUP: Final = 21  # dynasty card in a province is turned faceup
DECLARE: Final = 22  # player declares a conflict against province card
DEFEND: Final = 23  # player declares defenders
PASS_CONFLICT: Final = 24  # player passes an opportunity
WIN: Final = 25  # player wins the conflict by n (and the other loses it)
BREAK: Final = 26  # province card breaks
RESOLVE_RING: Final = 27  # player resolves the effect of ring n
CLAIM: Final = 28  # player claims ring n
MOVE_IN: Final = 29  # card moves to the conflict
MOVE_HOME: Final = 30  # card moves home
SEND_HOME: Final = 31  # card is removed from the conflict, home and bowed
RETURN_HOME: Final = 32  # card returns home after the conflict
SWITCH_TYPE: Final = 33  # the conflict's type
SWITCH_RING: Final = 34  # the contested ring with ring n
LAST: Final = 35  # a lasting effect begins
INITIATE: Final = 36  # the effects of ability n of card initiate
PLAYED: Final = 37  # card was played by player
PHASE_BEGINS: Final = 38  # phase n
PHASE_ENDS: Final = 39
CONFLICT_ENDS: Final = 40
BIDS_REVEALED: Final = 41
CHANGE_BID: Final = 42  # player's bid value by n
DUEL_BEGINS: Final = 43
WIN_DUEL: Final = 44  # card wins, n loses
FAVOR: Final = 45  # player claims the favor, side n
RETURN_RINGS: Final = 46
PASS_FIRST: Final = 47  # the first player token goes to player
RING_FATE: Final = 48  # 1 fate on each unclaimed ring
TO_HAND: Final = 49  # card goes to its owner's hand (from deck, discard pile, play)
REFILL: Final = 50  # slot n is refilled
PUT_UNDER: Final = 51  # card goes to the bottom of its deck
SHUFFLE_IN: Final = 52  # card goes back into its deck, which is shuffled
SWAP: Final = 53  # card changes places with card n
KINDS: Final = 54
NAMES: Final = (
    "bow",
    "ready",
    "honor",
    "dishonor",
    "taint",
    "lose_status",
    "leave",
    "enter",
    "attach",
    "discard",
    "draw",
    "discard_random",
    "gain_honor",
    "lose_honor",
    "gain_fate",
    "lose_fate",
    "pay_fate",
    "place_fate",
    "remove_fate",
    "return_fate",
    "reveal",
    "turn_faceup",
    "declare",
    "defend",
    "pass_conflict",
    "win",
    "break",
    "resolve_ring",
    "claim",
    "move_in",
    "move_home",
    "send_home",
    "return_home",
    "switch_type",
    "switch_ring",
    "last",
    "initiate",
    "played",
    "phase_begins",
    "phase_ends",
    "conflict_ends",
    "bids_revealed",
    "change_bid",
    "duel_begins",
    "win_duel",
    "favor",
    "return_rings",
    "pass_first",
    "ring_fate",
    "to_hand",
    "refill",
    "put_under",
    "shuffle_in",
    "swap",
)

# how a card leaves play or is discarded
DISCARDED: Final = 0
SACRIFICED: Final = 1
TO_HAND_: Final = 2
DECK_TOP: Final = 3
DECK_BOTTOM: Final = 4


HAPPEN: list[Happen] = [nothing_changes] * KINDS


def happens(kind: int) -> Callable[[Happen], Happen]:
    """Decorator: this is what the event does. It returns whether it happened."""

    def install(fn: Happen) -> Happen:
        HAPPEN[kind] = fn
        return fn

    return install
