"""A server, a real Chromium, and pages that fail their test on any error in the console or a request that failed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from gorin.server.client import Server
from tests.server.conftest import server
from tests.web.browsing import Pages

__all__ = ["browser", "pages", "server"]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGS = (
    "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync "
    "--disable-quic --no-first-run"
)
MISSING = "These tests need Chromium, and there is none; install it with: apt-get install chromium"


def chromium() -> str:
    """Where Chromium is: `GORIN_CHROMIUM`, or on the path."""
    found = os.environ.get("GORIN_CHROMIUM") or next((at for name in NAMES if (at := shutil.which(name))), None)
    if found is None:
        pytest.fail(MISSING, pytrace=False)
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=ARGS.split())
        yield started
        started.close()


@pytest.fixture
def pages(browser: Browser, server: Server) -> Iterator[Pages]:
    """Opens pages, each in a browser of its own; at the end none may have had an error."""
    opened = Pages(browser, server.url)
    yield opened
    opened.close()
    assert opened.errors == []
