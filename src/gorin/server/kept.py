"""What is kept of a table, and the jobs that write and read it."""

from __future__ import annotations

import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import Connection, bindparam, delete, select, update

from gorin.errors import GorinError
from gorin.kernel.record import Aside, Choice, Header
from gorin.server import schema
from gorin.server.bodies import RecordInfo
from gorin.server.match import Match, Status
from gorin.server.protocol import ChatLine, ClockKind
from gorin.server.store import Job

log = logging.getLogger("gorin.server")
T = TypeVar("T")
CHATS = 100  # lines of chat that are kept, and told to who comes later
SNAPSHOTS = 16  # choices between two snapshots of a game that goes on

# made once, because they are run at every choice
ADD_CHOICES, ADD_ASIDES = schema.choices.insert(), schema.asides.insert()
SET_STATUS = update(schema.games).where(schema.games.c.id == bindparam("which")).values(status=bindparam("status"))


class Setup(msgspec.Struct):
    """What a table was created with."""

    name: str
    clock: ClockKind
    steady: float
    watch: bool
    listed: bool
    seed: int | None = None
    options: dict[str, bool] = {}
    own: str = ""  # cards that go along with its games, in English
    titles: list[str] = []  # what they are called


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


class Damaged(GorinError):
    """What is kept of something cannot be read."""


def _read(text: str | bytes, type: type[T], what: str) -> T:
    try:
        return msgspec.json.decode(text, type=type)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TypeError):
        raise Damaged(f"What is kept of {what} is damaged.") from None


def _table(row: Any) -> TableKept:
    setup = _read(row.setup, Setup, "this table")
    seats = _read(row.seats, list[SeatKept], "this table")
    kept = TableKept(row.id, row.rules, row.state, setup, seats, row.game, row.at)
    try:
        return msgspec.convert(msgspec.structs.asdict(kept), TableKept, from_attributes=True)
    except msgspec.ValidationError:
        raise Damaged("What is kept of this table is damaged.") from None


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
    return list(_sound((f"the table {row.id}", partial(_table, row)) for row in rows))


def _sound(each: Iterable[tuple[str, Callable[[], T]]]) -> Iterator[T]:
    """What can be read of these; what cannot is written down and left where it is, and keeps nothing else away."""
    for what, read in each:
        try:
            yield read()
        except Damaged:
            log.error("what is kept of %s is damaged; it is left out", what)


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
        add_moves(id, match)(c)
        return id

    return job


def add_moves(game: int, match: Match, since: Match | None = None) -> Job[None]:
    """What was chosen and done beside since a game stood so, and how it stands; now and then with a snapshot."""
    made, beside = match.game.choices, match.game.asides
    choices, asides = (len(since.hand), len(since.game.asides)) if since is not None else (0, 0)
    rows = [
        {"game": game, "n": n, "seat": made[n].p, "option": made[n].i, "text": made[n].t, "hand": match.hand[n]}
        for n in range(choices, len(made))
    ]
    aside_rows = [
        {"game": game, "n": n, "at": beside[n].at, "seat": beside[n].p, "what": _json(beside[n].aside)}
        for n in range(asides, len(beside))
    ]
    status = _status(match)
    snapshot = put_snapshot(match, game) if match.unsnapped >= SNAPSHOTS else None

    def job(c: Connection) -> None:
        if rows:
            c.execute(ADD_CHOICES, rows)
        if aside_rows:
            c.execute(ADD_ASIDES, aside_rows)
        c.execute(SET_STATUS, {"which": game, "status": status})
        if snapshot is not None:
            snapshot(c)

    return job


def put_snapshot(match: Match, game: int | None = None) -> Job[None]:
    """What a game is now, in the place of its last snapshot. The match notes that there is one."""
    row = {"game": match.id if game is None else game, "n": len(match.hand), "data": match.snapshot()}

    def job(c: Connection) -> None:
        c.execute(delete(schema.snapshots).where(schema.snapshots.c.game == row["game"]))
        c.execute(schema.snapshots.insert().values(**row))

    return job


def stop_game(found: GameKept, over: TableKept, record: Job[None], line: ChatLine) -> Job[None]:
    """A game that cannot be continued is over; nothing of it is deleted."""
    jobs = [save_table(over), record, add_chat(over.id, line)]
    status = {"which": found.id, "status": _json(found.status)}

    def job(c: Connection) -> None:
        c.execute(SET_STATUS, status)
        for each in jobs:
            each(c)

    return job


