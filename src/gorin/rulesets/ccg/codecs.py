"""Numbers of this game that hold several: the `n` of some events, the value of some options, a few registers.

Each is packed and unpacked here and nowhere else: a verb packs ("giving"), a tuple with names is what it says. How many
bits a part has stands beside it; what does not fit is refused as cards are checked (`check.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from gorin.rulesets.ccg.called import called

CARD_BITS: Final = 16  # a card, a face, a kind of token
CARD: Final = (1 << CARD_BITS) - 1
PERIOD: Final = 255  # a period, plus 1
AMOUNT_BITS: Final = 16
MOST: Final = 1 << AMOUNT_BITS - 1  # a bonus or penalty is smaller


# --- GIVE.n ----------------------------------------------------------------------------------------------------------


class Given(NamedTuple):
    """What begins to last: which effect, how much, and until the end of which period."""

    what: int
    n: int
    until: int


@called(reads=())
def giving(what: int, n: int, until: int) -> int:
    return what << 24 | until + 1 << AMOUNT_BITS | n + MOST


def given(packed: int) -> Given:
    return Given(packed >> 24, (packed & CARD) - MOST, (packed >> AMOUNT_BITS & PERIOD) - 1)


def named_amount(packed: int, name: Callable[[int], str]) -> list[int | str]:
    """The same for a save in which the amount, a keyword, goes by its name."""
    return [packed >> AMOUNT_BITS, name(given(packed).n)]


def numbered_amount(told: list[Any], number: Callable[[str], int]) -> int:
    """Back from that."""
    return int(told[0]) << AMOUNT_BITS | number(told[1]) + MOST


# --- NEGATE.n --------------------------------------------------------------------------------------------------------


class Negated(NamedTuple):
    """What fails: which kind of event, until when, only in which action (0: any), and how (see negation.py)."""

    kind: int
    until: int
    act: int
    n: int


@called(reads=())
def negating(kind: int, until: int, act: int, n: int = 0) -> int:
    return act << 32 | n + 1 << 24 | until + 1 << 16 | kind + 1


def negated(packed: int) -> Negated:
    return Negated((packed & CARD) - 1, (packed >> 16 & PERIOD) - 1, packed >> 32, (packed >> 24 & 255) - 1)


OF_STAT: Final = 64  # n of a negation of bonuses and penalties of a statistic


class OfStat(NamedTuple):
    """Of which statistic, and whether of bonuses, penalties or both."""

    what: int
    signs: int


def of_stat(what: int, signs: int) -> int:
    return OF_STAT + (what << 2 | signs)


def stat_negated(n: int) -> OfStat | None:
    """What a negation says of a statistic; None if it is about none."""
    return OfStat(n - OF_STAT >> 2, n - OF_STAT & 3) if n >= OF_STAT else None


# --- other events ----------------------------------------------------------------------------------------------------


class Transferred(NamedTuple):
    """TRANSFER_TOKEN.n: a kind of token, and the card it goes to."""

    token: int
    to: int


@called(reads=())
def transferring(token: int, to: int) -> int:
    return to << CARD_BITS | token


def transferred(packed: int) -> Transferred:
    return Transferred(packed & CARD, packed >> CARD_BITS)


class LiesUnder(NamedTuple):
    """PUT_UNDER.n, TO_PROVINCE.n: a card or province, and whether the card lies there faceup."""

    where: int
    faceup: bool


@called(reads=())
def lying_under(where: int, faceup: bool) -> int:
    return where << 1 | faceup


def lies_under(packed: int) -> LiesUnder:
    return LiesUnder(packed >> 1, bool(packed & 1))


class Assigned(NamedTuple):
    """ASSIGN.n: a battlefield, and whether to defend there."""

    at: int
    defending: bool


def assigning(at: int, defending: bool) -> int:
    return at << 1 | defending


def assigned(packed: int) -> Assigned:
    return Assigned(packed >> 1, bool(packed & 1))


class Entered(NamedTuple):
    """ENTER.n: flags that say where the card comes from and how (zones.py), and what it is put on, or -1."""

    how: int
    host: int


# how
FROM_PROVINCE: Final = 1
FROM_HAND: Final = 2
DISCOUNTED: Final = 4  # bought with Clan discount
TO_BATTLE: Final = 8  # a Personality at the current battlefield
STRAIGHT: Final = 16  # a Holding that does not enter bowed
FOR_HONOR: Final = 32  # bought for Honor
_ON: Final = 8


@called(reads=())
def entering(how: int, host: int = -1) -> int:
    return host + 1 << _ON | how


def entered(packed: int) -> Entered:
    return Entered(packed & (1 << _ON) - 1, (packed >> _ON) - 1)


class Created(NamedTuple):
    """CREATE.n: a face, and whether the card is created at the current battlefield."""

    kind: int
    here: bool


@called(reads=())
def creating(kind: int, here: bool) -> int:
    return here << 20 | kind


def created(packed: int) -> Created:
    return Created(packed & CARD, bool(packed >> 20))


# --- flags of events that hold nothing else --------------------------------------------------------------------------

BY_RESOLUTION: Final = 1  # DESTROY.n: by the resolution of a battle, which destroys each card of a unit itself

# TO_DECK.n
ON_TOP: Final = 1
REFILL_FACEUP: Final = 2  # the province it lay in is refilled faceup

# Event.was: what a card was like just before it left play
WAS_HELD: Final = 15  # its controller + 1
WAS_DISHONORABLE: Final = 16
WAS_ATTACKING: Final = 32
WAS_DEFENDING: Final = 64
WAS_HERE: Final = 128
WAS_BOWED: Final = 256


# --- options and registers -------------------------------------------------------------------------------------------


class Recruited(NamedTuple):
    """Value of an option PLAY: the ways the card is brought into play (recruiting.py), the card, and the card in play
    that it overlays, if that is the way."""

    way: int
    card: int
    onto: int


_WAY: Final = 5


def recruiting(card: int, way: int, onto: int = 0) -> int:
    return onto << _WAY + CARD_BITS | card << _WAY | way


def recruited(value: int) -> Recruited:
    return Recruited(value & (1 << _WAY) - 1, value >> _WAY & CARD, value >> _WAY + CARD_BITS)


def noting(unit: int, field: int) -> int:
    """An assignment that waits for the others: a unit and a battlefield."""
    return unit << CARD_BITS | field


def noted(register: int) -> tuple[int, int]:
    """The unit and the battlefield."""
    return register >> CARD_BITS, register & CARD


_MANEUVER: Final = 4  # bits; the first of them is 1


def queued(queue: int, maneuver: int) -> int:
    """Additional maneuvers that wait in a register, with one more behind them."""
    return queue | maneuver << queue.bit_length()


def next_in(queue: int) -> tuple[int, int]:
    """The first of them, and the others."""
    return queue & (1 << _MANEUVER) - 1, queue >> _MANEUVER


# --- the n of rows ---------------------------------------------------------------------------------------------------


class OwnPenalty(NamedTuple):
    """A penalty with a limit: of which statistic, how large without the limit, and how large with it."""

    what: int
    full: int
    n: int


def own_penalty(what: int, full: int, n: int) -> int:
    return (what << AMOUNT_BITS | full) << AMOUNT_BITS | n


def penalty_owned(packed: int) -> OwnPenalty:
    return OwnPenalty(packed >> 2 * AMOUNT_BITS, packed >> AMOUNT_BITS & CARD, packed & CARD)
