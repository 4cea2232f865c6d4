"""Running the server: an address, uvicorn, and a word when it is ready."""

from __future__ import annotations

import gc
import logging
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from gorin.errors import UsageError
from gorin.server.app import Config, make_app
from gorin.server.doors import Door, Http, Serving, Socket
from gorin.server.hub import Hub
from gorin.server.quiet import quiet
from gorin.sim.pool import RARELY

LARGEST_FRAME = 65_536  # what is longer ends the connection before it is looked at
WAITS = 3  # seconds for open connections when the server stops


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens at this address."""
    listening = None
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(1024)
    except (OSError, UnicodeError) as error:
        if listening is not None:
            listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise UsageError(f"The address {host}, port {port}, cannot be used: {reason}.") from None
    return listening


def address(host: str, listening: socket.socket) -> str:
    """Where the page is."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{listening.getsockname()[1]}/"


def answer_quickly() -> None:
    """For a process that serves and does nothing else. The thread of the database need not wait five milliseconds for
    its turn, again at every statement; and the collector of cycles, of which games have none, does not stop everything
    for a tenth of a second again and again."""
    sys.setswitchinterval(0.0005)
    gc.set_threshold(*RARELY)


class Running(uvicorn.Server):
    """A server that says when it is ready, and stops when its database is another's."""

    ready: Callable[[], None] | None = None
    hub: Hub | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.ready is not None and self.started:
            self.ready()

    async def on_tick(self, counter: int) -> bool:
        """Is it time to stop?"""
        return await super().on_tick(counter) or bool(self.fenced)

    @property
    def fenced(self) -> str:
        """Why it had to stop by itself; empty if it had not."""
        return "" if self.hub is None else self.hub.store.fenced


def server(config: Config, proxy: bool = False, opened: Callable[[Hub], None] | None = None) -> Running:
    """A server that is not running yet. Nothing it writes down has a secret: those never stand in addresses."""
    logging.getLogger("gorin.server").setLevel(logging.WARNING)
    quiet("gorin.server", "uvicorn.error", "asyncio")

    def ready(hub: Hub) -> None:
        running.hub = hub
        if opened is not None:
            opened(hub)

    settings = Serving(
        make_app(config, ready),
        log_level="warning",
        access_log=False,
        http=Http,
        ws=Socket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        proxy_headers=proxy,
        forwarded_allow_ips="*" if proxy else "",
        server_header=False,
        timeout_graceful_shutdown=WAITS,
        lifespan="on",
    )
    settings.door = Door(config.limits, proxy)
    running = Running(settings)
    return running


class Background:
    """A server in a thread, for tests and measurements: `with Background(config) as url: …`"""

    def __init__(self, config: Config, metrics: bool = False) -> None:
        self._listening = [bound(config.host, 0) for _ in range(1 + metrics)]
        self.url, *self.metrics = [address(config.host, each).rstrip("/") for each in self._listening]
        if metrics:
            config = replace(config, metrics=self._listening[1].getsockname()[1])
        self._ready = threading.Event()
        self._hub: list[Hub] = []
        self.server = server(config, opened=self._hub.append)
        self.server.ready = self._ready.set
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        try:
            self.server.run(sockets=self._listening)
        finally:
            self._ready.set()

    def hub(self) -> Hub:
        """The tables of the server, once it runs."""
        return self._hub[0]

    def __enter__(self) -> str:
        self._thread.start()
        self._ready.wait()
        return self.url

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self._thread.join()
        for each in self._listening:
            each.close()
