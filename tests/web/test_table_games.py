"""Whole games against the AI, by clicking."""

from __future__ import annotations

import pytest

from gorin.server.client import Server
from tests.web.browsing import PHONE, Pages, play_on, state

AGAINST = [{"who": "you", "name": "Anna"}, {"who": "agent", "agent": "heuristic"}]


@pytest.mark.parametrize("rules", ["lcg/stronghold", "ccg/emperor"])
def test_a_whole_game_is_played_by_clicking(server: Server, pages: Pages, rules: str) -> None:
    made = server.create(rules=rules, seats=AGAINST, seed=11)
    page = pages.sit(made)
    assert play_on(page, seed=3) > 20
    assert state(page)[0] == "over"
    info = server.get(f"/api/tables/{made.table.table}")
    assert info["state"] == "over" and info["result"]["ending"] not in ("cap", "loop", "conceded")
    won = "You have won" if info["result"]["winner"] == 0 else "You have lost"
    assert won in page.locator(".over .question").inner_text()
    assert page.locator(".over a", has_text="Look at it again").get_attribute("href") == f"#/replay/{info['record']}"
    assert page.locator(".glow").count() == 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish", "ccg/emperor"])
def test_many_games_are_played_by_clicking_on_a_phone(server: Server, pages: Pages, rules: str, seed: int) -> None:
    decks = [deck["name"] for deck in server.get(f"/api/decks?rules={rules}")["decks"]]
    seats = [{**seat, "deck": {"precon": decks[(seed * 2 + i) % len(decks)]}} for i, seat in enumerate(AGAINST)]
    made = server.create(rules=rules, seats=seats, seed=seed)
    page = pages.sit(made, size=PHONE)
    assert play_on(page, seed=seed) > 10
    assert state(page)[0] == "over"
