"""What goes on at tables though nobody is there: agents and clocks, also after the server was stopped."""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from gorin.server.app import Config
from gorin.server.client import Refused, Server
from gorin.server.running import Background
from tests.server.serving import ALONE, BOTH, GENEROUS, at_random, serving

PATIENCE = 120.0
AGENTS = [{"who": "agent", "agent": "random"}, {"who": "agent", "agent": "random"}]


def finished(server: Server) -> list[dict[str, Any]]:
    """The games that are over, once there is one. Nobody visits a table to find out."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        if records := server.get("/api/records")["records"]:
            return list(records)
        sleep(0.05)
    pytest.fail("no game came to an end")


def test_agents_play_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = server.create(seats=AGENTS, seed=7)
    with serving(tmp_path) as server:
        records = finished(server)
    assert records[0]["record"] == f"{made.table.table}-1" and records[0]["result"]["rounds"] > 1


def test_an_agent_that_was_asked_answers_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = server.create(rules="ccg/emperor", seats=ALONE, seed=7)
        with server.sit(made) as seat:
            at_random(seat, 1, most=30)
    background = Background(Config(database=f"sqlite:///{tmp_path / 'tables.db'}", limits=GENEROUS))
    with background as url:
        server = Server(url)
        until = monotonic() + PATIENCE
        while background.hub()._tasks[1].done() is False and monotonic() < until:
            sleep(0.02)
        table = background.hub().tables[made.table.table]
        while table.busy and monotonic() < until:
            sleep(0.02)
        assert table.match is None or table.match.over or table.match.asked == 0
        with server.sit(made) as seat:
            assert at_random(seat, 2) is not None


def test_clocks_run_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = server.create(seats=BOTH, clock={"kind": "chess", "main": 2, "extra": 0})
    with serving(tmp_path) as server:
        records = finished(server)
    assert records[0]["record"] == f"{made.table.table}-1" and records[0]["result"]["ending"] == "time"


def test_a_table_with_a_running_clock_is_not_put_away(tmp_path: Path) -> None:
    background = Background(Config(database=f"sqlite:///{tmp_path / 'tables.db'}", limits=GENEROUS))
    with background as url:
        server = Server(url)
        running = server.create(seats=BOTH, clock={"kind": "chess", "main": 3600, "extra": 0}).table.table
        waiting = server.create(seats=BOTH).table.table
        hub = background.hub()
        hub.sweep(float("inf"))
        assert hub.tables[running].match is not None
        assert hub.tables[waiting].match is None


def test_a_table_that_cannot_be_opened_holds_up_no_other(tmp_path: Path) -> None:
    import sqlite3

    with serving(tmp_path) as server:
        broken = server.create(seats=BOTH, clock={"kind": "chess", "main": 3600, "extra": 0}).table.table
        made = server.create(seats=AGENTS, seed=7)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("update games set header = 'broken' where \"table\" = ?", (broken,))
    database.close()
    with serving(tmp_path) as server:
        assert finished(server)[0]["record"] == f"{made.table.table}-1"


def test_a_table_whose_game_cannot_begin_is_not_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from gorin.server import table as tables

    def fails(header: object) -> None:
        raise RuntimeError("no game")

    with serving(tmp_path) as server:
        with monkeypatch.context() as patch:
            patch.setattr(tables, "opened", fails)
            with pytest.raises(Refused, match="failed"):
                server.create(seats=BOTH)
        assert server.get("/api/tables")["tables"] == []
        assert server.create(seats=BOTH).table.state == "playing"


def test_a_table_that_was_being_created_when_the_server_stopped_is_not_listed(tmp_path: Path) -> None:
    import sqlite3

    with serving(tmp_path) as server:
        lost = server.create(seats=BOTH).table.table
        waits = server.create(seats=[{"who": "you"}, {"who": "open"}]).table.table
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("update tables set state = 'waiting', game = null where id = ?", (lost,))
    database.close()
    with serving(tmp_path) as server:
        assert [table["table"] for table in server.get("/api/tables")["tables"]] == [waits]


def test_a_seat_stays_open_if_the_game_cannot_begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from gorin.server import table as tables

    def fails(header: object) -> None:
        raise RuntimeError("no game")

    with serving(tmp_path) as server:
        made = server.create(seats=[{"who": "you"}, {"who": "open"}])
        with monkeypatch.context() as patch:
            patch.setattr(tables, "opened", fails)
            with pytest.raises(Refused, match="failed"):
                server.join(made.table.table)
        assert [seat["who"] for seat in server.get(f"/api/tables/{made.table.table}")["seats"]] == ["human", "open"]
        assert server.join(made.table.table).table.state == "playing"
