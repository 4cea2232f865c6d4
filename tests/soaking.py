"""The long tests go on where they were stopped: what has passed on this very tree is not run again (`make soak`).

A tree is known by what git has of `src` and `tests` and by what is not committed. `ARGS=--anew` begins anew. Whatever
fails is written down at once, beside what has passed: a run that is stopped never gets to its report.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from gorin.kernel.files import put

ROOT = Path(__file__).parents[1]
PARTS = ("src", "tests")
KEPT = 8  # trees whose passes are remembered


def place() -> Path:
    """Where it is remembered: beside the other caches of whoever runs this."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(home) / "gorin" / "soak.json"


def tree(root: Path) -> str:
    """What is tested, as a name that is another one as soon as a line is."""

    def git(*words: str) -> str:
        return subprocess.run(("git", *words), cwd=root, capture_output=True, text=True, check=True).stdout

    parts = [git("rev-parse", f"HEAD:{part}") for part in PARTS]
    names = git("ls-files", "--others", "--exclude-standard", *PARTS).splitlines()
    new = [f"{name} {hashlib.sha256((root / name).read_bytes()).hexdigest()}" for name in names]
    return hashlib.sha256("\n".join([*parts, git("diff", "HEAD", "--", *PARTS), *new]).encode()).hexdigest()[:16]


def remembered(path: Path) -> dict[str, list[str]]:
    """Which tests passed, by tree; nothing where the file is none of ours."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def failures(path: Path) -> Path:
    """Where it is written what failed, beside what passed."""
    return path.with_name("soak-failures.txt")


class Soaking:
    """Remembers what passes, and leaves out what has."""

    def __init__(self, config: pytest.Config) -> None:
        self.path = place()
        self.tree = tree(ROOT)
        anew = config.getoption("--anew")
        self.done: set[str] = set() if anew else set(remembered(self.path).get(self.tree, ()))
        self.before = len(self.done)
        self.failed = 0

    def pytest_configure_node(self, node: Any) -> None:
        """A process that runs tests leaves out the same ones."""
        node.workerinput["done"] = sorted(self.done)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.done.add(report.nodeid)
            self.save()
        elif report.failed:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with failures(self.path).open("a", encoding="utf-8") as file:
                file.write(f"{report.nodeid} on {self.tree}\n{report.longreprtext}\n\n")
            self.failed += 1

    def save(self) -> None:
        trees = {name: x for name, x in remembered(self.path).items() if name != self.tree}
        trees = dict([*trees.items()][1 - KEPT :]) | {self.tree: sorted(self.done)}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        put(self.path, json.dumps(trees).encode(), sync=False)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        n, before = len(self.done), self.before
        terminalreporter.write_line(f"On this tree {n} long tests have passed, {before} of them in earlier runs.")
        if self.failed:
            terminalreporter.write_line(f"What failed is written down in {failures(self.path)}.")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Nothing is left to run: that is no fault."""
        if session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and self.done:
            session.exitstatus = pytest.ExitCode.OK


class LeavingOut:
    """In a process that runs tests: what has passed is not collected."""

    def __init__(self, done: set[str]) -> None:
        self.done = done

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        passed = [item for item in items if item.nodeid in self.done]
        items[:] = [item for item in items if item.nodeid not in self.done]
        config.hook.pytest_deselected(items=passed)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--anew", action="store_true", help="run the long tests that have passed on this tree again, too")


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):
        config.pluginmanager.register(LeavingOut(set(config.workerinput["done"])))
        return
    soaking = Soaking(config)
    config.pluginmanager.register(soaking)
    config.pluginmanager.register(LeavingOut(soaking.done.copy()))
