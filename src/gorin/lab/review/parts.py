"""A review in small parts, for several processes, or for whoever has other things to do as well. Each part depends on
what is asked and on itself alone; the dear choices rest on the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

from gorin.agents.imagining import Depth, World
from gorin.agents.levels import Captain, General, Sage, Thinker, world
from gorin.agents.registry import AGENTS
from gorin.errors import UsageError, quoted
from gorin.kernel.players import seat_at
from gorin.kernel.record import Record, read_record
from gorin.lab.review.dearest import look_again, suspects
from gorin.lab.review.luck import has_deal, pair
from gorin.lab.review.moments import Moment, Played, played
from gorin.lab.review.weighing import Weighed, weigh

LEVELS: Final[dict[str, type[Thinker]]] = {kind.name: kind for kind in (Captain, General, Sage)}
DEALS: Final = 2  # times as many as a player of that level imagines
GAMES: Final = 3  # of the same deal, and of other deals, for each deal that a choice is looked at on
TOGETHER: Final = 8  # choices, or games, in one part
CHOICES, AGAIN, LUCK = "choices", "dear choices", "luck of the deal"


@dataclass(frozen=True)
class Asked:
    """What is to be found out: about which game, whose choices, how hard to think."""

    data: bytes  # the record
    seats: tuple[int, ...]
    level: str
    deals: int
    seed: int = 0

    @property
    def depth(self) -> Depth:
        """How many options are compared, and where."""
        return LEVELS[self.level].depth

    @property
    def games(self) -> int:
        """How often the deal is played again."""
        return GAMES * self.deals


class Part(NamedTuple):
    """A part of the work: its kind, and which choices or games; of a dear choice, what was found at first."""

    kind: str
    first: int
    last: int
    suspect: Weighed | None = None


def asked_for(
    record: Record,
    seats: Sequence[int] | None = None,
    level: str = General.name,
    deals: int | None = None,
    seed: int = 0,
) -> Asked:
    """What is asked, once it has been found to make sense."""
    name = level_named(level)
    there = len(record.header.players)
    if not there:
        raise UsageError("The record names no players.")
    wanted = tuple(range(there)) if seats is None else tuple(sorted({seat_at(there, seat) for seat in seats}))
    many = DEALS * LEVELS[name].depth.deals if deals is None else deals
    if many < 2:
        raise UsageError(f"A choice is looked at on 2 deals at least, not {many}.")
    return Asked(record.lines(), wanted, name, many, seed)


def level_named(level: str) -> str:
    """A level by its name or number."""
    for name in LEVELS:
        if level in (name, str(AGENTS[name].level)):
            return name
    names = ", ".join(f"{name} ({AGENTS[name].level})" for name in LEVELS)
    raise UsageError(f"A review is thought out by one of {names}, not by {quoted(level)}.")


@lru_cache(maxsize=2)
def _opened(data: bytes) -> tuple[Record, Played]:
    record = read_record(data)
    return record, played(record)


def opened(asked: Asked) -> tuple[Record, Played]:
    """The record, and the game it holds."""
    return _opened(asked.data)


def moments(asked: Asked) -> list[Moment]:
    """The choices that are looked at."""
    return [moment for moment in opened(asked)[1].moments if moment.seat in asked.seats]


def imagined(asked: Asked) -> World:
    """How games like this are imagined."""
    return world(opened(asked)[0].header.rules.partition("/")[0])


def parts(asked: Asked) -> list[Part]:
    """What can be done first, in any order."""
    header, many = opened(asked)[0].header, len(moments(asked))
    out = _cut(CHOICES, many)
    return out + (_cut(LUCK, asked.games) if has_deal(header) else [])


def _cut(kind: str, many: int) -> list[Part]:
    return [Part(kind, first, min(first + TOGETHER, many)) for first in range(0, many, TOGETHER)]


def later(asked: Asked, weighed: Sequence[Weighed]) -> list[Part]:
    """What is left to do when all choices have been looked at once."""
    places = {moment.decision: place for place, moment in enumerate(moments(asked))}
    out = []
    for seat in asked.seats:
        for each in suspects([x for x in weighed if x.seat == seat]):
            out.append(Part(AGAIN, places[each.decision], places[each.decision] + 1, each))
    return out


def done(asked: Asked, part: Part) -> list[Any]:
    """Do a part."""
    how = imagined(asked)
    if part.kind == LUCK:
        return [pair(how, opened(asked)[0], number, asked.seed) for number in range(part.first, part.last)]
    chosen = moments(asked)[part.first : part.last]
    if part.suspect is not None:
        return [look_again(how, moment, part.suspect, asked.deals, asked.seed) for moment in chosen]
    return [weigh(how, moment, asked.depth, asked.deals, asked.seed) for moment in chosen]
