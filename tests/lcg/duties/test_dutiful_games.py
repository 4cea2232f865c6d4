"""Games played with the dutiful cards keep the laws, and remember neither more nor less than what was told."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from gorin.kernel.log import Log
from gorin.kernel.machine import answer, where
from gorin.rulesets.lcg.check import problems
from gorin.rulesets.lcg.lasting.memories import how_much
from tests.laws import laws
from tests.laws.places import check
from tests.laws.test_derived import fresh, settled
from tests.lcg.duties.dutiful import CARDS, opened

RULES = ("lcg/stronghold", "lcg/skirmish")
TOLD = {  # what the log says of what is remembered
    "honor lost this phase": re.compile(r"^([AB]) loses (\d+) honor\b"),
    "honor gained this phase": re.compile(r"^([AB]) gains (\d+) honor\b"),
    "conflicts won this round": re.compile(r"^([AB]) wins the conflict by \d+\.$"),
}


def moves(s: Any, rng: Random, most: int) -> Any:
    """Random choices; gives the state before each."""
    for _ in range(most):
        if s.decision is None:
            return
        yield s
        answer(s, rng.randrange(len(s.decision.options)))


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", [1, 4])
def test_the_laws_hold(rules: str, seed: int) -> None:
    rng = Random(seed)
    for i, s in enumerate(moves(opened(rules, seed), rng, 300)):
        check(s)
        if i % 3 == 0:
            fresh(s)
        if i % 7 == 0:
            settled(s)
            laws.asked_again_is_asked_the_same(s)
        if i % 30 == 0:
            laws.saved_is_loaded_as_it_was(s, seed)
            laws.clones_are_equal_and_independent(s, seed)
            laws.every_option_can_be_chosen(s)
            for you in (0, 1):
                laws.nothing_hidden_is_seen(s, you, seed + i)
                laws.nothing_hidden_is_told(s, you, seed + i)
            laws.options_follow_from_what_is_known(s, seed)


def counted(lines: list[str], name: str) -> list[int]:
    """How much of it each player has done since the phase or round began, by what was told."""
    begins = "The dynasty phase" if name.endswith("round") else "The "
    out = [0, 0]
    for line in lines:
        if line.startswith(begins) and " phase of round " in line:
            out = [0, 0]
        if m := TOLD[name].match(line):
            out[ord(m[1]) - 65] += int(m[2]) if m.lastindex == 2 else 1
    return out


@pytest.mark.parametrize("rules", RULES)
def test_what_is_remembered_is_what_was_told(rules: str) -> None:
    seen = 0
    for seed in range(6):
        s = opened(rules, seed)
        s.log = Log()
        for _ in moves(s, Random(seed), 400):
            if (s.log.lines and s.log.lines[-1].text.endswith("begins.")) or any(
                "lasting effects end" in x for x in where(s)
            ):
                continue  # what is over is forgotten as the next begins
            lines = [line.text for line in s.log.lines]
            for name in TOLD:
                if name in s.box.memories:
                    want = counted(lines, name)
                    assert [how_much(s, name, q, 0) for q in (0, 1)] == want, name
                    assert [how_much(s, name, q, 1) for q in (0, 1)] == want, "both remember it alike"
                    seen += any(want)
    assert seen > 100


def test_every_dutiful_card_is_right() -> None:
    assert [x for card in CARDS.values() for x in problems(card)] == []
