"""What `pip install gorin` brings: the data files beside the code, the command, and a page that tells of it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from gorin.rulebook import citations
from tests.repo.environment import ROOT, Environment

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


def test_it_carries_the_map_of_the_rules_that_its_tests_cite(wheel: ZipFile) -> None:
    assert json.loads(wheel.read("gorin/rulebook/coverage.json")) == citations.load()
    assert not citations.BUILT.exists()  # building leaves nothing behind


def test_it_brings_nothing_but_gorin(wheel: ZipFile) -> None:
    assert {name.split("/")[0].split("-")[0] for name in wheel.namelist()} == {"gorin"}


def test_it_installs_the_command(wheel: ZipFile) -> None:
    (points,) = (name for name in wheel.namelist() if name.endswith("entry_points.txt"))
    assert "gorin = gorin.cli.main:main" in wheel.read(points).decode()


def test_it_carries_the_license(wheel: ZipFile) -> None:
    assert any(name.endswith("licenses/LICENSE") for name in wheel.namelist())


def test_it_tells_what_it_is(wheel: ZipFile) -> None:
    (metadata,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    fields, _, description = wheel.read(metadata).decode("utf-8").partition("\n\n")
    assert "Description-Content-Type: text/markdown" in fields.splitlines()
    assert description.strip() == (ROOT / "README.md").read_text(encoding="utf-8").strip()


@pytest.mark.soak
def test_it_may_be_published(tmp_path: Path) -> None:
    environment = Environment(tmp_path / "twine")
    environment.install("build", "hatchling", "twine")
    python = str(environment.bin / "python")
    environment.run(python, "-m", "build", "--no-isolation", "--outdir", str(tmp_path / "dist"), str(ROOT))
    made = [str(path) for path in (tmp_path / "dist").iterdir()]
    assert len(made) == 2  # the wheel was built from the sources that are published
    environment.run(python, "-m", "twine", "check", "--strict", *made)
