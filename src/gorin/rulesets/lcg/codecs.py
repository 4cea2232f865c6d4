"""Numbers of this game that hold several: the `n` of some events and effects, the value of some options.

Each is packed and unpacked here and nowhere else: a verb packs ("taking"), a tuple with names is what it says. How many
bits a part has stands beside it. (Demands are packed in dues.py, edicts in
edicts.py, what a card was in last_known.py.)
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gorin.kernel.decisions import PLAY, Option
from gorin.rulesets.lcg.called import called

BITS: Final = 16  # of a card, a face, a plane, a slot
LOW: Final = (1 << BITS) - 1
SEATS: Final = 8  # bits of a seat, of a set of seats or of a plane among the first


# --- ENTER.n ----------------------------------------------------------------------------------------------------------

# where to
AT_HOME: Final = 0  # `at` is the slot it comes from, plus 1
IN_CONFLICT: Final = 1  # likewise
ON_HOST: Final = 2  # `at` is the host, a card or (below -1) a ring
INTO_SLOT: Final = 3  # a holding; `at` is the slot
IN_PLACE: Final = 4  # of the character `at`, by disguised
AS_ATTACHMENT: Final = 5  # whatever it is, as an attachment on the host `at`
AS_CHARACTER: Final = 6  # whatever it is, as a character at home
WHERE_IT_LIES: Final = 7  # a holding that was turned faceup in its province
TURNS: Final = {AS_ATTACHMENT: "attachment", AS_CHARACTER: "character"}

OUT_OF_HAND: Final = (1 << BITS) - 1  # in the place of `at`, for a character that comes from a hand
FIRST_FLAG: Final = 13  # from here on: which tokens it enters play with
FLAGS: Final = {token: 1 << FIRST_FLAG + i for i, token in enumerate(("honored", "dishonored", "tainted"))}
ANY_FLAG: Final = sum(FLAGS.values())
_FATE: Final = 4
FROM_BANK: Final = 1 << FIRST_FLAG - 1  # the fate on it is from the general pool
MOST_FATE: Final = (1 << FIRST_FLAG - 1 - _FATE) - 1


class Entry(NamedTuple):
    """Where a card enters play, with how much fate from its player's pool (FROM_BANK: the general pool), and at which
    slot, bearer or character; where it does not matter, `at` is 0."""

    where: int
    fate: int
    at: int


_UNDER: Final = FIRST_FLAG + len(FLAGS)  # the seat who will control the card, plus 1; 0: whose event it is
_AT: Final = _UNDER + 4


@called(reads=())
def entering(where: int, fate: int = 0, at: int = 0, under: int = -1) -> int:
    """`under`: a seat, where somebody else than the event's player will control a character."""
    return at << _AT | under + 1 << _UNDER | fate << _FATE | where


def entry(n: int) -> Entry:
    return Entry(n & (1 << _FATE) - 1, n >> _FATE & MOST_FATE, n >> _AT)


def controls_entry(n: int, who: int) -> int:
    """Who will control what enters play: whose event it is, unless it says otherwise."""
    under = n >> _UNDER & 15
    return under - 1 if under else who


# --- LEAVE.n, REMOVE.n, TUCK.n, TO_DECK.n -----------------------------------------------------------------------------

_BACK: Final = 4
_UNTIL: Final = 8
_FACEDOWN: Final = 1 << 30


class Removed(NamedTuple):
    """How a card leaves play (events.py), and if it is removed for a while, where it returns to and after which period;
    -1: for good."""

    how: int
    back: int
    until: int


def removing(until: int, back: int) -> int:
    return until + 1 << _UNTIL | back << _BACK


def removed(n: int) -> Removed:
    return Removed(leaving(n), n >> _BACK & 15, (n >> _UNTIL) - 1)


def leaving(n: int) -> int:
    """How a card leaves play."""
    return n & (1 << _BACK) - 1


def hiding(host: int, how: int) -> int:
    """Of a card that is attached facedown to another instead of going to the discard pile: to which, and how it would
    have left play."""
    return host << _UNTIL | how << _BACK


def hidden_by(n: int) -> tuple[int, int]:
    """The other card, and how it would have left play."""
    return n >> _UNTIL, n >> _BACK & 15


@called(reads=())
def tucking(host: int, facedown: bool) -> int:
    """A card goes under another."""
    return host | _FACEDOWN if facedown else host


def tucked_under(n: int) -> tuple[int, bool]:
    """Under which, and whether facedown."""
    return n & ~_FACEDOWN, bool(n & _FACEDOWN)


def to_deck(deck: int, top: bool) -> int:
    """A card goes to the top or the bottom of a deck (destinations.py)."""
    return deck << 1 | top


def in_deck(n: int) -> tuple[int, bool]:
    """To which, and whether on top."""
    return n >> 1, bool(n & 1)


# --- other events -----------------------------------------------------------------------------------------------------

POOL: Final = 1 << 12  # a place where fate is: a card, or POOL | seat


class FateMoved(NamedTuple):
    """MOVE_FATE.n: how much, from where, to where."""

    amount: int
    of: int
    to: int


def moving_fate(amount: int, of: int, to: int) -> int:
    return amount << 2 * BITS | of << BITS | to


def fate_moved(n: int) -> FateMoved:
    return FateMoved(n >> 2 * BITS, n >> BITS & LOW, n & LOW)


def moving_status(token: int, onto: int) -> int:
    """MOVE_STATUS.n: a token, and the card it goes to."""
    return onto << SEATS | token


def status_moved(n: int) -> tuple[int, int]:
    """The token and the card."""
    return n & 255, n >> SEATS


