"""The pictures of the README, made anew where `GORIN_PICTURES` names a folder:
`GORIN_PICTURES=docs .venv/bin/pytest tests/web/test_table_pictures.py`."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gorin.server.client import Seat, Server
from tests.web.browsing import DESKTOP, PHONE, Pages, advance, fighting, settle

FOLDER = os.environ.get("GORIN_PICTURES", "")
PICTURES = {
    "table.png": ("lcg/stronghold", ("lion", "phoenix"), DESKTOP, "light"),
    "table-phone.png": ("lcg/stronghold", ("unicorn", "scorpion"), PHONE, "dark"),
    "ccg.png": ("ccg/emperor", ("crab", "crane"), DESKTOP, "dark"),
    "table-five.png": ("lcg/enlightenment", ("crane", "scorpion", "dragon", "unicorn", "phoenix"), DESKTOP, "light"),
}
NAMES = ("Anna", "Botan", "Chiyo", "Daichi", "Etsuko")


def busy(seat: Seat) -> bool:
    """A fight with much on the table, and much to choose from."""
    view, decision = seat.view, seat.decision
    if view is None or decision is None or not fighting(seat):
        return False
    units = [each for player in view["players"] for each in player.get("characters", player.get("in_play", []))]
    worn = sum(len(each.get("attachments", ())) for each in units)
    there = [each.get("side") or ("at" in each and "there") or None for each in units]
    return worn >= 2 and len(decision.options) >= 4 and len([each for each in there if each]) >= 4


@pytest.mark.skipif(not FOLDER, reason="GORIN_PICTURES names no folder")
@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_of_the_table(server: Server, pages: Pages, name: str) -> None:
    rules, decks, size, theme = PICTURES[name]
    who = [{"who": "you", "name": "Anna"}, *({"who": "agent", "name": called} for called in NAMES[1 : len(decks)])]
    if len(decks) == 2:
        del who[1]["name"]
    seats = [{**seat, "deck": {"precon": deck}} for seat, deck in zip(who, decks, strict=True)]
    made = server.create(rules=rules, seats=seats, seed=3)
    advance(server, made, busy, most=1_000)
    page = pages.sit(made, size=size, theme=theme)
    settle(page)
    page.locator(".now a:visible").first.wait_for()
    page.screenshot(path=Path(FOLDER) / name)
    assert (Path(FOLDER) / name).stat().st_size > 10_000
