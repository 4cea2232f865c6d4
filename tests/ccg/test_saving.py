"""Saved games name their keywords, so that they mean the same in every process."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gorin.errors import UsageError
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.words import *
from tests.ccg.laws.games import moments
from tests.ccg.tables import do, find, play, table

CLOAK = strategy("Cloak", open_(GainsKeyword(THAT, "shrouded"), target=PERSONALITY & YOURS), focus=1)
TABLE = "A 5: Plain Guard | Cloak \nB 5: Plain Rider"

ELSEWHERE = """
import json
from gorin.rulesets.ccg import facts
for name in ("zeal", "aloof", "shrouded", "yonder"):
    facts.keyword(name)
from tests.ccg.test_saving import saved
print(json.dumps(saved()))
"""


def saved() -> dict[str, Any]:
    """A game in which somebody has gained a keyword and a Favor action was counted: its dump and its key."""
    s = table(TABLE, [CLOAK])
    play(s, "A: Cloak")
    return {"dump": s.dump(), "key": s.key}


def test_a_game_saved_by_another_process_goes_on() -> None:
    root = Path(__file__).parents[2]
    found = subprocess.run([sys.executable, "-c", ELSEWHERE], capture_output=True, text=True, check=True, cwd=root)
    there = json.loads(found.stdout)
    box = table(TABLE, [CLOAK]).box
    s = Game.load(box, there["dump"])
    guard = find(s, "Plain Guard")
    assert s.p[facts.keyword("shrouded")] >> guard & 1 and s.p[facts.SAMURAI] >> guard & 1
    assert s.key == there["key"] == saved()["key"]
    do(s, "B: pass", "A: pass")


def test_a_save_holds_names_and_no_numbers_of_keywords() -> None:
    d = saved()["dump"]
    assert d["p"]["shrouded"] and d["p"]["samurai"] and "shrouded" in [row[2] for row in d["lasting"]]


def test_what_waits_in_a_window_is_named_too() -> None:
    watch = holding("Watch", reaction(Targets(PERSONALITY & OTHERS), gain_honor(1)), cost=0)
    s = table(TABLE.replace("B 5: ", "B 5: Watch, "), [CLOAK, watch])
    do(s, "A: Cloak", "A: Plain Guard")
    t = Game.load(s.box, json.loads(json.dumps(s.dump())))
    assert t == s and t.decision == s.decision


@pytest.mark.parametrize("seed", range(3))
def test_saves_go_through_json(seed: int) -> None:
    for s in moments(seed, 0.02, 800):
        assert Game.load(s.box, json.loads(json.dumps(s.dump()))) == s


def test_an_old_save_is_refused_in_a_sentence() -> None:
    s = table(TABLE, [CLOAK])
    with pytest.raises(UsageError, match="older version, which did not name its keywords"):
        Game.load(s.box, s.dump() | {"p": s.p[:]})
    with pytest.raises(UsageError, match="fact '9999' that nobody knows"):
        Game.load(s.box, s.dump() | {"p": {"9999": 1}})
