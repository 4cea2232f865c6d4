"""The agents of a table: those who sit at it, and those who stand in for people. They make deals and play one after
another, one thought at a time, until a person is asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from gorin.agents.random import RandomAgent
from gorin.errors import IllegalChoice
from gorin.server.match import Match
from gorin.server.thinking import Occasion, usual
from gorin.sim.dealing import MOST, Asked, Dealing, declined

if TYPE_CHECKING:
    from gorin.server.table import Table

log = logging.getLogger("gorin.server")
ANYBODY = RandomAgent()  # whose turn it is to deal is the same for all agents


class Deal(NamedTuple):
    """A game, who is to be asked about deals in it, and what for."""

    match: Match
    dealing: Dealing
    asked: Occasion


class Minds:
    """The agents of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._thinking: asyncio.Task[None] | None = None
        self._asked: Asked = {}  # about deals

    def dealt(self) -> list[tuple[int, str, int]]:
        """About which deals they were asked, to be kept: nobody is asked again because the server was stopped."""
        return [(seat, occasion, n) for (seat, occasion), n in self._asked.items()]

    def remember(self, dealt: Iterable[tuple[int, str, int]]) -> None:
        """They were asked about these."""
        self._asked = {(seat, occasion): n for seat, occasion, n in dealt}

    @property
    def busy(self) -> bool:
        """Is one of them thinking?"""
        return self._thinking is not None and not self._thinking.done()

    def begin(self) -> None:
        """Let them think, if there is something to think about and they do not already."""
        if not self.busy and (self.asked() is not None or self._deal() is not None):
            self._thinking = asyncio.create_task(self._think())

    def stop(self) -> None:
        """What they think about is not wanted any more."""
        if self._thinking is not None:
            self._thinking.cancel()

    def asked(self) -> Match | None:
        """The game, if one of them is asked in it and somebody cares."""
        match = self._table.match
        if match is None or match.asked is None or match.asked in self._table.people() or self._table.deserted:
            return None
        return match

    def _deal(self) -> Deal | None:
        """The deal about which one of them is to be asked now."""
        table, match = self._table, self._table.match
        if match is None or match.over or not match.game.rules.deals or table.deserted:
            return None
        people = table.people()
        dealing = Dealing(match.game, {i: ANYBODY for i in range(match.game.seats) if i not in people}, self._asked)
        seat = dealing.turn()
        return None if seat is None else Deal(match, dealing, Occasion(seat, dealing.occasions(seat)))

    async def _think(self) -> None:
        """Make deals, and play until a person is asked. What they think about may be taken back meanwhile."""
        try:
            while True:
                if (deal := self._deal()) is not None:
                    await self._make_deal(*deal)
                elif (match := self.asked()) is not None:
                    assert match.asked is not None
                    option = await self._thought(match, match.asked)
                    await self._table.insist(partial(self._play, match, option))
                else:
                    return
        except Exception:
            log.exception("a table stands still: what its agent chose could not be done")

    async def _make_deal(self, match: Match, dealing: Dealing, asked: Occasion) -> None:
        """Ask an agent about deals, and do what it says. Whoever has dealt enough for now declines."""
        table, game, seat = self._table, match.game, asked.seat
        if sum(each.p == seat and each.at == game.decisions for each in game.asides) >= MOST:
            said = declined(asked.waits)
        else:
            agent = table.kept.seats[seat].agent or usual(table.kept.rules)
            about = match.id, match.header, match.moves()
            thought = await table.thinkers.deal(*about, agent, asked, self._waited_for, match.own)
            self._complain(thought.wrong, "made no deal")
            said = thought.aside
        dealing.told(seat, asked.waits, said)
        self._asked = dealing.asked
        try:
            if said is not None:
                await table.insist(partial(self._say, seat, said))
        except IllegalChoice:  # by the rules, or because the game has gone on meanwhile
            dealing.heard(seat, asked.waits)

    async def _say(self, seat: int, aside: dict[str, Any]) -> None:
        async with self._table.lock:
            if seat in self._table.people():
                raise IllegalChoice("A person plays here again.")
            await self._table.aside(seat, aside)

    @property
    def _waited_for(self) -> bool:
        return any(connection.seat is not None for connection in self._table.connections)

    def _complain(self, wrong: str, so: str) -> None:
        if wrong:
            self._table.metrics.count("agent_failures")
            log.warning("an agent failed and %s: %s", so, wrong)

    async def _thought(self, match: Match, seat: int) -> int:
        """What the agent in a seat chooses."""
        table = self._table
        began = monotonic()
        agent = table.kept.seats[seat].agent or usual(table.kept.rules)
        about = match.id, match.header, match.moves()
        thought = await table.thinkers.think(*about, agent, people=self._waited_for, own=match.own)
        table.metrics.thought.add(monotonic() - began)
        self._complain(thought.wrong, "chose at random")
        return thought.option

    async def _play(self, match: Match, option: int) -> None:
        """An agent chooses, if it is still asked the same."""
        table = self._table
        async with table.lock:
            if self.asked() is not None and table.match is not None and table.match.asks_as(match):
                await table.make_choice(table.match, option)
