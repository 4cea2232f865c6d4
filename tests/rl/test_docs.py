"""What docs/research.md shows is so, and its example learns."""

from __future__ import annotations

import doctest
import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from gorin.rl import load_game

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def learn() -> ModuleType:
    """The example."""
    spec = importlib.util.spec_from_file_location("learn", DOCS / "examples" / "learn.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_examples_are_true() -> None:
    tried = doctest.testfile(str(DOCS / "research.md"), module_relative=False)
    assert tried.attempted > 12 and not tried.failed


def test_the_notebook_runs_from_top_to_bottom() -> None:
    cells = json.loads((DOCS / "examples" / "research.ipynb").read_text(encoding="utf-8"))["cells"]
    source = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    names: dict[str, Any] = {"__name__": "notebook"}
    for text in source:
        exec(compile(text, "research.ipynb", "exec"), names)
    assert len(source) > 6 and len(names["returns"]) >= 8 and len(names["review"].sides[0].choices) > 1
    assert all(not cell.get("outputs") for cell in cells), "what was printed is not kept"


def test_what_has_won_becomes_likelier(learn: ModuleType) -> None:
    game = load_game("lcg/skirmish")
    state = game.new_initial_state(1)
    for brought in (1.0, -1.0):
        learner = learn.Learner(game, 0, 0.1)
        _, places = learner.offers(state)
        assert len(set(places)) == len(places)
        learner.choose(state)
        (_, k, before) = learner.made[0]
        learner.learn(brought)
        after = np.exp(learner.weights[places])
        assert ((after / after.sum())[k] > before[k]) == (brought > 0) and not learner.made


def test_the_same_seed_learns_the_same(learn: ModuleType) -> None:
    one, two = (learn.train("lcg/skirmish", 8, seed=3, rate=0.05, part=4) for _ in range(2))
    assert one == two and [mark.name for mark in one] == ["games 1 to 4", "games 5 to 8"]
    assert all(0 <= mark.low <= mark.value <= mark.high <= 100 for mark in one)
