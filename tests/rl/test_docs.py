"""What docs/research.md shows is so."""

from __future__ import annotations

import doctest
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_are_true() -> None:
    tried = doctest.testfile(str(DOCS), module_relative=False)
    assert tried.attempted > 12 and not tried.failed
