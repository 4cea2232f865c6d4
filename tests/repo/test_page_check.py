"""The checks of the page's own code: what they need, and what they say where it cannot be had."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.repo.environment import ROOT

TYPESCRIPT = "7.0.2"


class Tools:
    """An environment whose programs only write down that they were called, or fail."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.called = folder / "called"
        (folder / "bin").mkdir()
        for name in ("oxlint", "node", "npm"):
            self.program(name)

    def program(self, name: str, does: str = "") -> None:
        path = self.folder / "bin" / name
        path.write_text(f'#!/bin/sh\necho "{name} $*" >>{self.called}\n{does}\n')
        path.chmod(0o755)

    def check(self) -> subprocess.CompletedProcess[str]:
        command = [str(ROOT / "scripts/page-check"), os.path.relpath(self.folder, ROOT)]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)

    def calls(self) -> list[str]:
        return [line.split()[0] for line in self.called.read_text().splitlines()]


@pytest.fixture
def tools(tmp_path: Path) -> Tools:
    return Tools(tmp_path)


INSTALLS = 'while [ "$1" != --prefix ]; do shift; done; mkdir -p "$2"'


def test_typescript_is_installed_once_and_into_the_environment(tools: Tools) -> None:
    tools.program("npm", INSTALLS)
    first = tools.check()
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout.startswith(f"Getting TypeScript {TYPESCRIPT} ")
    assert (tools.folder / f"typescript-{TYPESCRIPT}").is_dir()
    again = tools.check()
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
    assert tools.calls() == ["oxlint", "npm", "node", "oxlint", "node"]


def test_where_typescript_cannot_be_had_the_check_fails_and_says_what_was_not_checked(tools: Tools) -> None:
    tools.program("npm", 'echo "the line is down" >&2; exit 1')
    for _ in range(2):  # what was half installed is not taken for the whole
        refused = tools.check()
        assert refused.returncode == 1
        assert refused.stderr == (
            f"The types of the page's code were not checked: TypeScript {TYPESCRIPT} cannot be had here "
            "(npm: the line is down).\n"
        )
    assert "node" not in tools.calls()


@pytest.mark.parametrize("program", ["oxlint", "node"])
def test_what_either_finds_fails_the_check(tools: Tools, program: str) -> None:
    tools.program("npm", INSTALLS)
    tools.program(program, "echo found; exit 1")
    found = tools.check()
    assert found.returncode == 1 and found.stdout.splitlines()[-1] == "found"


def test_the_types_of_the_protocol_are_those_of_the_server() -> None:
    checked = subprocess.run(
        [sys.executable, "scripts/page-types", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.parametrize(("lines", "refused"), [(60, False), (61, True)])
def test_functions_have_sixty_lines_at_most(tmp_path: Path, lines: int, refused: bool) -> None:
    file = tmp_path / "long.js"
    inside = "  // a comment is no line, nor is an empty one\n\n" + "  console.log();\n" * (lines - 2)
    file.write_text(f"export function long() {{\n{inside}}}\n")
    oxlint = Path(sys.executable).parent / "oxlint"
    command = [str(oxlint), "--quiet", "--format=unix", f"--config={ROOT / '.oxlintrc.json'}", str(file)]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert ("max-lines-per-function" in found.stdout) == refused == bool(found.returncode), found.stdout
