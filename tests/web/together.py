"""Several browsers at one table: whoever is asked clicks, until the game is over."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Page

from gorin.server.bodies import TableMade
from gorin.server.client import Seat, Server
from tests.web.browsing import CHOOSABLE, IN_A_PILE, PATIENCE, state, taken

NAMES = ("Anna", "Bert", "Cara", "Dora", "Emil", "Frida", "Gero", "Hana")
FOLDED = ".neighbour.able .who:visible"


def seats(many: int, people: int = 1) -> list[dict[str, Any]]:
    """So many seats: people first, then AIs that choose by dice."""
    who = [{"who": "you"} if i < people else {"who": "agent", "agent": "random"} for i in range(many)]
    return [{**seat, "name": name} for seat, name in zip(who, NAMES, strict=False)]


def by_itself(server: Server, rules: str, many: int, seed: int) -> dict[str, Any]:
    """A game that AIs have played to its end: its record, with every step."""
    made = server.create(rules=rules, seats=seats(many, people=0), seed=seed)
    for _ in range(1_200):
        info = server.get(f"/api/tables/{made.table.table}")
        if info["state"] == "over":
            told: dict[str, Any] = server.get(f"/api/records/{info['record']}")
            return told
        time.sleep(0.05)
    raise AssertionError("the AIs have not finished")


def wander(server: Server, made: TableMade, until: Callable[[Seat], bool], most: int = 400) -> None:
    """Choose by dice, without a page, until a moment has come in which you are asked; asking the AI would take long."""
    dice = Random(1)
    with server.sit(made) as seat:
        for _ in range(most):
            assert seat.wait() and seat.decision is not None, "the game is over"
            if until(seat):
                return
            seat.choose(dice.randrange(len(seat.decision.options)))
    raise AssertionError("that moment has not come")


def decided(page: Page, seat: Seat) -> None:
    """Wait until a page has drawn what a seat is asked."""
    assert seat.decision is not None
    page.wait_for_function(
        "n => document.querySelector('.table').dataset.decision === n", arg=str(seat.decision.number)
    )


def click(page: Page, dice: Random) -> None:
    """Click something that can be chosen: a folded neighbour is opened first, of a pile or a menu one entry taken."""
    page.wait_for_function(
        "places => document.querySelector(places)", arg=".table-main .glow, .option, .neighbour.able"
    )
    able = page.locator(CHOOSABLE)
    many, folded = able.count(), page.locator(FOLDED)
    nth = dice.randrange(many + folded.count())
    if nth >= many:
        folded.nth(nth - many).click()
        able = page.locator(".side-open .glow:visible")
        nth = dice.randrange(able.count())
    able.nth(nth).click(position={"x": 6, "y": 8})
    for place in (IN_A_PILE, ".menu button"):
        if there := page.locator(place).count():
            page.locator(place).nth(dice.randrange(there)).click()


def play_together(
    players: Sequence[Page],
    seed: int,
    each: Callable[[int], None] = lambda made: None,
    until: Callable[[], bool] = lambda: False,
    most: int = 6_000,
) -> int:
    """Play to the end, for so many choices, or until something is so; before every choice `each` is told how many were
    made. Gives how many it were."""
    dice = Random(seed)
    for made in range(most):
        asked = somebody(players)
        if asked is None or until():
            return made
        each(made)
        number = state(asked)[1]
        click(asked, dice)
        taken(asked, number)
    return most


def somebody(players: Sequence[Page]) -> Page | None:
    """Who is asked; None once the game is over."""
    end = time.monotonic() + PATIENCE / 1_000
    while time.monotonic() < end:
        states = [state(page)[0] for page in players]
        if "asked" in states:
            return players[states.index("asked")]
        if "over" in states:
            return None
        players[0].wait_for_timeout(15)
    raise AssertionError("nobody is asked anything")


def parley(page: Page) -> None:
    """Open what is beside the table, where the treaties are."""
    toggle = page.locator(".side-toggle:visible")
    if toggle.count() and toggle.get_attribute("aria-expanded") == "false":
        toggle.click()
    part = page.locator("details.treaties")
    if part.get_attribute("open") is None:
        part.locator("summary").click()
