"""How wide things are depends on the window, not on the fonts there are or on what a control
says; and icons are drawn."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

import gorin
from gorin.server.client import Server
from tests.web.around import go, played, ready
from tests.web.browsing import PHONE, Pages, advance, fighting, settle
from tests.web.fonts import NARROW, SETS, WIDE

AGAINST = [{"who": "you", "name": "Anna"}, {"who": "agent", "agent": "heuristic"}]
WEB = Path(gorin.__file__).parent / "web"
SOURCES = {".js", ".css", ".html", ".svg"}
PUNCTUATION = "‘’“”–—…−•"  # beyond Latin-1, but in every font with Latin letters
PAGES = (
    "#/", "#/learn", "#/decks", "#/decks/edit", "#/decks/edit?rules=ccg/emperor", "#/cards?q=doji", "#/cards?game=ccg",
    "#/cards/lcg/Reprieve", "#/rules", "#/rules?q=covert", "#/rules/rr.covert.2", "#/games",
)  # fmt: skip
LONG = "Jahrhundertelange Verhandlungen " * 4
GROWN = """words => [...document.querySelectorAll("select")].filter(select => {
  const before = select.getBoundingClientRect().width, option = document.createElement("option")
  option.textContent = words
  select.append(option)
  select.value = option.value
  return select.getBoundingClientRect().width !== before
}).map(select => select.ariaLabel || select.name || select.outerHTML.slice(0, 80))"""
# a button with a label shows an icon, a number or a card, and no words
FILLED = """words => { for (const button of document.querySelectorAll(":is(button, .button):not([aria-label])"))
  button.textContent = words }"""


def strange(text: str) -> set[str]:
    """Characters that a font with Latin letters may not have: signs and pictures, which are to be drawn instead."""
    return {each for each in text if ord(each) >= 0x180 and each not in PUNCTUATION}


def overflow(page: Page) -> int:
    """How many pixels the page is wider than its window."""
    wider: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wider


def test_icons_are_drawn_and_no_characters() -> None:
    sources = [path for path in WEB.rglob("*") if path.suffix in SOURCES]
    assert len(sources) > 40
    found = {path.relative_to(WEB).as_posix(): strange(path.read_text(encoding="utf-8")) for path in sources}
    assert {name: signs for name, signs in found.items() if signs} == {}


@pytest.mark.parametrize("fonts", [WIDE, NARROW])
def test_a_set_of_fonts_is_all_there_is(pages: Pages, fonts: str) -> None:
    page = ready(pages.open("#/rules"))
    asked = page.context.new_cdp_session(page)
    asked.send("DOM.enable")
    asked.send("CSS.enable")
    root = asked.send("DOM.getDocument")["root"]["nodeId"]
    for selector in ("h1", "select", "input", "button"):
        node = asked.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
        used = asked.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        assert all(font["familyName"].startswith(fonts) for font in used), selector


@pytest.fixture(scope="module")
def replay(server: Server) -> str:
    """The address of a game that was played to its end."""
    return f"#/replay/{played(server, 'lcg/stronghold')['record']['record']}?step=90"


@pytest.mark.parametrize("fonts", SETS)
def test_no_page_is_wider_than_a_phone_whatever_its_controls_say(pages: Pages, replay: str, fonts: str) -> None:
    page = ready(pages.open("#/rules/rr.covert", size=PHONE))
    for address in (*PAGES, replay):
        go(page, address)
        if "replay" in address:
            page.wait_for_selector(".board")
        assert overflow(page) <= 0, f"{address} is too wide"
        assert strange(page.locator("body").inner_text()) == set(), address
        page.evaluate("for (const folded of document.querySelectorAll('details')) folded.open = true")
        assert page.evaluate(GROWN, LONG) == [], address
        page.evaluate(FILLED, LONG)
        assert overflow(page) <= 0, f"{address} is as wide as what its buttons say"


@pytest.mark.parametrize("fonts", SETS)
@pytest.mark.parametrize("rules", ["lcg/stronghold", "ccg/emperor"])
def test_no_table_is_wider_than_a_phone(server: Server, pages: Pages, rules: str, fonts: str) -> None:
    made = server.create(rules=rules, seats=AGAINST, seed=5)
    advance(server, made, fighting)
    page = pages.sit(made, size=PHONE)
    settle(page)
    page.locator(".now a:visible").first.wait_for()
    assert overflow(page) <= 0
    assert strange(page.locator("body").inner_text()) == set()
    page.get_by_role("button", name="Log").click()
    page.get_by_text("Passing and the game").click()
    assert page.evaluate(GROWN, LONG) == []
    page.evaluate(FILLED, LONG)
    assert overflow(page) <= 0
