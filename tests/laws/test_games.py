"""Random games of every format end, and the table is in order at every decision."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.laws import laws
from tests.laws.places import check
from tests.laws.sizes import law, seeds
from tests.laws.tables import games


@law(few=12, many=1500, s=games, seed=seeds)
def test_games_end_with_the_table_in_order_all_the_time(s: Any, seed: int) -> None:
    rules = s.box.rules
    for _ in laws.wander(s, Random(seed)):
        check(s)
        assert s.alive >> s.decision.player & 1
        if rules.rounds(s) > rules.longest:
            return  # the program cuts it off here
    check(s)
    assert s.winner >= 0
    assert rules.endings[s.ending]
