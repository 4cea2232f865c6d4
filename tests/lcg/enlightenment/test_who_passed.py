"""The view says who has passed in the action window that is open, who has left the game, and of which team a player is."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.decks.precons import precons
from gorin.rulesets.lcg.seeing.player_view import seen
from gorin.rulesets.lcg.victory import concede
from gorin.sim.game import Game, header_for, open_game
from tests.lcg.tables import do, table

FIVE = "\n".join(f"{q} 10/5:" for q in "ABCDE")
RULES = "lcg/enlightenment"


def opened(rules: str, many: int) -> Game:
    decks = precons(rules)
    return open_game(header_for(rules, [decks[i % len(decks)] for i in range(many)], 1, players=many))


def passed(s: Any, seat: int | None = 0) -> list[int]:
    found: list[int] = seen(s, seat)["passed"]
    return found


def test_those_who_passed_in_a_row_are_told_to_everybody() -> None:
    s = table(f"{FIVE}\nconflict phase, first C", rules=RULES)
    assert passed(s) == []
    do(s, "C: pass")
    assert passed(s) == [2]
    do(s, "D: pass", "E: pass")
    assert [passed(s, seat) for seat in (0, 3, None)] == [[2, 3, 4]] * 3


def test_who_acts_ends_the_row_of_passes() -> None:
    seats = FIVE.replace("B 10/5:", "B 10/5: Plain Captain | Fine Katana")
    s = table(f"{seats}\nconflict phase, first A", rules=RULES)
    do(s, "A: pass")
    assert passed(s) == [0]
    do(s, "B: play Fine Katana", "B: Plain Captain")
    assert s.decision.player == 2 and passed(s) == []
    do(s, "C: pass")
    assert passed(s) == [2]


def test_in_the_dynasty_phase_a_pass_is_for_good() -> None:
    seats = FIVE.replace("B 10/5:", "B 10/5: | | Fields, Fields[Plain Captain]")
    s = table(f"{seats}\ndynasty phase, first A", rules=RULES)
    do(s, "A: pass", "B: Plain Captain", "B: 0")
    assert s.decision.player == 2 and passed(s) == [0]


def test_a_team_has_a_number_and_who_plays_alone_has_none() -> None:
    teams = [player.get("team") for player in opened("lcg/team-conquest", 6).view(0)["players"]]
    assert teams == [0, 0, 0, 1, 1, 1]
    for rules, many in ((RULES, 4), ("lcg/stronghold", 2)):
        assert all("team" not in player for player in opened(rules, many).view(0)["players"])


@pytest.mark.parametrize("seat", [0, 3])
def test_who_has_left_is_told_to_be_out(seat: int) -> None:
    s = table(f"{FIVE}\nconflict phase, first A", rules=RULES)
    assert all("out" not in player for player in seen(s, seat)["players"])
    concede(s, 1)
    assert [player.get("out", False) for player in seen(s, seat)["players"]] == [False, True, False, False, False]
