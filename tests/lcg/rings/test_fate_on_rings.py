"""Fate on rings: placed, spent, moved, gained; when it leaves them."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CONFLICT,
    CRAB,
    DRAGON,
    PHOENIX,
    THAT,
    THIS,
    YOURS,
    FateOnRings,
    GainFateFromRing,
    GainHonor,
    Honor,
    MoveRingFate,
    MoveRingFateTo,
    NoFateFromRings,
    Num,
    PickRing,
    PlaceFateOnRing,
    RemoveFateFromRing,
    RingOf,
    RingsWithFate,
    SpendToRing,
    TargetRing,
    UnclaimedRings,
    action,
    always_gets,
    character,
    event,
    reaction,
)
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    fate_of,
    fate_on,
    is_honored,
    military,
    offered,
    options,
    pass_until,
    table,
)

MONK = character("Monk", DRAGON, action(Honor(THIS), cost=SpendToRing(UnclaimedRings())), cost=0)
ALCHEMIST = character(
    "Alchemist",
    PHOENIX,
    action(Honor(THAT), when=CONFLICT, cost=SpendToRing(RingOf("fire")), choose=CHARACTER & YOURS),
    cost=0,
)
SAGE = character("Sage", DRAGON, action(GainFateFromRing(n=Num(1)), choose=TargetRing(UnclaimedRings())), cost=0)
WAVE = event("Wave", PHOENIX, action(PlaceFateOnRing(UnclaimedRings())), cost=0)
DROUGHT = event("Drought", PHOENIX, action(RemoveFateFromRing(UnclaimedRings())), cost=0)
JADE = event(
    "Jade", DRAGON, action(PickRing(UnclaimedRings() & RingsWithFate(), MoveRingFate(UnclaimedRings()))), cost=0
)
VESSEL = character("Vessel", DRAGON, action(PickRing(UnclaimedRings(), MoveRingFateTo(THIS))), cost=0)
STONE = character("Stone", DRAGON, NoFateFromRings(), cost=0)
GREEDY = character("Greedy", DRAGON, always_gets(THIS, military=FateOnRings(UnclaimedRings())), cost=0, military=1)
EXTRA = (MONK, ALCHEMIST, SAGE, WAVE, DROUGHT, JADE, VESSEL, STONE, GREEDY)


def played(text: str, **more: Any) -> Any:
    return table(text, extra=EXTRA, **more)


@rule("rr.fate.4")
def test_fate_spent_to_a_ring_is_placed_on_it() -> None:
    s = played("A 10/2: Monk\nB:\nconflict phase, rings air=B")
    do(s, "A: Monk")
    assert decision(s) == "A: choose a ring"
    assert options(s) == ["earth", "fire", "water", "void"], "unclaimed ones only"
    do(s, "A: water")
    assert fate_of(s)[0] == 1
    assert s.ring_fate[3] == 1
    assert is_honored(s, "Monk")
    assert not offered(played("A 10/0: Monk\nB:\nconflict phase"), "Monk"), "without fate it cannot be paid"


@rule("rr.clarify-master-alchemist.1", "rr.clarify-master-alchemist.3")
def test_fate_may_go_to_a_contested_ring_and_is_not_gained_by_the_attacker() -> None:
    s = played("A 10/0: Plain Captain*\nB 10/1: Alchemist\nmilitary fire A>B")
    do(s, "B: Alchemist", "B: Alchemist")
    assert s.ring_fate[2] == 1
    assert fate_of(s) == [0, 0]


@rule("rr.clarify-master-alchemist.2", "rr.rings.5")
def test_fate_stays_on_a_ring_until_it_next_becomes_contested() -> None:
    s = played("A 10/0: Plain Captain*, Plain Giant+3\nB 10/1: Alchemist\nmilitary fire A>B")
    do(s, "B: Alchemist", "B: Alchemist")
    pass_until(s, "dynasty phase")
    assert s.ring_fate[2] == 1, "claimed and returned: it got none in 4.4, and lost none"
    pass_until(s, "A: declare a conflict")
    before = fate_of(s)[0]
    do(s, "A: military fire", "A: Fields", "A: Plain Giant", "A: done")
    assert fate_of(s)[0] == before + 1


def test_each_unclaimed_ring_gets_or_loses_fate() -> None:
    s = played("A: | Wave, Drought\nB:\nconflict phase, rings air=B fire+1")
    do(s, "A: Wave")
    assert s.ring_fate == [0, 1, 2, 1, 1]
    do(s, "B: pass", "A: Drought")
    assert s.ring_fate == [0, 0, 1, 0, 0]


@rule("rr.step-4-4.1")
def test_each_ring_that_gets_fate_is_an_occurrence_of_its_own() -> None:
    glad = character("Glad", CRAB, reaction(Happens(ev.RING_FATE), GainHonor()), cost=0)
    s = table("A: Glad+2\nB:\nconflict phase, rings air=B", extra=[glad])
    pass_until(s, "A: reactions")
    assert s.ring_fate == [0, 1, 1, 1, 1], "all at once"
    assert len(options(s)) == 5, "one of four, or pass"


def test_fate_is_gained_from_a_ring_that_has_some() -> None:
    s = played("A 10/0: Sage\nB:\nconflict phase, rings void+2")
    do(s, "A: Sage")
    assert options(s) == ["void"]
    do(s, "A: void")
    assert (fate_of(s)[0], s.ring_fate[4]) == (1, 1)


def test_nobody_kept_from_it_gains_or_removes_fate() -> None:
    s = played("A 10/0: Sage, Plain Captain | Drought\nB: Stone\nconflict phase, rings void+2")
    assert not offered(s, "Sage")
    assert not offered(s, "Drought")
    pass_until(s, "A: declare")
    do(s, "A: military void", "A: Fields", "A: Plain Captain", "A: done")
    assert fate_of(s)[0] == 0
    assert s.ring_fate[4] == 2


def test_fate_moves_from_ring_to_ring_and_from_ring_to_card() -> None:
    s = played("A: Vessel | Jade\nB:\nconflict phase, rings void+2")
    do(s, "A: Jade", "A: void")
    assert options(s) == ["air", "earth", "fire", "water"], "to another one"
    do(s, "A: air")
    assert s.ring_fate == [1, 0, 0, 0, 1]
    do(s, "B: pass", "A: Vessel", "A: air")
    assert fate_on(s, "Vessel") == 1
    assert s.ring_fate == [0, 0, 0, 0, 1]


def test_skill_may_depend_on_it() -> None:
    assert military(played("A: Greedy\nB:\nconflict phase, rings void+2 air+1 fire=B+3"), "Greedy") == 4


def test_what_these_words_say() -> None:
    assert text_of(MONK) == "Action: Spend 1 fate to an unclaimed ring – honor this character."
    assert text_of(WAVE) == "Action: Place 1 fate on each unclaimed ring."
    assert text_of(JADE) == "Action: Move 1 fate from an unclaimed ring with fate on it to another unclaimed ring."
    assert text_of(GREEDY).startswith("This character gets +1[military] for each fate on each unclaimed ring")
