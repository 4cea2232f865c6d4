"""Effects that wait or last are rows: small tuples with names, added, expired with their period, forgetting cards that
leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from gorin.kernel.state import State


MOST_SETS: Final = 3  # of cards in one row


class Lasting(NamedTuple):
    """A lasting effect on a set of cards that was fixed when it began."""

    what: int  # what it is about: a number that one module of the ruleset owns
    mask: int
    n: int
    source: int
    until: int  # the period that ends it
    order: int  # the newest has the highest
    by: int


class Delayed(NamedTuple):
    """Something that waits for a moment."""

    ability: int
    point: int  # of the window, or where else the ruleset looks for it
    kind: int  # of event
    this: int
    you: int
    that: int  # up to MOST_SETS sets of cards, one behind the other (`packed_sets`)
    until: int
    act: int


class Gained(NamedTuple):
    """An ability of another card, for a while."""

    ability: int
    card: int
    until: int


_made = tuple.__new__


def add_lasting(s: State, what: int, mask: int, n: int, source: int, until: int, by: int) -> None:
    """An effect on a set of cards that is fixed now."""
    s.order += 1
    s.lasting = (*s.lasting, _made(Lasting, (what, mask, n, source, until, s.order, by)))


def add_delayed(
    s: State, ability: int, point: int, kind: int, this: int, you: int, that: int, until: int, act: int
) -> None:
    """Something that waits for a moment."""
    s.delayed = (*s.delayed, _made(Delayed, (ability, point, kind, this, you, that, until, act)))


def packed_sets(s: State, *sets: int) -> int:
    """Several sets of cards as one number, each as long as there are cards."""
    return sum(x << i * len(s.kind) for i, x in enumerate(sets))


def set_of(s: State, packed: int, i: int) -> int:
    """The i-th of them."""
    return packed >> i * len(s.kind) & (1 << len(s.kind)) - 1


def widen_sets(s: State) -> None:
    """There will be one card more: each of the sets has room for it."""
    n = len(s.kind)
    rows = []
    for row in s.delayed:
        sets = [set_of(s, row.that, i) for i in range(MOST_SETS)]
        rows.append(row._replace(that=sum(x << i * (n + 1) for i, x in enumerate(sets))))
    s.delayed = tuple(rows)


def add_gained(s: State, ability: int, card: int, until: int) -> None:
    """An ability of another card, for a while."""
    s.gained = (*s.gained, _made(Gained, (ability, card, until)))


def expire(s: State, period: int) -> None:
    """A period ends: what lasted until then, waited for it, or was counted against it is over."""
    if s.lasting:
        s.lasting = tuple([row for row in s.lasting if row.until != period])
    if s.gained:
        s.gained = tuple([row for row in s.gained if row.until != period])
    if s.delayed:
        s.delayed = tuple([row for row in s.delayed if row.until != period])
    if s.used:
        s.used = {k: v for k, v in s.used.items() if k[0] != period}


def forget(s: State, c: int) -> None:
    """Card c is a new card now: rows about the old one let go of it."""
    b = 1 << c
    if s.lasting:
        s.lasting = tuple(
            [row if not row.mask & b else row._replace(mask=row.mask & ~b) for row in s.lasting if row.mask != b],
        )
    if s.gained:
        s.gained = tuple([row for row in s.gained if row.card != c])
    if s.delayed:
        n = len(s.kind)
        every = sum(b << i * n for i in range(MOST_SETS))
        s.delayed = tuple(
            [
                row if not row.that & every else row._replace(that=row.that & ~every)
                for row in s.delayed
                if row.that & ~every or not row.that & every
            ],
        )
