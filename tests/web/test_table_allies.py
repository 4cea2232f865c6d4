"""The collectible game for four and six: an attack with allies is fought by people and AIs, and everybody can see who
fights for whom, whose turn it is and who has passed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gorin.server.bodies import TableMade
from gorin.server.client import Seat, Server
from tests.web.browsing import DESKTOP, PHONE, Pages, fighting, settle, state, taken
from tests.web.reaching import in_view, out_of_reach
from tests.web.together import NAMES, by_itself, decided, play_together, seats, wander

SAMURAI, EMPEROR = "ccg/samurai", "ccg/emperor"
SMALL_PHONE = (360, 640)
SIZES = ((1280, 720), DESKTOP, PHONE, SMALL_PHONE)
PHONES = (PHONE, SMALL_PHONE)
LAST = 40  # of a game that is but finished in browsers: so many choices
NUMBERS = ("honor", "gold", "hand", "strength")  # strength: how many provinces


@pytest.fixture(scope="module")
def game_of_four(server: Server) -> dict[str, Any]:
    """A game that AIs have played to its end."""
    return by_itself(server, SAMURAI, 4, seed=3)


def between_people(server: Server, game: dict[str, Any]) -> dict[str, Any]:
    """The step at which A or B, having attacked the other, is asked whom to invite."""
    record = game["record"]["record"]
    for step in game["steps"]:
        if step["seat"] in (0, 1) and step["text"] in ("C", "D", "done"):
            told: dict[str, Any] = server.get(f"/api/records/{record}/steps/{step['step']}")
            attack = told["view"]["attack"]
            if told["decision"]["why"] == "invite allies" and {attack["attacker"], attack["defender"]} == {0, 1}:
                return {"record": record, "step": step["step"]}
    raise AssertionError("A and B have never fought each other")


def letters(page: Page, place: str) -> list[str]:
    found: list[str] = page.locator(f"{place} .seat-badge").all_inner_texts()
    return found


def parts(view: dict[str, Any]) -> dict[int, str]:
    """What each player is in the attack, in words."""
    attack = view["attack"]
    if attack is None:
        return {}
    leaders = {"attacking": attack["attacker"], "defending": attack["defender"]}
    out = {leaders["attacking"]: "Attacker", leaders["defending"]: "Defender"}
    for side, leader in leaders.items():
        for seat in attack[f"{side}_players"]:
            out.setdefault(seat, f"ally of {chr(65 + leader)}")
    for seat in range(len(view["players"])):
        by = [chr(65 + leader) for side, leader in leaders.items() if seat in attack[f"invited_{side}"]]
        if by:
            out.setdefault(seat, f"invited by {' and '.join(by)}")
    return out


def shown_parts(page: Page) -> dict[int, str]:
    """The same as the page marks it: at the strips, and at one's own bar."""
    told: list[list[Any]] = page.locator(".neighbour .tag.part").evaluate_all(
        "all => all.map(x => [+x.closest('[data-neighbour]').dataset.neighbour, x.textContent])"
    )
    own = page.locator(".many > .bar .tag.part").all_text_contents()
    return {seat: words for seat, words in [*told, *([0, words] for words in own)]}


# --- people and AIs -------------------------------------------------------------------------------------------------


def invite(page: Page, whom: int) -> None:
    """Whoever is asked invites this one, and nobody else."""
    for name in (f"invite {chr(65 + whom)} {NAMES[whom]}", "Done"):
        assert settle(page) == "asked"
        expect(page.locator(".question")).to_have_text("Whom do you invite to join your side?")
        number = state(page)[1]
        page.get_by_role("button", name=name).click()
        taken(page, number)


def test_two_browsers_and_two_ais_fight_with_allies(server: Server, pages: Pages, game_of_four: dict[str, Any]) -> None:
    made = server.create(seats=seats(4, people=2), begin=between_people(server, game_of_four))
    players = [pages.sit(made, 0), pages.sit(made, 1, size=PHONE)]
    anna, bert = players
    for page in players:
        page.wait_for_function("() => ['asked', 'waiting'].includes(document.querySelector('.table').dataset.state)")
    attacker = 0 if state(anna)[0] == "asked" else 1
    defender = 1 - attacker
    assert state(players[defender])[0] == "waiting"
    expect(players[defender].locator(".decision .question")).to_contain_text(f"{NAMES[attacker]} is to choose")
    invite(players[attacker], 2)
    invite(players[defender], 3)

    # everybody sees it, also on a phone
    first, second = chr(65 + attacker), chr(65 + defender)
    expect(anna.locator(".neighbour[data-neighbour='2'] .tag.part")).to_have_text(f"invited by {first}")
    expect(anna.locator(".neighbour[data-neighbour='3'] .tag.part")).to_have_text(f"invited by {second}")
    expect(anna.locator(".many > .bar .tag.part")).to_have_text("Defender" if attacker else "Attacker")
    expect(bert.locator(".many > .bar .tag.part")).to_have_text("Attacker" if attacker else "Defender")
    for side, leader, ally in (("attacks", first, "C"), ("defends", second, "D")):
        assert letters(anna, f".attack-line .{side}") == [leader, ally]
    line = letters(bert, ".conflict-line")
    assert line[:2] == [first, second] and set(line[2:]) == {"C", "D"}
    for page in players:
        expect(page.locator(".log")).to_contain_text(f"{first} invites C to join the attack.")
        expect(page.locator(".log")).to_contain_text(f"{second} invites D to join the defense.")
    assert play_together(players, seed=7, most=60) == 60, "and the game goes on"


