"""The database: what is kept of tables, games, choices, chat and records, and how older databases are brought up to
date. A migration is a function; the table `versions` says which were made."""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    func,
    inspect,
    select,
)

from gorin.errors import UsageError

metadata = MetaData()
BIG = BigInteger().with_variant(Integer, "sqlite")

versions = Table(
    "versions",
    metadata,
    Column("version", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("rules", String(100), nullable=False),
    Column("state", String(10), nullable=False),  # waiting, playing, over
    Column("setup", Text, nullable=False),  # as JSON: name, clock, steady, watch, listed, seed
    Column("seats", Text, nullable=False),  # as JSON: who sits where, with which deck, and the hashes of secrets
    Column("game", BIG, nullable=True),  # the game being played, or played last
    Column("at", BigInteger, nullable=False),
)
games = Table(
    "games",
    metadata,
    Column("id", BIG, primary_key=True, autoincrement=True),
    Column("table", String(40), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("header", Text, nullable=False),  # of its record, as JSON
    Column("status", Text, nullable=False),  # as JSON: clocks, offsets of decision numbers, who conceded, result
)
choices = Table(
    "choices",
    metadata,
    Column("game", BIG, primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("option", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("hand", Boolean, nullable=False),  # chosen by somebody, not for somebody
)
chats = Table(
    "chats",
    metadata,
    Column("id", BIG, primary_key=True, autoincrement=True),
    Column("table", String(40), nullable=False, index=True),
    Column("line", Text, nullable=False),  # as JSON
)
records = Table(
    "records",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("listed", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("info", Text, nullable=False),  # as JSON: what lists show of it
    Column("data", LargeBinary, nullable=False),  # the record, as JSON lines
)
newest = Index("records_newest", records.c.listed, records.c.at)


def _first(connection: Connection) -> None:
    """The tables of the first version."""
    indexes = {index for index in records.indexes if index is newest}
    for index in indexes:
        records.indexes.discard(index)
    try:
        metadata.create_all(connection)
    finally:
        records.indexes |= indexes


def _second(connection: Connection) -> None:
    """Records are listed by time."""
    newest.create(connection)


MIGRATIONS: tuple[Callable[[Connection], None], ...] = (_first, _second)


def migrate(connection: Connection) -> int:
    """Bring a database up to date, and give the version it had."""
    there = inspect(connection).has_table("versions")
    had = connection.scalar(select(func.max(versions.c.version))) or 0 if there else 0
    if had > len(MIGRATIONS):
        raise UsageError(
            f"The database has version {had}; this Gorin knows versions up to {len(MIGRATIONS)}. A newer one wrote it."
        )
    for number, change in enumerate(MIGRATIONS, start=1):
        if number > had:
            change(connection)
            connection.execute(versions.insert().values(version=number, at=int(time.time() * 1000)))
    return int(had)
