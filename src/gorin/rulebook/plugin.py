"""The pytest plugin behind `@rule`: it checks the ids tests cite, and keeps the map from rules to passing tests.

`--rules-map-write` writes the map after a run of the whole suite in which everything passed.
`--rules-map-check` collects the tests and fails when the committed map is not what they say.
Long tests, marked `soak`, are not part of every run and therefore never in the map.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

from gorin.rulebook import citations, find, suggest

LIMIT = 3
PROPERTY = "rules"
EVERYDAY_MARKS = ("", "not soak")
MAY_NOT_RUN = ("skip", "skipif", "xfail")
NARROWING = {
    "keyword": "-k",
    "lf": "--lf",
    "stepwise": "--sw",
    "deselect": "--deselect",
    "ignore": "--ignore",
    "ignore_glob": "--ignore-glob",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare the two options, and where the map is."""
    group = parser.getgroup("gorin", "the rulebook")
    group.addoption("--rules-map-write", action="store_true", help="write which tests cite which rules, if all pass")
    group.addoption("--rules-map-check", action="store_true", help="only collect, and fail if that map is stale")
    parser.addini("rules_map", "the file that says which tests cite which rules", default=str(citations.MAP))


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marker, and start keeping the map if it was asked for."""
    config.addinivalue_line("markers", "rule(*ids): the rules that this test checks; at most three")
    if config.option.rules_map_check:
        if reason := narrowed(config):
            raise pytest.UsageError(f"--rules-map-check needs the whole suite, but {reason}.")
        config.option.collectonly = True
        config.pluginmanager.register(MapCheck(map_of(config)), "gorin-map-check")
    elif config.option.rules_map_write and not hasattr(config, "workerinput"):
        config.pluginmanager.register(MapWriter(map_of(config), narrowed(config)), "gorin-map-writer")


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Collector) -> Generator[None, object, object]:
    """Refuse a test that cites rules wrongly, as an error of collecting its file."""
    made = yield
    for item in made if isinstance(made, list) else [made]:
        if isinstance(item, pytest.Item) and any(item.iter_markers("rule")):
            if problem := wrong(item):
                raise collector.CollectError(f"{item.nodeid} {problem}")
            if not item.get_closest_marker("soak"):
                item.user_properties.append((PROPERTY, " ".join(cited(item))))
    return made


def cited(item: pytest.Item) -> list[str]:
    """The ids that a test cites, each once, in the order of its markers."""
    return list(dict.fromkeys(id for marker in item.iter_markers("rule") for id in marker.args))


def wrong(item: pytest.Item) -> str:
    """What is wrong with the citations of a test, as the end of a sentence; empty if nothing is."""
    for marker in item.iter_markers("rule"):
        if marker.kwargs or not marker.args or not all(isinstance(id, str) for id in marker.args):
            return "is marked as the test of a rule but does not name its id."
    ids = cited(item)
    for id in ids:
        if not find(id):
            near = ", ".join(suggest(id))
            return f"cites the rule {id!r}, which does not exist{f'; near misses: {near}' if near else ''}."
    if len(ids) > LIMIT:
        return f"cites {len(ids)} rules ({', '.join(ids)}); a test cites at most {LIMIT}."
    for name in MAY_NOT_RUN:
        if item.get_closest_marker(name):
            return f"cites {', '.join(ids)} but is marked {name}; a test of a rule must always run and pass."
    return ""


def narrowed(config: pytest.Config) -> str:
    """Why this run is not the whole suite, as the end of a sentence; empty if it is."""
    if config.option.markexpr not in EVERYDAY_MARKS:
        return f"only tests marked {config.option.markexpr!r} run"
    for name, option in NARROWING.items():
        if config.getoption(name, None):
            return f"{option} leaves tests out"
    source = config.args_source
    at_root = config.invocation_params.dir == config.rootpath
    if source is config.ArgsSource.ARGS or not (at_root or source is config.ArgsSource.TESTPATHS):
        return f"only {' '.join(map(str, config.args))} was asked for"
    return ""


def map_of(config: pytest.Config) -> Path:
    """The file of the map."""
    return config.rootpath / str(config.getini("rules_map"))


def citing(properties: Iterable[tuple[str, object]]) -> list[str]:
    """The ids among the properties of an item or of a report, which also travel between processes."""
    return [id for name, value in properties if name == PROPERTY for id in str(value).split()]


class MapWriter:
    """Watches the reports of a run, in the process that gathers them, and writes the map at its end."""

    def __init__(self, path: Path, narrowed: str) -> None:
        self.path = path
        self.narrowed = narrowed
        self.passed: dict[str, list[str]] = {}
        self.failed: set[str] = set()
        self.outcome = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a citing test that passed, and one that did not."""
        if ids := citing(report.user_properties):
            if not report.passed or hasattr(report, "wasxfail"):
                self.failed.add(report.nodeid)
            elif report.when == "call":
                self.passed[report.nodeid] = ids

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Write the map, or remember why not."""
        if self.narrowed:
            self.outcome = f"not written, since {self.narrowed}"
        elif self.failed:
            self.outcome = f"not written, since tests of rules did not pass: {', '.join(sorted(self.failed))}"
            session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED
        elif session.config.option.collectonly or exitstatus != pytest.ExitCode.OK:
            self.outcome = "not written, since not every test ran and passed"
        else:
            changed = citations.save(citations.gather(self.passed.items()), self.path)
            self.outcome = f"written to {self.path}" if changed else "unchanged"

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what became of the map."""
        terminalreporter.write_line(f"map of rules: {self.outcome}")


class MapCheck:
    """Compares the collected tests with the committed map."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.stale: list[str] = []

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Fail the run if the map is stale."""
        marked = citations.gather((item.nodeid, citing(item.user_properties)) for item in getattr(session, "items", ()))
        self.stale = citations.differences(citations.load(self.path), marked)
        if self.stale and exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """List the ids that differ, and end with one sentence."""
        for line in self.stale:
            terminalreporter.write_line(line)
        if self.stale:
            number = f"{len(self.stale)} rules differ" if len(self.stale) > 1 else "1 rule differs"
            terminalreporter.write_line(f"{self.path.name} is stale: {number}; `make test` writes it anew.")
