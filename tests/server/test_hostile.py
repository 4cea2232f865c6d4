"""Clients that mean no good: everything is refused with a message, and the table is as it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from gorin.server import protocol
from gorin.server.client import Lost, Refused, Seat, Server
from gorin.server.guard import Limits
from tests.server.serving import BOTH, by_turns, next_asked, serving, settle


@contextmanager
def unharmed(server: Server) -> Iterator[tuple[Seat, Seat]]:
    """A table in the middle of a game: who is asked, and the other. It must stand where it stood, and go on."""
    made = server.create(seats=BOTH, seed=12)
    seats = [server.sit(made, 0), server.sit(made, 1)]
    by_turns(seats, Random(1), 35)
    asked = next_asked(seats)
    assert asked is not None
    other = seats[1 - seats.index(asked)]
    before = standing(server, made)
    yield asked, other
    for seat in seats:
        seat.close()
    assert standing(server, made) == before
    seats = [server.sit(made, 0), server.sit(made, 1)]
    assert by_turns(seats, Random(2), 5) == 5
    for seat in seats:
        seat.close()


def standing(server: Server, made: Any) -> list[object]:
    """All that both seats are told."""
    out: list[object] = []
    for key in (0, 1):
        with server.sit(made, key) as seat:
            settle(seat)
            out += [seat.view, seat.decision, list(seat.log), seat.result]
    return out


def test_the_other_seat_cannot_choose_for_who_is_asked(server: Server) -> None:
    with unharmed(server) as (asked, other):
        assert asked.decision is not None and asked.decision.number is not None
        for number in range(60):
            with pytest.raises(Refused, match="not asked"):
                other.ask(protocol.Choose(decision=number, option=0))
        with pytest.raises(Refused, match="not asked"):
            other.ask(protocol.Hint())


def test_a_choice_is_not_made_twice(server: Server) -> None:
    made = server.create(seats=BOTH, seed=12)
    seats = [server.sit(made, 0), server.sit(made, 1)]
    by_turns(seats, Random(1), 35)
    asked = next_asked(seats)
    assert asked is not None and asked.decision is not None and asked.decision.number is not None
    number = asked.decision.number
    asked.choose(0)
    before = standing(server, made)
    for _ in range(3):
        with pytest.raises(Refused):
            asked.ask(protocol.Choose(decision=number, option=0))
    for old in range(number):
        with pytest.raises(Refused):
            asked.ask(protocol.Choose(decision=old, option=0))
    assert standing(server, made) == before
    for seat in seats:
        seat.close()


def test_a_choice_made_before_an_undo_fits_nothing_after_it(server: Server) -> None:
    made = server.create(seats=BOTH, seed=12)
    seats = [server.sit(made, 0), server.sit(made, 1)]
    asked = next_asked(seats)
    assert asked is not None and asked.decision is not None and asked.decision.number is not None
    first = asked.decision.number
    asked.choose(0)
    last = max(seat.decision.number for seat in seats if seat.decision and seat.decision.number is not None)
    for seat in (asked, *[seat for seat in seats if seat is not asked]):
        seat.ask(protocol.Propose(what="undo")) if seat is asked or asked.table.offers else None
    before = standing(server, made)
    for number in {first, last}:
        for seat in seats:
            settle(seat)
            if seat.decision is None or seat.decision.number != number:
                with pytest.raises(Refused):
                    seat.ask(protocol.Choose(decision=number, option=0))
    assert standing(server, made) == before
    for seat in seats:
        seat.close()


def test_options_that_are_not_there_are_refused(server: Server) -> None:
    with unharmed(server) as (asked, _):
        assert asked.decision is not None and asked.decision.number is not None
        for option in (len(asked.decision.options), 1000, 1 << 31):
            with pytest.raises(Refused, match="no option"):
                asked.ask(protocol.Choose(decision=asked.decision.number, option=option))


MALFORMED = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    "\u0000",
    '{"type": "dance"}',
    '{"type": "choose"}',
    '{"type": "choose", "decision": "0", "option": 0}',
    '{"type": "choose", "decision": 0, "option": -1}',
    '{"type": "choose", "decision": 0, "option": 0.5}',
    '{"type": "choose", "decision": 0, "option": 1e300}',
    '{"type": "choose", "decision": 0, "option": 99999999999999999999999999}',
    '{"type": "choose", "decision": 0, "option": 0, "seat": 1}',
    '{"type": "chat", "text": 7}',
    '{"type": "chat", "text": "' + "x" * 600 + '"}',
    '{"type": "offer", "what": "everything"}',
    '{"type": "settings", "stop": "sometimes"}',
    "[" * 10_000,
]


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_what_is_no_message_gets_an_error(server: Server, text: str) -> None:
    with unharmed(server) as (asked, _):
        asked.raw(text)
        answer = asked.next()
        assert isinstance(answer, protocol.Error) and answer.code in ("malformed", "refused")
        settle(asked)


def test_bytes_and_hellos_in_the_middle_get_an_error(server: Server) -> None:
    with unharmed(server) as (asked, other):
        asked.raw(b'{"type": "ping"}')
        answer = asked.next()
        assert isinstance(answer, protocol.Error) and answer.code == "malformed"
        with pytest.raises(Refused, match="already"):
            asked.ask(protocol.Hello(table=other.table.table))


def test_a_long_message_is_refused_and_a_huge_one_ends_the_connection(server: Server) -> None:
    with unharmed(server) as (asked, _):
        asked.raw(json.dumps({"type": "chat", "text": "x" * 20_000}))
        answer = asked.next()
        assert isinstance(answer, protocol.Error) and answer.code == "too large"
        settle(asked)
        with pytest.raises(Lost):
            asked.raw("x" * 1_000_000)
            asked.next()


def test_who_sends_only_rubbish_is_left(server: Server) -> None:
    with unharmed(server) as (asked, _), pytest.raises(Lost):
        for _ in range(200):
            asked.raw("rubbish")
            asked.next()


def test_guessed_tables_and_secrets_sound_the_same(server: Server) -> None:
    made = server.create(seats=BOTH)
    there = made.table.table
    said = []
    for table, secret in ((there, "guess"), ("nothing", "guess"), ("nothing", None), (there, ""), (there, there)):
        with connect(server.url.replace("http", "ws") + "/api/socket") as socket:
            socket.send(json.dumps({"type": "hello", "table": table, "secret": secret}))
            answer = json.loads(socket.recv(10))
            said.append((answer["type"], answer["code"], answer["error"]))
            with pytest.raises(ConnectionClosed):
                socket.recv(10)
    assert said == [("error", "unknown", said[0][2])] * 5
    with pytest.raises(Refused, match="no such table"):
        server.join("nothing")


def test_the_first_message_must_be_hello(server: Server) -> None:
    for first in ('{"type": "ping"}', "rubbish", '{"type": "hello", "table": "x", "protocol": 99}'):
        with connect(server.url.replace("http", "ws") + "/api/socket") as socket:
            socket.send(first)
            assert json.loads(socket.recv(10))["type"] == "error"
            with pytest.raises(ConnectionClosed):
                socket.recv(10)


def test_secrets_are_long_and_different_and_told_to_nobody_else(server: Server) -> None:
    made = server.create(seats=BOTH)
    secrets = [key.secret for key in made.keys]
    assert len(set(secrets)) == 2 and all(len(secret) >= 40 for secret in secrets)
    told = json.dumps([server.get("/api/tables"), server.get(f"/api/tables/{made.table.table}")])
    with server.watch(made.table.table) as carl:
        settle(carl)
        told += protocol.encode(carl.table).decode()
    assert not any(secret in told for secret in secrets)


# --- pages from elsewhere, floods -----------------------------------------------------------------------------------


def asked_by(server: Server, **headers: str) -> int:
    """How creating a table with these headers is answered."""
    request = Request(server.url + "/api/tables", b"{}", headers, method="POST")
    try:
        with urlopen(request, timeout=30) as answer:
            return int(answer.status)
    except HTTPError as error:
        with error:
            return error.code


def test_pages_from_elsewhere_are_refused(server: Server) -> None:
    host = server.url.removeprefix("http://")
    assert asked_by(server, Origin=server.url) == 200
    assert asked_by(server, Origin="https://elsewhere.example") == 403
    assert asked_by(server, Origin="null") == 403
    assert asked_by(server, Host="elsewhere.example", Origin="http://elsewhere.example") == 403
    assert asked_by(server, Host="elsewhere.example") == 403
    where = f"ws://{host}/api/socket"
    with pytest.raises(InvalidStatus), connect(where, additional_headers={"Origin": "https://elsewhere.example"}):
        pass
    with connect(where, additional_headers={"Origin": server.url}):
        pass


def test_a_named_origin_may_speak(tmp_path: Path) -> None:
    with serving(tmp_path, origins=("https://gorin.example",)) as server:
        assert asked_by(server, Origin="https://gorin.example", Host="gorin.example") == 200
        assert asked_by(server, Origin="https://other.example", Host="gorin.example") == 403


def test_floods_are_slowed_down(tmp_path: Path) -> None:
    few = Limits(messages=(1, 10), requests=(1, 40), tables=(0.01, 3), sockets=(1, 10), patience=1000)
    with serving(tmp_path, limits=few, database="sqlite:///:memory:") as server:
        made = [server.create(seats=BOTH) for _ in range(3)]
        with pytest.raises(Refused) as refused:
            server.create()
        assert refused.value.code == "429"
        with server.sit(made[0]) as seat:
            for _ in range(20):
                seat.raw('{"type": "ping"}')
            answers = [seat.next() for _ in range(21)]
            errors = [answer.code for answer in answers if isinstance(answer, protocol.Error)]
            assert errors and set(errors) == {"too fast"}
        with pytest.raises(Refused):
            for _ in range(60):
                server.get("/api/health")


def test_a_large_body_is_refused(server: Server) -> None:
    line = HTTPConnection(server.url.removeprefix("http://"), timeout=30)
    line.putrequest("POST", "/api/decks/check")
    line.putheader("Content-Length", "2000000")
    line.endheaders()
    answer = line.getresponse()
    assert answer.status == 413 and "bytes" in json.loads(answer.read())["error"]
    line.close()


def test_a_large_body_that_does_not_say_so_is_refused_too(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(body=1_000), database="sqlite:///:memory:") as server:
        line = HTTPConnection(server.url.removeprefix("http://"), timeout=30)
        line.request("POST", "/api/decks/check", iter([b" " * 900, b" " * 900]), encode_chunked=True)
        assert line.getresponse().status == 413
        line.close()


@pytest.mark.parametrize(
    "body",
    [
        {"rules": "chess"},
        {"seats": [{"who": "nobody"}]},
        {"seats": [{"who": "you"}]},
        {"seats": [{"who": "you"}, {"who": "agent", "agent": "nobody"}]},
        {"seats": [{"who": "you", "deck": {"precon": "../../etc/passwd"}}, {"who": "agent"}]},
        {"seats": [{"who": "you", "deck": {"text": "3x Nothing At All"}}, {"who": "agent"}]},
        {"seats": [{"who": "you", "deck": {}}, {"who": "agent"}]},
        {"seats": [{"who": "you"}, {"who": "open"}], "seed": 1},
        {"seed": -1},
        {"steady": 1e9},
        {"clock": {"kind": "chess"}},
        {"seets": []},
        {"begin": {"record": "nothing", "step": 0}},
    ],
    ids=lambda body: next(iter(body)),
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(server: Server, body: dict[str, Any]) -> None:
    tables = len(server.get("/api/tables")["tables"])
    with pytest.raises(Refused) as refused:
        server.post("/api/tables", body)
    assert refused.value.code in ("400", "404") and refused.value.sentence.endswith((".", "?"))
    assert len(server.get("/api/tables")["tables"]) == tables
