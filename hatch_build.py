"""What is made when a wheel is built: the map from rules to tests, for a wheel carries no tests; and with
GORIN_WHEEL=compiled in the environment, the compiled modules beside their source."""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
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
        if os.environ.get("GORIN_WHEEL") == "compiled":
            self.compile(root, Path(self.folder.name) / "compiled", build_data)

    def compile(self, root: Path, into: Path, build_data: dict[str, Any]) -> None:
        """Build the modules; the wheel is for this Python on this kind of machine then."""
        source = os.pathsep.join((str(root / "src"), os.environ.get("PYTHONPATH", "")))
        command = [sys.executable, str(root / "scripts/compiled"), "--into", str(into)]
        subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": source})
        for file in json.loads((into / "built.json").read_text(encoding="utf-8"))["modules"].values():
            build_data["force_include"][str(into / file)] = file
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
