"""The app: endpoints, the socket and the page, behind the guard."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.websockets import WebSocket

import gorin
from gorin.errors import GorinError
from gorin.server import socket
from gorin.server.bodies import Wrong
from gorin.server.endpoints import ENDPOINTS, Desk, Endpoint
from gorin.server.guard import App, Guard, Limits
from gorin.server.hub import Hub, NotThere, TooMany
from gorin.server.openapi import document
from gorin.server.page import PageFiles
from gorin.server.protocol import encode
from gorin.server.store import Away, Store
from gorin.server.thinking import Thinkers
from gorin.server.workshop import Shop

log = logging.getLogger("gorin.server")
WEB = Path(gorin.__file__).parent / "web"
PLACEHOLDER = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Gorin</title>
<p>Gorin serves tables here, but its page is not installed. Programs can play: see <code>docs/protocol.md</code>.</p>
</html>"""


@dataclass(frozen=True)
class Config:
    """How to serve."""

    database: str = "sqlite:///:memory:"
    host: str = "127.0.0.1"
    origins: tuple[str, ...] = ()
    thinkers: int = 0  # processes in which agents think; 0: a thread
    cards: tuple[Path, ...] = ()  # files with cards of one's own, which are loaded already
    limits: Limits = field(default_factory=Limits)
    metrics: int = 0  # the port, one of its own, at which the server tells its numbers; 0: nowhere
    web: Path = WEB


def make_app(config: Config, opened: Callable[[Hub], None] | None = None) -> App:
    """The whole server as an app. Whoever wants to know is told when its tables are open."""
    store = Store(config.database)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        thinkers = Thinkers(config.thinkers, config.cards)
        hub = Hub(store, thinkers)
        shop = Shop(config.limits, config.thinkers > 0, config.cards)
        app.state.hub, app.state.desk = hub, Desk(hub, config.limits, shop)
        await hub.open()
        if opened is not None:
            opened(hub)
        try:
            yield
        finally:
            await hub.close()
            shop.close()
            thinkers.close()
            store.close()

    app = FastAPI(openapi_url=None, docs_url=None, redoc_url=None, lifespan=life)
    for endpoint in ENDPOINTS:
        app.add_route(endpoint.path, _answer(app, endpoint, config.limits), methods=[endpoint.method])
    app.add_route("/api/openapi.json", _openapi, methods=["GET"])

    async def play(websocket: WebSocket) -> None:
        await socket.serve(websocket, app.state.hub, config.limits)

    app.add_api_websocket_route("/api/socket", play)
    app.add_route("/api/{rest:path}", _nothing, methods=["GET", "POST", "PUT", "DELETE", "PATCH"])
    app.add_exception_handler(HTTPException, _not_so)
    if (config.web / "index.html").is_file():
        app.mount("/", PageFiles(directory=config.web, html=True), name="web")
    else:
        app.add_route("/", _placeholder, methods=["GET"])
    return Guard(app, config.limits, config.host, config.origins, config.metrics)


def _answer(app: FastAPI, endpoint: Endpoint, limits: Limits) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        try:
            body: Any = None
            if endpoint.takes is not None:
                body = msgspec.json.decode(await request.body() or b"{}", type=endpoint.takes)
            told = await endpoint.does(app.state.desk, request, body)
        except ClientDisconnect:  # or the body was too large, and cut off
            return _json(Wrong(f"A request has at most {limits.body:,} bytes."), 413)
        except NotThere as error:
            return _json(Wrong(error.sentence, list(error.rules)), 404)
        except Away as error:
            return _json(Wrong(error.sentence), 503)
        except TooMany as error:
            return _json(Wrong(error.sentence), 429)
        except GorinError as error:
            return _json(Wrong(error.sentence, list(error.rules)), 400)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return _json(Wrong(f"This is no such request: {error}."), 400)
        except Exception:
            log.exception("a request could not be answered")
            return _json(Wrong("Gorin failed to answer this."), 500)
        return told if isinstance(told, Response) else _json(told)

    return answer


def _json(told: Any, status: int = 200) -> Response:
    return Response(encode(told), status, media_type="application/json", headers={"cache-control": "no-store"})


@cache
def _document() -> bytes:
    return encode(document())


async def _openapi(request: Request) -> Response:
    return Response(_document(), media_type="application/json")


async def _nothing(request: Request) -> Response:
    return _json(Wrong("There is nothing at this address."), 404)


async def _not_so(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    return _json(Wrong("There is nothing at this address." if status == 404 else "That cannot be done here."), status)


async def _placeholder(request: Request) -> Response:
    return HTMLResponse(PLACEHOLDER)
