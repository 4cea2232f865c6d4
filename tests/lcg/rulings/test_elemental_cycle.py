"""Clarifications and errata of cards of the Elemental cycle."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from tests.lcg.tables import discard, do, fate_of, fight_out, hand, pass_until, table

FIRE = 2
ALCHEMIST = "A 10/1: Master Alchemist\nB 10/0: Plain Soldier, Plain Captain*\nmilitary {} B>A\nround 1{}"


@rule("rr.clarify-master-alchemist.1")
@pytest.mark.parametrize(("ring", "rings"), [("fire", ""), ("air", ", rings fire=B"), ("air", ", rings fire=A")])
def test_master_alchemist_feeds_the_fire_ring_wherever_it_is(ring: str, rings: str) -> None:
    s = do(table(ALCHEMIST.format(ring, rings)), "A: Master Alchemist", "A: Plain Soldier", "A: dishonor that card")
    assert s.ring_fate[FIRE] == 1 and fate_of(s) == [0, 0]


@rule("rr.clarify-master-alchemist.3")
def test_the_attacker_does_not_gain_what_master_alchemist_puts_on_the_contested_ring() -> None:
    s = do(table(ALCHEMIST.format("fire", "")), "A: Master Alchemist", "A: Plain Soldier", "A: dishonor that card")
    fight_out(s)
    assert fate_of(s) == [0, 0] and s.ring_fate[FIRE] == 1


@rule("rr.clarify-master-alchemist.2")
def test_master_alchemists_fate_waits_until_the_ring_is_contested_again() -> None:
    s = table("""A 10/1: Master Alchemist
                 B 10/0: Plain Soldier, Plain Captain* | | Fields, Plain Hill
                 military air B>A""")
    do(s, "A: Master Alchemist", "A: Plain Soldier", "A: dishonor that card")
    pass_until(fight_out(s), "A: declare a conflict")
    assert s.ring_fate[FIRE] == 1 and fate_of(s)[0] == 0
    do(s, "A: military fire", "A: Plain Hill", "A: Master Alchemist", "A: done")
    assert s.ring_fate[FIRE] == 0 and fate_of(s)[0] == 1


@rule("rr.errata-oracle-of-stone.1")
def test_oracle_of_stone_makes_each_player_discard_two_cards_of_their_hand() -> None:
    s = table("""A: | Oracle of Stone | | | Plain Letter, Plain Alms
                 B: | Plain Shame | | | Plain Sword, Plain Robe
                 conflict phase""")
    do(s, "A: Oracle of Stone")
    do(s, "A: Plain Letter", "A: Plain Alms", "B: Plain Shame", "B: Plain Robe")
    assert hand(s, "A") == [] and sorted(discard(s, "A")) == ["Oracle of Stone", "Plain Alms", "Plain Letter"]
    assert hand(s, "B") == ["Plain Sword"] and discard(s, "B") == ["Plain Robe", "Plain Shame"]
