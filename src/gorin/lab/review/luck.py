"""Luck of the deal: the same deal played again and again between equals, beside other deals of the same decks.

All seats are played by the quick player of imagined games; one of them plays plainly and the others with habits of
their own, each in turn, so that no seat has the better player.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from gorin.agents.imagining import World
from gorin.kernel.record import Header, Record
from gorin.kernel.rng import mix
from gorin.lab.shares import Between, difference, share
from gorin.lab.standing import won
from gorin.sim.game import Game, open_game
from gorin.sim.replaying import reopen

SAME, OTHER, PLAYS = 0x5A3E, 0x07E6, 0x91A5  # keep their dice apart
Points = tuple[float, ...]  # what each seat has won of a game


class Luck(NamedTuple):
    """What a seat won of the same deal between equals, and of other deals of the same decks."""

    same: Between
    others: Between

    @property
    def worth(self) -> Between:
        """What the deal was worth."""
        return difference(self.same, self.others)

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {"same": self.same.as_dict(), "others": self.others.as_dict(), "worth": self.worth.as_dict()}


def has_deal(header: Header) -> bool:
    """Was anything dealt? A game that begins from a table of its own has no other deals to be compared with."""
    return header.table is None


def pair(world: World, record: Record, number: int, seed: int) -> tuple[Points, Points]:
    """The same deal once more, and another one."""
    header = replace(record.header, seed=mix(record.header.seed, seed, number, OTHER))
    same, other = reopen(record, log=False), open_game(header, log=False, keep=False)
    return points(world, same, number, mix(seed, SAME)), points(world, other, number, mix(seed, OTHER))


def points(world: World, game: Game, number: int, seed: int) -> Points:
    """What each seat has of a game that equals play out."""
    plays = world.players(game.state, number % game.seats, Random(mix(seed, number, PLAYS)))
    while (d := game.decision) is not None:
        game.choose(plays(game.state, d))
    return tuple(won(game, seat) for seat in range(game.seats))


def luck(seat: int, pairs: Sequence[tuple[Points, Points]]) -> Luck:
    """What all these games say about a seat."""
    same, others = (sum(pair[k][seat] for pair in pairs) for k in (0, 1))
    return Luck(share(same, len(pairs)), share(others, len(pairs)))
