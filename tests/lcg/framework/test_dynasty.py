"""1 Dynasty phase: revealing, collecting fate, acting in turn, passing."""

from __future__ import annotations

import pytest

from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.state import PHASES
from gorin.rulesets.lcg.words import CRAB, character
from gorin.rulesets.lcg.words.player_effects import GainHonor
from gorin.rulesets.lcg.words.texts import reaction
from gorin.rulesets.lcg.words.triggers import EntersPlay
from tests.lcg.tables import (
    decision,
    do,
    fate_of,
    honor_of,
    options,
    pass_until,
    table,
    told,
    watch,
)

CHARACTERS = Is("character")


@rule("rr.step-1-2.1", "rr.in-player-order.1")
def test_facedown_dynasty_cards_are_turned_faceup_in_player_order() -> None:
    s = table(
        """A 10/0: | | Fields, Fields[Plain Soldier?], Fields[Plain Captain]
           B 10/0: | | Fields, Fields[Plain Envoy?]
           fate phase, first A"""
    )
    watch(s)
    pass_until(s, "1.4")
    shown = [x for x in told(s) if x.endswith("is revealed.")]
    assert shown.index("Plain Envoy is revealed.") < shown.index("Plain Soldier is revealed."), "B is first player now"
    assert not s.p[facts.IN_PROVINCE] & ~s.p[facts.FACEUP]
    assert "Plain Captain is revealed." not in shown, "it lay faceup already"


@rule("rr.step-1-2.2", "rr.step-1-2.3")
def test_cards_are_turned_one_by_one_from_the_stronghold_province_and_then_left_to_right() -> None:
    s = table(
        """A: | | Fields[Plain Giant?], Fields[Plain Lord?], Fields[Plain Bully?, Plain Poet?], Fields[Plain Idler?]
           B 10/0:
           fate phase, first B"""
    )
    watch(s)
    pass_until(s, "1.4")
    shown = [x for x in told(s) if x.endswith("is revealed.") and "Peasant" not in x]
    order = ["Plain Giant", "Plain Lord", "Plain Bully", "Plain Poet", "Plain Idler"]
    assert shown == [f"{x} is revealed." for x in order]


@pytest.mark.parametrize(
    ("rules", "stronghold", "income"),
    [
        pytest.param("lcg/stronghold", "Plain Keep", 8, marks=rule("rr.step-1-3.1")),
        pytest.param("lcg/skirmish", "", 6, marks=rule("rr.open-skirmish-income.1")),
    ],
)
def test_each_player_collects_fate(rules: str, stronghold: str, income: int) -> None:
    s = table(f"A 10/2: {stronghold}\nB 10/0: {stronghold}\nfate phase", rules)
    pass_until(s, "1.4")
    assert fate_of(s) == [2 + income, income]


@rule("rr.step-1-4.1", "rr.active-player.2")
def test_opportunities_alternate_in_player_order() -> None:
    s = table(
        """A 10/9: | | Fields, Fields[Plain Soldier], Fields[Plain Captain]
           B 10/9: | | Fields, Fields[Plain Soldier], Fields[Plain Captain]
           dynasty phase, first B"""
    )
    seen: list[str] = []
    for name in ("Plain Soldier", "Plain Captain"):
        for seat in "BA":
            seen.append(decision(s))
            do(s, f"{seat}: {name}", f"{seat}: 0")
    assert seen == ["B: action", "A: action"] * 2


@rule("rr.active-player.1")
def test_only_the_active_players_cards_are_offered() -> None:
    s = table(
        """A 10/9: Plain Mine | | Fields, Fields, Fields[Plain Soldier]
           B 10/9: | | Fields, Fields[Plain Envoy]
           dynasty phase"""
    )
    assert options(s) == ["Plain Mine", "play Plain Soldier", "pass"]
    do(s, "A: Plain Mine")
    assert options(s) == ["play Plain Envoy", "pass"]


