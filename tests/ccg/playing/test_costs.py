"""Samurai Edition: costs that must be paid, that may be, and that change; Gold; conditions."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.attributes import stats as measure
from gorin.rulesets.ccg.state import COST
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    attached,
    chi,
    decision,
    do,
    editions,
    find,
    force,
    hand,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_dishonorable,
    offered,
    options,
    pass_until,
    play,
    table,
)


def someone(name: str, *text: Text, keywords: str = "") -> Card:
    return personality(name, CRAB, *text, force=2, chi=2, cost=1, personal_honor=1, keywords=keywords)


def act(name: str, *then: Effect, **rest: Any) -> Card:
    return strategy(name, open_(*then, **rest), focus=1)


TOIL = act("Toil", gain_honor(1), performer=PERSONALITY & YOURS, cost=Bow(PERFORMER))
TWO_COSTS = act("Two Costs", gain_honor(5), performer=PERSONALITY & YOURS, cost=(lose_honor(1), Bow(PERFORMER)))
SHAME = act("Shame", gain_honor(3), performer=PERSONALITY & YOURS, cost=Dishonor(PERFORMER))
EITHER = act("Either", draw(), performer=PERSONALITY & YOURS, cost=OneCost((Bow(PERFORMER), Dishonor(PERFORMER))))
STIFF = holding("Stiff", WillNot(PERSONALITY & OTHERS, "bow"), cost=0)
KNOCK = strategy("Knock", reaction(Announced(), Bow(THAT), target=PERSONALITY & OTHERS & UNBOWED), focus=1)
STAY = strategy("Stay", reaction(WouldPay("bow", PERSONALITY), NegateIt()), focus=1)
AFTERWARDS = holding("Afterwards", trait(AfterResolution("another"), gain_honor(10)), cost=0)
CARDS = (TOIL, TWO_COSTS, SHAME, EITHER, STIFF, KNOCK, STAY, AFTERWARDS)


# --- what a cost is -------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.costs.1", "sam.pay-costs.1", "sam.mandatory-costs.1"))
def test_costs_are_mandatory_and_paid_before_the_effects() -> None:
    see = holding("See", reaction(Bows(PERSONALITY), draw()), cost=0)
    s = table("A 5: Plain Guard | Toil \nB 5: See", (*CARDS, see))
    do(s, "A: Toil", "A: Plain Guard")
    assert offered(s, "See") and is_bowed(s, "Plain Guard") and honor(s) == [5, 5]
    do(s, "B: pass")
    assert honor(s) == [6, 5]
    assert not offered(table("A 5: Plain Guard_ | Toil \nB 5:", CARDS), "Toil")


@editions(samurai=rule("sam.costs.2"))
def test_nobody_pays_with_what_is_anothers() -> None:
    theirs = act("Theirs", gain_honor(1), target=PERSONALITY, cost=Bow(THAT))
    s = table("A 5: Plain Guard | Theirs \nB 5: Plain Giant", (theirs,))
    do(s, "A: Theirs")
    assert options(s) == ["Plain Guard"] or is_bowed(s, "Plain Guard")
    assert not is_bowed(s, "Plain Giant")
    assert not offered(table("A 5: | Theirs \nB 5: Plain Giant", (theirs,)), "Theirs")


@editions(samurai=rule("sam.costs.4", "sam.costs.5"))
def test_costs_under_a_condition() -> None:
    unless = act("Unless", gain_honor(3), performer=PERSONALITY & YOURS,
                 cost=CostIf(Bow(PERFORMER), Not(HonorIs(">=", Num(10)))))  # fmt: skip
    s = table("A 5: Plain Guard | Unless \nB 5:", (unless,))
    play(s, "A: Unless")
    assert is_bowed(s, "Plain Guard") and honor(s) == [8, 5]
    assert not offered(table("A 5: Plain Guard_ | Unless \nB 5:", (unless,)), "Unless")
    s = table("A 10: Plain Guard_, Plain Giant | Unless \nB 15:", (unless,))
    play(s, "A: Unless", "A: Plain Giant")
    assert not is_bowed(s, "Plain Giant") and honor(s) == [13, 15], "nor does the condition restrict the action"


@editions(samurai=rule("sam.costs.6"))
def test_a_condition_before_the_cost_restricts_the_action() -> None:
    before = act(
        "Before", gain_honor(3), when=HonorIs(">=", Num(10)), performer=PERSONALITY & YOURS, cost=Bow(PERFORMER)
    )
    after = act(
        "After", gain_honor(3), performer=PERSONALITY & YOURS, cost=CostIf(Bow(PERFORMER), HonorIs(">=", Num(10)))
    )
    s = table("A 5: Plain Guard | Before, After \nB 5:", (before, after))
    assert options(s) == ["After", "pass"]
    play(s, "A: After")
    assert not is_bowed(s, "Plain Guard") and honor(s) == [8, 5]
    s = table("A 10: Plain Guard | Before \nB 15:", (before, after))
    play(s, "A: Before")
    assert is_bowed(s, "Plain Guard") and honor(s) == [13, 15]


@editions(samurai=rule("sam.costs.7"))
def test_what_costs_change_lasts_as_an_effect_would() -> None:
    drain = act("Drain", gain_honor(1), performer=PERSONALITY & YOURS, cost=(give(PERFORMER, force=-1), Bow(PERFORMER)))
    s = table("A 5: Plain Guard | Drain \nB 5:", (drain,))
    play(s, "A: Drain")
    assert force(s, "Plain Guard") == 2
    pass_until(s, "B: declare")
    assert force(s, "Plain Guard") == 3 and is_bowed(s, "Plain Guard")


# --- mandatory costs ------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.mandatory-costs.3"))
def test_of_alternatives_exactly_one_is_paid() -> None:
    for i, bowed in ((0, True), (1, False)):
        s = table("A 5: Plain Guard | Either \nB 5:", CARDS)
        do(s, "A: Either", "A: Plain Guard")
        assert decision(s) == "A: choose one" and len(options(s)) == 2, "as costs are paid"
        do(s, f"A: {options(s)[i]}")
        assert is_bowed(s, "Plain Guard") == bowed and is_dishonorable(s, "Plain Guard") != bowed
    s = table("A 5: Plain Guard_ | Either \nB 5:", CARDS)
    play(s, "A: Either")
    assert is_dishonorable(s, "Plain Guard")
    assert not offered(table("A 5: Plain Guard_~ | Either \nB 5:", CARDS), "Either")


@editions(samurai=rule("sam.mandatory-costs.4", "sam.mandatory-costs.8", "sam.mandatory-costs.9"))
def test_costs_in_order_and_what_happens_if_one_fails() -> None:
    s = table("A 5: Plain Guard | Two Costs \nB 5: Afterwards | Stay", CARDS)
    play(s, "A: Two Costs", "B: Stay")
    assert honor(s) == [4, 5], "the first was paid and is not given back; no effect"
    assert in_discard(s, "Two Costs") and not is_bowed(s, "Plain Guard")
    backwards = someone("Backwards", open_(gain_honor(5), cost=(Bow(THIS), lose_honor(1))))
    s = table("A 5: Backwards \nB 5: Afterwards | Stay", (*CARDS, backwards))
    play(s, "A: Backwards", "B: Stay")
    assert honor(s) == [5, 5], "the rest need not be paid"
    do(s, "B: pass")
    assert not offered(s, "Backwards"), "but it was used"


@editions(samurai=rule("sam.mandatory-costs.5"))
def test_one_number_of_changes_is_made_at_once() -> None:
    both = act("All Bow", gain_honor(1), cost=Bow(PERSONALITY & YOURS))
    see = holding("See", reaction(Bows(PERSONALITY), draw(), limit=ANY_NUMBER), cost=0)
    s = table("A 5: Plain Guard, Plain Giant | All Bow \nB 5: See", (both, see))
    do(s, "A: All Bow")
    assert is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Giant") and decision(s).startswith("A: which occurrence")
    assert not offered(table("A 5: Plain Guard, Plain Giant_ | All Bow \nB 5:", (both,)), "All Bow")


@editions(samurai=rule("sam.mandatory-costs.2", "sam.mandatory-costs.7"))
@pytest.mark.parametrize("favor", ["A", "B"])
def test_a_card_may_cost_more_than_gold_to_enter_play(favor: str) -> None:
    envoy = personality("Envoy", CRAB, EntersFor(DiscardFavor()), force=1, chi=1, cost=3, personal_honor=1)
    banner = item("Banner", EntersFor(DiscardFavor()), force=1, chi=0, cost=1, focus=1)
    s = table(f"A 5 crane: Castle | | Envoy \nB 5: \ndynasty phase, active A\nfavor {favor}", (envoy,))
    assert offered(s, "Envoy") == (favor == "A")
    if favor == "A":
        play(s, "A: Envoy")
        assert in_play(s, "Envoy") and s.favor == -1 and is_bowed(s, "Castle", "A")
    s = table(f"A 5: Castle, Plain Guard | Banner \nB 5: \nfavor {favor}", (banner,))
    assert offered(s, "Equip") == (favor == "A")
    if favor == "A":
        play(s, "A: Equip")
        assert attached(s, "Plain Guard") == ["Banner"] and s.favor == -1
    s = table("A 5 crane: Castle_ | | Envoy \nB 5: \ndynasty phase, active A\nfavor A", (envoy,))
    assert not offered(s, "Envoy"), "its Gold as well"


@editions(samurai=rule("sam.mandatory-costs.6"))
def test_gold_must_be_paid_however_a_card_enters_play() -> None:
    ransom = act("Ransom", BringIntoPlay(THAT), target=PERSONALITY & Is("discarded") & YOURS)
    s = table("A 5: Castle, Plain Mine | Ransom | | Plain Guard \nB 5:", (ransom,))
    do(s, "A: Ransom")
    while offered(s, "Plain Guard"):
        do(s, "A: Plain Guard")
    assert decision(s) == "A: pay 5 gold"
    do(s, "A: Castle")
    assert in_play(s, "Plain Guard")


@editions(samurai=rule("sam.mandatory-costs.10", "sam.open-entering-play-unpaid.1"))
def test_a_card_is_discarded_if_others_keep_it_from_being_paid() -> None:
    thief = strategy("Thief", reaction(WouldPay("bow", Is("stronghold") & OTHERS), NegateIt()), focus=1)
    s = table("A 5: Castle, Plain Guard | Plain Sword \nB 5: | Thief", (thief,))
    play(s, "A: Equip", "B: Thief")
    assert in_discard(s, "Plain Sword") and not is_bowed(s, "Castle", "A")
    s = table("A 5: Castle, Plain Guard, Plain Mine | Plain Sword \nB 5: | Thief", (thief,))
    do(s, "A: Equip", "A: Plain Guard", "A: Plain Sword", "A: Castle", "B: Thief")
    play(s, "A: Plain Mine")
    assert attached(s, "Plain Guard") == ["Plain Sword"], "there was another source"


# --- optional costs -------------------------------------------------------------------------------------------------


ZEAL = act("Zeal", gain_honor(1), IfPaid((gain_honor(3),)), target=PERSONALITY & YOURS,
           cost=(lose_honor(1), MayPay(Bow(THAT))))  # fmt: skip


@editions(samurai=rule("sam.optional-costs.2", "sam.optional-costs.3", "sam.optional-costs.4"))
def test_a_cost_before_the_colon_that_may_be_paid() -> None:
    s = table("A 5: Plain Guard | Zeal \nB 5:", (ZEAL,))
    do(s, "A: Zeal", "A: Plain Guard")
    assert decision(s) == "A: may" and honor(s) == [5, 5], "before what must be paid"
    do(s, "A: yes")
    assert is_bowed(s, "Plain Guard") and honor(s) == [8, 5]
    s = table("A 5: Plain Guard | Zeal \nB 5:", (ZEAL,))
    do(s, "A: Zeal", "A: Plain Guard", "A: no")
    assert decision(s) == "A: may" and honor(s) == [4, 5], "or after it"
    do(s, "A: no")
    assert not is_bowed(s, "Plain Guard") and honor(s) == [5, 5], "only what hangs on it is forgone"
    s = table("A 5: Plain Guard_ | Zeal \nB 5:", (ZEAL,))
    do(s, "A: Zeal")
    assert honor(s) == [5, 5]


@editions(samurai=rule("sam.optional-costs.1", "sam.optional-costs.5"))
def test_a_cost_among_the_effects_is_paid_where_it_stands() -> None:
    late = act("Late", gain_honor(1), May(Bow(THAT)), IfDid((gain_honor(3),)), draw(), target=PERSONALITY & YOURS)
    s = table("A 5: Plain Guard | Late \nB 5:", (late,))
    do(s, "A: Late", "A: Plain Guard")
    assert decision(s) == "A: may" and honor(s) == [6, 5]
    do(s, "A: yes")
    assert is_bowed(s, "Plain Guard") and honor(s) == [9, 5] and len(hand(s, "A")) == 1
    s = table("A 5: Plain Guard | Late \nB 5:", (late,))
    do(s, "A: Late", "A: Plain Guard", "A: no")
    assert honor(s) == [6, 5] and len(hand(s, "A")) == 1
    s = table("A 5: Plain Guard_ | Late \nB 5:", (late,))
    do(s, "A: Late", "A: Plain Guard")
    if decision(s) == "A: may":
        do(s, "A: yes")
    assert honor(s) == [6, 5], "it was not paid"


# --- changes that are costs -----------------------------------------------------------------------------------------


@editions(samurai=rule("sam.costs-and-changes.1", "sam.costs-and-changes.2"))
def test_who_is_in_the_end_state_already_cannot_pay() -> None:
    assert offered(table("A 5: Plain Guard | Shame \nB 5:", CARDS), "Shame")
    assert not offered(table("A 5: Plain Guard~ | Shame \nB 5:", CARDS), "Shame")
    assert not offered(table("A 5: Plain Guard_ | Toil \nB 5:", CARDS), "Toil")
    straight = act("Straight", gain_honor(1), performer=PERSONALITY & YOURS, cost=Straighten(PERFORMER))
    assert not offered(table("A 5: Plain Guard | Straight \nB 5:", (straight,)), "Straight")


@editions(samurai=rule("sam.costs-and-changes.3", "sam.do-not.1"))
def test_what_prevents_the_change_prevents_the_payment() -> None:
    assert not offered(table("A 5: Plain Guard | Toil \nB 5: Stiff", CARDS), "Toil")
    s = table("A 5: Plain Guard | Toil \nB 5: | Stay", CARDS)
    play(s, "A: Toil", "B: Stay")
    assert honor(s) == [5, 5] and not is_bowed(s, "Plain Guard")
    root = act("Root", Negate("bowing", THAT), target=PERSONALITY)
    s = table("A 5: Plain Guard | Toil \nB 5: | Root", (*CARDS, root))
    do(s, "A: pass")
    play(s, "B: Root")
    assert not offered(s, "Toil")


@editions(samurai=rule("sam.costs-and-changes.4"))
def test_who_cannot_lose_honor_cannot_pay_with_it() -> None:
    pay_honor = act("Pay Honor", draw(), cost=lose_honor(2))
    proud = holding("Proud", CannotLoseHonor(), cost=0)
    assert offered(table("A 5: | Pay Honor \nB 5:", (pay_honor,)), "Pay Honor")
    assert not offered(table("A 5: Proud | Pay Honor \nB 5:", (pay_honor, proud)), "Pay Honor")
    assert offered(table("A 5: | Pay Honor \nB 5: Proud", (pay_honor, proud)), "Pay Honor")


@editions(samurai=rule("sam.costs-and-changes.5"))
def test_a_destruction_that_is_a_cost() -> None:
    burn = act("Burn", gain_honor(4), performer=PERSONALITY & YOURS, cost=Destroy(PERFORMER))
    save = strategy("Save", reaction(WouldPay("be destroyed", PERSONALITY), NegateIt()), focus=1)
    back = strategy("Back", reaction(Destroyed(PERSONALITY), PutIntoPlay(IT)), focus=1)
    s = table("A 5: Plain Guard | Burn \nB 5: | Save", (burn, save))
    play(s, "A: Burn", "B: Save")
    assert in_play(s, "Plain Guard") and honor(s) == [5, 5]
    s = table("A 5: Plain Guard | Burn, Back \nB 5:", (burn, back))
    play(s, "A: Burn", "A: Back")
    assert in_play(s, "Plain Guard") and honor(s) == [9, 5]


@editions(samurai=rule("sam.costs-and-changes.6"))
def test_a_penalty_that_is_a_cost_must_apply_in_full() -> None:
    drain = act("Drain", gain_honor(1), performer=PERSONALITY & YOURS, cost=give(PERFORMER, chi=-3))
    s = table("A 5: Plain Guard, Plain Giant | Drain \nB 5:", (drain,))
    play(s, "A: Drain")
    assert chi(s, "Plain Giant") == 1 and chi(s, "Plain Guard") == 2, "2 Chi cannot pay 3"
    floor = act("Floor", Limits(PERSONALITY, "chi", least=2))
    s = table("A 5: Plain Giant | Floor, Drain \nB 5:", (drain, floor))
    do(s, "A: Floor", "B: pass")
    assert not offered(s, "Drain"), "a minimum swallows part of it"


# --- costs that change ----------------------------------------------------------------------------------------------


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
    assert [type(x).__name__ for x in TOIL.text[0].cost] == ["Bow"]  # type: ignore[attr-defined]


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


@editions(samurai=rule("sam.alterations-to-costs.9"))
def test_a_changed_price_is_of_this_payment_alone() -> None:
    cheap = item("Cheap", Cheaper(Num(2)), force=1, chi=0, cost=3, focus=1)
    s = table("A 5: Plain Farm, Plain Guard, Castle_ | Cheap \nB 5:", (cheap,))
    play(s, "A: Equip")
    assert attached(s, "Plain Guard") == ["Cheap"] and is_bowed(s, "Plain Farm")
    assert measure.stat(s, find(s, "Cheap"), COST) == 3
