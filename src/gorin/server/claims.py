"""One server at a time: how a server takes a database for itself, and finds out that another has it now.

A SQLite file is taken by a lock beside it, which the system frees when the process dies. A PostgreSQL database is taken
by a lock of the very connection that writes: a connection that breaks loses it, and the next one must take it again
before anything is written. Who has taken it is written down, so that a server that was away for a while learns whether
another has served meanwhile: then what it knows of its tables is out of date, and it stops.
"""

from __future__ import annotations

import secrets
from typing import IO, Any, Protocol

from sqlalchemy import Column, Connection, Integer, MetaData, String, Table, insert, select, text, update
from sqlalchemy.engine import URL

from gorin.errors import UsageError

try:
    import fcntl
except ImportError:  # not on every system; there, two servers must not share a file
    fcntl = None  # type: ignore[assignment]  # asked for before every use

ADVISORY = 0x60121  # the lock by which a server takes a PostgreSQL database for itself
TAKEN = "Another server is using this database."

# who serves: a matter of the moment, and so none of what is kept of tables (schema.py)
serving = Table(
    "serving", MetaData(), Column("one", Integer, primary_key=True), Column("token", String(40), nullable=False)
)


class Fenced(UsageError):
    """Another server has taken the database since: this one must stop."""


class Claim(Protocol):
    """What a server holds of its database."""

    def take(self, connection: Connection) -> None:
        """Take the database with a new connection; raise if another server has it, `Fenced` if one had it since."""

    def sign(self, connection: Connection) -> str | None:
        """The name of the transaction that is about to be written, by which `written` finds it again."""

    def written(self, connection: Connection, name: str) -> bool:
        """Was the transaction with this name written, though nobody said so before the connection broke?"""

    def release(self) -> None:
        """Let go of it."""


class FileClaim:
    """A SQLite file. Its connection does not break, and the lock is the process's."""

    def __init__(self, url: URL) -> None:
        place = url.database
        self._lock: IO[bytes] | None = None
        if not place or place == ":memory:" or fcntl is None:
            return
        self._lock = open(f"{place}.lock", "ab")  # noqa: SIM115  # held while the server runs
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.release()
            raise UsageError(f"Another server is using the database {place}.") from None

    def take(self, connection: Connection) -> None:
        """It is taken already."""

    def sign(self, connection: Connection) -> str | None:
        """What a file did not take is not in it."""
        return None

    def written(self, connection: Connection, name: str) -> bool:
        """Nothing is in doubt."""
        return False

    def release(self) -> None:
        """Let go of the file."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None


class SessionClaim:
    """A PostgreSQL database, taken anew with every connection."""

    def __init__(self) -> None:
        self._token = secrets.token_hex(16)
        self._had = False

    def take(self, connection: Connection) -> None:
        """Take the lock; the first time, write down who serves, and later see that nobody else did."""
        got = connection.scalar(text(f"select pg_try_advisory_lock({ADVISORY})"))
        connection.commit()
        if not self._had and not got:
            raise UsageError(TAKEN)
        with connection.begin():
            serving.metadata.create_all(connection)
            now = connection.scalar(select(serving.c.token))
            if self._had and now != self._token:
                raise Fenced("Another server has taken this database; this one stops.")
            if not got:  # perhaps the connection that broke still holds it, for a moment
                raise UsageError(TAKEN)
            if not self._had:
                change: Any = insert(serving).values(one=1) if now is None else update(serving)
                connection.execute(change.values(token=self._token))
        self._had = True

    def sign(self, connection: Connection) -> str | None:
        """The number of the transaction; none for one that has written nothing."""
        number = connection.scalar(text("select pg_current_xact_id_if_assigned()::text"))
        return None if number is None else str(number)

    def written(self, connection: Connection, name: str) -> bool:
        """Ask the database what became of it."""
        status = connection.scalar(text("select pg_xact_status(cast(:name as xid8))"), {"name": name})
        connection.commit()
        return bool(status == "committed")

    def release(self) -> None:
        """The lock goes with the connection."""
