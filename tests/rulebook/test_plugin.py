"""The pytest plugin, on suites of its own in a temporary folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

INI = """
[pytest]
rules_map = map.json
addopts = -q --strict-markers -m "not soak"
markers = soak: long
testpaths = tests
"""
GOOD = """
    import pytest
    from gorin.rulebook.testing import rule

    @rule("rr.covert.2", "rr.covert.1")
    def test_one() -> None: ...

    @pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("rr.covert.3"))])
    @rule("rr.covert.1")
    def test_two(n): ...

    class TestThree:
        @rule("rr.covert.2")
        @rule("rr.covert.2")
        def test_three(self): ...

    @pytest.mark.soak
    @rule("rr.covert.4")
    def test_long(): ...

    def test_of_no_rule(): ...
"""
MAP = {
    "rr.covert.1": [
        "tests/test_good.py::test_one",
        "tests/test_good.py::test_two[1]",
        "tests/test_good.py::test_two[2]",
    ],
    "rr.covert.2": ["tests/test_good.py::TestThree::test_three", "tests/test_good.py::test_one"],
    "rr.covert.3": ["tests/test_good.py::test_two[2]"],
}


class Suite:
    """A suite of tests with a map of its own."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester
        pytester.makefile(".ini", pytest=INI)
        self.add("good", GOOD)

    @property
    def map(self) -> Path:
        return self.pytester.path / "map.json"

    def add(self, name: str, source: str) -> None:
        self.pytester.makepyfile(**{f"tests/test_{name}": source})

    def run(self, *arguments: str) -> pytest.RunResult:
        return self.pytester.runpytest(*arguments)


@pytest.fixture
def suite(pytester: pytest.Pytester) -> Suite:
    return Suite(pytester)


def bad(decorators: str) -> str:
    return f"import pytest\nfrom gorin.rulebook.testing import rule\n{decorators}\ndef test_bad(): ...\n"


@pytest.mark.parametrize("processes", [(), ("-n", "2", "-p", "xdist")], ids=["alone", "xdist"])
def test_a_passing_run_writes_the_map(suite: Suite, processes: tuple[str, ...]) -> None:
    done = suite.pytester.runpytest_subprocess("--rules-map-write", *processes)
    assert done.ret == 0
    assert json.loads(suite.map.read_text()) == MAP
    done.stdout.fnmatch_lines(["map of rules: written to *map.json"])


def test_a_second_run_changes_nothing(suite: Suite) -> None:
    suite.run("--rules-map-write")
    suite.run("--rules-map-write").stdout.fnmatch_lines(["map of rules: unchanged"])


def test_without_the_option_nothing_is_written(suite: Suite) -> None:
    assert suite.run().ret == 0
    assert not suite.map.exists()


@pytest.mark.parametrize(
    "arguments",
    [("-k", "one"), ("-m", "soak"), ("tests/test_good.py",), ("tests",), ("--deselect", "tests/x.py"), ("--lf",)],
    ids=" ".join,
)
def test_a_part_of_the_suite_writes_no_map(suite: Suite, arguments: tuple[str, ...]) -> None:
    done = suite.run("--rules-map-write", *arguments)
    assert done.ret == 0
    assert not suite.map.exists()
    done.stdout.fnmatch_lines(["map of rules: not written, since *"])


def test_long_tests_stay_out_of_the_map_even_when_they_run(suite: Suite) -> None:
    suite.run("--rules-map-write", "-m", "")
    assert json.loads(suite.map.read_text()) == MAP