def cut_moves(match: Match) -> Job[None]:
    """Choices were taken back, and what was done beside them."""
    status = _status(match)
    left = ((schema.choices, len(match.hand)), (schema.asides, len(match.game.asides)))
    snapshot = put_snapshot(match)  # the last one may be of what was taken back

    def job(c: Connection) -> None:
        for table, number in left:
            c.execute(delete(table).where(table.c.game == match.id, table.c.n >= number))
        c.execute(SET_STATUS, {"which": match.id, "status": status})
        snapshot(c)

    return job


def _status(match: Match) -> str:
    """How a game stands, besides its choices."""
    match.status.asked = match.asked
    return _json(match.status)


class Begun(msgspec.Struct):
    """The part of a header that says by which rules a game was begun."""

    rules: str
    number: int = 0


def statuses(c: Connection) -> dict[str, tuple[Status, Begun]]:
    """How the games stand that are being played, and by which rules, by table."""
    here, games = schema.tables.c, schema.games.c
    played = select(here.id, games.status, games.header).where(here.game == games.id, here.state == "playing")

    def stands(row: Any) -> tuple[str, tuple[Status, Begun]]:
        return row.id, (_read(row.status, Status, "it"), _read(row.header, Begun, "it"))

    return dict(_sound((f"the game at the table {row.id}", partial(stands, row)) for row in c.execute(played)))


class GameKept(msgspec.Struct):
    """A game as it lies in the database."""

    id: int
    number: int
    header: Header
    status: Status
    choices: list[Choice]
    hand: list[bool]
    asides: list[Aside]
    snapshot: bytes | None  # as `Match.snapshot` made it


def find_game(id: int) -> Job[GameKept | None]:
    """A game with its choices and asides."""

    def job(c: Connection) -> GameKept | None:
        row = c.execute(select(schema.games).where(schema.games.c.id == id)).one_or_none()
        if row is None:
            return None
        made = c.execute(select(schema.choices).where(schema.choices.c.game == id).order_by(schema.choices.c.n)).all()
        header = _read(row.header, Header, "this game")
        status = _read(row.status, Status, "this game")
        choices = [Choice(each.seat, each.option, each.text) for each in made]
        beside = c.execute(select(schema.asides).where(schema.asides.c.game == id).order_by(schema.asides.c.n)).all()
        asides = [Aside(each.seat, _read(each.what, dict[str, Any], "this game"), each.at) for each in beside]
        snapshot = c.scalar(select(schema.snapshots.c.data).where(schema.snapshots.c.game == id))
        return GameKept(id, row.number, header, status, choices, [bool(each.hand) for each in made], asides, snapshot)

    return job


# --- chat and records -----------------------------------------------------------------------------------------------


def add_chat(table: str, line: ChatLine, team: int | None = None) -> Job[None]:
    """Something was said to everybody, or to a team. What was said long before to the same people is forgotten: how
    much a team talks is nothing others could see."""
    here = schema.chats.c
    same = (here.table == table, here.team.is_(None) if team is None else here.team == team)
    oldest = select(here.id).where(*same).order_by(here.id.desc()).offset(CHATS).limit(1)

    def job(c: Connection) -> None:
        c.execute(schema.chats.insert().values(table=table, line=_json(line), team=team))
        if (last := c.scalar(oldest)) is not None:
            c.execute(delete(schema.chats).where(*same, here.id <= last))

    return job


def last_chat(table: str, team: int | None = None) -> Job[list[ChatLine]]:
    """What was said last to everybody and, to one of them, to a team."""
    here = schema.chats.c
    heard = here.team.is_(None) if team is None else here.team.is_(None) | (here.team == team)

    def job(c: Connection) -> list[ChatLine]:
        said = select(here.line).where(here.table == table, heard)
        rows = c.execute(said.order_by(here.id.desc()).limit(2 * CHATS)).scalars()
        lines = [(f"a line of chat at {table}", partial(_read, line, ChatLine, "it")) for line in rows]
        return list(_sound(reversed(lines)))

    return job


def record_id(table: str, number: int) -> str:
    """The id of the record of a game at a table."""
    return f"{table}-{number}"


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
        return None if row is None else (_read(row.info, RecordInfo, "this record"), bytes(row.data))

    return job


def last_records(limit: int) -> Job[list[RecordInfo]]:
    """The latest records that are listed."""

    def job(c: Connection) -> list[RecordInfo]:
        listed = select(schema.records.c.info).where(schema.records.c.listed)
        rows = c.execute(listed.order_by(schema.records.c.at.desc()).limit(limit)).scalars()
        return list(_sound(("a record", partial(_read, info, RecordInfo, "it")) for info in rows))

    return job
