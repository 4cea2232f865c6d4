"""A table: its seats, its game, who is connected, and what is told to whom when.

Whatever changes the table is done under its lock, on a copy of the game, and counts once the database has it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from time import monotonic
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection as SqlConnection

from gorin.cards.loading import CardFile
from gorin.cards.packs import pack
from gorin.errors import IllegalChoice
from gorin.kernel.record import Header
from gorin.server import kept, leaving, waking
from gorin.server.beginning import next_header, teams_at
from gorin.server.bodies import RecordInfo
from gorin.server.clocks import Clocks
from gorin.server.connection import Connection
from gorin.server.databases import one_line
from gorin.server.guard import Limits
from gorin.server.kept import SeatKept, TableKept
from gorin.server.match import Match, Status
from gorin.server.metrics import Metrics
from gorin.server.minds import Minds
from gorin.server.offers import Offers
from gorin.server.opening import opened
from gorin.server.presence import Presence
from gorin.server.protocol import Passing, Result, SeatInfo, TableInfo
from gorin.server.store import UNWRITTEN, Job, Store
from gorin.server.thinking import Thinkers, usual
from gorin.server.voices import Voices
from gorin.sim import passing

log = logging.getLogger("gorin.server")

Seats = dict[int, passing.Passing]
MOST_ASIDES = 2_000  # in one game
PAUSES = (0.2, 10.0)  # seconds before what the database did not take is tried again: the first, the longest


class Stands(NamedTuple):
    """How a table stands, as far as everybody was told."""

    state: Literal["waiting", "playing", "over"]
    round: int = 0
    result: Result | None = None
    record: str | None = None
    out: Sequence[int] = ()  # who plays no more


class Table:
    """One table. `match` is None until all seats are taken, and while nobody has come since the server began."""

    def __init__(self, kept: TableKept, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.kept = kept
        self.match: Match | None = None
        self.connections: set[Connection] = set()
        self.offers = Offers(self)
        self.lock = asyncio.Lock()
        self.metrics = metrics
        self.store = store
        self.thinkers = thinkers
        self.passing = [passing.Passing(seat.stop) for seat in kept.seats]
        self.clocks = Clocks(kept.setup.clock, len(kept.seats))
        self.touched = monotonic()
        self.record: str | None = None
        self.ended: Result | None = None  # how it ended, if without a game, or by one that cannot be opened any more
        self.by = ""  # the address it was set up from, if that was since the server began
        self.teams = teams_at(kept.rules, len(kept.seats))
        self.voices = Voices(self)
        self.minds = Minds(self)
        self.presence = Presence(i for i, seat in enumerate(kept.seats) if seat.who == "human")
        self._bell: asyncio.TimerHandle | None = None  # when a clock runs out
        self._hold = 0.0  # at a steady table: nothing is told before
        self._later: asyncio.TimerHandle | None = None
        self._stands = Stands(kept.state)
        self._tasks: set[asyncio.Task[None]] = set()

    # --- who is here -------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The id by which the table is found."""
        return self.kept.id

    def people(self, match: Match | None = None) -> Seats:
        """The seats at which people play: those still in the game, for whom no agent does."""
        match = match or self.match
        humans = [i for i, seat in enumerate(self.kept.seats) if seat.who == "human"]
        if match is not None:
            gone = (*match.status.conceded, *match.status.standins)
            humans = [i for i in humans if i not in gone and match.plays(i)]
        return {i: self.passing[i] for i in humans}

    @property
    def deserted(self) -> bool:
        """Has everybody left a game of people to agents? It waits until somebody comes to look."""
        return not self.connections and not self.people() and any(seat.who == "human" for seat in self.kept.seats)

    def own(self) -> CardFile | None:
        """Cards that go along with the games of this table."""
        return pack(self.kept.setup.own) if self.kept.setup.own else None

    def seat_of(self, secret: str) -> int | None:
        """The seat this secret opens."""
        return next((i for i, seat in enumerate(self.kept.seats) if kept.opens(secret, seat.lock)), None)

    def seated(self, connection: Connection, limits: Limits) -> None:
        """Somebody comes. Those who watch share some places; who plays always finds one."""
        here = [each for each in self.connections if each.seat == connection.seat]
        if connection.seat is None and len(here) >= limits.connections:
            raise IllegalChoice("As many watch this table as can.")
        if connection.seat is not None and len(here) >= limits.seats:
            oldest = min(here, key=lambda each: each.since)
            self.connections.discard(oldest)
            oldest.leave()
        waits = self.deserted
        self.connections.add(connection)
        if connection.seat is not None:
            self.presence.came(connection.seat)
            self.offers.lapse_for(connection.seat)
        if waits and self.match is not None and not self.match.over:
            self._go_on()

    def gone(self, connection: Connection) -> None:
        """Somebody goes."""
        self.connections.discard(connection)
        seat = connection.seat
        if seat is not None and all(each.seat != seat for each in self.connections):
            self.presence.left(seat)
            if self.offers.told():
                self.later(self.offers.review)

    def name_of(self, seat: int | None) -> str:
        """What a player is called."""
        return "" if seat is None else self.kept.seats[seat].name or chr(ord("A") + seat % 26)

    @property
    def stands(self) -> Stands:
        """How the table stands; at a steady table, what is not told yet is not known here either."""
        if monotonic() >= self._hold:
            match = self.match
            rounds = match.game.rounds if match is not None else self._stands.round
            result = match.status.result if match is not None else self.ended
            out = [] if match is None else [i for i in range(len(self.kept.seats)) if not match.plays(i)]
            self._stands = Stands(self.kept.state, rounds, result, self.record, out)
        return self._stands

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        here = {connection.seat for connection in self.connections}
        setup, match, stands = self.kept.setup, self.match, self.stands
        return TableInfo(
            table=self.id,
            rules=self.kept.rules,
            name=setup.name,
            state=stands.state,
            game=match.number if match is not None else 0,
            seats=[self._seat(i, seat, i in here, stands) for i, seat in enumerate(self.kept.seats)],
            watchers=sum(connection.seat is None for connection in self.connections),
            round=stands.round,
            clock=setup.clock,
            steady=setup.steady,
            watch=setup.watch,
            listed=setup.listed,
            offers=self.offers.told(),
            result=stands.result,
            record=stands.record,
            teams=self.teams,
            options=setup.options,
            own=setup.titles,
        )

    def _seat(self, i: int, seat: SeatKept, here: bool, stands: Stands) -> SeatInfo:
        deck = None if seat.deck is None else str(seat.deck["name"])
        told = SeatInfo(i, self.name_of(i), seat.who, seat.agent, deck, here or seat.who == "agent", maker=seat.maker)
        if seat.who == "human":
            told.gone = None if here else self.presence.gone(i)
        told.out = i in stands.out
        if self.match is not None and stands.state == "playing" and not told.out:
            told.may_return = i in self.match.status.standins
            told.standin = usual(self.kept.rules) if told.may_return or i in self.match.status.conceded else None
        return told

    # --- beginning ---------------------------------------------------------------------------------------------------

    async def begin(self, match: Match | None = None) -> None:
        """All seats are taken: the game begins, or the next one does. The lock is held."""
        before = self.match
        if match is None:
            offsets = [0] * len(self.kept.seats)
            if before is not None:  # no message of the last game may fit a decision of the next
                offsets = [before.number_of(seat) + 1 for seat in range(len(offsets))]
            game = await asyncio.to_thread(opened, next_header(self.kept, again=before is not None))
            match = Match(0, before.number + 1 if before is not None else 1, game, Status(offsets))
        humans = [i for i, seat in enumerate(self.kept.seats) if seat.who == "human"]
        match.status.conceded, match.status.at = [], kept.now()
        match.status.standins = [i for i in humans if before is not None and self.presence.away(i)]
        match.pass_on(self.people(match))
        match.id = await self.store.do(kept.add_game(self.kept, match.number, match))
        self.kept = msgspec.structs.replace(self.kept, state="playing", game=match.id)
        self.clocks = Clocks(self.kept.setup.clock, len(self.kept.seats))
        self.match, self.record = match, None
        self.metrics.count("games_begun")
        self._go_on()
        self.publish()

    async def wake(self) -> None:
        """Open the game that was left, if there is one: at the first visit after the server began. The lock is held."""
        if self.match is None and self.ended is None and self.kept.game is not None:
            await waking.wake(self, self.kept.game)

    def goes_on_alone(self, status: Status) -> bool:
        """Does something happen at this table though nobody is there: an agent's choice, a clock that runs out?"""
        if self.kept.setup.clock.kind != "none" or status.asked is None:
            return True
        return self.kept.seats[status.asked].who == "agent" or status.asked in (*status.conceded, *status.standins)

    @property
    def busy(self) -> bool:
        """Is an agent thinking, or a clock running?"""
        return self.match is not None and not self.match.over and (self.minds.busy or self.clocks.running is not None)

    def left(self, seconds: float) -> None:
        """Nobody has been here for so long."""
        self.touched = monotonic() - seconds

    def sleep(self) -> None:
        """Nobody is here: forget the game, which lies in the database, with a snapshot of how it stands."""
        self._ring(None)
        self.minds.stop()
        if self.match is not None and self.match.unsnapped:
            self.store.submit(kept.put_snapshot(self.match))
        self.match = None

    # --- choosing ----------------------------------------------------------------------------------------------------

    async def choose(self, seat: int | None, number: int, option: int) -> None:
        """A player chooses."""
        asked = monotonic()
        async with self.lock:
            match = self.told(seat)
            match.refuse(seat, number, option)
            await self.make_choice(match, option)
        self.metrics.answered.add(monotonic() - asked)

    def playing(self) -> Match:
        """The game, if it has begun."""
        if self.match is None and self.kept.state == "over":
            raise IllegalChoice("This table is no more." if self.kept.game is None else waking.CANNOT_GO_ON)
        if self.match is None:
            raise IllegalChoice("The game has not begun: not all seats are taken.")
        return self.match

    def holds(self, seat: int | None) -> bool:
        """Is something kept from this seat for a moment, so that nobody can tell who was asked?"""
        if monotonic() >= self._hold or self.match is None:
            return False
        d = self.match.game.decision
        return d is None or seat is None or d.player != seat or not self.match.answering

    def told(self, seat: int | None) -> Match:
        """The game, if this seat was told how it stands."""
        if self.holds(seat):
            raise IllegalChoice("Wait a moment: what comes of the last choice is told at this table's own pace.")
        return self.playing()

    async def make_choice(self, match: Match, option: int) -> None:
        """Somebody chooses. Nothing of it counts before the database has it: what fails can be done again. The lock is
        held."""
        d = match.game.decision
        assert d is not None
        now = monotonic()
        after = match.copy()
        after.choose(option, hand=True)
        after.pass_on(self.people(after))
        clocks = self.clocks.copy()
        if clocks.on:
            clocks.chosen(d.player, now)
        passed = match.answering and option == passing.pass_option(match.question, d)
        await self.keep(after, clocks, self._hold if passed else now + self.kept.setup.steady)
        self.metrics.count("choices")

    async def keep(
        self, after: Match, clocks: Clocks | None = None, hold: float | None = None, notice: str = ""
    ) -> None:
        """The game goes on from here, once the database has it. The lock is held."""
        assert self.match is not None
        clocks = clocks or self.clocks
        after.status.at, after.status.dealt = kept.now(), self.minds.dealt()
        after.status.times = clocks.times if clocks.on else None
        await self.store.do(self._jobs(kept.add_moves(after.id, after, self.match), after))
        if after.moved(self.match):
            self.offers.lapse("undo")
        self.match, self.clocks = after, clocks
        self._hold = self._hold if hold is None else hold
        self._go_on()
        if after.over:
            self._finish()
        if notice:
            self.voices.notice(notice)
        if self.offers.told():
            self.later(self.offers.review)
        self.publish()

    def _jobs(self, first: Job[None], after: Match) -> Job[None]:
        """What must be written at once: with the last choice, the record too."""
        if not after.over:
            return first
        over = msgspec.structs.replace(self.kept, state="over")
        header, result = after.game.header, after.status.result
        info = self.record_of(header, after.number, result, len(after.hand))
        record = kept.add_record(info, self.kept.setup.listed, after.record().lines())
        jobs = [first, kept.save_table(over), record]

        def job(connection: SqlConnection) -> None:
            for each in jobs:
                each(connection)

        return job

    def record_of(self, header: Header, number: int, result: Result | None, choices: int) -> RecordInfo:
        """What lists show of the record of a game at this table."""
        players = [self.name_of(seat) for seat in range(len(self.kept.seats))]
        decks = [str(deck.get("name", "")) for deck in header.decks]
        id = kept.record_id(self.id, number)
        return RecordInfo(
            id, header.rules, players, decks, result, choices, kept.now(), self.teams, self.kept.setup.titles
        )

    @property
    def unvisited(self) -> bool:
        """Is nobody here, and nothing going on?"""
        return not (self.connections or self.lock.locked() or self.busy)

    def _finish(self) -> None:
        """The game is over."""
        assert self.match is not None
        self._ring(None)
        self.clocks.stop(monotonic())
        self.offers.clear()
        self.kept.state = "over"
        self.record = kept.record_id(self.id, self.match.number)
        self.metrics.count("games_finished")

    async def take_back(self, back: Match, by: int) -> None:
        """Choices are taken back. The lock is held."""
        assert self.match is not None
        cut, clocks = len(back.hand), self.clocks.copy()
        made = zip(self.match.hand[cut:], self.match.game.choices[cut:], strict=True)
        clocks.taken_back([choice.p for hand, choice in made if hand], monotonic())
        back.status.times = clocks.times if clocks.on else None
        await self.store.do(kept.cut_moves(back))
        self.match, self.clocks = back, clocks
        for each in self.passing:
            each.off()
        self._hold = 0.0
        self.metrics.count("undone")
        self.voices.notice(f"{self.name_of(by)} takes a choice back.")
        self._go_on()
        self.publish()

    def _go_on(self) -> None:
        """Start the clock of who is asked, or let the agent think."""
        match = self.match
        assert match is not None
        seat = match.asked
        people = self.people()
        now = monotonic()
        self.clocks.start(seat if seat in people else None, now, max(0.0, self._hold - now))
        self._ring(self.clocks.due())
        self.minds.begin()

    async def aside(self, seat: int, what: dict[str, Any]) -> None:
        """A player, or an agent, does something beside the decision that waits. The lock is held."""
        match = self.playing()
        if match.over:
            raise IllegalChoice("The game is over.")
        if len(match.game.asides) >= MOST_ASIDES:
            raise IllegalChoice(f"There were {MOST_ASIDES:,} asides in this game: that must be enough.")
        after = match.copy()
        after.aside(seat, what)
        after.pass_on(self.people(after))
        await self.keep(after)

    async def set_passing(self, seat: int, stop: str | None, until: str | None) -> None:
        """A player says when to be asked; what that answers already is chosen at once. The lock is held."""
        mine = self.passing[seat]
        if until is not None:
            match = self.told(seat)
            now = match.moment(seat)
            if until == "conflict" and not now.fighting:
                raise IllegalChoice("There is no conflict now that you could pass to the end of.")
            mine.begin(until, now)
        if stop is not None and stop != mine.stop:
            seats = list(self.kept.seats)
            seats[seat] = msgspec.structs.replace(seats[seat], stop=stop)
            after = msgspec.structs.replace(self.kept, seats=seats)
            await self.store.do(kept.save_table(after))
            self.kept, mine.stop = after, stop
        if self.match is not None and self.match.asked == seat:
            option = self.match.settled(self.people())
            if option is not None:  # the player passes, in other words
                await self.make_choice(self.match, option)
                return
        self.publish()

    async def insist(self, what: Callable[[], Awaitable[None]]) -> None:
        """Do what nobody else will do again: until the database takes it."""
        pause, longest = PAUSES
        while True:
            try:
                return await what()
            except UNWRITTEN as error:
                log.warning("a table waits for the database: %s", one_line(error))
            await asyncio.sleep(pause)
            pause = min(2 * pause, longest)

    # --- clocks ------------------------------------------------------------------------------------------------------

    def _ring(self, due: float | None) -> None:
        if self._bell is not None:
            self._bell.cancel()
            self._bell = None
        if due is not None:
            wait = max(0.0, due - monotonic())
            self._bell = asyncio.get_running_loop().call_later(wait, self.later, partial(self.insist, self._time_up))

    async def _time_up(self) -> None:
        async with self.lock:
            match, due = self.match, self.clocks.due()
            if match is None or match.asked is None or due is None or due > monotonic():
                return
            seat, d = match.asked, match.game.decision
            assert d is not None
            if self.clocks.kind.kind == "decision":
                await self.make_choice(match, passing.way_out(d))
                return
            await leaving.time_is_up(self, match, seat)

    def later(self, what: Callable[[], Awaitable[None]]) -> None:
        """Do something soon; what fails is written down and harms nobody."""

        async def run() -> None:
            try:
                await what()
            except Exception:
                log.exception("something at a table failed")

        task = asyncio.get_running_loop().create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- telling -----------------------------------------------------------------------------------------------------

    def publish(self) -> None:
        """Tell everybody what changed. At a steady table it waits, but for who can answer."""
        self.touched = now = monotonic()
        info = self.info()
        for connection in list(self.connections):
            self.tell(connection, info)
        if now < self._hold and self._later is None:

            def release() -> None:
                self._later = None
                self.publish()

            self._later = asyncio.get_running_loop().call_later(self._hold - now, release)

    def tell(self, connection: Connection, info: TableInfo | None = None) -> None:
        """Tell one connection what it does not know yet, if it may know it already."""
        seat, match = connection.seat, self.match
        if self.holds(seat):
            return
        steady = self.kept.setup.steady > 0
        clock = None
        if match is not None:
            d = match.game.decision
            clock = self.clocks.told(monotonic(), steady and d is not None and match.answering and d.player != seat)
        mine = Passing(self.passing[seat].stop, self.passing[seat].until) if seat is not None else None
        connection.tell(match, info or self.info(), clock, mine, steady)
