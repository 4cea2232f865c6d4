"""The long tests go on where they were stopped."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.soaking import remembered, tree

TESTS = """
import pytest
@pytest.mark.soak
@pytest.mark.parametrize("n", range(3))
def test_long(n): assert n != {wrong}
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of one file of tests, in git."""
    (tmp_path / "src").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "src" / "a.txt").write_text("a")
    (tmp_path / ".gitignore").write_text("__pycache__/\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = soak: long\n")
    write(tmp_path, wrong=1)
    for words in (("init", "-q"), ("add", "."), ("-c", "user.name=x", "-c", "user.email=x@y", "commit", "-qm", "x")):
        subprocess.run(("git", *words), cwd=tmp_path, check=True)
    return tmp_path


def write(project: Path, wrong: int) -> None:
    (project / "tests" / "test_one.py").write_text(TESTS.format(wrong=wrong))


def soak(project: Path, *more: str) -> tuple[int, str]:
    """Run the long tests of that project with ours watching."""
    watching = f"import tests.soaking; tests.soaking.ROOT = __import__('pathlib').Path({str(project)!r})"
    code = f"import sys; {watching}; import pytest; sys.exit(pytest.main(sys.argv[1:]))"
    words = ("-p", "tests.soaking", "-p", "no:cacheprovider", "-m", "soak", "-n", "2", "--maxschedchunk=1", *more)
    home = {"XDG_CACHE_HOME": str(project / "cache"), "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [
        sys.executable,
        "-c",
        code,
        "--rootdir",
        str(project),
        "-c",
        str(project / "pytest.ini"),
        *words,
        "tests",
    ]
    ran = subprocess.run(command, cwd=project, env={**os.environ, **home}, capture_output=True, text=True)
    return ran.returncode, ran.stdout + ran.stderr


def test_what_has_passed_on_this_tree_is_not_run_again(project: Path) -> None:
    code, told = soak(project)
    assert code == 1 and "2 passed" in told and "1 failed" in told
    assert "On this tree 2 long tests have passed, 0 of them in earlier runs." in told
    written = (project / "cache" / "gorin" / "soak-failures.txt").read_text()
    assert "test_one.py::test_long[1] on " in written and "assert 1 != 1" in written and "written down in" in told
    code, told = soak(project)
    assert code == 1 and "passed" not in told.splitlines()[-1] and "1 failed" in told and "2 of them in earlier" in told
    write(project, wrong=7)
    code, told = soak(project)
    assert code == 0 and "3 passed" in told, "another tree begins anew"
    code, told = soak(project)
    assert code == 0 and "3 of them in earlier runs" in told, "nothing is left, which is no fault"
    assert "3 passed" in soak(project, "--anew")[1]


def test_a_tree_is_another_one_with_every_line(project: Path) -> None:
    trees = [tree(project)]
    (project / "README").write_text("no part of what is tested")
    assert tree(project) == trees[0]
    for name, text in (("src/a.txt", "b"), ("src/new.txt", "b"), ("src/new.txt", "c")):
        (project / name).write_text(text)
        trees.append(tree(project))
    assert len(set(trees)) == 4


def test_what_is_remembered_may_be_damaged(tmp_path: Path) -> None:
    path = tmp_path / "soak.json"
    assert remembered(path) == {}
    for text in ("{", json.dumps([1])):
        path.write_text(text)
        assert remembered(path) == {}
