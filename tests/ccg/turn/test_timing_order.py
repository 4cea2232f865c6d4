"""Samurai Edition: before, when and after an occurrence; the order in which everything answers it; triggered traits."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.state import FORCE
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
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


DRILL = act("Drill", Bow(THAT), target=PERSONALITY)
ALL_BOW = act("All Bow", Bow(PERSONALITY & OTHERS))
BEFORE = holding("Before", reaction(Would("bow", PERSONALITY), gain_honor(1)), cost=0)
WHEN = holding("When", reaction(When(Bows(PERSONALITY)), gain_honor(1)), cost=0)
AFTER = holding("After", reaction(Bows(PERSONALITY), gain_honor(1)), cost=0)
TRAIT = holding("Trait", trait(Bows(PERSONALITY), gain_honor(1)), cost=0)
STOP = strategy("Stop", reaction(Would("bow", PERSONALITY), NegateIt()), focus=1)
CARDS = (DRILL, ALL_BOW, BEFORE, WHEN, AFTER, TRAIT, STOP)


def asked(s: Any, *names: str) -> list[str]:
    """Which of these cards may answer, in the order in which they are offered; everybody passes."""
    found: list[str] = []
    while decision(s) != "B: action":
        found += [x for x in options(s) if x in names and x not in found]
        do(s, f"{decision(s)[0]}: {'pass' if offered(s, 'pass') else options(s)[0]}")
    return found


@editions(samurai=rule("sam.timing.4", "sam.timing.3", "sam.open-timing-a-to-e.1"))
def test_when_is_later_than_before_and_earlier_than_after() -> None:
    s = table("A 5: | Drill \nB 5: After, When, Before, Plain Guard", CARDS)
    do(s, "A: Drill")
    assert asked(s, "Before", "When", "After") == ["Before", "When", "After"]
    early = holding("Early", trait(Would("bow", PERSONALITY), gain_honor(3)), cost=0)
    s = table("A 5: | Drill \nB 5: After, Before, Early, Trait, Plain Guard", (*CARDS, early))
    play(s, "A: Drill")
    assert offered(s, "Before") and honor(s)[1] == 8 and not is_bowed(s, "Plain Guard"), "a trait before it"
    play(s, "B: pass")
    assert offered(s, "After") and honor(s)[1] == 9 and is_bowed(s, "Plain Guard"), "and one after it"


@editions(samurai=rule("sam.timing.8", "sam.timing.9"))
def test_a_delayed_effect_without_before_or_after_happens_when() -> None:
    omen = act("Omen", Later(When(Bows(PERSONALITY)), (gain_honor(5),)))
    s = table("A 5: | Omen, Drill \nB 5: Plain Guard, After, When, Before", (*CARDS, omen))
    do(s, "A: Omen", "B: pass", "A: Drill")
    found = []
    while decision(s) != "B: action":
        found.append((options(s)[0], s.honor[0]))
        do(s, f"{decision(s)[0]}: {'pass' if offered(s, 'pass') else options(s)[0]}")
    assert [x for x in found if x[0] in ("Before", "When", "After")] == [("Before", 5), ("When", 10), ("After", 10)]


@editions(samurai=rule("sam.timing.7", "sam.timing-order.3"))
def test_continuous_effects_begin_and_end_as_it_happens() -> None:
    chief = someone("Chief", has(PERSONALITY & YOURS - THIS, force=1, when=Exists(THIS & UNBOWED)))
    s = table("A 5: | Drill \nB 5: Chief, Plain Guard, When", (*CARDS, chief))
    do(s, "A: Drill", "A: Chief")
    assert decision(s) == "B: reactions when" and force(s, "Plain Guard") == 3
    wild = someone("Wild", has(PERSONALITY & YOURS - THIS, force=1, when=Exists(THIS & BOWED)))
    s = table("A 5: | Drill \nB 5: Wild, Chief, Plain Guard, Before, When, After", (*CARDS, chief, wild))
    do(s, "A: Drill", "A: Wild")
    assert decision(s) == "B: reactions before" and force(s, "Plain Guard") == 4, "not before it"
    do(s, "B: pass")
    assert decision(s) == "B: reactions when" and force(s, "Plain Guard") == 5, "as it happens it begins"


@editions(samurai=rule("sam.timing-order.1", "sam.timing-order.2", "sam.blind-cards-rule.3"))
def test_what_is_negated_first_is_answered_by_nobody() -> None:
    stiff = someone("Stiff", WillNot(THIS, "bow"))
    s = table("A 5: | Drill \nB 5: Stiff, Before, When, After, Trait | Stop", (*CARDS, stiff))
    do(s, "A: Drill", "A: Stiff")
    assert decision(s) == "B: action" and honor(s) == [5, 5]
    root = act("Root", Negate("bowing", THAT), target=PERSONALITY)
    s = table("A 5: | Root, Drill \nB 5: Plain Guard, Before, After", (*CARDS, root))
    play(s, "A: Root", "B: pass", "A: Drill")
    assert decision(s) == "B: action" and not is_bowed(s, "Plain Guard")


@editions(samurai=rule("sam.timing-order.4"))
def test_the_rules_come_before_delayed_effects_traits_and_reactions() -> None:
    praise = act("Praise", gain_honor(2), target=PERSONALITY & YOURS)
    joy = holding("Joy", trait(PlayerWould("gain Honor"), draw()), cost=0)
    s = table("A 5: Plain Guard~, Joy | Praise \nB 5:", (praise, joy))
    play(s, "A: Praise")
    assert not is_dishonorable(s, "Plain Guard") and honor(s) == [5, 5] and hand(s, "A") == []
    slay = act("Slay", Destroy(THAT), target=PERSONALITY)
    poor = HonorIs("<=", Num(1))
    grief = holding("Grief", trait(Destroyed(PERSONALITY, True), draw(), when=poor), cost=0)
    s = table("A 5: Plain Lady~, Grief | Slay \nB 5:", (slay, grief))
    play(s, "A: Slay")
    assert honor(s) == [1, 5] and len(hand(s, "A")) == 1, "the Honor is lost before any trait answers the death"
    all_die = act("All Die", Destroy(PERSONALITY))
    for first, other in ("AB", "BA"):
        cards = {first: "Plain Lady~ | All Die", other: "Plain Lady~"}
        s = table(f"A -19: {cards['A']} \nB -19: {cards['B']}\naction phase, active {first}", (all_die,))
        do(s, f"{first}: All Die")
        assert decision(s) == f"{first}: who loses first" and options(s) == ["A", "B"], (
            "as the active player orders them"
        )
        do(s, f"{first}: {other}")
        assert s.winner == "AB".index(first)


@editions(samurai=rule("sam.timing-order.6"))
def test_delayed_effects_source_by_source() -> None:
    one = act("One", Later(Bows(PERSONALITY), (gain_honor(1),)), Later(Bows(PERSONALITY), (draw(),)))
    two = act("Two", Later(Bows(PERSONALITY), (lose_honor(1),)), Later(Bows(PERSONALITY), (draw(),)))
    s = table("A 5: | One, Two, Drill \nB 5: Plain Guard", (*CARDS, one, two))
    do(s, "A: One", "B: pass", "A: Two", "B: pass", "A: Drill", "A: Plain Guard")
    assert decision(s).startswith("A: which delayed")
    assert [x.split(" (")[0] for x in options(s)] == ["One", "One", "Two", "Two"]
    do(s, "A: Two (2)")
    assert {x.split(" (")[0] for x in options(s)} == {"One"}, "the rest of one source came first"
    assert honor(s) == [4, 5] and len(hand(s, "A")) == 1
    do(s, f"A: {options(s)[0]}")
    play(s)
    assert honor(s) == [5, 5] and len(hand(s, "A")) == 2


@editions(samurai=rule("sam.timing-order.7", "sam.timing-order.12", "sam.triggered-traits.13"))
def test_traits_in_the_active_players_order_before_reactions() -> None:
    tax = holding("Tax", trait(Bows(PERSONALITY), lose_honor(1)), cost=0)
    s = table("A 5: Trait | Drill \nB 5: Plain Guard, Tax, After", (*CARDS, tax))
    do(s, "A: Drill", "A: Plain Guard")
    assert decision(s) == "A: traits after" and options(s) == ["Trait", "Tax"], "and no way to pass"
    do(s, "A: Tax")
    assert honor(s) == [5, 4] and not offered(s, "After")
    play(s)
    assert honor(s) == [6, 4] and decision(s) == "B: reactions after"


@editions(samurai=rule("sam.timing-order.8", "sam.timing-order.9", "sam.timing-order.16"))
def test_reactions_go_round_from_the_active_player_until_all_pass() -> None:
    s = table("A 5: After | Drill \nB 5: Plain Guard, After, After", CARDS)
    do(s, "A: Drill", "A: pass")
    assert decision(s) == "B: reactions after"
    do(s, f"B: {options(s)[0]}")
    assert decision(s) == "A: reactions after", "only passes in a row end it"
    do(s, "A: After")
    assert decision(s) == "B: reactions after"
    do(s, "B: pass")
    assert decision(s) == "B: action" and honor(s) == [6, 6]
    assert not offered(s, "After"), "it cannot be put off"


@editions(samurai=rule("sam.timing-order.7", "sam.timing-order.8", "sam.timing-order.14"))
def test_the_active_player_orders_and_reacts_first_whoever_acts() -> None:
    tax = holding("Tax", trait(Bows(PERSONALITY), lose_honor(1)), cost=0)
    all_bow = act("Bow Down", Bow(PERSONALITY))
    text = "A 5: Trait, After | Drill, Bow Down \nB 5: Plain Guard, Plain Giant, Tax, After\naction phase, active B"
    s = table(text, (*CARDS, tax, all_bow))
    do(s, "B: pass", "A: Drill", "A: Plain Guard")
    assert decision(s) == "B: traits after" and sorted(options(s)) == ["Tax", "Trait"]
    play(s, "B: Tax")
    assert decision(s) == "B: reactions after" and options(s) == ["After", "pass"], "and B reacts first"
    do(s, "B: pass")
    assert decision(s) == "A: reactions after"
    s = table(text, (*CARDS, tax, all_bow))
    do(s, "B: pass", "A: Bow Down")
    assert decision(s) == "B: which occurrence first"


@editions(samurai=rule("sam.timing-order.6"))
def test_the_active_player_orders_delayed_effects_whosever_they_are() -> None:
    one = act("One", Later(Bows(PERSONALITY), (gain_honor(1),)))
    two = act("Two", Later(Bows(PERSONALITY), (lose_honor(2),)))
    s = table("A 5: | One, Drill \nB 5: Plain Guard | Two \naction phase, active B", (*CARDS, one, two))
    do(s, "B: Two", "A: One", "B: pass", "A: Drill", "A: Plain Guard")
    assert decision(s).startswith("B: which delayed") and sorted(options(s)) == ["One", "Two"]


@editions(samurai=rule("sam.timing-order.11", "sam.open-before-reaction-negation.1"))
def test_what_comes_earlier_can_take_the_later_away() -> None:
    s = table("A 5: | Drill \nB 5: Plain Guard, Before, Trait, After | Stop", CARDS)
    do(s, "A: Drill", "B: Stop")
    assert decision(s) == "B: action" and honor(s) == [5, 5] and not is_bowed(s, "Plain Guard")
    tax = holding("Tax", trait(Bows(PERSONALITY), lose_honor(1)), cost=0)
    rich = holding("Rich", reaction(Bows(PERSONALITY), gain_honor(3), when=HonorIs(">=", Num(5))), cost=0)
    poor = holding(
        "Poor", reaction(Bows(PERSONALITY), gain_honor(count(PERSONALITY)), when=HonorIs("<=", Num(4))), cost=0
    )
    reap = holding("Reap", trait(Bows(PERSONALITY), Destroy(PERSONALITY & UNBOWED)), cost=0)
    s = table("A 5: | Drill \nB 5: Plain Guard, Plain Giant, Tax, Reap, Rich, Poor", (*CARDS, tax, rich, poor, reap))
    do(s, "A: Drill", "A: Plain Guard", "A: Tax")
    play(s)
    assert options(s) == ["Poor", "pass"], "a trait has made one Reaction irrelevant"
    do(s, "B: Poor")
    assert honor(s) == [5, 5], "and altered what the other does"
    fell = someone("Fell", trait(Would("bow", PERSONALITY - THIS), Destroy(IT)))
    s = table("A 5: | Drill \nB 5: Plain Guard, Fell, Before, After", (*CARDS, fell))
    play(s, "A: Drill", "A: Plain Guard")
    assert in_discard(s, "Plain Guard")
    do(s, "B: pass")
    assert decision(s) == "B: action" and not is_bowed(s, "Plain Guard"), (
        "he cannot bow any more, and nothing is after it"
    )


@editions(samurai=rule("sam.timing-order.13", "sam.triggered-traits.5"))
def test_one_answer_of_one_copy_to_one_occurrence() -> None:
    often = holding("Often", reaction(Bows(PERSONALITY), gain_honor(1), limit=ANY_NUMBER), cost=0)
    s = table("A 5: | Drill \nB 5: Plain Guard, Often, Trait", (*CARDS, often))
    play(s, "A: Drill", "B: Often")
    assert honor(s) == [5, 7] and decision(s) == "B: action"
    s = table("A 5: | All Bow \nB 5: Plain Guard, Plain Giant, Often", (*CARDS, often))
    do(s, "A: All Bow")
    while decision(s) != "B: action":
        do(s, f"{decision(s)[0]}: {options(s)[0]}")
    assert honor(s) == [5, 7], "one for each of two occurrences"


@editions(samurai=rule("sam.timing-order.14", "sam.timing-order.18", "sam.timing.1"))
def test_of_several_triggers_each_with_all_its_answers() -> None:
    s = table("A 5: | All Bow \nB 5: Plain Guard, Plain Giant, Trait, After, After", CARDS)
    do(s, "A: All Bow")
    assert decision(s) == "A: which occurrence first" and options(s) == ["Plain Guard", "Plain Giant"]
    play(s, "A: Plain Giant")
    assert honor(s) == [5, 6] and decision(s) == "B: reactions after", "the trait answered one of them"
    do(s, f"B: {options(s)[0]}", "B: pass")
    play(s)
    assert honor(s) == [5, 8] and decision(s) == "B: reactions after", "then the trait answered the other"
    do(s, "B: pass")
    assert decision(s) == "B: action"


@editions(samurai=rule("sam.timing.2"))
def test_what_has_begun_is_carried_out_before_anything_goes_on() -> None:
    chain = holding("Chain", reaction(Bows(PERSONALITY), gain_honor(1), Bow(THAT), gain_honor(1), target=ITEM), cost=0)
    s = table("A 5: | Fall In \nB 5: Plain Guard[Plain Sword], Chain", (CALL, chain))
    play(s, "A: Fall In", "B: Chain")
    assert is_bowed(s, "Plain Sword") and honor(s) == [6, 7]
    links = someone("Links", trait(Bows(PERSONALITY - THIS), Bow(THAT), gain_honor(1), target=ITEM))
    both = act("Both", Bow(THAT), gain_honor(count(ITEM & BOWED)), target=PERSONALITY & OTHERS & UNBOWED)
    s = table("A 5: | Both \nB 5: Plain Guard[Plain Sword], Links", (both, links))
    play(s, "A: Both", "A: Plain Guard")
    assert is_bowed(s, "Plain Sword") and honor(s) == [6, 6], (
        "a trait is done before the action inside which it began goes on"
    )


CALL = act("Fall In", Bow(PERSONALITY & OTHERS), gain_honor(1))


@editions(samurai=rule("sam.timing.6"))
def test_what_alters_a_choice_comes_after_it_and_before_its_outcome() -> None:
    brave = someone("Brave", reaction(WouldTarget(PERSONALITY & YOURS - THIS), TargetsInstead(THIS)))
    s = table("A 5: | Drill \nB 5: Plain Guard, Brave", (*CARDS, brave))
    do(s, "A: Drill", "A: Plain Guard")
    assert decision(s) == "B: reactions before" and not is_bowed(s, "Plain Guard")
    do(s, "B: Brave")
    assert is_bowed(s, "Brave") and not is_bowed(s, "Plain Guard")


@editions(samurai=rule("sam.timing.10", "sam.timing.11"))
def test_points_of_time_and_occurrences() -> None:
    point = holding("Point", reaction(Engages(), gain_honor(1)), cost=0)
    s = table("A 5: Plain Guard+1, Point \nB 5:\nattack A>B", (point,))
    play(s, "A: B's province 1")
    assert offered(s, "Point"), "after engaging, though nobody opposes"
    s = table("A 5: Plain Guard | Empty \nB 5: After", (*CARDS, act("Empty", Bow(PERSONALITY & OTHERS))))
    do(s, "A: Empty")
    assert decision(s) == "B: action", "nobody bowed"
    s = table("A 5: | Drill \nB 5: After, Plain Guard | Stop", CARDS)
    do(s, "A: Drill", "A: Plain Guard")
    do(s, "B: Stop")
    assert not is_bowed(s, "Plain Guard") and not offered(s, "After"), "it was negated"
    s = table("A 5: | Drill \nB 5: After, Plain Guard_, Plain Rider", CARDS)
    do(s, "A: Drill", "A: Plain Guard")
    assert decision(s) == "B: action", "he was bowed already"


@editions(samurai=rule("sam.open-end-of-turn-expiry.1"))
def test_around_the_end_of_the_turn() -> None:
    strong = act("Strong", give(THAT, force=3), target=PERSONALITY & YOURS)
    last = holding(
        "Last", reaction(TurnEnds(), gain_honor(1), when=Exists(PERSONALITY & With("force", ">=", Num(6)))), cost=0
    )
    first = holding("First", reaction(TurnBegins(), gain_honor(1), when=Exists(PERSONALITY & With("force", ">=", Num(6)))),
                    cost=0)  # fmt: skip
    s = table("A 5: Plain Guard, Last, First | Strong \nB 5:", (strong, last, first))
    play(s, "A: Strong")
    assert force(s, "Plain Guard") == 6
    pass_until(s, "A: reactions before")
    assert offered(s, "Last"), "effects that last for the turn are still there before it ends"
    do(s, "A: Last")
    assert honor(s) == [6, 5]
    pass_until(s, "B: declare")
    assert force(s, "Plain Guard") == 3 and honor(s) == [6, 5], "and not after it"


# --- triggered traits -----------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.triggered-traits.1", "sam.triggered-traits.3", "sam.triggered-traits.11"))
def test_a_trait_with_conditions_targets_and_costs_happens_by_itself() -> None:
    herald = someone("Herald", trait(Bows(PERSONALITY & OTHERS), Bow(THAT), gain_honor(1), target=ITEM,
                                     when=HonorIs("<=", Num(5)), cost=lose_honor(1)))  # fmt: skip
    s = table("A 5: Herald | Drill \nB 5: Plain Guard[Plain Sword]", (*CARDS, herald))
    play(s, "A: Drill", "A: Plain Guard")
    assert is_bowed(s, "Plain Sword") and honor(s) == [5, 5] and decision(s) == "B: action"
    s = table("A 6: Herald | Drill \nB 7: Plain Guard[Plain Sword]", (*CARDS, herald))
    play(s, "A: Drill", "A: Plain Guard")
    assert not is_bowed(s, "Plain Sword") and honor(s) == [6, 7]


@editions(samurai=rule("sam.triggered-traits.2"))
def test_a_trait_works_in_play_and_where_it_says() -> None:
    ghost = someone("Ghost", trait(Bows(PERSONALITY), gain_honor(1)))
    late = someone("Late", trait(Bows(PERSONALITY), gain_honor(2), where="in discard"))
    s = table("A 5: | Drill, Ghost | Ghost | Ghost \nB 5: Plain Guard", (*CARDS, ghost))
    play(s, "A: Drill")
    assert honor(s) == [5, 5]
    s = table("A 5: Late | Drill | | Late \nB 5: Plain Guard", (*CARDS, late))
    play(s, "A: Drill", "A: Plain Guard")
    assert honor(s) == [7, 5]
    omen = strategy("Omen", trait(Bows(PERSONALITY), gain_honor(4)), open_(Bow(THAT), target=PERSONALITY), focus=1)
    s = table("A 5: | Omen, Drill \nB 5: Plain Guard, Plain Rider | Omen", (*CARDS, omen))
    play(s, "A: Omen", "A: Plain Guard")
    assert honor(s) == [9, 5], "in a resolution area, but not in a hand"
    play(s, "B: pass", "A: Drill", "A: Plain Rider")
    assert honor(s) == [9, 5], "nor in a discard pile"
    duel = act("Duel", Duel(PERFORMER, THAT, loser=(Bow(PICKED),)), performer=PERSONALITY & YOURS,
               target=PERSONALITY & OTHERS)  # fmt: skip
    text = "A 5: Plain Duelist | Duel | | | Omen, Omen, Omen \nB 5: Plain Guard | | | | Plain Two, Plain Two, Plain Two"
    s = table(text, (omen, duel))
    play(s, "A: Duel", "B: strike")
    assert is_bowed(s, "Plain Guard") and honor(s) == [5, 5], "not in a focus pool"
    s = table(text, (omen, duel))
    play(s, "A: Duel", "B: Plain Two", "A: Omen", "B: strike")
    assert is_bowed(s, "Plain Guard") and honor(s) == [9, 5], "in a focusing area"


@editions(samurai=rule("sam.triggered-traits.6", "sam.triggered-traits.7", "sam.open-when-optional-trait.1"))
@pytest.mark.parametrize(("castle", "paid"), [("Castle", True), ("Castle_", False)])
def test_a_traits_cost_is_paid_by_whoever_can(castle: str, paid: bool) -> None:
    dues = someone("Dues", trait(Bows(PERSONALITY & OTHERS), gain_honor(2), cost=pay_gold(2)))
    s = table(f"A 5: {castle}, Plain Farm, Dues | Drill \nB 5: Plain Guard", (*CARDS, dues))
    play(s, "A: Drill", "A: Plain Guard")
    if paid:
        assert decision(s) == "A: pay 2 gold" and offered(s, "Castle") and offered(s, "Plain Farm"), (
            "he chooses with what"
        )
        play(s, "A: Castle")
    assert honor(s) == [7 if paid else 5, 5] and decision(s) == "B: action"


@editions(samurai=rule("sam.triggered-traits.8"))
@pytest.mark.parametrize(("n", "then"), [(2, 7), (-2, 3)])
def test_honor_after_a_card_entered_play(n: int, then: int) -> None:
    deed = gain_honor(n) if n > 0 else lose_honor(-n)
    banner = item("Banner", trait(Enters(THIS), deed), force=0, chi=0, cost=0, focus=1)
    s = table("A 5: Plain Guard | Banner \nB 5:", (banner,))
    play(s, "A: Equip")
    assert honor(s) == [then, 5] and in_play(s, "Banner")


@editions(samurai=rule("sam.triggered-traits.12"))
def test_a_trait_goes_on_without_its_card() -> None:
    martyr = someone("Martyr", trait(Bows(PERSONALITY & OTHERS), Destroy(THIS), gain_honor(2), draw()))
    s = table("A 5: Martyr | Drill \nB 5: Plain Guard", (*CARDS, martyr))
    play(s, "A: Drill", "A: Plain Guard")
    assert in_discard(s, "Martyr") and honor(s) == [7, 5] and len(hand(s, "A")) == 1


@editions(samurai=rule("sam.triggered-traits.14"))
def test_a_limit_before_the_colon_means_the_first_opportunity() -> None:
    once = someone("Once", trait(Bows(PERSONALITY & OTHERS), May(gain_honor(1)), limit=Limit(1, "turn")))
    s = table("A 5: Once | Drill, Drill \nB 5: Plain Guard, Plain Giant", (*CARDS, once))
    do(s, "A: Drill", "A: Plain Guard", "A: no", "B: pass", "A: Drill")
    play(s, "A: Plain Giant")
    assert decision(s) == "B: action" and honor(s) == [5, 5], "also if nothing came of it"
    s = table("A 5: Once \nB 5: Plain Guard, Plain Giant | Drill, Drill", (*CARDS, once))
    do(s, "A: pass", "B: Drill", "B: Plain Guard", "A: no")
    pass_until(s, "A: declare")
    while not (s.first == 1 and decision(s) == "B: action"):
        pass_until(s, "B: action")
    play(s, "B: Drill", "B: Plain Giant")
    assert decision(s) == "A: may", "in the next period again"


@editions(samurai=rule("sam.triggered-traits.15"))
def test_a_limit_after_the_colon_means_the_effect() -> None:
    once = someone("Once", trait(Bows(PERSONALITY & OTHERS), Once(May(gain_honor(1)))))
    s = table("A 5: Once | Drill, Drill, Drill \nB 5: Plain Guard, Plain Giant, Plain Lady", (*CARDS, once))
    do(s, "A: Drill", "A: Plain Guard", "A: no", "B: pass", "A: Drill")
    play(s, "A: Plain Giant")
    assert decision(s) == "A: may", "what was not done does not count"
    do(s, "A: yes", "B: pass", "A: Drill")
    play(s, "A: Plain Lady")
    assert decision(s) == "B: action" and honor(s) == [6, 5]


# --- traits and continuous traits -----------------------------------------------------------------------------------


@editions(samurai=rule("sam.traits.1"))
def test_each_sentence_is_a_trait() -> None:
    two = someone("Two", trait(Bows(PERSONALITY & OTHERS), gain_honor(1)), has(THIS, force=2, chi=1))
    s = table("A 5: Two | Drill \nB 5: Plain Guard", (*CARDS, two))
    assert force(s, "Two") == 4
    play(s, "A: Drill", "A: Plain Guard")
    assert honor(s) == [6, 5]


@editions(samurai=rule("sam.traits.4"))
def test_a_trait_that_is_there_already_is_not_had_twice() -> None:
    rider = act("Rider", GainsKeyword(THAT, "cavalry"), target=PERSONALITY)
    off = act("Off", LosesKeyword(THAT, "cavalry"), target=PERSONALITY)
    count_them = act("Count Them", gain_honor(count(keyword("cavalry"))))
    s = table("A 5: Plain Rider | Rider, Rider, Off, Count Them \nB 5:", (rider, off, count_them))
    for _ in range(2):
        do(s, "A: Rider", "B: pass")
    do(s, "A: Off", "B: pass", "A: Count Them")
    assert honor(s) == [5, 5], "one removal takes all of it"


@editions(samurai=rule("sam.traits.3"))
def test_effects_of_a_trait_have_the_keywords_of_their_card() -> None:
    spirit = someone("Spirit", trait(Bows(PERSONALITY & OTHERS), Bow(THAT), target=ITEM), keywords="shadowlands")
    ward = item(
        "Ward",
        trait(Would("bow", THIS), NegateIt(), when=FromA(keyword("shadowlands"))),
        force=1,
        chi=0,
        cost=0,
        focus=1,
    )
    s = table("A 5: Spirit | Drill \nB 5: Plain Guard[Ward]", (*CARDS, spirit, ward))
    play(s, "A: Drill", "A: Plain Guard")
    assert not is_bowed(s, "Ward")


@editions(samurai=rule("sam.continuous-traits.1", "sam.continuous-traits.3", "sam.duration-continuous.3"))
def test_continuous_traits_are_on_while_their_card_is_in_play() -> None:
    chief = someone("Chief", has(PERSONALITY & YOURS - THIS, force=1))
    kill = act("Kill", Destroy(THAT), target=PERSONALITY & OTHERS)
    s = table("A 5: | Kill | \nB 5: Chief, Plain Guard", (chief, kill))
    assert force(s, "Plain Guard") == 4
    pass_until(s, "B: declare")
    assert force(s, "Plain Guard") == 4, "in every turn"
    s = table("A 5: | Kill \nB 5: Chief, Plain Guard", (chief, kill))
    do(s, "A: Kill", "A: Chief")
    assert force(s, "Plain Guard") == 3
    proud = someone("Proud", has(PERSONALITY & YOURS - THIS, force=1, when=HonorIs(">=", Num(5))))
    fine, back = (
        act("Fine", lose_honor(1, his(THAT)), target=PERSONALITY & OTHERS),
        act("Back", PutOnTop(THAT), target=PERSONALITY),
    )
    s = table("A 5: | Fine, Back \nB 5: Proud, Plain Guard", (proud, fine, back))
    assert force(s, "Plain Guard") == 4
    do(s, "A: Fine", "A: Proud")
    assert force(s, "Plain Guard") == 3, "its condition is not met any more"
    s = table("A 5: | Back \nB 5: Proud, Plain Guard", (proud, back))
    do(s, "A: Back", "A: Plain Guard")
    assert not in_play(s, "Plain Guard") and stats.stat(s, find(s, "Plain Guard"), FORCE) == 3, (
        "nor does it reach who left"
    )


@editions(samurai=rule("sam.continuous-traits.2", "sam.effects-in-and-out-of-play.5"))
def test_out_of_play_it_affects_its_own_card_alone() -> None:
    riders = follower("Riders", HasKeyword(FOLLOWER & YOURS, "cavalry"), force=1, cost=0, focus=1)
    s = table("A 5: Plain Guard[Plain Spears] | Riders \nB 5:", (riders,))
    from gorin.rulesets.ccg import facts

    assert s.p[facts.CAVALRY] == 1 << find(s, "Riders")


@editions(samurai=rule("sam.duration-continuous.2"))
def test_a_continuous_effect_begins_with_both_cards_and_its_condition() -> None:
    chief = someone("Chief", has(PERSONALITY & YOURS - THIS, force=1, when=HonorIs(">=", Num(6))))
    praise = act("Praise", gain_honor(1))
    ransom = act("Revive", BringIntoPlay(THAT, free=True), target=PERSONALITY & Is("discarded"))
    s = table("A 5: Chief, Plain Guard | Praise, Revive | | Plain Giant \nB 15:", (chief, praise, ransom))
    assert force(s, "Plain Guard") == 3
    do(s, "A: Praise", "B: pass")
    assert force(s, "Plain Guard") == 4
    play(s, "A: Revive")
    assert force(s, "Plain Giant") == 10
    s = table("A 6: Plain Guard | Revive | | Chief \nB 15:", (chief, ransom))
    assert force(s, "Plain Guard") == 3, "not while its own card is elsewhere"
    play(s, "A: Revive")
    assert force(s, "Plain Guard") == 4
