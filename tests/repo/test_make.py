"""The README's commands, as somebody has them who has just cloned the project."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.processes import interruptible
from tests.repo.environment import ROOT

OLD = f"{sys.prefix}/.ready"  # set up already, by whoever runs these tests


def make(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run make, with the environment these tests run in."""
    command = ["make", "--no-print-directory", f"VENV={sys.prefix}", "-o", OLD, *words]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **more}, capture_output=True, text=True)


def test_make_play_opens_a_page_that_answers(tmp_path: Path) -> None:
    command = ["make", "--no-print-directory", f"VENV={sys.prefix}", "-o", OLD, "play", "ARGS=--no-browser --port 0"]
    playing = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, "GORIN_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
        process_group=0,
        preexec_fn=interruptible,
    )
    try:
        assert playing.stdout is not None
        told = playing.stdout.readline()
        found = re.search(r"(http://[\w.:]+/)#/play\?rules=lcg/stronghold", told)
        assert found, told
        with urlopen(found[1]) as page:
            assert "<title>Gorin</title>" in page.read().decode()
        with urlopen(f"{found[1]}api/health") as health:
            assert b'"ok":true' in health.read()
    finally:
        os.killpg(playing.pid, 2)  # Ctrl-C, which goes to make and to what it started
        playing.communicate(timeout=30)


def nobody(folder: Path, *installed: str) -> dict[str, str]:
    """The environment of somebody who is not root, on a Debian where only these packages are installed."""
    answers = {
        "id": "echo 1000",
        "apt-get": "exit 100",
        "dpkg-query": f'for last; do :; done; case " {" ".join(installed)} " in *" $last "*) echo installed;; esac',
    }
    for name, does in answers.items():
        (folder / name).write_text(f"#!/bin/sh\n{does}\n")
        (folder / name).chmod(0o755)
    return {"PATH": f"{folder}:{os.environ['PATH']}"}


def test_what_is_missing_is_named_with_the_command_that_installs_it(tmp_path: Path) -> None:
    refused = make("page", **nobody(tmp_path, "chromium", "fonts-dejavu-core"), GORIN_CHROMIUM="true")
    assert refused.returncode != 0 and refused.stdout == ""
    missing = "libatomic1 fonts-liberation"
    said = f"The tests of the page need {missing}; install with: sudo apt-get install {missing}"
    assert refused.stderr.splitlines()[0] == said
    everything = nobody(tmp_path, "chromium", "fonts-dejavu-core", "fonts-liberation", "libatomic1")
    assert make("page", **everything, GORIN_CHROMIUM="true").returncode == 0


def test_a_bare_system_begins_with_what_the_readme_says() -> None:
    (line,) = re.findall(r"bare Debian machine: `(apt-get install -y [^`]+)`", (ROOT / "README.md").read_text())
    assert set(line.split()[3:]) == {"git", "make", "python3-venv"}


@pytest.mark.skipif(shutil.which("apt-get") is None, reason="only where packages come from apt-get")
def test_without_root_there_is_no_bare_system_and_it_says_so(tmp_path: Path) -> None:
    refused = subprocess.run(
        [ROOT / "scripts/fresh", "true"], env={**os.environ, **nobody(tmp_path)}, capture_output=True, text=True
    )
    assert refused.returncode == 77
    assert refused.stderr == "No bare system can be made here: that needs root.\n"


@pytest.mark.parametrize(
    ("fresh", "said", "ends"),
    [(0, "check", 0), (2, "check", 2), (77, "check test", 0)],
    ids=["the tests pass there", "the tests fail there", "no bare system can be made"],
)
def test_the_tests_run_here_only_where_no_bare_system_can_be_made(
    tmp_path: Path, fresh: int, said: str, ends: int
) -> None:
    for folder in (".ci", "scripts"):
        (tmp_path / folder).mkdir()
    shutil.copy(ROOT / ".ci/run", tmp_path / ".ci/run")
    (tmp_path / "Makefile").write_text("check test:\n\t@echo $@\n")
    called = tmp_path / "called"
    (tmp_path / "scripts/fresh").write_text(f'#!/bin/sh\necho "$*" >{called}\nexit {fresh}\n')
    (tmp_path / "scripts/fresh").chmod(0o755)
    ran = subprocess.run([tmp_path / ".ci/run"], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert (ran.stdout.split(), ran.returncode) == (said.split(), ends)
    assert ("The tests run on this machine instead" in ran.stderr) is (fresh == 77)
    tests, _, afterwards = called.read_text().partition(" && ")
    assert tests == "make --no-print-directory test"
    for tree, passes in (("", True), (" M README.md", False)):
        told = subprocess.run(
            ["bash", "-euc", f"git() {{ echo '{tree}'; }}; {afterwards}"], capture_output=True, text=True
        )
        assert ((told.returncode, told.stderr) == (0, "")) is passes
