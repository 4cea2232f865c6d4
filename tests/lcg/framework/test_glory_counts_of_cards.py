"""Glory counts that cards ask for, and counting glory that is no glory count."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    NEUTRAL,
    PARTICIPATING,
    THEM,
    YOUR_OPPONENTS,
    YOURS,
    ClaimFavor,
    Counted,
    GainFate,
    GainHonor,
    GloryCount,
    Num,
    action,
    character,
    event,
    reaction,
)
from tests.lcg.tables import Happens, decision, do, honor_of, offered, options, table

PRIZE = event("Prize", NEUTRAL, action(GloryCount(winner=GainHonor(Num(1), THEM))), cost=0)
CROWN = event("Crown", NEUTRAL, action(GloryCount(winner=ClaimFavor(THEM))), cost=0)


@rule("rr.glory-count.5")
@pytest.mark.parametrize(("favor", "holder"), [("", -1), (", favor A political", 0), (", favor B political", 1)])
@pytest.mark.parametrize(
    ("a", "b", "winner"), [("Plain Giant", "Plain Soldier", 0), ("Plain Soldier", "Plain Lord", 1)]
)
def test_whoever_wins_it_the_favor_stays_where_it_is(favor: str, holder: int, a: str, b: str, winner: int) -> None:
    s = table(f"A: {a} | Prize\nB: {b}\nconflict phase{favor}", extra=[PRIZE])
    do(s, "A: Prize")
    assert honor_of(s) == ([11, 10] if winner == 0 else [10, 11])
    assert decision(s) == "B: action" and s.favor == holder and s.favor_side == (1 if holder >= 0 else 0)


@rule("rr.glory-count.5")
@pytest.mark.parametrize(
    ("a", "b", "winner"), [("Plain Giant", "Plain Soldier", 0), ("Plain Soldier", "Plain Lord", 1)]
)
def test_unless_the_ability_says_otherwise(a: str, b: str, winner: int) -> None:
    s = table(f"A: {a} | Crown\nB: {b}\nconflict phase", extra=[CROWN])
    do(s, "A: Crown")
    assert decision(s) == f"{'AB'[winner]}: set the favor" and options(s) == ["military", "political"]
    do(s, f"{'AB'[winner]}: political")
    assert (s.favor, s.favor_side) == (winner, 1)


@rule("rr.glory-count.6")
@pytest.mark.parametrize("rings", ["", "air=A", "fire=B void=B earth=B"])
def test_to_count_glory_is_no_glory_count_and_counts_nobodys_rings(rings: str) -> None:
    there = PARTICIPATING & CHARACTER
    more = Counted("glory", there & YOURS) > Counted("glory", there & YOUR_OPPONENTS)
    orator = character("Orator", CRAB, action(GainHonor(), when=more), cost=0, military=1, glory=2)
    crier = character("Crier", CRAB, reaction(Happens(ev.GLORY_COUNT), GainFate(), unlimited=True), cost=0)
    for foe, can in (("Plain Soldier", True), ("Plain Captain", False), ("Plain Lord", False)):
        text = f"A: Orator*, Crier\nB: {foe}*\nmilitary water A>B" + (f"\nrings {rings}" if rings else "")
        s = table(text, extra=[orator, crier])
        do(s, "B: pass")
        assert offered(s, "Orator") is can, "2 against 1, 2 and 3, with no ring added on either side"
        if can:
            do(s, "A: Orator")
            assert decision(s) == "B: action", "no glory count was made"
    s = table("A: Plain Giant, Crier | Prize\nB: Plain Idler\nconflict phase", extra=[PRIZE, crier])
    do(s, "A: Prize")
    assert offered(s, "Crier"), "which would have been heard"
