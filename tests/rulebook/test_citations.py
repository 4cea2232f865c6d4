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


CASES = """
import pytest
from gorin.rulebook.testing import rule

CASES = [pytest.param(1, marks=rule("rr.tea.1"))]

@pytest.mark.parametrize("n", CASES)
def test_first(n): ...

CASES: list = [pytest.param(1, marks=rule("rr.tea.2", "rr.tea.3"))]
each = pytest.mark.parametrize("n", CASES)

@each
def test_second(n): ...

@pytest.mark.soak
@rule("rr.tea.4")
def test_long(): ...

@rule("rr.tea.5")
class TestClass:
    @rule("rr.tea.6")
    def test_third(self): ...

def helper(): rule("rr.tea.7")
def test_of_no_rule(): rule("rr.tea.8")
"""


def test_citations_are_read_from_the_source_through_the_names_they_have_there() -> None:
    assert citations.cited_in(CASES) == {
        "test_first": {"rr.tea.1"},
        "test_second": {"rr.tea.2", "rr.tea.3"},
        "TestClass::test_third": {"rr.tea.5", "rr.tea.6"},
    }


def test_a_folder_of_tests_gives_a_map(tmp_path: Path) -> None:
    (tmp_path / "tests/tea").mkdir(parents=True)
    (tmp_path / "tests/tea/test_tea.py").write_text(CASES)
    (tmp_path / "tests/tea/helping.py").write_text(CASES)
    read = citations.read(tmp_path / "tests")
    assert read["rr.tea.1"] == ["tests/tea/test_tea.py::test_first"] and len(read) == 5


def test_what_was_built_in_comes_first_and_without_either_the_map_is_empty(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_tea.py").write_text(CASES)
    assert len(citations.load(tmp_path / "none.json", tmp_path / "tests")) == 5
    (tmp_path / "map.json").write_text(TEXT)
    assert citations.load(tmp_path / "map.json", tmp_path / "tests") == citations.gather(TESTS)
    assert citations.load(tmp_path / "none.json", tmp_path / "no-tests") == {}


def test_the_map_of_this_project_is_that_of_its_tests() -> None:
    assert not citations.BUILT.exists(), "a clone reads its tests; only a wheel carries the map"
    here = "tests/rulebook/test_plugin.py::test_one"
    assert len(citations.load()) > 1600 and not any(here in tests for tests in citations.load().values())
