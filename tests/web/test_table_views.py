"""Drawing alone: any number of seats, and games the page has never heard of."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from gorin.server.client import Server
from tests.web.browsing import Pages, advance

AGAINST = [{"who": "you", "name": "Anna"}, {"who": "agent", "agent": "heuristic"}]
DRAW = """async ([view, names]) => {
  const { draw } = await import('/js/table/draw.js');
  const { catalogue } = await import('/js/cards/catalogue.js');
  const place = document.createElement('div');
  place.className = 'drawn';
  document.querySelector('#page').replaceChildren(place);
  draw(place, view, { cards: await catalogue('lcg'), names, decision: { seat: 1 } });
}"""


def drawn(page: Page, view: dict[str, Any], names: list[str]) -> None:
    """Draw a view on the page, with nothing around it."""
    page.evaluate(DRAW, [view, names])


def test_three_players_sit_at_one_table(server: Server, pages: Pages) -> None:
    made = server.create(seats=AGAINST, seed=5)
    advance(server, made, lambda seat: bool(seat.view and seat.view["players"][1]["characters"]))
    with server.sit(made) as seat:
        assert seat.wait() and seat.view is not None
        view = seat.view
    view["players"].append({**view["players"][1], "seat": 2})
    page = pages.open("#/rules")
    page.wait_for_selector("h1")
    drawn(page, view, ["Anna", "Bert", "Cara"])
    bars = page.locator(".drawn .bar .who-name").all_inner_texts()
    assert bars == ["Bert", "Cara", "Anna"]  # from the left neighbour on, round the table
    assert page.locator(".drawn .bar.asked .who-name").inner_text() == "Bert"
    assert page.locator(".drawn .hand-mine .card[data-name]").count() == len(view["players"][0]["hand"])


def test_a_game_nobody_has_drawn_is_shown_as_plain_zones(pages: Pages) -> None:
    page = pages.open("#/rules")
    page.wait_for_selector("h1")
    seats = [{"seat": n, "lanterns": 3 + n, "garden": [{"id": 10 * n, "name": "Paper Lantern"}]} for n in range(4)]
    drawn(page, {"rules": "toy/lanterns", "you": 2, "players": seats}, list("ABCD"))
    assert page.locator(".drawn .side").count() == 4
    assert page.locator(".drawn .side").last.locator(".who-name").inner_text() == "C"
    assert page.locator(".drawn .card[data-name='Paper Lantern']").count() == 4
    assert "lanterns" in page.locator(".drawn").inner_text()
