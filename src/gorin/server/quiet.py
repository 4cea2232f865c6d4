"""A log that cannot be flooded: of lines that are alike a few are written each minute, and how many more there
were."""

from __future__ import annotations

import logging
from time import monotonic

MINUTE = 60.0
EACH = 10  # lines that are alike, in a minute
KINDS = 500  # that are remembered at once
ALIKE = 60  # letters by which lines are alike


class Quiet(logging.Filter):
    """Lets through the first lines of a kind in each minute."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """May this line be written?"""
        kind, now = (record.name, str(record.msg)[:ALIKE]), monotonic()
        began, count = self._seen.get(kind, (now, 0))
        if now >= began + MINUTE:
            if count > EACH:
                record.msg, record.args = f"{record.getMessage()} ({count - EACH} more like this before)", ()
            began, count = now, 0
        if len(self._seen) >= KINDS:
            self._seen.clear()
        self._seen[kind] = began, count + 1
        return count < EACH


def quiet(*loggers: str) -> None:
    """Keep these logs short."""
    for name in loggers:
        logger = logging.getLogger(name)
        if not any(isinstance(each, Quiet) for each in logger.filters):
            logger.addFilter(Quiet())
