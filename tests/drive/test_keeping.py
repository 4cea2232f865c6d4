"""Agents at the other seats, taking choices back, saving and loading."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from gorin.drive.session import Session
from gorin.sim.replaying import replay
from tests.drive.talking import TABLE, ask, played, refused, snapshot


def test_agents_answer_for_their_seats() -> None:
    session = Session()
    game = ask(session, "new", rules="lcg/skirmish", seed=5, agents=[None, "random"])
    made = 0
    rng = random.Random(2)
    while not game["over"]:
        assert game["decision"]["player"] == 0
        assert all(x["player"] == 1 and x["text"] for x in game["answered"])
        made += len(game["answered"])
        game = ask(session, "choose", option=rng.randrange(len(game["decision"]["options"])))
    made += len(game["answered"])
    assert session.game is not None
    assert made == len([choice for choice in session.game.choices if choice.p == 1])
    assert session.game.header.agents == ["outside", "random"]
    assert "the game is over" in refused(session, "choose", option=0)["error"]
    assert "the game is over" in refused(session, "choose", option="pass")["error"]


def test_a_game_between_agents_is_played_at_once() -> None:
    session = Session()
    game = ask(session, "new", rules="lcg/skirmish", seed=5, agents=["random", "random"])
    assert game["over"] and game["ending"] and len(game["answered"]) == game["decisions"]
    assert "There are 0 choices to take back" in refused(session, "undo")["error"]


def test_undo_goes_back_to_the_programs_own_choice_and_is_answered_alike() -> None:
    session = Session()
    ask(session, "new", rules="lcg/skirmish", seed=9, agents=["random", None])
    played(session, 25)
    before = snapshot(session)
    after = [ask(session, "choose", option=0) for _ in range(3)]
    asked = ask(session, "undo", choices=3)
    assert snapshot(session) == before and asked["decision"]["player"] == 1
    assert [ask(session, "choose", option=0) for _ in range(3)] == after


# --- going back, keeping ---------------------------------------------------------------------------------------------


def test_undo_takes_everything_back() -> None:
    session = Session()
    ask(session, "table", table=TABLE, seed=4)
    seen = [snapshot(session)]
    for _ in range(12):
        played(session, 1, seed=len(seen))
        seen.append(snapshot(session))
    while len(seen) > 1:
        assert snapshot(session) == seen.pop()
        ask(session, "undo")
    assert snapshot(session) == seen[0]
    assert "There are 0 choices to take back, not 1." in refused(session, "undo")["error"]
    assert "At least 1 choice" in refused(session, "undo", choices=0)["error"]


@pytest.mark.parametrize("begin", [{"cmd": "new", "seed": 8}, {"cmd": "table", "table": TABLE, "seed": 8}])
def test_save_and_load(begin: dict[str, Any], tmp_path: Path) -> None:
    first, second = Session(), Session()
    ask(first, **begin)
    played(first, 40)
    saved = ask(first, "save")
    ask(second, "load", record=saved["record"])
    assert snapshot(second) == snapshot(first) and ask(second, "save") == saved
    file = tmp_path / "game.jsonl"
    assert ask(first, "save", path=str(file)) == {"ok": True, "path": str(file), "key": saved["key"]}
    third = Session()
    ask(third, "load", path=str(file))
    assert played(third, 30, seed=1) == played(second, 30, seed=1) == played(first, 30, seed=1)
    ask(third, "undo", choices=30)
    assert ask(third, "save") == saved
    assert replay(file).state.key == saved["key"]


def test_a_record_that_cannot_be_loaded(tmp_path: Path) -> None:
    session = Session()
    ask(session, "table", table=TABLE)
    ask(session, "choose", option="pass")
    record = ask(session, "save")["record"]
    bare = re.sub(r',"snapshot":.*', "}", record)
    assert "parts from the rules" in refused(session, "load", record=bare.replace('"i":1', '"i":0'))["error"]
    assert "cannot be opened" in refused(session, "load", record=record.replace("Banzai!", "Bonsai!"))["error"]
    assert "3 players cannot sit" in refused(session, "load", record=record.replace('["A"', '["A","A"'))["error"]
    assert "does not begin with the header" in refused(session, "load", record="{}")["error"]
    assert "is empty" in refused(session, "load", record="")["error"]
    assert "'record' or from a 'path'" in refused(session, "load")["error"]
    assert "'record' or from a 'path'" in refused(session, "load", record="", path="")["error"]
    assert "No such file" in refused(session, "load", path=str(tmp_path / "none"))["error"]
    assert "is no file" in refused(session, "load", path=str(tmp_path))["error"]
    assert "is no file" in refused(session, "load", path="/dev/null")["error"]
    assert "directory" in refused(session, "save", path=str(tmp_path))["error"]
    assert "No such file" in refused(session, "save", path=str(tmp_path / "no" / "file"))["error"]
    assert "seats need 2 agents" in refused(session, "load", record=record, agents=["random"])["error"]
    assert ask(session, "load", record=record, agents=["random", None])["decision"]["player"] == 1
