"""Single moments at the table: reloading, looking at cards, hints, undo, passing, the keyboard, the coach."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from gorin.server.bodies import TableMade
from gorin.server.client import Seat, Server
from tests.web.browsing import DESKTOP, PHONE, Pages, advance, click_one, fighting, settle, state, taken

AGAINST = [{"who": "you", "name": "Anna"}, {"who": "agent", "agent": "heuristic"}]


@pytest.fixture(scope="module")
def fight(server: Server) -> TableMade:
    """A table in the middle of a conflict, at which you are asked."""
    made = server.create(seats=AGAINST, seed=5)
    advance(server, made, fighting)
    return made


def test_reloading_in_a_conflict_goes_on_where_it_stood(server: Server, pages: Pages) -> None:
    made = server.create(seats=AGAINST, seed=6)
    advance(server, made, fighting)
    page = pages.sit(made)
    settle(page)
    before = page.locator(".conflict .card").evaluate_all("all => all.map(x => x.dataset.name)")
    number, log = state(page)[1], page.locator(".log > p").count()
    assert before
    page.reload()
    page.wait_for_selector(".conflict")
    settle(page)
    assert page.locator(".conflict .card").evaluate_all("all => all.map(x => x.dataset.name)") == before
    assert state(page)[1] == number and page.locator(".log > p").count() == log
    click_one(page, lambda found: found[-1])
    settle(page, number)


def test_a_card_is_shown_large_with_what_makes_its_numbers(pages: Pages, fight: TableMade) -> None:
    page = pages.sit(fight)
    settle(page)
    changed = page.locator(".card:has(.stat.raised), .card:has(.stat.lowered)").first
    name = changed.get_attribute("data-name")
    changed.hover()
    large = page.locator(".float-card .large")
    expect(large.locator(".large-name")).to_contain_text(str(name))
    expect(large.locator(".reasons")).to_contain_text("base")
    changed.click(button="right")
    sheet = page.locator("dialog.look")
    expect(sheet.locator(".reasons")).to_contain_text("base")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_card_that_cannot_be_used_says_why_with_the_rule(pages: Pages, fight: TableMade) -> None:
    page = pages.sit(fight)
    settle(page)
    number = state(page)[1]
    card = page.locator(".side-mine .slot .card[data-name]:not(.glow), .hand-mine .card:not(.glow)").first
    name = str(card.get_attribute("data-name"))
    card.click()
    note = page.locator(".why-not")  # beside the card, at once
    expect(note).to_contain_text(name)
    expect(note.locator(".rule-id").first).to_have_attribute("href", re.compile(r"^#/rules/rr\."))
    said = note.locator("p").first.inner_text()
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    card.click()
    note.get_by_role("button", name="Look at the card").click()
    expect(page.locator("dialog.look .why li").first).to_have_text(said)
    assert state(page)[1] == number  # looking chooses nothing


def test_hint_undo_and_pass_settings(server: Server, pages: Pages) -> None:
    made = server.create(seats=AGAINST, seed=8)
    page = pages.sit(made)
    settle(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice")).to_contain_text("Hint:")
    assert page.locator(".hinted").count() == 1
    first = page.locator(".question").inner_text()
    page.locator(".decision .tray .glow").first.click()
    expect(page.locator(".question")).not_to_have_text(first)
    page.locator(".decision").get_by_role("button", name="Undo").click()
    expect(page.locator(".question")).to_have_text(first)
    page.get_by_text("Passing and the game").click()
    page.get_by_label("Ask me").select_option("never")
    expect(page.get_by_role("button", name="Pass this conflict")).to_have_count(0)  # there is none to pass
    page.reload()
    settle(page)
    page.get_by_text("Passing and the game").click()
    expect(page.get_by_label("Ask me")).to_have_value("never")
    page.evaluate("location.hash = '#/play'")  # and at the next table it is remembered
    page.wait_for_url("**/#/table/*")
    settle(page)
    page.get_by_text("Passing and the game").click()
    expect(page.get_by_label("Ask me")).to_have_value("never")


def test_the_keyboard_alone_plays_some_rounds(server: Server, pages: Pages) -> None:
    made = server.create(seats=AGAINST, seed=9)
    page = pages.sit(made)
    dice = Random(4)
    for _ in range(400):
        if settle(page) == "over" or "Round 3" in page.locator(".timing .now").inner_text():
            break
        number = state(page)[1]
        by_keys(page, dice, number)
        taken(page, number)
    assert re.search(r"Round [23]", page.locator(".timing .now").inner_text()) or state(page)[0] == "over"


def by_keys(page: Page, dice: Random, number: str) -> None:
    """Choose something with the keyboard: by its number, by walking to it, or by the letter for passing."""
    numbers: list[str] = page.locator("[data-number]:visible").evaluate_all("all => all.map(x => x.dataset.number)")
    way = dice.choice(["number", "walk", "pass"])
    if way == "pass" and page.locator(".decision .option.primary").count():
        page.keyboard.press("p")
        return
    if way == "walk":
        page.keyboard.press("n")
        page.keyboard.press("Enter")
    else:
        for digit in dice.choice(numbers):
            page.keyboard.press(digit)
    page.wait_for_function(
        "n => document.querySelector('.menu') || document.querySelector('.table').dataset.decision !== n", arg=number
    )
    if page.locator(".menu").count():
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_coach_explains_the_first_game(server: Server, pages: Pages, size: tuple[int, int]) -> None:
    page = pages.open("#/learn", size=size)
    page.get_by_role("button", name="Begin").first.click()
    coach = page.locator(".coach")
    expect(coach.locator("h2").first).to_have_text("The goal")
    expect(coach.locator(".rule-id").first).to_have_attribute("href", re.compile("#/rules/rr"))
    settle(page)
    number = state(page)[1]
    click_one(page, lambda found: found[0])
    settle(page, number)
    expect(coach.locator("h2").first).to_have_text("Your row of provinces")
    page.reload()
    page.get_by_role("button", name="Go on with your first game").click()
    settle(page)


def test_a_discard_pile_can_be_looked_through(server: Server, pages: Pages) -> None:
    made = server.create(seats=AGAINST, seed=5)
    advance(server, made, lambda seat: bool(seat.view and seat.view["players"][0]["dynasty_discard"]))
    page = pages.sit(made)
    heap = page.locator('.bar-mine [data-pile="dynasty_discard"]')
    many = int(heap.locator("b").inner_text())
    heap.click()
    assert page.locator("dialog .card[data-name]").count() == many > 0


def from_a_pile(seat: Seat) -> bool:
    """May a card be chosen that lies in a pile?"""
    piles = ("known_in_decks", "dynasty_discard", "conflict_discard")
    lie = {card["id"] for player in (seat.view or {})["players"] for pile in piles for card in player.get(pile, ())}
    return seat.decision is not None and any(each.card and each.card.id in lie for each in seat.decision.options)


def at_a_pile(server: Server, seed: int) -> TableMade | None:
    """A game played by dice until a card of a pile may be chosen, if that comes."""
    seats = [{**AGAINST[0], "deck": {"precon": "dragon"}}, {"who": "agent", "agent": "random"}]
    made, dice = server.create(seats=seats, seed=seed), Random(seed)
    with server.sit(made) as seat:
        while seat.wait() and seat.decision is not None:
            if from_a_pile(seat):
                return made
            seat.choose(dice.randrange(len(seat.decision.options)))
    return None


def test_a_card_is_chosen_in_the_pile_where_it_lies(server: Server, pages: Pages) -> None:
    made = next(found for seed in range(30) if (found := at_a_pile(server, seed)))
    page = pages.sit(made, size=PHONE)
    settle(page)
    number = state(page)[1]
    page.locator("[data-pile].glow").first.click()
    page.locator("dialog .pile-cards .glow").first.click()
    taken(page, number)
    expect(page.locator("dialog")).to_have_count(0)


def test_cards_slide_unless_one_wants_it_still(server: Server, pages: Pages) -> None:
    for motion, moves in (("no-preference", True), ("reduce", False)):
        made = server.create(seats=AGAINST, seed=5)
        page = pages.sit(made, motion=motion)
        settle(page)
        page.evaluate("""() => { window.slid = 0; const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) { window.slid += 1; return animate.apply(this, how) } }""")
        for _ in range(6):
            number = state(page)[1]
            page.locator(".decision .option.primary, .decision .tray .glow").first.click()
            settle(page, number)
        assert (page.evaluate("window.slid") > 0) is moves


def test_clocks_are_shown_and_run(server: Server, pages: Pages) -> None:
    made = server.create(seats=AGAINST, seed=5, clock={"kind": "chess", "main": 600, "extra": 5})
    page = pages.sit(made)
    settle(page)
    mine = page.locator(".bar-mine .clock")
    expect(mine).to_have_class(re.compile(r"\bruns\b"))
    expect(mine).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
    before = mine.inner_text()
    expect(mine).not_to_have_text(before)


def test_a_choice_can_be_made_from_the_large_card(server: Server, pages: Pages) -> None:
    made = server.create(seats=AGAINST, seed=5)
    page = pages.sit(made, size=PHONE)
    settle(page)
    number = state(page)[1]
    page.locator(".decision .tray .glow").first.click(button="right")
    page.locator("dialog.look .option").click()
    settle(page, number)


def test_a_long_press_looks_and_chooses_nothing(server: Server, pages: Pages) -> None:
    made = server.create(seats=AGAINST, seed=5)
    page = pages.sit(made, size=PHONE)
    settle(page)
    number = state(page)[1]
    box = page.locator(".decision .tray .glow").first.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    page.wait_for_selector("dialog.look")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("dialog.look .option")).to_have_count(1)
    assert state(page)[1] == number
