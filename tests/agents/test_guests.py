"""Agents of one's own: where they come from, and what is said of those that are none."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import gorin
from gorin.agents import guests, programs
from gorin.agents.guests import expected, invited, lend, offered
from gorin.agents.random import RandomAgent
from gorin.errors import UsageError
from tests.cli.terminal import Terminal

SKIRMISH = "lcg/skirmish"
DOCS = Path(__file__).parents[2] / "docs" / "agents.md"
ABOUT_THE_RULES = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    decision = asked["decision"]
    assert decision["player"] == asked["seat"] == asked["view"]["you"], asked
    last = decision["options"][-1]
    option = last["text"] if asked["id"] % 2 else last["index"]
    print(json.dumps({"id": asked["id"], "option": option}), flush=True)
"""


class Last(RandomAgent):
    """Chooses the last option."""

    def act(self, *given: Any) -> int:
        return len(given[1].options) - 1


class Answers:
    """Answers anything but an index."""

    given: Any = None

    def act(self, *_: Any) -> Any:
        return self.given


@pytest.fixture(autouse=True)
def ended() -> Iterator[None]:
    """Programs are ended after each test."""
    yield
    for line in list(programs._lines.values()):
        line.end()


def written(tmp_path: Path, text: str, name: str = "bot.py") -> str:
    (tmp_path / name).write_text(text, encoding="utf-8")
    return str(tmp_path / name)


def example() -> str:
    """The agent of the documentation."""
    block = re.search(r"```python\n(# careful\.py\n.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    assert block is not None
    return block[1]


def test_the_agent_of_the_documentation_plays_and_is_better_than_chance(tmp_path: Path) -> None:
    name = written(tmp_path, example()) + ":Careful"
    played = gorin.play([name, "random"], games=16, rules=SKIRMISH, seed=4)
    assert not any(result.error for result in played)
    won = sum(result.agents[seat] == name for result in played for seat in result.winners)
    assert won > 10


def test_a_class_of_a_module_and_one_that_is_handed_over() -> None:
    name = f"{__name__}:Last"
    assert expected(name) == name and lend("random") == "random"
    sys.modules.setdefault(__name__, sys.modules[Last.__module__])
    by_name, handed = (gorin.play(who, games=2, rules=SKIRMISH) for who in (name, Last))
    assert [x.decisions for x in by_name] == [x.decisions for x in handed]
    assert handed[0].agents == (f"{Last.__module__}:Last",) * 2


def test_other_processes_find_a_file(tmp_path: Path) -> None:
    name = written(tmp_path, example()) + ":Careful"
    one, two = (gorin.play([name, "random"], games=4, rules=SKIRMISH, processes=n) for n in (1, 2))
    assert one == two


def test_an_installed_package_offers_agents(monkeypatch: pytest.MonkeyPatch) -> None:
    here = ModuleType("somebodys_agents")
    here.Last = Last  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, here.__name__, here)
    points = [EntryPoint("last", "somebodys_agents:Last", guests.GROUP), EntryPoint("gone", "nowhere:X", guests.GROUP)]
    monkeypatch.setattr(guests, "entry_points", lambda group: points if group == guests.GROUP else [])
    guests._points.cache_clear()
    try:
        assert {"random", "heuristic", "last"} <= set(offered())
        assert isinstance(invited("last"), Last)
        with pytest.raises(UsageError, match=r"The agent 'gone' \(nowhere:X\) cannot be loaded: ModuleNotFoundError"):
            invited("gone")
    finally:
        guests._points.cache_clear()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("randon", "There is no agent 'randon'; did you mean 'random'?"),
        ("no.such.module:Bot", "There is no module 'no.such.module' for the agent 'no.such.module:Bot'."),
        ("json:Bot", "There is no 'Bot' in 'json', where the agent 'json:Bot' should be."),
        ("json:", "There is no '' in 'json'"),
        ("string:digits", "'string:digits' is no class of agents but a str."),
        ("json:loads", "The agent 'json:loads' cannot be made: TypeError: loads() missing 1 required positional"),
        ("fractions:Fraction", "'fractions:Fraction' makes no agent: what it makes has no method act(seat"),
        ("nowhere/bot.py:Bot", "There is no file 'nowhere/bot.py' for the agent 'nowhere/bot.py:Bot'."),
        (":Bot", "There is no agent ':Bot'; the agents are random, pupil, heuristic"),
        ("program:", "'program:' names no program"),
        ("program:'", "The program ''' cannot be read: No closing quotation."),
        ("program:no-such-program-here", "The program 'no-such-program-here' cannot be started: No such file"),
    ],
)  # fmt: skip
def test_what_is_no_agent_is_refused_in_a_sentence(name: str, says: str) -> None:
    with pytest.raises(UsageError) as error:
        expected(name)
    assert str(error.value).startswith(says)
    with pytest.raises(UsageError):
        gorin.play(name)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("x = 1\n\ny = 1 // 0\n", "cannot be loaded: ZeroDivisionError: integer division or modulo by zero (line 3)."),
        ("class Bot\n", "cannot be loaded: SyntaxError: expected ':' (bot.py, line 1)."),
        ("import no_such_thing\n", "cannot be loaded: ModuleNotFoundError: No module named 'no_such_thing' (line 1)."),
        ("class Bot:\n    def __init__(self, n): pass\n", "cannot be made: TypeError: Bot.__init__() missing 1"),
    ],
)
def test_a_file_that_fails(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(UsageError) as error:
        expected(written(tmp_path, text) + ":Bot")
    assert says in str(error.value)


@pytest.mark.parametrize("given", [None, True, 1.0, "0", -1, 99, [0]])
def test_nonsense_is_told_with_agent_game_and_decision(given: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Answers, "given", given)
    (result,) = gorin.play(Answers, rules=SKIRMISH)
    name = f"{Answers.__module__}:Answers"
    shown = name if len(name) <= 60 else f"{name[:60]}…"
    assert result.error.startswith(f"Game 0: The agent '{shown}' is asked at decision 1 as A (")
    assert f", and answers '{given!r}': the options are numbered 0 to " in result.error and result.blames_agent


def test_whole_numbers_of_other_kinds_are_welcome(monkeypatch: pytest.MonkeyPatch) -> None:
    class Whole:
        def __index__(self) -> int:
            return 0

    monkeypatch.setattr(Answers, "given", Whole())
    assert not gorin.play([Answers, "random"], rules=SKIRMISH)[0].error


def test_an_agent_that_says_nonsense_of_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Last, "deal", lambda *_: "peace")
    (result,) = gorin.play(Last, rules="lcg/enlightenment")
    assert re.match(r"Game 0: The agent 'random' is asked for deals after decision \d+ as A, and answers", result.error)


