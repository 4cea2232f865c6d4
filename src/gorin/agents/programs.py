"""An agent that is a program of any language: it is asked, and answers, in JSON lines.

One program plays all games of a process. It is told everything it needs with each decision, so it may be stateless:

    > {"id": 7, "table": 2, "rules": "lcg/skirmish", "seat": 0, "dice": 1193, "decision": {…}, "view": {…}}
    < {"id": 7, "option": 3}

`decision` and `view` are those of `gorin drive` with this seat; `option` is an index, or the text of an option.
"""

from __future__ import annotations

import atexit
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from random import Random
from threading import Thread
from typing import Any, Final

import msgspec

from gorin.agents.base import Sampler, Seat
from gorin.errors import GorinError, UsageError, quoted
from gorin.kernel.decisions import Decision

PROGRAM: Final = "program:"
PATIENCE: Final = 120.0  # seconds for one answer
LONGEST: Final = 1_000_000  # letters of an answer


class Line:
    """The line to a running program."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.asked = 0
        self.tables = 0
        self.answers: Queue[str | None] = Queue()
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise UsageError(f"The program {quoted(command)} cannot be read: {error}.") from None
        if not words:
            raise UsageError(f"'{PROGRAM}' names no program: write '{PROGRAM}COMMAND'.")
        try:
            self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        except OSError as error:
            raise UsageError(f"The program {quoted(command)} cannot be started: {error.strerror}.") from None
        Thread(target=self._listen, daemon=True).start()
        atexit.register(self.end)

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with suppress(OSError, ValueError):
            while line := self.process.stdout.readline(LONGEST):
                self.answers.put(line)
        self.answers.put(None)

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question."""
        self.asked += 1
        line = msgspec.json.encode({"id": self.asked, **question}).decode()
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
            answer = self.answers.get(timeout=PATIENCE)
        except (OSError, ValueError):
            answer = None
        except Empty:
            self.end()
            raise GorinError(f"the program did not answer within {PATIENCE:.0f} seconds") from None
        if answer is None:
            raise GorinError(f"the program ended instead of answering{self._how()}")
        try:
            told = msgspec.json.decode(answer)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise GorinError(f"the program answered {quoted(answer.strip())}, which is no JSON") from None
        if not isinstance(told, dict) or "option" not in told or told.get("id", self.asked) != self.asked:
            raise GorinError(f'the program answered {quoted(answer.strip())}, not {{"id": {self.asked}, "option": …}}')
        return told

    def _how(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            return f" (exit code {self.process.wait(timeout=1)})"
        return ""

    def end(self) -> None:
        """End the program, if it still runs."""
        _lines.pop(self.command, None)
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            with suppress(OSError, ValueError):
                if pipe is not None:
                    pipe.close()


_lines: dict[str, Line] = {}


def line_to(command: str) -> Line:
    """The line to this program, which is started when it is first asked for, and again if it has ended."""
    line = _lines.get(command)
    if line is None or line.process.poll() is not None:
        if line is not None:
            line.end()
        line = _lines[command] = Line(command)
    return line


class Program:
    """One seat of one game that a program plays."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.command = name.removeprefix(PROGRAM)
        line = line_to(self.command)
        line.tables += 1
        self.table = line.tables

    def act(self, seat: Seat, decision: Decision, sampler: Sampler, rng: Random) -> Any:
        told = line_to(self.command).ask(
            {
                "table": self.table,
                "rules": seat.rules,
                "seat": seat.you,
                "dice": rng.getrandbits(32),
                "decision": seat.asked,
                "view": seat.view,
            }
        )
        option = told["option"]
        if isinstance(option, str) and option in seat.options:
            return seat.options.index(option)
        return option
