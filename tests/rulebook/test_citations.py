"""The map from rules to the tests that cite them."""

from __future__ import annotations

import json
from pathlib import Path

from gorin.rulebook import citations

TESTS = [("tests/b.py::two", ["rr.tea.10", "rr.tea.2"]), ("tests/a.py::one[dōjō]", ["rr.tea.2"])]
TEXT = """{
"rr.tea.2": ["tests/a.py::one[dōjō]", "tests/b.py::two"],
"rr.tea.10": ["tests/b.py::two"]
}
"""


def test_the_map_has_one_line_per_rule_in_order() -> None:
    gathered = citations.gather(TESTS)
    assert citations.dump(gathered) == citations.dump(citations.gather(reversed(TESTS))) == TEXT
    assert json.loads(TEXT) == gathered


def test_an_empty_map_is_a_map() -> None:
    assert json.loads(citations.dump({})) == {}


def test_saving_writes_only_what_changed(tmp_path: Path) -> None:
    path = tmp_path / "map.json"
    assert citations.load(path) == {}
    assert citations.save(citations.gather(TESTS), path)
    assert citations.load(path) == citations.gather(TESTS)
    assert not citations.save(citations.gather(TESTS), path)


def test_differences_name_the_rule_and_the_tests() -> None:
    committed = {"rr.tea.1": ["a"], "rr.tea.2": ["a", "b"], "rr.tea.3": ["c"]}
    marked = {"rr.tea.2": ["b", "d"], "rr.tea.3": ["c"], "rr.tea.4": ["e"]}
    assert citations.differences(committed, marked) == ["rr.tea.1: - a", "rr.tea.2: - a, + d", "rr.tea.4: + e"]
    assert citations.differences(marked, marked) == []
