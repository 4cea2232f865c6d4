"""Samurai Edition: before, when and after an occurrence; the order in which everything answers it."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    decision,
    do,
    editions,
    force,
    hand,
    honor,
    in_discard,
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


@editions(samurai=rule("sam.timing.8"))
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
    toll = act("Toll", lose_honor(2, his(THAT)), target=PERSONALITY & OTHERS)
    pride = holding("Pride", trait(PlayerWould("lose Honor"), gain_honor(ThatMuch())), cost=0)
    for less, gained in ((1, 1), (2, 0)):
        calm = strategy("Calm", reaction(BeforeResolution("another"), ReduceHonor(less)), focus=1)
        s = table("A 5: | Toll \nB 5: Plain Giant, Pride | Calm", (toll, pride, calm))
        play(s, "A: Toll", "B: Calm")
        assert honor(s) == [5, 5 - 2 + less + gained], "what lasts modifies it before anything answers it"


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
    omen = act("Omen", Later(Destroyed(PERSONALITY), (If(poor, draw()),)))
    s = table("A 5: Plain Lady~ | Omen, Slay \nB 5:", (slay, omen))
    play(s, "A: Omen", "B: pass", "A: Slay")
    assert honor(s) == [1, 5] and len(hand(s, "A")) == 1, "and before anything that was delayed"
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


@editions(samurai=rule("sam.timing-order.6", "sam.timing-order.7", "sam.triggered-traits.13"))
def test_at_every_point_first_what_was_delayed_then_traits_then_reactions() -> None:
    points = {"before": Would("bow", PERSONALITY), "when": When(Bows(PERSONALITY)), "after": Bows(PERSONALITY)}
    for point, on in points.items():
        omen = act("Omen", Later(on, (gain_honor(1),)))
        sign = holding("Sign", trait(on, gain_honor(10), when=HonorIs("==", Num(6))), cost=0)
        echo = holding("Echo", reaction(on, gain_honor(100)), cost=0)
        s = table("A 5: Sign | Omen, Drill \nB 5: Plain Guard, Echo", (*CARDS, omen, sign, echo))
        play(s, "A: Omen", "B: pass", "A: Drill")
        assert decision(s) == f"B: reactions {point}" and honor(s) == [16, 5], "the trait found what was delayed done"
        do(s, "B: Echo")
        assert honor(s) == [16, 105]


@editions(samurai=rule("sam.timing.9"))
def test_conflicts_at_a_when_point_are_resolved_as_at_any_other() -> None:
    on = When(Bows(PERSONALITY))
    one, two = (holding(x, trait(on, gain_honor(n)), cost=0) for x, n in (("One", 1), ("Two", 10)))
    echo = holding("Echo", reaction(on, gain_honor(100)), cost=0)
    omen = act("Omen", Later(on, (gain_honor(1000),)))
    text = "A 5: One, Echo | Omen, Drill \nB 5: Plain Guard, Two, Echo\naction phase, active B"
    s = table(text, (*CARDS, one, two, echo, omen))
    do(s, "B: pass")
    play(s, "A: Omen", "B: pass", "A: Drill")
    assert decision(s) == "B: traits when" and sorted(options(s)) == ["One", "Two"] and honor(s)[0] == 1005
    play(s, "B: One")
    assert decision(s) == "B: reactions when" and honor(s) == [1006, 15], "the active player orders and reacts first"
    do(s, "B: pass")
    assert decision(s) == "A: reactions when"
    do(s, "A: Echo", "B: Echo")
    assert honor(s) == [1106, 115]


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
    s = table("A 5: After | Drill \nB 5: Plain Guard, After, After", CARDS)
    do(s, "A: Drill", "A: pass")
    do(s, f"B: {options(s)[0]}", "A: pass")
    assert decision(s) == "B: reactions after", "A passed twice, but B acted between: nobody passed after A yet"
    do(s, f"B: {options(s)[0]}")
    assert decision(s) == "A: reactions after", "and whoever passed twice is asked again"
    do(s, "A: After")
    assert decision(s) == "B: action" and honor(s) == [6, 7]


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
