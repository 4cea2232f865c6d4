"""A compiled build is used only if it is of this source: whatever is stale is refused with a sentence, and the source
is played. (That compiled games are the same is a law: tests/laws/test_compiled.py.)"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gorin.compiled import BUILT, HERE, SUFFIX, changed, fingerprint, sources
from tests.repo.environment import ROOT


def told(**other: Any) -> dict[str, Any]:
    """What a build of this source says of itself."""
    files = {str(path.relative_to(HERE)): fingerprint(path) for path in sources()}
    return {"source": str(HERE), "suffix": SUFFIX, "files": files, "modules": {}, **other}


def started(folder: Path | str) -> tuple[str, str]:
    """What `gorin --version` says with this build, to either side."""
    command = [sys.executable, "-m", "gorin.cli.main", "--version"]
    environment = {**os.environ, "GORIN_COMPILED": str(folder)}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.rstrip(), done.stderr.rstrip()


def test_a_build_of_this_source_is_used_without_a_word(tmp_path: Path) -> None:
    (tmp_path / BUILT).write_text(json.dumps(told()))
    assert started(tmp_path)[1] == ""


def files_with(name: str, other: list[int | str] | None) -> dict[str, Any]:
    """The files of this source, one of them as another."""
    files = told()["files"]
    files.pop(name, None)
    return files if other is None else {**files, name: other}


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        (told(files=files_with("kernel/machine.py", [0, 1, ""])), "kernel/machine.py is another since"),
        (told(files=files_with("kernel/machine.py", None)), "kernel/machine.py is another since"),
        (told(files=files_with("kernel/gone.py", [0, 1, ""])), "kernel/gone.py is another since"),
        (told(suffix=".other.so"), f"it is of {HERE} for .other.so"),
        (told(source="elsewhere"), f"it is of elsewhere for {SUFFIX}"),
        (None, "cannot be read"),
    ],
    ids=["changed", "new", "gone", "python", "source", "damaged"],
)
def test_a_stale_build_is_refused_with_a_sentence(tmp_path: Path, what: dict[str, Any] | None, sentence: str) -> None:
    (tmp_path / BUILT).write_text("{" if what is None else json.dumps(what))
    said, warned = started(tmp_path)
    assert said.endswith("(interpreted)")
    assert warned.startswith("gorin: the compiled build is not used, for ") and sentence in warned
    assert warned.endswith("; `make compiled` builds it anew.") and "\n" not in warned


def test_a_build_that_is_not_there_is_missed_only_if_it_was_asked_for(tmp_path: Path) -> None:
    assert "there is none in" in started(tmp_path / "none")[1]
    assert started("0") == started("0") and started("0")[1] == ""


def test_a_file_that_was_only_touched_is_no_other_file(tmp_path: Path) -> None:
    (tmp_path / "kernel").mkdir()
    (path := tmp_path / "kernel" / "a.py").write_text("x = 1\n")
    written, size, digest = fingerprint(path)
    assert changed(tmp_path, {"kernel/a.py": [written - 1, size, digest]}) is None
    path.write_text("x = 2\n")
    os.utime(path, ns=(written + 1, written + 1))
    assert changed(tmp_path, {"kernel/a.py": [written, size, digest]}) == "kernel/a.py"


def test_without_a_compiler_a_sentence_says_so(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "scripts/compiled"), "--into", str(tmp_path / "x")]
    environment = {**os.environ, "CC": "no-such-compiler"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 1 and done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("A compiled build needs a C compiler, and there is no no-such-compiler here")
    assert line.endswith("Gorin plays without it, interpreted.")
    assert not (tmp_path / "x").exists()
