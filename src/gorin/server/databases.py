"""Which database a URL names, and how it is spoken to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.pool import NullPool

from gorin.errors import UsageError

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


def _sqlite(connection: Any, _: object) -> None:
    """Transactions as we begin them, a log that is synchronised at every commit."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def one_line(error: Exception) -> str:
    """What a database complains about, short."""
    said = str(getattr(error, "orig", None) or error)
    return " ".join(said.split())[:200].rstrip(".")
