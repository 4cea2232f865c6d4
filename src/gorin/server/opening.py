"""Opening games from several threads. Cards are compiled when a box is first opened, and what they compile to is
installed once for the whole process: two threads must not do that at the same time."""

from __future__ import annotations

import threading

from gorin.kernel.record import Aside, Choice, Header, Record, read_first_line
from gorin.sim.game import Game, open_game
from gorin.sim.replaying import reopen

_ONE_AT_A_TIME = threading.Lock()


def opened(header: Header, log: bool = True, keep: bool = True) -> Game:
    """The game a header describes, at its first decision."""
    with _ONE_AT_A_TIME:
        return open_game(header, log, keep)


def opened_again(line: bytes, log: bool = True, keep: bool = True) -> Game:
    """The game the first line of a record describes: at its first decision, or where its snapshot was made."""
    header, snapshot = read_first_line(line)
    game = opened(header, log, keep)
    if snapshot is not None:
        game.stand_at(snapshot, [Choice(0, 0, "")] * snapshot.n, [Aside(0, {})] * snapshot.asides)
    return game


def reopened(record: Record, log: bool = True) -> Game:
    """The recorded game before its first decision."""
    with _ONE_AT_A_TIME:
        return reopen(record, log)
