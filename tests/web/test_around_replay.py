"""Replays: stepping, playing, jumping, one seat's eyes, trying another way, records as files and links."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from gorin.server.client import Server
from tests.lab.test_review import blundered
from tests.web.around import expect, give, go, played, ready, titles
from tests.web.browsing import Pages, settle


@pytest.fixture(scope="module")
def record(server: Server) -> dict[str, Any]:
    """A game that was played to its end."""
    return played(server, "lcg/stronghold")


def replay(pages: Pages, told: dict[str, Any], more: str = "") -> Page:
    page = ready(pages.open(f"#/replay/{told['record']['record']}{more}"))
    page.wait_for_selector(".board")
    return page


def at_step(page: Page, n: int) -> None:
    """Wait until a step is shown."""
    expect(page.locator(".step-of")).to_contain_text(f"Step {n} of")


def test_a_finished_game_is_listed_and_stepped_through(pages: Pages, record: dict[str, Any]) -> None:
    page = ready(pages.open("#/games"))
    page.locator(f"a[href='#/replay/{record['record']['record']}']").click()
    page.wait_for_selector(".board")
    steps = record["steps"]
    at_step(page, 0)
    expect(page.locator(".was-chosen")).to_have_text(steps[0]["text"])
    page.get_by_role("button", name="One step on").click()
    at_step(page, 1)
    expect(page.locator(".was-chosen")).to_have_text(steps[1]["text"])
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at_step(page, 3)
    expect(page.locator(".was-chosen")).to_have_text(steps[3]["text"])
    page.keyboard.press("ArrowLeft")
    at_step(page, 2)
    page.keyboard.press("End")
    at_step(page, len(steps))
    expect(page.locator(".replay-choice")).to_contain_text("The end.")
    page.keyboard.press("Home")
    at_step(page, 0)
    expect(page.locator(".replay-log li")).to_have_count(0)


def test_it_plays_by_itself_and_pauses(pages: Pages, record: dict[str, Any]) -> None:
    page = replay(pages, record)
    page.get_by_label("Speed").select_option(label="Quick")
    page.locator("body").press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("() => Number(document.querySelector('.step-of').textContent.split(' ')[1]) >= 3")
    page.get_by_role("button", name="Pause").click()
    stands = page.locator(".step-of").inner_text()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("ArrowRight")
    at_step(page, int(stands.split()[1]) + 1)


def test_one_jumps_to_a_round_and_the_address_says_where(pages: Pages, record: dict[str, Any]) -> None:
    second = next(step["step"] for step in record["steps"] if step["round"] == 2)
    page = replay(pages, record)
    page.get_by_label("Jump to a round").select_option(label="round 2")
    at_step(page, second)
    assert f"step={second}" in page.url
    expect(page.locator(".replay-log li").last).to_be_visible()
    page.keyboard.press("PageUp")
    at_step(page, next(step["step"] for step in record["steps"] if step["round"] == 1))
    again = replay(pages, record, f"?step={second}&seat=1")
    at_step(again, second)
    expect(again.get_by_label("Whose eyes")).to_have_value("1")


def test_one_seats_eyes_do_not_see_what_the_other_held(server: Server, pages: Pages, record: dict[str, Any]) -> None:
    steps = record["steps"]
    step = next(each["step"] for each in steps[len(steps) // 2 :] if each["seat"] == 1)
    there = server.get(f"/api/records/{record['record']['record']}/steps/{step}")["view"]["players"]
    theirs = [card["name"] for card in there[1]["hand"]]
    assert theirs
    page = replay(pages, record, f"?step={step}")
    page.wait_for_selector("[data-key='hand-1'] [data-name]")
    assert sorted(titles(page, "[data-key='hand-1']")) == sorted(theirs)
    expect(page.locator(".was-chosen")).to_have_count(1)
    page.get_by_label("Whose eyes").select_option("0")
    expect(page.locator("[data-key='hand-1'] [data-name]")).to_have_count(0)
    expect(page.locator(".replay-choice")).to_have_text("Bert chooses.")
    secret = set(theirs) - {card["name"] for card in there[0]["hand"]}
    shown = set(titles(page, ".board"))
    assert not {name for name in secret if not _open(name, there)} & shown
    page.get_by_label("Whose eyes").select_option("1")
    page.wait_for_selector("[data-key='hand-1'] [data-name]")


def _open(name: str, players: list[dict[str, Any]]) -> bool:
    """Does a card of this name lie open somewhere too?"""
    return any(name in str({zone: cards for zone, cards in player.items() if zone != "hand"}) for player in players)


@pytest.mark.parametrize("rules", ["lcg/stronghold", "ccg/emperor"])
def test_another_way_is_tried_from_the_middle(server: Server, pages: Pages, rules: str, record: dict[str, Any]) -> None:
    told = record if rules == "lcg/stronghold" else played(server, rules)
    step = next(each["step"] for each in told["steps"][40:] if each["seat"] == 0)
    page = replay(pages, told, f"?step={step}")
    page.get_by_role("button", name="Try from here").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Opponent").select_option("random")
    sheet.get_by_role("button", name="Play on").click()
    page.wait_for_selector(".table-main .board")
    page.wait_for_url("**/#/table/**")
    assert settle(page) == "asked"
    table = server.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert [seat["who"] for seat in table["seats"]] == ["human", "agent"] and table["rules"] == rules


def test_a_record_is_saved_brought_again_and_shared(server: Server, pages: Pages, record: dict[str, Any]) -> None:
    page = replay(pages, record)
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save", exact=True).click()
    file = saving.value.path().read_bytes()
    go(page, "#/games")
    give(page, "#record-file", "wrong.jsonl", b"no record")
    expect(page.get_by_text("wrong.jsonl:")).to_be_visible()
    assert all("400" in error for error in pages.errors)  # the browser itself says that it was refused
    pages.errors.clear()
    give(page, "#record-file", "game.jsonl", file)
    page.wait_for_selector(".board")
    brought = page.url.rpartition("/")[2].partition("?")[0]
    assert server.get(f"/api/records/{brought}/file").encode() == file
    other = pages.open(f"#/replay/{brought}?step=5")
    other.wait_for_selector(".board")
    at_step(other, 5)


def test_a_pile_is_looked_through_and_a_card_is_read(pages: Pages, record: dict[str, Any]) -> None:
    page = replay(pages, record, f"?step={len(record['steps'])}")
    pile = page.locator("[data-pile]:not([disabled])").first
    pile.click()
    expect(page.locator("dialog [data-name]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(".board .card[data-name]").first.click()
    expect(page.locator("dialog .large")).to_be_visible()


def test_a_game_is_looked_at_again(pages: Pages, server: Server) -> None:
    brought = server.post("/api/records", {"text": blundered().lines().decode()})
    page = ready(pages.open(f"#/replay/{brought['record']}"))
    page.wait_for_selector(".board")
    page.get_by_role("button", name="Review this game").click()
    expect(page.locator(".chance-bar")).to_have_count(2, timeout=60_000)  # a server works at it
    expect(page.locator(".chance-dear").first).to_be_attached(timeout=60_000)
    page.get_by_label("Whose eyes").select_option(label="As A saw it")
    expect(page.locator(".chance-bar")).to_have_count(1)
    found = page.locator(".review-side")
    expect(found).to_contain_text("“pass” cost")
    expect(found).to_contain_text("Better: “play Fine Katana”")
    page.locator(".review-side button").first.click()
    at_step(page, 1)
    page.keyboard.press("End")
    at_step(page, 3)
    page.locator(".chance-curve").click(position={"x": 2, "y": 10})
    at_step(page, 0)


def test_a_game_that_goes_on_is_not(pages: Pages, server: Server) -> None:
    going = b"\n".join(blundered().lines().splitlines()[:-2]).decode()
    page = ready(pages.open(f"#/replay/{server.post('/api/records', {'text': going})['record']}"))
    page.wait_for_selector(".board")
    expect(page.get_by_role("button", name="Review this game")).to_have_count(0)
