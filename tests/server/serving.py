"""A server in a thread, and players for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

from gorin.server.app import Config
from gorin.server.client import Seat, Server
from gorin.server.guard import Limits
from gorin.server.protocol import Line, Result
from gorin.server.running import Background

MUCH = (1e6, 1_000_000)
GENEROUS = Limits(
    messages=MUCH,
    requests=MUCH,
    tables=MUCH,
    sockets=MUCH,
    chat=MUCH,
    agents=1_000,
    readings=MUCH,
    packs=MUCH,
    proofs=MUCH,
)
ALONE = [{"who": "you"}, {"who": "agent", "agent": "random"}]
TOGETHER = [{"who": "you", "name": "Anna"}, {"who": "open"}]
BOTH = [{"who": "you", "name": "Anna"}, {"who": "you", "name": "Bert"}]


@contextmanager
def serving(folder: Path, **config: Any) -> Iterator[Server]:
    """A server that keeps its tables in a folder."""
    told: dict[str, Any] = {"database": f"sqlite:///{folder / 'tables.db'}", "limits": GENEROUS} | config
    with Background(Config(**told)) as url:
        yield Server(url)


def at_random(seat: Seat, seed: int, most: int = 10_000) -> Result | None:
    """Play on by dice, to the end or for so many choices."""
    dice = Random(seed)
    for _ in range(most):
        if not seat.wait():
            break
        assert seat.decision is not None
        seat.choose(dice.randrange(len(seat.decision.options)))
    return seat.result


def all_at_once(seats: list[Seat], seed: int, most: int = 10_000) -> list[Result | None]:
    """Several seats play at the same time, each in a thread."""
    results: list[Result | None] = [None] * len(seats)

    def one(place: int) -> None:
        results[place] = at_random(seats[place], seed + place, most)

    threads = [Thread(target=one, args=(place,), daemon=True) for place in range(len(seats))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(300)
    return results


def by_turns(seats: list[Seat], dice: Random, most: int) -> int:
    """Play so many choices in one thread: whoever is asked chooses. Gives how many were made."""
    for made in range(most):
        asked = next_asked(seats)
        if asked is None:
            return made
        assert asked.decision is not None
        asked.choose(dice.randrange(len(asked.decision.options)))
    return most


def next_asked(seats: list[Seat]) -> Seat | None:
    """Who is asked, once everybody has been told; None if the game is over."""
    for _ in range(10_000):
        for seat in seats:
            settle(seat)
        if seats[0].result is not None:
            return None
        for seat in seats:
            if seat.asked:
                return seat
    raise AssertionError("nobody is asked anything")


Shown = tuple[dict[str, Any] | None, list[Line]]


def shown(seats: list[Seat]) -> list[Shown]:
    """What each of them sees and reads now. Somebody must be asked, so that nothing goes on meanwhile."""
    for seat in seats:
        settle(seat)
    return [(seat.view, seat.log) for seat in seats]


def settle(seat: Seat) -> None:
    """Read everything that was sent before now."""
    from gorin.server.protocol import Ping

    seat.ask(Ping())
