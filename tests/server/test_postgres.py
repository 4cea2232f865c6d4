"""The same on PostgreSQL, where it is installed: a cluster of its own, for these tests only."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp

import pytest

from gorin.errors import UsageError
from gorin.server.store import Store
from tests.server.serving import ALONE, BOTH
from tests.server.test_killing import killed_game

pytestmark = pytest.mark.soak


def run(*command: str) -> None:
    """Run a command of PostgreSQL, which does not run as root."""
    as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    subprocess.run([*as_user, *command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The URL of an empty database."""
    pytest.importorskip("psycopg")
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found:
        pytest.skip("PostgreSQL is not installed")
    programs, folder = found[-1].parent, Path(mkdtemp(prefix="gorin-pg"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = str(folder / "data")
    run(str(programs / "initdb"), "-D", data, "-A", "trust", "-U", "gorin")
    where = f"-k {folder} -p {port} -c listen_addresses=127.0.0.1"
    run(str(programs / "pg_ctl"), "-D", data, "-o", where, "-w", "-l", str(folder / "log"), "start")
    try:
        yield f"postgresql+psycopg://gorin@127.0.0.1:{port}/postgres"
    finally:
        run(str(programs / "pg_ctl"), "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def test_two_servers_do_not_share_a_database(database: str) -> None:
    first = Store(database)
    with pytest.raises(UsageError, match="Another server"):
        Store(database)
    first.close()
    Store(database).close()


@pytest.mark.parametrize("seed", range(3))
def test_games_survive_being_killed(database: str, tmp_path: Path, seed: int) -> None:
    killed_game(tmp_path, 300 + seed, kills=4, seats=BOTH if seed % 2 else ALONE, thinkers=0, database=database)
