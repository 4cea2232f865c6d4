"""How a table takes up the game that was left at it, perhaps by an older Gorin; and what becomes of a game that these
rules cannot continue."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from gorin.errors import IllegalChoice, RecordError
from gorin.kernel.record import Record, Snapshot
from gorin.rulesets.numbers import rules_number
from gorin.server import kept
from gorin.server.clocks import Clocks
from gorin.server.kept import GameKept
from gorin.server.match import Match, snapped
from gorin.server.protocol import ChatLine, Result
from gorin.sim.replaying import OtherCards, Parted

if TYPE_CHECKING:
    from gorin.server.table import Table

log = logging.getLogger("gorin.server")
STOPPED = "stopped"
CANNOT_GO_ON = (
    "This game was played by other rules and cannot be continued; its record can be watched as far as it goes."
)


async def wake(table: Table, game: int) -> None:
    """Open the game that was left. The lock is held."""
    found = await table.store.do(kept.find_game(game))
    if found is None:
        raise IllegalChoice("The game of this table is lost.")
    status, over = found.status, table.kept.state == "over"
    table.record = kept.record_id(table.id, found.number) if over else None
    snapshot = snapped(found.snapshot)
    try:
        match = await asyncio.to_thread(
            Match.resumed,
            found.id,
            found.number,
            found.header,
            status,
            found.choices,
            found.hand,
            snapshot,
            found.asides,
        )
    except OtherCards:
        raise  # with the right ones it goes on
    except RecordError as error:
        await _stop(table, found, snapshot, error.rounds if isinstance(error, Parted) else 0)
        return
    table.match = match
    table.minds.remember(status.dealt)
    table.clocks = Clocks(table.kept.setup.clock, len(table.kept.seats), status.times)
    if over:
        return
    try:
        await _settle_back(table, match, found)
        after = match.copy()
        after.settle(table.people())  # the server may have stopped between a choice and what follows from it
        await table.keep(after)
    except BaseException:  # who comes next tries again
        table.match = None
        raise


async def _settle_back(table: Table, match: Match, found: GameKept) -> None:
    """What no longer fits the rules is gone from the database before anything new is written."""
    lost = len(found.choices) - len(match.hand)
    if lost or len(found.asides) > len(match.game.asides):
        match.status.offsets = [each + lost + 1 for each in match.status.offsets]  # no number comes twice
        await table.store.do(kept.cut_moves(match))
    if lost:
        word = "choice that no longer fits is" if lost == 1 else f"{lost} choices that no longer fit are"
        table.voices.notice(f"The rules have changed since this game was left; the last {word} taken back.")


async def _stop(table: Table, found: GameKept, snapshot: Snapshot | None, rounds: int) -> None:
    """The game cannot be opened by these rules. If it was being played, it is over now; its record stays."""
    if table.kept.state == "over":
        table.ended = found.status.result
        return
    if found.header.number > rules_number(found.header.rules):
        raise IllegalChoice("This game was played by a newer Gorin; this one cannot open it.")
    ended = found.status.result = Result(STOPPED, None, rounds)
    over = msgspec.structs.replace(table.kept, state="over")
    played = Record(found.header, found.choices, snapshot=snapshot, asides=found.asides)
    info = table.record_of(found.header, found.number, ended, len(found.choices))
    line = ChatLine(seat=None, name="", text=CANNOT_GO_ON, at=kept.now())
    record = kept.add_record(info, table.kept.setup.listed, played.lines())
    await table.store.do(kept.stop_game(found, over, record, line))
    log.warning("the game at the table %s was played by other rules and cannot be continued", table.id)
    table.kept, table.record, table.ended = over, info.record, ended
    table.metrics.count("games_stopped")
