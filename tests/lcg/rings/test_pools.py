"""Rings claimed, taken, returned, switched and removed by cards; rings in several states."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.derive import derive
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.attributes.stats import glory_count
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.rings.places import CONTESTED, OUT_OF_PLAY, UNCLAIMED
from gorin.rulesets.lcg.rings.pools import claimed_rings, contested_ring
from gorin.rulesets.lcg.seeing.reading import READERS
from gorin.rulesets.lcg.state import ELEMENT_NAMES, RING
from gorin.rulesets.lcg.words import (
    CONFLICT,
    CONTESTED_RING,
    CRAB,
    DRAGON,
    PHOENIX,
    THAT_RING,
    THIS,
    YOUR_OPPONENT,
    YOUR_RINGS,
    ClaimedRings,
    ClaimRing,
    ClaimsRing,
    CountRings,
    CountsAsClaimed,
    Draw,
    GainFate,
    GainFateFromRing,
    GainHonor,
    KeepInstead,
    PhaseBegins,
    PickRing,
    RemoveRing,
    ReturnRing,
    RingOf,
    RingsOfType,
    SomeRing,
    SwapRings,
    SwitchContestedRing,
    TakeRing,
    TargetRing,
    UnclaimedRings,
    Until,
    WouldReturnRing,
    action,
    always_gets,
    character,
    event,
    interrupt,
    reaction,
)
from tests.lcg.tables import decision, do, fate_of, hand, military, offered, options, pass_until, table

KNOW = event(
    "Know", DRAGON,
    action(PickRing(UnclaimedRings(), SwapRings(YOUR_RINGS)), cost=()), cost=0,
)  # fmt: skip
CLAIM = event(
    "Claim",
    DRAGON,
    action(ClaimRing(as_type="political"), GainFateFromRing(), choose=TargetRing(UnclaimedRings())),
    cost=0,
)
THIEF = event("Thief", DRAGON, action(PickRing(ClaimedRings(YOUR_OPPONENT), TakeRing())), cost=0)
RITE = event("Rite", DRAGON, action(Draw(), cost=ReturnRing(YOUR_RINGS)), cost=0)
TEMPEST = event("Tempest", PHOENIX, action(RemoveRing(), choose=TargetRing(UnclaimedRings())), cost=0)
SHRINE = character(
    "Shrine",
    PHOENIX,
    reaction(PhaseBegins("conflict"), Until(CountsAsClaimed(THAT_RING)), choose=TargetRing()),
    cost=0,
    glory=1,
)
WHOLE = event("Whole", PHOENIX, interrupt(WouldReturnRing(), KeepInstead(claimed=True)), cost=0)
SWITCH = event("Switch", PHOENIX, action(PickRing(UnclaimedRings(), SwitchContestedRing()), when=CONFLICT), cost=0)
TROLL = character(
    "Troll", CRAB, always_gets(THIS, military=2, when=SomeRing(RingOf("fire") & UnclaimedRings())), cost=0, military=1
)
KITSU = character(
    "Kitsu",
    CRAB,
    always_gets(THIS, military=CountRings(ClaimedRings(None) & RingsOfType("military"))),
    cost=0,
    military=1,
)
EXTRA = (KNOW, CLAIM, THIEF, RITE, TEMPEST, SHRINE, WHOLE, SWITCH, TROLL, KITSU)


def played(text: str, **more: Any) -> Any:
    return table(text, extra=EXTRA, **more)


def told_of(s: Any, ring: int) -> tuple[Any, bool, list[int]]:
    """What everybody is told of a ring: where it lies, whether it is contested, in whose claimed pools it counts."""
    read = READERS["ring"](s, ELEMENT_NAMES[ring], 1)
    assert read is not None
    return read["state"], read["contested"], read["claimed"]


@rule("rr.rings.1", "rr.rings.6")
def test_a_ring_is_claimed_and_still_contested_while_its_claiming_is_reacted_to() -> None:
    witness = character(
        "Witness", CRAB, reaction(ClaimsRing(), GainFate(), when=SomeRing(CONTESTED_RING & YOUR_RINGS)), cost=0
    )
    s = table("A: Plain Captain*, Witness\nB:\nmilitary void A>B", extra=[witness])
    do(s, "B: pass", "A: pass")
    pass_until(s, "A: reactions")
    assert (s.ring_place[4], contested_ring(s)) == (0, 1 << 4)
    assert told_of(s, 4) == (0, True, [0])
    do(s, "A: Witness")
    assert fate_of(s)[0] == 1
    assert contested_ring(s) == 0, "reactions are over"
    assert told_of(s, 4) == (0, False, [0]) and told_of(s, 0) == ("unclaimed", False, [])


def test_a_card_may_claim_an_unclaimed_ring_with_its_fate_on_either_side() -> None:
    s = played("A 10/0: | Claim\nB:\nconflict phase, rings fire+2 water=B")
    do(s, "A: Claim")
    assert options(s) == ["air", "earth", "fire", "void"]
    do(s, "A: fire")
    assert s.ring_place[2] == 0
    assert s.ring_side[2] == 1, "as a political ring"
    assert fate_of(s) == [2, 0]


def test_claiming_by_a_card_is_claiming() -> None:
    witness = character("Witness", CRAB, reaction(ClaimsRing(), GainHonor()), cost=0)
    s = table("A: Witness | Claim\nB:\nconflict phase", extra=[*EXTRA, witness])
    do(s, "A: Claim", "A: air")
    assert decision(s) == "A: reactions"


def test_a_ring_may_be_taken_from_another_claimed_pool() -> None:
    s = played("A: | Thief\nB:\nconflict phase, rings air=B void=A")
    do(s, "A: Thief", "A: air")
    assert (s.ring_place[0], s.ring_place[4]) == (0, 0)
    s = played("A: | Thief\nB:\nconflict phase, rings void=A")
    assert not offered(s, "Thief"), "there is nothing to take"


def test_returning_a_ring_may_be_a_cost() -> None:
    s = played("A: | Rite\nB:\nconflict phase, rings air=A void=A fire=B")
    do(s, "A: Rite")
    assert options(s) == ["air", "void"]
    do(s, "A: void")
    assert (s.ring_place[0], s.ring_place[4]) == (0, UNCLAIMED)
    assert len(hand(s, "A")) == 1
    assert not offered(played("A: | Rite\nB:\nconflict phase, rings fire=B"), "Rite"), (
        "without a ring it cannot be paid"
    )


@rule("rr.switch.1")
@pytest.mark.parametrize(
    ("rings", "able"), [("air=A", True), ("", False), ("air=A earth=B fire=B water=B void=B", False)]
)
def test_a_switch_needs_something_on_each_side(rings: str, able: bool) -> None:
    s = played(f"A: | Know\nB:\nconflict phase{', rings ' + rings if rings else ''}")
    assert offered(s, "Know") == able


def test_a_claimed_ring_changes_places_with_an_unclaimed_one() -> None:
    s = played("A: | Know\nB:\nconflict phase, rings air=A water+1")
    s.ring_side[0] = 1
    do(s, "A: Know", "A: water", "A: air")
    assert (s.ring_place[0], s.ring_place[3]) == (UNCLAIMED, 0)
    assert s.ring_side[3] == 1, "it retains the type of the ring it is switched with"


@rule("rr.rings.5")
def test_a_ring_switched_in_brings_its_fate_to_the_attacking_player() -> None:
    s = played("A 10/0: Plain Captain*\nB 10/0: | Switch\nmilitary air A>B\nrings fire+3")
    do(s, "B: Switch", "B: fire")
    assert (s.con[RING], s.ring_place[0], s.ring_place[2]) == (2, UNCLAIMED, CONTESTED)
    assert fate_of(s) == [3, 0]
    assert s.ring_fate[2] == 0


def test_a_ring_out_of_play_comes_back_after_the_round() -> None:
    s = played("A: Plain Captain | Tempest\nB:\nconflict phase, rings void+1")
    do(s, "A: Tempest", "A: void")
    assert s.ring_place[4] == OUT_OF_PLAY
    pass_until(s, "A: declare")
    assert not offered(s, "military void"), "it cannot be selected"
    pass_until(s, "fate phase")
    pass_until(s, "dynasty phase")
    assert s.ring_place[4] == UNCLAIMED
    assert s.ring_fate[4] == 1, "it kept its fate and got none in between"


@rule("rr.clarify-secluded-shrine.1", "rr.rings.1")
def test_a_ring_may_be_in_the_unclaimed_pool_and_count_as_claimed() -> None:
    s = played("A: Shrine | Rite\nB: Plain Captain\ndraw phase")
    pass_until(s, "A: reactions")
    do(s, "A: Shrine", "A: fire")
    assert s.ring_place[2] == UNCLAIMED
    assert claimed_rings(s, 0) == 1 << 2
    assert claimed_rings(s, 1) == 0
    assert glory_count(s, 0) == 2, "glory 1, and 1 for the ring"
    assert not offered(s, "Rite")
    pass_until(s, "B: declare")
    assert offered(s, "military fire"), "and it can still be selected"


@rule("rr.clarify-secluded-shrine.2")
def test_a_ring_that_only_counts_as_claimed_cannot_be_returned() -> None:
    s = played("A: Shrine | Rite\nB:\ndraw phase, rings air=A")
    pass_until(s, "A: reactions")
    do(s, "A: Shrine", "A: fire")
    do(s, "A: Rite")
    assert options(s) == ["air"]


@rule("rr.step-4-7.1")
def test_a_ring_may_be_kept_when_all_others_return() -> None:
    s = played("A: | Whole\nB:\nfate phase, rings air=A fire=A water=B")
    pass_until(s, "A: would")
    assert len(options(s)) == 3, "for one ring or the other, or pass"
    do(s, f"A: {options(s)[0]}")
    pass_until(s, "dynasty phase")
    assert [s.ring_place[0], s.ring_place[2], s.ring_place[3]].count(0) == 1
    assert s.ring_place[3] == UNCLAIMED


def test_cards_may_count_and_ask_for_rings() -> None:
    s = played("A: Troll, Kitsu\nB:\nconflict phase, rings fire=B air=A")
    assert (military(s, "Troll"), military(s, "Kitsu")) == (1, 3)
    s.ring_side[0] = 1
    derive(s)
    assert military(s, "Kitsu") == 2, "the air ring was claimed in a political conflict"
    assert military(played("A: Troll\nB:\nconflict phase"), "Troll") == 3


def test_what_these_words_say() -> None:
    assert text_of(TROLL) == "This character gets +2[military] if the [fire] ring is unclaimed."
    assert text_of(RITE) == "Action: Return a ring in your claimed ring pool to the unclaimed ring pool – draw 1 card."
    assert text_of(THIEF) == "Action: Take a ring in your opponent's claimed ring pool."
    assert text_of(WHOLE).endswith("– it remains claimed instead.")
