"""Effects that wait or last are rows of small ints: added, expired with their period, forgetting cards that leave.

lasting  (what, mask, n, source, until, order, by)
delayed  (ability, point, event kind, this, you, that, until, act)
gained   (ability, card, until)

`that` may hold up to three sets of cards, one behind the other (`packed_sets`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gorin.kernel.state import State


MOST_SETS: Final = 3  # of cards in one row


def add_lasting(s: State, what: int, mask: int, n: int, source: int, until: int, by: int) -> None:
    """An effect on a set of cards that is fixed now."""
    s.order += 1
    s.lasting = (*s.lasting, (what, mask, n, source, until, s.order, by))


def add_delayed(
    s: State, ability: int, point: int, kind: int, this: int, you: int, that: int, until: int, act: int
) -> None:
    """Something that waits for a moment."""
    s.delayed = (*s.delayed, (ability, point, kind, this, you, that, until, act))


def packed_sets(s: State, *sets: int) -> int:
    """Several sets of cards as one number, each as long as there are cards."""
    return sum(x << i * len(s.kind) for i, x in enumerate(sets))


def set_of(s: State, packed: int, i: int) -> int:
    """The i-th of them."""
    return packed >> i * len(s.kind) & (1 << len(s.kind)) - 1


def add_gained(s: State, ability: int, card: int, until: int) -> None:
    """An ability of another card, for a while."""
    s.gained = (*s.gained, (ability, card, until))


def expire(s: State, period: int) -> None:
    """A period ends: what lasted until then, waited for it, or was counted against it is over."""
    if s.lasting:
        s.lasting = tuple([e for e in s.lasting if e[4] != period])
    if s.gained:
        s.gained = tuple([e for e in s.gained if e[2] != period])
    if s.delayed:
        s.delayed = tuple([e for e in s.delayed if e[6] != period])
    if s.used:
        s.used = {k: v for k, v in s.used.items() if k[0] != period}


def forget(s: State, c: int) -> None:
    """Card c is a new card now: rows about the old one let go of it."""
    b = 1 << c
    if s.lasting:
        s.lasting = tuple(
            [e if not e[1] & b else (e[0], e[1] & ~b, *e[2:]) for e in s.lasting if e[1] != b],
        )
    if s.gained:
        s.gained = tuple([e for e in s.gained if e[1] != c])
    if s.delayed:
        n = len(s.kind)
        every = sum(b << i * n for i in range(MOST_SETS))
        s.delayed = tuple(
            [
                e if not e[5] & every else (*e[:5], e[5] & ~every, *e[6:])
                for e in s.delayed
                if e[5] & ~every or not e[5] & every
            ],
        )
