"""Many games over many processes. What comes out does not depend on how many there are."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from gorin.errors import GorinError, UsageError
from gorin.sim.match import Result, Run, play

LARGEST_BATCH = 50  # games handed to a process at once


def cores() -> int:
    """The processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def results(run: Run, processes: int | None = None) -> Iterator[Result]:
    """Play all games of a run; results come in as games end, in any order."""
    if processes is not None and processes < 1:
        raise UsageError(f"A run needs at least 1 process, not {processes}.")
    workers = min(processes or cores(), run.games)
    if run.records is not None:
        run.records.mkdir(parents=True, exist_ok=True)
        if not os.access(run.records, os.W_OK):
            raise UsageError(f"The folder {run.records} cannot be written to.")
    if workers == 1:
        return (play(run, i) for i in range(run.games))
    return _spread(run, workers)


def batches(games: int, workers: int) -> Iterator[range]:
    """The games in batches: small enough that no process waits long for the last one."""
    size = max(1, min(LARGEST_BATCH, games // (workers * 8)))
    for first in range(0, games, size):
        yield range(first, min(first + size, games))


def _spread(run: Run, workers: int) -> Iterator[Result]:
    todo = batches(run.games, workers)
    with ProcessPoolExecutor(workers, get_context("spawn"), _quiet) as pool:
        waiting: set[Future[list[Result]]] = set()
        try:
            while True:
                while len(waiting) < workers * 2 and (batch := next(todo, None)) is not None:
                    waiting.add(pool.submit(_play, run, batch))
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for each in done:
                    yield from each.result()
        except BrokenProcessPool:
            raise GorinError("A process that played games was ended from outside; perhaps memory ran out.") from None
        finally:
            for each in waiting:
                each.cancel()


def _quiet() -> None:
    """An interrupt is for the process that started the run."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(run: Run, batch: range) -> list[Result]:
    return [play(run, i) for i in batch]
