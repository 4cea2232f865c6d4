"""What cards and abilities are paid with: fate, everything ordered before the dash, and only what is one's own."""

from __future__ import annotations

import pytest

from gorin.language.nodes import Effect
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    DASH,
    IN_DISCARD,
    IN_HAND,
    NEUTRAL,
    THAT,
    THIS,
    YOUR_RINGS,
    YOURS,
    AddToHand,
    Bow,
    Discard,
    DiscardCards,
    Dishonor,
    GainHonor,
    Honor,
    LoseHonor,
    Num,
    Ready,
    RemoveFate,
    ReturnRing,
    Sacrifice,
    SelectOne,
    SpendFate,
    action,
    character,
    event,
    holding,
)
from gorin.rulesets.lcg.words import dynasty_event as event_of_the_dynasty
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    hand,
    honor_of,
    is_bowed,
    is_dishonored,
    is_honored,
    offered,
    options,
    table,
)

FEAST = event_of_the_dynasty("Feast", NEUTRAL, action(GainHonor()), cost=2)


@rule("rr.cost.1")
@pytest.mark.parametrize(
    ("cost", "where", "play"),
    [
        (1, "| Plain Guest", ("Plain Guest", "0")),
        (1, "| Plain Sword", ("Plain Sword", "Plain Idler")),
        (1, "| Toast", ("Toast",)),
        (3, "| | Fields, Fields[Plain Captain]", ("Plain Captain", "0")),
        (2, "| | Fields, Fields[Feast]", ("Feast",)),
    ],
    ids=["character", "attachment", "event", "from a province", "event from a province"],
)
def test_whatever_is_played_costs_exactly_its_fate(cost: int, where: str, play: tuple[str, ...]) -> None:
    toast = event("Toast", NEUTRAL, action(GainHonor()), cost=1)
    phase = "dynasty" if "Fields" in where else "draw"
    text = "A 10/{}: Plain Idler " + where + "\nB:\n" + phase + " phase"
    assert not offered(table(text.format(cost - 1), extra=[FEAST, toast]), play[0])
    s = table(text.format(cost + 4), extra=[FEAST, toast])
    do(s, *(f"A: {x}" for x in play))
    assert fate_of(s)[0] == 4 and play[0] not in hand(s, "A")


@rule("rr.cost.5")
@pytest.mark.parametrize("where", ["hand", "province"])
def test_no_fate_buys_a_card_with_a_dash(where: str) -> None:
    oath = character("Oath", CRAB, cost=DASH, military=1)
    feast = event_of_the_dynasty("Feast", NEUTRAL, action(GainHonor()), cost=DASH)
    hymn = event("Hymn", NEUTRAL, action(GainHonor()), cost=DASH)
    text = "A 10/9: | Hymn" if where == "hand" else "A 10/9: | | Fields, Fields[Oath], Fields[Feast]"
    s = table(f"{text}\nB:\n{'draw' if where == 'hand' else 'dynasty'} phase", extra=[oath, feast, hymn])
    assert options(s) == ["pass"]


# --- what is ordered before the dash ------------------------------------------------------------------------------------

COSTS: dict[str, tuple[Effect, str, str]] = {  # the cost, a table where it can be paid, one where it cannot
    "bow": (Bow(THIS), "10/0: Sage", "10/0: Sage_"),
    "spend": (SpendFate(Num(2)), "10/2: Sage", "10/1: Sage"),
    "sacrifice": (Sacrifice(CHARACTER & YOURS - THIS), "10/0: Sage, Plain Idler", "10/0: Sage"),
    "lose": (LoseHonor(Num(3)), "10/0: Sage", "2/0: Sage"),
    "dishonor": (Dishonor(THIS), "10/0: Sage", "10/0: Sage~"),
    "discard": (DiscardCards(IN_HAND & YOURS), "10/0: Sage | Plain Sword", "10/0: Sage"),
    "remove fate": (RemoveFate(THIS), "10/0: Sage+1", "10/0: Sage"),
    "discard from play": (Discard(CHARACTER & YOURS - THIS), "10/0: Sage, Plain Idler", "10/0: Sage"),
}


@rule("rr.cost.2")
@pytest.mark.parametrize("way", COSTS)
def test_everything_ordered_before_the_dash_must_be_paid_and_is_paid_first(way: str) -> None:
    cost, rich, poor = COSTS[way]
    sage = character("Sage", CRAB, action(Honor(THAT), cost=cost, choose=CHARACTER - YOURS), cost=1, glory=1)
    assert not offered(table(f"A {poor}\nB: Plain Captain, Plain Soldier", extra=[sage]), "Sage")
    s = table(f"A {rich}\nB: Plain Captain, Plain Soldier", extra=[sage])
    do(s, "A: Sage")
    if decision(s).startswith("A: cost"):
        do(s, f"A: {options(s)[0]}")
    paid = {
        "bow": is_bowed(s, "Sage"),
        "spend": fate_of(s) == [0, 0],
        "sacrifice": discard(s, "A") == ["Plain Idler"],
        "lose": honor_of(s) == [7, 10],
        "dishonor": is_dishonored(s, "Sage"),
        "discard": discard(s, "A") == ["Plain Sword"],
        "remove fate": fate_on(s, "Sage") == 0,
        "discard from play": discard(s, "A") == ["Plain Idler"],
    }
    assert paid[way] and decision(s) == "A: target", "paid before anybody is chosen"
    do(s, "A: Plain Captain")
    assert is_honored(s, "Plain Captain") and not is_honored(s, "Plain Soldier")


