"""Samurai Edition on the pages around the game: its own decks and cards, the check of both editions, the lobby,
replays, hints and the first game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from gorin.server.client import Server
from tests.web.around import expect, go, played, ready
from tests.web.browsing import PHONE, Pages, settle
from tests.web.together import by_itself

SAMURAI, EMPEROR = "ccg/samurai", "ccg/emperor"


@pytest.fixture(scope="module")
def record(server: Server) -> dict[str, Any]:
    """A game of two that was played to its end."""
    return played(server, SAMURAI)


def names_of(server: Server, rules: str) -> list[str]:
    return [deck["name"].capitalize() for deck in server.get(f"/api/decks?rules={rules}")["decks"]]


def deck_of(server: Server, rules: str, name: str) -> dict[str, Any]:
    decks = server.get(f"/api/decks?rules={rules}")["decks"]
    return next(deck for deck in decks if deck["name"] == name)


def offered(page: Page) -> list[str]:
    """The decks among which one chooses one's own."""
    return page.locator(".new-game .deck-chooser").first.locator(".deck-choice .deck-name").all_inner_texts()


def test_each_edition_offers_its_own_decks(server: Server, pages: Pages) -> None:
    page = ready(pages.open())
    form = page.locator(".new-game")
    for edition, rules in (("Samurai", SAMURAI), ("Emperor", EMPEROR), ("Samurai", SAMURAI)):
        form.get_by_role("radio", name=edition).check()
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
        assert offered(page) == names_of(server, rules)
        told = [text.strip() for text in form.get_by_label("Deck of seat 2").locator("option").all_inner_texts()]
        assert told == ["Any deck", *names_of(server, rules)]
    form.get_by_text("What is different here").click()
    expect(form.locator(".different li").first).to_contain_text("sam.")
    assert offered(page) != names_of(server, EMPEROR)


def test_a_copied_deck_is_of_its_edition_and_only_cards_of_it_are_found(server: Server, pages: Pages) -> None:
    page = ready(pages.open("#/decks"))
    page.locator(".precons", has_text="CCG Samurai").get_by_role("button", name="Crab").click()
    page.wait_for_selector(".editor")
    kept = page.evaluate("JSON.parse(localStorage.getItem('gorin.decks'))[0]")
    assert kept["rules"] == SAMURAI and kept["cards"] == deck_of(server, SAMURAI, "crab")["cards"]
    verdict, problems = page.locator(".legality .verdict"), page.locator(".legality .problems")
    expect(verdict).to_contain_text("Legal")
    cards = server.get("/api/cards?game=ccg")["cards"]
    fit = sum(card["set"] != "emperor" for card in cards)
    expect(page.locator(".finder [role=status]")).to_have_text(f"{fit} cards")

    # by the rules of the other edition it is not legal, and the rules cited are that edition's
    page.get_by_label("Format").select_option(EMPEROR)
    expect(verdict).to_contain_text("Not legal")
    expect(problems).to_contain_text("is no card of this edition")
    assert all(id.startswith("emp.") for id in problems.locator(".rule-id").all_inner_texts())
    page.get_by_label("Format").select_option(SAMURAI)
    expect(verdict).to_contain_text("Legal")


@pytest.mark.parametrize(("rules", "other", "prefix"), [(SAMURAI, EMPEROR, "sam."), (EMPEROR, SAMURAI, "emp.")])
def test_a_deck_of_the_other_edition_is_refused_line_by_line(
    server: Server, pages: Pages, rules: str, other: str, prefix: str
) -> None:
    told = server.post("/api/decks/check", {"rules": other, "deck": deck_of(server, other, "crab")})
    page = ready(pages.open("#/decks"))
    page.locator(".importer").get_by_label("Format").select_option(rules)
    page.get_by_label("The deck, pasted").fill(told["text"])
    page.get_by_role("button", name="Check it").click()
    expect(page.locator(".importer .verdict")).to_contain_text("Not legal")
    wrong = page.locator(".importer .problems li", has_text="is no card of this edition")
    expect(wrong.first).to_contain_text("Line")
    cited = page.locator(".importer .problems .rule-id").all_inner_texts()
    assert cited and all(id.startswith(prefix) for id in cited)
    page.locator(".importer").get_by_label("Format").select_option(other)
    page.get_by_role("button", name="Check it").click()
    expect(page.locator(".importer .verdict")).to_contain_text("Legal")


