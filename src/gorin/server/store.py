"""The database, in a thread of its own. Jobs that wait at the same time are written together, so that many tables
share one visit to the disk; a job's answer is given when the disk has it."""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from gorin.errors import UsageError
from gorin.server.schema import migrate

try:
    import fcntl
except ImportError:  # not on every system; there, two servers must not share a file
    fcntl = None  # type: ignore[assignment]  # asked for before every use

log = logging.getLogger("gorin.server")
T = TypeVar("T")
Job = Callable[[Connection], T]
LARGEST_BATCH = 200
ADVISORY = 0x60121  # the lock by which a server takes a PostgreSQL database for itself


class Store:
    """Runs jobs on the database, one batch after another."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._queue: queue.SimpleQueue[tuple[Job[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._lock: IO[bytes] | None = None
        self._engine = _engine(url)
        self._take()
        try:
            self._connection = self._engine.connect()
            if self._engine.dialect.name == "postgresql":
                self._take_postgres()
            with self._connection.begin():
                migrate(self._connection)
        except DBAPIError as error:
            self._release()
            raise UsageError(f"The database cannot be used: {_one_line(error)}.") from None
        except UsageError:
            self._release()
            raise
        self.batches = self.jobs = 0
        self._thread = threading.Thread(target=self._work, name="gorin-store", daemon=True)
        self._thread.start()

    async def do(self, job: Job[T]) -> T:
        """Run a job; what it wrote is on the disk when this returns."""
        return await asyncio.wrap_future(self.submit(job))

    def submit(self, job: Job[T]) -> Future[T]:
        """The same, for those who wait otherwise."""
        future: Future[T] = Future()
        self._queue.put((job, future))
        return future

    def close(self) -> None:
        """Finish what waits, and let go of the database."""
        self._queue.put(None)
        self._thread.join()
        self._release()

    # --- the thread --------------------------------------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            batch = [self._queue.get()]
            while len(batch) < LARGEST_BATCH and batch[-1] is not None:
                try:
                    batch.append(self._queue.get_nowait())
                except queue.Empty:
                    break
            self._run([each for each in batch if each is not None])
            if batch[-1] is None:
                return

    def _run(self, batch: list[tuple[Job[Any], Future[Any]]]) -> None:
        """One transaction for all of them; a job that fails takes back what it wrote and nothing else."""
        answers: list[tuple[Future[Any], Any, Exception | None]] = []
        ran = False
        try:
            with self._connection.begin():
                answers = [(future, job(self._connection), None) for job, future in batch]
                ran = True
        except Exception as error:
            broken = self._mend()
            if ran or broken or len(batch) == 1:  # the disk did not take it: nobody's job was done
                answers = [(future, None, error) for _, future in batch]
            else:  # one job's fault: the others are done without it
                answers = self._one_by_one(batch)
        self.batches += 1
        self.jobs += len(batch)
        for future, answer, failure in answers:
            if future.cancelled():
                continue
            with suppress(Exception):  # cancelled in this moment
                if failure is not None:
                    future.set_exception(failure)
                else:
                    future.set_result(answer)

    def _one_by_one(self, batch: list[tuple[Job[Any], Future[Any]]]) -> list[tuple[Future[Any], Any, Exception | None]]:
        """The jobs of a batch that failed, each in a transaction of its own."""
        answers: list[tuple[Future[Any], Any, Exception | None]] = []
        for job, future in batch:
            try:
                with self._connection.begin():
                    answer = job(self._connection)
                answers.append((future, answer, None))
            except Exception as error:  # the one who asked is told
                self._mend()
                answers.append((future, None, error))
        return answers

    def _mend(self) -> bool:
        """After a failure: nothing is half done, and a connection that broke is made anew. Had it broken?"""
        with suppress(Exception):
            self._connection.rollback()
            if not self._connection.invalidated:
                return False
            self._connection.close()
            self._connection = self._engine.connect()
        return True

    # --- one server at a time ----------------------------------------------------------------------------------------

    def _take(self) -> None:
        """Take a SQLite file for this process. The system frees it when a process dies."""
        place = make_url(self.url).database
        if self._engine.dialect.name != "sqlite" or not place or place == ":memory:" or fcntl is None:
            return
        try:
            self._lock = open(f"{place}.lock", "ab")  # noqa: SIM115  # held while the server runs
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._release()
            raise UsageError(f"Another server is using the database {place}.") from None

    def _take_postgres(self) -> None:
        got = self._connection.scalar(text(f"select pg_try_advisory_lock({ADVISORY})"))
        self._connection.commit()
        if not got:
            raise UsageError("Another server is using this database.")

    def _release(self) -> None:
        with suppress(Exception):
            self._connection.close()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def _engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite" and parsed.database and parsed.database != ":memory:":
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            _private(Path(parsed.database))
        options: dict[str, Any] = {}
        if parsed.get_backend_name() == "sqlite":
            options = {"connect_args": {"check_same_thread": False}}
        engine = create_engine(parsed, **options)
    except (ArgumentError, NoSuchModuleError):
        raise UsageError("The database is named by a URL, such as sqlite:///tables.db.") from None
    except ModuleNotFoundError as error:
        raise UsageError(f"This kind of database needs the Python package '{error.name}'.") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _sqlite)
        event.listen(engine, "begin", _begin)
    return engine


def _private(file: Path) -> None:
    """Only who runs the server reads its database, which holds the seeds of games being played. SQLite gives the files
    beside it the same rights."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))
    for each in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        if each.exists() and each.stat().st_mode & 0o077:
            try:
                each.chmod(0o600)
            except OSError as error:
                log.warning("others can read %s, and that cannot be changed: %s", each, error.strerror)


def _sqlite(connection: Any, _: object) -> None:
    """Transactions as we begin them, a log that is synchronised at every commit; a damaged text spoils its own row and
    no other."""
    connection.isolation_level = None
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _one_line(error: Exception) -> str:
    said = str(getattr(error, "orig", None) or error)
    return " ".join(said.split())[:200].rstrip(".")
