"""Which edition a test plays: Emperor, unless `@editions` says otherwise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ccg import tables


@pytest.fixture(autouse=True)
def edition(request: pytest.FixtureRequest) -> Iterator[str]:
    """The tables of a test are of this edition."""
    tables.edition = getattr(request, "param", "emperor")
    yield tables.edition
    tables.edition = "emperor"
