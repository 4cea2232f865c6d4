"""All tables of a server: creating, finding, joining, and letting go of those nobody visits."""

from __future__ import annotations

import asyncio
import logging
import secrets
from time import monotonic

import msgspec

from gorin.cards.loading import CardFile
from gorin.cards.packs import cards_with, carried, pack
from gorin.errors import GorinError, UsageError
from gorin.kernel.record import Choice, Record, read_record
from gorin.rulesets import ruleset
from gorin.rulesets.numbers import rules_number
from gorin.server import ending, kept, seating
from gorin.server.beginning import plain, seat_of, wanted_seats
from gorin.server.bodies import Join, Key, NewTable, TableMade
from gorin.server.clocks import checked
from gorin.server.kept import SeatKept, Setup, TableKept
from gorin.server.match import Match, Status
from gorin.server.metrics import Metrics
from gorin.server.protocol import TableInfo
from gorin.server.store import UNWRITTEN, Store
from gorin.server.table import Table
from gorin.server.thinking import Thinkers

log = logging.getLogger("gorin.server")
MOST_TABLES = 5_000  # unfinished ones
LISTED = 200
DAY = 86_400.0
IDLE = 600.0  # seconds without anybody, after which a game is put away
EXPIRES = {"waiting": DAY, "playing": 30 * DAY}  # seconds without anybody, after which a table is given up
CROWDED = {"waiting": IDLE, "playing": DAY}  # the same, where there is no room for another
GRACE = 3_600.0  # seconds that every table has after the server began
SWEPT = 60.0


class NotThere(GorinError):
    """No such table, seat or record; or not for you, which sounds the same."""


class TooMany(GorinError):
    """So much for one address."""


class Hub:
    """The tables."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.metrics = Metrics()
        self.tables: dict[str, Table] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Set up the tables that were left. Games go on at which an agent or a clock may be waited for; the others are
        opened when somebody comes."""
        for table in await self.store.do(kept.unfinished):
            if table.state == "waiting" and all(seat.who != "open" for seat in table.seats):
                await self.store.do(kept.drop_table(table.id))  # it was being created, and nobody has been told of it
            else:
                self.tables[table.id] = self._table(table)
        stand = await self.store.do(kept.statuses)
        for id, each in self.tables.items():
            last = max(each.kept.at, stand[id][0].at if id in stand else 0)
            each.left(min((kept.now() - last) / 1000, EXPIRES[each.kept.state] - GRACE))
        left = [each for id, each in self.tables.items() if id in stand and _must_be_opened(each, *stand[id])]
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._go_on(left))]

    async def close(self) -> None:
        """Stop. Everything is in the database already."""
        for task in self._tasks:
            task.cancel()
        for table in self.tables.values():
            table.sleep()

    async def _go_on(self, tables: list[Table]) -> None:
        """Open games that were left, one after another; one that cannot be opened harms no other."""
        for table in tables:
            try:
                async with table.lock:
                    asleep = table.match is None
                    await table.wake()
                    if asleep and not table.busy:  # it waits for a person, who has all the time in the world
                        table.sleep()
            except Exception:
                log.exception("a table that was left cannot go on")

    def _table(self, table: TableKept) -> Table:
        return Table(table, self.store, self.thinkers, self.metrics)

    # --- finding -----------------------------------------------------------------------------------------------------

    async def find(self, id: str) -> Table:
        """A table, with its game open."""
        while True:
            table = self.tables.get(id)
            if table is None:
                found = await self.store.do(kept.find_table(id))
                if found is None:
                    raise NotThere("There is no such table.")
                table = self.tables.setdefault(id, self._table(found))
            async with table.lock:
                await table.wake()
            if self.tables.get(id) is table:  # or it was given up meanwhile
                table.touched = monotonic()
                return table

    def lobby(self) -> list[TableInfo]:
        """Tables that are listed: those with open seats first, then the latest."""
        shown = [t for t in self.tables.values() if t.kept.setup.listed and t.stands.state != "over"]
        shown.sort(key=lambda table: (table.stands.state != "waiting", -table.kept.at))
        return [table.info() for table in shown[:LISTED]]

    # --- creating ----------------------------------------------------------------------------------------------------

    async def create(self, asked: NewTable, by: str = "", alone: int | None = None) -> TableMade:
        """A new table, for an address that may have so many that need nobody. It begins at once if no seat is open."""
        if sum(table.kept.state != "over" for table in self.tables.values()) >= MOST_TABLES:
            await self._make_room()
        record = None
        if asked.begin is not None:
            record = await self._record(asked.begin.record, asked.begin.step)
            asked = msgspec.structs.replace(asked, rules=record.header.rules, seed=None)
        ruleset(asked.rules)
        clock = checked(asked.clock)
        own = await asyncio.to_thread(_own, asked, record)
        seats, keys = await asyncio.to_thread(_seats, asked, record, own)
        match = None if record is None else await asyncio.to_thread(_from, record, len(seats))
        options = asked.options if record is None else record.header.options
        setup = Setup(plain(asked.name), clock, asked.steady, asked.watch, asked.listed, asked.seed, options)
        if own is not None:
            setup.own, setup.titles = own.english, [card.name for card in own.cards]
        id = secrets.token_urlsafe(12)
        table = self._table(TableKept(id, asked.rules, "waiting", setup, seats, None, kept.now()))
        table.by = by
        if alone is not None and ending.alone(table):
            going = [t for t in self.tables.values() if t.by == by and t.kept.state != "over" and ending.alone(t)]
            if len(going) >= alone:
                raise TooMany(f"{len(going)} games that you have set up go on by themselves; wait until one is over.")
        self.tables[id] = table  # at once, for it counts
        try:
            async with table.lock:
                await self.store.do(kept.add_table(table.kept))
                if all(seat.who != "open" for seat in seats):
                    await table.begin(match)
        except Exception:
            del self.tables[id]
            await self.store.do(kept.drop_table(id))
            raise
        self.metrics.count("tables_created")
        return TableMade(table.info(), keys)

    async def _record(self, id: str, step: int) -> Record:
        found = await self.store.do(kept.find_record(id))
        if found is None:
            raise NotThere("There is no such record.")
        record = read_record(found[1])
        moves = list(record.moves())
        if not 0 <= step <= len(moves):
            raise UsageError(f"There is no step {step}: the steps are numbered 0 to {len(moves)}.")
        made = [move for move in moves[:step] if isinstance(move, Choice)]
        base = record.snapshot if record.snapshot is not None and record.snapshot.n <= len(made) else None
        return Record(record.header, made, snapshot=base, asides=record.asides[: step - len(made)])

    async def join(self, id: str, asked: Join) -> TableMade:
        """Somebody takes an open seat; when it was the last, the game begins."""
        table = await self.find(id)
        async with table.lock:
            if self.tables.get(id) is not table:  # given up in this moment
                raise NotThere("There is no such table.")
            key = await seating.join(table, asked)
        return TableMade(table.info(), [key])

    # --- letting go --------------------------------------------------------------------------------------------------

    async def cancel(self, table: Table, seat: int) -> None:
        """Who has set up a table gives it up."""
        async with table.lock:
            await ending.cancel(table, seat)
        self.tables.pop(table.id, None)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEPT)
            try:
                await self.expire(EXPIRES)
            except Exception:
                log.exception("what is old could not be given up")
            self.sweep(monotonic() - IDLE)

    async def expire(self, after: dict[str, float], most: int | None = None) -> int:
        """Give up tables, at most so many, at which nobody has been for so long, those first that wait for players;
        gives how many."""
        now, given_up = monotonic(), 0
        old = [t for t in self.tables.values() if t.unvisited and now - t.touched > after.get(t.kept.state, now)]
        old.sort(key=lambda table: (table.kept.state != "waiting", table.touched))
        for table in old[:most]:
            async with table.lock:
                if table.connections or table.touched > now or self.tables.get(table.id) is not table:
                    continue  # somebody has come meanwhile
                try:
                    await ending.expire(table)
                except UNWRITTEN:
                    raise
                except Exception:  # its game cannot be opened any more
                    log.exception("a table that nobody visits cannot be opened, and is given up")
                    await self.store.do(kept.save_table(msgspec.structs.replace(table.kept, state="over")))
            table.sleep()
            self.tables.pop(table.id, None)
            given_up += 1
        return given_up

    async def _make_room(self) -> None:
        if not await self.expire(CROWDED, 1):
            raise UsageError("There are too many tables here already.")

    def sweep(self, before: float) -> None:
        """Put away the games of tables that nobody has visited since; forget tables that are over."""
        for table in list(self.tables.values()):
            if table.connections or table.touched > before or table.lock.locked() or table.busy:
                continue
            if table.kept.state == "over":
                del self.tables[table.id]
            table.sleep()

    def gauges(self) -> dict[str, int]:
        """What is counted anew each time."""
        connections = [c for table in self.tables.values() for c in table.connections]
        return {
            "tables": sum(table.kept.state != "over" for table in self.tables.values()),
            "games_open": sum(table.match is not None for table in self.tables.values()),
            "players": sum(c.seat is not None for c in connections),
            "watchers": sum(c.seat is None for c in connections),
        }