@called(reads=())
def taking(who: int, until: int) -> int:
    """TAKE_CONTROL.n: who takes control, until the end of which period."""
    return who | until + 1 << SEATS


def taken(n: int) -> tuple[int, int]:
    """Who, and until when."""
    return n & 255, (n >> SEATS) - 1


_FACEUP_THERE: Final = 256


def into_slot(slot: int, faceup: bool) -> int:
    """FILL.n, REFILL.n, LAY.n: the slot into which a card goes, and whether faceup."""
    return slot | _FACEUP_THERE if faceup else slot


def in_slot(n: int) -> tuple[int, bool]:
    """Into which slot, and whether faceup."""
    return n & ~_FACEUP_THERE, bool(n & _FACEUP_THERE)


_RESOLVES: Final = 1
_CLAIMS: Final = 2


def taking_over(resolves: bool, claims: bool) -> int:
    """RING_GOES_TO.n: does the player resolve the contested ring, and claim it, in others' place?"""
    return resolves * _RESOLVES + claims * _CLAIMS


def taken_over(n: int) -> tuple[bool, bool]:
    """Whether the player resolves it, and claims it."""
    return bool(n & _RESOLVES), bool(n & _CLAIMS)


def ending(broke: int, winner: int) -> int:
    """CONFLICT_ENDS.n: did a province break (1), and who won, or -1."""
    return winner + 1 << 1 | broke


BROKE: Final = 1  # in CONFLICT_ENDS.n


# --- the n of lasting effects -----------------------------------------------------------------------------------------

EVERYBODY: Final = -1  # a set of players


@called(reads=())
def barring(prohibition: int, players: int) -> int:
    """BARRED: a prohibition, and the players it binds."""
    return players << SEATS | prohibition


def barred_by(n: int) -> tuple[int, int]:
    """The prohibition and the players."""
    return n & 255, n >> SEATS


def becoming(face: int, printed: int) -> int:
    """COPIED: the face a card has become, and the one printed on it."""
    return face << BITS | printed


def became(n: int) -> tuple[int, int]:
    """The new face and the printed one."""
    return n >> BITS, n & LOW


def shielding(plane: str | int, players: str | int) -> str:
    """Source of the number of IMMUNE: the plane of the sources, and the players who control them."""
    return f"({plane} | {players} << {BITS})"


def shielded(n: int) -> tuple[int, int]:
    """The plane and the players."""
    return n & LOW, n >> BITS


def shielding_again(plane: int, players: int) -> int:
    """The same number from its parts: a save has the plane by its name."""
    return players << BITS | plane


def during(plane: int, type: int, element: int) -> int:
    """KEYWORD_DURING: a keyword's plane, the type + 1 and the element + 1 of the conflicts; 0 stands for any."""
    return element << 20 | type << BITS | plane


def gained_during(n: int) -> tuple[int, int, int]:
    """The plane, the type + 1 and the element + 1."""
    return n & LOW, n >> BITS & 15, n >> 20


@called(reads=())
def adding_while(which: int, rings: int, amount: int) -> int:
    """ADDS_WHILE: a statistic, a set of rings, and how much more of it."""
    return rings << BITS | amount + _NOTHING_ADDED << 4 | which


def added_while(n: int) -> tuple[int, int, int]:
    """The statistic, the rings and the amount."""
    return n & 15, n >> BITS, (n >> 4 & 0xFFF) - _NOTHING_ADDED


_NOTHING_ADDED: Final = 1 << 11


def turning_into(shape: int, host: int) -> int:
    """TURNED: which shape (status.SHAPES), on which bearer, or -1."""
    return host << 4 | shape


def turned_into(n: int) -> tuple[int, int]:
    """The shape and the bearer."""
    return n & 15, n >> 4


def more_often(times: int, you: str | int = 0) -> str:
    """Source of the number of MORE_USES: how much more often, and as a modifier for whom."""
    return f"{times} << {SEATS} | {you}"


def so_often(n: int) -> tuple[int, int]:
    """How much more often, and for whom."""
    return n >> SEATS, n & 255


def arriving_with(token: int, played: bool) -> int:
    """ENTERS_WITH: the token, and whether only if the card is played."""
    return token << 1 | played


def arrived_with(n: int) -> tuple[int, bool]:
    """The token, and whether only if it is played."""
    return n >> 1, bool(n & 1)


def incarnation(card: int, inc: int) -> int:
    """In `precedence`: a card as long as it is the same."""
    return card << BITS | inc


# --- options ----------------------------------------------------------------------------------------------------------

_MANNER: Final = 4
MANNERS: Final = 7  # in which cards are played (playing/windows.py)


class Plays(dict[int, Option]):
    """The options to play cards in one manner. Each is made once, when it is first offered."""

    def __init__(self, manner: int) -> None:
        self.manner = manner

    def __missing__(self, card: int) -> Option:
        self[card] = out = Option(PLAY, card, card << _MANNER | self.manner)
        return out


PLAYS: Final = tuple(Plays(manner) for manner in range(MANNERS))


def play_of(value: int) -> tuple[int, int]:
    """The card of such an option, and the manner."""
    return value >> _MANNER, value & (1 << _MANNER) - 1


_ABILITY: Final = 24  # bits of an ability's id


def ability_of(card: int, ability: int) -> int:
    """An ability of a card that is to be resolved."""
    return card << _ABILITY | ability


def ability_chosen(value: int) -> tuple[int, int]:
    """The card and the ability."""
    return value >> _ABILITY, value & (1 << _ABILITY) - 1
