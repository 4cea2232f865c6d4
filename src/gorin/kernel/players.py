"""Seats in order, the players still in the game, sides."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from gorin.kernel.bits import bits
from gorin.kernel.decisions import HALT

if TYPE_CHECKING:
    from gorin.kernel.state import State


EVERYBODY: Final = -1  # in `gone`: the game is over


def next_player(s: State, who: int) -> int:
    """The next player still in the game, clockwise (to the left)."""
    alive: int = s.alive
    after = alive >> who + 1
    if after:
        return who + (after & -after).bit_length()
    return (alive & -alive).bit_length() - 1


def in_order(s: State, first: int | None = None) -> list[int]:
    """The players still in the game, from the first player (or another) on, clockwise."""
    return _order(s.box.seats, s.alive, s.first if first is None else first)[:]


@cache
def _order(seats: int, alive: int, first: int) -> list[int]:
    """A few lists cover every game; each caller gets its own copy."""
    return [q for q in ((first + i) % seats for i in range(seats)) if alive >> q & 1]


def foes(s: State, you: int) -> list[int]:
    """The players still in the game who are not on your side, in player order from your left."""
    others = s.alive & ~s.box.teams[you]
    if others & (others - 1) == 0:
        return [others.bit_length() - 1] if others else []
    n = s.box.seats
    return [q for q in ((you + 1 + i) % n for i in range(n)) if others >> q & 1]


def held_by(s: State, seats: int) -> int:
    """The cards these players control."""
    out = 0
    for q in bits(seats):
        out |= s.ctl[q]
    return out


def foes_cards(s: State, you: int) -> int:
    """The cards controlled by players not on your side."""
    out = 0
    for q in foes(s, you):
        out |= s.ctl[q]
    return out


def win_game(s: State, who: int, ending: int) -> None:
    """The game is over after the step that did it; `who` may be a number beyond the seats, for a game nobody won."""
    s.winner, s.ending = who, ending
    s.gone = EVERYBODY
    s.decision = HALT


def leave_game(s: State, who: int) -> None:
    """A player is out: the machine unwinds after the step that did it. Whoever decided ties passes that on."""
    s.alive &= ~(1 << who)
    s.gone |= 1 << who
    s.decision = HALT
    if s.first == who and s.alive:
        s.first = next_player(s, who)
