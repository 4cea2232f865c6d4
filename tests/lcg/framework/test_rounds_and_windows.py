"""Framework steps, action windows, and who comes first."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    NEUTRAL,
    PICKED,
    THEIRS,
    THEM,
    Bow,
    EachPlayerDoes,
    GainFate,
    GainHonor,
    Pick,
    action,
    character,
    event,
    interrupt,
    limit,
)
from tests.lcg.tables import (
    Happens,
    decision,
    discard,
    do,
    fate_of,
    hand,
    honor_of,
    in_play,
    is_bowed,
    offered,
    options,
    pass_until,
    step,
    table,
    told,
    watch,
)

# --- framework steps -------------------------------------------------------------------------------------------------


@rule("rr.framework-steps.1")
def test_every_step_of_a_round_happens_in_order_though_everybody_passes() -> None:
    s = watch(
        table(
            """A 10/0: Plain Soldier, Plain Captain_+2
               B 10/0: Plain Idler
               dynasty phase, first A, rings air=A"""
        )
    )
    while s.round == 1:
        assert decision(s).endswith(("action", "declare a conflict")) or "pass" not in options(s), "no step is passed"
        pass_until(s, "", most=1)
    chart = [
        "The draw phase of round 1 begins.",
        "A bid 1, B bid 1.",
        "A draws 1.",
        "The conflict phase of round 1 begins.",
        "A claims the Imperial Favor.",
        "The fate phase of round 1 begins.",
        "Plain Soldier leaves play.",
        "1 fate is removed from Plain Captain.",
        "Plain Captain is readied.",
        "The air ring returns to the unclaimed pool.",
        "B is the first player now.",
        "The dynasty phase of round 2 begins.",
        "A gains 7 fate.",
    ]
    assert [x for x in told(s) if x in chart] == chart
    assert s.ring_fate == [0, 1, 1, 1, 1]


@rule("rr.framework-steps.2")
@pytest.mark.parametrize(("left", "windows"), [("A=0 B=0", 1), ("A=1 B=0", 2), ("A=2 B=1", 4)])
def test_the_conflict_phase_goes_back_to_its_window_until_no_opportunity_is_left(left: str, windows: int) -> None:
    s = table(f"A 10/0: Plain Soldier\nB 10/0: Plain Soldier\nconflict phase, left {left}")
    seen = 0
    while "conflict phase" in step(s):
        seen += decision(s) == "A: action"
        pass_until(s, "", most=1)
    assert seen == windows and "fate phase" in step(s)


# --- action windows --------------------------------------------------------------------------------------------------


@rule("rr.action-windows.3")
def test_a_conflict_has_an_action_window_of_its_own_and_the_phases_window_comes_again() -> None:
    s = table("A 10/0: Plain Giant\nB 10/0:\nconflict phase, left A=1 B=0")
    do(s, "A: pass", "B: pass", "A: military air", "A: Fields", "A: Plain Giant")
    seen = []
    while "conflict phase" in step(s):
        if decision(s).endswith("action"):
            seen.append(step(s).split(" > ")[-2].removeprefix("lcg: "))
        pass_until(s, "", most=1)
    assert seen == ["conflict: 3.2.2 conflict action window"] * 2 + ["conflict phase: action window"] * 2


@rule("rr.action-windows.1")
@pytest.mark.parametrize("phase", ["draw", "conflict", "fate"])
@pytest.mark.parametrize(("first", "second"), ["AB", "BA"])
def test_opportunities_start_with_the_first_player_and_go_in_turn(phase: str, first: str, second: str) -> None:
    line = "10/0: Plain Soldier+1 | Plain Praise"
    s = table(f"A {line}\nB {line}\n{phase} phase, first {first}")
    window = step(s).split(" > ")[1]
    for who in (first, second):
        assert decision(s) == f"{who}: action"
        do(s, f"{who}: Plain Praise")
    for who in (first, second):
        assert decision(s) == f"{who}: action" and window in step(s)
        do(s, f"{who}: pass")
    assert window not in step(s)


@rule("rr.drawing-cards.4")
def test_thirty_cards_are_drawn_in_one_round() -> None:
    letters, scrolls = ", ".join(["Plain Letter"] * 15), ", ".join(["Scroll"] * 40)
    s = table(f"A 10/0: | {letters} | | | {scrolls}\nB 10/0:\nconflict phase")
    for _ in range(15):
        do(s, "A: Plain Letter", "B: pass")
    assert hand(s, "A") == ["Scroll"] * 30 and s.round == 1


@rule("rr.action-windows.2", "rr.character-cards.2")
def test_in_the_dynasty_phase_attachments_are_played_from_hand_and_characters_are_not() -> None:
    s = table("A 10/5: Plain Soldier | Plain Guest, Plain Sword\nB 10/0:\ndynasty phase")
    assert options(s) == ["play Plain Sword", "pass"]


@rule("rr.action-windows.2", "rr.character-cards.2")
def test_characters_and_attachments_are_played_from_hand_in_a_conflict() -> None:
    s = table("A 10/5: Plain Soldier* | Plain Guest, Plain Sword\nB 10/0:\nmilitary air A>B")
    do(s, "B: pass")
    assert {"play Plain Guest", "play Plain Guest into the conflict", "play Plain Sword"} < set(options(s))


@rule("rr.action.1")
def test_an_action_is_offered_in_every_action_window_of_a_round_and_at_no_other_time() -> None:
    sage = character("Sage", CRAB, action(GainHonor()), cost=0)
    s = table("A 10/0: Sage+3, Plain Giant+3\nB 10/0: Plain Captain+3\ndynasty phase", extra=[sage])
    windows = set()
    while s.round == 1:
        assert offered(s, "Sage") is (decision(s) == "A: action"), decision(s)
        if offered(s, "Sage"):
            windows.add(step(s).split(" > ")[-2])
        if decision(s) == "A: declare a conflict" and offered(s, "military air"):
            do(s, "A: military air", "A: Fields", "A: Plain Giant", "A: done")
        else:
            pass_until(s, "", most=1)
    assert len(windows) == 5, "1.4, after 2.5, after 3.1, 3.2.2 and after 4.4"


@rule("rr.active-player.2")
def test_who_has_not_passed_goes_on_until_everybody_has() -> None:
    s = table(
        """A 10/9: | | Fields, Fields[Plain Soldier]
           B 10/9: | | Fields, Fields[Plain Soldier], Fields[Plain Captain]
           dynasty phase, first A"""
    )
    do(s, "A: pass", "B: Plain Soldier", "B: 0")
    assert decision(s) == "B: action", "A has passed, B has not"
    do(s, "B: Plain Captain", "B: 0")
    assert decision(s) == "B: action" and "1.4" in step(s)
    do(s, "B: pass")
    assert "1.4" not in step(s), "now both have"


@rule("rr.action.2")
def test_an_action_that_says_otherwise_is_used_more_often() -> None:
    well = character("Well", CRAB, action(GainHonor(), limit=limit(2, "round")), action(GainFate()), cost=0)
    s = table("A 10/0: Well+2\nB:", extra=[well])
    for _ in range(2):
        assert offered(s, "Well (0)")
        do(s, "A: Well (0)", "B: pass")
    assert honor_of(s)[0] == 12
    assert options(s) == ["Well (1)", "pass"], "the other one, without a limit of its own"
    do(s, "A: Well (1)", "B: pass")
    assert fate_of(s)[0] == 1 and options(s) == ["pass"]


# --- who comes first -------------------------------------------------------------------------------------------------


@rule("rr.first-player.5")
@pytest.mark.parametrize(("first", "second"), ["AB", "BA"])
def test_the_first_player_may_interrupt_first(first: str, second: str) -> None:
    witness = character("Witness", CRAB, interrupt(Happens(ev.GAIN_HONOR), GainFate()), cost=1)
    s = table(f"A: Witness | Plain Praise\nB: Witness | Plain Praise\ndraw phase, first {first}", extra=[witness])
    do(s, f"{first}: pass", f"{second}: Plain Praise")
    assert decision(s) == f"{first}: interrupts"
    do(s, f"{first}: pass")
    assert decision(s) == f"{second}: interrupts"


@rule("rr.first-player.6")
@pytest.mark.parametrize(("first", "second"), ["AB", "BA"])
def test_where_nothing_says_who_chooses_first_the_first_player_does(first: str, second: str) -> None:
    levy = event("Levy", NEUTRAL, action(EachPlayerDoes(Pick(CHARACTER & THEIRS, Bow(PICKED), by=THEM))), cost=0)
    row = "Plain Soldier, Plain Envoy | Levy"
    s = table(f"A: {row}\nB: {row}\ndraw phase, first {first}", extra=[levy])
    do(s, f"{first}: pass", f"{second}: Levy")
    assert decision(s) == f"{first}: choose", "though the other one plays the event"
    do(s, f"{first}: Plain Envoy")
    assert decision(s) == f"{second}: choose" and not is_bowed(s, "Plain Envoy", first)


# --- characters ------------------------------------------------------------------------------------------------------


@rule("rr.character-cards.1")
@pytest.mark.parametrize(("phase", "can"), [("dynasty", True), ("draw", False), ("conflict", False), ("fate", False)])
def test_a_character_in_a_province_is_played_in_the_dynasty_phase_and_in_no_other(phase: str, can: bool) -> None:
    s = table(f"A 10/9: | | Fields, Fields[Plain Soldier]\nB 10/0:\n{phase} phase")
    assert offered(s, "Plain Soldier") is can


@rule("rr.character-cards.4")
def test_a_character_stays_over_the_rounds_until_a_step_or_an_ability_removes_it() -> None:
    s = table("A 10/0: Plain Captain+2, Plain Soldier+2 | Plain Letter\nB:\nconflict phase, round 1")
    pass_until(s, "lcg: dynasty phase")
    pass_until(s, "lcg: fate phase: action window")
    assert s.round == 2 and in_play(s, "Plain Captain") and in_play(s, "Plain Soldier")
    pass_until(s, "lcg: dynasty phase")
    pass_until(s, "lcg: fate phase: action window")
    assert s.round == 3 and discard(s, "A")[-2:] == ["Plain Captain", "Plain Soldier"], "4.2, without fate on them"
