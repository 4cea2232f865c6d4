"""What is kept of a table, and the jobs that write and read it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, bindparam, delete, select, update

from gorin.kernel.record import Choice, Header
from gorin.server import schema
from gorin.server.bodies import RecordInfo
from gorin.server.match import Match, Status
from gorin.server.protocol import ChatLine, ClockKind
from gorin.server.store import Job

CHATS = 100  # lines of chat that are kept, and told to who comes later

# made once, because they are run at every choice
ADD_CHOICES = schema.choices.insert()
SET_STATUS = update(schema.games).where(schema.games.c.id == bindparam("which")).values(status=bindparam("status"))


class Setup(msgspec.Struct):
    """What a table was created with."""

    name: str
    clock: ClockKind
    steady: float
    watch: bool
    listed: bool
    seed: int | None = None


class SeatKept(msgspec.Struct):
    """A seat: who sits there, with which deck. Of its secret only a hash is kept."""

    who: Literal["human", "agent", "open"]
    name: str = ""
    agent: str | None = None
    deck: dict[str, Any] | None = None
    lock: str = ""
    stop: str = "choices"
    maker: bool = False  # did who sits here set the table up?


class TableKept(msgspec.Struct):
    """A table as it lies in the database."""

    id: str
    rules: str
    state: Literal["waiting", "playing", "over"]
    setup: Setup
    seats: list[SeatKept]
    game: int | None
    at: int


def new_secret() -> tuple[str, str]:
    """A secret nobody can guess, and its hash."""
    secret = secrets.token_urlsafe(32)
    return secret, _hash(secret)


def opens(secret: str, lock: str) -> bool:
    """Is this the secret of that hash?"""
    return bool(lock) and hmac.compare_digest(_hash(secret), lock)


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# --- tables ---------------------------------------------------------------------------------------------------------


def add_table(table: TableKept) -> Job[None]:
    """A new table."""

    def job(c: Connection) -> None:
        c.execute(schema.tables.insert().values(**_columns(table)))

    return job


def save_table(table: TableKept) -> Job[None]:
    """A table as it is now."""
    columns = _columns(table)

    def job(c: Connection) -> None:
        c.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(**columns))

    return job


def _columns(table: TableKept) -> dict[str, Any]:
    kept = {"setup": _json(table.setup), "seats": _json(table.seats), "game": table.game, "at": table.at}
    return {"id": table.id, "rules": table.rules, "state": table.state, **kept}


def _table(row: Any) -> TableKept:
    setup = msgspec.json.decode(row.setup, type=Setup)
    seats = msgspec.json.decode(row.seats, type=list[SeatKept])
    return TableKept(row.id, row.rules, row.state, setup, seats, row.game, row.at)


def drop_table(id: str) -> Job[None]:
    """A table at which no game has begun, or could begin."""

    def job(c: Connection) -> None:
        c.execute(delete(schema.tables).where(schema.tables.c.id == id))
        c.execute(delete(schema.chats).where(schema.chats.c.table == id))

    return job


def find_table(id: str) -> Job[TableKept | None]:
    """A table by its id."""

    def job(c: Connection) -> TableKept | None:
        row = c.execute(select(schema.tables).where(schema.tables.c.id == id)).one_or_none()
        return None if row is None else _table(row)

    return job


def unfinished(c: Connection) -> list[TableKept]:
    """All tables at which a game waits or is played."""
    rows = c.execute(select(schema.tables).where(schema.tables.c.state != "over").order_by(schema.tables.c.at))
    return [_table(row) for row in rows]


# --- games ----------------------------------------------------------------------------------------------------------


def add_game(table: TableKept, number: int, match: Match) -> Job[int]:
    """A new game at a table, with the choices it has already; gives its id."""

    status = _status(match)

    def job(c: Connection) -> int:
        values = {"table": table.id, "number": number, "header": match.header.decode()}
        done = c.execute(schema.games.insert().values(**values, status=status))
        key = done.inserted_primary_key
        assert key is not None
        id = int(key[0])
        c.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(game=id, state="playing"))
        add_choices(id, match, 0)(c)
        return id

    return job


def add_choices(game: int, match: Match, since: int) -> Job[None]:
    """The choices of a game from a place on, and how it stands."""
    made = match.game.choices
    rows = [
        {"game": game, "n": n, "seat": made[n].p, "option": made[n].i, "text": made[n].t, "hand": match.hand[n]}
        for n in range(since, len(made))
    ]
    status = _status(match)

    def job(c: Connection) -> None:
        if rows:
            c.execute(ADD_CHOICES, rows)
        c.execute(SET_STATUS, {"which": game, "status": status})

    return job


def cut_choices(match: Match) -> Job[None]:
    """Choices were taken back."""
    left, status = len(match.hand), _status(match)

    def job(c: Connection) -> None:
        c.execute(delete(schema.choices).where(schema.choices.c.game == match.id, schema.choices.c.n >= left))
        c.execute(SET_STATUS, {"which": match.id, "status": status})

    return job


def _status(match: Match) -> str:
    """How a game stands, besides its choices."""
    match.status.asked = match.asked
    return _json(match.status)


def statuses(c: Connection) -> dict[str, Status]:
    """How the games stand that are being played, by table."""
    here, games = schema.tables.c, schema.games.c
    rows = c.execute(select(here.id, games.status).where(here.game == games.id, here.state == "playing"))
    return {row.id: msgspec.json.decode(row.status, type=Status) for row in rows}


class GameKept(msgspec.Struct):
    """A game as it lies in the database."""

    id: int
    number: int
    header: Header
    status: Status
    choices: list[Choice]
    hand: list[bool]


def find_game(id: int) -> Job[GameKept | None]:
    """A game with its choices."""

    def job(c: Connection) -> GameKept | None:
        row = c.execute(select(schema.games).where(schema.games.c.id == id)).one_or_none()
        if row is None:
            return None
        made = c.execute(select(schema.choices).where(schema.choices.c.game == id).order_by(schema.choices.c.n)).all()
        header = msgspec.json.decode(row.header, type=Header)
        status = msgspec.json.decode(row.status, type=Status)
        choices = [Choice(each.seat, each.option, each.text) for each in made]
        return GameKept(id, row.number, header, status, choices, [bool(each.hand) for each in made])

    return job


# --- chat and records -----------------------------------------------------------------------------------------------


def add_chat(table: str, line: ChatLine) -> Job[None]:
    """Something was said. What was said long before is forgotten."""
    here = schema.chats.c
    oldest = select(here.id).where(here.table == table).order_by(here.id.desc()).offset(CHATS).limit(1)

    def job(c: Connection) -> None:
        c.execute(schema.chats.insert().values(table=table, line=_json(line)))
        if (last := c.scalar(oldest)) is not None:
            c.execute(delete(schema.chats).where(here.table == table, here.id <= last))

    return job


def last_chat(table: str) -> Job[list[ChatLine]]:
    """What was said last."""

    def job(c: Connection) -> list[ChatLine]:
        here = select(schema.chats.c.line).where(schema.chats.c.table == table)
        rows = c.execute(here.order_by(schema.chats.c.id.desc()).limit(CHATS)).scalars()
        return [msgspec.json.decode(line, type=ChatLine) for line in reversed(list(rows))]

    return job


def add_record(info: RecordInfo, listed: bool, data: bytes) -> Job[None]:
    """A game that is over, or was brought here."""

    def job(c: Connection) -> None:
        there = c.scalar(select(schema.records.c.id).where(schema.records.c.id == info.record))
        if there is None:
            values = {"id": info.record, "listed": listed, "at": info.at, "info": _json(info), "data": data}
            c.execute(schema.records.insert().values(**values))

    return job


def find_record(id: str) -> Job[tuple[RecordInfo, bytes] | None]:
    """A record by its id."""

    def job(c: Connection) -> tuple[RecordInfo, bytes] | None:
        row = c.execute(select(schema.records).where(schema.records.c.id == id)).one_or_none()
        return None if row is None else (msgspec.json.decode(row.info, type=RecordInfo), bytes(row.data))

    return job


def last_records(limit: int) -> Job[list[RecordInfo]]:
    """The latest records that are listed."""

    def job(c: Connection) -> list[RecordInfo]:
        listed = select(schema.records.c.info).where(schema.records.c.listed)
        rows = c.execute(listed.order_by(schema.records.c.at.desc()).limit(limit)).scalars()
        return [msgspec.json.decode(info, type=RecordInfo) for info in rows]

    return job
