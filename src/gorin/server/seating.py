"""Who takes which seat of a table before its game: somebody joins, moves to another open seat, or AIs take all that are
left. The game begins with the last."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from gorin.errors import IllegalChoice, UsageError
from gorin.rulesets.base import DeckList
from gorin.server import kept, protocol
from gorin.server.beginning import dealt, deck_for, plain, seat_of
from gorin.server.bodies import DeckGiven, Join, Key, SeatWanted
from gorin.server.kept import SeatKept
from gorin.sim.version import engine

if TYPE_CHECKING:
    from gorin.server.table import Table


async def join(table: Table, asked: Join) -> Key:
    """Somebody takes an open seat. The lock is held."""
    free = _open_seats(table)
    if not free:
        raise UsageError("All seats of this table are taken.")
    place = free[0] if asked.seat is None else asked.seat
    if place not in free:
        raise UsageError(f"Seat {place} is not open; seat {free[0]} is.")
    rules = table.kept.rules
    if asked.deck is not None:
        deck = await asyncio.to_thread(_brought, table, asked.deck)
    else:
        deck = await asyncio.to_thread(dealt, rules, table.kept.seats)
    secret, lock = kept.new_secret()
    seats = list(table.kept.seats)
    seats[place] = SeatKept("human", plain(asked.name), None, deck.as_dict(), lock)
    await _seated(table, seats)
    table.presence.left(place)
    return Key(place, secret)


def _brought(table: Table, given: DeckGiven) -> DeckList:
    """The deck of somebody who joins; it may have the table's own cards."""
    return deck_for(table.kept.rules, given, table.own())


async def fill(table: Table, seat: int, agent: str) -> None:
    """Who has set the table up begins the game: AIs take the seats that are open. The lock is held."""
    refuse_others(table, seat, "begin its game")
    if table.kept.state != "waiting":
        raise IllegalChoice("The game has begun already.")
    seats = list(table.kept.seats)
    for place in _open_seats(table):
        wanted = SeatWanted("agent", agent=agent)
        seats[place], _ = await asyncio.to_thread(seat_of, table.kept.rules, wanted, seats)
    await _seated(table, seats)


async def move(table: Table, seat: int, to: int) -> None:
    """Somebody who sits here takes an open seat in place of the own one, before the game. The lock is held."""
    if table.kept.state != "waiting":
        raise IllegalChoice("The game has begun: everybody stays where they sit.")
    if to not in _open_seats(table):
        raise IllegalChoice(f"Seat {to} is not open.")
    seats = list(table.kept.seats)
    seats[seat], seats[to] = seats[to], seats[seat]
    await _seated(table, seats)
    table.passing[seat], table.passing[to] = table.passing[to], table.passing[seat]
    table.presence.came(seat)
    for each in table.connections:
        if each.seat == seat:
            each.seat = to
            each.send(protocol.Welcome(protocol=protocol.PROTOCOL, gorin=engine(), seat=to, table=table.info()))
    table.publish()


def refuse_others(table: Table, seat: int, what: str) -> None:
    """Some things are for those who have set the table up, if any of them sits here."""
    makers = [i for i, each in enumerate(table.kept.seats) if each.maker]
    if makers and seat not in makers:
        raise IllegalChoice(f"Only who has set up a table may {what}.")


def _open_seats(table: Table) -> list[int]:
    return [i for i, seat in enumerate(table.kept.seats) if seat.who == "open"]


async def _seated(table: Table, seats: list[SeatKept]) -> None:
    """So they sit now, once the database has it; if no seat is open, the game begins."""
    before, after = table.kept, msgspec.structs.replace(table.kept, seats=seats)
    await table.store.do(kept.save_table(after))
    table.kept = after
    if _open_seats(table):
        table.publish()
        return
    try:
        await table.begin()
    except Exception:  # the seats stay open
        table.kept = msgspec.structs.replace(before, state="waiting")
        await table.store.do(kept.save_table(table.kept))
        raise
