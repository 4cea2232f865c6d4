"""Whose turn it is: the first team, opportunities of teams, passing, player order."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.turns import in_order
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.seeing import inspecting
from gorin.rulesets.lcg.victory import concede
from gorin.rulesets.lcg.words import CRAB, character
from gorin.rulesets.lcg.words.glory import IsFirstPlayer
from gorin.rulesets.lcg.words.player_effects import GainFate
from gorin.rulesets.lcg.words.texts import action, interrupt, reaction
from gorin.rulesets.lcg.words.triggers import WinsConflict
from tests.lcg.tables import decision, do, fate_of, offered, options, step
from tests.lcg.team_conquest.teams import asked, laid, passes

HERALD = character("Herald", CRAB, action(GainFate(), when=IsFirstPlayer()), cost=1, military=0, political=0)
WITNESS = character("Witness", CRAB, reaction(WinsConflict(), GainFate()), cost=1, military=0, political=0)
MOURNER = character("Mourner", CRAB, reaction(WinsConflict(loses=True), GainFate()), cost=1, military=0, political=0)


@rule("mp.team-first-player-token.1", "rr.first-player.7")
def test_both_players_of_the_first_team_are_the_first_player() -> None:
    s = laid("draw phase, first B", HERALD, A="Herald", B="Herald", C="Herald", D="Herald")
    assert asked(s) == "A" and offered(s, "Herald")
    do(s, "A: pass")
    assert asked(s) == "B" and offered(s, "Herald")
    do(s, "B: pass")
    assert asked(s) == "C" and not offered(s, "Herald")
    do(s, "C: pass")
    assert asked(s) == "D" and not offered(s, "Herald")


@rule("mp.team-first-player-token.2", "mp.team-first-player-token.3", "rr.first-player.8")
def test_a_team_has_one_opportunity_and_one_of_it_acts() -> None:
    both = "| Plain Praise, Plain Praise"
    s = laid("draw phase, first A", A=both, B=both, C=both, D=both)
    do(s, "A: Plain Praise")
    assert asked(s) == "C", "B has no opportunity of B's own"
    do(s, "C: pass")
    assert asked(s) == "D", "who passes leaves it to the team-mate"
    do(s, "D: Plain Praise")
    assert asked(s) == "A"
    do(s, "A: pass", "B: Plain Praise")
    assert asked(s) == "C"


@rule("mp.team-first-player-token.4", "rr.first-player.9", "mp.team-player-order.2")
def test_an_action_window_closes_when_both_teams_pass_in_sequence() -> None:
    s = laid("draw phase, first A", D="| Plain Praise")
    do(s, "A: pass", "B: pass", "C: pass")
    do(s, "D: Plain Praise")
    assert asked(s) == "A" and "draw phase" in step(s), "the team of A and B may act again"
    do(s, "A: pass", "B: pass")
    assert "draw phase" in step(s) and asked(s) == "C", "one team's pass closes nothing"
    do(s, "C: pass", "D: pass")
    assert "draw phase" not in step(s)


@rule("mp.team-player-order.2")
def test_reactions_too_are_over_when_both_teams_have_passed() -> None:
    s = laid(
        "military air A>C", WITNESS, MOURNER,
        A="Plain Captain*, Witness", B="Witness", C="Plain Soldier*, Mourner", D="Mourner",
    )  # fmt: skip
    passes(s, "reactions")
    assert asked(s) == "A"
    do(s, "A: pass", "B: pass", "C: pass", "D: Mourner")
    assert asked(s) == "A" and offered(s, "Witness"), "A passed, but not both teams in sequence"
    do(s, "A: pass", "B: Witness")
    assert asked(s) == "C" and offered(s, "Mourner")
    do(s, "C: pass")
    assert asked(s) == "A" and "reactions" in step(s)
    do(s, "A: pass")
    assert "reactions" not in step(s)
    assert fate_of(s) == [3, 4, 3, 4]


@rule("mp.team-player-order.2")
def test_and_interrupts() -> None:
    hope = character("Hope", CRAB, interrupt(WinsConflict(), GainFate()), cost=1, military=0, political=0)
    dread = character("Dread", CRAB, interrupt(WinsConflict(loses=True), GainFate()), cost=1, military=0, political=0)
    s = laid("military air A>C", hope, dread, A="Plain Captain*, Hope", B="Hope", C="Plain Soldier*, Dread", D="Dread")
    passes(s, "interrupts")
    assert asked(s) == "A"
    do(s, "A: pass", "B: pass")
    assert asked(s) == "C" and "interrupts" in step(s), "one team's pass closes nothing"
    do(s, "C: pass", "D: Dread")
    assert asked(s) == "A" and offered(s, "Hope"), "A passed, but not both teams in sequence"
    do(s, "A: pass", "B: pass", "C: pass")
    assert "interrupts" not in step(s) and fate_of(s) == [3, 3, 3, 4]


@rule("mp.team-first-player-token.5", "rr.first-player.10", "mp.open-phase-steps.1")
def test_the_token_passes_to_the_other_team_in_the_fate_phase() -> None:
    s = laid("fate phase, first A")
    assert s.first == 0
    passes(s, "dynasty phase")
    assert s.first == 2 and asked(s) == "C"
    s = laid("fate phase, first D")
    passes(s, "dynasty phase")
    assert s.first == 0 and asked(s) == "A"


@rule("mp.team-passing-fate.1", "mp.open-passing-fate.1")
def test_passing_first_earns_a_team_nothing() -> None:
    row = "| | Fields, Fields[Plain Porter]"
    s = laid("dynasty phase, first A", A=row, C=row, D=row)
    do(s, "A: pass", "B: pass")
    assert fate_of(s) == [3, 3, 3, 3]
    do(s, "C: Plain Porter", "C: 0", "C: C")
    assert asked(s) == "C", "the first team is out"
    passes(s, "draw phase")
    assert fate_of(s) == [3, 3, 3, 3]


@rule("rr.open-first-pass-multiplayer.1")
def test_nobody_passes_the_dynasty_phase_for_the_team_mate() -> None:
    row = "| | Fields, Fields[Plain Porter]"
    s = laid("dynasty phase, first A", A=row, B=row, C=row, D=row)
    do(s, "A: pass")
    assert asked(s) == "B" and offered(s, "Plain Porter")
    do(s, "B: pass", "C: pass")
    assert asked(s) == "D" and offered(s, "Plain Porter")


@rule("mp.team-player-order.1")
def test_player_order_goes_from_team_to_team() -> None:
    s = laid("conflict phase, first A")
    assert [chr(65 + q) for q in in_order(s)] == ["A", "C", "B", "D"]
    s = laid("conflict phase, first D", players=6)
    assert [chr(65 + q) for q in in_order(s)] == ["D", "A", "E", "B", "F", "C"]


def clearing(s: Any) -> str:
    """Who is asked to discard from provinces, in order."""
    seen = ""
    while "discard from your provinces" in decision(s):
        seen += asked(s)
        do(s, f"{asked(s)}: done")
    return seen


@rule("mp.team-player-order.1", "mp.open-player-order-team.1")
def test_each_team_says_who_of_it_goes_first() -> None:
    row = "| | Fields, Fields[Plain Porter]"
    s = laid("fate phase, first C", A=row, B=row, C=row, D=row)
    passes(s, "choose a player")
    assert decision(s) == "C: choose a player" and options(s) == ["C", "D"]
    do(s, "C: D")
    assert decision(s) == "A: choose a player" and options(s) == ["A", "B"]
    do(s, "A: A")
    assert clearing(s) == "DACB"
    s = laid("fate phase, first C", A=row, B=row, C=row, D=row)
    passes(s, "choose a player")
    do(s, "C: C", "A: B")
    assert clearing(s) == "CBDA"


@pytest.mark.parametrize("out", "ABCD")
@pytest.mark.parametrize("turns", range(4))
def test_the_order_stays_when_somebody_leaves(turns: int, out: str) -> None:
    row = "| | Fields, Fields[Plain Porter]"
    s = laid("fate phase, first C", A=row, B=row, C=row, D=row)
    passes(s, "choose a player")
    do(s, "C: D", "A: B")
    for q in "DBCA"[:turns]:
        do(s, f"{q}: done")
    concede(s, ord(out) - 65)
    assert clearing(s) == "DBCA"[turns:].replace(out, "")


@rule("mp.team-player-order.1")
def test_characters_without_fate_go_in_that_order() -> None:
    s = laid("conflict phase, first A", A="Plain Soldier", B="Plain Envoy", C="Plain Bully", D="Plain Poet")
    passes(s, "choose a player", most=120)
    do(s, "A: B", "C: D")
    seen = ""
    while "without fate" in decision(s):
        seen += asked(s)
        do(s, f"{asked(s)}: {options(s)[0]}")
    assert seen == "BDAC"


def test_a_team_is_not_asked_where_one_of_it_has_something_to_do() -> None:
    row = "| | Fields, Fields[Plain Porter]"
    s = laid("fate phase, first C", B=row, C=row)
    passes(s, "discard from your provinces")
    assert clearing(s) == "CBAD", "those who have nothing come last"


@rule("mp.team-participation.5")
def test_in_a_conflict_teams_act_and_the_defending_one_begins() -> None:
    s = laid("military air A>D", A="Plain Captain*", B="| Plain Praise")
    assert asked(s) == "C", "the first of the defending team"
    do(s, "C: pass", "D: pass", "A: pass", "B: Plain Praise")
    assert asked(s) == "C" and "3.2.2" in step(s)
    assert passes(s, "3.2.5") == "CDAB"


@rule("mp.team-participation.5", "mp.team-first-player-token.2", "rr.first-player.8")
def test_an_act_in_a_conflict_is_the_whole_teams() -> None:
    both = "| Plain Praise, Plain Praise"
    s = laid("military air A>C", A=f"Plain Captain* {both}", B=both, C=both, D=both)
    do(s, "C: Plain Praise")
    assert asked(s) == "A", "D has no opportunity of D's own"
    do(s, "A: Plain Praise")
    assert asked(s) == "C", "nor has B"
    do(s, "C: pass", "D: Plain Praise")
    assert asked(s) == "A"
    do(s, "A: pass", "B: pass", "C: pass")
    assert asked(s) == "D" and "3.2.2" in step(s), "not both teams have passed"
    do(s, "D: pass")
    assert "3.2.2" not in step(s)


@rule("mp.team-first-player-token.2")
def test_and_so_it_is_in_the_dynasty_phase() -> None:
    row = "9/9: | | Fields, Fields[Plain Porter], Fields[Plain Porter]"
    s = laid("dynasty phase, first A", A=row, B=row, C=row, D=row)
    do(s, f"A: {options(s)[0]}", "A: 0", "A: A")
    assert asked(s) == "C", "B has no opportunity of B's own"
    do(s, f"C: {options(s)[0]}", "C: 0", "C: C")
    assert asked(s) == "A"


def test_nobody_is_asked_twice_who_has_nothing_to_do_with_it() -> None:
    s = laid("draw phase, first A")
    assert options(s) == ["pass"] and decision(s) == "A: action"


@rule("rr.first-player.7")
def test_so_it_is_told_to_programs() -> None:
    """With what else is the team's: rings and the favor."""
    s = laid("draw phase, first C, favor C military, rings air=D")
    told = [inspecting.player(s, q, None) for q in range(4)]
    assert [x["first"] for x in told] == [False, False, True, True]
    assert [x["favor"] for x in told] == [None, None, "military", "military"]
    assert [x["rings"] for x in told] == [[], [], ["air"], ["air"]]
