"""Decks: importing with every error at its line, editing to legality, sample hands, exporting, playing."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from gorin.server.client import Server
from tests.web.around import expect, give, go, ready, titles
from tests.web.browsing import Pages

WRONG = """Name: Leaves
Clan: Crane

1x Shizuka Toshi
3x Doji Whisperer
2x Doji Whisprer
4x Savvy Politician
"""


def precon(server: Server, rules: str, name: str) -> dict[str, Any]:
    decks = server.get(f"/api/decks?rules={rules}")["decks"]
    return next(deck for deck in decks if deck["name"] == name)


def saved(pages: Pages, rules: str, deck: dict[str, Any]) -> Page:
    """The editor with a deck saved in the browser."""
    page = ready(pages.open("#/decks"))
    kept = {"id": "d1", "rules": rules, "at": 0, **deck}
    page.evaluate("deck => localStorage.setItem('gorin.decks', JSON.stringify([deck]))", kept)
    return go(page, "#/decks/edit?id=d1")


def kept_deck(page: Page) -> dict[str, Any]:
    """The deck as the browser has it."""
    found: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('gorin.decks'))[0]")
    return found


def test_a_wrong_deck_shows_each_error_at_its_line_with_its_rule(pages: Pages) -> None:
    page = ready(pages.open("#/decks"))
    page.get_by_label("The deck, pasted").fill(WRONG)
    page.get_by_role("button", name="Check it").click()
    problems = page.locator(".problems li")
    expect(problems.filter(has_text="Doji Whisprer")).to_contain_text("Line 6")
    expect(problems.filter(has_text="Doji Whisprer")).to_contain_text("did you mean 'Doji Whisperer'?")
    many = problems.filter(has_text="Savvy Politician")
    expect(many).to_contain_text("Line 7")
    expect(many.locator("a.rule-id")).to_have_attribute("href", re.compile("#/rules/rr.deckbuilding"))
    assert [text.strip() for text in page.locator(".gutter .wrong-line").all_inner_texts()] == ["6", "7"]
    many.get_by_role("button", name="Line 7").click()
    marked = page.get_by_label("The deck, pasted").evaluate("x => x.value.slice(x.selectionStart, x.selectionEnd)")
    assert marked == "4x Savvy Politician"
    page.get_by_role("button", name="Save what could be read").click()
    page.wait_for_selector(".editor")
    assert kept_deck(page)["cards"] == {"Shizuka Toshi": 1, "Doji Whisperer": 3, "Savvy Politician": 4}


def test_a_file_is_imported_and_played_from_the_first_page(server: Server, pages: Pages) -> None:
    deck = precon(server, "lcg/stronghold", "lion")
    told = server.post("/api/decks/check", {"rules": "lcg/stronghold", "deck": deck})
    page = ready(pages.open())
    page.get_by_role("button", name="+ Import").first.click()
    give(page, "dialog input[type=file]", "pride.json", told["json"].encode())
    expect(page.locator("dialog .verdict")).to_contain_text("Legal")
    page.get_by_role("button", name="Save this deck").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".deck-choice", has_text="yours").first.get_by_role("radio")).to_be_checked()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".board")


@pytest.mark.parametrize(
    ("rules", "name", "card", "lost"),
    [("lcg/stronghold", "crane", "Doji Whisperer", 3), ("ccg/emperor", "crab", "Outriders", 3)],
)
def test_a_deck_is_edited_to_legality_and_played(
    server: Server, pages: Pages, rules: str, name: str, card: str, lost: int
) -> None:
    deck = precon(server, rules, name)
    cards = {title: n for title, n in deck["cards"].items() if title != card}
    page = saved(pages, rules, {**deck, "name": "Mine", "cards": cards})
    verdict = page.locator(".legality .verdict")
    expect(verdict).to_contain_text("Not legal")
    play = page.get_by_role("button", name="Play it")
    expect(play).to_be_disabled()
    page.get_by_label("Words in the name, text or traits").fill(card)
    found = page.locator(".editor-grid li")
    expect(found.first.locator("[data-name]")).to_have_attribute("data-name", card)
    for _ in range(lost):
        found.first.get_by_role("button", name=f"One more {card}").click()
    expect(verdict).to_contain_text("Legal")
    assert kept_deck(page)["cards"] == deck["cards"]
    found.first.get_by_role("button", name=f"One more {card}").click()
    expect(verdict).to_contain_text("Not legal")
    page.get_by_role("button", name="Undo").click()
    expect(verdict).to_contain_text("Legal")
    expect(page.locator(".curve").first).to_be_visible()
    play.click()
    page.wait_for_selector(".board")
    table = server.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert table["seats"][0]["deck"] == "Mine" and table["rules"] == rules


def test_what_is_exported_reads_back_as_the_same_deck(server: Server, pages: Pages) -> None:
    deck = precon(server, "lcg/stronghold", "scorpion")
    page = saved(pages, "lcg/stronghold", {**deck, "name": "Shadows"})
    expect(page.locator(".legality .verdict")).to_contain_text("Legal")
    page.get_by_role("button", name="Export").click()
    for shape in ("As text", "As JSON"):
        text = page.get_by_label(f"{shape}, to copy").input_value()
        read = server.post("/api/decks/check", {"rules": "lcg/stronghold", "deck": {"text": text}})
        assert read["check"]["legal"] and read["deck"]["cards"] == deck["cards"] and read["deck"]["name"] == "Shadows"
    with page.expect_download() as saving:
        page.locator(".export", has_text="As JSON").get_by_role("link", name="Save").click()
    assert json.loads(saving.value.path().read_text())["name"] == "Shadows"


def test_sample_hands_are_dealt_exchanged_once_and_dealt_again(server: Server, pages: Pages) -> None:
    deck = precon(server, "lcg/stronghold", "crane")
    page = saved(pages, "lcg/stronghold", deck)
    page.get_by_role("button", name="Sample hand").click()
    catalogue = {card["name"]: card for card in server.get("/api/cards?game=lcg")["cards"]}
    for zone, pile in (("Provinces", "dynasty"), ("Hand", "conflict")):
        dealt = titles(page, f".sample-hand[aria-label={zone}]")
        assert len(dealt) == 4 and all(catalogue[name]["pile"] == pile for name in dealt)
    hand = page.locator(".sample-hand[aria-label=Hand]")
    before = titles(page, ".sample-hand[aria-label=Hand]")
    expect(hand.locator(".mulligan")).to_be_disabled()
    hand.locator("[data-name]").nth(1).click()
    expect(hand.locator("[data-name]").nth(1)).to_have_attribute("aria-pressed", "true")
    hand.get_by_role("button", name="Exchange 1").click()
    after = titles(page, ".sample-hand[aria-label=Hand]")
    assert [name for i, name in enumerate(after) if i != 1] == [name for i, name in enumerate(before) if i != 1]
    expect(hand.get_by_role("button", name="Exchanged")).to_be_disabled()
    page.get_by_role("button", name="Draw again").click()
    expect(hand.locator(".mulligan")).to_have_text("Exchange the chosen")


def test_a_deck_is_copied_from_a_precon_and_thrown_away(pages: Pages) -> None:
    page = ready(pages.open("#/decks"))
    page.get_by_role("button", name="Phoenix").first.click()
    page.wait_for_selector(".editor")
    expect(page.locator(".legality .verdict")).to_contain_text("Legal")
    go(page, "#/decks")
    page.get_by_role("button", name="Throw Phoenix of mine away").click()
    expect(page.locator("#your-decks").locator("xpath=../..")).not_to_contain_text("Phoenix of mine")
    page.get_by_role("button", name="Take it back").click()
    expect(page.get_by_role("button", name="Throw Phoenix of mine away")).to_be_visible()
