"""Clocks: none, so long for each decision, a chess clock, byoyomi. Time is handed in, so that nothing here waits."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gorin.errors import UsageError
from gorin.server.protocol import Clock, ClockKind, SeatClock


class Time(msgspec.Struct, omit_defaults=True):
    """What a seat has left: seconds, and byoyomi periods (None while the main time lasts)."""

    left: float
    periods: int | None = None
    owed: int = 0  # choices that were taken back: they brought time once, and bring none when they are made anew


def checked(kind: ClockKind) -> ClockKind:
    """A clock that can be played with."""
    if kind.kind == "decision" and kind.period <= 0:
        raise UsageError("A clock per decision needs a 'period' above 0 seconds.")
    if kind.kind == "chess" and kind.main <= 0:
        raise UsageError("A chess clock needs a 'main' time above 0 seconds.")
    if kind.kind == "byoyomi" and (kind.period <= 0 or kind.periods < 1):
        raise UsageError("Byoyomi needs a 'period' above 0 seconds and at least 1 of 'periods'.")
    return kind


class Clocks:
    """All clocks of one game. One runs at a time, from when its seat was asked."""

    def __init__(self, kind: ClockKind, seats: int, times: list[Time] | None = None) -> None:
        self.kind = kind
        self.times = times or [self._fresh() for _ in range(seats)]
        self.running: int | None = None
        self.since = 0.0

    def copy(self) -> Clocks:
        """The same clocks once more."""
        other = Clocks(self.kind, 0, [msgspec.structs.replace(time) for time in self.times])
        other.running, other.since = self.running, self.since
        return other

    def _fresh(self) -> Time:
        if self.kind.kind == "byoyomi" and self.kind.main <= 0:
            return Time(self.kind.period, self.kind.periods)
        return Time(self.kind.period if self.kind.kind == "decision" else self.kind.main)

    @property
    def on(self) -> bool:
        """Are there clocks at all?"""
        return self.kind.kind != "none"

    def start(self, seat: int | None, now: float, grace: float = 0.0) -> None:
        """This seat's clock runs from now on, or after some time that is not charged; no other does."""
        self.stop(now)
        if self.on and seat is not None:
            self.running, self.since = seat, now + grace

    def stop(self, now: float) -> None:
        """Charge who was asked for the time since."""
        if self.running is not None:
            self.times[self.running] = self.now(self.running, now)
            self.running = None

    def chosen(self, seat: int, now: float) -> None:
        """A seat has chosen: its clock stops, and gets what a choice brings, if it was not made before."""
        ran = self.running == seat
        self.stop(now)
        time = self.times[seat]
        if time.owed:
            time.owed -= 1
            return
        if ran and self.kind.kind == "chess":
            time.left += self.kind.extra
        if self.kind.kind == "decision" or time.periods is not None:
            time.left = self.kind.period

    def taken_back(self, seats: Iterable[int], now: float) -> None:
        """Choices of these seats are taken back. The time that went by is gone, and what they brought is not brought
        again: whoever chooses, takes back and chooses has one time to think, not many."""
        self.stop(now)
        for seat in seats:
            self.times[seat].owed += 1

    def now(self, seat: int, now: float) -> Time:
        """What a seat has left at this moment."""
        time = self.times[seat]
        if self.running != seat:
            return msgspec.structs.replace(time)
        left, periods = time.left - max(0.0, now - self.since), time.periods
        if self.kind.kind == "byoyomi":
            if left <= 0 and periods is None:
                left, periods = left + self.kind.period, self.kind.periods
            while periods is not None and left <= 0 and periods > 1:
                left, periods = left + self.kind.period, periods - 1
        return Time(max(0.0, left), periods, time.owed)

    def due(self) -> float | None:
        """When the running clock will have run out."""
        if self.running is None:
            return None
        time = self.times[self.running]
        left = time.left
        if self.kind.kind == "byoyomi":
            left += self.kind.period * (self.kind.periods if time.periods is None else time.periods - 1)
        return self.since + left

    def told(self, now: float, hide: bool = False) -> Clock | None:
        """As everybody is told; at a steady table not always whose runs."""
        if not self.on:
            return None
        times = [self.now(seat, now) for seat in range(len(self.times))]
        running = None if hide else self.running
        return Clock([SeatClock(round(time.left * 1000), time.periods) for time in times], running)
