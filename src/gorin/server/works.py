"""Long work for those who ask for it: part by part, that of different addresses in turn, on the bench. Nobody's game
waits for it. What was found is kept for a while."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from gorin.errors import GorinError
from gorin.server.bench import Bench
from gorin.server.hub import NotThere, TooMany

log = logging.getLogger("gorin.server")
KEPT: Final = 100  # the latest
WAITING: Final = 20  # at once, of all addresses
GOING: Final = ("waiting", "running")


class Progress(Protocol):
    """How far it is, as it is told."""

    state: Any  # "waiting", "running", "done", "cancelled" or "failed"
    ahead: int
    doing: str
    error: str


Info = TypeVar("Info", bound=Progress)


class Work(Generic[Info]):
    """One piece of work, and how far it is."""

    def __init__(self, id: str, by: str, info: Info) -> None:
        self.id, self.by, self.info = id, by, info

    async def step(self, bench: Bench) -> bool:
        """Do a part. Is that all?"""
        raise NotImplementedError


class Works(Generic[Info]):
    """All of one kind."""

    name: ClassVar[str]  # what one is called
    meanwhile: ClassVar[str] = "wait for it"  # what whoever wants another one may do

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._works: OrderedDict[str, Work[Info]] = OrderedDict()
        self._working: asyncio.Task[None] | None = None

    def add(self, work: Work[Info]) -> Info:
        """Another one. An address has one at a time."""
        going = self._going()
        if any(each.by == work.by for each in going):
            raise TooMany(f"A {self.name} is being made for you already; {self.meanwhile}.")
        if len(going) >= WAITING:
            raise TooMany(f"Many {self.name}s are being made here; try again in some minutes.")
        self._works[work.id] = work
        while len(self._works) > KEPT:
            self._works.popitem(last=False)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return self.told(work.id)

    def told(self, id: str) -> Info:
        """How far it is."""
        work = self._found(id)
        going = self._going()
        work.info.ahead = going.index(work) if work in going else 0
        return work.info

    def cancel(self, id: str) -> Info:
        """Nobody wants it any more."""
        work = self._found(id)
        if work.info.state in GOING:
            work.info.state, work.info.doing = "cancelled", ""
        return self.told(id)

    def close(self) -> None:
        """Stop."""
        if self._working is not None:
            self._working.cancel()

    def _found(self, id: str) -> Work[Info]:
        if id not in self._works:
            raise NotThere(f"There is no such {self.name}; the server may have forgotten it.")
        return self._works[id]

    def _going(self) -> list[Work[Info]]:
        return [each for each in self._works.values() if each.info.state in GOING]

    async def _work(self) -> None:
        """A part of each in turn, until none is left."""
        while going := self._going():
            for work in going:
                if work.info.state not in GOING:
                    continue
                work.info.state = "running"
                try:
                    if await work.step(self._bench) and work.info.state == "running":
                        work.info.state, work.info.doing = "done", ""
                except GorinError as error:
                    work.info.state, work.info.error = "failed", error.sentence
                except Exception:
                    log.exception("a %s could not be made", self.name)
                    work.info.state, work.info.error = "failed", f"Gorin failed to make this {self.name}."
