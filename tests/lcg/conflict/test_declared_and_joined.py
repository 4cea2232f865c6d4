"""Declaring conflicts and acting in them: whose turn it is, who can be declared, and what can be done in 3.2.2."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.state import ON
from gorin.rulesets.lcg.words import (
    CRAB,
    NEUTRAL,
    DuringPhase,
    GainFate,
    GainHonor,
    PhaseBegins,
    RefusesAttachments,
    action,
    attachment,
    character,
    event,
    holding,
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
    find,
    is_faceup,
    offered,
    options,
    pass_until,
    step,
    table,
)


def declaring(text: str, **more: Any) -> Any:
    """A table that waits for A's declaration of a conflict."""
    return pass_until(table(text, **more), "A: declare a conflict")


@rule("rr.step-3-2.1")
@pytest.mark.parametrize("first", "AB")
def test_opportunities_alternate_whether_they_are_used_or_passed_until_none_is_left(first: str) -> None:
    other = "BA"[first == "B"]
    s = table(f"A: Plain Captain, Plain Giant\nB: Plain Captain, Plain Giant\ndraw phase, first {first}")
    seen, used = "", 0
    while "fate phase" not in step(s):
        if not decision(s).endswith("declare a conflict"):
            pass_until(s, "", most=1)
            continue
        who = decision(s)[0]
        seen += who
        if used < 2:  # the first opportunity of each is used, the second passed
            used += 1
            do(s, f"{who}: {options(s)[0]}", f"{who}: Fields", f"{who}: Plain Captain")
            do(s, f"{who}: done")
            assert s.con[ON]
        else:
            do(s, f"{who}: pass")
    assert seen == (first + other) * 2


@rule("rr.step-3-2.13", "rr.step-3-2-1.1")
@pytest.mark.parametrize(("kind", "dash"), [("military", "Plain Poet"), ("political", "Plain Bully")])
def test_ready_characters_under_control_attack_and_defend_whoever_owns_them(kind: str, dash: str) -> None:
    able = "B:Plain Lord, Plain Soldier, Plain Soldier_"
    s = declaring(f"A: {able}, {dash}\nB: A:Plain Captain, Plain Giant, Plain Envoy_, {dash}\nconflict phase")
    do(s, f"A: {kind} air", "A: Fields")
    assert options(s) == ["Plain Lord", "Plain Soldier"], "neither bowed ones, nor a dash, nor what B controls"
    do(s, "A: Plain Lord", "A: done")
    assert decision(s) == "B: declare a defender" and options(s) == ["Plain Captain", "Plain Giant", "done"]
    do(s, "B: Plain Captain", "B: Plain Giant", "B: done")
    assert attacking(s, "Plain Lord") and defending(s, "Plain Captain") and defending(s, "Plain Giant")


@rule("rr.step-3-2.14", "rr.step-3-2-1.1")
@pytest.mark.parametrize("kind", ["military", "political"])
def test_a_whole_army_attacks_and_a_whole_army_defends(kind: str) -> None:
    army = ", ".join(["Plain Soldier"] * 20)
    s = declaring(f"A: {army}\nB: {army}\nconflict phase")
    do(s, f"A: {kind} air", "A: Fields", *["A: Plain Soldier"] * 20)
    assert s.p[facts.ATTACKING] == 0, "one may still think"
    do(s, "A: done", *["B: Plain Soldier"] * 20, "B: done")
    assert (s.p[facts.ATTACKING].bit_count(), s.p[facts.DEFENDING].bit_count()) == (20, 20)


@rule("rr.step-3-2.20")
@pytest.mark.parametrize("kind", ["military", "political"])
def test_a_facedown_province_stays_facedown_until_all_of_the_conflict_is_declared(kind: str) -> None:
    scout = character("Scout", CRAB, reaction(Happens(ev.DECLARE), GainFate()), cost=0, military=1, political=1)
    s = declaring("A 10/0: Scout, Plain Sneak\nB: Plain Captain, Plain Soldier | | Fields, Plain Hill?\nconflict phase",
                  extra=[scout])  # fmt: skip
    for answer in (f"{kind} air", "a facedown province", "Scout", "Plain Sneak"):
        do(s, f"A: {answer}")
        assert not is_faceup(s, "Plain Hill")
    do(s, "A: Plain Captain")
    assert decision(s) == "A: reactions" and is_faceup(s, "Plain Hill"), "declared, and nobody has reacted yet"


