"""One server for the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import pytest

import gorin.agents
import gorin.decks
import gorin.rulesets
from gorin.server.client import Server
from tests.server.serving import serving

# pytest rewrites modules with `ast` as they are imported, which CPython 3.11 cannot do in two threads at once; what the
# server would import in its threads is imported here first
for package in (gorin.agents, gorin.decks, gorin.rulesets):
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that keeps its tables in memory: what the disk has, other tests ask."""
    with serving(tmp_path_factory.mktemp("server"), database="sqlite:///:memory:") as running:
        yield running
