"""Characters that must be declared as attackers or defenders, and players who must declare a conflict."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    LION,
    NEUTRAL,
    THAT,
    THIS,
    YOUR_OPPONENT,
    YOURS,
    AdditionalCost,
    AtMostDefenders,
    Cannot,
    Compel,
    LoseHonor,
    MustBeDeclared,
    MustDeclare,
    Num,
    Until,
    action,
    character,
    event,
)
from tests.lcg.tables import attacking, decision, defending, do, honor_of, offered, options, pass_until, table

HOTHEAD = character("Hothead", LION, MustBeDeclared(THIS), cost=1, military=2, political=1)
BRAWLER = character("Brawler", LION, MustBeDeclared(THIS, type="military"), cost=1, military=2, political=1)
GUARD = character("Guard", CRAB, MustBeDeclared(THIS, "defending"), cost=1, military=1, political=1)
DRUMMER = character("Drummer", LION, MustBeDeclared(CHARACTER & YOURS - THIS), cost=1, military=1)
TAUNT = event("Taunt", NEUTRAL, action(Compel(THAT, "defending"), choose=CHARACTER), cost=0)
GOAD = character("Goad", NEUTRAL, MustDeclare(), cost=1, military=1)
WARMONGER = character("Warmonger", NEUTRAL, MustDeclare("military", "everybody"), cost=1, military=1, political=1)
CHALLENGE = event("Challenge", NEUTRAL, action(Until(MustDeclare("political", YOUR_OPPONENT))), cost=0)
PRICEY = character(
    "Pricey Hothead",
    LION,
    MustBeDeclared(THIS),
    AdditionalCost("attack", THIS, LoseHonor(Num(2)), by="you"),
    cost=1,
    military=2,
)
HUGGER = character("Hugger", NEUTRAL, AtMostDefenders(1), cost=1, military=1)
TIMID = character("Timid Hothead", LION, MustBeDeclared(THIS), Cannot(THIS, ("attack",)), cost=1, military=2)
CARDS = [HOTHEAD, BRAWLER, GUARD, DRUMMER, TAUNT, GOAD, WARMONGER, CHALLENGE, PRICEY, HUGGER, TIMID]


def declaring(text: str, want: str = "A: declare") -> Any:
    return pass_until(table(text, extra=CARDS), want)


@rule("rr.emerald-rule.2")
def test_who_must_attack_is_declared_before_the_others_may_be_left_out() -> None:
    s = declaring("A: Hothead, Plain Captain, Plain Envoy\nB:\nconflict phase")
    do(s, "A: military air", "A: Fields")
    assert options(s) == ["Hothead"], "no other, and not done"
    do(s, "A: Hothead")
    assert options(s) == ["Plain Captain", "Plain Envoy", "done"], "the others are free to stay"
    do(s, "A: done")
    assert attacking(s, "Hothead") and not attacking(s, "Plain Captain")


@rule("rr.step-3-2.13")
@pytest.mark.parametrize("who", ["Hothead_", "Timid Hothead"])
def test_only_who_can_be_declared_must_be(who: str) -> None:
    s = declaring(f"A: {who}, Plain Captain\nB:\nconflict phase")
    do(s, "A: military air", "A: Fields")
    assert options(s) == ["Plain Captain"]
    do(s, "A: Plain Captain")
    assert not attacking(s, who.rstrip("_"))


def test_it_is_no_duty_to_declare_a_conflict() -> None:
    s = declaring("A: Hothead\nB:\nconflict phase")
    assert offered(s, "pass")
    do(s, "A: pass")
    assert s.left == [1, 2]


def test_the_duty_may_be_about_one_type_of_conflict() -> None:
    s = declaring("A: Brawler, Plain Captain\nB:\nconflict phase")
    do(s, "A: political air", "A: Fields")
    assert options(s) == ["Brawler", "Plain Captain"]
    s = declaring("A: Brawler, Plain Captain\nB:\nconflict phase")
    do(s, "A: military air", "A: Fields")
    assert options(s) == ["Brawler"]


def test_several_must_attack() -> None:
    s = declaring("A: Drummer, Plain Captain, Plain Envoy, Plain Soldier_\nB: Plain Bully\nconflict phase")
    do(s, "A: military air", "A: Fields")
    assert options(s) == ["Plain Captain", "Plain Envoy"], "each but the drummer, of those that are ready"
    do(s, "A: Plain Envoy", "A: Plain Captain", "A: done")
    assert attacking(s, "Plain Captain") and attacking(s, "Plain Envoy") and not attacking(s, "Drummer")
    assert decision(s) == "B: declare a defender" and offered(s, "done"), "others' characters are not spoken of"


def test_who_must_defend_does() -> None:
    s = declaring("A: Plain Captain\nB: Guard, Plain Bully\nconflict phase")
    do(s, "A: military air", "A: Fields", "A: Plain Captain", "A: done")
    assert decision(s) == "B: declare a defender" and options(s) == ["Guard"]
    do(s, "B: Guard", "B: done")
    assert defending(s, "Guard") and not defending(s, "Plain Bully")


def test_covert_frees_from_the_duty_to_defend() -> None:
    s = declaring("A: Plain Sneak\nB: Guard, Plain Bully\nconflict phase")
    do(s, "A: military air", "A: Fields", "A: Plain Sneak", "A: Guard")
    assert options(s) == ["Plain Bully", "done"]


def test_no_more_must_defend_than_may() -> None:
    s = declaring("A: Hugger\nB: Guard, Guard, Plain Bully\nconflict phase")
    do(s, "A: military air", "A: Fields", "A: Hugger", "A: done")
    assert len(options(s)) == 2 and not offered(s, "done") and not offered(s, "Plain Bully")
    do(s, f"B: {options(s)[0]}")
    assert options(s) == ["done"]


def test_the_duty_lasts_until_its_period_ends() -> None:
    s = table("A: Plain Captain | Taunt\nB: Plain Bully, Plain Soldier\nconflict phase", extra=CARDS)
    do(s, "A: Taunt", "A: Plain Bully")
    pass_until(s, "A: declare")
    do(s, "A: military air", "A: Fields", "A: Plain Captain", "A: done")
    assert options(s) == ["Plain Bully"]
    s = table("A: Plain Captain+2 | Taunt\nB: Plain Bully+2\ndraw phase", extra=CARDS)
    do(s, "A: Taunt", "A: Plain Bully")
    pass_until(s, "A: declare")
    do(s, "A: military air", "A: Fields", "A: Plain Captain", "A: done")
    assert decision(s) == "B: declare a defender" and offered(s, "done"), "that was for the draw phase"


@rule("rr.additional-cost.1")
@pytest.mark.parametrize(("honor", "must"), [(3, True), (1, False)])
def test_what_it_costs_is_paid_if_it_can_be(honor: int, must: bool) -> None:
    s = declaring(f"A {honor}/0: Pricey Hothead, Plain Captain\nB:\nconflict phase")
    do(s, "A: military air", "A: Fields")
    assert options(s) == (["Pricey Hothead"] if must else ["Plain Captain"])
    if must:
        do(s, "A: Pricey Hothead", "A: done")
        assert honor_of(s)[0] == honor - 2


@rule("rr.emerald-rule.2")
def test_who_must_declare_a_conflict_cannot_pass() -> None:
    s = declaring("A: Plain Captain\nB: Goad\nconflict phase")
    assert offered(s, "military air") and offered(s, "political air") and not offered(s, "pass")
    do(s, "A: military air", "A: Fields", "A: Plain Captain")
    pass_until(s, "B: declare a conflict")
    assert offered(s, "pass"), "it asks only opponents"


def test_who_cannot_declare_one_need_not() -> None:
    s = declaring("A: Plain Captain_\nB: Goad\nconflict phase", "B: declare")
    assert s.left == [1, 2], "the opportunity passed by itself"


def test_a_type_may_be_demanded() -> None:
    s = declaring("A: Warmonger, Plain Poet\nB: Plain Bully\nconflict phase")
    assert {x.split()[0] for x in options(s)} == {"military"}
    s = declaring("A: Warmonger_, Plain Poet\nB: Plain Bully\nconflict phase")
    assert {x.split()[0] for x in options(s)} == {"political", "pass"}, "nobody there could attack in a military one"


def test_an_event_may_demand_it_for_a_phase() -> None:
    s = table("A: Plain Captain | Challenge\nB: Plain Envoy\nconflict phase, first B", extra=CARDS)
    do(s, "B: pass", "A: Challenge")
    pass_until(s, "B: declare a conflict")
    assert {x.split()[0] for x in options(s)} == {"political"}
