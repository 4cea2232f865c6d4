"""What `pip install gorin` brings: the data files beside the code, and the command."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = {".toml", ".json", ".txt", ".typed", ".html", ".css", ".js"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    out = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (path,) = out.glob("gorin-*.whl")
    return ZipFile(path)


def test_it_carries_every_data_file(wheel: ZipFile) -> None:
    sources = (path for path in (ROOT / "src/gorin").rglob("*") if path.suffix in DATA)
    expected = {path.relative_to(ROOT / "src").as_posix() for path in sources}
    assert {"gorin/py.typed", "gorin/rulebook/lcg-rules-reference.toml"} <= expected <= set(wheel.namelist())


def test_it_brings_nothing_but_gorin(wheel: ZipFile) -> None:
    assert {name.split("/")[0].split("-")[0] for name in wheel.namelist()} == {"gorin"}


def test_it_installs_the_command(wheel: ZipFile) -> None:
    (points,) = (name for name in wheel.namelist() if name.endswith("entry_points.txt"))
    assert "gorin = gorin.cli.main:main" in wheel.read(points).decode()


def test_it_carries_the_license(wheel: ZipFile) -> None:
    assert any(name.endswith("licenses/LICENSE") for name in wheel.namelist())
