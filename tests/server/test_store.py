"""The database: jobs, migrations, one server at a time."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection, Insert, create_engine, func, inspect, select, text

from gorin.errors import UsageError
from gorin.server import schema
from gorin.server.store import Store
from tests.saved.earlier import RELEASES, database


def store(folder: Path) -> Store:
    return Store(f"sqlite:///{folder / 'tables.db'}")


def written(kept: Store, statement: Insert) -> None:
    """Write something, and wait until it is kept."""

    def job(connection: Connection) -> None:
        connection.execute(statement)

    kept.submit(job).result(10)


def count(connection: Connection) -> int:
    return int(connection.scalar(select(func.count()).select_from(schema.chats)) or 0)


def test_a_job_that_fails_takes_back_what_it_wrote_and_nothing_else(tmp_path: Path) -> None:
    kept = store(tmp_path)

    def good(connection: Connection) -> None:
        connection.execute(schema.chats.insert().values(table="t", line="good"))

    def bad(connection: Connection) -> None:
        connection.execute(schema.chats.insert().values(table="t", line="bad"))
        raise ValueError("no")

    jobs = [kept.submit(job) for job in (good, bad, good)]
    assert jobs[0].result(10) is None
    with pytest.raises(ValueError):
        jobs[1].result(10)
    assert jobs[2].result(10) is None
    assert kept.submit(count).result(10) == 2
    kept.close()


def test_what_was_written_is_there_for_the_next_server(tmp_path: Path) -> None:
    kept = store(tmp_path)
    written(kept, schema.chats.insert().values(table="t", line="x"))
    kept.close()
    kept = store(tmp_path)
    assert kept.submit(count).result(10) == 1
    kept.close()


def test_two_servers_do_not_share_a_database(tmp_path: Path) -> None:
    kept = store(tmp_path)
    with pytest.raises(UsageError, match="Another server"):
        store(tmp_path)
    kept.close()
    store(tmp_path).close()


def test_the_oldest_database_is_brought_up_to_date(tmp_path: Path) -> None:
    """One of the first release, without what its second version added."""
    there = database(RELEASES[0], tmp_path)
    engine = create_engine(f"sqlite:///{there}")
    with engine.begin() as connection:
        connection.execute(text("drop index records_newest"))
        connection.execute(text("delete from versions where version > 1"))
        connection.execute(schema.chats.insert().values(table="t", line="old"))
        before = count(connection)
    engine.dispose()
    kept = store(tmp_path)
    names = kept.submit(lambda c: {index["name"] for index in inspect(c).get_indexes("records")}).result(10)
    assert "records_newest" in names
    assert kept.submit(count).result(10) == before
    assert kept.submit(schema.migrate).result(10) == schema.NEWEST
    kept.close()


def test_a_database_of_a_newer_gorin_is_left_alone(tmp_path: Path) -> None:
    kept = store(tmp_path)
    written(kept, schema.versions.insert().values(version=99, at=0))
    kept.close()
    with pytest.raises(UsageError, match="version 99"):
        store(tmp_path)


@pytest.mark.parametrize("url", ["no url", "chess://here", "sqlite:////proc/nothing/tables.db"])
def test_what_is_no_database_is_said_in_a_sentence(url: str) -> None:
    with pytest.raises((UsageError, OSError)):
        Store(url)
