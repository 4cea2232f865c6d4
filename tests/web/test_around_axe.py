"""No page around the game has a serious fault for those who see little or nothing; none is wider than a phone."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from gorin.server.client import Server
from tests.web.around import go, played, ready
from tests.web.browsing import DESKTOP, PHONE, Pages

PAGES = (
    "#/", "#/decks", "#/decks/edit", "#/cards?q=doji", "#/cards/lcg/Reprieve", "#/rules", "#/rules?q=covert",
    "#/rules/rr.covert.2", "#/games",
)  # fmt: skip


@pytest.fixture(scope="module")
def record(server: Server) -> str:
    """The id of a game that was played to its end."""
    return str(played(server, "lcg/stronghold")["record"]["record"])


def faults(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    told: dict[str, Any] = Axe().run(page).response
    found = [each for each in told["violations"] if each["impact"] in ("serious", "critical")]
    return [f"{each['id']}: {node['html'][:200]}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize(
    ("size", "theme"),
    [
        pytest.param(DESKTOP, "light", id="desktop-light"),
        pytest.param(PHONE, "dark", id="phone-dark"),
        pytest.param(DESKTOP, "dark", id="desktop-dark", marks=pytest.mark.soak),
        pytest.param(PHONE, "light", id="phone-light", marks=pytest.mark.soak),
    ],
)
def test_no_serious_faults(pages: Pages, record: str, size: tuple[int, int], theme: str) -> None:
    server_pages = (*PAGES, f"#/replay/{record}?step=90", f"#/replay/{record}?step=90&seat=1")
    page = ready(pages.open("#/rules/rr.covert", size=size, theme=theme))
    for address in server_pages:
        go(page, address)
        if "replay" in address:
            page.wait_for_selector(".board")
        assert faults(page) == [], address
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{address} is too wide"


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_no_serious_faults_in_sheets(pages: Pages, record: str, theme: str) -> None:
    page = ready(pages.open("#/decks/edit", theme=theme))
    page.get_by_role("button", name="Sample hand").click()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Export").click()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.locator(".editor-grid .card").first.click()
    page.wait_for_selector("dialog .large")
    assert faults(page) == []
    go(page, f"#/replay/{record}?step=90")  # which closes the sheet
    page.get_by_role("button", name="Try from here").click()
    assert faults(page) == []
