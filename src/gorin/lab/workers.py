"""Parts of a piece of work, spread over processes. What comes out does not depend on how many there are."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from gorin.cards.loading import use_cards
from gorin.errors import GorinError, UsageError
from gorin.sim.match import own_files
from gorin.sim.pool import ENDED, cores

P = TypeVar("P")
R = TypeVar("R")


def spread(job: Callable[[P], R], parts: Sequence[P], rules: str, processes: int | None = 1) -> Iterator[tuple[int, R]]:
    """Do a job for each part; what comes of them, with their places, as they are done. The job must be a function of
    a module (or a partial one), since other processes look it up."""
    if processes is not None and processes < 1:
        raise UsageError(f"At least 1 process is needed, not {processes}.")
    workers = min(processes or cores(), len(parts))
    if workers <= 1:
        yield from ((place, job(part)) for place, part in enumerate(parts))
        return
    own = tuple(path for path, _ in own_files(rules))
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_begin, initargs=(own,))
    try:
        places = {pool.submit(job, part): place for place, part in enumerate(parts)}
        for each in as_completed(places):
            yield places[each], each.result()
    except BrokenProcessPool:
        raise GorinError(ENDED) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin(own: tuple[Path, ...]) -> None:
    """A process of its own loads the card files anew, and leaves interrupts to the one that began it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if own:
        use_cards(own)
