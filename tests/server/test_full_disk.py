"""A database that does not take something: whoever asked is told, and everything goes on when it takes it again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest
from sqlalchemy import Connection

from gorin.server import table as tables
from gorin.server.app import Config
from gorin.server.client import Refused, Server
from gorin.server.running import Background
from gorin.server.table import Table
from tests.server.serving import ALONE, BOTH, GENEROUS, at_random, by_turns, next_asked, settle

PATIENCE = 60.0


@pytest.fixture
def background(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Background]:
    monkeypatch.setattr(tables, "PAUSES", (0.01, 0.05))
    running = Background(Config(database=f"sqlite:///{tmp_path / 'tables.db'}", limits=GENEROUS))
    with running:
        yield running


@contextmanager
def full(background: Background) -> Iterator[None]:
    """A disk on which there is no room for one more page."""
    store = background.hub().store

    def fill(connection: Connection) -> None:
        connection.exec_driver_sql("create table if not exists filler (x text)")
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    def stuff(connection: Connection) -> None:
        connection.exec_driver_sql("insert into filler values (zeroblob(100))")

    store.submit(fill).result(10)
    with pytest.raises(Exception, match="full"):  # what is left of the last pages is filled, too
        for _ in range(1_000):
            store.submit(stuff).result(10)
    try:
        yield
    finally:
        store.submit(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1000000").close()).result(
            10
        )


def until(what: object) -> None:
    """Wait for something."""
    end = monotonic() + PATIENCE
    assert callable(what)
    while not what():
        assert monotonic() < end, "it never came"
        sleep(0.01)


def failing(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often the table tried to keep something while the disk was full."""
    tries = [0]
    keep = table.keep

    async def counted(*told: object, **more: object) -> None:
        tries[0] += 1
        await keep(*told, **more)  # type: ignore[arg-type]  # as it was asked

    monkeypatch.setattr(table, "keep", counted)
    return tries


def test_an_agents_table_goes_on_when_there_is_space_again(
    background: Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(background.url)
    made = server.create(seats=ALONE, seed=3)
    with server.sit(made) as seat:
        at_random(seat, 1, most=20)
        assert seat.wait()
    agents = server.create(seats=[{"who": "agent", "agent": "random"}] * 2, seed=5, rules="ccg/emperor")
    table = background.hub().tables[agents.table.table]
    tries = failing(table, monkeypatch)
    until(lambda: tries[0] > 3)
    with full(background):
        before = tries[0]
        until(lambda: tries[0] > before + 3)  # it goes on trying
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
    with full(background):
        for _ in range(3):
            with pytest.raises(Refused) as refused:
                asked.choose(0)
            assert refused.value.code == "failed"
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
    tries = failing(background.hub().tables[made.table.table], monkeypatch)
    with full(background):
        until(lambda: tries[0] > 2)
    with server.sit(made) as seat:
        while seat.result is None:
            seat.next()
        assert seat.result.ending == "time"
        assert [line.text for line in seat.chat if "no time" in line.text] == [seat.chat[-1].text]
