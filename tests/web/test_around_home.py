"""The first page: a new game in two clicks, a friend at the table, the lobby, going on."""

from __future__ import annotations

import re

import pytest

from gorin.server.client import Server
from tests.web.around import expect, go, ready
from tests.web.browsing import PHONE, Pages

TABLE = re.compile(r"#/table/([\w-]+)$")


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_a_new_game_is_two_clicks_away(server: Server, pages: Pages, size: tuple[int, int]) -> None:
    page = ready(pages.open(size=size))
    page.locator(".new-game").get_by_role("radio", name="Crane").first.check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".board")
    found = TABLE.search(page.url)
    assert found is not None
    table = server.get(f"/api/tables/{found[1]}")
    assert table["state"] == "playing" and table["rules"] == "lcg/stronghold"
    assert [seat["who"] for seat in table["seats"]] == ["human", "agent"] and table["seats"][0]["deck"] == "crane"


def test_game_opponent_clock_and_decks_are_what_was_chosen_and_remembered(server: Server, pages: Pages) -> None:
    page = ready(pages.open())
    form = page.locator(".new-game")
    form.get_by_role("radio", name="Emperor").check()
    expect(form.get_by_role("radio", name="Phoenix")).to_have_count(0)
    form.get_by_label("Who plays seat 2").select_option(label="Dice AI")
    form.get_by_label("Deck of seat 2").select_option(label="Crab")
    form.get_by_text("Clock and other options").click()
    form.get_by_label("Your name").fill("Anna")
    form.get_by_role("combobox", name="Clock").select_option(label="15 minutes each")
    form.get_by_label("Show the table in the lobby").uncheck()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".board")
    found = TABLE.search(page.url)
    assert found is not None
    table = server.get(f"/api/tables/{found[1]}")
    assert table["rules"] == "ccg/emperor" and table["clock"] == {"kind": "chess", "main": 900.0, "extra": 3.0}
    assert table["seats"][0]["name"] == "Anna" and not table["listed"]
    assert (table["seats"][1]["agent"], table["seats"][1]["deck"]) == ("random", "crab")
    go(page, "#/")
    expect(page.get_by_role("radio", name="Emperor")).to_be_checked()
    mine = page.locator(".table-row", has_text="Anna")
    expect(mine.get_by_role("link", name="Go on")).to_have_attribute("href", f"#/table/{found[1]}")


def test_a_friend_joins_from_the_lobby_and_a_third_watches(server: Server, pages: Pages) -> None:
    anna = ready(pages.open())
    anna.get_by_role("radio", name="A friend").check()
    anna.get_by_text("Clock and other options").click()
    anna.get_by_label("Name of the table").fill("Autumn leaves")
    anna.get_by_role("button", name="Open the table").click()
    anna.wait_for_url(TABLE)
    link = anna.url
    go(anna, "#/")
    row = anna.locator(".table-row", has_text="Autumn leaves")
    expect(row.get_by_role("button", name="Copy the link")).to_be_visible()

    bert = ready(pages.open())
    bert.locator(".table-row", has_text="Autumn leaves").get_by_role("button", name="Join").click()
    sheet = bert.get_by_role("dialog")
    sheet.get_by_label("Your name").fill("Bert")
    sheet.get_by_role("radio", name="Lion", exact=True).check()
    sheet.get_by_role("button", name="Sit down").click()
    bert.wait_for_selector(".board")
    assert bert.url == link

    row.get_by_role("link", name="Go on").click()
    anna.wait_for_selector(".board")
    assert anna.url == link
    cara = ready(pages.open())
    seen = cara.locator(".table-row", has_text="Autumn leaves")
    expect(seen.get_by_role("button", name="Join")).to_have_count(0)
    seen.get_by_role("link", name="Watch").click()
    cara.wait_for_selector(".board")
    found = TABLE.search(link)
    assert found is not None
    seats = server.get(f"/api/tables/{found[1]}")["seats"]
    assert [(seat["name"], seat["deck"]) for seat in seats][1] == ("Bert", "lion")
