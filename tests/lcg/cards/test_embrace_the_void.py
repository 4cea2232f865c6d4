"""Embrace the Void: the card, and its rulings."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from tests.lcg.tables import (
    decision,
    do,
    fate_of,
    fate_on,
    in_play,
    offered,
    options,
    pass_until,
    table,
)

VOID = """A 10/0: Plain Soldier*+2[{}], Plain Captain+1
          B 10/3: Plain Giant* | Assassination | Fields, {}
          military void {}"""


def void(bears: str = "Embrace the Void", against: str = "Plain Soldier") -> Any:
    """B's void ring takes a fate."""
    s = table(VOID.format(bears, "Plain Hill", "B>A"))
    pass_until(s, "B: resolve the ring effect")
    return do(s, f"B: remove 1 fate from {against}")


@rule("fr.embrace-the-void.2")
def test_the_void_ring_sends_the_fate_to_the_pool() -> None:
    s = void()
    assert decision(s) == "A: interrupts"
    do(s, "A: Embrace the Void")
    assert fate_of(s) == [1, 3] and fate_on(s, "Plain Soldier") == 1 and in_play(s, "Embrace the Void")


def test_it_need_not_be_used_and_minds_its_bearer_alone() -> None:
    s = do(void(), "A: pass")
    assert fate_of(s) == [0, 3] and fate_on(s, "Plain Soldier") == 1
    s = void(against="Plain Captain")
    assert not offered(s, "Embrace the Void") and fate_on(s, "Plain Captain") == 0


@rule("fr.embrace-the-void.1")
def test_fate_removed_in_the_fate_phase_goes_to_the_pool() -> None:
    s = table("A 10/0: Plain Soldier+1[Embrace the Void]\nB 10/0:\nconflict phase")
    pass_until(s, "A: interrupts")
    do(s, "A: Embrace the Void")
    assert fate_of(s)[0] == 1 and fate_on(s, "Plain Soldier") == 0


@rule("fr.embrace-the-void.3")
def test_it_minds_fate_that_cards_remove_return_or_move() -> None:
    s = do(
        table(VOID.format("Embrace the Void", "Meditations on the Tao", "A>B Meditations on the Tao")), "B: Meditations"
    )
    do(s, "B: Plain Soldier", "A: Embrace the Void")
    assert fate_of(s)[0] == 1 and fate_on(s, "Plain Soldier") == 1
    s = table("A 10/0: Plain Soldier*+2[Embrace the Void]\nB 10/0: Plain Captain*[Jade Tetsubō]\nmilitary void A>B")
    do(s, "B: Jade Tetsubō", "B: Plain Soldier", "A: Embrace the Void")
    assert fate_of(s) == [2, 0] and fate_on(s, "Plain Soldier") == 0
    s = table("A 10/0: Plain Soldier*+2[B:Embrace the Void], Plain Porter\nB: Plain Giant*\nmilitary void B>A")
    assert not offered(s, "Embrace the Void")


@rule("fr.embrace-the-void.4")
def test_the_fate_of_a_bearer_that_leaves_play_goes_to_the_pool() -> None:
    s = do(
        table(VOID.format("Embrace the Void", "Plain Hill", "B>A")), "A: pass", "B: Assassination", "B: Plain Soldier"
    )
    do(s, "A: Embrace the Void")
    assert fate_of(s)[0] == 2 and not in_play(s, "Plain Soldier")


@rule("fr.embrace-the-void.5")
def test_of_two_copies_the_one_used_last_decides() -> None:
    s = void("Embrace the Void, B:Embrace the Void")
    do(s, "A: Embrace the Void", "B: Embrace the Void")
    assert fate_of(s) == [0, 4] and fate_on(s, "Plain Soldier") == 1


@rule("fr.embrace-the-void.6")
def test_it_comes_after_the_chance_to_stay_in_play() -> None:
    s = table(VOID.format("Embrace the Void, Reprieve", "Plain Hill", "B>A"))
    do(s, "A: pass", "B: Assassination", "B: Plain Soldier")
    assert options(s) == ["Reprieve", "pass"]
    do(s, "A: Reprieve")
    assert decision(s) == "A: action" and fate_on(s, "Plain Soldier") == 2 and in_play(s, "Embrace the Void")


@pytest.mark.parametrize(
    ("mine", "hand", "may"), [("Plain Priest", "", True), ("Plain Soldier", ", Isawa Atsuko", False)]
)
@rule("fr.embrace-the-void.7")
def test_a_shugenja_in_play_is_needed(mine: str, hand: str, may: bool) -> None:
    assert offered(table(f"A: {mine} | Embrace the Void{hand}\nB:"), "Embrace the Void") is may
