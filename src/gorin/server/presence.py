"""Who is at a table, and since when who is not. Whoever is away for long cannot hold up the others."""

from __future__ import annotations

from collections.abc import Iterable

from gorin.server import kept

AWAY = 60_000  # milliseconds after which somebody who is gone is away


class Presence:
    """Since when the people of a table are not connected."""

    def __init__(self, people: Iterable[int]) -> None:
        self._gone = dict.fromkeys(people, kept.now())

    def came(self, seat: int) -> None:
        """Somebody is connected."""
        self._gone.pop(seat, None)

    def left(self, seat: int) -> None:
        """The last connection of somebody is lost, or somebody new has the seat and is not connected yet."""
        self._gone[seat] = kept.now()

    def gone(self, seat: int) -> int | None:
        """Since when somebody is gone, in milliseconds since 1970; None if not."""
        return self._gone.get(seat)

    def away(self, seat: int) -> bool:
        """Is somebody gone for so long that others need not wait?"""
        gone = self._gone.get(seat)
        return gone is not None and kept.now() >= gone + AWAY