def test_programs_play(tmp_path: Path) -> None:
    name = f"program:{sys.executable} {written(tmp_path, ABOUT_THE_RULES)}"
    theirs, ours = gorin.play(name, games=2, rules=SKIRMISH), gorin.play(Last, games=2, rules=SKIRMISH)
    assert [(x.error, x.decisions, x.winner) for x in theirs] == [("", x.decisions, x.winner) for x in ours]
    assert len(programs._lines) == 1, "one program plays all seats of all games"


@pytest.mark.parametrize(
    ("answers", "says"),
    [
        ("print('hello', flush=True)", "the program answered 'hello', which is no JSON"),
        ("print('[1]', flush=True)", """the program answered '[1]', not {"id": 1, "option": …}"""),
        ("""print('{"option": 0, "id": 9}', flush=True)""", "the program answered"),
        ("""print('{"option": 99}', flush=True)""", "answers '99': the options are numbered 0 to"),
        ("raise SystemExit(3)", "the program ended instead of answering (exit code 3)"),
        ("import time; time.sleep(60)", "the program did not answer within 0 seconds"),
    ],
)
def test_programs_that_fail(tmp_path: Path, answers: str, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if "sleep" in answers:
        monkeypatch.setattr(programs, "PATIENCE", 0.3)
    text = f"import sys\nfor line in sys.stdin: {answers}\n"
    (result,) = gorin.play(f"program:{sys.executable} {written(tmp_path, text)}", rules=SKIRMISH)
    assert says in result.error and result.error.startswith("Game 0: The agent 'program:") and result.blames_agent


def test_simulate_says_whose_fault_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    written(tmp_path, "class Bot:\n    def act(self, *_):\n        return 99\n")
    typed = Terminal(capsys)
    typed("simulate", SKIRMISH, "--agents", "bot.py:Bot,random", "--games", "2", "--processes", "1", code=1)
    first, last = typed.err.splitlines()
    assert first.startswith(
        "Game 0: The agent 'bot.py:Bot' is asked at decision 1 as A (mulligan from your provinces), and answers"
    )
    assert last.startswith("2 games failed; see gorin-failures")


def test_a_server_invites_nobody() -> None:
    from gorin.agents.registry import known

    for name in ("json:loads", "program:true", "bot.py:Bot"):
        with pytest.raises(UsageError, match="There is no agent"):
            known(name)
