"""The pytest plugin, on suites of its own in a temporary folder."""

from __future__ import annotations

import pytest

from gorin.rulebook import citations

pytest_plugins = ["pytester"]

INI = """
[pytest]
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
        "tests/test_good.py::test_two",
    ],
    "rr.covert.2": ["tests/test_good.py::TestThree::test_three", "tests/test_good.py::test_one"],
    "rr.covert.3": ["tests/test_good.py::test_two"],
}


class Suite:
    """A suite of tests of its own."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester
        pytester.makefile(".ini", pytest=INI)
        self.add("good", GOOD)

    @property
    def map(self) -> citations.Citations:
        return citations.read(self.pytester.path / "tests")

    def add(self, name: str, source: str) -> None:
        self.pytester.makepyfile(**{f"tests/test_{name}": source})

    def run(self, *arguments: str) -> pytest.RunResult:
        return self.pytester.runpytest(*arguments)


@pytest.fixture
def suite(pytester: pytest.Pytester) -> Suite:
    return Suite(pytester)


def bad(decorators: str) -> str:
    return f"import pytest\nfrom gorin.rulebook.testing import rule\n{decorators}\ndef test_bad(): ...\n"


def test_a_suite_that_cites_well_passes_and_is_read_as_it_runs(suite: Suite) -> None:
    suite.run().assert_outcomes(passed=5, deselected=1)
    assert suite.map == MAP


def test_a_run_writes_no_map(suite: Suite) -> None:
    suite.run()
    assert not list(suite.pytester.path.rglob("*.json")) and not citations.BUILT.exists()


@pytest.mark.parametrize("body", ["assert False", "pytest.skip('no')", "pytest.xfail('no')"])
@pytest.mark.parametrize("processes", [(), ("-n", "1", "-p", "xdist")], ids=["alone", "xdist"])
def test_a_test_of_a_rule_that_does_not_run_or_pass_fails(suite: Suite, body: str, processes: tuple[str, ...]) -> None:
    suite.add("bad", f"import pytest\n@pytest.mark.rule('rr.covert.5')\ndef test_bad(): {body}\n")
    done = suite.pytester.runpytest_subprocess(*processes)
    assert done.ret == pytest.ExitCode.TESTS_FAILED
    if "assert" not in body:
        done.stdout.fnmatch_lines(["*::test_bad cites rr.covert.5 but did not run; it must always run and pass."])


def test_other_tests_and_long_ones_may_skip_themselves(suite: Suite) -> None:
    suite.add("other", "import pytest\ndef test_other(): pytest.skip('no')\n")
    long = "@pytest.mark.soak\n@pytest.mark.rule('rr.covert.5')\ndef test_long(): pytest.skip('no')\n"
    suite.add("long", f"import pytest\n{long}")
    suite.run("-m", "").assert_outcomes(passed=6, skipped=2)


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
        ("@rule(*['rr.covert.' + '1'])", "*cites rr.covert.1 in a way that its source does not show; write rule(*"),
    ],
)
def test_a_wrong_citation_is_an_error_of_collection(suite: Suite, decorators: str, sentence: str) -> None:
    suite.add("bad", bad(decorators))
    done = suite.run()
    assert done.ret == pytest.ExitCode.INTERRUPTED
    done.stdout.fnmatch_lines([sentence])


def test_a_wrong_citation_is_reported_by_several_processes(suite: Suite) -> None:
    suite.add("bad", bad('@rule("rr.cover.2")'))
    done = suite.pytester.runpytest_subprocess("-n", "2", "-p", "xdist")
    assert done.ret != 0
    done.stdout.fnmatch_lines(["*cites the rule 'rr.cover.2', which does not exist*"])


def test_a_case_has_its_own_three_rules(suite: Suite) -> None:
    cases = ", ".join(f"pytest.param({n}, marks=rule('rr.covert.{n}'))" for n in range(1, 6))
    suite.add("cases", bad(f"@pytest.mark.parametrize('n', [{cases}])").replace("test_bad()", "test_case(n)"))
    assert suite.run().ret == 0
