"""Bids, and honor across the table."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from tests.lcg.tables import decision, do, hand, honor_of, options
from tests.lcg.team_conquest.teams import laid, passes


def bids(s: Any, **bid: int) -> None:
    passes(s, "honor bid")
    while "honor bid" in decision(s):
        do(s, f"{decision(s)[0]}: {bid[decision(s)[0]]}")


@rule("mp.team-setup.2", "mp.team-drawing.2", "rr.step-2-4.8")
def test_honor_changes_hands_across_the_table_only() -> None:
    s = laid("dynasty phase, first A")
    bids(s, A=5, B=1, C=1, D=3)
    assert honor_of(s) == [6, 12, 14, 8], "A gives C 4, D gives B 2, and nobody else anything"


@rule("mp.team-drawing.1")
def test_each_player_bids_and_draws_for_the_own_dial() -> None:
    s = laid("dynasty phase, first A")
    passes(s, "honor bid")
    asked = ""
    while "honor bid" in decision(s):
        asked += decision(s)[0]
        assert options(s) == ["1", "2", "3", "4", "5"]
        do(s, f"{asked[-1]}: {5 if asked[-1] == 'A' else 3}")
        if len(asked) < 4:
            shown = [[x["bid"] for x in s.box.rules.view(s, q)["players"]] for q in range(4)]
            assert all(not shown[q][x] for q in range(4) for x in range(4) if x != q), "nor does a team-mate see it"
    assert asked == "ACBD" and s.bid == [5, 3, 3, 3] and [len(hand(s, q)) for q in "ABCD"] == [5, 3, 3, 3]


@rule("mp.team-setup.1", "mp.team-drawing.2")
def test_each_of_three_sits_across_from_one() -> None:
    s = laid("dynasty phase, first A", players=6)
    bids(s, A=5, B=1, C=1, D=1, E=1, F=5)
    assert honor_of(s) == [6, 10, 14, 14, 10, 6]


@rule("mp.team-drawing.3")
def test_a_team_wins_by_honor_given_in_the_draw_phase() -> None:
    s = laid("dynasty phase, first A", A="25/3: ", B="24/3: ")
    bids(s, A=1, B=1, C=1, D=2)
    assert s.winner in (0, 1) and s.box.rules.endings[s.ending] == "honor"


@rule("mp.team-drawing.3", "mp.team-drawing.2")
@pytest.mark.parametrize("first", "AC")
def test_what_a_team_gives_and_gets_counts_together(first: str) -> None:
    s = laid(f"dynasty phase, first {first}", A="24/3: ", B="25/3: ")
    bids(s, A=1, B=5, C=5, D=1)
    assert honor_of(s) == [28, 21, 6, 14] and s.winner < 0, "all at once: never more than 49"
    s = laid(f"dynasty phase, first {first}", C="24/3: ", D="25/3: ")
    bids(s, A=2, B=1, C=1, D=1)
    assert s.winner == 2


def test_equal_bids_give_nothing() -> None:
    s = laid("dynasty phase, first A")
    bids(s, A=5, B=2, C=5, D=2)
    assert honor_of(s) == [10, 10, 10, 10]
    assert options(s)
