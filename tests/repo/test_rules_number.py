"""The number of the rules is raised when seeded games change, that of the states when their numbers do."""

from __future__ import annotations

import json
from copy import deepcopy
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

from gorin.rulesets import numbers

ROOT = Path(__file__).resolve().parents[2]


def script() -> Any:
    loader = SourceFileLoader("rules_number", str(ROOT / "scripts" / "rules-number"))
    spec = spec_from_loader("rules_number", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_what_must_be_raised() -> None:
    must = script().must_be_raised
    then = json.loads((ROOT / "tests" / "fixtures" / "numbers.json").read_text(encoding="utf-8"))
    assert then["rules"] == numbers.RULES and then["states"] == numbers.STATES
    assert must(then, then) == []
    other = deepcopy(then)
    other["keys"]["ccg/emperor"] = "other games"
    assert [each[:2] for each in must(then, other)] == [("RULES", "ccg")]
    other["rules"]["ccg"] += 1
    assert must(then, other) == []
    other["meanings"]["lcg"]["facts.NEW"] = 999
    assert must(then, other) == [], "a new number harms nobody"
    other["meanings"]["lcg"]["facts.BOWED"] += 1
    assert [each[:2] for each in must(then, other)] == [("STATES", "lcg")]


def test_the_numbers_in_snapshots_mean_what_was_written_down() -> None:
    module = script()
    then = json.loads((ROOT / "tests" / "fixtures" / "numbers.json").read_text(encoding="utf-8"))
    assert {game: module.meanings(game) for game in module.MODULES} == then["meanings"]
