"""Numbers: Items, Followers, floors, minimum and maximum, zero Chi; what attachments may be attached to."""

from __future__ import annotations

from typing import Any

from gorin.kernel.derive import derive
from gorin.kernel.rows import add_lasting
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.bars import MAXIMUM, MINIMUM
from gorin.rulesets.ccg.state import CHI, FORCE, TURN
from tests.ccg.tables import (
    attached,
    chi,
    do,
    find,
    force,
    in_discard,
    in_play,
    offered,
    options,
    personal_honor,
    play,
    table,
)


def lasting(s: Any, name: str, what: int, n: int) -> None:
    add_lasting(s, what, 1 << find(s, name), n, -1, TURN, 0)
    derive(s)


@rule("emp.item.1", "emp.item.2", "emp.item.3")
def test_items_change_force_and_chi_of_their_personality() -> None:
    s = table("A 5: Plain Guard[Plain Sword], Plain Giant[Plain Poison] \nB 5: ")
    assert (force(s, "Plain Guard"), chi(s, "Plain Guard")) == (5, 3)
    assert (force(s, "Plain Sword"), chi(s, "Plain Sword")) == (2, 1)
    assert chi(s, "Plain Giant") == 2 and chi(s, "Plain Poison") == -2


@rule("emp.follower.1", "emp.followers-items-and-units.1", "emp.units.1")
def test_followers_add_to_the_unit_and_not_to_the_personality() -> None:
    s = table("A 5: Plain Guard[Plain Spears_, Plain Knife] \nB 5: ")
    assert force(s, "Plain Guard") == 4 and force(s, "Plain Spears") == 2
    assert stats.stat(s, find(s, "Plain Guard"), stats.UNIT_FORCE) == 6
    assert stats.stat(s, find(s, "Plain Spears"), stats.UNIT_FORCE) == 6


@rule("emp.stats.1", "emp.stats.2")
def test_minimums_and_maximums_come_last() -> None:
    s = table("A 5: Plain Guard \nB 5: ")
    lasting(s, "Plain Guard", FORCE, 4)
    lasting(s, "Plain Guard", FORCE + MAXIMUM, 5)
    assert force(s, "Plain Guard") == 5
    lasting(s, "Plain Guard", FORCE, -9)
    lasting(s, "Plain Guard", FORCE + MINIMUM, 1)
    assert force(s, "Plain Guard") == 1


@rule("emp.stats.3", "emp.stats.4")
def test_nothing_is_below_zero_but_modifiers() -> None:
    s = table("A 5: Plain Guard, Plain Giant[Plain Knife] \nB 5: ")
    lasting(s, "Plain Guard", FORCE, -9)
    lasting(s, "Plain Knife", FORCE, -3)
    assert force(s, "Plain Guard") == 0
    assert force(s, "Plain Knife") == -2 and force(s, "Plain Giant") == 7


@rule("emp.dishonor.2")
def test_the_dishonorable_have_at_most_no_personal_honor() -> None:
    s = table("A 5: Plain Lady~, Plain Rider \nB 5: ")
    assert personal_honor(s, "Plain Lady") == 0 and personal_honor(s, "Plain Rider") == 2


@rule("emp.personality.3", "emp.personality.4")
def test_zero_chi_destroys_at_once() -> None:
    s = table("A 5: Castle, Plain Guard[Plain Sword] | Plain Poison, Plain Poison \nB 5: ")
    do(s, "A: Equip", "A: Plain Poison", "A: Castle")
    assert chi(s, "Plain Guard") == 1 and in_play(s, "Plain Guard")
    s = table("A 5: Castle, Plain Guard[Plain Knife] | Plain Poison \nB 5: ")
    play(s, "A: Equip")
    assert in_discard(s, "Plain Guard") and in_discard(s, "Plain Poison") and in_discard(s, "Plain Knife")


@rule("emp.stats.2", "emp.personality.3")
def test_a_minimum_keeps_chi_above_zero() -> None:
    s = table("A 5: Plain Guard \nB 5: ")
    lasting(s, "Plain Guard", CHI, -2)
    lasting(s, "Plain Guard", CHI + MINIMUM, 1)
    assert chi(s, "Plain Guard") == 1


@rule("emp.equip.1", "emp.attachments.2", "emp.attachments.3")
def test_equip_attaches_to_ones_own_personality() -> None:
    s = table("A 5: Castle, Plain Guard, Plain Giant_ | Plain Spears \nB 5: Plain Rider")
    do(s, "A: Equip")
    assert options(s) == ["Plain Guard", "Plain Giant"]
    do(s, "A: Plain Giant", "A: Castle")
    assert attached(s, "Plain Giant") == ["Plain Spears"]


@rule("emp.equip.1", "emp.check-conditions.5")
def test_equip_has_no_limit() -> None:
    s = table("A 5: Castle, Plain Mine, Plain Guard | Plain Spears, Plain Knife \nB 5: Plain Rider")
    do(s, "A: Equip", "A: Plain Spears", "A: Castle")
    play(s, "A: Equip")
    assert attached(s, "Plain Guard") == ["Plain Knife", "Plain Spears"]


@rule("emp.follower.2")
def test_followers_ask_for_personal_honor() -> None:
    s = table("A 5: Castle, Plain Guard, Plain Duelist | Plain Nobles \nB 5: ")
    do(s, "A: Equip", "A: Castle")
    assert attached(s, "Plain Duelist") == ["Plain Nobles"]
    s = table("A 5: Castle, Plain Guard, Plain Duelist~ | Plain Nobles \nB 5: ")
    assert not offered(s, "Equip")


@rule("emp.spell.2", "emp.spell.1")
def test_spells_are_for_shugenja() -> None:
    s = table("A 5: Castle, Plain Guard | Plain Prayer \nB 5: ")
    assert not offered(s, "Equip")
    s = table("A 5: Castle, Plain Guard, Plain Priest | Plain Prayer \nB 5: ")
    do(s, "A: Equip", "A: Castle")
    assert attached(s, "Plain Priest") == ["Plain Prayer"]
    assert (force(s, "Plain Priest"), chi(s, "Plain Priest")) == (1, 3)


@rule("emp.weapon.1", "emp.kensai.1", "emp.armor.1")
def test_one_weapon_one_armor_but_two_weapons_for_a_kensai() -> None:
    s = table("A 5: Castle, Plain Guard[Plain Sword, Plain Mail] | Plain Knife, Plain Mail \nB 5: ")
    assert not offered(s, "Equip")
    s = table("A 5: Castle, Plain Swordsman[Plain Sword] | Plain Knife \nB 5: ")
    do(s, "A: Equip", "A: Castle")
    assert attached(s, "Plain Swordsman") == ["Plain Knife", "Plain Sword"]
    s = table("A 5: Castle, Plain Swordsman[Plain Sword, Plain Knife] | Plain Knife \nB 5: ")
    assert not offered(s, "Equip")
