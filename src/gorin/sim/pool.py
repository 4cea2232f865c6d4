"""Many games over many processes. What comes out does not depend on how many there are."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from gorin.cards.loading import use_cards
from gorin.errors import GorinError, UsageError, said
from gorin.sim.clustering import clustered, needs_ray
from gorin.sim.match import Result, Run, play
from gorin.sim.shards import sharded

RARELY = (10_000, 50, 100)  # when the collector of cycles looks: games have no cycles
LARGEST_BATCH = 50  # games handed to a process at once
ENDED = "A process that played games was ended from outside; perhaps memory ran out."


def cores() -> int:
    """The processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def results(run: Run, processes: int | None = None, cluster: str | None = None) -> Iterator[Result]:
    """Play all games of a run; results come in as games end, in any order. On a Ray cluster, if there is the address of
    one ("local": one that is made here)."""
    if processes is not None and processes < 1:
        raise UsageError(f"A run needs at least 1 process, not {processes}.")
    if cluster is not None:
        needs_ray()
    if run.records is not None:
        run.records.mkdir(parents=True, exist_ok=True)
        if not os.access(run.records, os.W_OK):
            raise UsageError(f"The folder {run.records} cannot be written to.")

    def playing(games: Sequence[int]) -> Iterator[Result]:
        workers = min(processes or cores(), len(games))
        if cluster is not None:
            return clustered(run, games, cluster, processes)
        if workers == 1:
            return (play(run, i) for i in games)
        return _spread(run, games, workers)

    return sharded(run, playing) if run.compact else playing(run.numbers)


def batches(games: Sequence[int], workers: int) -> Iterator[Sequence[int]]:
    """The games in batches: small enough that no process waits long for the last one."""
    size = max(1, min(LARGEST_BATCH, len(games) // (workers * 8)))
    for first in range(0, len(games), size):
        yield games[first : first + size]


def _spread(run: Run, games: Sequence[int], workers: int) -> Iterator[Result]:
    """Hand batches out to processes, and take their results as they come."""
    todo = batches(games, workers)
    started: list[BaseProcess] = []
    busy: list[Connection] = []
    try:
        for _ in range(workers):
            line, process = _start(run)
            started.append(process)
            busy.append(line)
            _hand(line, next(todo, None))
        while busy:
            ready = wait(busy)
            for line in [each for each in busy if each in ready]:
                played = _take(line)
                if played:
                    _hand(line, next(todo, None))
                    yield from played
                else:
                    busy.remove(line)
    finally:
        for process in started:
            if busy:  # broken off
                process.terminate()
            process.join()


def _start(run: Run) -> tuple[Connection, BaseProcess]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(run, theirs), daemon=True)
    with _uninterrupted():
        process.start()
    theirs.close()
    return ours, process


def _hand(line: Connection, batch: Sequence[int] | None) -> None:
    """Give a process games to play, or tell it that there are no more."""
    try:
        line.send(batch)
    except ConnectionError:
        raise GorinError(ENDED) from None


def _take(line: Connection) -> list[Result]:
    """What a process has played; nothing when it is done."""
    try:
        played: list[Result] | Exception = line.recv()
    except (EOFError, ConnectionError):
        raise GorinError(ENDED) from None
    if isinstance(played, Exception):
        raise played
    return played


def _work(run: Run, line: Connection) -> None:
    """Another process: plays what it is handed until there is no more, or nobody is left to hand it anything."""
    with suppress(EOFError, ConnectionError):
        wrong = prepared(run)
        while batch := line.recv():
            line.send(wrong or played(run, batch))
            rest()
        line.send([])


def prepared(run: Run) -> GorinError | None:
    """A process of its own loads the card files anew; gives what is wrong with them."""
    try:
        loaded = use_cards([path for path, _ in run.cards]) if run.cards else ()
    except GorinError as error:
        return error
    for file, (path, digest) in zip(loaded, run.cards, strict=True):
        if file.digest != digest:
            return GorinError(f"The card file {path} changed while the games were played.")
    return None


def played(run: Run, batch: Sequence[int]) -> list[Result] | Exception:
    """What a process has played, or why it could not."""
    try:
        return [play(run, i) for i in batch]
    except OSError as error:  # a record that could not be written
        return error
    except Exception as error:
        return GorinError(f"A process that played games failed: {said(error)}")


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """An interrupt is for the process that started the run: those it starts inherit that it is held back."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def rest() -> None:
    """Games leave no cycles behind and compiled cards stay, so that the collector of cycles need not look for any again
    and again."""
    gc.freeze()
    gc.set_threshold(*RARELY)
