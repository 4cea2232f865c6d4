"""Eminent provinces: faceup from the start, never the stronghold's, never turned facedown."""

from __future__ import annotations

from typing import Any

from gorin.cards.registry import cards
from gorin.kernel.machine import answer
from gorin.rulebook.testing import rule
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    NEUTRAL,
    PROVINCE,
    THAT,
    Keyword,
    TreatAsBlank,
    action,
    event,
    province,
)
from tests.lcg.tables import ALL, Does, do, find, is_faceup, offered, options, table

EMINENT = province("Great City", NEUTRAL, Keyword("eminent"), strength=5, elements=("air",))
FOG = event("Fog", NEUTRAL, action(Does(THAT, ev.TURN_FACEDOWN), choose=PROVINCE), cost=0)
SILENCE = event("Silence", NEUTRAL, action(TreatAsBlank(THAT), choose=PROVINCE), cost=0)


def opened(*, first: int) -> Any:
    """A game in which both players are about to place their provinces, this one first."""
    named = ("Great City", "Fertile Fields", "Night Raid", "Rally to the Cause", "Shameful Display")
    titles = [(x, 1) for x in named]
    deck = DeckList(
        "d",
        "crab",
        (("Shiro Nishiyama", 1), ("Keeper of Air", 1), *titles, ("Eager Scout", 40), ("Banzai!", 40)),
    )
    pool = {**cards(), **ALL, "Great City": EMINENT}
    for seed in range(20):
        s = ruleset("lcg/stronghold").open([deck, deck], pool, seed)
        if s.first == first:
            return s
    raise AssertionError("nobody was first")


@rule("rr.eminent.1", "rr.eminent.2")
def test_it_cannot_be_the_stronghold_province_and_starts_faceup() -> None:
    s = opened(first=0)
    assert s.decision.why == "place your stronghold"
    assert len(s.decision.options) == 4 and not offered(s, "Great City")
    while s.decision.why.startswith("place"):
        answer(s, 0)
    mine = [c for c in s.province if c >= 0]
    up = [c for c in mine if s.p[facts.FACEUP] >> c & 1]
    assert len(mine) == 10 and [s.box.faces[s.kind[c]].name for c in up] == ["Great City"] * 2
    assert all(s.slot[c] % 5 for c in up)


@rule("rr.eminent.3")
def test_it_cannot_be_turned_facedown() -> None:
    s = table("A: | Fog\nB: | | Fields, Great City, Plain Hill", extra=[EMINENT, FOG])
    t = s.clone()
    do(s, "A: Fog", "A: Great City")
    assert is_faceup(s, "Great City")
    do(t, "A: Fog", "A: Plain Hill")
    assert not is_faceup(t, "Plain Hill")


@rule("rr.eminent.3")
def test_without_its_text_box_it_can() -> None:
    s = table("A: | Fog, Silence\nB: | | Fields, Great City", extra=[EMINENT, FOG, SILENCE])
    do(s, "A: Silence", "A: Great City", "B: pass", "A: Fog", "A: Great City")
    assert not is_faceup(s, "Great City") and options(s) and find(s, "Great City") >= 0
