"""One million random decisions over the formats, with the table in order at each of them (`make soak`)."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from tests.laws import laws
from tests.laws.places import check
from tests.laws.tables import FORMATS, opened

PARTS = 8
DECISIONS = 1_000_000 // PARTS


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_the_table_is_in_order_for_a_million_decisions(part: int) -> None:
    left = DECISIONS
    for game in count():
        seed = part << 20 | game
        s = opened(FORMATS[game % len(FORMATS)], seed)
        for _ in laws.wander(s, Random(seed)):
            check(s)
            left -= 1
            if s.box.rules.rounds(s) > s.box.rules.longest:
                break  # the program cuts it off here
        else:
            assert s.winner >= 0
        if left <= 0:
            return
