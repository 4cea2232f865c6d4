"""Tainted characters and provinces."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import CRAB, THAT, character, event
from gorin.rulesets.lcg.words.card_effects import Discard, Dishonor, Honor, ReturnToHand
from gorin.rulesets.lcg.words.player_effects import GainFate
from gorin.rulesets.lcg.words.texts import action, reaction
from tests.lcg.tables import (
    Does,
    Happens,
    decision,
    do,
    glory,
    honor_of,
    is_dishonored,
    is_tainted,
    military,
    options,
    pass_until,
    political,
    strength,
    table,
)

CHARACTER = Is("character")

PRAISE = event("Praise", CRAB, action(Honor(THAT), choose=CHARACTER), cost=0)

SLANDER = event("Slander", CRAB, action(Dishonor(THAT), choose=CHARACTER), cost=0)

STRIKE = event("Strike", CRAB, action(Discard(THAT), choose=CHARACTER), cost=0)

RECALL = event("Recall", CRAB, action(ReturnToHand(THAT), choose=CHARACTER), cost=0)

TAINT = event("Taint", CRAB, action(Does(THAT, ev.TAINT), choose=CHARACTER), cost=0)

CLEANSE = event("Cleanse", CRAB, action(Does(THAT, ev.LOSE_STATUS, facts.DISHONORED), choose=CHARACTER), cost=0)

STRIP = event("Strip", CRAB, action(Does(THAT, ev.LOSE_STATUS, facts.HONORED), choose=CHARACTER), cost=0)

TRICKS = [PRAISE, SLANDER, STRIKE, RECALL, TAINT, CLEANSE, STRIP]


def played(card: str, on: str, mark: str = "", **more: Any) -> Any:
    """A has played an event on a character with this mark."""
    s = table(f"A: | {card}\nB: {on}{mark}\ndraw phase", extra=[*TRICKS, *more.pop("extra", ())], **more)
    return do(s, f"A: {card}", f"A: {on}")


@rule("rr.tainted.1", "rr.tainted.3")
def test_a_tainted_character_gets_two_of_each_skill() -> None:
    s = played("Taint", "Plain Captain")
    assert is_tainted(s, "Plain Captain")
    assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == (6, 4)
    assert glory(s, "Plain Captain") == 2


@rule("rr.tainted.9")
@pytest.mark.parametrize(("mark", "skill"), [("&", 6), ("&^", 8), ("&~", 4)])
def test_taint_and_personal_honor_are_independent(mark: str, skill: int) -> None:
    s = table(f"A: Plain Captain{mark} | Praise\nB:\ndraw phase", extra=TRICKS)
    assert military(s, "Plain Captain") == skill
    if mark == "&~":
        do(s, "A: Praise", "A: Plain Captain")
        assert is_tainted(s, "Plain Captain")
        assert not is_dishonored(s, "Plain Captain")


@rule("rr.tainted.2")
def test_a_tainted_character_is_not_tainted_again() -> None:
    witness = character("Witness", CRAB, reaction(Happens(ev.TAINT), GainFate()), cost=0)
    s = table("A: Witness | Taint\nB: Plain Captain&\ndraw phase", extra=[*TRICKS, witness])
    do(s, "A: Taint", "A: Plain Captain")
    assert decision(s) == "B: action"
    assert military(s, "Plain Captain") == 6


@rule("rr.tainted.4")
@pytest.mark.parametrize(
    ("names", "cost"), [(["Plain Captain"], 1), (["Plain Captain", "Plain Bully"], 2), (["Plain Giant"], 0)]
)
def test_declaring_tainted_attackers_costs_one_honor_each(names: list[str], cost: int) -> None:
    s = pass_until(table("A: Plain Captain&, Plain Bully&, Plain Giant\nB:\nconflict phase"), "declare a conflict")
    do(s, "A: military air", "A: Fields", *[f"A: {x}" for x in names], "A: done")
    assert honor_of(s) == [10 - cost, 10]


@rule("rr.tainted.4")
def test_declaring_tainted_defenders_costs_one_honor_each() -> None:
    s = pass_until(table("A: Plain Giant\nB: Plain Captain&, Plain Bully&\nconflict phase"), "declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Plain Giant", "A: done", "B: Plain Captain", "B: Plain Bully", "B: done")
    assert honor_of(s) == [10, 8]


@rule("rr.open-tainted-cost.1", "rr.additional-cost.1")
def test_who_cannot_pay_the_honor_cannot_declare_the_tainted_character() -> None:
    s = pass_until(table("A 1/0: Plain Captain&, Plain Bully&, Plain Giant\nB:\nconflict phase"), "declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Plain Captain")
    assert options(s) == ["Plain Giant", "done"], "there is 1 honor, for one of them"


@rule("rr.tainted.5")
def test_a_tainted_province_is_two_stronger() -> None:
    s = table("A:\nB: | | Fields, Plain Hill&, Plain Wall\ndraw phase")
    assert (strength(s, "Plain Hill"), strength(s, "Plain Wall")) == (5, 7)


@rule("rr.tainted.6")
@pytest.mark.parametrize(("names", "cost"), [([], 0), (["Plain Captain"], 1), (["Plain Captain", "Plain Bully"], 1)])
def test_defending_a_tainted_province_costs_one_honor_in_all(names: list[str], cost: int) -> None:
    s = table("A: Plain Giant\nB: Plain Captain, Plain Bully | | Fields, Plain Hill&\nconflict phase")
    pass_until(s, "declare a conflict")
    do(s, "A: military air", "A: Plain Hill", "A: Plain Giant", "A: done", *[f"B: {x}" for x in names], "B: done")
    assert honor_of(s) == [10, 10 - cost]


@rule("rr.tainted.7", "rr.tainted.8", "rr.open-province-flip.1")
def test_taint_stays_through_phases_and_when_a_province_is_revealed() -> None:
    s = table("A: Plain Giant+2\nB: Plain Captain&+3 | | Fields, Plain Hill?&\nconflict phase")
    pass_until(s, "declare a conflict")
    do(s, "A: military air", "A: a facedown province", "A: Plain Giant", "A: done")
    assert is_tainted(s, "Plain Hill")
    assert strength(s, "Plain Hill") == 5
    pass_until(s, "1.4")
    assert is_tainted(s, "Plain Captain")
    assert is_tainted(s, "Plain Hill")
