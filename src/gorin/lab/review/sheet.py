"""The review of a game: what all its parts have found."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from gorin.kernel.record import Record
from gorin.lab.review import parts
from gorin.lab.review.dearest import Dear, dearest
from gorin.lab.review.luck import Luck, luck
from gorin.lab.review.parts import AGAIN, CHOICES, LUCK, Asked, Part
from gorin.lab.review.turning import Turn, turning
from gorin.lab.review.weighing import Weighed
from gorin.lab.standing import won
from gorin.lab.workers import spread
from gorin.sim.replaying import read

VERSION: Final = 1  # of what `as_dict` tells
Advance = Callable[[str, int, int], None]  # what is done: how many parts of how many


@dataclass(frozen=True)
class Side:
    """The game as one player saw it."""

    seat: int
    name: str
    player: str
    deck: str
    points: float  # 1 for a game that was won, also by one's team
    choices: tuple[Weighed, ...]
    dearest: tuple[Dear, ...]
    turns: tuple[Turn, ...]
    luck: Luck | None

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {
            "seat": self.seat, "name": self.name, "player": self.player, "deck": self.deck,
            "points": round(self.points, 4),
            "choices": [each.as_dict() for each in self.choices],
            "dearest": [each.as_dict() for each in self.dearest],
            "turning": [each.as_dict() for each in self.turns],
            "luck": None if self.luck is None else self.luck.as_dict(),
        }  # fmt: skip


@dataclass(frozen=True)
class Review:
    """A game looked at again."""

    rules: str
    ending: str
    rounds: int
    steps: int
    level: str
    deals: int
    seed: int
    games: int  # that were played of the same deal
    span: str  # what was imagined to its end
    sides: tuple[Side, ...]

    def as_dict(self) -> dict[str, Any]:
        """For programs, such as the replay of the page."""
        told = {name: getattr(self, name) for name in ("rules", "ending", "rounds", "steps", "level", "deals", "seed")}
        more = {"games": self.games, "span": self.span, "sides": [side.as_dict() for side in self.sides]}
        return {"review": VERSION, **told, **more}


def review(
    record: Record | str | os.PathLike[str],
    seats: Sequence[int] | None = None,
    level: str = "general",
    deals: int | None = None,
    seed: int = 0,
    processes: int | None = 1,
    advance: Advance | None = None,
) -> Review:
    """Look at a finished game again: for each choice of the seats (all of them) the chance to win over deals that fit
    what its player knew then, the three dearest choices with better ones, the luck of the deal, the turning points.

    `level` says how hard is thought (captain, general, sage), `deals` on how many deals each choice is looked at. The
    same seed finds the same, however many processes there are; with None there are as many as cores.
    """
    asked = parts.asked_for(record if isinstance(record, Record) else read(record), seats, level, deals, seed)
    first = parts.parts(asked)
    tell: Advance = advance or (lambda kind, done, of: None)
    found = list(_done(asked, first, processes, tell))
    last = parts.later(asked, weighed(found))
    return sheet(asked, [*found, *_done(asked, last, processes, tell)])


def _done(asked: Asked, todo: list[Part], processes: int | None, tell: Advance) -> Iterator[tuple[Part, list[Any]]]:
    rules = parts.opened(asked)[0].header.rules
    found: dict[int, list[Any]] = {}
    for place, result in spread(partial(parts.done, asked), todo, rules, processes):
        found[place] = result
        tell(todo[place].kind, len(found), len(todo))
    yield from ((todo[place], found[place]) for place in sorted(found))


def weighed(found: Iterable[tuple[Part, list[Any]]]) -> list[Weighed]:
    """The choices that were looked at, in order."""
    done = [(part.first, result) for part, result in found if part.kind == CHOICES]
    return [each for _, result in sorted(done, key=lambda x: x[0]) for each in result]


def sheet(asked: Asked, found: Sequence[tuple[Part, list[Any]]]) -> Review:
    """What is known once these parts are done."""
    record, played = parts.opened(asked)
    game, how = played.game, parts.imagined(asked)
    pairs = [each for part, result in found if part.kind == LUCK for each in result]
    dear: list[Dear] = [each for part, result in found if part.kind == AGAIN for each in result]
    every = weighed(found)
    sides = []
    for seat in asked.seats:
        mine = tuple(each for each in every if each.seat == seat)
        points = won(game, seat)
        turns = turning(played, mine, seat, points)
        deck = record.header.decks[seat]["name"] if seat < len(record.header.decks) else ""
        player = record.header.agents[seat] if seat < len(record.header.agents) else record.header.players[seat]
        picked = dearest([each for each in dear if each.seat == seat])
        name, dealt = game.rules.seat_name(seat), luck(seat, pairs) if pairs else None
        sides.append(Side(seat, name, player, deck, points, mine, tuple(picked), tuple(turns), dealt))
    about = record.header.rules, game.ending or "", game.rounds, len(game.choices) + len(game.asides)
    return Review(*about, asked.level, asked.deals, asked.seed, len(pairs), how.span, tuple(sides))
