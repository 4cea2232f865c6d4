"""Limits, maximums, and uses packed into one number."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from gorin.kernel.abilities import (
    ABILITY,
    ACT,
    DEPTH,
    EVENT,
    MOST_ABILITIES,
    MOST_FACES,
    OWN_REGISTERS,
    THIS,
    VIA,
    YOU,
    Ability,
    ability_id,
    ability_number,
    count_use,
    limit_left,
    maximum_left,
    pack_use,
    start,
    unpack_use,
    usable,
)
from gorin.kernel.machine import TYPES
from gorin.kernel.rows import expire
from gorin.kernel.zones import attach, leave
from tests.kernel.toy import ROUND, TABLE, TURN, box_of, gives, table

FACES, ABILITIES = st.integers(0, MOST_FACES - 1), st.integers(0, MOST_ABILITIES - 1)


def bells(**more: Any) -> tuple[Any, Ability]:
    box = box_of("bell", "stone")
    bell = gives(box, "bell", (), **more)
    return table(box, (0, "bell"), (0, "bell"), (1, "bell"), (1, "stone")), bell


def test_a_limit_counts_each_copy_by_itself() -> None:
    s, bell = bells(limit=(TURN, 2))
    for _ in range(2):
        assert usable(s, bell, 0, 0, 0)
        count_use(s, bell, 0, 0, 0)
    assert not usable(s, bell, 0, 0, 0)
    assert not limit_left(s, bell, 0, 0, 0)
    assert usable(s, bell, 0, 1, 1)
    assert usable(s, bell, 1, 2, 2)


def test_a_limit_counts_each_player_by_itself() -> None:
    s, bell = bells(limit=(TURN, 1))
    count_use(s, bell, 0, 0, 0)
    assert usable(s, bell, 1, 0, 0)


def test_a_card_that_left_and_came_back_is_another_card() -> None:
    s, bell = bells(limit=(TURN, 1))
    count_use(s, bell, 0, 0, 0)
    leave(s, 0)
    s.p[TABLE] |= 1
    assert usable(s, bell, 0, 0, 0)


def test_granted_text_is_limited_per_bearer_and_carrier() -> None:
    s, bell = bells(limit=(TURN, 1), granted=True)
    attach(s, 0, 3)
    count_use(s, bell, 1, 3, 0)
    assert not usable(s, bell, 1, 3, 0)
    assert usable(s, bell, 1, 3, 1)  # another copy of the same text on the same bearer
    attach(s, 0, 2)
    assert usable(s, bell, 1, 2, 0)  # the same copy on another bearer
    attach(s, 0, 3)
    assert not usable(s, bell, 1, 3, 0)  # moved away and back it is still the same


def test_a_maximum_counts_all_copies_of_a_player_together() -> None:
    s, bell = bells(maximum=(TURN, 1))
    count_use(s, bell, 0, 0, 0)
    assert not maximum_left(s, bell, 0)
    assert not usable(s, bell, 0, 1, 1)
    leave(s, 0)
    assert not usable(s, bell, 0, 0, 0)
    assert usable(s, bell, 1, 2, 2)


def test_limit_and_maximum_together() -> None:
    s, bell = bells(limit=(TURN, 1), maximum=(ROUND, 2))
    count_use(s, bell, 0, 0, 0)
    assert not usable(s, bell, 0, 0, 0)
    assert usable(s, bell, 0, 1, 1)
    count_use(s, bell, 0, 1, 1)
    expire(s, TURN)
    assert limit_left(s, bell, 0, 0, 0)
    assert not usable(s, bell, 0, 0, 0)  # the round goes on
    expire(s, ROUND)
    assert usable(s, bell, 0, 0, 0)
    assert s.used == {}


def test_without_limit_nothing_is_counted() -> None:
    s, bell = bells()
    count_use(s, bell, 0, 0, 0)
    assert s.used == {}
    assert usable(s, bell, 0, 0, 0)


def test_an_ability_begins_with_its_own_registers() -> None:
    s, bell = bells()
    start(s, bell, 1, 3, 2, depth=4, event=5)
    f = s.frames[-1]
    registers = (THIS, YOU, ABILITY, DEPTH, EVENT, VIA, ACT)
    assert [f.regs[i] for i in registers] == [3, 1, bell.id, 4, 5, 2, 1]
    assert len(OWN_REGISTERS) == len(registers)
    assert TYPES[f.kind].startswith(OWN_REGISTERS)
    start(s, bell, 1, 3, 2)
    assert s.frames[-1].regs[ACT] == 2
    assert repr(bell) == "<bell/1>"


@given(st.integers(0, 7), st.integers(16, (1 << 24) - 1), st.integers(0, (1 << 16) - 1), st.integers(0, (1 << 10) - 1))
def test_a_use_is_one_number(you: int, ability: int, via: int, event: int) -> None:
    x = pack_use(you, ability, via, event)
    assert unpack_use(x) == (you, ability, via, event)
    assert x > 1  # 0 is nothing yet, 1 is a pass


@given(FACES, ABILITIES, FACES, ABILITIES)
def test_every_ability_of_every_face_has_an_id_of_its_own(kind: int, k: int, kind2: int, k2: int) -> None:
    assert 16 <= ability_id(kind, k) < 1 << 24
    assert ability_number(ability_id(kind, k)) == k
    assert (ability_id(kind, k) == ability_id(kind2, k2)) == ((kind, k) == (kind2, k2))
