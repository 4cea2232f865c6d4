"""How many tests play each card, as they were last counted (`python -m tests.lcg.cards.counting`)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_suffix(".json")


@cache
def counted() -> dict[str, int]:
    """By title; cards that are not in it have no test."""
    return dict(json.loads(FILE.read_text(encoding="utf-8")))
