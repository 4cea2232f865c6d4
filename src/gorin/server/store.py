"""The database, in a thread of its own. Jobs that wait at the same time are written together, so that many tables
share one visit to the disk; a job's answer is given when the disk has it.

A database that goes away is waited for. What was being written is written when it is back, unless it has it already;
what cannot wait so long is told so. Nothing is ever said to be written that is not."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from gorin.errors import GorinError, UsageError
from gorin.server.claims import Claim, Fenced, FileClaim, SessionClaim
from gorin.server.databases import engine_for, one_line
from gorin.server.schema import migrate

log = logging.getLogger("gorin.server")
T = TypeVar("T")
Job = Callable[[Connection], T]
LARGEST_BATCH = 200
PATIENCE = 12.0  # seconds for which jobs wait for a database that is away
PULSE = 1.0  # seconds after which a database is asked whether it is there, if nobody else asks it
PAUSES = (0.05, 0.5)  # seconds between attempts to reach it: the first, the longest


class Away(GorinError):
    """The database does not answer: nothing was written, and it may be tried again."""


UNWRITTEN = (Away, SQLAlchemyError)  # what a job fails with that the database did not take


class Asked(NamedTuple):
    """A job, and who waits for it."""

    job: Job[Any]
    future: Future[Any]

    def told(self, answer: Any, failure: BaseException | None) -> None:
        """Give the answer, unless nobody waits any more."""
        if not self.future.cancelled():
            with suppress(Exception):  # cancelled in this moment
                if failure is not None:
                    self.future.set_exception(failure)
                else:
                    self.future.set_result(answer)


class Store:
    """Runs jobs on the database, one batch after another."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.url = url
        self.fenced = ""  # why nothing may be written any more: another server has the database
        self.batches = self.jobs = 0
        self._patience = patience
        self._queue: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self._closing = threading.Event()
        self._engine = engine_for(url)
        self._sessions = self._engine.dialect.name == "postgresql"  # the database is elsewhere, and may go away
        self._claim: Claim = SessionClaim() if self._sessions else FileClaim(self._engine.url)
        self._connection: Connection | None = None
        self._since = 0.0  # when the database went away
        try:
            connection = self._connect()
            with connection.begin():
                migrate(connection)
        except (DBAPIError, UsageError) as error:
            self._release()
            if isinstance(error, UsageError):
                raise
            raise UsageError(f"The database cannot be used: {one_line(error)}.") from None
        self._thread = threading.Thread(target=self._work, name="gorin-store", daemon=True)
        self._thread.start()

    async def do(self, job: Job[T]) -> T:
        """Run a job; what it wrote is on the disk when this returns."""
        return await asyncio.wrap_future(self.submit(job))

    def submit(self, job: Job[T]) -> Future[T]:
        """The same, for those who wait otherwise."""
        future: Future[T] = Future()
        self._queue.put(Asked(job, future))
        return future

    async def answers(self) -> bool:
        """Does the database answer now? It is asked, and given a moment."""
        if self.fenced or self._connection is None:
            return False
        try:
            return await asyncio.wait_for(self.do(lambda connection: connection.scalar(select(1)) == 1), PULSE)
        except (TimeoutError, GorinError, SQLAlchemyError):
            return False

    def close(self) -> None:
        """Finish what waits, and let go of the database."""
        self._closing.set()
        self._queue.put(None)
        self._thread.join()
        self._release()

    # --- the thread --------------------------------------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            try:
                batch = [self._queue.get(timeout=PULSE if self._sessions else None)]
            except queue.Empty:
                self._run([])
                continue
            while len(batch) < LARGEST_BATCH and batch[-1] is not None:
                try:
                    batch.append(self._queue.get_nowait())
                except queue.Empty:
                    break
            self._run([each for each in batch if each is not None])
            if batch[-1] is None:
                return

    def _run(self, batch: list[Asked]) -> None:
        """One transaction for all of them; a job that fails takes back what it wrote and nothing else."""
        self.batches += bool(batch)
        self.jobs += len(batch)
        try:
            answers = self._written([each.job for each in batch])
        except Exception as error:
            if len(batch) < 2 or isinstance(error, Away | Fenced):
                for each in batch:
                    each.told(None, error)
            else:  # one job's fault, or the disk is full: whatever can be done without it is done
                for each in batch:
                    self._run([each])
            return
        for each, answer in zip(batch, answers, strict=True):
            each.told(answer, None)

    def _written(self, jobs: list[Job[Any]]) -> list[Any]:
        """What the jobs answer, once the database has what they wrote. If the connection breaks they are run again on
        the next one, unless the last one got it through: the database knows."""
        name: str | None = None
        answers: list[Any] = []
        while True:
            connection = self._reached(in_doubt=name is not None)
            try:
                if name is not None and self._claim.written(connection, name):
                    return answers
                name = None
                with connection.begin():
                    answers = [job(connection) for job in jobs]
                    name = self._claim.sign(connection)
                return answers
            except Exception as error:
                if not self._broken():
                    raise
                log.warning("the database is gone: %s", one_line(error))

    def _broken(self) -> bool:
        """After a failure: nothing is half done, and a connection that broke is given up. Had it broken?"""
        connection = self._connection
        assert connection is not None
        with suppress(Exception):
            connection.rollback()
            if not connection.invalidated:
                return False
        self._lose()
        return True

    # --- the connection ----------------------------------------------------------------------------------------------

    def _connect(self) -> Connection:
        """A new connection, with the database taken."""
        connection = self._engine.connect()
        try:
            self._claim.take(connection)
        except BaseException:
            connection.invalidate()
            connection.close()
            raise
        self._connection = connection
        return connection

    def _lose(self) -> None:
        connection, self._connection = self._connection, None
        self._since = monotonic()
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()
                connection.close()

    def _reached(self, in_doubt: bool) -> Connection:
        """The connection, made anew if it broke. Who waits longer than is reasonable is told so; but not who may have
        been written: that is found out first, however long it takes."""
        pause, longest = PAUSES
        while self._connection is None:
            if self.fenced:
                raise Fenced(self.fenced)
            try:
                return self._connect()
            except Fenced as error:
                self.fenced = error.sentence
                log.error("%s", error.sentence)
                raise
            except (SQLAlchemyError, UsageError) as error:
                away = Away(f"The database does not answer; try again in a moment ({one_line(error)}).")
            if self._closing.is_set():
                raise away
            if monotonic() > self._since + self._patience:
                if not in_doubt:
                    raise away
                self._refuse(away)
            self._closing.wait(pause)
            pause = min(2 * pause, longest)
        return self._connection

    def _refuse(self, away: Away) -> None:
        """Tell those who have come meanwhile; who waits for the end of the server goes on waiting."""
        for _ in range(self._queue.qsize()):
            each = self._queue.get()
            if each is None:
                self._queue.put(None)
            else:
                each.told(None, away)

    def _release(self) -> None:
        self._lose()
        self._engine.dispose()
        self._claim.release()