@rule("rr.step-3-2-2.1")
@pytest.mark.parametrize("first", "AB")
@pytest.mark.parametrize("attacker", "AB")
def test_the_defending_player_of_a_declared_conflict_acts_first_until_both_pass_in_a_row(
    first: str, attacker: str
) -> None:
    defender = "BA"[attacker == "B"]
    left = "left A=1 B=0" if attacker == "A" else "left A=0 B=1"
    cards = "Plain Captain | Plain Praise, Plain Praise"
    s = pass_until(table(f"A: {cards}\nB: {cards}\nconflict phase, first {first}, {left}"), "declare a conflict")
    do(s, f"{attacker}: military air", f"{attacker}: Fields", f"{attacker}: Plain Captain")
    do(s, f"{defender}: Plain Captain")
    for who, deed in (
        (0, "pass"),
        (1, "Plain Praise"),
        (0, "pass"),
        (1, "Plain Praise"),
        (0, "Plain Praise"),
        (1, "pass"),
    ):
        seat = (defender, attacker)[who]
        if s.decision.why == "declare a defender":
            do(s, f"{seat}: done")
        assert decision(s) == f"{seat}: action" and "3.2.2" in step(s)
        do(s, f"{seat}: {deed}")
    assert decision(s) == f"{defender}: action" and "3.2.2" in step(s), "no two passes in a row yet"
    do(s, f"{defender}: pass")
    assert "3.2.2" not in step(s)


@rule("rr.step-3-2-2.2")
@pytest.mark.parametrize("name", ["Man", "Tool", "Shop", "Land", "Seat"])
def test_an_action_of_any_card_one_controls_may_be_used_if_it_is_eligible(name: str) -> None:
    texts = (action(GainFate()), reaction(PhaseBegins("fate"), GainHonor()))
    closed = (action(GainFate(), when=DuringPhase("fate")), texts[1])
    for may, text in ((True, texts), (False, closed)):
        cards = [
            character("Man", CRAB, *text, cost=0),
            attachment("Tool", NEUTRAL, *text, cost=0),
            holding("Shop", NEUTRAL, *text),
            province("Land", NEUTRAL, *text, strength=3, elements=("air",)),
            stronghold("Seat", CRAB, *text, strength=2, honor=9, fate=8, influence=10),
        ]
        line = "Man, Plain Soldier[Tool], Shop, Seat | | Fields, Land"
        s = table(f"A: Plain Captain*\nB: {line}\nmilitary air A>B", extra=cards)
        assert offered(s, name) is may
        if may:
            do(s, f"B: {name}")
            assert fate_of(s) == [0, 1] and decision(s) == "A: action"
            assert options(s) == ["pass"], "A controls none of them"


@rule("rr.step-3-2-2.3")
def test_only_events_that_are_actions_are_played_in_an_action_opportunity() -> None:
    cheer = event("Cheer", NEUTRAL, reaction(Happens(ev.GAIN_HONOR), GainFate()), cost=0)
    late = event("Late", NEUTRAL, action(GainHonor(), when=DuringPhase("fate")), cost=0)
    s = table("A: Plain Captain* | Plain Praise\nB: | Cheer, Late, Plain Praise\nmilitary air A>B", extra=[cheer, late])
    assert options(s) == ["Plain Praise", "pass"]
    do(s, "B: pass")
    assert options(s) == ["Plain Praise", "pass"], "either player, from the own hand"


@rule("rr.step-3-2-2.4")
def test_an_attachment_is_played_on_anybody_who_may_bear_it_at_home_or_not() -> None:
    bare = character("Bare", CRAB, RefusesAttachments(), cost=0)
    for seat in "AB":
        s = table("A 10/1: Plain Captain*, Plain Soldier, Bare | Plain Sword\n"
                  "B 10/1: Plain Giant*, Plain Poet, Bare* | Plain Sword\nmilitary air A>B", extra=[bare])  # fmt: skip
        if seat == "A":
            do(s, "B: pass")
        do(s, f"{seat}: Plain Sword")
        assert options(s) == ["Plain Captain", "Plain Soldier", "Plain Giant", "Plain Poet"]
        do(s, f"{seat}: Plain Poet")
        sword = find(s, "Plain Sword", seat)
        assert s.host[sword] == find(s, "Plain Poet") and s.holder[sword] == "AB".index(seat)


@rule("rr.step-3-2-2.7")
@pytest.mark.parametrize(("kind", "before", "after"), [("military", (4, 1), (4, 3)), ("political", (2, 3), (2, 5))])
def test_the_totals_told_are_those_of_the_type_of_the_conflict(
    kind: str, before: tuple[int, int], after: tuple[int, int]
) -> None:
    s = table(f"A: Plain Captain* | Plain Praise\nB 10/4: Plain Envoy* | Plain Guest\n{kind} air A>B")
    for answers, totals in (((), before), (("B: Plain Guest into the conflict", "B: 0"), after), (("A: pass",), after)):
        do(s, *answers)
        for you in (0, 1):
            fight = s.box.rules.view(s, you)["conflict"]
            assert (fight["attacking_skill"], fight["defending_skill"]) == totals


@rule("rr.step-3-3.1")
@pytest.mark.parametrize("first", "AB")
def test_a_passed_opportunity_leads_back_to_the_action_window(first: str) -> None:
    other = "BA"[first == "B"]
    s = table(f"A: Plain Captain\nB: Plain Captain\nconflict phase, first {first}")
    pass_until(s, f"{first}: declare a conflict")
    do(s, f"{first}: pass")
    assert decision(s) == f"{first}: action" and "conflict phase: action window" in step(s) and not s.con[ON]
    do(s, f"{first}: pass", f"{other}: pass")
    assert decision(s) == f"{other}: declare a conflict"
