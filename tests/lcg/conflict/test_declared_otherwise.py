"""Declarations in another order: defenders first, the ring chosen by the defender, the attacker acting first."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.state import ATTACKER, ON, RING, TYPE
from gorin.rulesets.lcg.words import (
    CRAB,
    LION,
    NEUTRAL,
    SCORPION,
    THIS,
    ActsFirst,
    BeforeDeclaring,
    Bow,
    DefenderChoosesRing,
    GainFate,
    InvertDeclaration,
    character,
    interrupt,
    province,
    reaction,
    stronghold,
)
from tests.lcg.tables import (
    Happens,
    attacking,
    decision,
    defending,
    do,
    fate_of,
    is_bowed,
    offered,
    options,
    pass_until,
    table,
)

KEEP = stronghold(
    "Seven Stings", SCORPION, interrupt(BeforeDeclaring(), InvertDeclaration(), cost=Bow(THIS)), honor=10, fate=7
)
MONK = character("Monk", NEUTRAL, DefenderChoosesRing(), cost=0, military=1, political=1)


def declaring(text: str, **more: Any) -> Any:
    return pass_until(table(text, extra=[KEEP, MONK], **more), "A: declare")


TABLE = "A: Seven Stings, Plain Captain, Plain Envoy, Plain Poet\nB: Plain Soldier, Plain Bully\nconflict phase"


@rule("rr.clarify-seven-stings-keep.1")
def test_defenders_are_declared_before_anything_about_the_attack_is_chosen() -> None:
    s = declaring(TABLE)
    assert options(s) == ["declare", "pass"], "whether there is a conflict at all comes first"
    do(s, "A: declare")
    assert decision(s) == "A: interrupts"
    do(s, "A: Seven Stings", "A: 1")
    assert is_bowed(s, "Seven Stings")
    assert decision(s) == "B: declare a defender"
    do(s, "B: Plain Soldier", "B: done")
    assert defending(s, "Plain Soldier"), "it participates already"
    assert not s.con[ON]
    assert decision(s) == "A: declare a conflict"
    assert not offered(s, "pass")
    do(s, "A: military air", "A: Fields", "A: Plain Captain")
    assert decision(s) == "B: action", "defenders are not declared again"
    assert (s.con[ATTACKER], s.con[TYPE]) == (0, 0)
    assert attacking(s, "Plain Captain")
    assert defending(s, "Plain Soldier")


@rule("rr.clarify-seven-stings-keep.2", "rr.clarify-seven-stings-keep.3")
def test_any_character_may_defend_and_goes_home_bowed_if_the_type_does_not_suit_it() -> None:
    s = declaring(TABLE)
    do(s, "A: declare", "A: Seven Stings", "A: 1")
    assert offered(s, "Plain Bully")
    do(s, "B: Plain Bully", "B: Plain Soldier", "A: political air", "A: Fields", "A: Plain Envoy")
    assert not defending(s, "Plain Bully"), "it has no political skill"
    assert is_bowed(s, "Plain Bully")
    assert defending(s, "Plain Soldier")


@rule("rr.clarify-seven-stings-keep.4")
def test_exactly_the_chosen_number_of_attackers_is_declared() -> None:
    s = declaring(TABLE)
    do(s, "A: declare", "A: Seven Stings", "A: 2", "B: done", "A: military air", "A: Fields")
    assert options(s) == ["Plain Captain", "Plain Envoy"]
    do(s, "A: Plain Captain")
    assert options(s) == ["Plain Envoy"], "one is not enough"
    do(s, "A: Plain Envoy")
    assert decision(s) == "B: action", "and three would be too many"


@rule("rr.clarify-seven-stings-keep.4")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_neither_more_nor_fewer_of_those_who_could_attack_are_declared(n: int) -> None:
    s = declaring(TABLE)
    do(s, "A: declare", "A: Seven Stings", f"A: {n}", "B: done", "A: political air", "A: Fields")
    for left in range(n, 0, -1):
        assert decision(s) == "A: declare an attacker" and len(options(s)) == 3 - n + left and not offered(s, "done")
        do(s, f"A: {options(s)[0]}")
    assert decision(s) == "B: action" and s.p[facts.ATTACKING].bit_count() == n


@rule("rr.clarify-seven-stings-keep.5", "rr.clarify-seven-stings-keep.6")
def test_the_number_may_force_a_type_and_is_the_greatest_possible_one() -> None:
    s = declaring(TABLE)
    do(s, "A: declare", "A: Seven Stings", "A: 3", "B: done")
    assert {x.split()[0] for x in options(s)} == {"political"}, "only two could attack in a military conflict"
    s = declaring(TABLE.replace("Plain Captain", "Plain Captain_"))
    do(s, "A: declare", "A: Seven Stings", "A: 3", "B: done", "A: political air", "A: Fields", "A: Plain Envoy")
    assert options(s) == ["Plain Poet"], "one would not be enough"
    do(s, "A: Plain Poet")
    assert decision(s) == "B: action", "two were all there were"


def test_without_the_interrupt_the_declaration_goes_its_usual_way() -> None:
    s = declaring(TABLE)
    do(s, "A: declare", "A: pass", "A: military air", "A: Fields", "A: Plain Captain", "A: done")
    assert decision(s) == "B: declare a defender"
    s = declaring(TABLE)
    do(s, "A: pass")
    assert s.left == [1, 2]


def test_nobody_else_is_asked_whether_to_declare() -> None:
    s = declaring("A: Plain Captain\nB: Seven Stings, Plain Soldier\nconflict phase")
    assert offered(s, "military air"), "the other player's stronghold changes nothing"


def test_covert_evades_nobody_who_has_declared_already() -> None:
    s = declaring("A: Seven Stings, Plain Sneak\nB: Plain Soldier\nconflict phase")
    do(s, "A: declare", "A: Seven Stings", "A: 1", "B: Plain Soldier", "A: military air", "A: Fields", "A: Plain Sneak")
    assert decision(s) == "B: action"


def test_the_defending_player_chooses_the_ring_before_the_attacker_chooses_the_rest() -> None:
    s = declaring("A: Plain Captain\nB: Monk\nconflict phase, rings fire=B")
    assert options(s) == ["declare", "pass"]
    do(s, "A: declare")
    assert decision(s) == "B: choose a ring"
    assert options(s) == ["air", "earth", "water", "void"]
    do(s, "B: void")
    assert options(s) == ["military void", "political void"], "the type is still the attacker's choice"
    do(s, "A: political void", "A: Fields", "A: Plain Captain", "A: done")
    assert s.con[RING] == 4


def test_it_holds_for_every_defending_player() -> None:
    s = declaring("A: Plain Captain, Monk\nB: Plain Captain\nconflict phase")
    do(s, "A: declare")
    assert decision(s) == "B: choose a ring"


def test_the_attacking_player_may_be_given_the_first_action() -> None:
    child = character("Child", LION, ActsFirst(), cost=0, military=1)
    s = pass_until(table("A: Child\nB: Plain Captain\nconflict phase", extra=[child]), "A: declare")
    do(s, "A: military air", "A: Fields", "A: Child", "A: done", "B: done")
    assert decision(s) == "A: action"


def test_gaining_fate_from_the_ring_is_a_moment_of_its_own() -> None:
    saver = character("Saver", CRAB, reaction(Happens(ev.GAIN_FROM_RING), GainFate()), cost=0, military=1)
    hill = province("Hill", NEUTRAL, strength=3, elements=("air",))
    s = pass_until(
        table("A 10/0: Saver\nB: | | Fields, Hill\nconflict phase, rings air+2", extra=[saver, hill]), "A: decl"
    )
    do(s, "A: military air", "A: Hill", "A: Saver", "A: done")
    assert decision(s) == "A: reactions"
    do(s, "A: Saver")
    assert fate_of(s) == [3, 0]
    s = pass_until(
        table("A 10/0: Saver\nB: | | Fields, Hill\nconflict phase, rings air+2", extra=[saver, hill]), "A: decl"
    )
    do(s, "A: military earth", "A: Hill", "A: Saver", "A: done")
    assert not offered(s, "Saver"), "there was no fate on that ring"


def test_what_these_words_say() -> None:
    assert text_of(KEEP).startswith("Interrupt: When you declare a conflict, bow this stronghold – choose a number")
    assert text_of(MONK).startswith("The defending player chooses the element (but not the type)")
