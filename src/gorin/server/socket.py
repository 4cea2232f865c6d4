"""The socket: one client at one table. Whatever comes, it gets an answer, and the table stays as it was."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gorin.agents.choosing import spoken
from gorin.errors import GorinError, IllegalChoice
from gorin.server import leaving, protocol, seating, seeing
from gorin.server.beginning import plain
from gorin.server.connection import Connection
from gorin.server.guard import Bucket, Limits
from gorin.server.hub import Hub, NotThere
from gorin.server.protocol import Done, Error, Told, encode
from gorin.server.store import Away
from gorin.server.table import Table
from gorin.server.thinking import usual
from gorin.sim.version import engine

log = logging.getLogger("gorin.server")
PATIENCE = 10.0  # seconds for the first message
UNKNOWN = "There is no such table, or this is no secret of it."
NORMAL, BAD = 1000, 4400


class Malformed(GorinError):
    """A message that is none."""


class TooLarge(GorinError):
    """A message that is too long."""


class TooFast(GorinError):
    """Too many messages."""


async def serve(socket: WebSocket, hub: Hub, limits: Limits) -> None:
    """A connection, from its hello to its end."""
    await socket.accept()
    try:
        hello = await asyncio.wait_for(_receive(socket, limits), PATIENCE)
        if not isinstance(hello, protocol.Hello):
            raise Malformed("The first message must be 'hello'.")
        if hello.protocol != protocol.PROTOCOL:
            raise Malformed(f"This server speaks protocol {protocol.PROTOCOL}, not {hello.protocol}.")
        table, connection = await _sit_down(hub, hello, limits)
    except (GorinError, TimeoutError) as error:
        hub.metrics.count("refused_hellos")
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(encode(_error(error, None)).decode())
            await socket.close(BAD)
        return
    except WebSocketDisconnect:
        return
    sending = asyncio.create_task(_send(socket, connection))
    try:
        await Talk(socket, hub, table, connection, limits).listen()
    finally:
        table.gone(connection)
        connection.lost = True
        sending.cancel()
        table.publish()


async def _sit_down(hub: Hub, hello: protocol.Hello, limits: Limits) -> tuple[Table, Connection]:
    """Find the table and the seat, and tell everything there is to know. Wrong tables and secrets sound the same."""
    try:
        table = await hub.find(hello.table)
    except NotThere:
        raise NotThere(UNKNOWN) from None
    seat = None
    if hello.secret is not None and (seat := table.seat_of(hello.secret)) is None:
        raise NotThere(UNKNOWN)
    if seat is None and not table.kept.setup.watch:
        raise NotThere(UNKNOWN)
    chat = await table.voices.heard(seat)
    connection = Connection(seat, hub.metrics)
    table.seated(connection, limits)
    connection.send(
        protocol.Welcome(n=hello.n, protocol=protocol.PROTOCOL, gorin=engine(), seat=seat, table=table.info())
    )
    for line in chat:
        connection.send(line)
    table.tell(connection)
    table.publish()  # the others see who has come
    return table, connection


async def _receive(socket: WebSocket, limits: Limits) -> protocol.ClientMessage:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", NORMAL))
    text = message.get("text")
    if text is None:
        raise Malformed("Messages are text: JSON in UTF-8.")
    if len(text) > limits.message or len(text.encode()) > limits.message:
        raise TooLarge(f"A message has at most {limits.message:,} bytes.")
    try:
        said: protocol.ClientMessage = protocol.read_client.decode(text)
        return said
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Malformed(f"This is no message of the protocol: {error}.") from None


async def _send(socket: WebSocket, connection: Connection) -> None:
    """Send what waits. A client that reads too slowly is left."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while not connection.lost:
            data = await connection.queue.get()
            if data is not None:
                await socket.send_text(data.decode())
        await socket.close(BAD)


def _error(error: BaseException, n: int | None) -> Error:
    codes = {Malformed: "malformed", TooLarge: "too large", TooFast: "too fast", NotThere: "unknown", Away: "failed"}
    if isinstance(error, GorinError):
        return Error(n=n, error=error.sentence, rules=list(error.rules), code=codes.get(type(error), "refused"))
    if isinstance(error, TimeoutError):
        return Error(n=n, error="Nothing was said in time.", code="malformed")
    return Error(n=n, error="Gorin failed, and the table stands where it stood.", code="failed")


