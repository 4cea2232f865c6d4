"""Limited: one card per player and round, paid for by bowing the role."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    IT,
    NEUTRAL,
    GainHonor,
    Instead,
    Keyword,
    Ready,
    Sacrifice,
    WouldLeavePlay,
    action,
    attachment,
    character,
    dynasty_event,
    event,
    interrupt,
)
from tests.lcg.tables import do, find, offered, options, pass_until, table

RARE = character("Rare Guard", CRAB, Keyword("limited"), cost=1, military=1, political=1)
GIFT = attachment("Rare Gift", NEUTRAL, Keyword("limited"), cost=0)
FEAST = dynasty_event("Rare Feast", NEUTRAL, Keyword("limited"), action(GainHonor()), cost=0)
CARDS = [RARE, GIFT, FEAST]


@rule("rr.limited.2")
@pytest.mark.parametrize("readied", [True, False])
def test_one_in_a_round_whatever_becomes_of_the_role(readied: bool) -> None:
    s = table("A 10/3: Plain Role | Plain Rarity, Plain Rarity\nB 10/0:")
    do(s, "A: Plain Rarity")
    if readied:
        s.p[facts.BOWED] &= ~(1 << find(s, "Plain Role"))
    do(s, "B: pass")
    assert options(s) == ["pass"]
    pass_until(s, "1.4")
    assert offered(s, "Plain Rarity") or (pass_until(s, "A: action") and offered(s, "Plain Rarity"))


@rule("rr.limited.3")
@pytest.mark.parametrize("first", ["Plain Rarity", "Rare Guard", "Rare Gift", "Rare Feast"])
def test_cards_from_hand_and_from_provinces_share_it(first: str) -> None:
    s = table(
        """A 10/3: Plain Role, Plain Captain | Plain Rarity, Rare Gift | Fields, Fields[Rare Guard], Fields[Rare Feast]
           B 10/0:
           dynasty phase""",
        extra=CARDS,
    )
    assert all(offered(s, x) for x in ("Plain Rarity", "Rare Guard", "Rare Gift", "Rare Feast"))
    do(s, f"A: {first}", *{"Rare Guard": ["A: 0"], "Rare Gift": ["A: Plain Captain"]}.get(first, []))
    do(s, "B: pass")
    assert options(s) == ["pass"]


@rule("rr.limited.2")
@pytest.mark.parametrize("prevented", [True, False])
def test_one_whose_cost_was_prevented_was_not_played(prevented: bool) -> None:
    guard = character("Guard", CRAB, interrupt(WouldLeavePlay(CHARACTER), Instead(Ready(IT)), unlimited=True), cost=1)
    vow = event("Vow", NEUTRAL, Keyword("limited"), action(GainHonor(), cost=Sacrifice(CHARACTER)), cost=0)
    text = "A 6/0: Plain Porter_, Plain Soldier_ | Vow, Vow\nB 6/0: Guard"
    s = table(text, "lcg/skirmish", extra=[guard, vow])
    do(s, "A: Vow", "A: Plain Porter", "B: Guard" if prevented else "B: pass", "B: pass")
    assert offered(s, "Vow") == prevented, "in skirmish, where no role tells"
