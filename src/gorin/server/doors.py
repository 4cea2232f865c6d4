"""Who may come in at all: how many connections, how many from one address, and how long one may take to say something.

A connection that has not asked anything yet is a guest at the door. Guests have some seconds; and where it gets crowded
the one who has stood there longest makes room, so that thousands who say nothing keep nobody out who does.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from gorin.server.guard import Limits

try:
    import resource
except ImportError:  # not on every system
    resource = None  # type: ignore[assignment]  # asked for before every use

SPARE = 64  # files that a process needs for other things: its database, its agents, its own modules
FEWEST = 16  # connections, however few files there may be


class Door:
    """The connections of a server, by address."""

    def __init__(self, limits: Limits, alike: bool) -> None:
        self.limits = limits
        self._alike = alike  # behind a proxy all come from its address, and it must count them
        self._most = min(limits.lines, max(FEWEST, files() - SPARE))
        self._here: dict[str, int] = {}
        self._guests: OrderedDict[asyncio.Transport, str] = OrderedDict()
        self._in: dict[asyncio.Transport, str] = {}

    def enter(self, transport: asyncio.Transport) -> bool:
        """One more comes to the door. False if there is no room, not even by sending another guest away."""
        who = address(transport)
        crowded = not self._alike and self._here.get(who, 0) >= self.limits.lines_each
        if (crowded or len(self._in) >= self._most) and not self._make_room(who if crowded else None):
            return False
        self._in[transport] = who
        self._guests[transport] = who
        self._here[who] = self._here.get(who, 0) + 1
        return True

    def _make_room(self, who: str | None) -> bool:
        for guest, its in self._guests.items():
            if who is None or its == who:
                self.leave(guest)
                guest.abort()
                return True
        return False

    def asked(self, transport: asyncio.Transport) -> None:
        """A guest has said what it wants."""
        self._guests.pop(transport, None)

    def waits(self, transport: asyncio.Transport) -> None:
        """It was answered, and stands at the door again."""
        if transport in self._in and transport not in self._guests:
            self._guests[transport] = self._in[transport]

    def leave(self, transport: asyncio.Transport) -> None:
        """One is gone."""
        self._guests.pop(transport, None)
        who = self._in.pop(transport, None)
        if who is not None:
            self._here[who] -= 1
            if not self._here[who]:
                del self._here[who]


def address(transport: asyncio.BaseTransport) -> str:
    """Where a connection comes from."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""


def files() -> int:
    """How many files this process may have open: as many as the system lets it."""
    if resource is None:
        return 512
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 65_536 if hard == resource.RLIM_INFINITY else hard
    if soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError):
            return soft
    return max(soft, most)


class Serving(uvicorn.Config):
    """The settings of uvicorn, with the door."""

    door: Door


class Http(H11Protocol):
    """HTTP/1.1, for those who say something in time and read what they are told."""

    def __init__(self, config: uvicorn.Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        assert isinstance(config, Serving)
        self._door = config.door
        self._deadline: asyncio.TimerHandle | None = None
        self._for: object = None  # what the deadline is for
        self._stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody comes."""
        if not self._door.enter(transport):
            transport.abort()
            self.transport = transport
            return
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Something was said."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """It was answered."""
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._door.leave(self.transport)
        self._watch(over=True)
        if self.flow is not None:  # or it was never let in
            super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It goes on as a socket, which has its own patience."""
        self._watch(over=True)
        self._door.asked(self.transport)
        super().handle_websocket_upgrade(event)

    def _watch(self, over: bool = False) -> None:
        """While a request is being sent there is a deadline: one for its head, one for its body."""
        state = None if over or self.transport.get_protocol() is not self else self.conn.their_state
        if state not in (h11.IDLE, h11.SEND_BODY):
            state = None
        if state is self._for:
            return
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self._for = state
        if state is None:
            self._door.asked(self.transport)
            return
        self._door.waits(self.transport)
        limits = self._door.limits
        self._deadline = self.loop.call_later(
            limits.head if state is h11.IDLE else limits.sending, self.transport.abort
        )

    def pause_writing(self) -> None:
        """It does not read what it is told: not for long."""
        super().pause_writing()
        self._stuck = self._stuck or self.loop.call_later(self._door.limits.sending, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads on."""
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that is counted at the door, too."""

    _stuck: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        assert isinstance(self.config, Serving)
        self.config.door.leave(self.transport)
        self._relieve()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """It does not read what it is told: not for long."""
        super().pause_writing()
        assert isinstance(self.config, Serving)
        wait = self.config.door.limits.sending
        self._stuck = self._stuck or self.loop.call_later(wait, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads on."""
        super().resume_writing()
        self._relieve()

    def _relieve(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
