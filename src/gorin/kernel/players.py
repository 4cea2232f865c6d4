"""Seats in order, the players still in the game, sides."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits


def next_player(s: Any, who: int) -> int:
    """The next player still in the game, clockwise (to the left)."""
    n = s.box.seats
    alive = s.alive
    while True:
        who = (who + 1) % n
        if alive >> who & 1:
            return int(who)


def in_order(s: Any, first: int | None = None) -> list[int]:
    """The players still in the game, from the first player (or another) on, clockwise."""
    n = s.box.seats
    if first is None:
        first = s.first
    alive = s.alive
    return [q for q in ((first + i) % n for i in range(n)) if alive >> q & 1]


def foes(s: Any, you: int) -> list[int]:
    """The players still in the game who are not on your side, in player order from your left."""
    others = s.alive & ~s.box.teams[you]
    if others & (others - 1) == 0:
        return [others.bit_length() - 1] if others else []
    n = s.box.seats
    return [q for q in ((you + 1 + i) % n for i in range(n)) if others >> q & 1]


def held_by(s: Any, seats: int) -> int:
    """The cards these players control."""
    out = 0
    for q in bits(seats):
        out |= s.ctl[q]
    return out


def foes_cards(s: Any, you: int) -> int:
    """The cards controlled by players not on your side."""
    out = 0
    for q in foes(s, you):
        out |= s.ctl[q]
    return out


def leave_game(s: Any, who: int) -> None:
    """A player is out: the machine unwinds after the step that did it. Whoever decided ties passes that on."""
    s.alive &= ~(1 << who)
    s.gone |= 1 << who
    if s.first == who and s.alive:
        s.first = next_player(s, who)