@rule("rr.cost.3")
def test_choosing_and_selecting_come_when_the_costs_are_paid_and_are_done_with_anybodys_cards() -> None:
    both = SelectOne((Bow(THAT), Honor(THAT)))
    whim = event("Whim", NEUTRAL, action(both, cost=LoseHonor(), choose=CHARACTER - YOURS, select=True), cost=0)
    s = table("A: Plain Captain | Whim\nB: Plain Soldier, Plain Envoy", extra=[whim])
    do(s, "A: Whim")
    assert honor_of(s)[0] == 9 and decision(s).startswith("A: "), "the honor is the only cost"
    assert sorted(options(s)) == ["Plain Envoy", "Plain Soldier"], "costs are paid with one's own, these are not"
    do(s, "A: Plain Envoy")
    assert decision(s).startswith("A: ") and len(options(s)) == 2 and not is_bowed(s, "Plain Envoy")
    do(s, f"A: {options(s)[0]}")
    assert is_bowed(s, "Plain Envoy") and decision(s) == "B: action"


# --- what is one's own --------------------------------------------------------------------------------------------------


@rule("rr.cost.7")
@pytest.mark.parametrize(("rings", "can"), [("air=A fire=B", True), ("fire=B", False)])
def test_rings_that_pay_are_ones_own(rings: str, can: bool) -> None:
    rite = event("Rite", NEUTRAL, action(GainHonor(), cost=ReturnRing(YOUR_RINGS)), cost=0)
    s = table(f"A: | Rite\nB:\nrings {rings}", extra=[rite])
    assert offered(s, "Rite") is can
    if can:
        do(s, "A: Rite")
        assert options(s) == ["air"]
        do(s, "A: air")
        assert s.ring_place[2] == 1 and s.ring_place[0] == -1 and honor_of(s)[0] == 11


@rule("rr.cost.7")
@pytest.mark.parametrize("cost", [Bow, Discard, Dishonor, Sacrifice, RemoveFate])
def test_a_cost_that_does_not_say_whose_is_paid_with_ones_own_cards(cost: type[Effect]) -> None:
    deed = event("Deed", NEUTRAL, action(GainHonor(), cost=cost(CHARACTER)), cost=0)  # type: ignore[call-arg]
    s = table("A: Plain Captain+1, Plain Soldier+1 | Deed\nB: Plain Envoy+1", extra=[deed])
    do(s, "A: Deed")
    assert options(s) == ["Plain Captain", "Plain Soldier"]
    assert not offered(table("A: | Deed\nB: Plain Envoy+1", extra=[deed]), "Deed")


@rule("rr.cost.8")
@pytest.mark.parametrize(
    ("mine", "theirs", "can"),
    [("Plain Guest, Plain Bard", "Plain Heir", True), ("", "Plain Guest, Plain Bard", False)],
)
def test_a_cost_from_a_discard_pile_is_paid_from_ones_own(mine: str, theirs: str, can: bool) -> None:
    grave = holding("Grave", NEUTRAL, action(GainHonor(), cost=AddToHand(CHARACTER & IN_DISCARD)))
    s = table(f"A: Grave | | | {mine}\nB: | | | {theirs}", extra=[grave])
    assert offered(s, "Grave") is can
    if can:
        do(s, "A: Grave")
        assert sorted(options(s)) == ["Plain Bard", "Plain Guest"]
        do(s, "A: Plain Guest")
        assert discard(s, "A") == ["Plain Bard"] and hand(s, "A") == ["Plain Guest"] and honor_of(s)[0] == 11


@rule("rr.cost.8")
@pytest.mark.parametrize(("honor", "can"), [("A 3/0", True), ("A 2/9", False)])
def test_honor_and_fate_that_pay_come_from_ones_own_pools(honor: str, can: bool) -> None:
    oath = holding("Oath", NEUTRAL, action(Honor(THAT), cost=LoseHonor(Num(3)), choose=CHARACTER & YOURS))
    s = table(f"{honor}: Oath, Plain Captain, Plain Soldier\nB 10/9:", extra=[oath])
    assert offered(s, "Oath") is can
    if can:
        do(s, "A: Oath")
        assert honor_of(s) == [0, 10] and fate_of(s) == [0, 9]


# --- an effect that could change nothing --------------------------------------------------------------------------------


@rule("rr.cost.11")
@pytest.mark.parametrize("mark", ["", "_"])
def test_what_only_the_cost_makes_possible_is_no_reason_to_pay_it(mark: str) -> None:
    loop = character("Loop", CRAB, action(Ready(THIS), cost=Bow(THIS)), cost=0)
    honest = character("Honest", CRAB, action(Ready(THIS), cost=LoseHonor()), cost=0)
    s = table(f"A: Loop{mark}, Honest{mark}\nB:", extra=[loop, honest])
    assert not offered(s, "Loop"), "ready it could not be readied, bowed it could not pay"
    assert offered(s, "Honest") is bool(mark)
    if mark:
        do(s, "A: Honest")
        assert not is_bowed(s, "Honest") and honor_of(s)[0] == 9
