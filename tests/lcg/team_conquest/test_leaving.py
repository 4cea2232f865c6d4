"""A player of a team gives up while the others play on."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.rings.pools import claimed_rings
from gorin.rulesets.lcg.sides import has_favor
from gorin.rulesets.lcg.state import AIR, FIRE
from gorin.rulesets.lcg.victory import concede
from tests.lcg.tables import decision, do, options
from tests.lcg.team_conquest.teams import asked, laid, passes
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
