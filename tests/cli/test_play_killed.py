"""`gorin play`, killed and interrupted: the game goes on where it was."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from gorin.kernel.record import Choice, read_record
from tests.processes import interruptible

PROMPT = re.compile(rb"A> $")
COMMAND = [sys.executable, "-m", "gorin.cli.main", "play"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    return tmp_path


class Played:
    """A running game, typed at line by line."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            preexec_fn=interruptible,
        )

    def shown(self) -> str:
        """Everything up to the next prompt, or to the end."""
        assert self.process.stdout is not None
        out = b""
        while not PROMPT.search(out):
            more = os.read(self.process.stdout.fileno(), 1 << 16)
            if not more:
                break
            out += more
        return out.decode()

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def kill(self) -> None:
        self.process.kill()
        self.close()

    def close(self) -> int:
        code = self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()
        return code


def options(shown: str) -> list[str]:
    """The numbered options shown last."""
    found: list[str] = []
    for line in shown.splitlines():
        number = re.match(r"(\d+)\. ", line)
        if number and int(number[1]) == 1:
            found = []
        if number:
            found.append(line)
    return found


def test_killed_at_a_prompt_it_resumes_at_the_same_decision_with_the_same_options(home: Path) -> None:
    rng = Random(7)
    how = ("--rules", "lcg/skirmish", "--seed", "4", "--against", "random")
    asked: list[str] = []
    for life in range(4):
        game = Played(*how) if not life else Played("--resume")
        shown = game.shown()
        if life:
            assert options(shown) == asked, "the same decision, the same options"
        for _ in range(rng.randrange(1, 8)):
            game.type(str(rng.randrange(len(options(shown))) + 1))
            shown = game.shown()
        asked = options(shown)
        game.kill()
        assert asked
    assert len(list((home / "unfinished").glob("*.jsonl"))) == 1


def test_killed_at_any_moment_nothing_that_was_asked_is_lost(home: Path) -> None:
    rng = Random(3)
    kept: list[Choice] = []
    for life in range(5):
        game = Played("--seed", "6", "--against", "random") if not life else Played("--resume")
        assert "A> " in game.shown()
        (file,) = (home / "unfinished").glob("*.jsonl")
        assert read_record(file.read_bytes()).choices[: len(kept)] == kept, "what was on disk is still there"
        for _ in range(3):
            game.type("1")
        time.sleep(rng.random() * 0.05)  # anywhere between the answers
        game.kill()
        kept = read_record(file.read_bytes()).choices
    assert len(kept) > 5


def test_an_interrupt_keeps_the_game_and_says_how_to_resume() -> None:
    game = Played("--seed", "1", "--against", "random")
    game.shown()
    game.type("1")
    before = options(game.shown())
    game.process.send_signal(signal.SIGINT)
    said = game.shown()
    assert "It is kept: 'gorin play' resumes it." in said
    assert game.close() == 130
    again = Played("--resume")
    assert options(again.shown()) == before
    again.kill()


def test_two_processes_never_resume_the_same_game() -> None:
    first = Played("--seed", "1", "--against", "random")
    first.shown()
    second = subprocess.run([*COMMAND, "--resume"], input=b"", capture_output=True)
    assert second.returncode == 2
    assert second.stderr == b"There is no unfinished game to resume.\n"
    first.kill()


@pytest.mark.parametrize("colour", [True, False])
def test_in_a_terminal_the_table_is_drawn_and_plain_is_plain(colour: bool) -> None:
    def session(*arguments: str, **environment: str) -> str:
        mine, theirs = pty.openpty()
        env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50", "PYTHONIOENCODING": "utf-8"}
        env.pop("NO_COLOR", None)
        process = subprocess.Popen(
            [*COMMAND, "--new", "--seed", "1", "--against", "random", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=env | environment,
        )
        os.close(theirs)
        out = b""
        typed = False
        while True:
            ready, _, _ = select.select([mine], [], [], 60)
            try:
                more = os.read(mine, 1 << 16) if ready else b""
            except OSError:  # the other end is closed
                more = b""
            if not more:
                break
            out += more
            if not typed and b"A> " in out:
                typed = True
                os.write(mine, b"quit\n")
        process.wait()
        os.close(mine)
        assert process.returncode == 0
        return out.decode()

    text = session(**({} if colour else {"NO_COLOR": "1"}))
    assert "╭─" in text and "It is kept" in text
    assert bool(re.search(r"\x1b\[[0-9;]*3[0-7]m", text)) == colour
    plain = session("--plain")
    assert "╭─" not in plain and "\x1b[3" not in plain
    assert "╭─" not in session(TERM="dumb")