def test_a_table_of_samurai_for_four_is_joined_from_the_lobby(server: Server, pages: Pages) -> None:
    anna = ready(pages.open())
    anna.get_by_role("radio", name="Samurai").check()
    anna.locator(".sizes input[value='4']").check(force=True)
    for seat in ("2", "3"):
        anna.get_by_label(f"Who plays seat {seat}").select_option("open")
    anna.get_by_text("Clock and other options").click()
    anna.get_by_label("Name of the table").fill("Old friends")
    anna.get_by_role("button", name="Open the table").click()
    anna.wait_for_selector(".waiting-room")
    bert = ready(pages.open(size=PHONE))
    row = bert.locator(".table-row", has_text="Old friends")
    expect(row).to_contain_text("CCG Samurai")
    expect(row).to_contain_text("2 open seats")
    row.get_by_role("button", name="Join").click()
    sheet = bert.get_by_role("dialog")
    expect(sheet.locator(".deck-choice .deck-name")).to_have_text(names_of(server, SAMURAI))
    sheet.get_by_label("Your name").fill("Bert")
    sheet.get_by_role("radio", name="Scorpion").check()
    sheet.get_by_role("button", name="Sit down").click()
    expect(anna.locator(".seat-list")).to_contain_text("Bert with scorpion")
    anna.get_by_role("button", name="Begin: AIs take the open seats").click()
    for page in (anna, bert):
        page.wait_for_selector(".board-ccg.many")
        expect(page.locator(".neighbour")).to_have_count(3)


def test_a_game_of_samurai_is_listed_and_seen_again(pages: Pages, record: dict[str, Any]) -> None:
    info, steps = record["record"], record["steps"]
    page = ready(pages.open("#/games"))
    page.locator(f"a[href='#/replay/{info['record']}']").click()
    page.wait_for_selector(".board-ccg")
    expect(page.locator(".replay-side")).to_contain_text("CCG Samurai")
    expect(page.locator(".was-chosen")).to_have_text(steps[0]["text"])
    middle = len(steps) // 2
    go(page, f"#/replay/{info['record']}?step={middle}&seat=0")
    expect(page.locator(".step-of")).to_have_text(f"Step {middle} of {len(steps)}")
    assert page.locator(".hand-mine [data-name]").count() == page.locator(".hand-mine [data-card]").count()
    page.get_by_label("Jump to a turn").select_option(label="turn 2")
    first = next(step["step"] for step in steps if step["round"] == 2)
    expect(page.locator(".step-of")).to_have_text(f"Step {first} of {len(steps)}")
    page.get_by_role("button", name="To the end").click()
    winner = info["players"][info["result"]["winner"]]
    expect(page.locator(".replay-choice")).to_contain_text(f"The end. {winner} won")
    assert page.locator(".replay-log li").count() > 20


def test_a_game_of_four_is_seen_again_with_the_eyes_of_each(server: Server, pages: Pages) -> None:
    game = by_itself(server, SAMURAI, 4, seed=3)
    info, steps = game["record"], game["steps"]
    page = pages.open(f"#/replay/{info['record']}?step={len(steps) // 2}")
    page.wait_for_selector(".board-ccg.many")
    for seat in range(4):
        page.get_by_label("Whose eyes").select_option(str(seat))
        expect(page.locator(".many > .bar .who-name")).to_have_text(info["players"][seat])
        others = page.locator(".neighbour .who-name")
        assert others.all_inner_texts() == [info["players"][(seat + i) % 4] for i in (1, 2, 3)]
    fold = page.locator(".neighbour:not(.open)").first
    name = fold.locator(".who-name").inner_text()
    fold.locator(".who").click()
    expect(page.locator(".neighbour.open .who-name")).to_have_text(name)
    assert page.locator(".side-open .slot").count() > 0


def test_a_hint_says_what_and_why(server: Server, pages: Pages) -> None:
    people = [{"who": "you", "name": "Anna"}, {"who": "agent", "agent": "random", "name": "Bert"}]
    page = pages.sit(server.create(rules=SAMURAI, seats=people, seed=3))
    settle(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice")).to_contain_text("Hint:")
    assert len(page.locator(".advice").inner_text()) > len("Hint: pass. ")
    assert page.locator(".hinted").count() > 0


def test_the_first_game_of_samurai_is_coached_by_its_own_rules(pages: Pages) -> None:
    page = ready(pages.open("#/learn"))
    page.locator(".panel", has_text="Samurai Edition").get_by_role("button", name="Begin").click()
    page.wait_for_selector(".board-ccg")
    settle(page)
    coach = page.locator(".coach")
    expect(coach).to_contain_text("The goal")
    cited = coach.locator(".rule-id").all_inner_texts()
    assert cited and all(id.startswith("sam.") for id in cited)