def test_two_browsers_and_two_ais_finish_a_game_of_samurai(
    server: Server, pages: Pages, game_of_four: dict[str, Any]
) -> None:
    begin = {"record": game_of_four["record"]["record"], "step": len(game_of_four["steps"]) - LAST}
    made = server.create(seats=seats(4, people=2), begin=begin)
    players = [pages.sit(made, 0), pages.sit(made, 1, size=PHONE)]
    assert play_together(players, seed=2, most=400) < 400, "the game is over"
    info = server.get(f"/api/tables/{made.table.table}")
    assert info["state"] == "over" and info["result"]["ending"] not in ("cap", "loop", "stopped")
    for seat, page in enumerate(players):
        won = seat in info["result"]["winners"]
        expect(page.locator(".over .question")).to_contain_text("You have won" if won else "You have lost")


# --- what is always in sight ----------------------------------------------------------------------------------------


LONG = [(rules, many) for rules in (SAMURAI, EMPEROR) for many in (3, 8)]


@pytest.mark.parametrize(
    ("rules", "many", "most"),
    [
        (SAMURAI, 4, 10),
        (SAMURAI, 6, 6),
        (EMPEROR, 6, 6),
        *(pytest.param(rules, many, 120, marks=pytest.mark.soak) for rules, many in LONG),
    ],
)
def test_what_matters_is_in_sight_and_everything_can_be_reached(
    server: Server, pages: Pages, rules: str, many: int, most: int
) -> None:
    made = server.create(rules=rules, seats=seats(many), seed=many)
    wander(server, made, fighting, most=4_000)
    opened = {size: pages.sit(made, size=size) for size in SIZES}
    assert walk(server, made, opened, most) > 0, "the battle was not seen"


def walk(server: Server, made: TableMade, opened: dict[tuple[int, int], Page], most: int) -> int:
    """Look at so many decisions in all windows, and choose by dice; gives how often a battle was being fought."""
    dice, fought = Random(most), 0
    with server.sit(made) as seat:
        for _ in range(most):
            if not seat.wait():
                break
            assert seat.decision is not None
            for size, page in opened.items():
                decided(page, seat)
                page.wait_for_selector(".bar-mine .chip-gold")
                fought += watched(page, seat, size)
                assert out_of_reach(page, seat.decision) == [], f"{size}: {seat.decision.question}"
            seat.choose(dice.randrange(len(seat.decision.options)))
    return fought


def watched(page: Page, seat: Seat, size: tuple[int, int]) -> bool:
    """Whose turn it is, one's own numbers, who fights for whom, and the battle: was there one?"""
    view = seat.view
    assert view is not None
    own = [".bar-mine .to-move", ".question", *(f".bar-mine .chip-{name}" for name in NUMBERS)]
    turn = ".bar-mine" if view["active"] == 0 else f".neighbour[data-neighbour='{view['active']}']"
    chart = ".moment .now" if size in PHONES else ".timing .now"
    for selector in (*own, chart, turn if size in PHONES else f"{turn} .tag.first"):
        assert in_view(page, selector), f"{size}: {selector}"
    expect(page.locator(chart)).to_contain_text(f"Turn {view['turn']}, {chr(65 + view['active'])}'s")
    assert shown_parts(page) == parts(view)
    passed: list[int] = page.locator(".neighbour:has(.tag.passed)").evaluate_all(
        "all => all.map(x => +x.dataset.neighbour)"
    )
    assert sorted(passed) == [who for who in view["passed"] if who != 0]
    if view["attack"] is None:
        return False
    sides(page, view["attack"], size)
    return view["attack"].get("battlefield") is not None


def sides(page: Page, attack: dict[str, Any], size: tuple[int, int]) -> None:
    """Both sides are named, and the battle that is fought is in sight: on a phone in one line."""
    if page.locator(".bar-mine .tag.part").count():
        assert in_view(page, ".bar-mine .tag.part"), f"{size}: what one is oneself"
    assert in_view(page, ".attack-line"), size
    if size in PHONES:
        both = [*attack["attacking_players"], *attack["defending_players"]]
        assert letters(page, ".attack-line")[: len(both)] == [chr(65 + seat) for seat in both]
    else:
        for side, name in (("attacks", "attacking"), ("defends", "defending")):
            there = [*attack[f"{name}_players"], *attack[f"invited_{name}"]]
            assert letters(page, f".attack-line .{side}") == [chr(65 + seat) for seat in there]
            assert in_view(page, f".attack-line .{side}"), f"{size}: {side}"
    if "battlefield" in attack:
        forces = [page.locator(f".attack-line .line-{army}").inner_text() for army in ("attack", "defend")]
        assert forces == [str(attack["attacking_force"]), str(attack["defending_force"])]
        page.locator(".attack-line").click()  # shows it
        assert in_view(page, ".battlefield.current .outcome b"), size


def test_a_click_opens_a_neighbour_of_the_collectible_game(server: Server, pages: Pages) -> None:
    made = server.create(rules=SAMURAI, seats=seats(6), seed=8)
    wander(server, made, lambda seat: bool(seat.view and seat.view["turn"]))
    page = pages.sit(made)
    settle(page)
    number = state(page)[1]
    page.locator(".neighbour .who").nth(3).click()
    expect(page.locator(".neighbour.open .who-name")).to_have_text(NAMES[4])
    assert page.locator(".side-open .slot").count() == 4
    page.locator(".neighbour.open .who").click()
    expect(page.locator(".side-open")).to_have_count(0)
    assert state(page)[1] == number  # looking chooses nothing
