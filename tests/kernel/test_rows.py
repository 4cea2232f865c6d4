"""Effects that wait or last."""

from __future__ import annotations

from typing import Any

from gorin.kernel.rows import add_delayed, add_gained, add_lasting, expire, forget
from tests.kernel.toy import ROUND, TURN, box_of, table


def stones() -> Any:
    return table(box_of("stone"), *[(0, "stone")] * 4)


def test_a_lasting_effect_keeps_its_set_and_its_place_in_time() -> None:
    s = stones()
    add_lasting(s, 3, 0b101, -2, 1, TURN, 0)
    add_lasting(s, 3, 0b010, 4, 2, ROUND, 1)
    assert s.lasting == ((3, 0b101, -2, 1, TURN, 1, 0), (3, 0b010, 4, 2, ROUND, 2, 1))


def test_what_lasts_until_a_period_ends_is_over_then() -> None:
    s = stones()
    for until in (TURN, ROUND):
        add_lasting(s, 3, 1, 1, 1, until, 0)
        add_delayed(s, 16, 0, 0, 0, 0, 0, until, 0)
        add_gained(s, 16, 2, until)
        s.used[(until, 16, 0, 0, 0, 0, 0)] = 1
    before = s.lasting, s.delayed, s.gained, s.used
    expire(s, TURN)
    assert [row[4] for row in s.lasting] == [ROUND]
    assert [row[6] for row in s.delayed] == [ROUND]
    assert [row[2] for row in s.gained] == [ROUND]
    assert [k[0] for k in s.used] == [ROUND]
    assert all(len(x) == 2 for x in before)  # replaced, never edited: clones share them


def test_the_order_goes_on_when_effects_end() -> None:
    s = stones()
    add_lasting(s, 3, 1, 1, 1, TURN, 0)
    expire(s, TURN)
    add_lasting(s, 3, 1, 1, 1, TURN, 0)
    assert s.lasting[0][5] == 2


def test_a_card_that_leaves_is_let_go() -> None:
    s = stones()
    add_lasting(s, 3, 0b0110, 1, 0, TURN, 0)
    add_lasting(s, 3, 0b0100, 1, 0, TURN, 0)
    add_lasting(s, 3, 0b1000, 1, 2, TURN, 0)
    add_delayed(s, 16, 0, 0, 0, 0, 0b0101, TURN, 0)
    add_delayed(s, 16, 0, 0, 0, 0, 0b0100, TURN, 0)
    add_delayed(s, 16, 0, 0, 2, 0, 0, TURN, 0)
    add_gained(s, 16, 2, TURN)
    add_gained(s, 16, 1, TURN)
    forget(s, 2)
    assert [row[1] for row in s.lasting] == [0b0010, 0b1000]  # an effect outlives its source
    assert [(row[3], row[5]) for row in s.delayed] == [(0, 0b0001), (2, 0)]
    assert [row[1] for row in s.gained] == [1]


def test_clones_do_not_share_what_is_added_later() -> None:
    s = stones()
    add_lasting(s, 3, 1, 1, 1, TURN, 0)
    t = s.clone()
    add_lasting(t, 3, 1, 1, 1, TURN, 0)
    forget(t, 0)
    assert len(s.lasting) == 1
    assert t.lasting == ()
