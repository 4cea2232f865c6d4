"""Samurai Edition: costs that are added, waived, paid by others, or higher and lower than printed."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.attributes import stats as measure
from gorin.rulesets.ccg.state import COST
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    attached,
    decision,
    do,
    editions,
    find,
    hand,
    honor,
    is_bowed,
    is_dishonorable,
    offered,
    options,
    play,
    table,
)


def someone(name: str, *text: Text, keywords: str = "") -> Card:
    return personality(name, CRAB, *text, force=2, chi=2, cost=1, personal_honor=1, keywords=keywords)


def act(name: str, *then: Effect, **rest: Any) -> Card:
    return strategy(name, open_(*then, **rest), focus=1)


TOIL = act("Toil", gain_honor(1), performer=PERSONALITY & YOURS, cost=Bow(PERFORMER))
TWO_COSTS = act("Two Costs", gain_honor(5), performer=PERSONALITY & YOURS, cost=(lose_honor(1), Bow(PERFORMER)))
EITHER = act("Either", draw(), performer=PERSONALITY & YOURS, cost=OneCost((Bow(PERFORMER), Dishonor(PERFORMER))))
STAY = strategy("Stay", reaction(WouldPay("bow", PERSONALITY), NegateIt()), focus=1)
SEE = holding("See", reaction(Bows(PERSONALITY), draw()), cost=0)
CARDS = (TOIL, TWO_COSTS, EITHER, STAY)


TOLL = holding("Toll", AddedCost(lose_honor(2)), cost=0)
LEVY = holding("Levy", AddedCost(pay_gold(2), word="political"), cost=0)
PLOT = strategy("Plot", open_(gain_honor(1), words="political"), open_(gain_honor(1)), focus=1)
EASE = holding("Ease", NeedNot("bow"), cost=0)


@editions(samurai=rule("sam.alterations-to-costs.3", "sam.alterations-to-costs.2"))
def test_an_added_cost_is_a_cost_of_the_action_and_not_of_the_ability() -> None:
    s = table("A 5: Plain Guard | Toil, Toil \nB 5: Toll", (*CARDS, TOLL))
    play(s, "A: Toil")
    assert honor(s) == [4, 5] and is_bowed(s, "Plain Guard")
    proud = holding("Proud", CannotLoseHonor(), cost=0)
    assert not offered(table("A 5: Plain Guard, Proud | Toil \nB 5: Toll", (*CARDS, TOLL, proud)), "Toil")
    s = table("A 5: Plain Guard, Toll | Toil \nB 5:", (*CARDS, TOLL))
    play(s, "A: Toil")
    assert honor(s) == [6, 5], "only other players' actions"
    raze = act("Raze", Destroy(HOLDING & OTHERS))
    s = table("A 5: Plain Guard, Plain Giant | Toil, Raze, Toil \nB 5: Toll", (*CARDS, TOLL, raze))
    for name, left in (("Toil", 4), ("Raze", 2), ("Toil", 3)):
        do(s, f"A: {name}")
        while s.decision.player == 0:
            do(s, f"A: {options(s)[0]}")
        assert honor(s) == [left, 5], "the ability costs what it says, once nothing is added"
        do(s, "B: pass")


@editions(samurai=rule("sam.gold-production.5"))
def test_gold_that_is_added_is_another_payment() -> None:
    s = table("A 5: Castle, Plain Shop | Plot \nB 5: Levy", (PLOT, LEVY))
    do(s, "A: Plot (1)")
    assert decision(s) == "A: pay 2 gold"
    do(s, "A: Plain Shop")
    assert honor(s) == [6, 5]
    s = table("A 5: Castle_ | Plot \nB 5: Levy", (PLOT, LEVY))
    assert options(s) == ["Plot (2)", "pass"], "the ability without the keyword costs nothing more"
    dear = strategy("Dear", open_(gain_honor(1), words="political"), cost=3, focus=1)
    s = table("A 5: Castle, Plain Shop | Dear \nB 5: Levy", (dear, LEVY))
    do(s, "A: Dear", "A: Castle")
    assert decision(s) == "A: pay 2 gold", "the 2 Gold that are left of the first do not pay for the second"
    tax = holding("Tax", has(ITEM & IN_HAND, gold_cost=2), cost=0)
    s = table("A 5: Castle, Plain Shop, Plain Guard | Plain Sword \nB 5: Tax", (tax,))
    play(s, "A: Equip")
    assert decision(s) == "A: pay 5 gold", "a higher price is one payment"
    do(s, "A: Castle")
    assert attached(s, "Plain Guard") == ["Plain Sword"] and not is_bowed(s, "Plain Shop")


@editions(samurai=rule("sam.perform.5"))
def test_who_pays_an_added_cost_does_not_perform() -> None:
    shy = someone("Shy", MayNotEver(THIS, "perform actions"))
    march = holding("March", AddedCost(BowACard(PERSONALITY & YOURS)), cost=0)
    court = holding("Court", open_(gain_honor(1)), cost=0)
    s = table("A 5: Shy, Court \nB 5: March", (shy, march, court))
    play(s, "A: Court")
    assert is_bowed(s, "Shy") and honor(s) == [6, 5]


@editions(samurai=rule("sam.need-not.1", "sam.waive.1", "sam.alterations-to-costs.4"))
def test_a_cost_that_need_not_be_paid_may_be_waived_and_no_other() -> None:
    for answer, bowed in (("yes", False), ("no", True)):
        s = table("A 5: Plain Guard, Ease | Two Costs \nB 5:", (*CARDS, EASE))
        play(s, "A: Two Costs")
        assert decision(s) == "A: waive the cost" and honor(s) == [4, 5], "the Honor was paid"
        do(s, f"A: {answer}")
        assert is_bowed(s, "Plain Guard") == bowed and honor(s) == [9, 5]
    assert offered(table("A 5: Plain Guard_, Ease | Two Costs \nB 5:", (*CARDS, EASE)), "Two Costs")


@editions(samurai=rule("sam.waive.2"))
def test_a_waived_cost_is_no_cost_and_the_base_is_as_it_was() -> None:
    see = holding("See", reaction(Bows(PERSONALITY), gain_honor(5)), cost=0)
    s = table("A 5: Plain Guard, Ease | Toil, Toil \nB 5: See", (*CARDS, EASE, see))
    play(s, "A: Toil", "A: yes")
    assert decision(s) == "B: action", "nobody bowed"
    do(s, "B: pass")
    play(s, "A: Toil")
    assert decision(s) == "A: waive the cost", "it still costs what it says"
    do(s, "A: no")
    assert offered(s, "See")
    s = table("A 5: Plain Guard, Ease | Toil \nB 5: | Stay", (*CARDS, EASE))
    play(s, "A: Toil", "A: yes")
    assert decision(s) == "B: action" and honor(s) == [6, 5], "nobody is about to pay by bowing"


@editions(samurai=rule("sam.alterations-to-costs.5"))
def test_a_waived_alternative_counts_as_paid() -> None:
    s = table("A 5: Plain Guard, Ease | Either \nB 5:", (*CARDS, EASE))
    play(s, "A: Either")
    do(s, f"A: {options(s)[0]}", "A: yes")
    assert len(hand(s, "A")) == 1 and not is_bowed(s, "Plain Guard") and not is_dishonorable(s, "Plain Guard")


SPARE = someone("Spare", reaction(WouldPay("bow", PERSONALITY & YOURS - THIS), PaysInstead(THIS)))


@editions(samurai=rule("sam.alterations-to-costs.6", "sam.alterations-to-costs.8", "sam.waive.3"))
def test_what_pays_instead_replaces_the_cost() -> None:
    s = table("A 5: Plain Guard, Spare | Toil \nB 5:", (*CARDS, SPARE))
    play(s, "A: Toil", "A: Plain Guard", "A: Spare")
    assert is_bowed(s, "Spare") and not is_bowed(s, "Plain Guard") and honor(s) == [6, 5]
    s = table("A 5: Plain Guard, Spare | Toil \nB 5: | Stay", (*CARDS, SPARE))
    do(s, "A: Toil", "A: Plain Guard", "A: Spare", "B: Stay")
    assert not is_bowed(s, "Plain Guard") and not is_bowed(s, "Spare") and honor(s) == [5, 5], (
        "it is not paid otherwise"
    )
    s = table("A 5: Plain Guard, Spare_ | Toil \nB 5:", (*CARDS, SPARE))
    play(s, "A: Toil", "A: Plain Guard")
    assert is_bowed(s, "Plain Guard"), "who is bowed pays for nobody"
    s = table("A 5: Plain Guard, Spare | Toil \nB 5: See", (*CARDS, SPARE, SEE))
    do(s, "A: Toil", "A: Plain Guard", "A: Spare")
    assert offered(s, "See") and is_bowed(s, "Spare"), "something was paid: it was not waived"


@editions(samurai=rule("sam.alterations-to-costs.2"))
def test_once_nothing_alters_them_costs_are_what_the_ability_says() -> None:
    elder = someone("Elder", open_(gain_honor(1), cost=Bow(THIS), limit=ANY_NUMBER))
    raze = act("Raze", Destroy(HOLDING & OTHERS))
    s = table("A 5: Elder, Ease \nB 5: Elder | Raze", (elder, EASE, raze))
    do(s, "A: Elder")
    assert decision(s) == "A: waive the cost"
    do(s, "A: yes", "B: Elder")
    assert decision(s) == "A: action" and is_bowed(s, "Elder", "B"), "another player pays for the same ability"
    assert not is_bowed(s, "Elder", "A") and honor(s) == [6, 6]
    do(s, "A: pass", "B: Raze", "A: Elder")
    assert decision(s) == "B: action" and honor(s) == [7, 6]
    assert is_bowed(s, "Elder", "A"), "and who waived it pays, once Ease is gone"
    s = table("A 5: Elder, Spare \nB 5: Elder", (elder, SPARE))
    do(s, "A: Elder", "A: Spare")
    assert is_bowed(s, "Spare") and not is_bowed(s, "Elder", "A") and honor(s) == [6, 5]
    do(s, "B: Elder")
    assert decision(s) == "A: action" and is_bowed(s, "Elder", "B") and honor(s) == [6, 6]
    do(s, "A: Elder")
    assert is_bowed(s, "Elder", "A") and honor(s) == [7, 6], "Spare paid once"


@editions(samurai=rule("sam.alterations-to-costs.9"))
def test_a_changed_price_is_of_this_payment_alone() -> None:
    cheap = item("Cheap", Cheaper(Num(2)), force=1, chi=0, cost=3, focus=1)
    s = table("A 5: Plain Farm, Plain Guard, Castle_ | Cheap \nB 5:", (cheap,))
    play(s, "A: Equip")
    assert attached(s, "Plain Guard") == ["Cheap"] and is_bowed(s, "Plain Farm")
    assert measure.stat(s, find(s, "Cheap"), COST) == 3
