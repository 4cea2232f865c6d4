"""The version of Gorin, as records and programs are told it. A release raises it (docs/upgrading.md)."""

from __future__ import annotations

VERSION = "0.5.0"


def engine() -> str:
    """The version of this Gorin."""
    return VERSION
