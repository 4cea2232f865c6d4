"""The agents of a table: those who sit at it, and those who stand in for people. They play one after another, one
thought at a time, until a person is asked."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from gorin.server.match import Match
from gorin.server.thinking import usual

if TYPE_CHECKING:
    from gorin.server.table import Table

log = logging.getLogger("gorin.server")


class Minds:
    """The agents of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._thinking: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Is one of them thinking?"""
        return self._thinking is not None and not self._thinking.done()

    def begin(self) -> None:
        """Let them think, unless they do already."""
        if not self.busy:
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

    async def _think(self) -> None:
        """Play until a person is asked. What they think about may be taken back meanwhile."""
        try:
            while (match := self.asked()) is not None:
                assert match.asked is not None
                option = await self._thought(match, match.asked)
                await self._table.insist(partial(self._play, match, option))
        except Exception:
            log.exception("a table stands still: what its agent chose could not be done")

    async def _thought(self, match: Match, seat: int) -> int:
        """What the agent in a seat chooses."""
        table = self._table
        made = [choice.i for choice in match.game.choices]
        began = monotonic()
        agent = table.kept.seats[seat].agent or usual(table.kept.rules)
        people = any(connection.seat is not None for connection in table.connections)
        thought = await table.thinkers.think(match.id, match.header, made, agent, people=people)
        table.metrics.thought.add(monotonic() - began)
        if thought.wrong:
            table.metrics.count("agent_failures")
            log.warning("an agent failed and chose at random: %s", thought.wrong)
        return thought.option

    async def _play(self, match: Match, option: int) -> None:
        """An agent chooses, if it is still asked the same."""
        table = self._table
        async with table.lock:
            if self.asked() is not None and table.match is not None and table.match.asks_as(match):
                await table.make_choice(table.match, option)
