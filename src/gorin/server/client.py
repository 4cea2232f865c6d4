"""A small client: tables over HTTP, a seat over the socket. A bot is a function of the view and the decision.

>>> server = Server("http://127.0.0.1:8000")  # doctest: +SKIP
>>> made = server.create(seats=[{"who": "you"}, {"who": "agent", "agent": "random"}])  # doctest: +SKIP
>>> play(server, made, bot=lambda view, decision: 0)  # doctest: +SKIP
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from time import sleep
from types import TracebackType
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from gorin.errors import GorinError
from gorin.server import protocol
from gorin.server.bodies import TableMade
from gorin.server.changes import changed
from gorin.server.protocol import ChatLine, Decision, Error, Line, Result, ServerMessage, TableInfo, Update, Welcome

Bot = Callable[[dict[str, Any], Decision], int]
PATIENCE = 60.0
TOO_FAST, PAUSE = "too fast", 0.25


class Refused(GorinError):
    """The server has refused something; `code` says how."""

    def __init__(self, sentence: str, *rules: str, code: str = "refused") -> None:
        super().__init__(sentence, *rules)
        self.code = code


class Lost(GorinError):
    """The connection is gone."""


class Server:
    """The HTTP part of a server."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")

    def get(self, path: str) -> Any:
        """Ask for something: `get("/api/games")`."""
        return self._do("GET", path, None)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Ask for something to be done."""
        return self._do("POST", path, body)

    def create(self, **table: Any) -> TableMade:
        """Create a table; see `NewTable` in docs/protocol.md."""
        return msgspec.convert(self.post("/api/tables", table), TableMade)

    def join(self, table: str, **seat: Any) -> TableMade:
        """Take an open seat."""
        return msgspec.convert(self.post(f"/api/tables/{quote(table)}/join", seat), TableMade)

    def sit(self, made: TableMade, key: int = 0) -> Seat:
        """Sit down at one of the seats you have the key of."""
        return Seat(self.url, made.table.table, made.keys[key].secret)

    def watch(self, table: str) -> Seat:
        """Look on."""
        return Seat(self.url, table, None)

    def _do(self, method: str, path: str, body: dict[str, Any] | None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.url + path, data, {"content-type": "application/json"}, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                text, kind = answer.read(), answer.headers.get_content_type()
                return json.loads(text) if kind == "application/json" else text.decode()
        except HTTPError as error:
            with error:
                wrong = json.loads(error.read())
            raise Refused(wrong["error"], *wrong.get("rules", ()), code=str(error.code)) from None


class Seat:
    """One connection to a table. `view`, `decision`, `log` and `table` are as the server told them last."""

    def __init__(self, url: str, table: str, secret: str | None) -> None:
        self._open = ExitStack()
        where = url.replace("http", "ws", 1) + "/api/socket"
        try:
            opening = connect(where, max_size=None, compression=None, open_timeout=PATIENCE)
        except WebSocketException as error:  # it went away while we shook hands
            raise Lost(f"The server does not answer ({error}).") from None
        self._socket = self._open.enter_context(opening)
        self.view: dict[str, Any] | None = None
        self.decision: Decision | None = None
        self.log: list[Line] = []
        self.chat: list[ChatLine] = []
        self.clock: protocol.Clock | None = None
        self.passing: protocol.Passing | None = None
        self.table: TableInfo
        self.seat: int | None = None
        self.received: list[int] = []  # sizes of updates
        self._n = 0
        try:
            self.say(protocol.Hello(table=table, secret=secret))
            welcome = self.next()
        except Lost:
            self.close()
            raise
        if not isinstance(welcome, Welcome):
            self.close()
            raise welcome if isinstance(welcome, Exception) else Lost("The server did not say welcome.")

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Leave. The seat stays yours."""
        self._open.close()

    # --- messages ----------------------------------------------------------------------------------------------------

    def say(self, message: protocol.ClientMessage) -> None:
        """Send a message and wait for nothing."""
        self.raw(protocol.encode(message).decode())

    def raw(self, text: str | bytes) -> None:
        """Send anything."""
        try:
            self._socket.send(text)
        except ConnectionClosed as error:
            raise Lost(f"The connection is gone ({error}).") from None

    def next(self, timeout: float | None = PATIENCE) -> ServerMessage:
        """The next message, noted."""
        try:
            data = self._socket.recv(timeout)
        except ConnectionClosed as error:
            raise Lost(f"The connection is gone ({error}).") from None
        except TimeoutError:
            raise Lost("The server said nothing for too long.") from None
        message: ServerMessage = protocol.read_server.decode(data)
        if isinstance(message, Update):
            self.received.append(len(data))
            self._note(message)
        elif isinstance(message, Welcome):
            self.seat, self.table = message.seat, message.table
        elif isinstance(message, ChatLine):
            self.chat.append(message)
        return message

    def _note(self, update: Update) -> None:
        if update.view is not msgspec.UNSET:
            self.view = update.view
        if update.changes is not msgspec.UNSET:
            self.view = changed(self.view, update.changes)
        if update.log is not msgspec.UNSET:
            self.log[update.log.at :] = update.log.lines
        if update.decision is not msgspec.UNSET:
            self.decision = update.decision
        for name in ("clock", "passing", "table"):
            if (value := getattr(update, name)) is not msgspec.UNSET:
                setattr(self, name, value)

    def ask(self, message: protocol.ClientMessage) -> ServerMessage:
        """Send a message and wait for its answer; a refusal is an exception. What was too fast is sent again later."""
        while True:
            self._n += 1
            message.n = self._n
            self.say(message)
            answer = self.next()
            while answer.n != self._n:
                answer = self.next()
            if not isinstance(answer, Error):
                return answer
            if answer.code != TOO_FAST:
                raise Refused(answer.error, *answer.rules, code=answer.code)
            sleep(PAUSE)

    # --- playing -----------------------------------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """How the game ended, once it has."""
        return self.table.result

    @property
    def asked(self) -> bool:
        """Is it your choice now?"""
        return self.decision is not None and self.decision.seat == self.seat and self.decision.number is not None

    def wait(self) -> bool:
        """Wait until you are asked (True) or the game is over (False)."""
        while True:
            if self.result is not None:
                return False
            if self.asked:
                return True
            self.next()

    def choose(self, option: int) -> None:
        """Choose an option. It is on the server's disk when this returns."""
        decision = self.decision
        if decision is None or decision.number is None:
            raise Refused("You are not asked anything now.")
        self.decision = Decision(decision.seat)  # whatever comes next is another one
        try:
            self.ask(protocol.Choose(decision=decision.number, option=option))
        except Refused:
            if self.decision == Decision(decision.seat):
                self.decision = decision
            raise


def play(server: Server, made: TableMade, bot: Bot, key: int = 0) -> Result:
    """Play a seat to the end of the game."""
    with server.sit(made, key) as seat:
        while seat.wait():
            assert seat.view is not None and seat.decision is not None
            seat.choose(bot(seat.view, seat.decision))
        assert seat.result is not None
        return seat.result
