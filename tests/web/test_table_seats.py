"""People and AIs at a table of several: open seats, teams, talking in a team, leaving and coming back, winners."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from gorin.server.bodies import TableMade
from gorin.server.client import Server
from tests.web.around import ready
from tests.web.browsing import Pages, settle
from tests.web.together import seats


def sitting(made: TableMade, key: int) -> list[dict[str, Any]]:
    keys = [{"seat": made.keys[key].seat, "secret": made.keys[key].secret}]
    return [{"table": made.table.table, "rules": made.table.rules, "at": 0, "keys": keys}]


def say(page: Page, text: str, to: str = "") -> None:
    page.keyboard.press("c")
    page.get_by_label("Who hears it").select_option(to)
    page.get_by_label("Say something to the table").fill(text)
    page.get_by_role("button", name="Say").click()


def test_open_seats_are_taken_by_people_and_the_rest_by_ais(pages: Pages) -> None:
    anna = ready(pages.open("#/"))
    anna.get_by_role("radio", name="Team Conquest").check()
    anna.get_by_text("What is different here").click()
    expect(anna.locator(".different li").first).to_contain_text("mp.")
    anna.get_by_role("radio", name="2 v 2").check()
    expect(anna.locator(".team-part")).to_have_count(2)
    for seat in ("2", "3", "4"):
        anna.get_by_label(f"Who plays seat {seat}").select_option("open")
    anna.get_by_role("button", name="Open the table").click()
    anna.wait_for_selector(".waiting-room")

    bert = pages.open(f"#/table/{anna.url.rsplit('/', 1)[1]}")
    bert.get_by_label("Your name").fill("Bert")
    choices = bert.locator(".seat-choice .choice")
    expect(choices).to_have_count(3)
    choices.nth(2).locator("input").check(force=True)
    bert.get_by_role("button", name="Take the seat").click()
    expect(anna.locator(".team-part.team-1 .seat-list")).to_contain_text("Bert")

    # Bert would rather play beside Anna
    bert.locator(".team-part.team-0").get_by_role("button", name="Sit here").click()
    expect(anna.locator(".team-part.team-0 .seat-list")).to_contain_text("Bert")
    assert bert.get_by_role("button", name="Begin").count() == 0  # that is for who made the table
    anna.get_by_role("button", name="Begin: AIs take the open seats").click()
    for page in (anna, bert):
        page.wait_for_selector(".board.many")
    expect(bert.locator(".bar-mine .who-name")).to_have_text("Bert")
    expect(bert.locator(".neighbour .tag.mate")).to_have_count(1)
    assert anna.locator(".neighbour.team-1").count() == 2
    bert.reload()
    expect(bert.locator(".bar-mine .seat-badge")).to_have_text("B")


def test_a_team_talks_among_itself(server: Server, pages: Pages) -> None:
    made = server.create(rules="lcg/team-conquest", seats=seats(4, people=3))
    anna, bert, cara = (pages.sit(made, key) for key in range(3))
    say(anna, "attack the left one", "team")
    say(anna, "good luck to all")
    for page, heard in ((anna, True), (bert, True), (cara, False)):
        expect(page.locator(".chat")).to_contain_text("good luck to all")
        assert page.locator(".chat .to-team").count() == int(heard)


def test_an_ai_plays_for_who_leaves_and_gives_the_seat_back(server: Server, pages: Pages) -> None:
    made = server.create(rules="lcg/enlightenment", seats=seats(4, people=2), seed=4)
    anna, bert = pages.sit(made), pages.sit(made, 1)
    settle(anna)  # Bert is not there to be asked: the AI makes but a few choices for her
    anna.get_by_text("Passing and the game").click()
    anna.get_by_role("button", name="Let an AI play for me").click()
    expect(anna.locator(".status")).to_contain_text("An AI plays for you")
    settle(bert)
    anna.get_by_role("button", name="Take the seat back").click()
    expect(anna.locator(".standin")).to_have_count(0)
