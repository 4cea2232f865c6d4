"""`gorin drive` from another process."""

from __future__ import annotations

import contextlib
import os
import random
import re
import signal
import subprocess
import sys
from pathlib import Path

from gorin.drive.requests import LONGEST_LINE, PROTOCOL
from gorin.kernel.record import read_record
from gorin.sim.replaying import replay
from tests.drive.talking import COMMAND, Program
from tests.drive.test_docs import PAGE


def test_a_whole_game_is_played() -> None:
    """Both seats are played from outside, at random, and the record replays to the same end."""
    rng = random.Random(5)
    with Program() as gorin:
        assert gorin.greeting["ok"] and gorin.greeting["protocol"] == PROTOCOL
        game = gorin.ask("new", rules="lcg/skirmish", seed=4)
        while not game["over"]:
            options = game["decision"]["options"]
            assert [x["index"] for x in options] == list(range(len(options))) and len(options) > 1
            by_text = rng.random() < 0.3
            chosen = options[rng.randrange(len(options))]
            game = gorin.ask(
                "choose", option=chosen["text"] if by_text else chosen["index"], player=game["decision"]["player"]
            )
        assert game["decision"] is None and game["winner"] in (0, 1)
        saved = gorin.ask("save")
        assert gorin.ask("quit") == {"ok": True}
        assert gorin.ends() == (0, b"")
    again = replay(read_record(saved["record"].encode()))
    assert (again.ending, again.winner, again.decisions) == (game["ending"], game["winner"], game["decisions"])
    assert again.state.key == saved["key"]


def test_a_table_a_choice_and_its_outcome() -> None:
    with Program() as gorin:
        gorin.ask("table", table="A 10/3: Doji Whisperer* | Fine Katana\nB 10/3: Eager Scout*\nmilitary air B>A")
        assert gorin.ask("read", card="Doji Whisperer")["read"]["military"]["now"] == 0
        gorin.ask("choose", option="play Fine Katana")
        gorin.ask("choose", option="Doji Whisperer")
        bearer = gorin.ask("read", card="Doji Whisperer")["read"]
        assert bearer["military"]["now"] == 2
        assert [x["name"] for x in bearer["attachments"]] == ["Fine Katana"]
        assert gorin.ask("read", card="Fine Katana")["read"]["attached_to"]["name"] == "Doji Whisperer"
        assert gorin.ask("read", player=0)["read"]["hand"] == []
        gorin.ask("choose", option="pass")
        gorin.ask("choose", option="pass")
        assert gorin.ask("read", conflict=True)["read"] is None
        assert gorin.ask("read", ring="air")["read"]["state"] == 0


def test_a_line_that_is_too_long_is_refused_and_the_next_one_heard() -> None:
    with Program() as gorin:
        for n in (LONGEST_LINE + 1, LONGEST_LINE + 2, 3 * LONGEST_LINE):
            gorin.send(b" " * (n - 1) + b"x\n")
            assert "A line has at most 1000000 bytes" in gorin.next()["error"]
        longest = b'{"cmd": "rules", "rule": "rr.covert.2"}'
        gorin.send(longest + b" " * (LONGEST_LINE - len(longest)) + b"\n")
        assert gorin.next()["ok"]
        gorin.send(b"[" * LONGEST_LINE + b"\r\n")
        assert not gorin.next()["ok"]
        assert gorin.ask("card", name="banzai!")["card"]["name"] == "Banzai!"


def test_the_end_of_the_input_is_the_end() -> None:
    half = subprocess.run(COMMAND, input=b'\n \n{"cmd": "timing"}\n{"cmd": "qu', capture_output=True, check=True)
    assert half.stdout.count(b"\n") == 3 and half.stderr == b""  # the greeting, and two refusals
    nothing = subprocess.run(COMMAND, input=b"", capture_output=True, check=True)
    assert nothing.stdout.count(b"\n") == 1 and nothing.stderr == b""


def test_nobody_listens_any_more() -> None:
    with Program() as gorin:
        stdin, stdout = gorin.process.stdin, gorin.process.stdout
        assert stdin is not None and stdout is not None
        stdout.close()
        with contextlib.suppress(BrokenPipeError):
            gorin.send(b'{"cmd": "timing"}\n' * 3)
        with contextlib.suppress(BrokenPipeError):
            stdin.close()
        assert gorin.process.wait(60) == 0
        assert gorin.process.stderr is not None and gorin.process.stderr.read() == b""
        gorin.process.stdin = gorin.process.stdout = None


def test_an_interrupt_ends_it_quietly() -> None:
    with Program() as gorin:
        gorin.ask("card", name="banzai!")
        os.kill(gorin.process.pid, signal.SIGINT)
        assert gorin.ends() == (130, b"")


def test_the_bot_of_the_documentation_plays(tmp_path: Path) -> None:
    block = re.search(r"```python\n(.*?)```", PAGE, re.S)
    assert block is not None
    source = block[1].replace('["gorin", "drive"]', repr(COMMAND))
    assert repr(COMMAND) in source and len(source.splitlines()) <= 11
    file = tmp_path / "bot.py"
    file.write_text(source + "gorin.stdin.close(); gorin.wait(); gorin.stdout.close()\n", encoding="utf-8")
    shown = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, check=True).stdout
    assert re.fullmatch(rf"{PROTOCOL}\n(0|1|None) \w+\n", shown)
