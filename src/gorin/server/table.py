"""A table: its seats, its game, who is connected, and what is told to whom when.

Whatever changes the table is done under its lock, on a copy of the game, and counts once the database has it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import Connection as SqlConnection

from gorin.errors import IllegalChoice
from gorin.kernel.record import Header
from gorin.server import kept, waking
from gorin.server.beginning import next_header
from gorin.server.bodies import RecordInfo
from gorin.server.clocks import Clocks
from gorin.server.connection import Connection
from gorin.server.databases import one_line
from gorin.server.guard import Bucket, Limits
from gorin.server.kept import SeatKept, TableKept
from gorin.server.match import Match, Status
from gorin.server.metrics import Metrics
from gorin.server.offers import Offers
from gorin.server.opening import opened
from gorin.server.protocol import ChatLine, Passing, Result, SeatInfo, TableInfo
from gorin.server.store import UNWRITTEN, Job, Store
from gorin.server.thinking import Thinkers, usual
from gorin.sim import passing

log = logging.getLogger("gorin.server")

Seats = dict[int, passing.Passing]
PAUSES = (0.2, 10.0)  # seconds before what the database did not take is tried again: the first, the longest


class Stands(NamedTuple):
    """How a table stands, as far as everybody was told."""

    state: Literal["waiting", "playing", "over"]
    round: int = 0
    result: Result | None = None
    record: str | None = None


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
        self._voices: dict[int | None, Bucket] = {}
        self._thinking: asyncio.Task[None] | None = None
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

    def people(self) -> Seats:
        """The seats at which people play."""
        gone = self.match.status.conceded if self.match is not None else []
        seats = enumerate(self.kept.seats)
        return {i: self.passing[i] for i, seat in seats if seat.who == "human" and i not in gone}

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
        self.connections.add(connection)

    def voice(self, seat: int | None, rate: tuple[float, int]) -> Bucket:
        """How much a player may say, and all together who watch."""
        return self._voices.setdefault(seat, Bucket(rate))

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
            self._stands = Stands(self.kept.state, rounds, result, self.record)
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
            seats=[self._seat(i, seat, i in here) for i, seat in enumerate(self.kept.seats)],
            watchers=sum(connection.seat is None for connection in self.connections),
            round=stands.round,
            clock=setup.clock,
            steady=setup.steady,
            watch=setup.watch,
            listed=setup.listed,
            offers=self.offers.told(),
            result=stands.result,
            record=stands.record,
        )

    def _seat(self, i: int, seat: SeatKept, here: bool) -> SeatInfo:
        deck = None if seat.deck is None else str(seat.deck["name"])
        return SeatInfo(i, self.name_of(i), seat.who, seat.agent, deck, here or seat.who == "agent")

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
        match.status.conceded, match.status.at = [], kept.now()
        match.pass_on({i: self.passing[i] for i, seat in enumerate(self.kept.seats) if seat.who == "human"})
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
        return self.kept.seats[status.asked].who == "agent" or status.asked in status.conceded

    @property
    def busy(self) -> bool:
        """Is an agent thinking, or a clock running?"""
        thinking = self._thinking is not None and not self._thinking.done()
        return self.match is not None and not self.match.over and (thinking or self.clocks.running is not None)

    def left(self, seconds: float) -> None:
        """Nobody has been here for so long."""
        self.touched = monotonic() - seconds

    def sleep(self) -> None:
        """Nobody is here: forget the game, which lies in the database, with a snapshot of how it stands."""
        self._ring(None)
        if self._thinking is not None:
            self._thinking.cancel()
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
            await self._choose(match, option)
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

    async def _choose(self, match: Match, option: int) -> None:
        """Somebody chooses. Nothing of it counts before the database has it: what fails can be done again."""
        d = match.game.decision
        assert d is not None
        now = monotonic()
        after = match.copy()
        after.choose(option, hand=True)
        after.pass_on(self.people())
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
        after.status.at = kept.now()
        after.status.times = clocks.times if clocks.on else None
        await self.store.do(self._jobs(kept.add_choices(after.id, after, len(self.match.hand)), after))
        if len(after.hand) > len(self.match.hand):
            self.offers.lapse("undo")
        self.match, self.clocks = after, clocks
        self._hold = self._hold if hold is None else hold
        self._go_on()
        if after.over:
            self._finish()
        if notice:
            self.notice(notice)
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
        return RecordInfo(kept.record_id(self.id, number), header.rules, players, decks, result, choices, kept.now())

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
        await self.store.do(kept.cut_choices(back))
        self.match, self.clocks = back, clocks
        for each in self.passing:
            each.off()
        self._hold = 0.0
        self.metrics.count("undone")
        self.notice(f"{self.name_of(by)} takes a choice back.")
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
        busy = self._thinking is not None and not self._thinking.done()
        if seat is not None and seat not in people and not busy:
            self._thinking = asyncio.create_task(self._think())

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
                await self._choose(self.match, option)
                return
        self.publish()

    async def _think(self) -> None:
        """The agents play until a person is asked. What they think about may be taken back meanwhile."""
        try:
            while (match := self.match) is not None and match.asked is not None and match.asked not in self.people():
                thought = await self._thought(match, match.asked)
                await self._insist(partial(self._play, match, thought))
        except Exception:
            log.exception("a table stands still: what its agent chose could not be done")

    async def _thought(self, match: Match, seat: int) -> int:
        """What the agent in a seat chooses."""
        made = [choice.i for choice in match.game.choices]
        began = monotonic()
        agent = self.kept.seats[seat].agent or usual(self.kept.rules)
        people = any(connection.seat is not None for connection in self.connections)
        thought = await self.thinkers.think(match.id, match.header, made, agent, people=people)
        self.metrics.thought.add(monotonic() - began)
        if thought.wrong:
            self.metrics.count("agent_failures")
            log.warning("an agent failed and chose at random: %s", thought.wrong)
        return thought.option

    async def _play(self, match: Match, option: int) -> None:
        """An agent chooses, if it is still asked."""
        async with self.lock:
            if self.match is match:
                await self._choose(match, option)

    async def _insist(self, what: Callable[[], Awaitable[None]]) -> None:
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
            self._bell = asyncio.get_running_loop().call_later(wait, self.later, partial(self._insist, self._time_up))

    async def _time_up(self) -> None:
        async with self.lock:
            match, due = self.match, self.clocks.due()
            if match is None or match.asked is None or due is None or due > monotonic():
                return
            seat, d = match.asked, match.game.decision
            assert d is not None
            if self.clocks.kind.kind == "decision":
                await self._choose(match, passing.way_out(d))
                return
            after = match.copy()
            after.give_up(seat, "time")
            await self.keep(after, notice=f"{self.name_of(seat)} has no time left.")

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
        for connection in list(self.connections):
            self.tell(connection)
        if now < self._hold and self._later is None:

            def release() -> None:
                self._later = None
                self.publish()

            self._later = asyncio.get_running_loop().call_later(self._hold - now, release)

    def tell(self, connection: Connection) -> None:
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
        connection.tell(match, self.info(), clock, mine, steady)

    def say(self, seat: int | None, text: str) -> ChatLine:
        """Somebody says something to everybody."""
        line = ChatLine(
            seat=seat, name=self.name_of(seat) if seat is not None else "watching", text=text, at=kept.now()
        )
        return self._say(line)

    def notice(self, text: str) -> ChatLine:
        """The table itself says something."""
        return self._say(ChatLine(seat=None, name="", text=text, at=kept.now()))

    def _say(self, line: ChatLine) -> ChatLine:
        for connection in self.connections:
            connection.send(line)
        self.store.submit(kept.add_chat(self.id, line))
        return line
