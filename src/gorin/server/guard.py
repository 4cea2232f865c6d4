"""Who may ask, and how much: origins, host names, sizes, and how often. All of it before anything is looked at."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from gorin.server.bodies import Wrong
from gorin.server.protocol import encode

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LOOPBACK = ("localhost", "127.0.0.1", "[::1]", "::1")
HEADERS = (
    (b"content-security-policy", b"default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
)
REMEMBERED = 10_000  # addresses


@dataclass(frozen=True)
class Limits:
    """How much is too much."""

    message: int = 16_384  # bytes of one message
    body: int = 1_048_576  # bytes of one request
    messages: tuple[float, int] = (50.0, 200)  # a second and at once, for each connection
    requests: tuple[float, int] = (30.0, 120)  # for each address
    tables: tuple[float, int] = (0.5, 30)  # created, for each address
    readings: tuple[float, int] = (4.0, 40)  # of cards that are typed, for each address
    packs: tuple[float, int] = (0.02, 20)  # tables with cards of one's own, for each address
    proofs: tuple[float, int] = (0.01, 10)  # of cards, for each address
    reviews: tuple[float, int] = (0.01, 10)  # of records, for each address
    sockets: tuple[float, int] = (5.0, 60)  # opened, for each address
    connections: int = 64  # of those who watch, at each table
    seats: int = 8  # connections of each seat: with one more, the oldest of them is left
    chat: tuple[float, int] = (1.0, 10)  # lines, of each player, and of all who watch a table together
    agents: int = 4  # games that go on without people, for each address
    patience: int = 20  # refused messages before a socket is closed
    lines: int = 4_000  # connections in all, if the system allows so many
    lines_each: int = 256  # connections of each address
    head: float = 10.0  # seconds in which a request must say what it wants
    sending: float = 30.0  # seconds for the rest of it, and for reading what it is answered


class Bucket:
    """So many a second, and some more at once."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: tuple[float, int]) -> None:
        self._rate, self._most = rate
        self._left = float(self._most)
        self._at = monotonic()

    def take(self) -> bool:
        """One more; False if that is too many."""
        now = monotonic()
        self._left = min(float(self._most), self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for each address, of the latest ones."""

    def __init__(self, rate: tuple[float, int]) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """One more from this address."""
        bucket = self._buckets.pop(who, None) or Bucket(self._rate)
        self._buckets[who] = bucket
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()


class Guard:
    """Stands before the app."""

    def __init__(self, app: App, limits: Limits, host: str, origins: tuple[str, ...], metrics: int = 0) -> None:
        self._app = app
        self._limits = limits
        self._metrics = metrics  # the port at which they are told; 0: nowhere
        self._origins = {origin.rstrip("/").lower() for origin in origins}
        self._hosts: set[str] | None = None
        if host in LOOPBACK:  # a page elsewhere could give its own name our address: other names are refused
            named = {str(urlsplit(origin).hostname) for origin in self._origins}
            self._hosts = {*LOOPBACK, *named}
        self._requests = Buckets(limits.requests)
        self._sockets = Buckets(limits.sockets)
        self._tables = Buckets(limits.tables)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through what may pass."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        refused = self._refused(scope, headers)
        if refused is None and scope["type"] == "http":
            await self._app(scope, self._limited(receive), _with_headers(send))
        elif refused is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403 if refused[0] == 403 else 4429, "reason": ""})
        else:
            await _refuse(send, *refused)

    def _refused(self, scope: Scope, headers: dict[str, str]) -> tuple[int, str] | None:
        if "transfer-encoding" in headers and ("content-length" in headers or scope["http_version"] == "1.0"):
            return 400, "A request says in one way how long it is, not in two."  # or a proxy might read another one
        apart = (scope.get("server") or ("", None))[1] == self._metrics and self._metrics > 0
        if apart != (scope["path"] == "/api/metrics"):
            return 404, "There is nothing at this address."
        host = headers.get("host", "").lower()
        if self._hosts is not None and _name(host) not in self._hosts:
            return 403, "This server is not known by that name."
        origin = headers.get("origin", "").lower()
        socket = scope["type"] == "websocket"
        changing = socket or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if origin and changing and origin not in self._origins and urlsplit(origin).netloc != host:
            return 403, "Pages from elsewhere may not speak to this server."
        who = scope["client"][0] if scope.get("client") else ""
        asked = socket or scope["path"].startswith("/api/")  # the files of the page cost nothing, and are many
        if asked and not (self._sockets if socket else self._requests).take(who):
            return 429, "That was too fast; wait a moment."
        if not socket and scope["path"] == "/api/tables" and changing and not self._tables.take(who):
            return 429, "These were many tables; wait a minute."
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self._limits.body:
            return 413, f"A request has at most {self._limits.body:,} bytes."
        return None

    def _limited(self, receive: Receive) -> Receive:
        """A body that says nothing of its size is cut off where it becomes too large."""
        size = 0

        async def limited() -> MutableMapping[str, Any]:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > self._limits.body:
                return {"type": "http.disconnect"}
            return message

        return limited


def _name(host: str) -> str:
    """The host without its port."""
    return host.rpartition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]


def _with_headers(send: Send) -> Send:
    async def told(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return told


async def _refuse(send: Send, status: int, sentence: str) -> None:
    body = encode(Wrong(sentence))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if status == 400:  # where this request ends and another begins is not sure
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
