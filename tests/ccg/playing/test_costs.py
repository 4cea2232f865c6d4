"""Samurai Edition: costs that must be paid, that may be, and that change; Gold; conditions."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    attached,
    chi,
    decision,
    do,
    editions,
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
SEE = holding("See", reaction(Bows(PERSONALITY), draw()), cost=0)
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


@editions(samurai=rule("sam.costs.1", "sam.pay-costs.1"))
def test_costs_come_between_targets_and_effects_of_actions_and_of_traits() -> None:
    hear = holding("Hear", reaction(Targets(PERSONALITY, by="any"), draw()), cost=0)
    see = holding("See", reaction(Bows(PERSONALITY), draw()), cost=0)
    s = table("A 5: Plain Guard | Zeal \nB 5: Hear, See", (ZEAL, hear, see))
    do(s, "A: Zeal", "A: Plain Guard")
    assert offered(s, "Hear") and honor(s) == [5, 5] and not is_bowed(s, "Plain Guard"), "targets come first"
    do(s, "B: pass", "A: yes")
    assert offered(s, "See") and honor(s) == [5, 5], "an optional cost that is chosen is paid before the effects, too"
    do(s, "B: pass")
    assert honor(s) == [8, 5]
    monk = someone("Monk", trait(Bows(PERSONALITY & OTHERS), gain_honor(3), cost=Bow(THIS)))
    drill = act("Drill", Bow(THAT), target=PERSONALITY & OTHERS)
    for how, n in (("B: pass", 8), ("B: Stay", 5)):
        s = table("A 5: Monk | Drill \nB 5: Plain Guard | Stay", (*CARDS, monk, drill))
        play(s, "A: Drill", how)
        assert honor(s) == [n, 5] and is_bowed(s, "Monk") == (n == 8), "without its cost a trait does nothing"
    s = table("A 5: Monk_ | Drill \nB 5: Plain Guard", (*CARDS, monk, drill))
    play(s, "A: Drill")
    assert honor(s) == [5, 5]


@editions(samurai=rule("sam.costs.2"))
def test_nobody_pays_with_what_is_anothers() -> None:
    theirs = act("Theirs", gain_honor(1), target=PERSONALITY, cost=Bow(THAT))
    s = table("A 5: Plain Guard | Theirs \nB 5: Plain Giant", (theirs,))
    do(s, "A: Theirs")
    assert options(s) == ["Plain Guard"] or is_bowed(s, "Plain Guard")
    assert not is_bowed(s, "Plain Giant")
    assert not offered(table("A 5: | Theirs \nB 5: Plain Giant", (theirs,)), "Theirs")


@editions(samurai=rule("sam.costs.2"))
@pytest.mark.parametrize(
    "cost", [Bow(THAT), Destroy(THAT), Dishonor(THAT), RemoveFromGame(THAT), give(THAT, force=-1), give(THAT, chi=1)]
)
def test_whatever_would_be_changed(cost: Effect) -> None:
    theirs = act("Theirs", gain_honor(1), target=PERSONALITY, cost=cost)
    s = table("A 5: | Theirs \nB 5: Plain Giant | Theirs", (theirs,))
    assert not offered(s, "Theirs")
    do(s, "A: pass")
    assert offered(s, "Theirs"), "but with one's own"


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
    s = table("A 5: Plain Guard~ | Either \nB 5:", CARDS)
    play(s, "A: Either")
    assert is_bowed(s, "Plain Guard")


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
    s = table("A 5: Plain Guard | Two Costs \nB 5: See", (*CARDS, SEE))
    play(s, "A: Two Costs")
    assert offered(s, "See") and honor(s) == [4, 5], "the Honor first"
    do(s, "B: pass")
    assert honor(s) == [9, 5] and is_bowed(s, "Plain Guard"), "and both"
    s = table("A 5: Backwards \nB 5: See", (*CARDS, backwards, SEE))
    do(s, "A: Backwards")
    assert offered(s, "See") and honor(s) == [5, 5], "the other way round"
    proud = holding("Proud", CannotLoseHonor(), cost=0)
    assert not offered(table("A 5: Plain Guard, Proud | Two Costs \nB 5:", (*CARDS, proud)), "Two Costs")
    assert not offered(table("A 5: Plain Guard_ | Two Costs \nB 5:", CARDS), "Two Costs")


@editions(samurai=rule("sam.mandatory-costs.5"))
def test_one_number_of_changes_is_made_at_once() -> None:
    both = act("All Bow", gain_honor(1), cost=Bow(PERSONALITY & YOURS))
    see = holding("See", reaction(Bows(PERSONALITY), draw(), limit=ANY_NUMBER), cost=0)
    s = table("A 5: Plain Guard, Plain Giant | All Bow \nB 5: See", (both, see))
    do(s, "A: All Bow")
    assert is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Giant") and decision(s).startswith("A: which occurrence")
    assert not offered(table("A 5: Plain Guard, Plain Giant_ | All Bow \nB 5:", (both,)), "All Bow")
    two = act("Two Bow", gain_honor(1), target=Target(PERSONALITY & YOURS, Num(2)), cost=Bow(THAT))
    s = table("A 5: Plain Guard, Plain Giant, Plain Rider | Two Bow \nB 5: See", (two, see))
    do(s, "A: Two Bow", "A: Plain Guard", "A: Plain Giant")
    assert is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Giant") and decision(s).startswith("A: which occurrence")
    assert honor(s) == [5, 5] and not is_bowed(s, "Plain Rider")


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
    assert not offered(table("A 5: Castle_, Plain Mine | Ransom | | Plain Guard \nB 5:", (ransom,)), "Ransom")
    arm = act("Arm", Attach(THAT, THAT_OTHER), target=(ITEM & IN_HAND & YOURS, PERSONALITY & YOURS))
    s = table("A 5: Castle, Plain Guard | Arm, Plain Sword \nB 5:", (arm,))
    play(s, "A: Arm")
    assert attached(s, "Plain Guard") == ["Plain Sword"] and is_bowed(s, "Castle", "A")
    assert not offered(table("A 5: Castle_, Plain Guard | Arm, Plain Sword \nB 5:", (arm,)), "Arm")
    s = table("A 5: Castle_, Plain Mine_ | | Plain Guard, Plain Shop \nB 5: \ndynasty phase, active A")
    assert options(s) == ["done"]


@editions(samurai=rule("sam.mandatory-costs.10", "sam.open-entering-play-unpaid.1", "sam.attachments.9"))
def test_a_card_is_discarded_if_others_keep_it_from_being_paid() -> None:
    thief = strategy("Thief", reaction(WouldPay("bow", Is("stronghold") & OTHERS), NegateIt()), focus=1)
    s = table("A 5: Castle, Plain Guard | Plain Sword \nB 5: | Thief", (thief,))
    play(s, "A: Equip", "B: Thief")
    assert in_discard(s, "Plain Sword") and not is_bowed(s, "Castle", "A")
    s = table("A 5: Castle, Plain Guard, Plain Mine | Plain Sword \nB 5: | Thief", (thief,))
    do(s, "A: Equip", "A: Plain Guard", "A: Plain Sword", "A: Castle", "B: Thief")
    play(s, "A: Plain Mine")
    assert attached(s, "Plain Guard") == ["Plain Sword"], "there was another source"
    s = table("A 5: Castle | | Plain Guard \nB 5: | Thief \ndynasty phase, active A", (thief,))
    play(s, "A: Plain Guard", "B: Thief")
    assert in_discard(s, "Plain Guard") and not offered(s, "Plain Guard"), "from a province, too"
    for moment in (Announced(), BeforeResolution()):
        raid = strategy("Raid", reaction(moment, Bow(THAT), target=Is("stronghold") & OTHERS), focus=1)
        s = table("A 5: Castle, Plain Guard | Plain Sword \nB 5: | Raid", (raid,))
        play(s, "A: Equip", "B: Raid")
        assert hand(s, "A") == ["Plain Sword"] and is_bowed(s, "Castle", "A"), "nobody paid yet: it stays where it was"


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


@editions(samurai=rule("sam.optional-costs.4"))
@pytest.mark.parametrize(
    ("answers", "course"),
    [
        (("yes", "yes"), [9, 8]),  # first, second, what must be paid
        (("no", "yes", "yes"), [9, 9, 7]),  # second, what must be paid, first
        (("no", "no", "yes", "yes"), [9, 9, 7, 6]),  # what must be paid, first, second
        (("yes", "no", "yes"), [9, 8, 6]),  # first, what must be paid, second
    ],
)
def test_optional_costs_in_any_order(answers: tuple[str, ...], course: list[int]) -> None:
    fervor = act(
        "Fervor", draw(), target=PERSONALITY & YOURS, cost=(MayPay(lose_honor(1)), MayPay(Bow(THAT)), lose_honor(2))
    )
    s = table("A 9: Plain Guard | Fervor \nB 9:", (fervor,))
    do(s, "A: Fervor", "A: Plain Guard")
    found = []
    for answer in answers:
        assert decision(s) == "A: may"
        found.append(honor(s)[0])
        do(s, f"A: {answer}")
    assert found == course and honor(s) == [6, 9] and is_bowed(s, "Plain Guard") and decision(s) == "B: action"


@editions(samurai=rule("sam.optional-costs.1", "sam.optional-costs.5"))
def test_a_cost_among_the_effects_is_paid_where_it_stands() -> None:
    late = act("Late", gain_honor(1), May(Bow(THAT)), IfDid((gain_honor(3),)), draw(), target=PERSONALITY & YOURS)
    s = table("A 5: Plain Guard | Late \nB 5:", (late,))
    do(s, "A: Late", "A: Plain Guard")
    assert decision(s) == "A: may" and honor(s) == [6, 5] and hand(s, "A") == [], "between the effects"
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
    s = table("A 5: Plain Guard | Toil \nB 5: | Stay", CARDS)
    play(s, "A: Toil", "B: Stay")
    assert honor(s) == [5, 5] and not is_bowed(s, "Plain Guard"), "what did not occur has not paid"
    every = act("Every", gain_honor(3), cost=Bow(PERSONALITY & YOURS))
    for answers, gained in (("B: Stay", 0), ("B: pass", 3)):
        s = table("A 5: Plain Guard, Plain Giant | Every \nB 5: | Stay", (*CARDS, every))
        play(s, "A: Every", answers)
        while decision(s) != "B: action":
            do(s, f"{decision(s)[0]}: {'pass' if offered(s, 'pass') else options(s)[0]}")
        assert honor(s) == [5 + gained, 5], "nor what occurred in part"


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
    drill = act("Drill", Bow(THAT), gain_honor(1), target=PERSONALITY & OTHERS)
    s = table("A 5: Stiff | Drill \nB 5: Plain Guard", (*CARDS, drill))
    play(s, "A: Drill")
    assert not is_bowed(s, "Plain Guard") and honor(s) == [6, 5], "nor does the effect occur, but it may be tried"
    burn = act("Burn", gain_honor(4), performer=PERSONALITY & YOURS, cost=Destroy(PERFORMER))
    later = strategy("Not Yet", reaction(WouldPay("be destroyed", PERSONALITY), PutOff()), focus=1)
    s = table("A 5: Plain Guard | Burn \nB 5: | Not Yet", (burn, later))
    play(s, "A: Burn", "B: Not Yet")
    assert in_play(s, "Plain Guard") and honor(s) == [5, 5], "what is delayed has not paid"
    pass_until(s, "B: declare")
    assert not in_play(s, "Plain Guard") and honor(s) == [5, 5], "nor pays it then"


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
    vaunt = act("Vaunt", gain_honor(1), performer=PERSONALITY & YOURS, cost=give(PERFORMER, force=2))
    for most, can in ((5, True), (4, False)):
        lid = act("Lid", Limits(PERSONALITY, "force", most=most))
        s = table("A 5: Plain Guard | Lid, Vaunt \nB 5:", (vaunt, lid))
        do(s, "A: Lid", "B: pass")
        assert offered(s, "Vaunt") == can, "and so does a maximum"
