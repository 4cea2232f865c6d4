"""Refusals say what is missing: `scripts/refusals` counts whole games, this the beginnings of some."""

from __future__ import annotations

import runpy
from collections import Counter
from typing import Any

import pytest

from gorin.rulebook import find
from gorin.rulesets import formats
from tests.repo.environment import ROOT

SCRIPT: dict[str, Any] = runpy.run_path(str(ROOT / "scripts/refusals"))


@pytest.mark.parametrize("rules", sorted(formats()))
def test_reasons_name_what_is_missing(rules: str) -> None:
    found = SCRIPT["counted"](rules, seed=2, agent="random", most=150)
    assert found.total() > 100
    named = SCRIPT["share"](found)
    assert named >= SCRIPT["ENOUGH"], [str(x) for x in found if not x.names]


def test_a_reason_that_repeats_its_rule_does_not_count() -> None:
    rule = find("rr.cost.1")
    assert rule is not None
    vague = SCRIPT["Reason"](f"Rout cannot be played now: {rule.says}", rule.id)
    told = SCRIPT["Reason"]("Rout costs 2 fate; you have 1.", rule.id)
    assert not vague.names and told.names
    assert SCRIPT["share"](Counter({vague: 3, told: 1})) == 0.25
