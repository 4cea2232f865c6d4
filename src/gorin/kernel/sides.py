"""Sides: sets of players who stand together, for a whole game (teams) or in one fight.

A side is a set of seats; the one of them who decides for it is its leader. Which teams there are, the format says when
the box is opened (`Box.teams`: per seat, the seats of its team); who fights beside whom, each game says in its state.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gorin.errors import UsageError
from gorin.kernel.bits import bits

if TYPE_CHECKING:
    from gorin.kernel.state import State


def everyone_alone(seats: int) -> tuple[int, ...]:
    """No teams: per seat, itself."""
    return tuple([1 << q for q in range(seats)])


def teams_of_neighbours(seats: int, teams: int) -> tuple[int, ...]:
    """So many teams of the same size, whose players sit side by side; without a number, everyone is alone."""
    if not teams:
        return everyone_alone(seats)
    size, over = divmod(seats, teams)
    if over or not size:
        raise UsageError(f"{seats} players cannot form {teams} teams of the same size.")
    return tuple([((1 << size) - 1) << q // size * size for q in range(seats)])


@cache
def clockwise(seats: int, first: int) -> tuple[int, ...]:
    """The players of a set, round the table from this seat on."""
    before = (1 << first) - 1
    return bits(seats & ~before) + bits(seats & before)


def foes(s: State, you: int) -> list[int]:
    """The players still in the game who are not on your side, in player order from your left."""
    return [*clockwise(s.alive & ~s.box.teams[you], you)]


def foe_seats(s: State, you: int) -> int:
    """The same as a set."""
    return s.alive & ~s.box.teams[you]


def allies(s: State, you: int) -> list[int]:
    """Your team-mates still in the game, in player order from your left."""
    return [*clockwise(s.alive & s.box.teams[you] & ~(1 << you), you)]


def team_of(s: State, you: int) -> tuple[int, ...]:
    """You and your team-mates, also those who have left the game, by seat."""
    return bits(s.box.teams[you])


def is_foe(s: State, you: int, who: int) -> bool:
    """Is this a player (-1: nobody) who is not on your side?"""
    return who >= 0 and not s.box.teams[you] >> who & 1


def held_by(s: State, seats: int) -> int:
    """The cards these players control."""
    if seats & (seats - 1) == 0:
        return s.ctl[seats.bit_length() - 1] if seats else 0
    out = 0
    for q in bits(seats):
        out |= s.ctl[q]
    return out


def foes_cards(s: State, you: int) -> int:
    """The cards controlled by players not on your side."""
    return held_by(s, s.alive & ~s.box.teams[you])


def leader_of(s: State, side: int, leader: int) -> int:
    """Who decides for a side: its leader; once that player has left the game, the next of the side to the left; nobody
    (-1) for a side without players."""
    left = side & s.alive
    if left >> leader & 1:
        return leader
    after = left >> leader << leader
    after = after or left
    return (after & -after).bit_length() - 1
