"""One connection: what it was told last, so that it is sent only what changed."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec

from gorin.server.changes import changes
from gorin.server.match import Match
from gorin.server.metrics import Metrics
from gorin.server.protocol import Clock, Log, Passing, TableInfo, Told, Update, encode

MOST_WAITING = 300  # messages for a client that does not read them


class Connection:
    """A player or somebody who watches. Messages wait in a queue, so that a slow reader holds nobody up."""

    def __init__(self, seat: int | None, metrics: Metrics) -> None:
        self.seat = seat
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.since = monotonic()
        self.lost = False  # it reads too slowly, or is gone
        self.asked: int | None = None  # the number of the message that asks for everything anew
        self._metrics = metrics
        self.forget()

    def forget(self) -> None:
        """Everything is to be sent anew."""
        self._match: tuple[int, int] | None = None  # the game and epoch that were told
        self._view: dict[str, Any] | None = None
        self._lines = 0
        self._last: dict[str, bytes] = {}

    def send(self, message: Told) -> None:
        """Put a message into the queue. A client that lets hundreds wait is given up."""
        if self.lost:
            return
        data = encode(message)
        self._metrics.sent(len(data), isinstance(message, Update))
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.lost = True

    def leave(self) -> None:
        """It is given up: what waits is not sent any more."""
        self.lost = True
        with suppress(asyncio.QueueFull):
            self.queue.put_nowait(None)

    def tell(
        self,
        match: Match | None,
        table: TableInfo,
        clock: Clock | None,
        passing: Passing | None,
        steady: bool,
    ) -> None:
        """Send what is different from what was told last, if anything is."""
        update = Update(n=self.asked)
        self.asked = None
        if match is not None:
            self._tell_game(update, match, steady)
            news = update.decision is not msgspec.UNSET or update.changes is not msgspec.UNSET
            if clock is not None and (self._differs("running", clock.running) or news):
                update.clock = clock
        if self._differs("table", table):
            update.table = table
        if passing is not None and self._differs("passing", passing):
            update.passing = passing
        if update != Update():
            self.send(update)

    def _tell_game(self, update: Update, match: Match, steady: bool) -> None:
        view = match.view(self.seat)
        now = (match.id, match.epoch)
        if self._match is None or self._match[0] != match.id or self._view is None:
            update.view = view
        elif made := changes(self._view, view):
            update.changes = made
        if self._match != now:
            self._lines = 0
        lines = match.lines(self.seat)
        if self._match != now or len(lines) > self._lines:
            update.log = Log(self._lines, lines[self._lines :])
        self._view, self._match, self._lines = view, now, len(lines)
        decision = match.decision(self.seat, steady)
        if self._differs("decision", decision):
            update.decision = decision

    def _differs(self, name: str, value: Any) -> bool:
        """Is this another value than the one told last?"""
        data = encode(value)
        if self._last.get(name) == data:
            return False
        self._last[name] = data
        return True
