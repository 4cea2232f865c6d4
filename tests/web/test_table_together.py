"""Whole games of several browsers and AIs: Enlightenment with a treaty made and broken, Team Conquest."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from gorin.server.bodies import TableMade
from gorin.server.client import Server
from tests.web.browsing import PHONE, Pages
from tests.web.together import by_itself, parley, play_together, seats

ENLIGHTENMENT, TEAM_CONQUEST = "lcg/enlightenment", "lcg/team-conquest"
LAST = 40  # of a game that is but finished in browsers: so many choices


@pytest.fixture(scope="module")
def game_of_teams(server: Server) -> dict[str, Any]:
    """A game of four that AIs have played to its end."""
    return by_itself(server, TEAM_CONQUEST, 4, seed=3)


def ended(server: Server, made: TableMade, players: list[Page]) -> dict[str, Any]:
    """What every page says of the end is what the server says."""
    info: dict[str, Any] = server.get(f"/api/tables/{made.table.table}")
    assert info["state"] == "over" and info["result"]["ending"] not in ("cap", "loop", "stopped")
    winners, team = info["result"]["winners"], bool(info["teams"])
    for seat, page in enumerate(players):
        won = "Your team has won" if team else "You have won"
        expect(page.locator(".over .question")).to_contain_text(won if seat in winners else "You have lost")
        assert page.locator(".glow").count() == 0
    return info


def with_words(page: Page, words: str, kind: str = "") -> Locator:
    """The treaty or offer that says so, among those of others."""
    return page.locator(f".treaty{kind}").filter(has_text=words)


def make_a_treaty(anna: Page, bert: Page, words: str) -> None:
    """Anna offers, Bert agrees: each promises something in words."""
    parley(anna)
    anna.get_by_role("button", name="Offer a treaty").click()
    sheet = anna.locator("dialog.sheet")
    sheet.get_by_label("With").select_option(label="Bert (B)")
    for title in ("I promise to", "Bert promises to"):
        sheet.get_by_label(f"{title}: what").select_option("words")
        sheet.get_by_label(f"{title}: in words").fill(words)
        sheet.get_by_label(f"{title}: until when").select_option("game")
    sheet.get_by_label("What is at stake").select_option("1")
    sheet.get_by_role("button", name="Offer the treaty").click()
    expect(with_words(anna, words, ".offered")).to_have_count(1)
    expect(bert.locator(".treaty-line")).to_contain_text("offers you a treaty")
    bert.get_by_role("button", name="Look").click()
    with_words(bert, words, ".for-you").get_by_role("button", name="Agree").click()
    for page in (anna, bert):
        expect(with_words(page, words, ":not(.offered)")).to_have_count(1)


def break_it(anna: Page, bert: Page, words: str) -> None:
    """Anna says that Bert has broken his word, and Bert says so, too; that is more pressing than what others offer."""
    with_words(anna, words).get_by_role("button", name="You broke your word").click()
    expect(bert.locator(".treaty-line")).to_contain_text("broken your word")
    with_words(bert, words).get_by_role("button", name="It is broken").click()
    for page in (anna, bert):
        expect(with_words(page, words)).to_have_count(0)
        expect(page.locator(".log")).to_contain_text("broken")


def in_the_first_round(page: Page) -> bool:
    return "Round 1" in page.locator(".timing .now").inner_text()


def test_three_browsers_and_two_ais_begin_a_game_of_enlightenment(server: Server, pages: Pages) -> None:
    made = server.create(rules=ENLIGHTENMENT, seats=seats(5, people=3), seed=11)
    players = [pages.sit(made, 0), pages.sit(made, 1), pages.sit(made, 2, size=PHONE)]
    anna, bert, cara = players
    play_together(players, seed=1, until=lambda: in_the_first_round(anna))
    make_a_treaty(anna, bert, "no spies")
    play_together(players, seed=2, most=10)
    break_it(anna, bert, "no spies")

    # two give up, and the others play on
    for page in (anna, bert):
        page.get_by_text("Passing and the game").click()
        page.get_by_role("button", name="Concede").click()
        page.get_by_role("button", name="Really concede?").click()
        expect(page.locator(".out-of-game")).to_be_visible()
    for seat in (0, 1):
        expect(cara.locator(f".neighbour.is-out[data-neighbour='{seat}']")).to_have_count(1)
    assert play_together([cara], seed=3, most=5) > 0


def test_two_browsers_and_two_ais_finish_a_game_of_teams(
    server: Server, pages: Pages, game_of_teams: dict[str, Any]
) -> None:
    begin = {"record": game_of_teams["record"]["record"], "step": max(0, len(game_of_teams["steps"]) - LAST)}
    made = server.create(seats=seats(4, people=2), begin=begin)
    players = [pages.sit(made, 0), pages.sit(made, 1, size=PHONE)]
    assert play_together(players, seed=2) > 0
    info = ended(server, made, players)
    assert info["result"]["winners"] in ([0, 1], [2, 3])


def test_a_game_of_teams_is_seen_again_with_the_eyes_of_each(pages: Pages, game_of_teams: dict[str, Any]) -> None:
    record, step = game_of_teams["record"], len(game_of_teams["steps"]) // 2
    page = pages.open(f"#/replay/{record['record']}?step={step}")
    page.wait_for_selector(".board.many")
    winners = [record["players"][seat] for seat in record["result"]["winners"]]
    expect(page.locator(".replay-side")).to_contain_text(f"{winners[0]} and {winners[1]} won")
    eyes = page.get_by_label("Whose eyes")
    expect(eyes.locator("option")).to_have_count(5)
    for seat in range(4):
        eyes.select_option(str(seat))
        expect(page.locator(".many > .bar .who-name")).to_have_text(record["players"][seat])
        others = page.locator(".neighbour .who-name")
        assert others.all_inner_texts() == [record["players"][(seat + i) % 4] for i in (1, 2, 3)]
    fold = page.locator(".neighbour:not(.open)").first
    name = fold.locator(".who-name").inner_text()
    fold.locator(".who").click()
    expect(page.locator(".neighbour.open .who-name")).to_have_text(name)


@pytest.mark.soak
def test_three_browsers_and_two_ais_play_enlightenment_from_beginning_to_end(server: Server, pages: Pages) -> None:
    made = server.create(rules=ENLIGHTENMENT, seats=seats(5, people=3), seed=11)
    players = [pages.sit(made, 0), pages.sit(made, 1), pages.sit(made, 2, size=PHONE)]
    anna, bert, _ = players
    done: list[str] = []

    def each(choices: int) -> None:
        """In the first round a treaty is made, a little later it is broken."""
        if not done and in_the_first_round(anna):
            make_a_treaty(anna, bert, "no spies")
            done.append("made")
        elif done == ["made"] and choices > 60:
            break_it(anna, bert, "no spies")
            done.append("broken")

    assert play_together(players, seed=4, each=each) > 100
    assert done == ["made", "broken"]
    ended(server, made, players)


@pytest.mark.soak
def test_two_browsers_and_two_ais_play_team_conquest_from_beginning_to_end(server: Server, pages: Pages) -> None:
    made = server.create(rules=TEAM_CONQUEST, seats=seats(4, people=2), seed=12)
    players = [pages.sit(made, 0), pages.sit(made, 1, size=PHONE)]
    assert play_together(players, seed=5) > 100
    ended(server, made, players)