@rule("rr.step-1-4.2")
@pytest.mark.parametrize(
    "deed",
    [["Plain Captain", "0"], ["Plain Mine"], ["Plain Sword", "Plain Lord"], ["Plain Lord as a duplicate"], ["pass"]],
)
def test_an_opportunity_is_good_for_exactly_one_thing(deed: list[str]) -> None:
    s = table(
        """A 10/9: Plain Mine, Plain Lord | Plain Sword | Fields, Fields, Fields[Plain Captain], Fields[Plain Lord]
           B 10/9: | | Fields, Fields[Plain Envoy]
           dynasty phase"""
    )
    do(s, *[f"A: {x}" for x in deed])
    assert decision(s) == "B: action"


@rule("rr.step-1-4.4")
def test_an_action_ability_may_be_triggered() -> None:
    s = table("A 10/0: Plain Mine\nB 10/0:\ndynasty phase")
    do(s, "A: Plain Mine")
    assert fate_of(s) == [1, 0]
    assert decision(s) == "B: action"


@rule("rr.step-1-4.9", "rr.step-1-4.11")
def test_a_pass_is_final_and_the_other_goes_on_alone() -> None:
    s = table(
        """A 10/9: | | Fields, Fields[Plain Soldier], Fields[Plain Captain]
           B 10/9: | | Fields, Fields[Plain Envoy]
           dynasty phase"""
    )
    do(s, "A: pass", "B: Plain Envoy", "B: 0")
    assert decision(s) == "B: action", "A has given up all opportunities of the phase"
    do(s, "B: pass")
    assert decision(s) == "A: honor bid"


@rule("rr.step-1-4.10")
def test_who_has_passed_may_still_react() -> None:
    s = table(
        """A 10/0: Host
           B 10/9: | | Fields, Fields[Plain Envoy]
           dynasty phase""",
        extra=[character("Host", CRAB, reaction(EntersPlay(CHARACTERS), GainHonor()), cost=1)],
    )
    do(s, "A: pass", "B: Plain Envoy", "B: 0")
    assert decision(s) == "A: reactions"
    do(s, "A: Host")
    assert honor_of(s) == [11, 10]


@rule("rr.step-1-4.12")
def test_the_step_ends_when_both_have_passed() -> None:
    s = table("A 10/9: | | Fields, Fields[Plain Soldier]\nB 10/9:\ndynasty phase")
    do(s, "A: Plain Soldier", "A: 0", "B: pass")
    assert PHASES[s.phase] == "dynasty"
    do(s, "A: pass")
    assert PHASES[s.phase] == "draw"


@rule("rr.pass.2")
@pytest.mark.parametrize(("rules", "first"), [("lcg/stronghold", "A"), ("lcg/skirmish", "B")])
def test_only_the_first_to_pass_gains_one_fate(rules: str, first: str) -> None:
    s = table(f"A 10/0:\nB 10/0:\ndynasty phase, first {first}", rules)
    other = "B" if first == "A" else "A"
    do(s, f"{first}: pass")
    gained = [1, 0] if first == "A" else [0, 1]
    assert fate_of(s) == gained
    do(s, f"{other}: pass")
    assert fate_of(s) == gained


@rule("rr.refill-a-province.1")
def test_what_refills_a_province_is_the_top_card_and_nobody_sees_it() -> None:
    full = ", ".join(["Fields[Peasant]"] * 3)
    s = table(f"A 10/5: | | Fields, Fields[Plain Soldier], {full} | | | Plain Giant, Plain Lord\nB:\ndynasty phase")
    do(s, "A: Plain Soldier", "A: 0")
    top = next(c for c in range(len(s.kind)) if s.box.faces[s.kind[c]].name == "Plain Giant")
    assert s.slot[top] == 1 and not s.p[facts.FACEUP] >> top & 1
    for you in (0, 1):
        assert "Plain Giant" not in str(s.box.rules.view(s, you)), "not even its owner"
