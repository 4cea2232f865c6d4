"""What playing a card costs, and what changes it."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    CRAB,
    DASH,
    DISHONORED,
    EVENT,
    IN_HAND,
    IN_PROVINCES,
    LION,
    NEUTRAL,
    PROVINCE,
    SHUGENJA,
    THAT,
    THIS,
    X_COST,
    YOURS,
    AttachOnlyTo,
    Bow,
    CardsCost,
    CostChange,
    CostsLess,
    Draw,
    Exists,
    GainHonor,
    Is,
    LoseHonor,
    Num,
    Sacrifice,
    SpendFate,
    X,
    action,
    attachment,
    character,
    conflict_character,
    event,
    printed_cost,
    while_this,
)
from tests.lcg.tables import decision, do, fate_of, hand, honor_of, in_play, offered, options, table

NEXT_ONE = event("Bargain", NEUTRAL, action(CostChange(ATTACHMENT | CHARACTER)), cost=0)
ALL_OF_THEM = event("Conscription", NEUTRAL, action(CostChange(CHARACTER, each=True)), cost=0)
PATRON = character("Patron", CRAB, action(CostChange(ATTACHMENT, on=THIS), cost=Bow(THIS)), cost=1)
WITCH = character("Witch", CRAB, CardsCost(EVENT, 1, when=while_this(DISHONORED)), cost=1)
TAXMAN = character("Tax Collector", CRAB, CardsCost(CHARACTER & (IN_HAND | IN_PROVINCES), -1, by="opponents"), cost=1)
PRAYER = event("Prayer", NEUTRAL, CostsLess(Num(1), Exists(SHUGENJA & YOURS)), action(GainHonor()), cost=1)
FIELD = attachment(
    "Burnt Field", NEUTRAL, AttachOnlyTo(PROVINCE), CostsLess(Num(1), on=PROVINCE & Is("broken")), cost=1
)
PRICELESS = conflict_character("Priceless Guest", CRAB, cost=DASH, military=1)
CHEAP = event("Cheap Shot", NEUTRAL, action(Bow(THAT), choose=CHARACTER & printed_cost("<=", 0)), cost=0)
TITHE = event("Tithe", NEUTRAL, action(GainHonor(X())), cost=X_COST)
ORACLE = character("Oracle", CRAB, action(Draw(X()), cost=LoseHonor(X())), cost=1)
LOST = event("Lost Words", NEUTRAL, action(GainHonor(X()), LoseHonor(Num(1))), cost=0)
OFFERING = event("Offering", NEUTRAL, action(GainHonor(), cost=Sacrifice(CHARACTER)), cost=1)
MERCHANT = character("Merchant", LION, action(GainHonor(), cost=SpendFate(Num(2))), cost=1)
CARDS = [NEXT_ONE, ALL_OF_THEM, PATRON, WITCH, TAXMAN, PRAYER, FIELD, PRICELESS, CHEAP, TITHE, ORACLE, LOST, OFFERING]
CARDS.append(MERCHANT)


@rule("rr.cost.1")
@pytest.mark.parametrize(("pool", "can"), [(2, False), (3, True)])
def test_the_cost_is_fate_that_must_be_there(pool: int, can: bool) -> None:
    s = table(f"A 10/{pool}: | | Fields, Fields[Plain Captain]\nB:\ndynasty phase")
    assert offered(s, "Plain Captain") == can
    s = table(f"A 10/{pool}: Merchant | Plain Alms\nB:", extra=CARDS)
    assert offered(s, "Plain Alms") and offered(s, "Merchant")
    do(s, "A: Merchant")
    assert fate_of(s)[0] == pool - 2 and honor_of(s) == [11, 10]


@rule("rr.initiating-abilities.4")
def test_the_next_such_card_this_phase_costs_less() -> None:
    s = table("A 10/9: Plain Porter | Bargain, Plain Letter, Plain Sword, Plain Guest\nB:", extra=CARDS)
    do(s, "A: Bargain", "B: pass", "A: Plain Letter", "B: pass", "A: Plain Sword", "A: Plain Porter")
    assert fate_of(s)[0] == 9, "the letter did not use it up, the sword did"
    do(s, "B: pass", "A: Plain Guest", "A: 0")
    assert fate_of(s)[0] == 8


@rule("rr.initiating-abilities.3")
def test_costs_never_fall_below_0_and_several_changes_add_up() -> None:
    s = table("A 10/1: Plain Porter | Bargain, Bargain, Plain Sword, Plain Heir\nB:", extra=CARDS)
    assert not offered(s, "Plain Heir"), "2 fate"
    do(s, "A: Bargain", "B: pass")
    assert offered(s, "Plain Heir"), "modifiers are taken into account before it is said that it cannot be paid"
    do(s, "A: Bargain", "B: pass", "A: Plain Sword", "A: Plain Porter")
    assert fate_of(s)[0] == 1, "not -1"
    assert not offered(do(s, "B: pass"), "Plain Heir"), "both are used up"


def test_until_the_phase_is_over() -> None:
    s = table("A 10/0: Plain Porter+1 | Bargain, Plain Sword\nB:\ndraw phase", extra=CARDS)
    do(s, "A: Bargain", "B: pass")
    assert offered(s, "Plain Sword")
    do(s, "A: pass")
    assert s.phase == 3 and not offered(s, "Plain Sword")


def test_each_one_this_phase() -> None:
    s = table("A 10/9: | Conscription, Plain Guest, Plain Heir\nB 10/9: | Plain Guest", extra=CARDS)
    do(s, "A: Conscription", "B: Plain Guest", "B: 0", "A: Plain Guest", "A: 0", "B: pass", "A: Plain Heir", "A: 0")
    assert fate_of(s) == [8, 8], "0 and 1 for A; B pays as usual"


@rule("rr.cost.4")
def test_only_the_fate_cost_is_changed() -> None:
    s = table("A 10/9: Witch~, Plain Porter | Offering\nB:", extra=CARDS)
    do(s, "A: Offering")
    assert decision(s) == "A: cost: sacrifice"
    do(s, "A: Plain Porter")
    assert fate_of(s)[0] == 9 and not in_play(s, "Plain Porter"), "the sacrifice is still made"


def test_on_a_bearer_the_bearer_is_chosen_before_paying() -> None:
    s = table("A 10/0: Patron, Plain Porter | Plain Sword\nB:", extra=CARDS)
    assert not offered(s, "Plain Sword")
    do(s, "A: Patron", "B: pass", "A: Plain Sword")
    assert options(s) == ["Patron"] and decision(s) == "A: attach to"
    do(s, "A: Patron")
    assert in_play(s, "Plain Sword")
    s = table("A 10/1: Patron, Plain Porter | Plain Sword, Plain Robe\nB:", extra=CARDS)
    do(s, "A: Patron", "B: pass", "A: Plain Sword", "A: Plain Porter")
    assert fate_of(s)[0] == 0, "on somebody else it costs as usual"
    assert any(row[1] == 20 for row in s.delayed), "and the patron still waits"


@pytest.mark.parametrize("broken", [True, False])
def test_a_card_may_be_cheaper_on_some_bearers(broken: bool) -> None:
    s = table(f"A 10/0: | Burnt Field\nB: | | Fields, Plain Hill{'#' if broken else ''}", extra=CARDS)
    assert offered(s, "Burnt Field") == broken
    if broken:
        do(s, "A: Burnt Field")
        assert options(s) == ["Plain Hill"]


@pytest.mark.parametrize("with_priest", [True, False])
def test_a_card_may_be_cheaper_while_something_holds(with_priest: bool) -> None:
    s = table(f"A 10/0: {'Plain Priest' if with_priest else ''} | Prayer\nB: Plain Priest", extra=CARDS)
    assert offered(s, "Prayer") == with_priest


def test_constant_changes_are_for_those_they_name() -> None:
    s = table("A 10/0: Witch | Plain Alms, Plain Praise\nB 10/0: | Plain Alms", extra=CARDS)
    assert not offered(s, "Plain Alms")
    s = table("A 10/0: Witch~ | Plain Alms\nB 10/0: | Plain Alms", extra=CARDS)
    assert offered(s, "Plain Alms") and not offered(do(s, "A: pass"), "Plain Alms")
    s = table("A 10/1: Tax Collector | Plain Guest\nB 10/1: | Plain Guest\nfirst B", extra=CARDS)
    assert not offered(s, "Plain Guest")
    do(s, "B: pass")
    assert offered(s, "Plain Guest")


@rule("rr.cost.5", "rr.cost.6")
def test_a_dash_cannot_be_played_but_counts_0() -> None:
    s = table("A 10/9: Priceless Guest, Plain Soldier | Priceless Guest, Cheap Shot, Bargain\nB:", extra=CARDS)
    assert not offered(s, "Priceless Guest")
    do(s, "A: Bargain", "B: pass")
    assert not offered(s, "Priceless Guest"), "nothing less than a dash either"
    do(s, "A: Cheap Shot")
    assert options(s) == ["Priceless Guest"]


@rule("rr.cost.7")
def test_only_ones_own_cards_pay() -> None:
    s = table("A 10/9: Plain Porter | Offering\nB: Plain Captain", extra=CARDS)
    do(s, "A: Offering")
    assert options(s) == ["Plain Porter"]
    assert not offered(table("A 10/9: | Offering\nB: Plain Captain", extra=CARDS), "Offering")


@rule("rr.letter-x.2")
@pytest.mark.parametrize("reduced", [True, False])
def test_x_is_fixed_before_the_amount_paid_changes(reduced: bool) -> None:
    s = table(f"A 10/3: Witch{'~' if reduced else ''} | Tithe\nB 10/0:", extra=CARDS)
    do(s, "A: Tithe")
    assert decision(s) == "A: X" and options(s) == [str(n) for n in range(5 if reduced else 4)]
    do(s, "A: 3")
    assert honor_of(s) == [13, 10] and fate_of(s)[0] == (1 if reduced else 0)


@rule("rr.letter-x.1")
def test_a_player_defines_x_or_it_is_0() -> None:
    s = table("A 3/0: Oracle\nB:", extra=CARDS)
    do(s, "A: Oracle")
    assert options(s) == ["0", "1", "2", "3"]
    do(s, "A: 2")
    assert honor_of(s)[0] == 1 and len(hand(s, "A")) == 2
    s = table("A 10/9: | Lost Words\nB 10/0:", extra=CARDS)
    do(s, "A: Lost Words")
    assert honor_of(s) == [9, 10], "nothing says what X is: 0 gained"


def test_costs_read_as_printed() -> None:
    assert text_of(NEXT_ONE) == "Action: Reduce the cost of the next attachment or character you play this phase by 1."
    assert text_of(PRAYER).splitlines()[0] == "If you control a Shugenja card, reduce the cost to play this card by 1."
    assert (
        text_of(FIELD).splitlines()[1] == "Reduce the cost to play this card by 1 if it is played on a broken province."
    )
    assert "educe the cost to play each event by 1" in text_of(WITCH)