class Talk:
    """One client's messages, one after another."""

    def __init__(self, socket: WebSocket, hub: Hub, table: Table, me: Connection, limits: Limits) -> None:
        self._socket = socket
        self._hub = hub
        self._table = table
        self._me = me
        self._limits = limits
        self._bucket = Bucket(limits.messages)
        self._bad = 0

    async def listen(self) -> None:
        """Answer until the client leaves, or has sent too much that is refused."""
        while self._bad < self._limits.patience:
            n: int | None = None
            try:
                said = await _receive(self._socket, self._limits)
                self._hub.metrics.count("messages_received")
                n = said.n
                if not self._bucket.take():
                    raise TooFast("That was too fast; wait a moment.")
                # what was begun is done to its end, even if the client leaves meanwhile
                answer = await asyncio.shield(asyncio.ensure_future(self._answer(said)))
            except (WebSocketDisconnect, RuntimeError):
                return
            except GorinError as error:
                self._hub.metrics.count("refused_messages")
                self._bad += isinstance(error, Malformed | TooLarge | TooFast)
                answer = _error(error, n)
            except Exception as error:
                log.exception("a message could not be answered")
                self._hub.metrics.count("failures")
                answer = _error(error, n)
            if answer is not None:
                self._me.send(answer)
        await self._leave()

    async def _leave(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await asyncio.sleep(0)
            await self._socket.close(BAD)

    @property
    def _seat(self) -> int:
        if self._me.seat is None:
            raise IllegalChoice("Only players may do that, and you watch.")
        return self._me.seat

    async def _answer(self, said: protocol.ClientMessage) -> Told | None:
        table, me = self._table, self._me
        match said:
            case protocol.Choose():
                await table.choose(me.seat, said.decision, said.option)
            case protocol.Aside():
                if not table.voices.rate(self._seat, self._limits.chat, "aside").take():
                    raise TooFast("That is much at once; let the others think about it.")
                async with table.lock:
                    await leaving.aside(table, self._seat, said.what)
            case protocol.Chat():
                text = plain(said.text)
                if not text:
                    raise IllegalChoice("There is nothing to say in that.")
                if not table.voices.rate(me.seat, self._limits.chat).take():
                    raise TooFast("That is much to say; let the others read it.")
                table.voices.say(me.seat, text, said.to)
            case protocol.Cancel():
                await self._hub.cancel(table, self._seat)
            case protocol.Propose():
                seat = self._seat
                async with table.lock:
                    await table.offers.make(seat, said.what, said.seat)
            case protocol.Decline():
                seat = self._seat
                async with table.lock:
                    table.offers.decline(seat, said.what)
            case protocol.Concede():
                seat = self._seat
                async with table.lock:
                    await leaving.concede(table, seat)
            case protocol.Return():
                seat = self._seat
                async with table.lock:
                    await leaving.come_back(table, seat)
            case protocol.Begin():
                seat = self._seat
                async with table.lock:
                    await seating.fill(table, seat, said.agent)
            case protocol.Sit():
                async with table.lock:
                    await seating.move(table, self._seat, said.seat)
            case protocol.Settings():
                async with table.lock:
                    await table.set_passing(self._seat, said.stop, said.until)
            case protocol.Sync():
                me.forget()
                me.asked = said.n
                table.tell(me)
                return None
            case protocol.Ping():
                return protocol.Pong(n=said.n)
            case protocol.Hello():
                raise IllegalChoice("You are at a table already; another one needs another connection.")
            case _:
                return await self._ask(said)
        return Done(n=said.n)

    async def _ask(self, said: protocol.ClientMessage) -> Told:
        """Questions that change nothing."""
        match_ = self._table.told(self._me.seat)
        game, n = match_.game, said.n
        match said:
            case protocol.Why():
                card, refusals, options = seeing.why_not(game, self._seat, said.card)
                return protocol.WhyNot(n=n, card=card, refusals=refusals, options=options)
            case protocol.Read():
                return protocol.CardRead(n=n, card=seeing.read_card(game, self._me.seat, said.card))
            case protocol.ReadPlayer():
                return protocol.PlayerRead(n=n, player=seeing.read_player(game, self._me.seat, said.player))
            case protocol.Timing():
                return protocol.TimingTold(n=n, timing=seeing.timing_of(game, self._table.kept.setup.steady > 0))
        seat = self._seat
        if match_.asked != seat:
            raise IllegalChoice("You are not asked anything now.")
        number = match_.number_of(seat)
        agent = usual(self._table.kept.rules)
        about = match_.id, match_.header, match_.moves()
        thought = await self._hub.thinkers.think(*about, agent, hint=True, own=match_.own)
        text = spoken(game.options, thought.option) if self._table.match is match_ else ""
        return protocol.HintGiven(n=n, decision=number, option=thought.option, text=text, reason=thought.reason)
