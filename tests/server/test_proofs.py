"""Proof sheets on the server: made part by part, in turn, on the bench; nobody's game waits for them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from gorin.lab.proof import parts
from gorin.lab.proof.sheet import prove
from gorin.server import bench, proofs, workshop
from gorin.server.client import Refused, Server
from tests.server.serving import ALONE, at_random, serving
from tests.server.test_workshop import LANTERN

ASKED = {"rules": "lcg/stronghold", "own": LANTERN, "card": "Lantern Bearer"}
LONG = 120.0


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games of agents that choose by dice."""
    monkeypatch.setattr(proofs, "GAMES", 6)
    monkeypatch.setattr(workshop, "usual", lambda rules: "random")


def done(server: Server, told: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything that was told until it was over."""
    seen, until = [told], monotonic() + LONG
    while seen[-1]["state"] in ("waiting", "running") and monotonic() < until:
        sleep(0.05)
        seen.append(server.get(f"/api/workshop/proofs/{told['proof']}"))
    return seen


@pytest.mark.parametrize("thinkers", [0, 1], ids=["in a thread", "in a process"])
def test_a_sheet_comes_part_by_part(tmp_path: Path, few: None, thinkers: int) -> None:
    with serving(tmp_path, thinkers=thinkers, database="sqlite:///:memory:") as server:
        told = server.post("/api/workshop/proofs", ASKED)
        assert told["state"] == "waiting"
        seen = done(server, told)
        last = seen[-1]
        assert last["state"] == "done" and last["done"] == last["of"] > 10, last["error"]
        assert [each["done"] for each in seen] == sorted(each["done"] for each in seen)
        sheet = last["sheet"]
        assert sheet["name"] == "Lantern Bearer" and sheet["text"] == LANTERN.splitlines()[3]
        assert sheet["random_games"]["games"] == 6 and sheet["refused_by"]
        assert sheet["decks"] == [{"deck": "unicorn", "out": sheet["decks"][0]["out"]}, *sheet["decks"][1:]]
        every = sheet["paired_games"][0]
        assert (
            every["deck"] == "all decks"
            and every["change"]["low"] <= every["change"]["value"] <= every["change"]["high"]
        )
        assert any(line.startswith("Tried in the deck unicorn") for line in last["lines"])


def test_the_parts_together_are_the_sheet_that_the_command_line_makes() -> None:
    from gorin.cards.packs import pack
    from gorin.cards.registry import files, use

    file = pack(LANTERN)
    asked = parts.Asked(file, "Lantern Bearer", "lcg/skirmish", "random", 5, 1)
    found = parts.facts(asked)
    results = [(part, parts.done(asked, found, part)) for part in parts.parts(asked, found)]
    mine = parts.sheet(asked, found, results).as_dict()
    before = files()
    use((replace(file, english=""),))  # as `--cards` does
    try:
        whole = prove(asked.definition(), asked.rules, "random", 5, 1, processes=1).as_dict()
    finally:
        use(before)
    for told in (mine, whole):  # loops are looked for in so many places of each part
        del told["random_games"]["loops"], told["random_games"]["moments"]
        del told["random_games"]["games_with_it"], told["random_games"]["endings"]
    assert mine == whole


def test_an_address_has_one_at_a_time_and_may_give_it_up(tmp_path: Path, few: None) -> None:
    with serving(tmp_path, database="sqlite:///:memory:") as server:
        told = server.post("/api/workshop/proofs", ASKED)
        with pytest.raises(Refused, match="made for you already"):
            server.post("/api/workshop/proofs", ASKED)
        assert server.post(f"/api/workshop/proofs/{told['proof']}/cancel", {})["state"] == "cancelled"
        again = server.post("/api/workshop/proofs", ASKED)
        assert again["proof"] != told["proof"]
        assert done(server, again)[-1]["state"] == "done"
        assert server.post(f"/api/workshop/proofs/{again['proof']}/cancel", {})["state"] == "done"
        assert server.get(f"/api/workshop/proofs/{told['proof']}")["state"] == "cancelled"
        with pytest.raises(Refused, match="no such proof"):
            server.get("/api/workshop/proofs/x")
        with pytest.raises(Refused, match="no card 'Nobody'"):
            server.post("/api/workshop/proofs", ASKED | {"card": "Nobody"})
        with pytest.raises(Refused, match="not played by ccg/emperor"):
            server.post("/api/workshop/proofs", ASKED | {"rules": "ccg/emperor"})
        with pytest.raises(Refused, match="cannot be played with"):
            server.post("/api/workshop/proofs", ASKED | {"own": LANTERN.replace("move", "mvoe")})


def test_games_go_on_while_a_proof_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "GAMES", 40)
    with serving(tmp_path, thinkers=1, database="sqlite:///:memory:") as server:
        told = server.post("/api/workshop/proofs", ASKED)
        made = server.create(seats=ALONE, seed=3)
        with server.sit(made) as seat:
            assert at_random(seat, 1) is not None
        now = server.get(f"/api/workshop/proofs/{told['proof']}")
        assert now["state"] in ("waiting", "running"), "the game was to be over before the proof is"
        server.post(f"/api/workshop/proofs/{told['proof']}/cancel", {})


def forever() -> None:
    """A job that never ends by itself, and takes any error for one of its own."""
    while True:
        try:
            sum(range(10_000))
        except Exception:
            continue


def tidy(text: str) -> str:
    return text.strip()


def test_what_takes_too_long_on_the_bench_is_given_up() -> None:
    import asyncio

    from gorin.errors import UsageError

    async def go() -> str:
        at = bench.Bench(processes=True)
        try:
            with pytest.raises(UsageError, match="took too long"):
                await at.do(1, forever)
            return await at.do(5, tidy, " x ")
        finally:
            at.close()

    assert asyncio.run(go()) == "x"


def test_a_process_that_is_ended_from_outside_is_replaced() -> None:
    import asyncio
    import os

    async def go() -> tuple[int, str]:
        at = bench.Bench(processes=True)
        try:
            number = await at.do(5, os.getpid)
            os.kill(number, 9)
            return number, await at.do(5, tidy, " y ")
        finally:
            at.close()

    number, said = asyncio.run(go())
    assert number != os.getpid() and said == "y"
