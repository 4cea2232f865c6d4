"""Who wins and who leaves: the players still in the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gorin.errors import UsageError
from gorin.kernel.decisions import HALT
from gorin.kernel.turns import next_player

if TYPE_CHECKING:
    from gorin.kernel.state import State


EVERYBODY: Final = -1  # in `gone`: the game is over


def seat_at(seats: int, given: object) -> int:
    """The seat that somebody names, at a table of so many."""
    if type(given) is not int or not 0 <= given < seats:
        raise UsageError(f"There is no seat {given!r}: the seats are numbered 0 to {seats - 1}.")
    return given


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
