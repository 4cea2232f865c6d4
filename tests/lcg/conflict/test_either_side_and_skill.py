"""Bids, base values, conflict abilities and covert, each for either player and either skill."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.language.nodes import Condition
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CONFLICT,
    CRAB,
    NEUTRAL,
    PICKED,
    THAT,
    THAT2,
    YOU,
    YOUR_OPPONENT,
    YOURS,
    BaseIs,
    BidOf,
    Bow,
    ChangeBid,
    DialsRevealed,
    Duel,
    EqualBids,
    GainFate,
    GainHonor,
    Grants,
    HigherBid,
    Keyword,
    LowerBid,
    Num,
    action,
    always_gets,
    attachment,
    character,
    conflict_action,
    event,
    holding,
    province,
    reaction,
    stronghold,
)
from tests.lcg.tables import (
    decision,
    do,
    fate_of,
    glory,
    hand,
    honor_of,
    is_bowed,
    is_faceup,
    military,
    offered,
    options,
    pass_until,
    political,
    table,
)

SIDES = [("A", "B"), ("B", "A")]
TYPES = ["military", "political"]


def bidding(row: str, other: str, seat: str, **more: Any) -> Any:
    """Just before the bids of the draw phase; the row is this seat's."""
    rows = (row, other) if seat == "A" else (other, row)
    decks = ", ".join(["Plain Robe"] * 9)
    text = "\n".join(f"{x} 10/0: {y} | | | | {decks}" for x, y in zip("AB", rows, strict=True))
    return pass_until(table(f"{text}\ndynasty phase, first {seat}", **more), f"{seat}: honor bid")


# --- bids ---------------------------------------------------------------------------------------------------------------


@rule("rr.bid-value.1", "rr.bid-value.2", "rr.bid-value.3")
@pytest.mark.parametrize(("you", "foe"), SIDES)
@pytest.mark.parametrize(("bid", "change", "value"), [(5, 2, 7), (1, -1, 0), (3, 1, 4), (4, -2, 2)])
def test_a_changed_bid_counts_for_honor_and_cards_of_either_player(
    you: str, foe: str, bid: int, change: int, value: int
) -> None:
    clerk = character("Clerk", CRAB, reaction(DialsRevealed(), ChangeBid(Num(change))), cost=0)
    s = bidding("Clerk", "", you, extra=[clerk])
    do(s, f"{you}: {bid}", f"{foe}: 3", f"{you}: Clerk")
    mine, theirs = "AB".index(you), "AB".index(foe)
    assert (honor_of(s)[mine], honor_of(s)[theirs]) == (10 - (value - 3), 10 + (value - 3))
    assert (len(hand(s, you)), len(hand(s, foe))) == (value, 3)
    assert (s.bid[mine], s.bid[theirs]) == (bid, 3), "the dials stay"


@rule("rr.bid-value.1")
@pytest.mark.parametrize(("you", "foe"), SIDES)
def test_a_changed_bid_decides_a_duel_for_either_player(you: str, foe: str) -> None:
    brawl = event(
        "Brawl", NEUTRAL,
        action(Duel(THAT, THAT2, "military", loser=Bow(PICKED)), when=CONFLICT,
               choose=(CHARACTER & YOURS, CHARACTER - YOURS)), cost=0,
    )  # fmt: skip
    clerk = character("Clerk", CRAB, reaction(DialsRevealed(), ChangeBid(Num(2))), cost=0)
    for challenger in "AB":
        rows = {"A": "Plain Captain*", "B": "Plain Captain*"}
        rows[you] += ", Clerk"
        rows[challenger] += " | Brawl"
        s = table(f"A: {rows['A']}\nB: {rows['B']}\nmilitary air A>B", extra=[brawl, clerk])
        if challenger == "A":
            do(s, "B: pass")
        do(s, f"{challenger}: Brawl")
        while not decision(s).endswith("honor bid"):
            do(s, f"{challenger}: Plain Captain")
        do(s, f"{decision(s)[0]}: 2")
        do(s, f"{decision(s)[0]}: 2", f"{you}: Clerk")
        assert is_bowed(s, "Plain Captain", foe) and not is_bowed(s, "Plain Captain", you), challenger
        assert honor_of(s)["AB".index(you)] == 8, "4 against 2"


@rule("rr.bid-value.5")
@pytest.mark.parametrize(
    ("when", "holds"),
    [
        (LowerBid(YOU, YOUR_OPPONENT), False),
        (HigherBid(YOU, YOUR_OPPONENT), False),
        (EqualBids(YOU, YOUR_OPPONENT), True),
        (BidOf(YOU) >= 3, False),
        (BidOf(YOU) < 3, True),
    ],
)
@pytest.mark.parametrize("change", [2, -1])
def test_whatever_speaks_of_bids_reads_the_dials(when: Condition, holds: bool, change: int) -> None:
    clerk = character("Clerk", CRAB, reaction(DialsRevealed(), ChangeBid(Num(change))), cost=0)
    sage = character("Sage", CRAB, action(GainFate(), when=when), cost=0)
    s = bidding("Clerk, Sage", "", "A", extra=[clerk, sage])
    do(s, "A: 2", "B: 2", "A: Clerk")
    assert decision(s) == "A: action" and offered(s, "Sage") is holds


# --- base values --------------------------------------------------------------------------------------------------------

