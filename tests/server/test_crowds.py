"""Many at once: those who watch, talk, set up tables or let agents play take nobody else's place."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select

from gorin.server import hub as hubs
from gorin.server import kept, protocol, schema
from gorin.server.app import Config
from gorin.server.client import Lost, Refused, Seat, Server
from gorin.server.hub import Hub
from gorin.server.protocol import Error
from gorin.server.running import Background
from gorin.server.thinking import Turns
from tests.server.serving import ALONE, BOTH, GENEROUS, TOGETHER, at_random, by_turns, serving, settle

AGENTS = [{"who": "agent", "agent": "random"}, {"who": "agent", "agent": "random"}]
MEMORY = "sqlite:///:memory:"


def in_loop(background: Background, what: Any) -> Any:
    """Run something where the server runs."""
    loop = background.hub()._tasks[0].get_loop()
    return asyncio.run_coroutine_threadsafe(what, loop).result(60)


# --- places ---------------------------------------------------------------------------------------------------------


def test_who_watches_takes_no_players_place(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(GENEROUS, connections=4), database=MEMORY) as server:
        made = server.create(seats=BOTH)
        watching = [server.watch(made.table.table) for _ in range(4)]
        with pytest.raises(Lost):
            server.watch(made.table.table)
        with server.sit(made, 0) as anna, server.sit(made, 1) as bert:
            settle(anna)
            assert bert.table.watchers == 4 and anna.view is not None
        for each in watching:
            each.close()


def test_with_too_many_connections_of_a_seat_the_oldest_is_left(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(GENEROUS, seats=2), database=MEMORY) as server:
        made = server.create(seats=BOTH)
        first, second, third = (server.sit(made) for _ in range(3))
        with pytest.raises(Lost):
            for _ in range(20):
                first.next()
        for seat in (second, third):
            settle(seat)
            assert seat.view is not None
        for seat in (first, second, third):
            seat.close()


# --- chat -----------------------------------------------------------------------------------------------------------


def said(seat: Seat, lines: int) -> list[str]:
    """Say many things at once; the codes of what was refused."""
    for number in range(lines):
        seat.say(protocol.Chat(n=number, text=f"line {number}"))
    answers: list[protocol.ServerMessage] = []
    while len(answers) < lines:
        message = seat.next()
        if message.n is not None:
            answers.append(message)
    return [answer.code for answer in answers if isinstance(answer, Error)]


def test_those_who_watch_share_what_they_may_say_and_players_have_their_own(tmp_path: Path) -> None:
    limits = replace(GENEROUS, chat=(0.001, 5), patience=1_000)
    with serving(tmp_path, limits=limits, database=MEMORY) as server:
        made = server.create(seats=BOTH)
        with server.watch(made.table.table) as carl, server.watch(made.table.table) as dora:
            assert said(carl, 8) == ["too fast"] * 3
            assert said(dora, 4) == ["too fast"] * 4
            with server.sit(made, 0) as anna:
                assert said(anna, 5) == []
                assert [line.text for line in anna.chat[-5:]] == [f"line {number}" for number in range(5)]


def test_who_goes_on_talking_is_left(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(GENEROUS, chat=(0.001, 2)), database=MEMORY) as server:
        made = server.create(seats=BOTH)
        with server.watch(made.table.table) as carl, pytest.raises(Lost):
            said(carl, 200)


def test_of_what_was_said_only_the_latest_is_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = server.create(seats=BOTH)
        with server.sit(made) as anna:
            for number in range(kept.CHATS + 40):
                anna.ask(protocol.Chat(text=f"line {number}"))
        with server.sit(made) as anna:
            settle(anna)
            assert [line.text for line in anna.chat] == [f"line {number}" for number in range(40, kept.CHATS + 40)]
    from gorin.server.store import Store

    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    count = select(func.count()).select_from(schema.chats)
    assert store.submit(lambda connection: connection.scalar(count)).result(10) == kept.CHATS
    store.close()


# --- tables that are given up ---------------------------------------------------------------------------------------


def test_who_has_set_up_a_table_may_cancel_it(server: Server) -> None:
    made = server.create(seats=TOGETHER, name="cancelled")
    with server.sit(made) as anna, server.watch(made.table.table) as carl:
        with pytest.raises(Refused, match="you watch"):
            carl.ask(protocol.Cancel())
        anna.ask(protocol.Cancel())
        settle(anna)
        settle(carl)
        for seat in (anna, carl):
            assert seat.table.state == "over" and seat.result is not None and seat.result.ending == "cancelled"
        assert [line.text for line in carl.chat] == ["Anna cancels the table."]
    assert made.table.table not in {table["table"] for table in server.get("/api/tables")["tables"]}
    for gone in (lambda: server.get(f"/api/tables/{made.table.table}"), lambda: server.join(made.table.table)):
        with pytest.raises(Refused) as refused:
            gone()
        assert refused.value.code == "404"


def test_a_game_that_has_begun_is_not_cancelled(server: Server) -> None:
    with server.sit(server.create(seats=BOTH)) as anna, pytest.raises(Refused, match="has begun"):
        anna.ask(protocol.Cancel())


def test_only_the_maker_cancels_a_table(tmp_path: Path) -> None:
    background = Background(Config(database=MEMORY, limits=GENEROUS))
    with background as url:
        server = Server(url)
        made = server.create(seats=TOGETHER)
        table = background.hub().tables[made.table.table]
        table.kept.seats[1] = kept.SeatKept("human", "Bert", lock=kept.new_secret()[1])  # as with a third open seat
        with pytest.raises(Exception, match="Only who has set up"):
            in_loop(background, background.hub().cancel(table, 1))
        in_loop(background, background.hub().cancel(table, 0))


def age(hub: Hub, table: str, seconds: float) -> None:
    hub.tables[table].left(seconds)


def test_tables_expire_when_nobody_comes_and_games_are_kept(tmp_path: Path) -> None:
    background = Background(Config(database=f"sqlite:///{tmp_path / 'tables.db'}", limits=GENEROUS))
    with background as url:
        server, hub = Server(url), background.hub()
        old, fresh, visited = (server.create(seats=TOGETHER).table.table for _ in range(3))
        made = server.create(seats=BOTH)
        game, young = made.table.table, server.create(seats=BOTH).table.table
        with server.sit(made, 0) as anna, server.sit(made, 1) as bert, server.watch(visited):
            by_turns([anna, bert], Random(1), 1)
            for table in (old, visited):
                age(hub, table, 2 * hubs.DAY)
            age(hub, young, 2 * hubs.DAY)
            assert in_loop(background, hub.expire(hubs.EXPIRES)) == 1
            assert set(hub.tables) == {fresh, visited, game, young}
        settled(hub, game)
        age(hub, game, 31 * hubs.DAY)
        assert in_loop(background, hub.expire(hubs.EXPIRES)) == 1
        record = server.get(f"/api/records/{game}-1")
        assert record["record"]["result"]["ending"] == "expired" and record["steps"]
        assert server.get(f"/api/tables/{game}")["state"] == "over"


def settled(hub: Hub, table: str) -> None:
    """Wait until the server has noticed that everybody has left."""
    from time import sleep

    while hub.tables[table].connections:
        sleep(0.01)


def test_a_table_that_waits_for_nobody_makes_room_for_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "MOST_TABLES", 3)
    background = Background(Config(database=MEMORY, limits=GENEROUS))
    with background as url:
        server, hub = Server(url), background.hub()
        tables = [server.create(seats=TOGETHER).table.table for _ in range(3)]
        with pytest.raises(Refused, match="too many tables"):
            server.create(seats=TOGETHER)
        age(hub, tables[1], hubs.IDLE + 1)
        server.create(seats=TOGETHER)
        assert tables[1] not in hub.tables and {tables[0], tables[2]} <= set(hub.tables)


def test_how_long_nobody_came_is_known_after_a_restart(tmp_path: Path) -> None:
    import sqlite3

    with serving(tmp_path) as server:
        old, fresh = (server.create(seats=TOGETHER).table.table for _ in range(2))
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("update tables set at = 1000 where id = ?", (old,))
    database.close()
    background = Background(Config(database=f"sqlite:///{tmp_path / 'tables.db'}", limits=GENEROUS))
    with background:
        hub = background.hub()
        assert in_loop(background, hub.expire(hubs.EXPIRES)) == 0  # whoever wants to come back has an hour
        soon = {state: seconds - hubs.GRACE - 1 for state, seconds in hubs.EXPIRES.items()}
        assert in_loop(background, hub.expire(soon)) == 1
        assert set(hub.tables) == {fresh}


# --- agents ---------------------------------------------------------------------------------------------------------


def test_an_address_has_only_some_games_without_people(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(GENEROUS, agents=2), database=MEMORY) as server:
        slow = [{"who": "agent"}, {"who": "agent"}]
        for _ in range(2):
            server.create(seats=slow)
        for table in ({"seats": slow}, {"seats": BOTH, "clock": {"kind": "decision", "period": 0.5}}):
            with pytest.raises(Refused, match="by themselves") as refused:
                server.create(**table)
            assert refused.value.code == "429"
        assert server.create(seats=ALONE).table.state == "playing"


def test_agents_for_whom_a_person_waits_come_first() -> None:
    async def run() -> list[str]:
        turns, order = Turns(), list[str]()

        async def think(name: str, people: bool) -> None:
            async with turns.turn(people):
                order.append(name)
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(think(f"agents {number}", False)) for number in range(3)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(think(f"person {number}", True)) for number in range(2)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with turns.turn(False):  # nobody has kept it
            order.append("last")
        return order

    assert asyncio.run(run()) == ["agents 0", "person 0", "person 1", "agents 2", "last"]


def test_a_table_of_agents_asks_behind_one_with_a_person(tmp_path: Path) -> None:
    background = Background(Config(database=MEMORY, limits=GENEROUS))
    asked: list[bool] = []
    with background as url:
        server, thinkers = Server(url), background.hub().thinkers
        think = thinkers.think

        async def noted(*told: Any, **more: Any) -> Any:
            asked.append(more.get("people", True))
            return await think(*told, **more)

        thinkers.think = noted  # type: ignore[method-assign]  # to see what it is asked
        with server.sit(server.create(seats=ALONE, seed=3)) as seat:
            assert seat.wait()
            began = len(asked)
            at_random(seat, 1, most=30)
            assert seat.wait() and asked[began:] and all(asked[began:])
            alone = len(asked)
        server.create(seats=AGENTS, seed=3)
        while len(asked) < alone + 5:
            server.get("/api/health")
    assert not any(asked[alone + 1 :])


def test_a_line_of_chat_is_told_to_everybody(server: Server) -> None:
    made = server.create(seats=BOTH)
    with server.sit(made) as anna, server.watch(made.table.table) as carl:
        anna.ask(protocol.Chat(text="Well played."))
        settle(carl)
        assert [(line.name, line.text) for line in carl.chat] == [("Anna", "Well played.")]
