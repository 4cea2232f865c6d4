"""How the page is served, and what happens when the line is lost."""

from __future__ import annotations

from urllib.request import urlopen

import pytest
from playwright.sync_api import WebSocketRoute, expect

from gorin.server.app import WEB
from gorin.server.client import Server
from tests.web.browsing import Pages, settle, state

AGAINST = [{"who": "you", "name": "Anna"}, {"who": "agent", "agent": "random"}]
KINDS = {
    "": "text/html; charset=utf-8",
    "js/main.js": "text/javascript; charset=utf-8",
    "css/base.css": "text/css; charset=utf-8",
    "icon.svg": "image/svg+xml",
}


@pytest.mark.parametrize(("path", "kind"), KINDS.items())
def test_files_have_the_types_browsers_insist_on(server: Server, path: str, kind: str) -> None:
    with urlopen(f"{server.url}/{path}") as answer:
        assert answer.headers["content-type"] == kind
        assert answer.headers["cache-control"] == "no-cache" and answer.headers["etag"]
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'self'") and "unsafe" not in policy


def test_the_page_needs_nobody_else() -> None:
    for file in [*WEB.rglob("*.js"), *WEB.rglob("*.css"), *WEB.rglob("*.html")]:
        text = file.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert "http://" not in text and "https://" not in text, f"{file.name} names another server"
        assert "innerHTML" not in text and "eval(" not in text, file.name


def test_a_lost_line_is_taken_up_again(server: Server, pages: Pages) -> None:
    made = server.create(seats=AGAINST, seed=3)
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page = pages.open("#/rules")
    page.route_web_socket("**/api/socket", through)
    keys = [{"seat": 0, "secret": made.keys[0].secret}]
    kept = [{"table": made.table.table, "rules": made.table.rules, "at": 0, "keys": keys}]
    page.evaluate("kept => localStorage.setItem('gorin.seats', JSON.stringify(kept))", kept)
    page.goto(f"{pages.url}/#/table/{made.table.table}")
    settle(page)
    asked = page.locator(".question").inner_text()
    lines[0].close()
    expect(page.locator(".status .lost")).to_have_count(1)
    expect(page.locator(".status .lost")).to_have_count(0)
    page.locator(".decision .tray .glow").first.click()
    expect(page.locator(".question")).not_to_have_text(asked)
    assert len(lines) == 2 and state(page)[0] == "asked"


def test_a_table_that_is_not_there_is_said(pages: Pages) -> None:
    page = pages.open("#/table/nowhere")
    expect(page.locator("h1")).to_have_text("That did not work")
    pages.errors.clear()  # the browser notes the 404 in its console


def test_a_game_at_once(pages: Pages) -> None:
    page = pages.open("#/play?rules=lcg/stronghold")
    settle(page)
    assert "#/table/" in page.url
