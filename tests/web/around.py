"""What the tests of the pages around the game share."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import FilePayload, Page, expect

from gorin.server.client import Server
from tests.server.serving import at_random

PLAYERS = [{"who": "you", "name": "Anna"}, {"who": "agent", "agent": "random", "name": "Bert"}]


def ready(page: Page) -> Page:
    """Wait until a page is there."""
    page.wait_for_selector("main:not([aria-busy])")
    return page


def go(page: Page, address: str) -> Page:
    """Go to another page of the page."""
    page.evaluate("address => { location.hash = address }", address)
    page.wait_for_function("address => location.hash.startsWith(address.split('?')[0])", arg=address)
    return ready(page)


def titles(page: Page, within: str) -> list[str]:
    """The names of the cards that are shown somewhere."""
    found: list[str] = page.locator(f"{within} [data-name]").evaluate_all("all => all.map(x => x.dataset.name)")
    return found


def give(page: Page, selector: str, name: str, content: bytes) -> None:
    """Choose a file, as a person does in the window that opens."""
    file: FilePayload = {"name": name, "mimeType": "text/plain", "buffer": content}
    page.locator(selector).set_input_files([file])


def played(server: Server, rules: str, seed: int = 5) -> dict[str, Any]:
    """A game that is over, as its record is listed."""
    made = server.create(rules=rules, seats=PLAYERS, seed=seed)
    with server.sit(made) as seat:
        assert at_random(seat, seed) is not None
        record = seat.table.record
    told: dict[str, Any] = server.get(f"/api/records/{record}")
    return told


__all__ = ["PLAYERS", "expect", "give", "go", "played", "ready", "titles"]
