"""Seats in order, the players still in the game, sides."""

from __future__ import annotations

import pytest

from gorin.kernel.players import leave_game
from gorin.kernel.sides import foes, foes_cards, held_by
from gorin.kernel.turns import in_order, next_player
from tests.kernel.toy import box_of, table


def test_players_are_asked_clockwise_from_the_first() -> None:
    s = table(box_of("stone", seats=4), (0, "stone"))
    s.first = 2
    assert in_order(s) == [2, 3, 0, 1]
    assert in_order(s, 1) == [1, 2, 3, 0]
    assert [next_player(s, q) for q in range(4)] == [1, 2, 3, 0]


def test_who_left_the_game_is_skipped() -> None:
    s = table(box_of("stone", seats=4), (0, "stone"))
    leave_game(s, 1)
    assert s.alive == 0b1101
    assert s.gone == 0b0010
    assert in_order(s) == [0, 2, 3]
    assert next_player(s, 0) == 2
    assert foes(s, 3) == [0, 2]


@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_else_is_a_foe_in_order_from_the_left(seats: int) -> None:
    s = table(box_of("stone", seats=seats), (0, "stone"))
    for you in range(seats):
        assert foes(s, you) == [(you + i) % seats for i in range(1, seats)]


def test_players_of_one_side_are_no_foes() -> None:
    s = table(
        box_of("stone", seats=4, teams=(0b0101, 0b1010, 0b0101, 0b1010)), (0, "stone"), (1, "stone"), (3, "stone")
    )
    assert foes(s, 0) == [1, 3]
    assert foes(s, 3) == [0, 2]
    assert foes_cards(s, 0) == 0b110
    assert foes_cards(s, 1) == 0b001
    leave_game(s, 1)
    assert foes(s, 0) == [3]
    leave_game(s, 3)
    assert foes(s, 0) == []
    assert foes_cards(s, 0) == 0


def test_the_cards_of_several_players() -> None:
    s = table(box_of("stone", seats=3), (0, "stone"), (1, "stone"), (2, "stone"), (0, "stone"))
    assert held_by(s, 0b101) == 0b1101
    assert held_by(s, 0) == 0


def test_the_first_player_who_leaves_passes_it_to_the_left() -> None:
    s = table(box_of("stone", seats=4), (0, "stone"))
    s.first = 1
    leave_game(s, 2)
    assert s.first == 1
    leave_game(s, 1)
    assert s.first == 3
    leave_game(s, 3)
    assert s.first == 0
    leave_game(s, 0)
    assert (s.alive, s.first) == (0, 0)
