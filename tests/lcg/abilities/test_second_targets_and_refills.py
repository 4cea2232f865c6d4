"""The second target and who chooses it, and provinces that are emptied, filled and refilled."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.views import hidden_from
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.seeing.player_view import view
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    DRAGON,
    IN_PROVINCES,
    NEUTRAL,
    PROVINCE,
    THAT,
    THAT2,
    YOUR_OPPONENTS,
    YOURS,
    Bow,
    DiscardCards,
    FillProvince,
    GainHonor,
    Keyword,
    Num,
    PlaceFateOnRing,
    Ready,
    Target,
    TargetRing,
    action,
    character,
    event,
    holding,
    reaction,
)
from tests.lcg.tables import Happens, decision, do, find, is_bowed, offered, options, strength, table

# --- targets ----------------------------------------------------------------------------------------------------------

MINE, THEIRS = CHARACTER & YOURS, CHARACTER & YOUR_OPPONENTS
NETS = event("Nets", NEUTRAL, action(Bow(THAT), choose=Target(CHARACTER, Num(2))), cost=0)
PAIR = event("Pair", NEUTRAL, action(Ready(THAT), Bow(THAT2), choose=(MINE, THEIRS)), cost=0)
BOON = event("Boon", NEUTRAL, action(PlaceFateOnRing(), choose=TargetRing()), cost=0)
TURN_OF = {"A": (), "B": ("A: pass",)}


def playing(who: str, name: str) -> Any:
    """This player has begun to play one of the events; the table looks the same to either."""
    rows = [f"{x}: Plain Soldier_, Plain Captain{f' | {name}' if x == who else ''}" for x in "AB"]
    s = table("\n".join(rows), extra=[NETS, PAIR, BOON])
    return do(s, *TURN_OF[who], f"{who}: {name}")


@rule("rr.target.6")
def test_nothing_happens_to_the_first_target_before_the_second_is_chosen() -> None:
    s = playing("A", "Pair")
    do(s, "A: Plain Soldier")
    assert is_bowed(s, "Plain Soldier", "A"), "not ready yet"
    do(s, "A: Plain Captain")
    assert not is_bowed(s, "Plain Soldier", "A") and is_bowed(s, "Plain Captain", "B")


@rule("rr.target.2")
@pytest.mark.parametrize("who", "AB")
def test_the_second_of_several_targets_is_chosen_by_the_same_player(who: str) -> None:
    s = playing(who, "Nets")
    assert decision(s) == f"{who}: target"
    do(s, f"{who}: {options(s)[0]}")
    assert decision(s) == f"{who}: target"


@rule("rr.target.2")
@pytest.mark.parametrize("who", "AB")
def test_the_target_of_the_second_target_word_is_chosen_by_the_same_player(who: str) -> None:
    s = playing(who, "Pair")
    do(s, f"{who}: Plain Soldier")
    assert decision(s) == f"{who}: target" and options(s) == ["Plain Captain"]


@rule("rr.target.2")
@pytest.mark.parametrize("who", "AB")
def test_a_ring_is_chosen_by_the_player_of_the_ability(who: str) -> None:
    s = playing(who, "Boon")
    assert decision(s).startswith(f"{who}: ") and len(options(s)) == 5
    do(s, f"{who}: fire")
    assert s.ring_fate == [0, 0, 1, 0, 0]


# --- provinces --------------------------------------------------------------------------------------------------------

FULL = "Fields, Fields[Plain Soldier], Fields[Plain Captain], Fields[Plain Envoy], Plain Ditch[Plain Poet]"
FLOOD = event("Flood", CRAB, action(DiscardCards(THAT), choose=IN_PROVINCES & YOURS), cost=0)
MOURNERS = [
    character(f"{x} Mourner", CRAB, reaction(Happens(ev.DISCARD), Bow(THAT), choose=CHARACTER), cost=0)
    for x in ("First", "Second")
]


@rule("rr.provinces.4")
def test_each_holding_of_a_province_adds_to_its_strength() -> None:
    gate = holding("Gate", NEUTRAL, strength=4)
    for lying, value in (("Plain Tower", 5), ("Gate", 7), ("Plain Tower, Gate", 9), ("Gate, Plain Tower", 9)):
        s = table(f"A: | | Fields, Plain Hill[{lying}]\nB:\ndynasty phase", extra=[gate])
        assert strength(s, "Plain Hill") == value, lying


@rule("rr.open-limited-no-role.1")
def test_without_a_role_a_limited_card_in_a_province_cannot_be_played() -> None:
    rare = character("Rare Sage", DRAGON, Keyword("limited"), cost=1)
    text = "A 10/9: {} | | Fields, Fields[Rare Sage], Fields[Plain Soldier]\nB:\ndynasty phase"
    s = table(text.format(""), extra=[rare])
    assert offered(s, "Plain Soldier") and not offered(s, "Rare Sage")
    s = table(text.format("Plain Role"), extra=[rare])
    assert offered(s, "Plain Soldier") and offered(s, "Rare Sage")


@rule("rr.fill-a-province.2")
def test_nobody_sees_the_card_that_fills_a_province_facedown() -> None:
    sow = event("Sow", NEUTRAL, action(FillProvince(THAT), choose=PROVINCE & YOURS), cost=0)
    s = table(f"A: | Sow | {FULL} | | | Plain Giant\nB:\ndraw phase", extra=[sow])
    do(s, "A: Sow", "A: Plain Ditch")
    giant, ditch = find(s, "Plain Giant"), find(s, "Plain Ditch")
    assert s.slot[giant] == s.slot[ditch] and not s.p[facts.FACEUP] >> giant & 1
    for you in (0, 1):
        assert hidden_from(s, you) >> giant & 1
        assert "Plain Giant" not in str(view(s, you)) and "Plain Poet" in str(view(s, you)), "only the new one"


@rule("rr.refill-a-province.3")
def test_an_emptied_province_stays_empty_until_the_last_reaction_has_resolved() -> None:
    text = f"A: First Mourner+1, Second Mourner+1 | Flood | {FULL} | | | Plain Giant\nB:\ndraw phase"
    s = table(text, extra=[FLOOD, *MOURNERS])
    do(s, "A: Flood", "A: Plain Soldier", "A: First Mourner", "A: First Mourner")
    assert decision(s) == "A: reactions" and s.lying[1] == 0
    do(s, "A: Second Mourner")
    assert decision(s) == "A: target" and s.lying[1] == 0, "while the second resolves"
    do(s, "A: Second Mourner")
    assert s.lying[1] == 1 << find(s, "Plain Giant")


@rule("rr.refill-a-province.3")
def test_a_broken_province_stays_empty_until_the_reactions_to_the_discard_are_over() -> None:
    witness = character("Witness", CRAB, reaction(Happens(ev.DISCARD), GainHonor()), cost=0)
    s = table(
        f"A: Plain Giant*, Witness\nB: | | {FULL} | | | Plain Lord\nmilitary air A>B Plain Ditch",
        extra=[witness],
    )
    slot = s.slot[find(s, "Plain Ditch")]
    do(s, "B: pass", "A: pass", "A: Plain Poet")
    assert decision(s) == "A: reactions" and s.lying[slot] == 0
    do(s, "A: Witness")
    assert s.honor[0] == 11 and s.lying[slot] == 1 << find(s, "Plain Lord")
