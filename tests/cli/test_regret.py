"""`gorin regret`: where a player errs."""

from __future__ import annotations

import json

import pytest

from tests.cli.terminal import Terminal

ARGUMENTS = ("regret", "lcg/skirmish", "--agent", "random", "--decisions", "4", "--deals", "2", "--seed", "3")


def test_it_names_the_decisions(capsys: pytest.CaptureFixture[str]) -> None:
    gorin = Terminal(capsys)
    told = json.loads(gorin(*ARGUMENTS, "--json"))
    assert sum(kind["lost"]["n"] for kind in told) == 4
    out = " ".join(gorin(*ARGUMENTS).split())
    assert all(kind["occasion"].split()[0] in out for kind in told)
    examples = [x for kind in told for x in kind["examples"]]
    assert all(f"{x['chosen']} → {x['better']}" in out for x in examples)


def test_whose_choices_are_looked_at_must_be_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no agent 'randon'" in Terminal(capsys).refuses("regret", "--agent", "randon")
