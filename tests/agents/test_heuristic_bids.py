"""Puzzles about bids and fate: what the heuristic player gives for cards, for duels, and for characters to stay."""

from __future__ import annotations

from typing import Any

import pytest

from tests.agents.asking import chooses, lets_play, why
from tests.lcg.tables import do, fate_on, table


def bidding(a: str, b: str, rules: str = "lcg/stronghold", more: str = "") -> Any:
    """The bid of the draw phase, at player A."""
    s = table(f"A {a}: {more}\nB {b}:\ndynasty phase, first A", rules)
    return lets_play(s, "nobody", "honor bid")


@pytest.mark.parametrize("honor", [1, 2, 3, 4, 5])
def test_it_does_not_bid_itself_to_death(honor: int) -> None:
    s = bidding(f"{honor}/3", "10/3")
    assert int(chooses(s)) - 1 < honor
    assert int(chooses(s)) <= 2


def test_it_bids_high_when_it_is_rich() -> None:
    s = bidding("17/5", "10/3")
    assert int(chooses(s)) >= 4
    assert "17 honor" in why(s)


def test_it_does_not_make_the_opponent_win_by_honor() -> None:
    s = bidding("10/3", "22/3")
    assert int(chooses(s)) <= 3


@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish"])
def test_it_bids_low_at_one_honor_in_every_format(rules: str) -> None:
    assert chooses(bidding("1/3", "6/3", rules)) == "1"


def test_it_bids_no_more_than_a_duel_is_worth() -> None:
    s = table("A 4/0: Doji Challenger*[Duelist Training]\nB 10/0: Plain Idler*\nmilitary air A>B Fields")
    s = do(s, "B: pass", "A: Doji Challenger (Duelist Training)")
    s = lets_play(s, "nobody", "honor bid")
    assert s.decision.player in (0, 1)
    if s.decision.player == 1:
        do(s, "B: 1")
    assert int(chooses(s)) <= 3  # 3 skill against none: the duel is all but won without honor


def test_it_uses_a_duel_that_it_wins() -> None:
    s = table(
        "A 10/0: Plain Lord*[Duelist Training] | Scroll\nB 10/0: Plain Captain*, Plain Lord*\nmilitary air A>B Fields"
    )
    assert chooses(do(s, "B: pass")).startswith("Plain Lord")


def test_it_puts_fate_on_the_expensive_character() -> None:
    s = table("A 10/9: | | Fields, Fields[Plain Giant]\nB 10/0:\ndynasty phase, first A")
    assert chooses(s) == "play Plain Giant"
    s = do(s, "A: Plain Giant")
    assert int(chooses(s)) >= 2
    s = lets_play(s, "A", "honor bid")
    assert fate_on(s, "Plain Giant") >= 2


def test_it_puts_less_fate_on_a_small_character() -> None:
    s = table("A 10/9: | | Fields, Fields[Plain Giant], Fields[Plain Porter]\nB 10/0:\ndynasty phase, first A")
    big, small = (int(chooses(do(s.clone(), f"A: {name}"))) for name in ("Plain Giant", "Plain Porter"))
    assert small < 2 <= big


def test_it_plays_the_best_character_first() -> None:
    s = table("A 10/7: | | Fields, Fields[Plain Porter], Fields[Plain Lord]\nB 10/0:\ndynasty phase, first A")
    assert chooses(s) == "play Plain Lord"
