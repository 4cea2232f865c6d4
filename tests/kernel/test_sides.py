"""Teams, foes and allies, and who decides for a side."""

from __future__ import annotations

import pytest

from gorin.errors import UsageError
from gorin.kernel.players import leave_game
from gorin.kernel.sides import allies, everyone_alone, foe_seats, foes, is_foe, leader_of, teams_of_neighbours
from tests.kernel.toy import box_of, table


def test_teams_of_neighbours() -> None:
    assert teams_of_neighbours(4, 0) == everyone_alone(4) == (1, 2, 4, 8)
    assert teams_of_neighbours(6, 3) == (3, 3, 12, 12, 48, 48)
    assert teams_of_neighbours(6, 2) == (7, 7, 7, 56, 56, 56)


@pytest.mark.parametrize(("seats", "teams"), [(5, 2), (2, 3)])
def test_teams_are_of_the_same_size(seats: int, teams: int) -> None:
    with pytest.raises(UsageError, match=f"{seats} players cannot form {teams} teams of the same size"):
        teams_of_neighbours(seats, teams)


def test_foes_and_allies() -> None:
    s = table(box_of("stone", seats=6, teams=teams_of_neighbours(6, 2)), (0, "stone"))
    assert allies(s, 1) == [2, 0] and foes(s, 1) == [3, 4, 5] and foe_seats(s, 1) == 0b111000
    assert is_foe(s, 1, 3) and not is_foe(s, 1, 0) and not is_foe(s, 1, 1) and not is_foe(s, 1, -1)
    leave_game(s, 2)
    leave_game(s, 4)
    assert allies(s, 1) == [0] and foes(s, 1) == [3, 5]
    leave_game(s, 0)
    assert allies(s, 1) == []


def test_the_next_of_a_side_leads_it() -> None:
    s = table(box_of("stone", seats=4), (0, "stone"))
    side = 0b1011
    assert leader_of(s, side, 1) == 1
    leave_game(s, 1)
    assert leader_of(s, side, 1) == 3, "to the left of who has left"
    leave_game(s, 3)
    assert leader_of(s, side, 3) == 0
    leave_game(s, 0)
    assert leader_of(s, side, 0) == -1
