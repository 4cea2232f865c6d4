"""A player of a team gives up while the others play on."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.conflict.opportunities import opportunities, provinces_of
from gorin.rulesets.lcg.rings.pools import claimed_rings
from gorin.rulesets.lcg.sides import has_favor
from gorin.rulesets.lcg.state import AIR, FIRE
from gorin.rulesets.lcg.victory import concede
from tests.lcg.tables import decision, defending, do, options, step
from tests.lcg.team_conquest.teams import asked, declares, home, laid, passes
from tests.lcg.team_conquest.test_turns import clearing

ROW = "| | Fields, Fields[Plain Porter]"


@rule("mp.team-player-order.1")
@pytest.mark.parametrize("out", "ABCD")
@pytest.mark.parametrize("gone", ["", "A", "AD", "ADB"])
def test_those_who_remain_have_one_turn_each_in_the_order_they_said(gone: str, out: str) -> None:
    s = laid("fate phase, first A", A=ROW, B=ROW, C=ROW, D=ROW)
    passes(s, "choose a player")
    do(s, "A: A", "C: D")
    do(s, *[f"{q}: done" for q in gone])
    concede(s, ord(out) - 65)
    assert clearing(s) == "".join(q for q in "ADBC" if q not in gone + out)


@rule("mp.team-player-order.1")
@pytest.mark.parametrize(("out", "then"), [("A", "D"), ("B", "A"), ("C", "A"), ("D", "A")])
def test_so_they_do_where_characters_without_fate_go(out: str, then: str) -> None:
    s = laid("conflict phase, first A", A="Plain Soldier", B="Plain Envoy", C="Plain Bully", D="Plain Poet")
    passes(s, "choose a player", most=120)
    do(s, "A: A", "C: D")
    concede(s, ord(out) - 65)
    seen = ""
    while "without fate" in decision(s):
        seen += asked(s)
        do(s, f"{asked(s)}: {options(s)[0]}")
    assert seen == "".join(q for q in "ADBC" if q != out) and seen[0] == then


@rule("mp.team-rings.2", "mp.team-glory.1")
@pytest.mark.parametrize("out", "AB")
def test_what_the_team_has_claimed_stays_the_teams(out: str) -> None:
    s = laid("conflict phase, first A, favor A political, rings air=A fire=B")
    concede(s, ord(out) - 65)
    left = 1 if out == "A" else 0
    assert claimed_rings(s, left) == 1 << AIR | 1 << FIRE and claimed_rings(s, 2) == 0
    assert has_favor(s, left) and s.favor_side == 1
    concede(s, left)
    assert s.winner in (2, 3)


def test_an_opponent_who_is_left_alone_may_be_attacked_again() -> None:
    s = laid("conflict phase, first A", A="Plain Captain, Plain Soldier", B="Plain Poet")
    passes(s, "declare a conflict")
    declares(s, "A", "military", 0, "Plain Captain")
    passes(s, "A: declare a conflict")
    do(s, f"A: {options(s)[0]}")
    concede(s, 3)
    assert decision(s) == "A: attack a province" and len(options(s)) >= 3, "those of C, who was attacked before"


@pytest.mark.parametrize("out", "EF")
@pytest.mark.parametrize("after", ["", "E"])
def test_those_of_the_team_who_remain_declare_defenders(out: str, after: str) -> None:
    s = laid("conflict phase, first A", players=6, A="Plain Captain", D="Plain Bully", E="Plain Envoy", F="Plain Poet")
    passes(s, "declare a conflict")
    declares(s, "A", "military", 0, "Plain Captain")
    do(s, "D: Plain Bully", "D: done")
    do(s, *(["E: Plain Envoy", "E: done"] if after else []))
    concede(s, ord(out) - 65)
    left = [q for q in "EF" if q not in (out, after)]
    for q in left:
        assert decision(s) == f"{q}: declare a defender"
        do(s, f"{q}: done")
    assert "3.2.2" in step(s) and defending(s, "Plain Bully")
    assert not (s.p[facts.DEFENDING] & s.p[facts.REMOVED]), "who left defends no more"


def test_a_conflict_whose_attackers_leave_has_others_or_is_declared_anew() -> None:
    s = laid("conflict phase, first A, rings air+2", A="Plain Captain", B="Plain Soldier", C="Plain Envoy")
    passes(s, "declare a conflict")
    do(s, "A: military air")
    do(s, f"A: {options(s)[0]}", "A: Plain Soldier")
    again = s.clone()
    concede(again, 1)
    assert decision(again) == "A: declare an attacker" and options(again) == ["Plain Captain"]
    do(s, "A: done")
    assert options(s) == ["A", "B"], "who gains the fate"
    concede(s, 1)
    assert decision(s) == "A: declare a conflict"


@rule("mp.team-declaring.1", "rr.step-3-2.2")
@pytest.mark.parametrize(("out", "who"), [("B", "A"), ("A", "B")])
def test_who_is_left_of_a_team_passes_for_it(out: str, who: str) -> None:
    s = laid("conflict phase, first A", rows=dict.fromkeys("ABCD", "Plain Soldier"))
    concede(s, ord(out) - 65)
    passes(s, f"{who}: declare a conflict")
    do(s, f"{who}: pass")
    assert opportunities(s, ord(who) - 65) == 1, "there is nobody to leave it to"
    passes(s, "fate phase")


@pytest.mark.parametrize(("broken", "expected"), [(2, False), (3, True)])
def test_the_last_of_a_large_team_can_be_attacked_at_home(broken: int, expected: bool) -> None:
    s = laid("conflict phase, first A", players=8, E="| | Fields" + ", Fields#" * broken + ", Fields" * (4 - broken))
    for out in (5, 6, 7):
        concede(s, out)
    assert bool(provinces_of(s, 4) >> home(s, "E") & 1) is expected


def test_a_phase_ends_with_a_team_of_one_who_can_declare_nothing() -> None:
    s = laid("conflict phase, first A", players=6, D="Plain Soldier", E="Plain Soldier", F="Plain Soldier")
    concede(s, 1)
    concede(s, 2)
    passes(s, "fate phase", most=120)
    assert opportunities(s, 0) == opportunities(s, 3) == 0
