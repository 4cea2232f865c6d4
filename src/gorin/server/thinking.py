"""Agents think outside the event loop, each table in one process of several, which keeps its game between questions.

A process knows a game by its header and everything done in it so far; it plays on from what it has, or plays it again.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from multiprocessing import get_context, parent_process
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

from gorin.agents.base import advise, ask
from gorin.agents.heuristic import ADVISERS
from gorin.agents.registry import USUAL, agent_named, agents
from gorin.cards.loading import CardFile, use_cards
from gorin.cards.packs import keep
from gorin.errors import IllegalChoice
from gorin.kernel.rng import mix
from gorin.server.match import Made
from gorin.server.opening import opened_again
from gorin.sim.dealing import answered, declined
from gorin.sim.game import Game

ADVISER, DEALER = 0xAD, 0xDE  # keep the dice of hints and deals apart from those of agents' choices
ENDED = "its process was ended from outside"
T = TypeVar("T")
PATIENCE = 5.0  # seconds that an agent may think about one choice
KEPT = 64  # games a process keeps


class Occasion(NamedTuple):
    """For which seat an agent is asked about deals, and what waits for its word."""

    seat: int
    waits: frozenset[str]


class Dealt(NamedTuple):
    """The aside an agent makes, if any, and what went wrong if it failed."""

    aside: dict[str, Any] | None
    wrong: str


class Thought(NamedTuple):
    """The option an agent chooses, why (if that was asked), and what went wrong if it failed."""

    option: int
    reason: str
    wrong: str


def playing(rules: str) -> list[str]:
    """The agents that know a game: the usual one first, then all others from the weakest to the strongest."""
    return [USUAL, *(x for x in agents() if x != USUAL)] if rules.partition("/")[0] in ADVISERS else ["random"]


def usual(rules: str) -> str:
    """The agent that plays unless another is named."""
    return playing(rules)[0]


class Turns:
    """Who uses a process next. One at a time; those for whom a person waits before those for whom nobody does, and of
    equals who has waited longest. A table asks for one thing at a time, and so they take turns."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._count = count()

    @asynccontextmanager
    async def turn(self, people: bool) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        if self._taken:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heappush(self._waiting, (not people, next(self._count), mine))
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():  # it was given in this moment
                    self._pass_on()
                raise
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting:
            _, _, next_one = heappop(self._waiting)
            if not next_one.done():
                next_one.set_result(None)
                return
        self._taken = False


class Thinkers:
    """The processes. With none, agents think in a thread of this one."""

    def __init__(self, processes: int, cards: Sequence[Path] = ()) -> None:
        self._processes = processes
        self._cards = tuple(cards)  # files with cards of one's own, which each process loads for itself
        self._pools: list[Executor] = [self._start() for _ in range(max(1, processes))]
        self._turns = [Turns() for _ in self._pools]

    def _start(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(1, "gorin-thinking")
        return ProcessPoolExecutor(1, get_context("spawn"), initializer=begin_with, initargs=(self._cards,))

    async def think(
        self,
        key: int,
        header: bytes,
        made: Sequence[Made],
        agent: str,
        hint: bool = False,
        people: bool = True,
        own: CardFile | None = None,
    ) -> Thought:
        """What an agent chooses in the game with this header after all this; does a person wait for it?"""
        thought = await self._ask(people, key, think, header, list(made), agent, hint, own)
        return thought or Thought(0, "", ENDED)

    async def deal(
        self,
        key: int,
        header: bytes,
        made: Sequence[Made],
        agent: str,
        deal: Occasion,
        people: bool = True,
        own: CardFile | None = None,
    ) -> Dealt:
        """What an agent does about deals with others."""
        return await self._ask(people, key, think_of_deals, header, list(made), agent, deal, own) or Dealt(None, ENDED)

    async def _ask(self, people: bool, key: int, question: Callable[..., T], *about: object) -> T | None:
        """What a process answers; None if it was ended from outside, twice."""
        place = key % len(self._pools)
        async with self._turns[place].turn(people):
            for _ in range(2):
                pool = self._pools[place]
                try:
                    return await asyncio.get_running_loop().run_in_executor(pool, question, key, *about)
                except BrokenProcessPool:  # another takes its place
                    if self._pools[place] is pool:
                        self._pools[place] = self._start()
        return None

    def close(self) -> None:
        """End the processes."""
        for pool in self._pools:
            pool.shutdown(wait=False, cancel_futures=True)


# --- in the process -------------------------------------------------------------------------------------------------

_games: OrderedDict[tuple[int, bytes], tuple[Game, list[Made]]] = OrderedDict()


def think(key: int, header: bytes, made: list[Made], agent: str, hint: bool, own: CardFile | None = None) -> Thought:
    """Bring the game up to date, and ask the agent. One that fails chooses at random: no game ends of it."""
    game = _up_to_date(key, header, made, own)
    d = game.decision
    if d is None:
        raise IllegalChoice("Nothing is to be decided: the game is over.")
    rng = Random(mix(game.header.seed, d.player, game.decisions, *([ADVISER] if hint else [])))
    try:
        asked = agent_named(agent, PATIENCE)
        option, reason = advise(asked, game.state, d, rng) if hint else (ask(asked, game.state, d, rng), "")
        if 0 <= option < len(d.options):
            return Thought(option, reason, "")
        wrong = f"it chose option {option} of {len(d.options)}"
    except Exception as error:
        wrong = f"{type(error).__name__}: {error}"
    return Thought(rng.randrange(len(d.options)), "", wrong)


def think_of_deals(
    key: int, header: bytes, made: list[Made], agent: str, deal: Occasion, own: CardFile | None = None
) -> Dealt:
    """Bring the game up to date, and ask the agent for a deal. One that fails makes none."""
    game = _up_to_date(key, header, made, own)
    rng = Random(mix(game.header.seed, deal.seat, game.decisions, len(game.asides), DEALER))
    try:
        return Dealt(answered(game, deal.seat, agent_named(agent, PATIENCE), deal.waits, rng), "")
    except Exception as error:
        return Dealt(declined(deal.waits), f"{type(error).__name__}: {error}")


def _up_to_date(key: int, header: bytes, made: list[Made], own: CardFile | None) -> Game:
    game, so_far = _games.pop((key, header), (None, []))
    if game is None or made[: len(so_far)] != so_far:
        if own is not None:
            keep(own)  # it was read already
        game = opened_again(header, log=False, keep=False)
        so_far = made[: game.decisions + len(game.asides)]
    for each in made[len(so_far) :]:
        if isinstance(each, int):
            game.choose(each)
        else:
            game.aside(*each)
    _games[key, header] = (game, made)
    while len(_games) > KEPT:
        _games.popitem(last=False)
    return game


def begin_with(own: tuple[Path, ...]) -> None:
    """A process begins: with the same cards as the server, and it ends with it, however that ends."""
    if own:
        use_cards(own)
    parent = parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
