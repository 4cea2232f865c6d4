"""The workshop in a browser: a card typed in English, read, put into a deck and played; shared as a file."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from gorin.cards.loading import load
from gorin.server.client import Server
from tests.web.around import expect, give, go, ready
from tests.web.browsing import DESKTOP, PHONE, Pages, click_one, settle, state, taken
from tests.web.test_around_axe import faults

CASTLE = "Lantern Castle"
FACTS = {"strength": "2", "honor": "10", "fate": "7", "influence": "10"}
RIGHT = "Action: Bow this stronghold – gain 1 fate."
WRONG = RIGHT.replace("Bow this stronghold", "Bow this strnghold")


@pytest.fixture(scope="module", autouse=True)
def warm(server: Server) -> None:
    """The first card that is read takes a second or two."""
    server.post("/api/workshop/read", {"text": f"{CASTLE}\nUnicorn stronghold\n{WRONG}"})


def write(page: Page, text: str, title: str = CASTLE, facts: dict[str, str] = FACTS, **chosen: str) -> None:
    """Fill the form in."""
    for name, value in ({"type": "stronghold", "clan": "unicorn"} | chosen).items():
        page.locator(f'.card-form [name="{name}"]').select_option(value)
    page.get_by_label("Title", exact=True).fill(title)
    for name, value in facts.items():
        page.locator(f'.card-form [name="{name}"]').fill(value)
    page.locator(".card-text").fill(text)


def workshop(pages: Pages, **how: Any) -> Page:
    page = ready(pages.open("#/workshop", **how))
    page.wait_for_selector(".card-form")
    return page


def use(page: Page, name: str, seed: int, most: int = 300) -> None:
    """Play by dice until the card is used."""
    dice = Random(seed)
    for _ in range(most):
        assert settle(page) == "asked", "the game is over"
        number = state(page)[1]
        mine = page.locator(f'.table-main .glow[data-name="{name}"]:visible')
        if mine.count():
            mine.first.click()
            entries = page.locator(".menu button")
            if entries.count():
                entries.first.click()
            taken(page, number)
            return
        click_one(page, dice.choice)
        taken(page, number)
    raise AssertionError(f"{name} was never used")


def test_the_collectible_game_has_its_own_form(server: Server, pages: Pages) -> None:
    page = workshop(pages)
    page.get_by_role("navigation", name="Game").get_by_role("link", name="Collectible").click()
    page.wait_for_selector('.card-form [name="personal honor"]')
    warden = {"force": "4", "chi": "3", "gold cost": "6", "personal honor": "2"}
    line = "Battle: Target an enemy Follower: Bow that Folower."
    write(page, line, "Ice Warden", warden, type="personality", clan="crab")
    expect(page.get_by_label("Keywords")).to_have_count(1)
    expect(page.locator(".clause.red")).to_have_text(["Bow that Folower (not read)"])
    page.locator(".card-text").fill(line.replace("Folower", "Follower"))
    expect(page.locator(".clause.red")).to_have_count(0)
    expect(page.locator(".making-room legend")).to_have_text("Out of Crab go")


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"])
def test_a_card_is_typed_mended_put_into_a_deck_and_used_against_the_ai(
    server: Server, pages: Pages, size: tuple[int, int], theme: str
) -> None:
    page = workshop(pages, size=size, theme=theme)
    write(page, WRONG)
    expect(page.locator(".clause.red")).to_have_text(["Bow this strnghold (not read)"])
    expect(page.locator(".clause.green")).to_have_text(["gain 1 fate (read)"])
    expect(page.locator(".play-now")).to_have_count(0)
    assert faults(page) == []
    page.locator(".take").click()
    expect(page.locator(".clause.red")).to_have_count(0)
    expect(page.locator(".card-text")).to_have_value(RIGHT)
    expect(page.locator(".face .large .abilities")).to_have_text(RIGHT)
    expect(page.locator(".making-room legend")).to_have_text("Out of Unicorn go")
    expect(page.locator(".verdict.good").last).to_contain_text("Legal")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".play-now").click()
    page.wait_for_selector(".board")
    use(page, CASTLE, seed=4)
    expect(page.locator(f'.table-main [data-name="{CASTLE}"].bowed')).to_be_attached()
    table = page.url.rpartition("/")[2]
    assert server.get(f"/api/tables/{table}")["own"] == [CASTLE]


def test_what_is_typed_is_text_and_nothing_else(pages: Pages) -> None:
    page = workshop(pages)
    page.evaluate("window.struck = 0")
    evil = '<img src=x onerror="struck = 1">'
    write(page, f"Action: {evil} – draw 1 card.", title=evil)
    expect(page.locator(".clause.red").first).to_contain_text("<img")
    expect(page.locator(".own-card")).to_contain_text("<img")
    write(page, RIGHT, title=evil)
    expect(page.locator(".problems .bad")).to_contain_text("a title has letters")
    expect(page.locator(".reading img")).to_have_count(0)
    assert page.evaluate("window.struck") == 0


def test_a_title_that_is_taken_becomes_a_version(pages: Pages) -> None:
    page = workshop(pages)
    write(page, "", title="Doji Whisperer", facts={"cost": "1", "glory": "1"}, type="character", clan="crane")
    expect(page.locator(".problems .bad")).to_contain_text("there is a card 'Doji Whisperer' already")
    page.get_by_label("Version, if the title is taken").fill("of the Lamps")
    expect(page.locator(".face .large-name")).to_have_text("Doji Whisperer (of the Lamps)")
    expect(page.locator(".reading .verdict")).to_contain_text("it can be played")


def test_cards_are_kept_and_shared_as_the_file_that_the_command_line_takes(pages: Pages, tmp_path: Path) -> None:
    page = workshop(pages)
    write(page, RIGHT)
    page.locator(".new-card").click()
    write(
        page,
        "Reaction: After this character enters play – draw 1 card.\nLimit 1 per deck.",
        title="Lamp Lighter",
        facts={"cost": "2", "military": "1", "political": "–", "glory": "1", "traits": "Courtier. Lamplighter."},
        type="character",
        clan="crane",
    )
    expect(page.locator(".own-card")).to_have_count(2)
    with page.expect_download() as told:
        page.locator(".download").click()
    path = tmp_path / "own-cards.txt"
    told.value.save_as(path)
    loaded = {card.name: card for card in load(path).cards}
    assert set(loaded) == {CASTLE, "Lamp Lighter"}
    assert loaded["Lamp Lighter"].traits == ("courtier", "lamplighter") and loaded["Lamp Lighter"].deck_limit == 1
    other = workshop(pages)
    give(other, "#card-file", "own-cards.txt", path.read_bytes())
    expect(other.locator(".own-card")).to_have_count(2)
    with other.expect_download() as told:
        other.locator(".download").click()
    again = tmp_path / "again.txt"
    told.value.save_as(again)
    assert {card.name: replaced(card) for card in load(again).cards} == {x: replaced(y) for x, y in loaded.items()}
    give(other, "#card-file", "no.txt", b"\x00\x01 not a card")
    expect(other.locator(".toast").last).to_contain_text("character U+0000")


def replaced(card: Any) -> Any:
    """A card wherever it stands."""
    from dataclasses import replace

    return replace(card, pack="")


def test_a_kept_deck_takes_its_cards_along(server: Server, pages: Pages) -> None:
    page = workshop(pages)
    write(page, RIGHT)
    page.locator(".keep-deck").click()
    go(page, "#/")
    page.locator(".deck-choice", has_text=CASTLE).get_by_role("radio").check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".board")
    assert server.get(f"/api/tables/{page.url.rpartition('/')[2]}")["own"] == [CASTLE]


def test_the_deck_editor_offers_the_cards_one_has_made(server: Server, pages: Pages) -> None:
    page = workshop(pages)
    write(page, RIGHT)
    page.locator(".keep-deck").click()
    kept = page.evaluate("JSON.parse(localStorage.getItem('gorin.decks'))[0].id")
    go(page, f"#/decks/edit?id={kept}")
    expect(page.locator(".legality .verdict.good")).to_contain_text("Legal")
    page.locator(".deck-card", has_text=CASTLE).click()
    expect(page.locator("dialog .large .abilities")).to_have_text(RIGHT)
    page.keyboard.press("Escape")
    page.get_by_role("searchbox").first.fill("lantern castle")
    expect(page.locator(f'.editor-grid [data-name="{CASTLE}"]')).to_be_visible()
    page.get_by_role("button", name="Play it", exact=True).click()
    page.wait_for_selector(".board")
    assert server.get(f"/api/tables/{page.url.rpartition('/')[2]}")["own"] == [CASTLE]


def test_whoever_is_invited_may_read_the_cards_first(server: Server, pages: Pages) -> None:
    own = f"{CASTLE}\nUnicorn stronghold, strength 2, honor 10, fate 7, influence 10\n{RIGHT}\n"
    made = server.create(own=own, seats=[{"who": "you", "name": "Anna"}, {"who": "open"}])
    page = ready(pages.open(f"#/table/{made.table.table}"))
    page.locator(".own-cards-shown").click()
    expect(page.locator("dialog .large .abilities")).to_have_text(RIGHT)


def test_the_proof_sheet_comes_part_by_part_and_can_be_given_up(pages: Pages) -> None:
    page = workshop(pages)
    write(page, RIGHT)
    page.locator(".begin-proof:not([disabled])").click()
    expect(page.locator(".proof-sheet")).to_contain_text("Tried in the deck unicorn")
    expect(page.locator(".proof-progress progress")).to_be_visible()
    page.locator(".cancel-proof").click()
    expect(page.locator(".proof")).to_contain_text("It was given up")
    assert faults(page) == []


def test_the_game_whose_english_is_not_read_says_so(server: Server, pages: Pages) -> None:
    for bench in server.get("/api/workshop")["games"]:
        page = ready(pages.open(f"#/workshop?game={bench['game']}"))
        if bench["reads"]:
            page.wait_for_selector(".card-form")
        else:
            expect(page.locator(".workshop")).to_contain_text(json.dumps(bench["why"])[1:-1])


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_serious_faults(pages: Pages, size: tuple[int, int], theme: str) -> None:
    page = workshop(pages, size=size, theme=theme)
    assert faults(page) == []
    write(page, WRONG + "\nAction: zzz.")
    expect(page.locator(".clause.red")).to_have_count(2)
    assert faults(page) == []
    write(page, RIGHT)
    page.wait_for_selector(".play-now")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
