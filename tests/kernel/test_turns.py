"""The order of turns: seats clockwise, or teams that share their opportunities."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.players import leave_game
from gorin.kernel.sides import everyone_alone, teams_of_neighbours
from gorin.kernel.turns import (
    all_passed,
    in_order,
    is_first,
    make_first,
    next_among,
    next_player,
    next_to_act,
    opens,
    order_of,
    passed_with,
)
from tests.kernel.toy import box_of, table

PAIRS = teams_of_neighbours(6, 3)  # 0 and 1, 2 and 3, 4 and 5
ACROSS = (0b001001, 0b010010, 0b100100, 0b001001, 0b010010, 0b100100)  # 0 and 3, 1 and 4, 2 and 5


def game(groups: tuple[int, ...]) -> Any:
    box = box_of("stone", seats=len(groups), teams=groups)
    box.turns = order_of(groups)
    return table(box, (0, "stone"))


@pytest.mark.parametrize("seats", range(2, 6))
def test_seats_by_themselves_follow_clockwise_whoever_is_left(seats: int) -> None:
    s = game(everyone_alone(seats))
    for alive in range(1, 1 << seats):
        s.alive = alive
        for who in range(seats):
            round_table = [q % seats for q in range(who, who + seats) if alive >> q % seats & 1]
            after = [q % seats for q in range(who + 1, who + 1 + seats) if alive >> q % seats & 1]
            assert in_order(s, who) == round_table
            assert next_player(s, who) == next_to_act(s, who) == after[0]
            assert opens(s, who) == round_table[0]
            assert passed_with(s, who) == 1 << who & alive


def test_a_team_passes_one_after_another_and_acts_as_one() -> None:
    s = game(PAIRS)
    assert [next_player(s, q) for q in range(6)] == [1, 2, 3, 4, 5, 0]
    assert [next_to_act(s, q) for q in range(6)] == [2, 2, 4, 4, 0, 0]
    assert [opens(s, q) for q in range(6)] == [0, 0, 2, 2, 4, 4]
    assert [passed_with(s, q) for q in range(6)] == [0, 0b11, 0, 0b1100, 0, 0b110000]


def test_teams_that_do_not_sit_together_act_together() -> None:
    s = game(ACROSS)
    seen = [0]
    while len(seen) < 6:
        seen.append(next_player(s, seen[-1]))
    assert seen == [0, 3, 1, 4, 2, 5] and next_player(s, 5) == 0
    assert [next_to_act(s, q) for q in range(6)] == [1, 2, 0, 1, 2, 0]


def test_in_player_order_teams_take_turns() -> None:
    s = game(PAIRS)
    assert in_order(s, 0) == [0, 2, 4, 1, 3, 5]
    assert in_order(s, 3) == [3, 4, 0, 2, 5, 1], "who is asked for begins, then one of each other team"
    s.alive = 0b110110
    assert in_order(s, 2) == [2, 4, 1, 5]


def test_who_left_is_skipped_and_a_team_goes_on_with_the_rest() -> None:
    s = game(PAIRS)
    leave_game(s, 2)
    assert next_player(s, 1) == 3 and next_to_act(s, 0) == 3 and passed_with(s, 3) == 0b1000
    leave_game(s, 3)
    assert next_player(s, 1) == 4 and next_to_act(s, 0) == 4
    assert next_player(s, 2) == 4, "the order is also asked from a seat that is empty now"


def test_all_have_passed_when_each_has_in_a_row() -> None:
    s = game(PAIRS)
    assert not all_passed(s, 5) and all_passed(s, 6)
    assert all_passed(s, 2, 0b1001), "of some players, when all of these have"
    leave_game(s, 5)
    assert all_passed(s, 5)


def test_the_next_among_some() -> None:
    s = game(PAIRS)
    assert next_among(s, 1, 0b000010) == 1
    assert next_among(s, 1, 0b110001) == 4
    assert next_among(s, 5, 0b000110) == 1
    assert next_among(s, 5, 0) == -1


def test_a_team_is_first_by_its_first_player() -> None:
    s = game(PAIRS)
    make_first(s, 3)
    assert s.first == 2
    assert [is_first(s, q) for q in range(6)] == [False, False, True, True, False, False]
    leave_game(s, 2)
    assert s.first == 3 and is_first(s, 3), "it stays with the team"
    leave_game(s, 3)
    assert s.first == 4
