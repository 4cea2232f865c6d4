"""A card that changes zone is a new card."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from gorin.kernel.machine import framework, push
from gorin.kernel.rows import add_lasting
from gorin.kernel.zones import attach, give_control, leave, reveal_to, to_owner, unknow
from tests.kernel.toy import HAND, HEAVY, PILE, SHUT, TABLE, TURN, box_of, table

HOLDS = framework("zones: holds cards", registers="icmpm")


def stones(n: int = 5, seats: int = 2) -> Any:
    return table(box_of("stone", seats=seats), *[(c % seats, "stone") for c in range(n)])


def test_leaving_clears_the_marks_the_rules_name_and_keeps_what_is_printed() -> None:
    s = stones()
    s.p[SHUT] = 0b11111
    leave(s, 2)
    assert (s.p[TABLE], s.p[SHUT]) == (0b11011, 0b11011)
    assert s.p[HEAVY] == 0b11111
    assert s.p[HAND] == s.p[PILE] == 0
    assert list(s.inc) == [0, 0, 1, 0, 0]


def test_sets_of_cards_in_waiting_frames_let_go_of_it_other_registers_do_not() -> None:
    s = stones()
    push(s, HOLDS, (0b100, 2, 0b111, 1, 0b100))
    push(s, HOLDS, (0b100, 2, 0b101, 1, 0b011))
    leave(s, 2)
    assert s.frames[0].regs == [0b100, 2, 0b011, 1, 0]
    assert s.frames[1].regs == [0b100, 2, 0b001, 1, 0b011]


def test_effects_let_go_of_it() -> None:
    s = stones()
    add_lasting(s, 1, 0b110, 1, 0, TURN, 0)
    leave(s, 1)
    assert s.lasting[0][1] == 0b100


def test_it_leaves_its_bearer() -> None:
    s = stones()
    attach(s, 1, 0)
    attach(s, 2, 0)
    leave(s, 1)
    assert (s.att[0], s.host[1], s.host[2]) == (0b100, -1, 0)


def test_it_moves_from_bearer_to_bearer_and_stays_the_same_card() -> None:
    s = stones()
    attach(s, 1, 0)
    attach(s, 1, 3)
    assert (s.att[0], s.att[3], s.host[1], s.inc[1]) == (0, 0b10, 3, 0)


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4), st.booleans()), max_size=20))
def test_bearers_and_what_they_bear_always_agree(moves: list[tuple[int, int, bool]]) -> None:
    s = stones()
    for c, host, goes in moves:
        if goes:
            leave(s, c)
        elif c != host:
            attach(s, c, host)
    for c in range(5):
        assert s.att[c] == sum(1 << x for x in range(5) if s.host[x] == c)


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 2)), max_size=20))
def test_every_card_has_one_controller(moves: list[tuple[int, int]]) -> None:
    s = stones(6, seats=3)
    for c, who in moves:
        give_control(s, c, who)
    for c in range(6):
        assert [q for q in range(3) if s.ctl[q] >> c & 1] == [s.holder[c]]
        to_owner(s, c)
    assert list(s.holder) == list(s.owner) == [0, 1, 2, 0, 1, 2]
    assert s.ctl == [0b001001, 0b010010, 0b100100]


def test_who_has_seen_a_card_knows_it_until_nobody_can_follow_it() -> None:
    s = stones(4, seats=3)
    reveal_to(s, 0b101, 0b0110)
    reveal_to(s, 0b001, 0b1000)
    assert s.known == [0b1110, 0, 0b0110]
    t = s.clone()
    unknow(t, 0b0010)
    assert t.known == [0b1100, 0, 0b0100]
    assert s.known == [0b1110, 0, 0b0110]
