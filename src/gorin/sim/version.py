"""The version that stands in records."""

from __future__ import annotations

from functools import cache


@cache
def engine() -> str:
    """The installed version of Gorin."""
    from importlib.metadata import version

    return version("gorin")
