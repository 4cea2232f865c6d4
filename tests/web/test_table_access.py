"""Nobody is kept from the table: axe finds no serious fault, on a desk and a phone, in both themes."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from gorin.server.bodies import TableMade
from gorin.server.client import Server
from tests.web.browsing import DESKTOP, PHONE, Pages, advance, fighting, settle
from tests.web.together import parley, seats, wander

AGAINST = [{"who": "you", "name": "Anna"}, {"who": "agent", "agent": "heuristic"}]
LOOKS = [(DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light"), (PHONE, "dark")]


def faults(page: Page) -> list[str]:
    """What axe finds that is serious or worse."""
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]


@pytest.fixture(scope="module", params=["lcg/stronghold", "ccg/emperor"])
def fight(server: Server, request: pytest.FixtureRequest) -> TableMade:
    """A table with a conflict or a battle."""
    made = server.create(rules=request.param, seats=AGAINST, seed=5)
    advance(server, made, fighting)
    return made


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_axe_finds_nothing_serious_on_the_table(
    pages: Pages, fight: TableMade, size: tuple[int, int], theme: str
) -> None:
    page = pages.sit(fight, size=size, theme=theme)
    settle(page)
    page.locator(".now a:visible").first.wait_for()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.locator(".side-other .card[data-name]").first.click()
    page.wait_for_selector("dialog.look")
    assert faults(page) == []


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")])
def test_axe_finds_nothing_serious_where_five_play(
    server: Server, pages: Pages, size: tuple[int, int], theme: str
) -> None:
    made = server.create(rules="lcg/enlightenment", seats=seats(5), seed=7)
    advance(server, made, fighting)
    page = pages.sit(made, size=size, theme=theme)
    settle(page)
    page.locator(".now a:visible").first.wait_for()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    parley(page)
    page.get_by_role("button", name="Offer a treaty").click()
    page.wait_for_selector("dialog.sheet")
    assert faults(page) == []


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_axe_finds_nothing_serious_where_four_fight_with_allies(
    server: Server, pages: Pages, size: tuple[int, int], theme: str
) -> None:
    made = server.create(rules="ccg/samurai", seats=seats(4), seed=4)
    wander(server, made, fighting, most=4_000)
    page = pages.sit(made, size=size, theme=theme)
    settle(page)
    page.locator(".now a:visible").first.wait_for()
    assert page.locator(".attack-line").count() == 1
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_before_and_beside_the_game(server: Server, pages: Pages, theme: str) -> None:
    made = server.create(seats=[{"who": "you", "name": "Anna"}, {"who": "open"}])
    for address in ("#/learn", f"#/table/{made.table.table}"):
        page = pages.open(address, theme=theme)
        page.wait_for_selector("h1")
        assert faults(page) == []
