"""The same on PostgreSQL, and what only happens there: the database goes away, and comes back."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import sleep
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from sqlalchemy import Connection, event, func, select, text

from gorin.errors import UsageError
from gorin.kernel.record import read_record
from gorin.server import schema
from gorin.server.store import Away, Store
from gorin.sim.replaying import replay
from tests.server.postgres import Cluster, cluster
from tests.server.serving import ALONE, BOTH
from tests.server.test_killing import Killed, Player, kept, killed_game

AWAY = 5.0  # seconds


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    """A cluster for these tests only."""
    with cluster() as running:
        yield running


def say(connection: Connection) -> int:
    """Write a line, and count all of them."""
    connection.execute(schema.chats.insert().values(table="t", line="x"))
    return lines(connection)


def lines(connection: Connection) -> int:
    return int(connection.scalar(select(func.count()).select_from(schema.chats)) or 0)


@pytest.fixture
def store(postgres: Cluster) -> Iterator[Store]:
    kept = Store(postgres.url)
    kept.submit(lambda connection: connection.execute(schema.chats.delete()).close()).result(10)
    yield kept
    kept.close()


def test_two_servers_do_not_share_a_database(postgres: Cluster) -> None:
    first = Store(postgres.url)
    with pytest.raises(UsageError, match="Another server"):
        Store(postgres.url)
    first.close()
    Store(postgres.url).close()


def test_jobs_wait_for_a_database_that_is_away_and_it_is_taken_again(postgres: Cluster, store: Store) -> None:
    assert store.submit(say).result(10) == 1
    postgres.stop()
    waiting = [store.submit(say) for _ in range(3)]
    sleep(1)
    assert not any(each.done() for each in waiting)
    postgres.start()
    assert sorted(each.result(30) for each in waiting) == [2, 3, 4]
    with pytest.raises(UsageError, match="Another server"):
        Store(postgres.url)
    assert store.submit(lines).result(10) == 4


def test_a_server_that_nobody_asks_anything_takes_its_database_again(postgres: Cluster, store: Store) -> None:
    store.submit(say).result(10)
    postgres.stop()
    postgres.start()
    for _ in range(200):
        if store._connection is not None and store.submit(lines).result(10) == 1:
            break
        sleep(0.05)
    with pytest.raises(UsageError, match="Another server"):
        Store(postgres.url)


def test_who_waits_too_long_is_told_so_and_later_jobs_are_done(postgres: Cluster) -> None:
    store = Store(postgres.url, patience=0.5)
    before = store.submit(say).result(10)
    postgres.stop()
    with pytest.raises(Away, match="does not answer"):
        store.submit(say).result(30)
    postgres.start()
    for _ in range(100):
        try:
            assert store.submit(say).result(30) == before + 1
            break
        except Away:
            sleep(0.1)
    store.close()


@pytest.mark.parametrize("written", [True, False])
def test_what_was_being_written_when_the_connection_broke_is_written_once(store: Store, written: bool) -> None:
    def breaks(connection: Connection) -> None:
        """The answer to a commit, or the commit itself, is lost on the way."""
        line: Any = connection.connection.dbapi_connection
        if written:
            line.commit()
        line.close()

    assert store.submit(say).result(10) == 1
    event.listen(store._engine, "commit", breaks, once=True)
    assert store.submit(say).result(30) == 2
    assert store.submit(lines).result(10) == 2


def test_a_server_stops_if_another_has_had_its_database_meanwhile(postgres: Cluster, store: Store) -> None:
    store.submit(say).result(10)
    ended = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and state is not null"
    lock, store._engine.connect = store._engine.connect, refusing  # type: ignore[method-assign]  # the way is cut off
    with lock() as connection:
        connection.execute(text(ended))
    second = Store(postgres.url)
    assert second.submit(say).result(10) == 2
    second.close()
    store._engine.connect = lock  # type: ignore[method-assign]
    with pytest.raises(UsageError, match="this one stops"):
        store.submit(say).result(30)
    assert "Another server" in store.fenced
    second = Store(postgres.url)
    assert second.submit(lines).result(10) == 2
    second.close()


def refusing() -> Connection:
    raise UsageError("There is no way to the database.")


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
def test_games_survive_being_killed(postgres: Cluster, tmp_path: Path, seed: int) -> None:
    killed_game(tmp_path, 300 + seed, kills=4, seats=BOTH if seed % 2 else ALONE, thinkers=0, database=postgres.url)


@pytest.mark.soak
@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_games_go_on_when_the_database_comes_back(postgres: Cluster, tmp_path: Path, how: str) -> None:
    """Three games; in their middle the database is away for five seconds, twice."""
    running = Killed(tmp_path, 1, postgres.url)
    stop = threading.Event()
    try:
        tables = [running.server.create(seats=seats) for seats in (BOTH, ALONE, BOTH)]
        players = [Player(made, key, key) for made in tables for key in range(len(made.keys))]
        threads = [threading.Thread(target=player.play, args=(running, stop), daemon=True) for player in players]
        for thread in threads:
            thread.start()
        for outages, pause in enumerate((Random(1).uniform(0.5, 1.5), 0.7)):
            sleep(pause)
            postgres.stop(how)
            if not outages:
                assert any(player.accepted and not player.over for player in players)
            sleep(AWAY)
            assert not well(running)
            postgres.start()
            for _ in range(100):
                if well(running):
                    break
                sleep(0.1)
            with pytest.raises(UsageError, match="Another server"):
                Store(postgres.url)
        for thread in threads:
            thread.join(240)
        assert all(player.over for player in players)
        for player in players:
            file = running.server.get(f"/api/records/{player.made.table.table}-1/file")
            record = read_record(file.encode())
            kept(record, player)
            assert replay(record).over
    finally:
        stop.set()
        running.kill()


def well(running: Killed) -> bool:
    """Does the server say that it is well?"""
    try:
        with urlopen(f"{running.server.url}/api/health", timeout=30) as answer:
            return bool(json.loads(answer.read())["ok"])
    except HTTPError as error:
        with error:
            health = json.loads(error.read())
        assert error.code == 503 and not health["ok"] and not health["database"]
        return False
