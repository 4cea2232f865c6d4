"""What the server counts of itself, in the text format of Prometheus. No table, name or secret is in it; and it is told
every few seconds only, for on a server with one table each number tells when somebody was asked."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)
RENEWED = 15.0  # seconds
BYTES = (256, 512, 1024, 2048, 4096, 8192, 16384, 65536)


class Spread:
    """How often a number was in which range."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, value: float) -> None:
        """One more."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def text(self, name: str, about: str) -> str:
        """As a histogram."""
        lines = [f"# HELP {name} {about}", f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip((*self.bounds, float("inf")), self.counts, strict=True):
            total += count
            le = "+Inf" if bound == float("inf") else f"{bound:g}"
            lines.append(f'{name}_bucket{{le="{le}"}} {total}')
        return "\n".join([*lines, f"{name}_sum {self.sum:g}", f"{name}_count {total}"])


class Metrics:
    """Counters of one server."""

    def __init__(self) -> None:
        self.began = time.time()
        self.counts: dict[str, int] = {}
        self.answered = Spread(SECONDS)
        self.thought = Spread(SECONDS)
        self.updates = Spread(BYTES)
        self._told: tuple[float, str] | None = None

    def count(self, name: str, n: int = 1) -> None:
        """Something happened so many times."""
        self.counts[name] = self.counts.get(name, 0) + n

    def sent(self, size: int, update: bool) -> None:
        """A message went out."""
        self.count("messages_sent")
        self.count("bytes_sent", size)
        if update:
            self.updates.add(size)

    def text(self, gauges: Callable[[], dict[str, int]]) -> str:
        """All of it, as it was at most so many seconds ago."""
        now = time.monotonic()
        if self._told is None or now >= self._told[0] + RENEWED:
            self._told = now, self._text(gauges())
        return self._told[1]

    def _text(self, gauges: dict[str, int]) -> str:
        parts = []
        for name, value in {**gauges, "uptime_seconds": int(time.time() - self.began)}.items():
            parts.append(f"# TYPE gorin_{name} gauge\ngorin_{name} {value}")
        for name, value in sorted(self.counts.items()):
            parts.append(f"# TYPE gorin_{name}_total counter\ngorin_{name}_total {value}")
        parts.append(self.answered.text("gorin_answer_seconds", "From a choice to its answer, on the disk."))
        parts.append(self.thought.text("gorin_thought_seconds", "How long an agent thought."))
        parts.append(self.updates.text("gorin_update_bytes", "The size of updates."))
        return "\n".join(parts) + "\n"
