"""A database that does not take something: whoever asked is told, and everything goes on when it takes it again."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest
from sqlalchemy import Connection

from gorin.server import protocol
from gorin.server import table as tables
from gorin.server.app import Config
from gorin.server.client import Refused, Server
from gorin.server.running import Background
from gorin.server.table import Table
from tests.server.serving import BOTH, GENEROUS, by_turns, next_asked, settle

PATIENCE = 60.0


@pytest.fixture
def background(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Background]:
    monkeypatch.setattr(tables, "PAUSES", (0.01, 0.05))
    running = Background(Config(database=f"sqlite:///{tmp_path / 'tables.db'}", limits=GENEROUS))
    with running:
        yield running


@contextmanager
def taken(background: Background) -> Iterator[None]:
    """A database that takes nothing, since another program is writing."""
    store = background.hub().store
    store.submit(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout = 5").close()).result(10)
    other = sqlite3.connect(store.url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def crowded(background: Background) -> Iterator[None]:
    """A disk on which there is no room for one more page."""

    def turn(pages: str) -> None:
        def job(connection: Connection) -> None:
            most = connection.exec_driver_sql("PRAGMA page_count").scalar_one() if pages == "as now" else pages
            connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")

        background.hub().store.submit(job).result(10)

    turn("as now")
    try:
        yield
    finally:
        turn("1000000")


def until(what: Callable[[], bool]) -> None:
    """Wait for something."""
    end = monotonic() + PATIENCE
    while not what():
        assert monotonic() < end, "it never came"
        sleep(0.01)


def failing(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often the table could not keep something."""
    failed = [0]
    keep = table.keep

    async def counted(*told: Any, **more: Any) -> None:
        try:
            await keep(*told, **more)
        except Exception:
            failed[0] += 1
            raise

    monkeypatch.setattr(table, "keep", counted)
    return failed


def test_an_agents_table_goes_on_when_there_is_space_again(
    background: Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(background.url)
    agents = server.create(seats=[{"who": "agent", "agent": "random"}] * 2, seed=5, rules="ccg/emperor")
    table = background.hub().tables[agents.table.table]
    failed = failing(table, monkeypatch)
    with crowded(background):
        until(lambda: failed[0] > 2)  # it goes on trying
    with server.watch(agents.table.table) as watching:
        while watching.result is None:
            watching.next()


def test_a_choice_that_is_not_kept_is_refused_and_can_be_made_again(background: Background) -> None:
    server = Server(background.url)
    made = server.create(seats=BOTH, seed=12, clock={"kind": "chess", "main": 600, "extra": 60})
    seats = [server.sit(made, 0), server.sit(made, 1)]
    by_turns(seats, Random(1), 20)
    asked = next_asked(seats)
    assert asked is not None and asked.decision is not None
    before = [asked.view, asked.decision, list(asked.log), asked.table.offers]
    with taken(background):
        for _ in range(3):
            with pytest.raises(Refused) as refused:
                asked.choose(0)
            assert refused.value.code == "failed"
        asked.say(protocol.Sync())
        settle(asked)
        assert [asked.view, asked.decision, list(asked.log), asked.table.offers] == before
    clocks = background.hub().tables[made.table.table].clocks
    assert clocks.running == asked.seat and clocks.times[asked.seat or 0].left <= 600 + 60 * 20
    asked.choose(0)
    assert by_turns(seats, Random(2), 10) == 10
    for seat in seats:
        seat.close()


def test_a_clock_that_ran_out_while_the_disk_was_full_is_not_forgotten(
    background: Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(background.url)
    made = server.create(seats=BOTH, clock={"kind": "chess", "main": 0.6})
    failed = failing(background.hub().tables[made.table.table], monkeypatch)
    with taken(background):
        until(lambda: failed[0] > 2)
    with server.sit(made) as seat:
        while seat.result is None:
            seat.next()
        assert seat.result.ending == "time"
        settle(seat)
        assert [line.text for line in seat.chat if "no time" in line.text] == [seat.chat[-1].text]
