"""A server, a real Chromium, and pages that fail their test on any error in the console or a request that failed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from gorin.server.client import Server
from tests.server.conftest import server
from tests.web.browsing import Pages
from tests.web.fonts import HERE, only

__all__ = ["browsers", "fonts", "pages", "server"]
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


class Browsers:
    """One browser for all tests of a process, for each set of fonts that is asked for."""

    def __init__(self, playwright: Playwright, folders: pytest.TempPathFactory) -> None:
        self._playwright = playwright
        self._folders = folders
        self._started: dict[str, Browser] = {}

    def __getitem__(self, fonts: str) -> Browser:
        if fonts not in self._started:
            environment: dict[str, str | float | bool] = dict(os.environ)
            if fonts != HERE:
                environment["FONTCONFIG_FILE"] = str(only(fonts, self._folders.mktemp(fonts)))
            self._started[fonts] = self._playwright.chromium.launch(
                executable_path=chromium(), args=ARGS.split(), env=environment
            )
        return self._started[fonts]

    def close(self) -> None:
        for browser in self._started.values():
            browser.close()


@pytest.fixture(scope="session")
def browsers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browsers]:
    """The browsers of this process."""
    with sync_playwright() as playwright:
        started = Browsers(playwright, tmp_path_factory)
        yield started
        started.close()


@pytest.fixture
def fonts() -> str:
    """The set of fonts pages are drawn with; a test of layout has itself run with several."""
    return HERE


@pytest.fixture
def pages(browsers: Browsers, server: Server, fonts: str) -> Iterator[Pages]:
    """Opens pages, each in a browser of its own; at the end none may have had an error."""
    opened = Pages(browsers[fonts], server.url)
    yield opened
    opened.close()
    assert opened.errors == []
