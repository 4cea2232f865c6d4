"""Connections: those who say nothing, or too much at once, keep nobody out; and what is told at which door."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from time import sleep
from urllib.parse import urlsplit

import pytest

from gorin.server.app import Config
from gorin.server.client import Refused, Server
from gorin.server.doors import files
from gorin.server.running import Background
from tests.server.serving import BOTH, GENEROUS, by_turns, serving

HALF = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
MANY = 1_200


def line_to(url: str, says: bytes = b"") -> socket.socket:
    """A connection that has said so much."""
    where = urlsplit(url)
    line = socket.create_connection((where.hostname or "", where.port or 0), timeout=30)
    line.sendall(says)
    return line


def heard(line: socket.socket) -> bytes:
    """All that is said until the other side ends the connection."""
    out = b""
    try:
        while more := line.recv(65_536):
            out += more
    except ConnectionError:
        pass
    return out


def answer(url: str, says: bytes) -> tuple[int, str]:
    """The status and the body of what is answered to these bytes; the connection must be ended by the server."""
    with line_to(url, says) as line:
        head, _, body = heard(line).partition(b"\r\n\r\n")
    return int(head.split()[1]), body.decode()


@contextmanager
def served(log: Path, most_files: int) -> Iterator[Server]:
    """A real server that may open so many files, and writes what it complains about into a file."""
    serve = f"ulimit -n {most_files}; exec {sys.executable} -m gorin.cli.main serve --port 0 --no-browser --thinkers 0"
    command = ["sh", "-c", f"{serve} --database sqlite:///:memory:"]
    with log.open("wb") as out, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=out, text=True) as process:
        try:
            assert process.stdout is not None
            told = process.stdout.readline()
            assert told.startswith("Gorin serves at http"), told
            yield Server(told.split()[3])
        finally:
            process.kill()


@pytest.mark.skipif(files() < MANY + 200, reason="this system allows too few files")
def test_a_thousand_connections_that_say_nothing_keep_nobody_out(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with served(log, most_files=1_024) as server:
        made = server.create(seats=BOTH, seed=4)
        seats = [server.sit(made, 0), server.sit(made, 1)]
        lines = [line_to(server.url, HALF) for _ in range(MANY)]
        try:
            assert by_turns(seats, Random(1), 20) == 20
            assert server.get("/api/health")["ok"]
            other = server.create(seats=BOTH)
            with server.sit(other) as seat:
                assert seat.table.state == "playing"
            for line in lines[-100:]:  # and while they go on trickling
                with_luck(line, b"x")
            assert by_turns(seats, Random(2), 20) == 20
        finally:
            for line in lines:
                line.close()
            for seat in seats:
                seat.close()
    assert log.stat().st_size < 1_000_000


def with_luck(line: socket.socket, says: bytes) -> None:
    with suppress(OSError):
        line.sendall(says)


def test_who_does_not_end_a_request_is_left(tmp_path: Path) -> None:
    limits = replace(GENEROUS, head=0.3, sending=0.3)
    body = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
    with serving(tmp_path, limits=limits, database="sqlite:///:memory:") as server:
        for says in (b"", HALF, body):
            with line_to(server.url, says) as line:
                assert heard(line) == b""
        whole = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        with line_to(server.url, whole) as line:  # answered, and left when it asks no more
            assert heard(line).startswith(b"HTTP/1.1 200")
        with line_to(server.url, whole + HALF) as line:
            assert heard(line).count(b"HTTP/1.1") == 1


def test_of_one_address_the_one_who_has_said_nothing_for_longest_makes_room(tmp_path: Path) -> None:
    limits = replace(GENEROUS, lines_each=5, head=60.0)
    with serving(tmp_path, limits=limits, database="sqlite:///:memory:") as server:
        made = server.create(seats=BOTH)
        with server.sit(made, 0) as anna, server.sit(made, 1) as bert:
            lines = [line_to(server.url, HALF) for _ in range(9)]
            for line in lines[:5]:
                assert heard(line) == b""
            assert by_turns([anna, bert], Random(1), 3) == 3  # who plays is not sent away
            more = [server.watch(made.table.table) for _ in range(3)]
            with pytest.raises((OSError, EOFError)):  # five talk: there is no room, and nobody who makes some
                server.get("/api/health")
            for line in lines:
                line.close()
            for watching in more:
                watching.close()
        for _ in range(200):
            try:
                assert server.get("/api/health")["ok"]
                break
            except OSError:
                sleep(0.02)
        else:
            pytest.fail("who has left still takes up room")


SMUGGLED = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
    b"2\r\n{}\r\n0\r\n\r\n"
)


def test_a_request_that_says_twice_how_long_it_is_is_refused(server: Server) -> None:
    status, body = answer(server.url, SMUGGLED)
    assert status == 400 and "how long" in json.loads(body)["error"]
    old = SMUGGLED.replace(b"HTTP/1.1", b"HTTP/1.0").replace(b"Content-Length: 4\r\n", b"")
    assert answer(server.url, old)[0] == 400
    two = SMUGGLED.replace(b"Transfer-Encoding: chunked", b"Content-Length: 5")
    assert answer(server.url, two)[0] == 400


def test_metrics_are_told_at_a_port_of_their_own_and_nowhere_else(server: Server) -> None:
    with pytest.raises(Refused) as refused:
        server.get("/api/metrics")
    assert refused.value.code == "404"
    background = Background(Config(limits=GENEROUS), metrics=True)
    with background as url:
        public, apart = Server(url), Server(background.metrics[0])
        text = apart.get("/api/metrics")
        assert "gorin_tables 0" in text and 'gorin_answer_seconds_bucket{le="+Inf"}' in text
        for where in ("/", "/api/health", "/api/tables", "/api/games"):
            with pytest.raises(Refused) as refused:
                apart.get(where)
            assert refused.value.code == "404"
        with pytest.raises(Refused):
            public.get("/api/metrics")
        secrets = [key.secret for key in public.create(seats=BOTH).keys]
        again = apart.get("/api/metrics")
        assert again == text  # it is told now and then: what is done at a table cannot be watched in it
        assert not any(secret in again for secret in secrets)


def test_a_log_is_not_flooded(caplog: pytest.LogCaptureFixture) -> None:
    import logging

    from gorin.server.quiet import EACH, Quiet

    logger = logging.getLogger("gorin.test")
    flooded = Quiet()
    logger.addFilter(flooded)
    try:
        for number in range(500):
            logger.error("a request could not be answered: %s", number)
        logger.error("something else")
        assert len(caplog.records) == EACH + 1
        flooded._seen = {kind: (began - 61, count) for kind, (began, count) in flooded._seen.items()}
        logger.error("a request could not be answered: %s", 500)
        assert "490 more like this" in caplog.records[-1].getMessage()
    finally:
        logger.removeFilter(flooded)
