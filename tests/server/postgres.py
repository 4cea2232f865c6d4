"""PostgreSQL, where it is installed: a cluster of its own, which can be stopped and started again."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

import pytest


def run(*command: str) -> None:
    """Run a command of PostgreSQL, which does not run as root."""
    as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    subprocess.run([*as_user, *command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class Cluster:
    """A server of PostgreSQL with one empty database."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs, self._folder = programs, folder
        self._data = str(folder / "data")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        run(str(programs / "initdb"), "-D", self._data, "-A", "trust", "-U", "gorin")
        self.url = f"postgresql+psycopg://gorin@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        """Begin to serve."""
        where = f"-k {self._folder} -p {self._port} -c listen_addresses=127.0.0.1"
        log = str(self._folder / "log")
        run(str(self._programs / "pg_ctl"), "-D", self._data, "-o", where, "-w", "-l", log, "start")

    def stop(self, how: str = "fast") -> None:
        """Stop: connections are ended."""
        run(str(self._programs / "pg_ctl"), "-D", self._data, "-m", how, "-w", "stop")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A cluster that runs; the test is skipped where there is none."""
    pytest.importorskip("psycopg")
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found:
        pytest.skip("PostgreSQL is not installed")
    folder = Path(mkdtemp(prefix="gorin-pg"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    running = Cluster(found[-1].parent, folder)
    running.start()
    try:
        yield running
    finally:
        running.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)
