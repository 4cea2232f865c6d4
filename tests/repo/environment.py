"""Environments of Python that tests make for themselves, and what the project says it needs."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]


def needed(*extras: str) -> list[Requirement]:
    """What Gorin needs, alone or with some extras."""
    return [Requirement(each) for each in (*PROJECT["dependencies"], *(n for extra in extras for n in EXTRAS[extra]))]


class Environment:
    """A virtual environment in a folder, with what pip put there."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.run(sys.executable, "-m", "venv", str(folder))

    def install(self, *what: str) -> None:
        """Install something."""
        self.run(str(self.bin / "python"), "-m", "pip", "install", "-qq", "--disable-pip-version-check", *what)

    def run(self, *command: str) -> str:
        """Run a command at the root of the project, which must succeed; gives what it said."""
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, f"{' '.join(command)}:\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
        return done.stdout
