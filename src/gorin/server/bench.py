"""The bench of the workshop: a process of its own, behind all others, in which cards are read and tried out. Nobody's
game waits for it. What takes too long there is given up, and whatever it had in memory goes when it is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

from gorin.errors import GorinError, UsageError
from gorin.server.thinking import begin_with

T = TypeVar("T")
BEHIND = 10  # how far it stands back for other processes, as `nice` counts
JOBS = 400  # of one process; then another takes its place
TOO_LONG = "That took too long, and was given up; try with less."


class Overtime(BaseException):
    """A job has had its time. Nothing of what it runs may take this for an error of its own."""


class Bench:
    """One process for one thing after another. It begins with the first; without processes, it is a thread."""

    def __init__(self, processes: bool, cards: Sequence[Path] = (), behind: int = BEHIND) -> None:
        self._processes = processes
        self._behind = behind
        self._cards = tuple(cards)
        self._pool: Executor | None = None
        self._jobs = 0  # that this process was given

    async def do(self, seconds: int, job: Callable[..., T], *about: object) -> T:
        """Have a job done, in so many seconds of work."""
        for _ in range(2):
            pool = self._next()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, timed, seconds, job, *about)
            except BrokenProcessPool:  # ended from outside; another takes its place
                if self._pool is pool:
                    self._pool = None
        raise UsageError(TOO_LONG)

    def _next(self) -> Executor:
        """The process for one more job."""
        if self._pool is not None and self._processes and self._jobs >= JOBS:
            self._pool.shutdown(wait=False)
            self._pool = None
        if self._pool is None:
            self._pool, self._jobs = self._start(), 0
        self._jobs += 1
        return self._pool

    def _start(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(1, "gorin-bench")
        return ProcessPoolExecutor(1, get_context("spawn"), initializer=_begin, initargs=(self._cards, self._behind))

    def close(self) -> None:
        """End it."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


# --- in the process -------------------------------------------------------------------------------------------------


def timed(seconds: int, job: Callable[..., T], *about: object) -> T:
    """Do a job; one that has had its time is given up."""
    try:
        with _bell(seconds):
            return job(*about)
    except Overtime:
        raise UsageError(TOO_LONG) from None
    except RecursionError:
        raise UsageError("This is folded too deep to be read.") from None


@contextmanager
def _bell(seconds: int) -> Iterator[None]:
    """A bell rings after so many seconds of work – on a busy machine that is later by the clock –, where the system has
    one and this is the thread that hears it."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def rings(number: int, frame: FrameType | None) -> None:
        raise Overtime

    before: Any = signal.signal(signal.SIGVTALRM, rings)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _begin(own: tuple[Path, ...], behind: int) -> None:
    """The process begins: so far behind all others, with the cards of the server."""
    with suppress(AttributeError, OSError):
        os.nice(behind)
    with suppress(GorinError):
        begin_with(own)
