"""What `import gorin` gives a program, and the README's ten lines of it."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gorin
from gorin import errors
from gorin.kernel.record import read_record

README = Path(__file__).parent.parent / "README.md"
TABLE = "A 10/3: Doji Whisperer | Fine Katana\nB 10/3: Eager Scout"


def test_everything_that_is_offered_is_there() -> None:
    assert len(set(gorin.__all__)) == len(gorin.__all__)
    for name in gorin.__all__:
        assert getattr(gorin, name) is not None
        assert name in dir(gorin)
    assert {"new_game", "set_up", "replay", "Game", "Decision", "Option", "DeckList", "Record"} <= set(gorin.__all__)


def test_every_error_is_offered() -> None:
    every = {name for name, x in vars(errors).items() if isinstance(x, type) and issubclass(x, gorin.GorinError)}
    assert every <= set(gorin.__all__)


def test_nothing_else_is() -> None:
    with pytest.raises(AttributeError, match="module 'gorin' has no attribute 'chess'"):
        gorin.chess  # noqa: B018
    with pytest.raises(ImportError):
        from gorin import checkers  # noqa: F401


def test_a_star_import_is_all_of_it_and_nothing_comes_before() -> None:
    source = (
        "import sys, gorin; before = [m for m in sys.modules if m.startswith('gorin.') and m != 'gorin.compiled'];"
        "names = {}; exec('from gorin import *', names);"
        "print(before, sorted(set(gorin.__all__) - set(names)))"
    )
    shown = subprocess.run([sys.executable, "-c", source], check=True, capture_output=True, text=True).stdout
    assert shown == "[] []\n"


def test_the_readme_is_true_and_says_it_in_ten_lines() -> None:
    tried = doctest.testfile(str(README), module_relative=False)
    assert tried.attempted >= 6 and not tried.failed
    block = re.search(r"## From Python\n```python\n(.*?)\n+```", README.read_text(encoding="utf-8"), re.S)
    assert block is not None and len(block[1].splitlines()) <= 10
    for name in ("gorin.new_game(", "game.decision", ".choose(", "game.view(", "game.clone()", ".record"):
        assert name in block[1], name


def test_a_table_is_played_recorded_and_replayed() -> None:
    game = gorin.set_up(TABLE, seed=5)
    assert type(game) is gorin.Game and type(game.decision) is gorin.Decision
    assert {type(o) for o in game.decision.options} == {gorin.Option}
    game.choose(0)
    game.choose(0)
    assert game.view(0)["players"][0]["characters"][0]["military"] == 2
    again = gorin.replay(read_record(game.record.lines()))
    assert again.state.key == game.state.key and again.record.lines() == game.record.lines()
    assert game.record.header.table == TABLE and game.record.header.decks == []


def test_several_decisions_are_taken_back_at_once() -> None:
    game = gorin.set_up(TABLE)
    keys = [game.state.key]
    for _ in range(4):
        game.choose(0)
        keys.append(game.state.key)
    for wrong in (0, -1, 5):
        with pytest.raises(gorin.IllegalChoice, match="There are 4 decisions to take back"):
            game.undo(wrong)
    game.undo(3)
    assert game.state.key == keys[1] and game.decisions == 1
    game.undo()
    assert game.state.key == keys[0]
    with pytest.raises(gorin.IllegalChoice, match="no decision to take back"):
        game.undo()


def test_a_record_of_a_table_that_cannot_be_opened() -> None:
    record = gorin.set_up(TABLE).record
    for change, says in (
        ({"table": "A: Nobody\nB:"}, "There is no card called 'Nobody'"),
        ({"table": ""}, "A table needs at least one line"),
        ({"players": ["A", "B", "C"]}, "3 players cannot sit at a table with 2 seats"),
        ({"decks": [{"name": "x", "clan": "crab", "cards": {}}]}, "its header does not give one deck to each player"),
    ):
        bad = read_record(record.lines())
        for name, value in change.items():
            setattr(bad.header, name, value)
        with pytest.raises(gorin.RecordError, match="cannot be opened") as error:
            gorin.replay(bad)
        assert says in str(error.value)


def test_errors_carry_their_rules() -> None:
    error = gorin.GorinError("No.", "rr.covert.2")
    assert error.sentence == "No." and error.rules == ("rr.covert.2",) and str(error) == "No. [rr.covert.2]"
    with pytest.raises(gorin.NotationError):
        gorin.set_up("")
    with pytest.raises(gorin.UsageError):
        gorin.set_up(TABLE, rules="lcg/chess")
