"""Tables of three to eight: everything can be reached at every size, and what matters is always in sight."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from gorin.server.bodies import TableMade
from gorin.server.client import Seat, Server
from tests.web.browsing import DESKTOP, PHONE, Pages, fighting, settle, state
from tests.web.reaching import in_view, out_of_reach
from tests.web.together import NAMES, decided, seats, wander

SIZES = ((1280, 720), DESKTOP, PHONE, (360, 640))
PHONES = (PHONE, (360, 640))


@pytest.mark.parametrize(
    ("many", "most"), [(3, 12), (5, 8), (8, 5), *(pytest.param(n, 120, marks=pytest.mark.soak) for n in (3, 5, 8))]
)
def test_everything_can_be_reached_at_every_size(server: Server, pages: Pages, many: int, most: int) -> None:
    made = server.create(rules="lcg/enlightenment", seats=seats(many), seed=many)
    wander(server, made, fighting)
    opened = {size: pages.sit(made, size=size) for size in SIZES}
    assert walk(server, made, opened, most) > 0, "the conflict was not seen"


def walk(server: Server, made: TableMade, opened: dict[tuple[int, int], Page], most: int) -> int:
    """Look at so many decisions in all windows, and choose by dice; gives how often a conflict was seen on a phone."""
    dice, fought = Random(most), 0
    with server.sit(made) as seat:
        for _ in range(most):
            if not seat.wait():
                break
            assert seat.decision is not None
            for size, page in opened.items():
                decided(page, seat)
                assert out_of_reach(page, seat.decision) == [], f"{size}: {seat.decision.question}"
                if size in PHONES:
                    fought += watched(page, seat)
            seat.choose(dice.randrange(len(seat.decision.options)))
    return fought


def watched(page: Page, seat: Seat) -> bool:
    """On a phone, whose turn it is, one's own numbers and the conflict are in sight; was there one?"""
    assert seat.view is not None
    own = [
        ".bar-mine .to-move",
        ".question",
        *(f".bar-mine .chip-{name}" for name in ("honor", "fate", "dial", "hand")),
    ]
    for selector in own:
        assert in_view(page, selector), selector
    if seat.view["conflict"] is None:
        return False
    assert in_view(page, ".conflict-line")
    return True


def test_a_click_opens_a_neighbour_and_another_folds_it(server: Server, pages: Pages) -> None:
    made = server.create(rules="lcg/enlightenment", seats=seats(5), seed=8)
    wander(server, made, fighting)
    page = pages.sit(made)
    settle(page)
    number = state(page)[1]
    assert page.locator(".side-open").count() == 1  # whom one fights, or who is attacked
    fold = page.locator(".neighbour:not(.open)").last
    name = fold.locator(".who-name").inner_text()
    fold.locator(".who").click()
    expect(page.locator(".neighbour.open .who-name")).to_have_text(name)
    expect(page.locator(".neighbour.open .who")).to_have_attribute("aria-expanded", "true")
    assert page.locator(".side-open .slot").count() == 5
    page.locator(".neighbour.open .who").click()
    expect(page.locator(".side-open")).to_have_count(0)
    assert state(page)[1] == number  # looking chooses nothing


def test_who_is_first_who_has_passed_and_whose_turn_it_is(server: Server, pages: Pages) -> None:
    made = server.create(rules="lcg/enlightenment", seats=seats(5), seed=3)
    wander(server, made, lambda seat: bool(seat.view and len(seat.view["passed"]) > 1))
    page = pages.sit(made)
    settle(page)
    with server.sit(made) as seat:
        assert seat.wait() and seat.view is not None
        view = seat.view
    marked = page.locator(".neighbour:has(.tag.passed)").evaluate_all("all => all.map(x => +x.dataset.neighbour)")
    assert sorted(marked) == [who for who in view["passed"] if who != 0]
    first = page.locator(".neighbour:has(.tag.first), .bar-mine:has(.tag.first)")
    expect(first).to_have_count(1)
    assert first.locator(".who-name").inner_text() == NAMES[view["first"]]
    assert page.locator(".bar-mine .to-move").inner_text() == "your choice"
