"""How a player leaves a game that others go on with: by giving up, by the clock, or by being gone; and comes back.

Of two sides the other has won. Of more, who gives up leaves the game by its rules, and the others go on. In a team
nobody leaves alone: an AI stands in, and the team has given up when none of its people plays any more. Decision: a
player whose time is up, or who has conceded, does not come back; whoever was gone, or let an AI play for a while, does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gorin.errors import IllegalChoice
from gorin.kernel.bits import bits
from gorin.server.beginning import plain
from gorin.server.match import CONCEDES, Match

if TYPE_CHECKING:
    from gorin.server.table import Table


async def concede(table: Table, seat: int) -> None:
    """A player gives up. The lock is held."""
    match = in_play(table, seat)
    if seat in match.status.conceded:
        raise IllegalChoice("You have conceded already.")
    await _leave(table, match, seat, "conceded", f"{table.name_of(seat)} concedes.")


async def aside(table: Table, seat: int, what: dict[str, Any]) -> None:
    """A player does something beside the decision that waits. The lock is held."""
    what = plainly(what)
    if what == CONCEDES:
        await concede(table, seat)
        return
    in_play(table, seat)
    if seat not in table.people():
        raise IllegalChoice("An AI plays in your place.")
    await table.aside(seat, what)


def plainly(what: Any) -> Any:
    """The same without signs that would play tricks on a page or a terminal."""
    if isinstance(what, dict):
        return {plain(name): plainly(value) for name, value in what.items()}
    return plain(what) if isinstance(what, str) else [plainly(x) for x in what] if isinstance(what, list) else what


async def time_is_up(table: Table, match: Match, seat: int) -> None:
    """A player has no time left. The lock is held."""
    await _leave(table, match, seat, "time", f"{table.name_of(seat)} has no time left.")


async def _leave(table: Table, match: Match, seat: int, ending: str, notice: str) -> None:
    after = match.copy()
    after.give_up(seat, ending, [q for q in bits(match.team_of(seat)) if q in table.people() and q != seat])
    after.settle(table.people(after))
    if not after.over and after.plays(seat):
        notice += " An AI plays on."
    await table.keep(after, notice=notice)


async def stand_in(table: Table, seat: int) -> None:
    """An AI plays for a person until that person takes the seat back. The lock is held."""
    match = table.playing()
    after = match.copy()
    after.status.standins = [*match.status.standins, seat]
    after.settle(table.people(after))
    await table.keep(after, notice=f"An AI plays for {table.name_of(seat)}, who may come back at any time.")


async def come_back(table: Table, seat: int) -> None:
    """A person takes the seat back. The lock is held."""
    match = in_play(table, seat)
    if seat not in match.status.standins:
        raise IllegalChoice("Nobody plays in your place.")
    after = match.copy()
    after.status.standins = [each for each in match.status.standins if each != seat]
    await table.keep(after, notice=f"{table.name_of(seat)} is back.")


def in_play(table: Table, seat: int) -> Match:
    """The game, if this seat was told how it stands and is still in it."""
    match = table.told(seat)
    if match.over:
        raise IllegalChoice("The game is over.")
    if not match.plays(seat):
        raise IllegalChoice("You are out of this game; the others play on.")
    return match
