"""A server with the database of an earlier release, or after the rules have changed."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest
from sqlalchemy import Engine, create_engine, inspect, text

from gorin.errors import UsageError
from gorin.server import schema
from gorin.server.client import Refused, Seat, Server
from gorin.server.protocol import Propose
from gorin.server.store import Store
from tests.saved.earlier import RELEASES, asked, database
from tests.saved.rules import later
from tests.server.serving import ALONE, BOTH, at_random, by_turns, next_asked, serving, settle

PATIENCE = 120.0
FIRST = RELEASES[0]  # its games have no snapshots


def seated(server: Server, table: str, secrets: list[str]) -> list[Seat]:
    return [Seat(server.url, table, secret) for secret in secrets]


def layout(engine: Engine) -> dict[str, object]:
    """The tables, columns and indexes of a database."""
    found = inspect(engine)
    return {
        name: (
            sorted((c["name"], str(c["type"]), c["nullable"]) for c in found.get_columns(name)),
            sorted((str(i["name"]), tuple(i["column_names"])) for i in found.get_indexes(name)),
            found.get_pk_constraint(name)["constrained_columns"],
        )
        for name in found.get_table_names()
    }


@pytest.mark.parametrize("release", RELEASES)
def test_an_older_database_becomes_what_a_new_one_is(release: str, tmp_path: Path) -> None:
    database(release, tmp_path)
    Store(f"sqlite:///{tmp_path / 'tables.db'}").close()
    Store(f"sqlite:///{tmp_path / 'new.db'}").close()
    old, new = (create_engine(f"sqlite:///{tmp_path / name}") for name in ("tables.db", "new.db"))
    assert layout(old) == layout(new)
    for engine in (old, new):
        with engine.connect() as connection:
            versions = connection.execute(text("select version from versions order by version")).scalars().all()
        assert versions == list(range(1, schema.NEWEST + 1))
        engine.dispose()


@pytest.mark.parametrize("release", RELEASES)
def test_the_tables_of_an_earlier_release_open(release: str, tmp_path: Path) -> None:
    database(release, tmp_path)
    with serving(tmp_path) as server:
        for name, told in asked(release, "server").items():
            seats = seated(server, told["table"], told["secrets"])
            for seat in seats:
                settle(seat)
            state = seats[0].table.state
            if name.startswith("over") or seats[0].result is not None:
                assert state == "over" and seats[0].result is not None
                assert seats[0].table.record is not None
                replay = server.get(f"/api/records/{seats[0].table.record}")
                assert replay["steps"] or replay["parts"]
            else:
                assert state == "playing"
                waiting = next_asked(seats)
                assert waiting is not None and waiting.decision is not None
                assert by_turns(seats, Random(1), 12) == 12 or seats[0].result is not None
            for seat in seats:
                seat.close()


def test_a_game_that_no_longer_fits_is_over_and_shows_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database(FIRST, tmp_path)
    later(monkeypatch)
    with serving(tmp_path) as server:
        for name, told in asked(FIRST, "server").items():
            if name.startswith("over"):
                continue
            seats = seated(server, told["table"], told["secrets"])
            for seat in seats:
                settle(seat)
                assert seat.view is None and seat.decision is None and seat.log == [], "nothing of the game is shown"
            first = seats[0]
            assert first.table.state == "over"
            assert first.result is not None and first.result.ending == "stopped" and first.result.winner is None
            assert "cannot be continued" in first.chat[-1].text
            replay = server.get(f"/api/records/{first.table.record}")
            assert "parts from the rules at decision" in replay["parts"]
            assert not any(option in replay["parts"] for option in told["decision"]["options"] if len(option) > 4)
            last = len(replay["steps"])
            assert server.get(f"/api/records/{first.table.record}/steps/{last}")["view"]
            for seat in seats:
                seat.close()
        assert not [table for table in server.get("/api/tables")["tables"] if table["state"] == "playing"]


def test_games_begun_by_other_rules_are_looked_at_though_nobody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database(FIRST, tmp_path)
    later(monkeypatch)
    with serving(tmp_path) as server:
        told = asked(FIRST, "server")
        until = monotonic() + PATIENCE
        while any(table["state"] == "playing" for table in server.get("/api/tables")["tables"]):
            assert monotonic() < until
            sleep(0.05)
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.connect() as connection:
        states = connection.execute(text("select state from tables")).scalars().all()
    engine.dispose()
    assert states == ["over"] * len(told)


@pytest.mark.parametrize("rules", ["lcg/skirmish", "ccg/emperor"])
def test_after_an_upgrade_games_go_on_from_their_snapshots(
    rules: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        people = server.create(rules=rules, seats=BOTH, seed=3)
        agent = server.create(rules=rules, seats=ALONE, seed=4)
        seats = [server.sit(people, key) for key in (0, 1)]
        by_turns(seats, Random(2), 25)
        for seat in seats:
            settle(seat)
        views, logs = [seat.view for seat in seats], [seat.log for seat in seats]
        decisions = [seat.decision for seat in seats]
        with server.sit(agent) as seat:
            at_random(seat, 1, most=10)
    later(monkeypatch)
    with serving(tmp_path) as server:
        seats = [server.sit(people, key) for key in (0, 1)]
        for seat in seats:
            settle(seat)
        assert [seat.view for seat in seats] == views and [seat.log for seat in seats] == logs
        assert [seat.decision for seat in seats] == decisions
        with pytest.raises(Refused, match="no choice that could be taken back"):
            seats[0].ask(Propose(what="undo"))
        by_turns(seats, Random(5), 100_000)
        assert seats[0].result is not None
        assert server.get(f"/api/records/{seats[0].table.record}")["parts"]
        with server.sit(agent) as seat:
            assert at_random(seat, 2) is not None, "the agent knows the game from its snapshot, too"


def test_nobody_else_reads_the_database(tmp_path: Path) -> None:
    def rights(name: str) -> int:
        return stat.S_IMODE(os.stat(tmp_path / name).st_mode)

    kept = Store(f"sqlite:///{tmp_path / 'new.db'}")
    kept.submit(lambda c: c.execute(text("select 1")).all()).result(10)
    assert {rights(path.name) for path in tmp_path.glob("new.db*") if path.suffix != ".lock"} == {0o600}
    kept.close()
    there = database(FIRST, tmp_path)
    there.chmod(0o644)
    Store(f"sqlite:///{there}").close()
    assert rights("tables.db") == 0o600


def test_a_folder_named_as_the_database_stays_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    folder.chmod(0o755)
    with pytest.raises(UsageError):
        Store(f"sqlite:///{folder}")
    assert stat.S_IMODE(folder.stat().st_mode) == 0o755


DAMAGE = (
    "update tables set setup = '{' where id = :id",
    "update tables set seats = '[1]' where id = :id",
    "update tables set state = 'gone' where id = :id",
    "update tables set seats = '[]' where id = :id",
    "update tables set rules = 'chess' where id = :id",
    "update tables set setup = cast(x'ff00fe' as text) where id = :id",
    "update games set status = 'x' where \"table\" = :id",
    'update games set header = \'{"rules": 5}\' where "table" = :id',
    'update games set status = \'{"offsets": [0, 0], "asked": 77}\' where "table" = :id',
    "update choices set option = 4000 where game in (select game from tables where id = :id)",
    'delete from games where "table" = :id',
    "update chats set line = 'x' where \"table\" = :id",
    "update snapshots set data = x'00' where game in (select game from tables where id = :id)",
)


@pytest.mark.parametrize("damage", DAMAGE)
def test_one_damaged_row_closes_one_table(damage: str, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = [server.create(rules="lcg/skirmish", seats=ALONE, seed=n) for n in range(2)]
        for each in made:
            with server.sit(each) as seat:
                at_random(seat, 1, most=5)
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.begin() as connection:
        connection.execute(text(damage), {"id": made[0].table.table})
    engine.dispose()
    with serving(tmp_path) as server:
        with server.sit(made[1]) as seat:
            assert at_random(seat, 2, most=5) is None and seat.wait()
        try:
            assert server.get(f"/api/tables/{made[0].table.table}")["rules"]
        except Refused as refused:
            assert refused.code in ("400", "404") and refused.sentence.endswith(".")
        server.get("/api/tables")
