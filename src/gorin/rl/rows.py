"""Which row of the numbers a card has: rows lie in blocks, one for each player, the seat that looks first.

A card's row depends on its owner and its id alone, and an id never gives away a card (docs/architecture.md), so that
rows do not either. A row stays a card's for the whole game.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gorin.errors import UsageError
from gorin.kernel.state import State

BLOCK: Final = 128  # cards of one player, those created during the game among them


class Rows(NamedTuple):
    """The rows of a table, for one seat."""

    cards: NDArray[np.intp]  # per row its card; where there is none, a number beyond all cards
    of: NDArray[np.intp]  # per card its row; the last, for -1, is -1
    order: tuple[int, ...]  # the seats, from the one that looks on


class Seen:
    """Rows are worked out once for each way in which cards are owned."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._known: dict[tuple[bytes, int], Rows] = {}

    def rows(self, s: State, you: int) -> Rows:
        """The rows as this seat sees them."""
        key = s.owner.tobytes(), you
        found = self._known.get(key)
        if found is None:
            if len(self._known) > 512:
                self._known.clear()
            found = self._known[key] = self._made(s, you)
        return found

    def _made(self, s: State, you: int) -> Rows:
        n = len(s.owner)
        order = tuple((you + k) % self.seats for k in range(self.seats))
        cards = np.full(BLOCK * self.seats, n, np.intp)
        of = np.full(n + 1, -1, np.intp)
        for place, seat in enumerate(order):
            mine = [c for c in range(n) if s.owner[c] == seat]
            if len(mine) > BLOCK:
                raise UsageError(f"Seat {seat} has {len(mine)} cards; there are rows for {BLOCK} of one player.")
            first = place * BLOCK
            cards[first : first + len(mine)] = mine
            of[mine] = range(first, first + len(mine))
        return Rows(cards, of, order)
