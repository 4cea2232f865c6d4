"""Versions of what Gorin stands on: the lowest it may have, and those it is developed with."""

from __future__ import annotations

from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.repo.environment import EXTRAS, ROOT, Environment, needed

PLAYED = (
    "tests/cli/test_main.py", "tests/cli/test_serve.py", "tests/cli/test_simulate.py", "tests/drive/test_process.py",
    "tests/terminal/test_board.py", "tests/server/test_http.py", "tests/server/test_playing.py",
    "tests/lab/test_ladder.py", "tests/lab/test_rows.py", "tests/rl",
)  # fmt: skip
USED = {"dev", "lab", "postgres", "ray", "rl", "server", "types"}


def lowest(requirement: Requirement) -> str:
    """The requirement at its lower bound."""
    (bound,) = requirement.specifier
    assert bound.operator == ">=", f"{requirement} has no lower bound"
    return f"{requirement.name}=={bound.version}"


def locked() -> dict[str, Requirement]:
    """The versions of constraints.txt, by name."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [Requirement(line) for line in lines if not line.startswith("#")]
    return {canonicalize_name(pin.name): pin for pin in pins}


def test_extras_are_those_that_something_uses() -> None:
    assert set(EXTRAS) == USED


def test_every_requirement_says_its_lowest_version() -> None:
    assert len([lowest(each) for each in needed(*USED)]) > 10


def test_developers_have_one_version_of_everything_and_it_fits() -> None:
    pins = locked()
    for pin in pins.values():
        (version,) = pin.specifier
        assert version.operator == "==" and pin.url is None and pin.marker is None, pin
    for requirement in needed(*USED):
        pin = pins[canonicalize_name(requirement.name)]
        (version,) = pin.specifier
        assert requirement.specifier.contains(version.version), f"{pin} is not {requirement}"


@pytest.mark.soak
def test_gorin_plays_and_serves_with_the_lowest_versions(tmp_path: Path) -> None:
    environment = Environment(tmp_path / "lowest")
    pins = tmp_path / "lowest.txt"
    pins.write_text("\n".join(map(lowest, needed("lab", "postgres", "rl", "server"))))
    environment.install("--constraint", str(pins), ".[lab,postgres,rl,server]", "pytest", "hypothesis")
    environment.run(str(environment.bin / "python"), "-m", "pytest", "-p", "no:cacheprovider", *PLAYED)
