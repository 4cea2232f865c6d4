"""Two people at a table, each in a browser, and a third who watches."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from gorin.server.client import Server
from tests.web.browsing import Pages, click_one, state

OPEN = [{"who": "you", "name": "Anna"}, {"who": "open"}]


def by_turns(pages: list[Page], seed: int, most: int) -> None:
    """Whoever is asked clicks something, so many times."""
    dice = Random(seed)
    for _ in range(most):
        for page in pages:
            page.wait_for_function(
                "() => document.querySelector('.table')?.dataset.state || document.querySelector('.waiting-room')"
            )
        asked = next((page for page in pages if state(page)[0] == "asked"), None)
        if asked is None:
            pages[0].wait_for_timeout(20)
            continue
        number = state(asked)[1]
        click_one(asked, dice.choice)
        asked.wait_for_function("n => document.querySelector('.table').dataset.decision !== n", arg=number)


def names_in(page: Page, selector: str) -> list[str]:
    """The titles of the cards in a place that can be read there."""
    found: list[str] = page.locator(selector).evaluate_all("all => all.map(x => x.dataset.name || '')")
    return found


def test_two_play_each_other_and_a_third_sees_nothing_hidden(server: Server, pages: Pages) -> None:
    made = server.create(seats=OPEN)
    keys = [{"seat": 0, "secret": made.keys[0].secret}]
    address = f"#/table/{made.table.table}"
    seats = [{"table": made.table.table, "rules": made.table.rules, "at": 0, "keys": keys}]
    anna = pages.open(address, seats=seats)
    expect(anna.locator(".share input").first).to_have_value(f"{pages.url}/{address}")

    bert = pages.open(address)
    bert.get_by_label("Your name").fill("Bert")
    bert.get_by_role("button", name="Take the seat").click()
    bert.wait_for_selector(".board")
    anna.wait_for_selector(".board")
    expect(anna.locator(".side-other .who-name")).to_have_text("Bert")
    watcher = pages.open(address)
    watcher.wait_for_selector(".board")

    by_turns([anna, bert], seed=5, most=45)
    server_view = server.get(f"/api/tables/{made.table.table}")
    assert server_view["watchers"] == 1

    mine = names_in(anna, ".hand-mine .card")
    assert mine and all(mine)
    assert names_in(bert, ".side-other .hand-other .strip") == []
    hidden = names_in(watcher, ".hand-mine .card")
    assert len(hidden) == len(mine) and not any(hidden)
    assert watcher.locator(".glow, .decision .option").count() == 0
    assert "You are watching" in watcher.locator(".status").inner_text()
    facedown = names_in(bert, ".side-other .plaque.facedown")
    assert facedown and not any(facedown)

    # they talk, and Anna gives up
    bert.keyboard.press("c")
    bert.keyboard.type("well met")
    bert.keyboard.press("Enter")
    expect(anna.locator(".chat")).to_contain_text("Bert: well met")
    anna.get_by_text("Passing and the game").click()
    concede = anna.get_by_role("button", name="Concede")
    concede.click()
    anna.get_by_role("button", name="Really concede?").click()
    expect(anna.locator(".over .question")).to_contain_text("You have lost")
    expect(bert.locator(".over .question")).to_contain_text("You have won")
    expect(watcher.locator(".over .question")).to_contain_text("Bert has won")

    # and they begin again
    bert.get_by_role("button", name="Rematch").click()
    anna.get_by_role("button", name="Agree").click()
    expect(anna.locator(".table")).not_to_have_attribute("data-state", "over")
    expect(bert.locator(".table")).not_to_have_attribute("data-state", "over")
    assert watcher.locator(".over").count() == 0


def test_both_seats_at_one_browser(server: Server, pages: Pages) -> None:
    made = server.create(seats=[{"who": "you", "name": "Anna"}, {"who": "you", "name": "Bert"}])
    keys = [{"seat": key.seat, "secret": key.secret} for key in made.keys]
    sitting = {"table": made.table.table, "rules": made.table.rules, "at": 0, "keys": keys}
    page = pages.open(f"#/table/{made.table.table}", seats=[sitting])
    page.wait_for_selector(".board")
    expect(page.locator(".bar-mine .who-name")).to_have_text("Anna")
    page.locator(".seats-switch button", has_text="B").click()
    expect(page.locator(".bar-mine .who-name")).to_have_text("Bert")


def test_who_has_set_up_a_table_cancels_it(server: Server, pages: Pages) -> None:
    made = server.create(seats=OPEN)
    keys = [{"seat": 0, "secret": made.keys[0].secret}]
    address = f"#/table/{made.table.table}"
    anna = pages.open(address, seats=[{"table": made.table.table, "rules": made.table.rules, "at": 0, "keys": keys}])
    bert = pages.open(address)
    bert.get_by_role("button", name="Only watch").click()
    bert.wait_for_selector(".waiting-room")
    anna.get_by_role("button", name="Cancel the table").click()
    for page in (anna, bert):
        expect(page.get_by_role("heading", name="The table was cancelled")).to_be_visible()
