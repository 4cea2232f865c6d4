"""How tables end without a game that is played to its end: their makers cancel them, or nobody comes any more."""

from __future__ import annotations

import msgspec

from gorin.errors import IllegalChoice
from gorin.server import kept
from gorin.server.protocol import ChatLine, Result
from gorin.server.seating import refuse_others
from gorin.server.table import Table


def alone(table: Table) -> bool:
    """Does a game here go on without people: agents only, or a clock that chooses again and again?"""
    clock = table.kept.setup.clock
    return all(seat.who == "agent" for seat in table.kept.seats) or (clock.kind == "decision" and clock.period < 1)


async def cancel(table: Table, seat: int) -> None:
    """Who has set the table up gives it up before a game has begun. The lock is held."""
    refuse_others(table, seat, "cancel it")
    if table.kept.state != "waiting":
        raise IllegalChoice("The game has begun: concede, or offer a draw.")
    await _take_away(table, "cancelled", f"{table.name_of(seat)} cancels the table.")


async def expire(table: Table) -> None:
    """Nobody has come for very long. The lock is held."""
    if table.kept.state == "waiting":
        await _take_away(table, "expired", "Nobody came.")
        return
    await table.wake()
    if table.kept.state == "over":  # it was played by other rules
        return
    after = table.playing().copy()
    after.status.result = Result("expired", None, after.game.rounds)
    await table.keep(after, notice="Nobody has come for very long: the game ends here.")


async def _take_away(table: Table, ending: str, notice: str) -> None:
    """There was no game, and so nothing of it is kept."""
    await table.store.do(kept.drop_table(table.id))
    table.kept, table.ended = msgspec.structs.replace(table.kept, state="over"), Result(ending, None, 0)
    for connection in table.connections:
        connection.send(ChatLine(seat=None, name="", text=notice, at=kept.now()))
    table.publish()
