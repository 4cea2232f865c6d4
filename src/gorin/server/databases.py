"""Which database a URL names, and how it is spoken to."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.pool import NullPool

from gorin.errors import UsageError

log = logging.getLogger("gorin.server")

# a database that has gone without a word is noticed within seconds, and not after the system's two hours
WATCHFUL = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


def engine_for(url: str) -> Engine:
    """The database that a URL names; nothing is connected yet."""
    try:
        parsed = make_url(url)
        backend, options = parsed.get_backend_name(), dict[str, Any]()
        if backend == "sqlite":
            options = {"connect_args": {"check_same_thread": False}}
            if parsed.database and parsed.database != ":memory:":
                Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
                _private(Path(parsed.database))
        elif backend == "postgresql":  # one connection, which is made anew when it breaks
            watchful = {name: value for name, value in WATCHFUL.items() if name not in parsed.query}
            libpq = parsed.get_driver_name() in ("psycopg", "psycopg2")
            options = {"poolclass": NullPool, "connect_args": watchful if libpq else {}}
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
        if each.is_file() and each.stat().st_mode & 0o077:  # a folder that was named by mistake stays as it is
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


def one_line(error: Exception) -> str:
    """What a database complains about, short."""
    said = str(getattr(error, "orig", None) or error)
    return " ".join(said.split())[:200].rstrip(".")
