"""Rings change hands when provinces break, and by cards."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.rings.notation import ring_called
from gorin.rulesets.lcg.rings.pools import rings_of_elements
from gorin.rulesets.lcg.state import AIR, FIRE, ON, RING
from gorin.rulesets.lcg.words import (
    CONFLICT,
    CONTESTED_RING,
    PHOENIX,
    PROVINCE,
    THAT,
    YOUR_RINGS,
    BreakProvince,
    ClaimedRings,
    ClaimRing,
    Draw,
    PickRing,
    PlaceFateOnRing,
    ReturnRing,
    RingGainsElements,
    RingOf,
    SwapRings,
    SwitchContestedRing,
    TakeRing,
    Target,
    TargetRing,
    UnclaimedRings,
    action,
    event,
)
from tests.lcg.enlightenment.seats import laid, lies
from tests.lcg.tables import decision, do, is_broken, offered, options

KNOW = event("Know", PHOENIX, action(PickRing(UnclaimedRings(), SwapRings(YOUR_RINGS))), cost=0)
CLAIM = event("Claim", PHOENIX, action(ClaimRing(), choose=TargetRing(UnclaimedRings())), cost=0)
THIEF = event("Thief", PHOENIX, action(PickRing(ClaimedRings(None), TakeRing())), cost=0)
RITE = event("Rite", PHOENIX, action(Draw(), cost=ReturnRing(YOUR_RINGS)), cost=0)
UNDO = event("Undo", PHOENIX, action(PickRing(ClaimedRings(None), ReturnRing())), cost=0)
SWITCH = event("Switch", PHOENIX, action(PickRing(UnclaimedRings(), SwitchContestedRing()), when=CONFLICT), cost=0)
TRADE = event("Trade", PHOENIX, action(PickRing(ClaimedRings(None), SwitchContestedRing()), when=CONFLICT), cost=0)
GIFT = event("Gift", PHOENIX, action(PickRing(RingOf("air"), PlaceFateOnRing())), cost=0)
BLESS = event("Bless", PHOENIX, action(PickRing(UnclaimedRings(), PlaceFateOnRing())), cost=0)
KINDLE = event("Kindle", PHOENIX, action(RingGainsElements(("water",), what=CONTESTED_RING)), cost=0)
STOKE = event("Stoke", PHOENIX, action(PickRing(RingOf("water"), PlaceFateOnRing())), cost=0)
QUAKE = event("Quake", PHOENIX, action(BreakProvince(THAT), choose=Target(PROVINCE)), cost=0)
ALMS = event("Alms", PHOENIX, action(PickRing(UnclaimedRings(), PlaceFateOnRing())), cost=0)
EXTRA = (ALMS, KNOW, CLAIM, THIEF, RITE, UNDO, SWITCH, TRADE, GIFT, BLESS, KINDLE, STOKE, QUAKE)
HILL = " |  | Fields, Plain Hill, Plain Wall, Plain Ditch, Fields"


def with_cards(settings: str, A: str = "", B: str = "", C: str = "") -> Any:
    return laid(settings, extra=EXTRA, A=A, B=B, C=C)


def until_placing(s: Any) -> Any:
    while "put the ring" not in decision(s) and s.con[ON]:
        do(s, f"{decision(s)[0]}: {options(s)[-1]}")
    return s


def test_what_lay_on_a_broken_province_is_nobodys_and_cannot_be_kept() -> None:
    """C has a fire ring already, so that the one on the broken province returns: it does not remain claimed there."""
    row = " | {} | Fields, Plain Hill, Plain Wall, Plain Ditch, Fields"
    s = with_cards(
        "rings fire#3=C2 fire=A1\npolitical void C>A Plain Hill",
        A=row.format("Wholeness of the World"), B=row.format(""), C=f"Plain Poet*, Plain Poet*{row.format('')}",
    )  # fmt: skip
    while s.con[ON]:
        assert not offered(s, "Wholeness of the World")
        do(s, f"{decision(s)[0]}: {options(s)[-1]}")
    assert is_broken(s, "Plain Hill") and lies(s, "fire") == "A"


# --- with a broken province ---------------------------------------------------------------------------------------------


@rule("mp.enl-taking-rings.1", "mp.enl-taking-rings.2", "mp.enl-enlightenment.5")
def test_who_breaks_a_province_takes_its_rings_and_divides_them() -> None:
    row = " |  | Fields, Fields, Night Raid#, Fields, Fields"
    s = with_cards(
        "rings air#2=B1 void#2=B1 water#2=B2\nmilitary fire A>B Plain Hill", A=f"Plain Captain*{row}", B=HILL
    )
    until_placing(s)
    assert decision(s) == "A: put the ring on a province" and is_broken(s, "Plain Hill")
    assert len(options(s)) == 3 and not offered(s, "Night Raid"), "only onto unbroken ones"
    do(s, f"A: {options(s)[0]}")
    assert lies(s, "air#2") == "A1" and decision(s) == "A: put the ring on a province"
    do(s, f"A: {options(s)[2]}")
    assert lies(s, "void#2") == "A4" and lies(s, "water#2") == "B2", "and no other province's"


@rule("rr.rings.15")
def test_the_rings_are_taken_in_the_break_before_the_contested_one_is_claimed() -> None:
    s = with_cards("rings air#2=B1 void#3=B1\nmilitary fire A>B Plain Hill", A="Plain Captain*", B=HILL)
    until_placing(s)
    assert lies(s, "fire") == "contested" and lies(s, "air#2") == lies(s, "void#3") == "A claimed"
    do(s, f"A: {options(s)[0]}", f"A: {options(s)[2]}")
    until_placing(s)
    do(s, f"A: {options(s)[0]}")
    assert [lies(s, x) for x in ("air#2", "void#3", "fire")] == ["A1", "A3", "A1"], "all of them, spread"


@rule("mp.enl-taking-rings.3", "mp.enl-rings.4", "rr.rings.13")
def test_a_ring_of_an_element_the_attacker_has_goes_to_the_defenders_own_pool() -> None:
    s = with_cards("rings air=A1 air#3=B1 void#3=B1\nmilitary fire A>B Plain Hill", A="Plain Captain*", B=HILL)
    until_placing(s)
    assert lies(s, "air#3") == "B" and lies(s, "air") == "A1", "whoever had it at first"
    do(s, f"A: {options(s)[0]}")
    assert lies(s, "void#3") == "A1"


@rule("mp.open-break-outside-resolution.1", "rr.rings.15", "mp.enl-taking-rings.1")
@pytest.mark.parametrize("who", ["B", "C"])
def test_in_a_conflict_the_attacker_takes_the_rings_whoever_breaks_the_province(who: str) -> None:
    seats = {"A": "Plain Captain*", "B": " | Quake" + HILL.removeprefix(" | "), "C": ""}
    if who == "C":
        seats |= {"B": HILL, "C": " | Quake"}
    s = with_cards("rings air#2=B2\nmilitary fire A>B Plain Hill", **seats)
    do(s, *(["B: pass"] if who == "C" else []), f"{who}: Quake", f"{who}: Plain Wall")
    assert decision(s) == "A: put the ring on a province"
    do(s, f"A: {options(s)[0]}")
    assert lies(s, "air#2") == "A1"


@rule("mp.open-break-outside-resolution.1", "rr.rings.15")
def test_also_those_of_a_province_of_the_third_player() -> None:
    s = with_cards("rings air#3=C2\nmilitary fire A>B", A="Plain Captain*", B=" | Quake", C=HILL)
    do(s, "B: Quake", "B: Plain Wall")
    do(s, f"A: {options(s)[0]}")
    assert lies(s, "air#3") == "A1"


@rule("mp.open-break-outside-resolution.1", "rr.rings.15", "mp.enl-taking-rings.1")
def test_outside_a_conflict_they_return_to_the_pool_of_their_province() -> None:
    s = with_cards("rings air=B2", A=" | Quake", B=HILL)
    do(s, "A: Quake", "A: Plain Wall")
    assert is_broken(s, "Plain Wall") and lies(s, "air") == "B"


@rule("mp.open-break-outside-resolution.1", "rr.rings.15", "mp.enl-taking-rings.1")
def test_nobody_takes_the_rings_of_the_attackers_own_province() -> None:
    s = with_cards("rings air=A2\nmilitary fire A>B", A="Plain Captain*" + HILL, C=" | Quake")
    do(s, "B: pass", "C: Quake", "C: Plain Wall")
    assert is_broken(s, "Plain Wall") and lies(s, "air") == "A"


# --- cards --------------------------------------------------------------------------------------------------------------


@rule("mp.enl-ring-card-effects.1")
def test_the_air_ring_is_any_ring_with_that_element() -> None:
    s = with_cards("rings air#2=B1 air#3@common", A=" | Gift")
    assert rings_of_elements(s, 1 << AIR).bit_count() == 3
    do(s, "A: Gift")
    assert options(s) == ["air of A", "air of B", "air"]
    do(s, "A: air of B")
    assert s.ring_fate[5] == 1
    s = with_cards("military fire A>B", A="Plain Captain* | Kindle, Stoke", B="", C="")
    do(s, "B: pass", "C: pass", "A: Kindle", "B: pass", "C: pass", "A: Stoke")
    assert options(s) == [*("fire of A", "water of A"), *("water of B", "water of C")], "also one that gained it"


@rule("mp.enl-ring-card-effects.2")
def test_a_card_reaches_rings_in_anybodys_pools() -> None:
    s = with_cards("rings air#2=B1 fire=C3", A=" | Undo")
    do(s, "A: Undo")
    assert options(s) == ["fire of C", "air of B"]
    s = with_cards("rings fire=C3", A=" | Thief")
    do(s, "A: Thief", "A: fire of C")
    do(s, f"A: {options(s)[0]}")
    assert lies(s, "fire") == "A1"
    s = with_cards("rings air#2=B1 fire@common", A=" | Alms")
    do(s, "A: Alms")
    assert {"void of A", "void of B", "air of C", "fire"} <= set(options(s)) and "air of B" not in options(s)
    do(s, "A: void of B")
    assert s.ring_fate[ring_called(s, "void#2")] == 1
    s = with_cards("rings fire=C3 fire#2@common", A=" | Bless")
    do(s, "A: Bless")
    unclaimed = [f"{x} of {q}" for q in "ABC" for x in ("air", "earth", "water", "void")]
    assert sorted(options(s)) == sorted([*unclaimed, "fire", "second fire of C"]), "not the one C has claimed"


@rule("mp.enl-ring-card-effects.3", "rr.rings.16")
def test_a_claimed_ring_returns_only_to_the_pool_of_who_had_it() -> None:
    s = with_cards("rings fire=C3", A=" | Undo")
    do(s, "A: Undo", "A: fire of C")
    assert lies(s, "fire") == "C"
    s = with_cards("rings fire#2=A3", A=" | Rite")
    do(s, "A: Rite", "A: second fire of A")
    assert lies(s, "fire#2") == "A"


@rule("mp.enl-ring-card-effects.3", "rr.rings.16")
def test_an_unclaimed_ring_is_claimed_only_by_whose_pool_it_is_in() -> None:
    s = with_cards("rings fire@common earth@B", A=" | Claim")
    do(s, "A: Claim")
    assert options(s) == ["air of A", "water of A", "void of A"], "neither of B's nor common ones"
    do(s, "A: void of A")
    do(s, f"A: {options(s)[0]}")
    assert lies(s, "void") == "A1"


@rule("mp.enl-ring-card-effects.3", "rr.rings.16")
def test_a_claimed_and_an_unclaimed_ring_are_switched_only_within_ones_own_pools() -> None:
    s = with_cards("rings fire=A1 earth@B void=A2 air@common", A=" | Know")
    do(s, "A: Know")
    assert options(s) == ["water of A"]
    do(s, "A: water of A")
    assert options(s) == ["fire of A", "void of A"]
    do(s, "A: void of A")
    assert (lies(s, "water"), lies(s, "void")) == ("A2", "A")


@rule("mp.enl-enlightenment.6", "rr.rings.11")
def test_no_switch_gives_anybody_a_second_ring_of_an_element() -> None:
    s = with_cards("rings fire=A1 void=A2 fire#2@A air@B earth@B water@B", A=" | Know")
    do(s, "A: Know", "A: second fire of A")
    assert options(s) == ["fire of A"], "only the fire ring itself may make room for another"
    do(s, "A: fire of A")
    assert [lies(s, x) for x in ("fire", "fire#2", "void")] == ["A", "A1", "A2"]


@rule("mp.enl-ring-card-effects.4", "rr.rings.17")
def test_the_contested_ring_is_switched_only_with_the_attackers_rings() -> None:
    s = with_cards("rings earth@common\nmilitary fire A>B", A="Plain Captain*", B=" | Switch", C="")
    do(s, "B: Switch")
    assert options(s) == ["air of A", "water of A", "void of A"], "whoever plays it"
    do(s, "B: void of A")
    assert s.con[RING] == 4 and (lies(s, "void"), lies(s, "fire")) == ("contested", "A")


@rule("mp.enl-ring-card-effects.4", "rr.rings.17")
def test_also_with_a_ring_the_attacker_has_claimed() -> None:
    s = with_cards("rings air=A1 void=B1 fire#2=B2\nmilitary fire A>B", A="Plain Captain* | Trade", B="")
    do(s, "B: pass", "C: pass", "A: Trade", "A: air of A")
    assert (lies(s, "air"), lies(s, "fire")) == ("contested", "A1")
    s = with_cards("rings void=B1\nmilitary fire A>B", A="Plain Captain* | Trade")
    assert not offered(do(s, "B: pass", "C: pass"), "Trade")


@rule("mp.enl-enlightenment.6", "rr.rings.11")
def test_nor_does_switching_the_contested_ring() -> None:
    s = with_cards("rings fire#2=A1 air=A2\nmilitary fire A>B", A="Plain Captain* | Trade")
    do(s, "B: pass", "C: pass", "A: Trade")
    assert options(s) == ["second fire of A"], "only for the other fire"
    do(s, "A: second fire of A")
    assert [lies(s, x) for x in ("fire#2", "fire", "air")] == ["contested", "A1", "A2"]


@rule("mp.enl-enlightenment.6", "rr.rings.11", "mp.enl-rings.3")
def test_only_printed_elements_are_the_same() -> None:
    s = with_cards("rings water=A1\nmilitary fire A>B", A="Plain Captain* | Kindle")
    do(s, "B: pass", "C: pass", "A: Kindle")
    until_placing(s)
    do(s, f"A: {options(s)[0]}")
    assert lies(s, "fire") == "A1" and lies(s, "water") == "A1", "though the fire ring was also water"


@rule("mp.enl-enlightenment.6", "rr.rings.11")
def test_a_ring_taken_by_a_card_that_would_be_a_second_one_goes_to_the_pool_of_who_had_it() -> None:
    s = with_cards("rings fire=A1 fire#2=B2", A=" | Thief")
    do(s, "A: Thief", "A: fire of B")
    assert lies(s, "fire#2") == "B" and lies(s, "fire") == "A1"


def test_a_switched_ring_remembers_its_new_pool() -> None:
    s = with_cards("rings fire@common\nmilitary fire A>B", A="Plain Idler*", B=" | Switch")
    do(s, "B: Switch", "B: void of A")
    until_placing(s)
    assert lies(s, "void") == "A" and lies(s, "fire") == "A" and s.elements[2] == 1 << FIRE
