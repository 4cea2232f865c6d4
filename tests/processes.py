"""Programs that tests start in a process of their own."""

from __future__ import annotations

import signal


def interruptible() -> None:
    """For `preexec_fn`. Tests that run in the background have been told to ignore interrupts; the program has not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
