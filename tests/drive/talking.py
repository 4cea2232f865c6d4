"""The two ends of the line, for tests: a session in this process, and a program of its own."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from types import TracebackType
from typing import Any

from gorin.drive.session import Session
from tests.processes import interruptible

Answer = dict[str, Any]
TABLE = "A 10/3: Doji Whisperer, Doji Challenger | Fine Katana, Banzai!\nB 10/3: Eager Scout, Eager Scout"
COMMAND = [sys.executable, "-m", "gorin.cli.main", "drive"]


def ask(session: Session, cmd: str, **fields: Any) -> Answer:
    """What a session answers when all goes well."""
    answer: Answer = json.loads(session.answer(json.dumps({"cmd": cmd, **fields}).encode()))
    assert answer["ok"], answer
    return answer


def refused(session: Session, cmd: str, **fields: Any) -> Answer:
    """What a session answers otherwise. It is one sentence, never Gorin's own failure, and the game is as it was."""
    before = snapshot(session)
    answer: Answer = json.loads(session.answer(json.dumps({"cmd": cmd, **fields}).encode()))
    assert not answer["ok"] and "bug" not in answer, answer
    assert answer["error"].endswith((".", "?")) and "\n" not in answer["error"]
    assert isinstance(answer["rules"], list)
    assert snapshot(session) == before
    return answer


def snapshot(session: Session) -> object:
    """Everything about a session that a request could change."""
    game = session.game
    if game is None:
        return session.over
    return game.state.key, game.record.lines(), game.options, list(session.seating.names), session.over


def played(session: Session, choices: int, seed: int = 0) -> Answer:
    """After some more choices of the program, at random."""
    rng = random.Random(seed)
    game = ask(session, "decision")
    while choices and not game["over"]:
        game = ask(session, "choose", option=rng.randrange(len(game["decision"]["options"])))
        choices -= 1
    return game


class Program:
    """`gorin drive` in a process of its own."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            preexec_fn=interruptible,
        )
        self.greeting = self.next()

    def __enter__(self) -> Program:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()

    def next(self) -> Answer:
        """The next line it writes."""
        assert self.process.stdout is not None
        answer: Answer = json.loads(self.process.stdout.readline())
        return answer

    def send(self, line: bytes) -> None:
        """Write bytes, whatever they are."""
        assert self.process.stdin is not None
        self.process.stdin.write(line)
        self.process.stdin.flush()

    def ask(self, cmd: str, **fields: Any) -> Answer:
        """What it answers when all goes well."""
        self.send(json.dumps({"cmd": cmd, **fields}).encode() + b"\n")
        answer = self.next()
        assert answer["ok"], answer
        return answer

    def ends(self) -> tuple[int, bytes]:
        """Its exit code, and what it said to stderr, when it has no more input."""
        _, err = self.process.communicate(timeout=60)
        return self.process.returncode, err
