"""The action sequence: conditions, announcing, performers, targets, costs, resolution, tidying up."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    decision,
    discard,
    do,
    force,
    hand,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_dishonorable,
    is_here,
    offered,
    options,
    pass_until,
    play,
    table,
    told,
    watch,
    why_not,
)

BOW_AND_GAIN = strategy("Bow and Gain", open_(Bow(THAT), gain_honor(1), target=PERSONALITY), focus=1)
BOW_TO_GAIN = strategy("Bow to Gain", open_(gain_honor(1), performer=PERSONALITY & YOURS, cost=Bow(PERFORMER)), focus=1)
NO_CONSTRAINTS = strategy("No Constraints", open_(Bow(PERSONALITY & OTHERS), gain_honor(2)), focus=1)
COSTLY = strategy("Costly", open_(gain_honor(5), cost=(DiscardACard(),)), cost=2, focus=1)
CHI_COST = strategy(
    "Chi Cost", open_(gain_honor(2), performer=PERSONALITY & YOURS, cost=give(PERFORMER, chi=-3)), focus=1
)
TWO_TARGETS = strategy(
    "Two Targets",
    open_(Bow(THAT), Straighten(THAT_OTHER),
          target=(PERSONALITY & YOURS, PERSONALITY & OTHERS & With("force", "<", stat("force", THAT)))),
    focus=1,
)  # fmt: skip
TWICE = personality(
    "Twice", CRAB, open_(gain_honor(1)), open_(gain_honor(2), even="bowed"), force=1, chi=2, cost=1, personal_honor=1
)
OFTEN = personality(
    "Often", CRAB, open_(gain_honor(1), limit=Limit(2, "turn")), force=1, chi=2, cost=1, personal_honor=1
)
BANNER = item("Banner", battle_or_open(gain_honor(1)), force=0, chi=0, cost=0, focus=1)
CALLER = personality("Caller", CRAB, battle(MoveHere(THIS), gain_honor(1)), force=1, chi=2, cost=1, personal_honor=1)
SUMMONS = strategy("Summons", battle(MoveHere(PERFORMER), performer=PERSONALITY & YOURS), focus=1)
BLOW = strategy("Blow", battle(give(PERFORMER, force=2), performer=PERSONALITY & YOURS), focus=1)
ROOTED = personality("Rooted", CRAB, WillNot(THIS, "move"), force=1, chi=2, cost=1, personal_honor=1)
CARDS = (BOW_AND_GAIN, BOW_TO_GAIN, NO_CONSTRAINTS, COSTLY, CHI_COST, TWO_TARGETS, TWICE, OFTEN, BANNER, CALLER, SUMMONS,
         BLOW, ROOTED)  # fmt: skip


@rule("emp.strategy.1", "emp.tidy-up.1", "emp.announce.2")
def test_a_strategy_is_shown_resolved_and_discarded() -> None:
    s = watch(table("A 5: Plain Guard | Bow and Gain \nB 5: Plain Giant", CARDS))
    do(s, "A: Bow and Gain")
    assert hand(s, "A") == [] and not in_discard(s, "Bow and Gain")
    assert "A uses Bow and Gain." in told(s)
    do(s, "A: Plain Giant")
    assert in_discard(s, "Bow and Gain") and is_bowed(s, "Plain Giant") and honor(s) == [6, 5]


@rule("emp.when-can-i-take-an-action.10", "emp.when-can-i-take-an-action.8")
def test_what_stands_after_the_colon_need_not_happen() -> None:
    s = table("A 5: Plain Guard | Bow and Gain \nB 5: Plain Giant_", CARDS)
    do(s, "A: Bow and Gain", "A: Plain Giant")
    assert honor(s) == [6, 5]


@rule("emp.when-can-i-take-an-action.9", "emp.when-can-i-take-an-action.7", "emp.pay-costs.2")
def test_a_cost_before_the_colon_must_be_possible() -> None:
    s = table("A 5: Plain Guard_ | Bow to Gain \nB 5: Plain Giant", CARDS)
    assert not offered(s, "Bow to Gain")
    s = table("A 5: Plain Guard, Plain Giant_ | Bow to Gain \nB 5:", CARDS)
    play(s, "A: Bow to Gain")
    assert is_bowed(s, "Plain Guard") and honor(s) == [6, 5]


@rule("emp.when-can-i-take-an-action.11")
def test_without_constraints_every_effect_stands_alone() -> None:
    s = table("A 5: Plain Guard | No Constraints \nB 5:", CARDS)
    do(s, "A: No Constraints")
    assert honor(s) == [7, 5]


@rule("emp.check-conditions.2", "emp.check-conditions.5", "emp.abilities.1")
def test_abilities_once_a_turn_and_not_on_bowed_cards() -> None:
    s = table("A 5: Twice \nB 9:", CARDS)
    assert options(s) == ["Twice (1)", "Twice (2)", "pass"]
    do(s, "A: Twice (1)")
    pass_until(s, "A: action")
    assert options(s) == ["Twice (2)", "pass"]
    s = table("A 5: Twice_ \nB 5:", CARDS)
    assert options(s) == ["Twice (2)", "pass"]
    assert why_not(s, "A", "Twice") == "emp.check-conditions.2"


@rule("emp.check-conditions.6")
def test_two_copies_have_each_their_own_use() -> None:
    s = table("A 5: Twice, Twice \nB 5:", CARDS)
    first = options(s)[0]
    do(s, f"A: {first}", "B: pass")
    assert len([x for x in options(s) if x.startswith("Twice (1)")]) == 1


@rule("emp.check-conditions.5")
def test_a_stated_limit_replaces_once_per_turn() -> None:
    s = table("A 5: Often \nB 5:", CARDS)
    do(s, "A: Often", "B: pass", "A: Often", "B: pass")
    assert not offered(s, "Often") and honor(s) == [7, 5]


@rule("emp.check-conditions.3", "emp.when-can-i-take-an-action.1")
def test_abilities_work_from_play_and_strategies_from_hand() -> None:
    s = table("A 5: | Twice | Twice | Bow and Gain \nB 5: Plain Guard", CARDS)
    assert options(s) == ["pass"]


@rule("emp.tidy-up.1")
def test_a_strategy_that_is_in_play_is_not_discarded() -> None:
    s = table("A 5: Plain Guard* | Flooded Pass \nB 5: Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: Flooded Pass")
    assert decision(s) == "B: battle action" and in_play(s, "Flooded Pass") and not in_discard(s, "Flooded Pass")


@rule("emp.pay-costs.1")
def test_costs_are_paid_in_the_order_in_which_they_are_mentioned() -> None:
    first = strategy("First Gold", open_(gain_honor(1), cost=(pay_gold(2), DiscardACard())), focus=1)
    last = strategy("Last Gold", open_(gain_honor(1), cost=(DiscardACard(), pay_gold(2))), focus=1)
    for name, asked in (
        ("First Gold", ["pay 2 gold", "discard a card"]),
        ("Last Gold", ["discard a card", "pay 2 gold"]),
    ):
        s = table(f"A 5: Castle | {name}, Plain Two, Plain Four \nB 5:", (first, last))
        do(s, f"A: {name}")
        found = []
        while decision(s).startswith("A: "):
            found.append(decision(s).removeprefix("A: "))
            do(s, f"A: {options(s)[0]}")
        assert found == asked and honor(s) == [6, 5]


@rule("emp.pay-costs.3", "emp.strategy.2")
def test_gold_is_paid_before_other_costs() -> None:
    s = table("A 5: Castle | Costly, Plain Two \nB 5:", CARDS)
    do(s, "A: Costly")
    assert decision(s) == "A: pay 2 gold"
    do(s, "A: Castle")
    assert decision(s) == "A: discard a card" and options(s) == ["Plain Two"]
    do(s, "A: Plain Two")
    assert honor(s) == [10, 5] and discard(s, "A") == ["Costly", "Plain Two"]
    s = table("A 5: Castle_ | Costly, Plain Two \nB 5:", CARDS)
    assert not offered(s, "Costly")
    s = table("A 5: Castle | Costly \nB 5:", CARDS)
    assert not offered(s, "Costly")


@rule("emp.pay-costs.4")
def test_a_cost_must_apply_in_full() -> None:
    s = table("A 5: Plain Guard, Plain Giant | Chi Cost \nB 5:", CARDS)
    do(s, "A: Chi Cost")
    assert options(s) == ["Plain Giant"]  # 2 Chi cannot pay 3


@rule("emp.required-targeting.1", "emp.required-targeting.2", "emp.bowing-and-straightening.2")
def test_targets_in_order_and_all_of_them() -> None:
    s = table("A 5: Plain Guard, Plain Giant | Two Targets \nB 5: Plain Rider_", CARDS)
    do(s, "A: Two Targets")
    assert options(s) == ["Plain Giant"]  # of Plain Guard's targets there is none
    do(s, "A: Plain Giant", "A: Plain Rider")
    assert is_bowed(s, "Plain Giant") and not is_bowed(s, "Plain Rider")
    s = table("A 5: Plain Guard | Two Targets \nB 5: Plain Rider_", CARDS)
    assert not offered(s, "Two Targets")


@rule("emp.choose-performers.1", "emp.choose-performers.2", "emp.choose-performers.3")
def test_performers_are_chosen_and_not_targeted() -> None:
    s = watch(table("A 5: Plain Guard, Plain Rider | Bow to Gain, Plain Two \nB 5:", CARDS))
    do(s, "A: Bow to Gain")
    assert decision(s) == "A: choose your performing card"
    assert options(s) == ["Plain Guard", "Plain Rider"]
    do(s, "A: Plain Guard")
    assert not [x for x in told(s) if "targeted" in x]


@rule("emp.choose-performers.5", "emp.dishonor.8", "emp.dishonor.5")
def test_the_bearer_performs_an_items_action() -> None:
    s = table("A 5: Plain Guard~[Banner] \nB 5:", CARDS)
    do(s, "A: Banner")
    assert honor(s) == [5, 5] and not is_dishonorable(s, "Plain Guard")


@rule("emp.choose-performers.4", "emp.dishonor.7")
def test_a_personality_performs_his_own_actions() -> None:
    s = table("A 5: Twice~ \nB 5:", CARDS)
    do(s, "A: Twice (1)")
    assert honor(s) == [5, 5] and not is_dishonorable(s, "Twice")


@rule("emp.dishonor.6")
def test_a_gain_from_an_action_that_targeted_the_dishonorable() -> None:
    s = table("A 5: Plain Guard~ | Bow and Gain \nB 5: Plain Rider~", CARDS)
    do(s, "A: Bow and Gain", "A: Plain Guard")
    assert honor(s) == [5, 5] and not is_dishonorable(s, "Plain Guard")
    s = table("A 5: Plain Guard~ | Bow and Gain \nB 5: Plain Rider~", CARDS)
    do(s, "A: Bow and Gain", "A: Plain Rider")
    assert honor(s) == [6, 5] and is_dishonorable(s, "Plain Rider")


@rule("emp.choose-performers.2", "emp.dishonor.6")
def test_being_chosen_is_not_being_targeted() -> None:
    pick = strategy("Pick Out", open_(Pick(PERSONALITY & YOURS, Bow(PICKED)), gain_honor(1)), focus=1)
    s = table("A 5: Plain Guard~ | Pick Out \nB 5:", (pick,))
    play(s, "A: Pick Out")
    assert is_bowed(s, "Plain Guard") and is_dishonorable(s, "Plain Guard") and honor(s) == [6, 5]


@rule("emp.abilities.2", "emp.abilities.3", "emp.when-can-i-take-an-action.3")
def test_two_designators_two_times() -> None:
    s = table("A 5: Plain Guard[Banner] \nB 5:", CARDS)
    assert offered(s, "Banner")
    s = table("A 5: Plain Guard*[Banner] \nB 5: Plain Giant*\nbattle A>B", CARDS)
    do(s, "B: pass")
    assert offered(s, "Banner")


@rule("emp.when-can-i-take-an-action.4")
def test_battle_actions_only_in_combat() -> None:
    s = table("A 5: Plain Guard | Blow \nB 5: Plain Giant", CARDS)
    assert not offered(s, "Blow")
    s = table("A 5: Plain Guard* | Bow and Gain \nB 5: Plain Giant*\nbattle A>B", CARDS)
    do(s, "B: pass")
    assert not offered(s, "Bow and Gain")


@rule("emp.rules-of-location.1")
def test_cards_in_units_act_where_the_battle_is() -> None:
    s = table("A 5: Plain Guard+2[Banner], Plain Giant* \nB 5: Plain Rider*\nbattle A>B", CARDS)
    do(s, "B: pass")
    assert not offered(s, "Banner")
    assert why_not(s, "A", "Banner") == "emp.rules-of-location.1"


@rule("emp.rules-of-location.2")
def test_performers_must_be_at_the_battlefield() -> None:
    s = table("A 5: Plain Guard, Plain Giant*, Plain Sailor+2 | Blow \nB 5: Plain Rider*\nbattle A>B", CARDS)
    do(s, "B: pass", "A: Blow")
    assert options(s) == ["Plain Giant"]


@rule("emp.rules-of-location.4", "emp.move.2", "emp.units.4")
def test_an_action_that_moves_its_card_there_is_legal_from_home() -> None:
    s = table("A 5: Plain Guard* \nB 5: Caller[Plain Spears]\nbattle A>B", CARDS)
    assert offered(s, "Caller")
    do(s, "B: Caller")
    assert is_here(s, "Caller") and is_here(s, "Plain Spears") and honor(s) == [5, 6]
    s = table("A 5: Plain Guard* \nB 5: Plain Rider | Summons\nbattle A>B", CARDS)
    play(s, "B: Summons")
    assert is_here(s, "Plain Rider")


@rule("emp.rules-of-location.6")
def test_it_is_legal_even_if_the_movement_will_fail() -> None:
    s = table("A 5: Plain Guard* \nB 5: Rooted | Summons\nbattle A>B", CARDS)
    play(s, "B: Summons")
    assert at_home(s, "Rooted") and in_discard(s, "Summons")


@rule("emp.no-second-battle.1")
def test_who_has_attacked_does_not_move_to_another_battle() -> None:
    s = table("A 5: Caller*, Plain Giant+2, Plain Sailor | Summons, Summons \nB 5: Plain Rider+2\nbattle A>B 1", CARDS)
    pass_until(s, "A: fight the battle at")
    do(s, "A: B's province 2", "B: pass", "A: Summons", "A: Caller")
    assert at_home(s, "Caller")
    do(s, "B: pass", "A: Summons", "A: Plain Sailor")
    assert is_here(s, "Plain Sailor")


@rule("emp.how-long-do-things-last.1", "emp.how-long-do-things-last.3")
def test_bonuses_end_with_the_turn_and_bowing_does_not() -> None:
    s = table("A 5: Plain Guard* | Blow, Plain Two \nB 5: Plain Rider*_\nbattle A>B", CARDS)
    play(s, "B: pass", "A: Blow")
    assert force(s, "Plain Guard") == 5
    pass_until(s, "B: declare an attack")
    assert force(s, "Plain Guard") == 3 and is_bowed(s, "Plain Guard")


@rule("emp.action-resolution.1", "emp.action-resolution.2")
def test_effects_go_on_when_their_card_is_gone() -> None:
    lost = personality("Lost", CRAB, open_(Destroy(THIS), gain_honor(2)), force=1, chi=2, cost=1, personal_honor=1)
    s = table("A 5: Lost \nB 5:", (lost,))
    do(s, "A: Lost")
    assert not in_play(s, "Lost") and honor(s) == [7, 5]


@rule("emp.pay-costs.6", "emp.negate.1")
def test_paying_a_cost_is_no_effect() -> None:
    s = table("A 5: Plain Guard | Bow to Gain \nB 5: | Hush", (*CARDS, HUSH))
    play(s, "A: Bow to Gain", "B: Hush")
    assert is_bowed(s, "Plain Guard") and honor(s) == [5, 5]


@rule("emp.negate.1")
def test_negated_effects_begin_no_duel_no_search_no_battle_and_no_further_action() -> None:
    deeds = {
        "Challenge": Duel(THAT, THAT_OTHER, loser=(Bow(PICKED),)),
        "Trap": FightApart(THAT, THAT_OTHER),
        "Look About": Search(ITEM),
        "Once More": AdditionalAction(),
    }
    for name, deed in deeds.items():
        card = strategy(name, open_(deed, target=(PERSONALITY & YOURS, PERSONALITY & OTHERS)), focus=1)
        for answer, happens in (("B: Hush", False), ("B: pass", True)):
            s = table(f"A 5: Plain Guard | {name} | | | Plain Sword \nB 5: Plain Rider | Hush", [card, HUSH])
            play(s, f"A: {name}", answer)
            assert (decision(s) != "B: action") is happens, name


HUSH = strategy("Hush", reaction(BeforeResolution(), NegateEffects()), focus=1)