def _must_be_opened(table: Table, status: Status, begun: kept.Begun) -> bool:
    """Does a game go on though nobody is there, or was it begun by other rules, so that it may not go on at all?"""
    try:
        return begun.number != rules_number(begun.rules) or table.goes_on_alone(status)
    except (KeyError, IndexError):  # damaged; who visits it is told
        log.error("what is kept of the table %s does not fit together; it stays closed", table.id)
        return False


def _own(asked: NewTable, record: Record | None) -> CardFile | None:
    """The cards that go along with a new table: those of the record it begins from, or those that were asked for."""
    own = carried(record.header.cards) if record is not None else pack(asked.own) if asked.own.strip() else None
    cards_with(asked.rules, own)  # or it is refused
    return own


def _seats(asked: NewTable, record: Record | None, own: CardFile | None) -> tuple[list[SeatKept], list[Key]]:
    wanted = wanted_seats(asked)
    seats: list[SeatKept] = []
    keys: list[Key] = []
    for i, each in enumerate(wanted):
        seat, secret = seat_of(asked.rules, each, seats, own)
        if record is not None:
            if each.who == "open":
                raise UsageError("A game that begins from a record has no open seats.")
            seat.deck = record.header.decks[i] if i < len(record.header.decks) else {"name": "table"}
        seats.append(seat)
        if secret is not None:
            keys.append(Key(i, secret))
    if record is not None and len(seats) != len(record.header.players):
        raise UsageError(f"The record is of a game for {len(record.header.players)} players, not {len(seats)}.")
    return seats, keys


def _from(record: Record, seats: int) -> Match:
    """A game that begins where a record stands. What was chosen before cannot be taken back."""
    choices: list[Choice] = record.choices
    status = Status([0] * seats, given=len(choices))
    hand = [False] * len(choices)
    match = Match.resumed(0, 1, record.header, status, choices, hand, record.snapshot, record.asides)
    if match.over:
        raise UsageError(f"The game is over at step {len(choices) + len(record.asides)}; begin earlier.")
    return match
