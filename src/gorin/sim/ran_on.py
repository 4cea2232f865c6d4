"""What a measurement ran on: the interpreter and how it was built, compiled modules or not, and how quick the machine
was in these minutes."""

from __future__ import annotations

import platform
import sys
import sysconfig
import time
from typing import Final

from gorin.compiled import is_compiled

STEPS: Final = 20_000  # of the calibration loop: some three milliseconds
FLAGS: Final = {"--enable-optimizations": "PGO", "--with-lto": "LTO", "--enable-experimental-jit": "JIT"}


def interpreter() -> str:
    """The interpreter and what it was built with: "CPython 3.11.2 (PGO, LTO)"."""
    told = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    built_with = [name for flag, name in FLAGS.items() if flag in told]
    if not built_with:
        built_with = ["built without PGO and LTO"] if told else ["nothing said of how it was built"]
    if not getattr(sys, "_is_gil_enabled", lambda: True)():
        built_with.append("free-threaded")
    return f"{platform.python_implementation()} {platform.python_version()} ({', '.join(built_with)})"


def engine() -> str:
    """Which of both runs."""
    return "compiled" if is_compiled() else "interpreted"


class Calibration:
    """A loop that never changes and uses nothing of Gorin. Its best time, taken now and then while everything else is
    measured, says how quick this interpreter was on this machine in these minutes."""

    def __init__(self) -> None:
        self.best = float("inf")

    def take(self, rounds: int = 20) -> None:
        """Look again how long it takes."""
        for _ in range(rounds):
            began = time.process_time()
            _loop()
            self.best = min(self.best, time.process_time() - began)

    @property
    def milliseconds(self) -> float:
        """The best of all times so far."""
        return 1000 * self.best


def _loop() -> int:
    """Wide and small numbers, lists, tuples and a dict, as the engine uses them."""
    seen: dict[int, tuple[int, int]] = {}
    row = [0] * 64
    mask = total = 0
    for i in range(STEPS):
        mask = (mask << 1 | i & 1) & (1 << 90) - 1
        row[i & 63] += mask & 255
        seen[i & 511] = (i, row[i & 63])
        total += (mask & -mask).bit_length()
    return total
