"""The pytest plugin behind `@rule`: it checks the ids tests cite, and that such tests run and pass.

Which tests cite which rules is read from their sources (`citations`); what cannot be read there is refused here.
Long tests, marked `soak`, are not part of every run and therefore never counted.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from pathlib import Path

import pytest

from gorin.rulebook import citations, find, suggest

LIMIT = 3
MAY_NOT_RUN = ("skip", "skipif", "xfail")


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marker."""
    config.addinivalue_line("markers", "rule(*ids): the rules that this test checks; at most three")


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Collector) -> Generator[None, object, object]:
    """Refuse a test that cites rules wrongly, as an error of collecting its file."""
    made = yield
    for item in made if isinstance(made, list) else [made]:
        if isinstance(item, pytest.Item) and any(item.iter_markers("rule")) and (problem := wrong(item)):
            raise collector.CollectError(f"{item.nodeid} {problem}")
    return made


@pytest.hookimpl(wrapper=True, tryfirst=True)  # after what makes of a failure an expected one
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test of a rule that skips itself while it runs, or expects to fail, has failed."""
    report = yield
    if report.skipped and counts(item):
        report.outcome = "failed"
        vars(report).pop("wasxfail", None)
        report.longrepr = f"{item.nodeid} cites {', '.join(cited(item))} but did not run; it must always run and pass."
    return report


def counts(item: pytest.Item) -> bool:
    """Does a test cite rules, and run every day?"""
    return bool(cited(item)) and item.get_closest_marker("soak") is None


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
    unread = [id for id in ids if counts(item) and id not in readable(item)]
    if unread:
        return f'cites {", ".join(unread)} in a way that its source does not show; write rule("{unread[0]}") above it.'
    return ""


def readable(item: pytest.Item) -> set[str]:
    """The ids that the source of a test shows."""
    name = item.nodeid.partition("::")[2].partition("[")[0]
    return _cited_in(item.path).get(name, set())


@cache
def _cited_in(path: Path) -> dict[str, set[str]]:
    return citations.cited_in(path.read_text(encoding="utf-8"))
