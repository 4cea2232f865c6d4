"""Numbers that hold a ring and what is told with it: of events, options, registers and edicts.

A number that begins with a ring has it in its lowest bits, whatever stands above, so that whoever hears of such an
event finds the ring without asking for its kind; a number with nothing above is the ring itself. All ones: no ring.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Self

from gorin.rulesets.lcg.called import called

NO_RING: Final = -1  # a conflict may be about none
MOST_RINGS: Final = 64
BITS: Final = 7
_RING: Final = (1 << BITS) - 1
ELEMENT_BITS: Final = 8
WHAT_BITS: Final = 4
CARD_BITS: Final = 16
CARDS: Final = (1 << CARD_BITS) - 1
SEAT_BITS: Final = 5


@called(reads=())
def ring_in(n: int) -> int:
    """The ring with which a number begins, or NO_RING."""
    ring = n & _RING
    return NO_RING if ring == _RING else ring


@called(reads=())
def ring_set(n: int) -> int:
    """The ring with which a number begins, as a set."""
    ring = n & _RING
    return 0 if ring == _RING else 1 << ring


def with_ring(ring: int, above: int = 0) -> int:
    """A number that begins with this ring."""
    if not NO_RING <= ring < MOST_RINGS or above < 0:
        raise ValueError(f"ring {ring} with {above}: there are {MOST_RINGS} rings, and nothing below 0")
    return above << BITS | ring & _RING


def _type(n: int) -> int:
    if n not in (0, 1):
        raise ValueError(f"{n} is no type of conflict")
    return n


class RingFate(NamedTuple):
    """So much fate on a ring: RING_FATE, GAIN_FROM_RING, REMOVE_FROM_RING, SPEND_TO_RING, RING_TO_CARD."""

    ring: int
    amount: int

    @property
    def number(self) -> int:
        return with_ring(self.ring, self.amount)

    @classmethod
    def of(cls, n: int) -> Self:
        return cls(ring_in(n), n >> BITS)


class FateMove(NamedTuple):
    """So much fate from a ring to another, with which the number begins: MOVE_RING_FATE."""

    source: int
    to: int
    amount: int

    @property
    def number(self) -> int:
        return with_ring(self.to, with_ring(self.source, self.amount))

    @classmethod
    def of(cls, n: int) -> Self:
        return cls(ring_in(n >> BITS), ring_in(n), n >> 2 * BITS)


class Claim(NamedTuple):
    """A ring is claimed; the side that lies faceup from now on, if it is said: CLAIM."""

    ring: int
    side: int = -1

    @property
    def number(self) -> int:
        return with_ring(self.ring, claiming_as(self.side))

    @classmethod
    def of(cls, n: int) -> Self:
        return cls(ring_in(n), (n >> BITS) - 1)


def claiming_as(side: int) -> int:
    """What stands above a ring that is claimed with this side faceup (-1: as it lies)."""
    if side not in (-1, 0, 1):
        raise ValueError(f"{side} is no side of a ring")
    return side + 1


class Swap(NamedTuple):
    """Two rings: SWAP_RINGS."""

    one: int
    other: int

    @property
    def number(self) -> int:
        return with_ring(self.other, with_ring(self.one))

    @classmethod
    def of(cls, n: int) -> Self:
        return cls(ring_in(n >> BITS), ring_in(n))


class Resolve(NamedTuple):
    """The effect that a ring has by one of its elements: RESOLVE_RING."""

    ring: int
    element: int

    @property
    def number(self) -> int:
        return with_ring(self.ring, self.element)

    @classmethod
    def of(cls, n: int) -> Self:
        return cls(ring_in(n), resolved_element(n))


@called(reads=())
def resolved_element(n: int) -> int:
    """The element by which a ring is resolved, for what hears of it."""
    return n >> BITS


class Declared(NamedTuple):
    """The ring and type of a conflict, and whether there was fate on the ring as it was selected: DECLARE."""

    ring: int
    type: int
    had_fate: bool = False

    @property
    def number(self) -> int:
        return with_ring(self.ring, self.had_fate << 1 | _type(self.type))

    @classmethod
    def of(cls, n: int) -> Self:
        return cls(ring_in(n), declared_type(n), bool(declared_with_fate(n)))


@called(reads=())
def declared_type(n: int) -> int:
    """The type of the conflict that is declared, for what hears of it."""
    return n >> BITS & 1


@called(reads=())
def declared_with_fate(n: int) -> int:
    """Was there fate on the ring as it was selected?"""
    return n >> BITS + 1 & 1


class Declaration(NamedTuple):
    """A way to declare a conflict, as an option: its ring, its type, the type of the opportunity. Never 0, a pass."""

    ring: int
    type: int
    opportunity: int

    @property
    def number(self) -> int:
        return with_ring(self.ring, 4 | _type(self.opportunity) << 1 | _type(self.type))

    @classmethod
    def of(cls, n: int) -> Self:
        return cls(ring_in(n), n >> BITS & 1, n >> BITS + 1 & 1)


class EffectChoice(NamedTuple):
    """What is done by a ring's effect, as an option: one of the numbers of conflict/ring_effects.py, to which card (-1:
    to none), for whom (-1: for who resolves it), against whom (-1: against the one it is resolved against)."""

    what: int
    card: int = -1
    gains: int = -1
    loses: int = -1

    @property
    def number(self) -> int:
        if not 0 < self.what < 1 << WHAT_BITS or not -1 <= self.card < CARDS or min(self.gains, self.loses) < -1:
            raise ValueError(f"{self} is nothing a ring does")
        seats = self.loses + 1 << SEAT_BITS | self.gains + 1
        return seats << CARD_BITS + WHAT_BITS | self.card + 1 << WHAT_BITS | self.what

    @classmethod
    def of(cls, n: int) -> Self:
        card, seats = n >> WHAT_BITS & CARDS, n >> CARD_BITS + WHAT_BITS
        return cls(n & (1 << WHAT_BITS) - 1, card - 1, (seats & (1 << SEAT_BITS) - 1) - 1, (seats >> SEAT_BITS) - 1)


class Gains(NamedTuple):
    """Rings that gain elements, both as sets: of an edict."""

    rings: int
    elements: int

    @property
    def number(self) -> int:
        if self.elements >> ELEMENT_BITS or self.rings >> MOST_RINGS:
            raise ValueError(f"{self} names more than {MOST_RINGS} rings or {ELEMENT_BITS} elements")
        return self.rings << ELEMENT_BITS | self.elements

    @classmethod
    def of(cls, n: int) -> Self:
        return cls(n >> ELEMENT_BITS, n & (1 << ELEMENT_BITS) - 1)


def and_then(packed: int, count: int, ring: int) -> int:
    """Rings in order, in one number; `count` of them are there, and this one follows."""
    if not 0 <= ring < MOST_RINGS:
        raise ValueError(f"there is no ring {ring}")
    return packed | ring + 1 << count * BITS


@called(reads=())
def in_turn(packed: int) -> list[int]:
    """The rings of such a number, in order."""
    out = []
    while packed:
        out.append((packed & _RING) - 1)
        packed >>= BITS
    return out
