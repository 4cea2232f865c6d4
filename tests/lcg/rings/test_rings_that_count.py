"""Rings that only count as claimed, and where their fate may go."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.rings.numbers import RingFate
from gorin.rulesets.lcg.rings.places import UNCLAIMED
from gorin.rulesets.lcg.words import (
    CHARACTER,
    LION,
    NEUTRAL,
    PHOENIX,
    THAT,
    THAT_RING,
    UNIQUE,
    YOU,
    YOUR_OPPONENT,
    ClaimedRings,
    CountsAsClaimed,
    Legendary,
    MoveFate,
    MoveRingFateTo,
    PhaseBegins,
    PickRing,
    PlaceFate,
    ReturnRing,
    TakeRing,
    TargetRing,
    UnclaimedRings,
    Until,
    action,
    character,
    event,
    reaction,
)
from tests.lcg.tables import Does, do, fate_on, offered, options, pass_until, table

SHRINE = character(
    "Shrine", PHOENIX, reaction(PhaseBegins("conflict"), Until(CountsAsClaimed(THAT_RING)), choose=TargetRing()), cost=0
)
MINE = event("Mine", NEUTRAL, action(ReturnRing(), choose=TargetRing(ClaimedRings(YOU))), cost=0)
YOURS_ = event("Yours", NEUTRAL, action(TakeRing(), choose=TargetRing(ClaimedRings(YOUR_OPPONENT))), cost=0)


def counting(rings: str) -> Any:
    """The fire ring counts as claimed by A, who waits in the conflict phase."""
    s = table(f"A: Shrine | Mine\nB: | Yours\ndraw phase{rings}", extra=[SHRINE, MINE, YOURS_])
    pass_until(s, "A: reactions")
    return do(s, "A: Shrine", "A: fire")


@rule("rr.clarify-secluded-shrine.2")
@pytest.mark.parametrize("rings", ["", ", rings air=A"])
def test_no_effect_moves_a_ring_that_only_counts_as_claimed(rings: str) -> None:
    s = counting(rings)
    assert offered(s, "Mine") is bool(rings)
    if rings:
        do(s, "A: Mine")
        assert options(s) == ["air"]
    s = do(counting(rings), "A: pass")
    assert offered(s, "Yours") is bool(rings)
    if rings:
        do(s, "B: Yours")
        assert options(s) == ["air"]
    assert s.ring_place[2] == UNCLAIMED


@rule("rr.clarify-secluded-shrine.2")
def test_a_ring_that_is_really_there_may_be_moved() -> None:
    s = counting(", rings fire=A")
    do(s, "A: Mine", "A: fire")
    assert s.ring_place[2] == UNCLAIMED


@rule("rr.legendary.3")
@pytest.mark.parametrize(("who", "can"), [("Old Hero", False), ("Plain Lord", True)])
def test_no_fate_moves_to_a_legendary_character(who: str, can: bool) -> None:
    hero = character("Old Hero", LION, Legendary(2), cost=3, unique=True)
    rain = event("Rain", NEUTRAL, action(PickRing(UnclaimedRings(), MoveRingFateTo(CHARACTER & UNIQUE))), cost=0)
    shift = event("Shift", NEUTRAL, action(MoveFate(THAT, CHARACTER & UNIQUE), choose=CHARACTER - UNIQUE), cost=0)
    s = table(f"A: {who}+1, Plain Soldier+2 | Rain, Shift\nB:\nrings fire+2", extra=[hero, rain, shift])
    assert offered(s, "Rain") is offered(s, "Shift") is can
    if can:
        do(s, "A: Rain", "A: fire", "B: pass", "A: Shift", "A: Plain Soldier")
        assert fate_on(s, who) == 4 and fate_on(s, "Plain Soldier") == 1 and s.ring_fate[2] == 0


@rule("rr.legendary.3")
def test_an_effect_on_everybody_passes_a_legendary_character_by() -> None:
    hero = character("Old Hero", LION, Legendary(2), cost=3, unique=True)
    hammer = event("Hammer", NEUTRAL, action(Does(CHARACTER, ev.RING_TO_CARD, RingFate(2, 1).number)), cost=0)
    alms = event("Alms", NEUTRAL, action(PlaceFate(CHARACTER)), cost=0)
    s = table("A: Old Hero+1, Plain Soldier+1 | Hammer, Alms\nB:\nrings fire+5", extra=[hero, hammer, alms])
    do(s, "A: Hammer", "B: pass", "A: Alms")
    assert fate_on(s, "Old Hero") == 1 and fate_on(s, "Plain Soldier") == 3 and s.ring_fate[2] == 4
