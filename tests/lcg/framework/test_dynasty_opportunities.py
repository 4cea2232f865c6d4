"""Dynasty and draw phase step by step: cards turned singly, opportunities, passing, bids, what is over at the end."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.state import PHASES
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    NEUTRAL,
    THIS,
    YOURS,
    Discard,
    DuringPhase,
    EntersPlay,
    GainFate,
    GainHonor,
    LeavingPlay,
    PhaseBegins,
    action,
    character,
    event,
    gets,
    holding,
    interrupt,
    reaction,
)
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    fate_of,
    fate_on,
    find,
    hand,
    honor_of,
    in_play,
    is_faceup,
    military,
    offered,
    options,
    pass_until,
    step,
    table,
)


@rule("rr.step-1-2.2")
@pytest.mark.parametrize("seat", "AB")
def test_a_card_is_turned_and_answered_before_the_next_one_is_turned(seat: str) -> None:
    watcher = character("Watcher", CRAB, reaction(Happens(ev.TURN_FACEUP), GainFate(), unlimited=True), cost=0)
    row = "Fields, Fields[Plain Lord?], Fields[Plain Bully?], Fields[Plain Poet?], Fields[Plain Idler?]"
    full = "Fields, " + ", ".join(["Fields[Plain Soldier]"] * 4)
    other = "BA"[seat == "B"]
    seats = {seat: f"Watcher+3 | | {row}", other: f" | | {full}"}
    s = table(f"A 10/0: {seats['A']}\nB 10/0: {seats['B']}\nfate phase", extra=[watcher])
    order = ["Plain Lord", "Plain Bully", "Plain Poet", "Plain Idler"]
    pass_until(s, f"{seat}: reactions")
    for i in range(4):
        assert decision(s) == f"{seat}: reactions"
        assert [is_faceup(s, x) for x in order] == [True] * (i + 1) + [False] * (3 - i), "singly, left to right"
        do(s, f"{seat}: Watcher")


@rule("rr.step-1-2.1")
@pytest.mark.parametrize("seat", "AB")
def test_cards_are_facedown_when_the_phase_begins_and_faceup_when_fate_is_collected(seat: str) -> None:
    herald = character("Herald", CRAB, reaction(PhaseBegins("dynasty"), GainHonor()), cost=0)
    miser = character("Miser", CRAB, reaction(Happens(ev.GAIN_FATE), GainHonor()), cost=0)
    row = "Fields, Fields[Plain Lord?], Fields[Plain Bully?]"
    seats = {seat: f"Herald+3, Miser+3 | | {row}", "BA"[seat == "B"]: f" | | {row}"}
    s = table(f"A 10/0: {seats['A']}\nB 10/0: {seats['B']}\nfate phase", extra=[herald, miser])
    pass_until(s, f"{seat}: reactions")
    assert offered(s, "Herald") and not s.p[facts.IN_PROVINCE] & s.p[facts.FACEUP], "1.1"
    do(s, f"{seat}: Herald")
    assert offered(s, "Miser") and not s.p[facts.IN_PROVINCE] & ~s.p[facts.FACEUP], "1.3: every one, of both players"


@rule("rr.step-2-4.1", "rr.step-2-5.1", "rr.action-windows.3")
@pytest.mark.parametrize(("a", "b", "honor"), [(5, 1, [6, 14]), (1, 4, [13, 7])])
def test_honor_is_given_before_anybody_draws_and_both_draw_before_anybody_acts(
    a: int, b: int, honor: list[int]
) -> None:
    giver = character("Giver", CRAB, reaction(Happens(ev.LOSE_HONOR), GainFate()), cost=0)
    s = pass_until(table("A 10/0: Giver\nB 10/0:\ndynasty phase", extra=[giver]), "honor bid")
    do(s, f"A: {a}", f"B: {b}")
    assert decision(s) == "A: reactions" and "2.4" in step(s)
    assert honor_of(s) == honor and hand(s, "A") == hand(s, "B") == []
    do(s, "A: pass")
    assert decision(s) == "A: action" and (len(hand(s, "A")), len(hand(s, "B"))) == (a, b) and honor_of(s) == honor


@rule("rr.step-2-6.1")
def test_the_draw_phase_is_not_over_in_the_action_window_after_drawing() -> None:
    herald = character("Herald", CRAB, reaction(PhaseBegins("draw"), gets(THIS, military=+3, until="phase")), cost=0)
    s = table("A 10/0: Herald\nB 10/0:\ndynasty phase", extra=[herald])
    pass_until(s, "A: reactions")
    do(s, "A: Herald", "A: 2", "B: 2")
    assert "draw phase: action window" in step(s) and len(hand(s, "A")) == len(hand(s, "B")) == 2
    assert military(s, "Herald") == 3, "what lasts until the end of the phase lasts"
    do(s, "A: pass", "B: pass")
    assert PHASES[s.phase] == "conflict" and military(s, "Herald") == 0


@rule("rr.step-1-4.3")
def test_one_card_from_province_or_hand_is_played_and_then_the_other_player_has_the_opportunity() -> None:
    for deed in (["Plain Soldier", "0"], ["Plain Praise"], ["Plain Sword", "Plain Bully"]):
        s = table(
            """A 10/9: Plain Bully | Plain Praise, Plain Sword | Fields, Fields[Plain Soldier]
               B 10/0:
               dynasty phase"""
        )
        do(s, *[f"A: {x}" for x in deed])
        assert decision(s) == "B: action"
        played = (in_play(s, "Plain Soldier"), "Plain Praise" not in hand(s, "A"), in_play(s, "Plain Sword"))
        assert sum(played) == 1


@rule("rr.step-1-4.4")
def test_only_action_abilities_that_may_be_triggered_now_are_offered() -> None:
    mine = holding("Dry Mine", NEUTRAL, action(GainFate(), when=DuringPhase("fate")))
    gate = holding("Gate", NEUTRAL, reaction(PhaseBegins("fate"), GainFate()))
    s = table("A 10/0: Dry Mine, Gate, Plain Mine\nB 10/0: Plain Mine\ndynasty phase", extra=[mine, gate])
    assert options(s) == ["Plain Mine", "pass"]
    do(s, "A: Plain Mine")
    assert decision(s) == "B: action" and options(s) == ["Plain Mine", "pass"], "the own one"
    do(s, "B: pass")
    assert options(s) == ["pass"], "once a round"


@rule("rr.step-1-4.6", "rr.step-1-4.7", "rr.step-1-4.8")
@pytest.mark.parametrize("n", [0, 1, 2, 11])
def test_the_province_is_refilled_facedown_once_fate_is_placed_or_declined(n: int) -> None:
    s = table("A 10/14: | | Fields, Fields[Plain Captain], Fields[Peasant], Fields[Peasant], Fields[Peasant] | | | Plain Poet\n"
              "B 10/0:\ndynasty phase")  # fmt: skip
    do(s, "A: Plain Captain")
    captain, poet = find(s, "Plain Captain"), find(s, "Plain Poet")
    assert options(s) == [str(k) for k in range(12)] and not s.p[facts.IN_PROVINCE] >> poet & 1
    do(s, f"A: {n}")
    assert fate_on(s, "Plain Captain") == n and fate_of(s) == [11 - n, 0] and s.p[facts.IN_PLAY] >> captain & 1
    away = s.p[facts.IN_PROVINCE] | s.p[facts.ATTACKING] | s.p[facts.DEFENDING]
    assert s.holder[captain] == 0 and not away >> captain & 1, "it is in its player's home area"
    assert s.slot[poet] == 1 and s.p[facts.IN_PROVINCE] >> poet & 1 and not is_faceup(s, "Plain Poet")


@rule("rr.step-1-4.9", "rr.step-1-4.11", "rr.step-1-4.12")
@pytest.mark.parametrize("first", "AB")
@pytest.mark.parametrize("passes", "AB")
def test_who_has_not_passed_acts_time_and_again_until_the_pass_that_ends_the_step(first: str, passes: str) -> None:
    other = "BA"[passes == "B"]
    row = "| | Fields, Fields[Plain Envoy], Fields[Plain Soldier], Fields[Plain Mine], Fields[Plain Porter]"
    s = table(f"A 10/9: {row}\nB 10/9: {row}\ndynasty phase, first {first}")
    names = ["Plain Envoy", "Plain Mine", "Plain Porter"]
    if first != passes:
        do(s, f"{other}: {names.pop(0)}", f"{other}: 0")
    do(s, f"{passes}: pass")
    for name in names:
        assert decision(s) == f"{other}: action", "the other is not asked again"
        do(s, f"{other}: {name}", *([] if name == "Plain Mine" else [f"{other}: 0"]))
    assert decision(s) == f"{other}: action" and offered(s, "Plain Soldier") and PHASES[s.phase] == "dynasty"
    do(s, f"{other}: pass")
    assert PHASES[s.phase] == "draw", "though both had something left to do"


@rule("rr.step-1-4.10")
def test_who_has_passed_may_still_interrupt() -> None:
    guard = character("Guard", CRAB, interrupt(LeavingPlay(CHARACTER), GainHonor()), cost=1)
    host = character("Host", CRAB, reaction(EntersPlay(CHARACTER), GainHonor()), cost=1)
    strike = event("Strike", CRAB, action(Discard(CHARACTER & YOURS)), cost=0)
    s = table("A 10/0: Guard, Host\nB 10/9: Plain Captain | Strike | Fields, Fields[Plain Envoy]\ndynasty phase",
              extra=[guard, host, strike])  # fmt: skip
    do(s, "A: pass", "B: Plain Envoy", "B: 0")
    assert decision(s) == "A: reactions"
    do(s, "A: Host", "B: Strike")
    assert decision(s) == "A: interrupts" and in_play(s, "Plain Captain")
    do(s, "A: Guard")
    assert honor_of(s) == [12, 10] and decision(s) == "B: action"


@rule("rr.step-1-5.1")
@pytest.mark.parametrize(
    ("phase", "number"), [("dynasty", "1.5"), ("draw", "2.6"), ("conflict", "3.5"), ("fate", "4.9")]
)
def test_what_lasts_until_the_end_of_any_phase_is_over_when_its_end_is_answered(phase: str, number: str) -> None:
    begun = GainHonor() if phase == "fate" else gets(THIS, military=+5, until="round")
    mourner = character("Mourner", CRAB, reaction(Happens(ev.PHASE_ENDS), begun), cost=1)
    drill = event("Drill", CRAB, action(gets(CHARACTER & YOURS, military=+2, until="phase")), cost=0)
    s = table(f"A 10/0: Mourner+3 | Drill\nB 10/0:\n{phase} phase, left A=0 B=0", extra=[mourner, drill])
    do(s, "A: Drill")
    assert military(s, "Mourner") == 2
    pass_until(s, "A: reactions")
    assert number in step(s) and PHASES[s.phase] == phase and military(s, "Mourner") == 0, "it expired"
    do(s, "A: Mourner")
    assert (military(s, "Mourner"), s.honor[0]) == ((0, 11) if phase == "fate" else (5, 10)), "and another began"


@rule("rr.step-2-3.2")
def test_everybody_sees_the_dials_until_the_next_bid() -> None:
    s = pass_until(table("A 10/0:\nB 10/0:\ndynasty phase"), "honor bid")
    do(s, "A: 4", "B: 2")
    while s.decision.why != "honor bid":
        for you in (0, 1):
            assert [x["bid"] for x in s.box.rules.view(s, you)["players"]] == [4, 2], step(s)
        pass_until(s, "", most=1)
    assert s.round == 2
    do(s, "B: 1", "A: 5")
    assert [x["bid"] for x in s.box.rules.view(s, 0)["players"]] == [5, 1]
