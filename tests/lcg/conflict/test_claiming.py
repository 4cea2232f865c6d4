"""3.2.7: claiming the ring, and what a ring is before and after."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.rings.places import CONTESTED, UNCLAIMED
from gorin.rulesets.lcg.state import RING, TYPE
from gorin.rulesets.lcg.words import CRAB, THIS, character
from gorin.rulesets.lcg.words.conditions import During
from gorin.rulesets.lcg.words.player_effects import GainFate, ResolveContestedRing
from gorin.rulesets.lcg.words.texts import always_gets, interrupt, reaction
from gorin.rulesets.lcg.words.triggers import ClaimsRing
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    honor_of,
    military,
    offered,
    options,
    pass_until,
    table,
)


def won(ring: str, a: str = "", b: str = "", rules: str = "lcg/stronghold", **more: Any) -> Any:
    """A has won a military conflict of this ring with Plain Captain and may resolve its effect. `a` and `b` are the
    rest of their lines. The attacked province is too strong to break."""
    wall = " | | Fields, Plain Wall" if rules == "lcg/stronghold" and b.count("|") < 2 else ""
    if wall and b.count("|") == 1:
        wall = wall.removeprefix(" |")
    at = " Plain Wall" if rules == "lcg/stronghold" else ""
    s = table(f"A 10/0: Plain Captain*{a}\nB 10/0: Plain Porter*{b}{wall}\nmilitary {ring} A>B{at}", rules, **more)
    do(s, "B: pass", "A: pass")
    if decision(s).endswith("broken province"):
        do(s, "A: done")
    return s


@rule("rr.cancel.6")
def test_a_cancelled_ring_effect_does_not_keep_the_ring_from_being_claimed() -> None:
    s = table("A: Plain Captain*\nB: | | Fields, Pilgrimage\nmilitary air A>B Pilgrimage")
    do(s, "B: pass", "A: pass")
    assert honor_of(s) == [10, 9], "unopposed, but no air effect"
    assert s.ring_place[0] == 0


@rule("rr.step-3-2-7.1", "rr.rings.4")
@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish"])
@pytest.mark.parametrize(
    ("a", "b", "who"), [("Plain Captain", "Plain Porter", 0), ("Plain Porter", "Plain Captain", 1)]
)
@pytest.mark.parametrize("kind", ["military", "political"])
def test_the_winner_claims_the_ring_attacker_or_defender(a: str, b: str, who: int, rules: str, kind: str) -> None:
    s = table(f"A: {a}*\nB: {b}*\n{kind} void A>B", rules)
    do(s, "B: pass")
    pass_until(s, "A: action")
    assert s.ring_place == [UNCLAIMED] * 4 + [who]


@rule("rr.rings.3")
def test_the_ring_is_contested_while_the_conflict_resolves() -> None:
    s = won("void", ", Plain Soldier+2")
    assert s.ring_place[4] == CONTESTED
    do(s, "A: pass")
    assert s.ring_place[4] == 0


@rule("rr.step-3-2-7.5", "rr.rings.6")
def test_a_claimed_ring_still_defines_the_conflict_until_it_ends() -> None:
    proud = always_gets(THIS, military=+1, when=During("military", "void"))
    sage = character("Sage", CRAB, proud, reaction(ClaimsRing(), ResolveContestedRing()), cost=0, military=1)
    s = won("void", ", Sage, Plain Soldier+2", extra=[sage])
    do(s, "A: pass")
    assert decision(s) == "A: reactions"
    assert s.ring_place[4] == 0
    assert (s.con[TYPE], s.con[RING]) == (0, 4)
    assert military(s, "Sage") == 2
    do(s, "A: Sage")
    assert options(s) == ["remove 1 fate from Plain Soldier"], "the contested ring is still the void ring"
    do(s, "A: remove 1 fate")
    assert military(s, "Sage") == 1, "the conflict has ended"


@rule("rr.rings.2", "rr.rings.1")
def test_a_claimed_ring_cannot_be_selected_for_the_next_conflict() -> None:
    s = won("void", ", Plain Giant")
    pass_until(s, "declare a conflict")
    assert offered(s, "political air")
    assert not offered(s, "political void")


@rule("rr.reactions-and-interrupts.2")
def test_an_interrupt_to_claiming_comes_before_the_ring_is_claimed() -> None:
    herald = character("Herald", CRAB, interrupt(Happens(ev.CLAIM), GainFate()), cost=0)
    s = won("void", ", Herald", extra=[herald])
    do(s, "A: pass")
    assert decision(s) == "A: interrupts"
    assert s.ring_place[4] == CONTESTED
