"""The kinds of event of this game, and the table of what each does when it happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
DECLARE: Final = 22  # player declares a conflict against province card; n: Declared (rings/numbers.py)
DEFEND: Final = 23  # player declares defenders
PASS_CONFLICT: Final = 24  # player passes an opportunity
WIN: Final = 25  # player wins the conflict by n (and the other loses it)
BREAK: Final = 26  # province card breaks
RESOLVE_RING: Final = 27  # player resolves the effect of a ring; n: Resolve
CLAIM: Final = 28  # player claims a ring; n: Claim
MOVE_IN: Final = 29  # card moves to the conflict
MOVE_HOME: Final = 30  # card moves home
SEND_HOME: Final = 31  # card is removed from the conflict, home and bowed
RETURN_HOME: Final = 32  # card returns home after the conflict
SWITCH_TYPE: Final = 33  # the conflict's type
SWITCH_RING: Final = 34  # the contested ring with ring n
LAST: Final = 35  # a lasting effect begins
INITIATE: Final = 36  # the effects of ability n of card initiate
FROM_HAND: Final = 1  # PLAYED.n of a character or attachment; of an event n is the ability
PLAYED: Final = 37  # card was played by player
PHASE_BEGINS: Final = 38  # phase n
PHASE_ENDS: Final = 39
CONFLICT_ENDS: Final = 40
BIDS_REVEALED: Final = 41
CHANGE_BID: Final = 42  # player's bid value by n
DUEL_BEGINS: Final = 43
WIN_DUEL: Final = 44  # card wins, n loses
FAVOR: Final = 45  # player claims the favor, side n
RETURN_RING: Final = 46  # ring n goes back to an unclaimed pool
PASS_FIRST: Final = 47  # the first player token goes to player
RING_FATE: Final = 48  # fate from the bank is placed on a ring; n: RingFate
TO_HAND: Final = 49  # card goes to its owner's hand (from deck, discard pile, play)
REFILL: Final = 50  # slot n is refilled
PUT_UNDER: Final = 51  # card goes to the bottom of its deck
SHUFFLE_IN: Final = 52  # card goes back into its deck, which is shuffled
SWAP: Final = 53  # card changes places with card n
FILL: Final = 54  # a card from the dynasty deck goes into a slot (codecs.in_slot)
RESTORE: Final = 55  # broken province card is whole again
TURN_FACEDOWN: Final = 56  # province card is turned facedown
LAY: Final = 57  # card goes from anywhere into a slot (codecs.in_slot)
MOVE_SLOT: Final = 58  # card in a province moves to slot n
MOVE_CONFLICT: Final = 59  # the conflict moves to province card; with n it is there too
END_CONFLICT: Final = 60  # the conflict ends early
MORE_CONFLICTS: Final = 61  # player gets an additional conflict of type n
BEFORE_DECLARING: Final = 62  # player is about to declare a conflict
INVERT: Final = 63  # defenders are declared first, then exactly n attackers
LAST_FOR: Final = 64  # an edict begins: a lasting effect about players
LOSE_DUEL: Final = 65  # card loses, n wins
TAKE_RING: Final = 66  # player takes ring n from another claimed pool
SWAP_RINGS: Final = 67  # two rings change places; n: Swap
REMOVE_RING: Final = 68  # ring n is out of play until the end of the round
GAIN_FROM_RING: Final = 69  # player gains fate from a ring; n: RingFate
REMOVE_FROM_RING: Final = 70  # fate on a ring is lost; n as before
SPEND_TO_RING: Final = 71  # player's fate goes to a ring; n as before
MOVE_RING_FATE: Final = 72  # fate moves from ring to ring; n: FateMove
RING_TO_CARD: Final = 73  # fate moves from a ring to card; n: RingFate
RING_GOES_TO: Final = 74  # player resolves and claims the contested ring in others' place (codecs.taken_over)
LOSE_FAVOR: Final = 75  # the favor goes back to the bank
TURN_FAVOR: Final = 76  # the favor is set to side n
SET_DIAL: Final = 77  # player's dial is set to n
GLORY_COUNT: Final = 78  # a glory count begins
EVADE: Final = 79  # card is evaded by covert character n
PUT_STATUS: Final = 80  # status token n is put on card, which is neither honored nor dishonored by that
MOVE_STATUS: Final = 81  # a status token moves from card to another; n: codecs.moving_status
TAKE_PLACE: Final = 82  # card takes over the tokens of card n, which it replaces
TAKE_CONTROL: Final = 83  # player takes control of card; n: codecs.taking
LAPSE: Final = 84  # what lasted until the end of period n is over
MOVE_FATE: Final = 85  # fate moves from card to card or pool; n: codecs.moving_fate
REMOVE: Final = 86  # card that is out of play is removed from the game
TUCK: Final = 87  # card goes under card n
TO_DECK: Final = 88  # card goes to a deck; n says which and where (see zones.py)
COMMIT: Final = 89  # card is declared as an attacker or a defender
PLACE_RING: Final = 90  # ring n is put onto province card
PASS_DYNASTY: Final = 91  # player has passed in the dynasty phase, and is out of it
TRIGGERED: Final = 92  # player has triggered ability n of card
RESOLVED: Final = 93  # the effects of event card, played by player, have resolved; n: its ability
PUT_HONOR: Final = 94  # an honor token from the general token pool is put on card
KINDS: Final = 95
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
    "return_ring",
    "pass_first",
    "ring_fate",
    "to_hand",
    "refill",
    "put_under",
    "shuffle_in",
    "swap",
    "fill",
    "restore",
    "turn_facedown",
    "lay",
    "move_slot",
    "move_conflict",
    "end_conflict",
    "more_conflicts",
    "before_declaring",
    "invert",
    "last_for",
    "lose_duel",
    "take_ring",
    "swap_rings",
    "remove_ring",
    "gain_from_ring",
    "remove_from_ring",
    "spend_to_ring",
    "move_ring_fate",
    "ring_to_card",
    "ring_goes_to",
    "lose_favor",
    "turn_favor",
    "set_dial",
    "glory_count",
    "evade",
    "put_status",
    "move_status",
    "take_place",
    "take_control",
    "lapse",
    "move_fate",
    "remove",
    "tuck",
    "to_deck",
    "commit",
    "place_ring",
    "pass_dynasty",
    "triggered",
    "resolved",
    "put_honor",
)

# how a card leaves play or is discarded
DISCARDED: Final = 0
SACRIFICED: Final = 1
TO_HAND_: Final = 2
DECK_TOP: Final = 3
DECK_BOTTOM: Final = 4
REMOVED: Final = 5  # from the game
SHUFFLED: Final = 6  # into its deck
TO_HIDEAWAY: Final = 7  # facedown under a card, which has it attached so (codecs.hiding)

CONFLICT_RAN_OUT: Final = 512  # tags of the honor lost for a deck that ran out, so that it can be told why
DYNASTY_RAN_OUT: Final = 1024
UNDEFENDED: Final = 32768  # the tag of the honor lost for an unopposed conflict
BROKEN_TREATY: Final = 2048  # the tag of what breaking a treaty brings about
FOR_BID: Final = 4096  # the tag of honor that is given because of an honor bid
FOR_PASSING: Final = 8192  # the tag of fate gained for passing first in the dynasty phase
WAS_TURNED: Final = 16384  # the tag of a holding's entering play by being turned faceup

FROM_CONFLICT: Final = 1  # BOW.n: as a result of conflict resolution


HAPPEN: list[Happen] = [nothing_changes] * KINDS
TOUCHES: list[frozenset[int | str] | None] = [frozenset()] * KINDS  # what each changes; None: it may be anything


def happens(kind: int, touches: Iterable[int | str] | None = None) -> Callable[[Happen], Happen]:
    """Decorator: this is what the event does. It returns whether it happened. `touches` names the planes and fields it
    changes, if it moves no card and no lasting effect; only whoever reads these is affected by it."""

    def install(fn: Happen) -> Happen:
        HAPPEN[kind] = fn
        TOUCHES[kind] = None if touches is None else frozenset(touches)
        return fn

    return install
