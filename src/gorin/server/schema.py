"""The database: what is kept of tables, games, choices, asides, snapshots, chat and records, and how older databases
are brought up to date.

A new database has the tables as they are described here. An older one gets there by migrations, each a function that
brings a database from one version to the next and knows nothing of later ones; the table `versions` says which were
made. To change the database, change its description and add a migration; a test compares the two ways.
"""

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
    text,
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
asides = Table(
    "asides",
    metadata,
    Column("game", BIG, primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Integer, nullable=False),  # choices made before it
    Column("seat", Integer, nullable=False),
    Column("what", Text, nullable=False),  # as JSON
)
snapshots = Table(
    "snapshots",
    metadata,
    Column("game", BIG, primary_key=True, autoincrement=False),
    Column("n", Integer, nullable=False),  # choices made before it
    Column("data", LargeBinary, nullable=False),  # what the game was then, as compressed JSON
)
chats = Table(
    "chats",
    metadata,
    Column("id", BIG, primary_key=True, autoincrement=True),
    Column("table", String(40), nullable=False, index=True),
    Column("line", Text, nullable=False),  # as JSON
    Column("team", Integer, nullable=True),  # the first seat of the team that alone may read it
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


def _second(connection: Connection) -> None:
    """Records are listed by time."""
    connection.execute(text("CREATE INDEX records_newest ON records (listed, at)"))


def _third(connection: Connection) -> None:
    """Games have snapshots."""
    big, data = ("BIGINT", "BYTEA") if connection.dialect.name == "postgresql" else ("INTEGER", "BLOB")
    columns = f"game {big} NOT NULL, n INTEGER NOT NULL, data {data} NOT NULL, PRIMARY KEY (game)"
    connection.execute(text(f"CREATE TABLE snapshots ({columns})"))


def _fourth(connection: Connection) -> None:
    """Players do things beside their choices, and teams talk among themselves."""
    big = "BIGINT" if connection.dialect.name == "postgresql" else "INTEGER"
    whole = ", ".join(f"{name} INTEGER NOT NULL" for name in ("n", "at", "seat"))
    columns = f"game {big} NOT NULL, {whole}, what TEXT NOT NULL, PRIMARY KEY (game, n)"
    connection.execute(text(f"CREATE TABLE asides ({columns})"))
    connection.execute(text("ALTER TABLE chats ADD COLUMN team INTEGER"))


MIGRATIONS: tuple[Callable[[Connection], None], ...] = (_second, _third, _fourth)  # from version 1 on
NEWEST = 1 + len(MIGRATIONS)


def migrate(connection: Connection) -> int:
    """Bring a database up to date, and give the version it had."""
    there = inspect(connection).has_table("versions")
    had = connection.scalar(select(func.max(versions.c.version))) or 0 if there else 0
    if had > NEWEST:
        raise UsageError(
            f"The database has version {had}; this Gorin knows versions up to {NEWEST}. A newer one wrote it."
        )
    if not had:
        metadata.create_all(connection)
    for number in range(had + 1, NEWEST + 1):
        if had:
            MIGRATIONS[number - 2](connection)
        connection.execute(versions.insert().values(version=number, at=int(time.time() * 1000)))
    return int(had)
