"""A waiting game is data: copied, saved, loaded, asked again and replayed it is the same game."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

from gorin.rulesets import ruleset
from tests.laws import laws
from tests.laws.sizes import law, seeds
from tests.laws.tables import FORMATS, names, opened, tables

ROOT = Path(__file__).resolve().parents[2]


@law(few=40, many=3000, s=tables, seed=seeds)
def test_clones(s: Any, seed: int) -> None:
    laws.clones_are_equal_and_independent(s, seed)


@law(few=40, many=3000, s=tables, seed=seeds)
def test_saving_and_loading(s: Any, seed: int) -> None:
    laws.saved_is_loaded_as_it_was(s, seed)


@law(few=40, many=3000, s=tables)
def test_asking_again(s: Any) -> None:
    laws.asked_again_is_asked_the_same(s)


@law(few=30, many=2000, s=tables)
def test_every_option_can_be_chosen(s: Any) -> None:
    laws.every_option_can_be_chosen(s)


@law(few=10, many=500, name=names, seed=seeds)
def test_the_same_choices_make_the_same_game(name: str, seed: int) -> None:
    s = opened(name, seed)
    choices = list(laws.wander(s, Random(seed)))
    laws.same_choices_same_game(lambda: opened(name, seed), choices, s)
    laws.nobody_need_listen(lambda: opened(name, seed), choices, s)


def keys(seeds: list[int]) -> dict[str, str]:
    """The keys of some games after a while."""
    return {f"{name} {seed}": laws.play_on(opened(name, seed), seed, 120).key for name in FORMATS for seed in seeds}


def test_keys_are_the_same_in_every_process_whatever_was_played_there_before() -> None:
    code = "import json; from tests.laws.test_copies import keys; print(json.dumps(keys([3, 2, 1])))"
    env = {"PYTHONHASHSEED": "7"}
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout) == keys([1, 2, 3])


def test_a_save_is_loaded_in_another_process() -> None:
    """In the middle of a card's ability, whose frame is saved by its name."""
    name, seed = FORMATS[-1], 11
    s = opened(name, seed)
    for _ in laws.wander(s, Random(seed)):
        if any("/" in row[0] for row in s.dump()["frames"]):
            break
    assert s.decision is not None, "no ability of a card ever waited for an answer"
    code = (
        "import json, sys; from tests.laws.tables import opened; s = opened(*json.loads(sys.argv[1]));"
        "print(type(s).load(s.box, json.load(sys.stdin)).key)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, json.dumps([name, seed])],
        cwd=ROOT,
        input=json.dumps(s.dump()),
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.strip() == s.key


def test_every_format_is_played() -> None:
    assert {ruleset(name).name for name in FORMATS} == set(FORMATS) >= {"lcg/stronghold", "lcg/skirmish"}