READ = {"military": military, "political": political, "glory": glory}


@rule("rr.base-value.1")
@pytest.mark.parametrize(("stat", "printed"), [("military", 4), ("political", 2), ("glory", 2)])
def test_a_base_value_is_the_printed_one_unless_it_is_changed_and_all_modifiers_come_on_top(
    stat: str, printed: int
) -> None:
    robe = attachment("Robe", NEUTRAL, cost=0, military=1, political=1, glory=1)
    drum = holding("Drum", NEUTRAL, always_gets(CHARACTER, military=+2, political=+2, glory=+2))
    idol = holding("Idol", NEUTRAL, BaseIs(CHARACTER & YOURS, stat, Num(7)))
    extra = [robe, drum, idol]
    for play, value in (
        ("Plain Captain", printed),
        ("Plain Captain[Robe], Drum", printed + 3),
        ("Plain Captain, Idol", 7),
        ("Plain Captain[Robe], Idol, Drum", 10),
    ):
        assert READ[stat](table(f"A: {play}\nB:", extra=extra), "Plain Captain") == value, play


# --- conflict abilities -------------------------------------------------------------------------------------------------

GAIN = conflict_action(GainHonor())
FIGHTERS = [
    character("Fighter", CRAB, GAIN, cost=1, military=1, political=1),
    attachment("Lance", NEUTRAL, GAIN, cost=0),
    attachment("Crest", NEUTRAL, Grants(GAIN), cost=0),
    event("Shout", NEUTRAL, GAIN, cost=0),
    holding("Camp", CRAB, GAIN),
    province("High Pass", NEUTRAL, GAIN, strength=3),
    stronghold("High Castle", CRAB, GAIN, honor=10, fate=7),
]
PLACED = "Plain Porter*, Fighter{0}, Plain Captain{0}[Lance, Crest], Camp, High Castle | Shout | Fields, High Pass"


@rule("rr.conflict-ability.2", "rr.conflict-ability.3", "rr.conflict-ability.4")
@pytest.mark.parametrize("seat", ["A", "B"])
@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("mark", ["*", ""])
def test_attackers_and_defenders_alike_use_what_is_for_conflicts(seat: str, kind: str, mark: str) -> None:
    rows = ["Plain Porter*", "Plain Porter*"]
    rows["AB".index(seat)] = PLACED.format(mark)
    s = table(f"A: {rows[0]}\nB: {rows[1]}\n{kind} air A>B", extra=FIGHTERS)
    if seat == "A":
        do(s, "B: pass")
    for name in ("Fighter", "Lance", "Plain Captain (Crest)"):
        assert offered(s, name) is bool(mark), name
    for name in ("Shout", "Camp", "High Pass", "High Castle"):
        assert offered(s, name), name


@rule("rr.conflict-ability.5")
@pytest.mark.parametrize("seat", ["A", "B"])
@pytest.mark.parametrize("kind", TYPES)
def test_a_symbol_limits_any_card_of_either_player_to_its_type(seat: str, kind: str) -> None:
    made = []
    for x in TYPES:
        text = conflict_action(GainHonor(), type=x)
        made += [event(f"{x} Cry", CRAB, text, cost=0), holding(f"{x} Camp", CRAB, text)]
        made.append(character(f"{x} Guard", CRAB, text, cost=0, military=1, political=1))
    row = ", ".join(f"{x} Guard*, {x} Camp" for x in TYPES) + " | " + ", ".join(f"{x} Cry" for x in TYPES)
    rows = (row, "Plain Porter*") if seat == "A" else ("Plain Porter*", row)
    s = table(f"A: {rows[0]}\nB: {rows[1]}\n{kind} air A>B", extra=made)
    if seat == "A":
        do(s, "B: pass")
    for name in ("Cry", "Camp", "Guard"):
        assert [offered(s, f"{x} {name}") for x in TYPES] == [x == kind for x in TYPES]


# --- covert -------------------------------------------------------------------------------------------------------------


@rule("rr.covert.3", "rr.covert.4", "rr.covert.6")
@pytest.mark.parametrize(("attacker", "defender"), SIDES)
@pytest.mark.parametrize("kind", TYPES)
def test_covert_works_alike_for_either_player_in_either_type(attacker: str, defender: str, kind: str) -> None:
    spy = character("Spy", CRAB, Keyword("covert"), cost=1, military=1, political=1)
    rows = {attacker: "Spy", defender: "Spy, Plain Captain, Plain Soldier | | Fields, Plain Hill?, Fields#, Fields#"}
    s = table(f"A: {rows['A']}\nB: {rows['B']}\nconflict phase, first {attacker}", extra=[spy])
    pass_until(s, f"{attacker}: declare a conflict")
    do(s, f"{attacker}: {kind} air", f"{attacker}: a facedown province", f"{attacker}: Spy")
    if decision(s) == f"{attacker}: declare an attacker":
        do(s, f"{attacker}: done")
    assert decision(s) == f"{attacker}: evade by covert" and not is_faceup(s, "Plain Hill")
    assert options(s) == ["Plain Captain", "Plain Soldier", "done"], "not another with covert"
    do(s, f"{attacker}: Plain Captain")
    assert is_faceup(s, "Plain Hill") and fate_of(s) == [0, 0]
    assert decision(s) == f"{defender}: declare a defender" and options(s) == ["Spy", "Plain Soldier", "done"]
