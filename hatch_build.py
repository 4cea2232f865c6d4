"""What is made when a wheel is built: the map from rules to tests, for a wheel carries no tests."""

from __future__ import annotations

import runpy
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class RulesMap(BuildHookInterface):  # type: ignore[type-arg]  # of any builder
    """Puts the map beside the rules. An editable install reads its own tests instead."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        citations = runpy.run_path(str(root / "src/gorin/rulebook/citations.py"))
        self.folder = tempfile.TemporaryDirectory()
        made = Path(self.folder.name) / "coverage.json"
        made.write_text(citations["dump"](citations["read"](root / "tests")), encoding="utf-8")
        build_data["force_include"][str(made)] = "gorin/rulebook/coverage.json"