def test_a_run_from_inside_a_folder_writes_no_map(suite: Suite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(suite.pytester.path / "tests")
    suite.run("--rules-map-write")
    assert not suite.map.exists()


@pytest.mark.parametrize("body", ["assert False", "pytest.skip('no')", "pytest.xfail('no')"])
@pytest.mark.parametrize("processes", [(), ("-n", "1", "-p", "xdist")], ids=["alone", "xdist"])
def test_a_test_of_a_rule_that_does_not_pass_prevents_the_map(
    suite: Suite, body: str, processes: tuple[str, ...]
) -> None:
    suite.add("bad", f"import pytest\n@pytest.mark.rule('rr.covert.5')\ndef test_bad(): {body}\n")
    done = suite.pytester.runpytest_subprocess("--rules-map-write", *processes)
    assert done.ret == pytest.ExitCode.TESTS_FAILED
    assert not suite.map.exists()
    done.stdout.fnmatch_lines(["map of rules: not written, since tests of rules did not pass: *::test_bad"])


def test_any_failure_prevents_the_map(suite: Suite) -> None:
    suite.add("bad", "def test_bad(): assert False\n")
    suite.run("--rules-map-write").stdout.fnmatch_lines(["map of rules: not written, since not every test*"])
    assert not suite.map.exists()


@pytest.mark.parametrize(
    ("decorators", "sentence"),
    [
        (
            '@rule("rr.cover.2")',
            "*::test_bad cites the rule 'rr.cover.2', which does not exist; near misses: rr.covert.2*",
        ),
        (
            '@rule("rr.covert.1", "rr.covert.2")\n@rule("rr.covert.3", "rr.covert.4")',
            "*::test_bad cites 4 rules (*); a test cites at most 3.",
        ),
        (
            '@pytest.mark.skip\n@rule("rr.covert.1")',
            "*cites rr.covert.1 but is marked skip; a test of a rule must always*",
        ),
        ('@pytest.mark.skipif(False, reason="")\n@rule("rr.covert.1")', "*but is marked skipif*"),
        ('pytestmark = pytest.mark.xfail\n@rule("rr.covert.1")', "*but is marked xfail*"),
        ("@pytest.mark.rule()", "*does not name its id."),
        ("@pytest.mark.rule(2)", "*does not name its id."),
        ("@rule()", "*rule needs ids of rules, as in @rule(*"),
        ("@rule", "*rule needs ids of rules, as in @rule(*"),
    ],
)
def test_a_wrong_citation_is_an_error_of_collection(suite: Suite, decorators: str, sentence: str) -> None:
    suite.add("bad", bad(decorators))
    done = suite.run("--rules-map-write")
    assert done.ret == pytest.ExitCode.INTERRUPTED
    done.stdout.fnmatch_lines([sentence])
    assert not suite.map.exists()


def test_a_wrong_citation_is_reported_by_several_processes(suite: Suite) -> None:
    suite.add("bad", bad('@rule("rr.cover.2")'))
    done = suite.pytester.runpytest_subprocess("-n", "2", "-p", "xdist")
    assert done.ret != 0
    done.stdout.fnmatch_lines(["*cites the rule 'rr.cover.2', which does not exist*"])


def test_a_case_has_its_own_three_rules(suite: Suite) -> None:
    cases = ", ".join(f"pytest.param({n}, marks=rule('rr.covert.{n}'))" for n in range(1, 6))
    suite.add("cases", bad(f"@pytest.mark.parametrize('n', [{cases}])").replace("test_bad()", "test_case(n)"))
    assert suite.run().ret == 0


def test_a_fresh_map_passes_the_check(suite: Suite) -> None:
    suite.run("--rules-map-write")
    for arguments in ((), ("--collect-only", "-q"), ("-m", "")):
        done = suite.run("--rules-map-check", *arguments)
        assert done.ret == 0
        assert "passed" not in done.stdout.str()


def test_a_stale_map_fails_the_check_and_names_the_rules(suite: Suite) -> None:
    suite.run("--rules-map-write")
    suite.add("good", GOOD.replace("rr.covert.3", "rr.covert.5"))
    done = suite.run("--rules-map-check", "--collect-only", "-q")
    assert done.ret == pytest.ExitCode.TESTS_FAILED
    assert done.stdout.lines[-3:] == [
        "rr.covert.3: - tests/test_good.py::test_two[2]",
        "rr.covert.5: + tests/test_good.py::test_two[2]",
        "map.json is stale: 2 rules differ; `make test` writes it anew.",
    ]


def test_a_missing_map_is_stale(suite: Suite) -> None:
    done = suite.run("--rules-map-check")
    assert done.ret == pytest.ExitCode.TESTS_FAILED
    done.stdout.fnmatch_lines(["rr.covert.1: + *", "map.json is stale: 3 rules differ; *"])


def test_a_check_of_a_part_of_the_suite_is_refused(suite: Suite) -> None:
    done = suite.run("--rules-map-check", "-k", "one")
    assert done.ret == pytest.ExitCode.USAGE_ERROR
    done.stderr.fnmatch_lines(["*--rules-map-check needs the whole suite, but -k leaves tests out."])
