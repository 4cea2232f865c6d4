"""Many tables at once: a server in a process of its own, two scripted players at each table.

    .venv/bin/python bench/tables.py --tables 200 --seconds 30 --pause 1.0

Prints how long a choice took to be answered (it is on the disk then), how large updates were, and how much memory a
table takes that waits for its players. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from websockets.asyncio.client import connect

from gorin.server.client import Server

SERVE = """
import sys
from gorin.server.app import Config
from gorin.server.guard import Limits
from gorin.server.running import address, answer_quickly, bound, server
much = (1e6, 1_000_000)
limits = Limits(messages=much, requests=much, tables=much, sockets=much, lines_each=4_000)
listening = bound("127.0.0.1", 0)
running = server(Config(sys.argv[1], limits=limits))
running.ready = lambda: print(address("127.0.0.1", listening), flush=True)
answer_quickly()
running.run(sockets=[listening])
"""


class Measured:
    """What all players together have seen."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.sizes: list[int] = []
        self.games = self.sent = self.errors = self.unanswered = 0
        self.waiting = 0  # players who have not sat down yet
        self.begun = asyncio.Event()


async def player(url: str, table: str, secret: str, asked_for: argparse.Namespace, seen: Measured, seed: int) -> None:
    """One scripted player: once all have sat down, it waits a moment whenever it is asked, and chooses by dice.

    It goes on reading while it thinks, so that an answer is timed when it comes and every one is counted.
    """
    dice = Random(seed)
    sent: dict[int, float] = {}
    thinking: set[asyncio.Task[None]] = set()
    async with connect(url.replace("http", "ws") + "api/socket", max_size=None, compression=None) as socket:

        async def choose(number: int, options: int) -> None:
            await asyncio.sleep(dice.uniform(0.5, 1.5) * asked_for.pause)
            n = seen.sent = seen.sent + 1
            sent[n] = monotonic()
            choice = {"type": "choose", "n": n, "decision": number, "option": dice.randrange(options)}
            await socket.send(json.dumps(choice))

        await socket.send(json.dumps({"type": "hello", "table": table, "secret": secret}))
        seat = json.loads(await socket.recv())["seat"]
        seen.waiting -= 1
        if not seen.waiting:
            seen.begun.set()
        await seen.begun.wait()
        until = monotonic() + asked_for.seconds
        while (left := until - monotonic()) > 0:
            try:
                text = await asyncio.wait_for(socket.recv(), left)
            except TimeoutError:
                break
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "done" and message.get("n") in sent:
                seen.answers.append(monotonic() - sent.pop(message["n"]))
            elif message["type"] == "error":
                seen.errors += 1
            elif message["type"] == "update":
                seen.sizes.append(len(text))
                decision = message.get("decision", {})
                if decision is None:
                    seen.games += seat == 0
                    await socket.send(json.dumps({"type": "offer", "what": "rematch"}))
                elif decision.get("seat") == seat and "number" in decision:
                    task = asyncio.create_task(choose(decision["number"], len(decision["options"])))
                    thinking.add(task)
                    task.add_done_callback(thinking.discard)
        for task in thinking:
            task.cancel()
        seen.unanswered += len(sent)


def memory(process: int) -> int:
    """Kilobytes a process has in memory; 0 where that cannot be read."""
    status = Path(f"/proc/{process}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


def processor(process: int) -> float:
    """Seconds of processor time a process has used; 0 where that cannot be read."""
    stat = Path(f"/proc/{process}/stat")
    fields = stat.read_text().rpartition(")")[2].split() if stat.exists() else ["0"] * 13
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(url: str, process: int, arguments: argparse.Namespace) -> None:
    """Create the tables, let everybody play, print what came of it."""
    server = Server(url)
    you = [{"who": "you"}, {"who": "you"}]
    for rules in ("lcg/stronghold", "ccg/emperor"):
        server.create(rules=rules, seats=you)  # cards and decks are read once
    before = memory(process)
    made = []
    for place in range(arguments.tables):
        rules = ("lcg/stronghold", "ccg/emperor")[place % 4 == 3]
        made.append(await asyncio.to_thread(server.create, rules=rules, seats=you))
    opened = memory(process)
    seen = Measured()
    players = [
        player(url, each.table.table, key.secret, arguments, seen, seed * 2 + key.seat)
        for seed, each in enumerate(made)
        for key in each.keys
    ]
    seen.waiting = len(players)
    used = processor(process)
    await asyncio.gather(*players)
    used = processor(process) - used
    after = memory(process)
    answers = sorted(seen.answers)
    print(f"{arguments.tables} tables, {len(players)} players, {arguments.seconds:g} s, pause {arguments.pause:g} s")
    print(f"choices {len(answers)} ({len(answers) / arguments.seconds:.0f} a second), games finished {seen.games}")
    print(f"sent {seen.sent}, refused {seen.errors}, not answered when the time was over {seen.unanswered}")
    print(f"processor time of the server: {used / len(answers) * 1000:.2f} ms a choice; load {os.getloadavg()[0]:.1f}")
    for name, share in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99)):
        print(f"answer {name} {answers[int(len(answers) * share)] * 1000:.1f} ms")
    sizes = sorted(seen.sizes)
    print(f"update median {statistics.median(sizes):.0f} bytes, p95 {sizes[len(sizes) * 95 // 100]} bytes")
    print(f"memory: {before // 1024} MB before, a new table {(opened - before) / arguments.tables:.0f} KB,")
    print(f"        a table in the middle of its game {(after - before) / arguments.tables:.0f} KB")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description="Many tables at once.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pause", type=float, default=1.0, help="how long a player thinks, on average")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, f"sqlite:///{folder}/tables.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                asyncio.run(run(server.stdout.readline().strip(), server.pid, arguments))
            finally:
                server.kill()


if __name__ == "__main__":
    main()
