"""Pages as people have them: a window of some size, a theme, a seat; and what a person does at a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

from gorin.server import protocol
from gorin.server.bodies import TableMade
from gorin.server.client import Seat, Server

DESKTOP, PHONE = (1440, 900), (390, 844)
PATIENCE = 30_000  # milliseconds, on a slow machine
CHOOSABLE = ".table-main .glow:visible, .decision .option:visible, .decision .tray .glow:visible"
IN_A_PILE = "dialog .pile-cards .glow:visible"


class Pages:
    """Opens pages and notes what goes wrong in them."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self.errors: list[str] = []
        self._browser = browser
        self._open: list[BrowserContext] = []

    def open(
        self,
        address: str = "#/",
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        motion: str = "reduce",
        seats: list[dict[str, Any]] | None = None,
    ) -> Page:
        """A new browser at an address; `seats` are those it remembers."""
        width, height = size
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            has_touch=size == PHONE,
        )
        context.set_default_timeout(PATIENCE)
        self._open.append(context)
        if seats:
            context.add_init_script(f"localStorage.setItem('gorin.seats', {json.dumps(json.dumps(seats))})")
        page = context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.goto(f"{self.url}/{address}")
        return page

    def sit(self, made: TableMade, key: int | None = 0, **how: Any) -> Page:
        """A page at a table, with the key of a seat, or of none to watch."""
        keys = [] if key is None else [{"seat": made.keys[key].seat, "secret": made.keys[key].secret}]
        sitting = {"table": made.table.table, "rules": made.table.rules, "at": 0, "keys": keys}
        page = self.open(f"#/table/{made.table.table}", seats=[sitting] if keys else None, **how)
        page.wait_for_selector(".board")
        return page

    def close(self) -> None:
        """Close them all."""
        for context in self._open:
            context.close()
        self._open = []

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left before it came
            self.errors.append(f"request: {request.url} {request.failure}")


def advance(server: Server, made: TableMade, until: Callable[[Seat], bool], most: int = 400) -> None:
    """Play on as the AI advises, without a page, until a moment has come in which you are asked."""
    with server.sit(made) as seat:
        for _ in range(most):
            assert seat.wait(), "the game is over"
            if until(seat):
                return
            advice = seat.ask(protocol.Hint())
            assert isinstance(advice, protocol.HintGiven)
            seat.choose(advice.option)
    raise AssertionError("that moment has not come")


def fighting(seat: Seat) -> bool:
    """Is there a conflict or a battle with somebody on both sides, and an action to take?"""
    view, decision = seat.view or {}, seat.decision
    if decision is None or not (decision.why or "").endswith("action"):
        return False
    if view.get("conflict"):
        sides = {each.get("side") for player in view["players"] for each in player["characters"]}
        return {"attacking", "defending"} <= sides
    attack = view.get("attack") or {}
    return any(
        field["current"] and field["attackers"] and field["defenders"] for field in attack.get("battlefields", [])
    )


# --- at the table ---------------------------------------------------------------------------------------------------


def state(page: Page) -> tuple[str, str]:
    """Is something asked, waited for or over; and which decision it is."""
    told = page.locator(".table").evaluate("x => [x.dataset.state || '', x.dataset.decision || '']")
    return told[0], told[1]


def settle(page: Page, before: str = "none") -> str:
    """Wait until something other than `before` is asked, or the game is over. Gives "asked" or "over"."""
    page.wait_for_function(
        """before => { const x = document.querySelector('.table')?.dataset;
        return x && (x.state === 'over' || x.state === 'asked' && x.decision !== before) }""",
        arg=before,
    )
    return state(page)[0]


def click_one(page: Page, pick: Callable[[range], int]) -> None:
    """Click one of the things that can be clicked; of a pile then one of its cards, of a menu one of its entries."""
    for place in (CHOOSABLE, IN_A_PILE):
        able = page.locator(place)
        if many := able.count():
            able.nth(pick(range(many))).click(position={"x": 8, "y": 10})  # in a full hand, only its edge is seen
    entries = page.locator(".menu button")
    if many := entries.count():
        entries.nth(pick(range(many))).click()


def play_on(page: Page, seed: int, most: int = 2_000) -> int:
    """Click what can be clicked, by dice, to the end of the game or for so many choices; gives how many."""
    dice = Random(seed)
    for made in range(most):
        if settle(page) == "over":
            return made
        number = state(page)[1]
        click_one(page, dice.choice)
        taken(page, number)
    return most


def taken(page: Page, number: str) -> None:
    """Wait until a choice has been taken."""
    page.wait_for_function(
        "n => { const x = document.querySelector('.table').dataset; return x.state === 'over' || x.decision !== n }",
        arg=number,
    )
