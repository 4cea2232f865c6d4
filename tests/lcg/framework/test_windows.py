"""Whose turn it is: the first player, action windows, passing."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import CRAB, character
from gorin.rulesets.lcg.words.player_effects import GainFate
from gorin.rulesets.lcg.words.texts import reaction
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    offered,
    pass_until,
    step,
    table,
)


def empty(phase: str, settings: str = "", rules: str = "lcg/stronghold") -> Any:
    return table(f"A 10/0:\nB 10/0:\n{phase} phase{settings}", rules)


@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish"])
@rule("rr.action-windows.3")
def test_a_round_without_conflicts_has_its_four_action_windows(rules: str) -> None:
    s = empty("dynasty", rules=rules)
    seen: list[str] = []
    while s.round == 1:
        if decision(s).endswith("action"):
            where = next(x for x in step(s).split(" > ") if "phase" in x).removeprefix("lcg: ")
            if not seen or seen[-1] != where:
                seen.append(where)
        pass_until(s, "", most=1)
    assert seen == [
        "dynasty phase: 1.4 play cards from provinces",
        "draw phase: action window",
        "conflict phase: action window",
        "fate phase: action window",
    ]


@rule("rr.first-player.2", "rr.first-player.3")
@pytest.mark.parametrize("first", "AB")
def test_the_first_player_acts_first_in_every_window_outside_conflicts(first: str) -> None:
    s = table(f"A 10/0: Plain Captain+3\nB 10/0: Plain Captain+3\ndynasty phase, first {first}")
    assert decision(s) == f"{first}: action"
    for want in ("draw phase: action window", "conflict phase: action window", "fate phase: action window"):
        pass_until(s, want)
        assert decision(s) == f"{first}: action"
        if want.startswith("conflict"):
            pass_until(s, "declare a conflict")
            assert decision(s) == f"{first}: declare a conflict"


@rule("rr.first-player.1", "rr.step-4-8.1")
@pytest.mark.parametrize("first", "AB")
def test_the_token_stays_for_the_round_and_then_passes_to_the_left(first: str) -> None:
    s = table(f"A 10/0:\nB 10/0:\ndynasty phase, first {first}")
    pass_until(s, "fate phase: action window")
    assert chr(65 + s.first) == first
    pass_until(s, "1.4")
    assert chr(65 + s.first) != first
    pass_until(s, "fate phase: action window")
    pass_until(s, "1.4")
    assert chr(65 + s.first) == first


@rule("rr.first-player.5")
@pytest.mark.parametrize(("first", "second"), ["AB", "BA"])
def test_the_first_player_may_react_first_even_to_the_other_players_deed(first: str, second: str) -> None:
    witness = character("Witness", CRAB, reaction(Happens(ev.GAIN_HONOR), GainFate()), cost=1)
    s = table(
        f"A 10/0: Witness | Plain Praise\nB 10/0: Witness | Plain Praise\ndraw phase, first {first}", extra=[witness]
    )
    do(s, f"{first}: pass", f"{second}: Plain Praise")
    assert decision(s) == f"{first}: reactions"
    do(s, f"{first}: pass")
    assert decision(s) == f"{second}: reactions"


@rule("rr.action-windows.1", "rr.pass.3", "rr.pass.4")
@pytest.mark.parametrize("phase", ["draw", "conflict", "fate"])
def test_a_window_closes_only_when_both_pass_in_succession(phase: str) -> None:
    s = table(f"A 10/0: Plain Soldier | Plain Praise, Plain Letter\nB 10/0: | Plain Praise\n{phase} phase")
    window = step(s).split(" > ")[1]
    do(s, "A: pass")
    assert decision(s) == "B: action"
    do(s, "B: Plain Praise")
    assert decision(s) == "A: action", "A passed, but not right after B's pass"
    do(s, "A: Plain Praise", "B: pass", "A: Plain Letter", "B: pass")
    assert window in step(s)
    assert decision(s) == "A: action"
    do(s, "A: pass")
    assert window not in step(s)


@rule("rr.pass.1")
def test_a_pass_gives_up_the_act_for_that_moment_only() -> None:
    s = table("A 10/0: | Plain Praise\nB 10/0: | Plain Praise\ndraw phase")
    do(s, "A: pass")
    assert decision(s) == "B: action"
    do(s, "B: Plain Praise")
    assert offered(s, "Plain Praise")


@rule("rr.action-windows.2", "rr.character-cards.2")
@pytest.mark.parametrize("phase", ["draw", "conflict", "fate"])
def test_characters_and_attachments_are_played_from_hand_in_windows_outside_dynasty(phase: str) -> None:
    s = table(f"A 10/5: Plain Soldier | Plain Guest, Plain Sword\nB 10/0:\n{phase} phase")
    assert offered(s, "Plain Guest")
    assert offered(s, "Plain Sword")
    assert not offered(s, "Plain Guest into the conflict"), "there is none"
