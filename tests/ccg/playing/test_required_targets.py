"""Samurai Edition: what must be targeted, when and by whom; what a target is; keywords of actions and of their cards."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    decision,
    do,
    editions,
    find,
    force,
    honor,
    in_discard,
    in_play,
    is_bowed,
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


AIM = act("Aim", MayTarget(PERSONALITY & OTHERS, Bow(PICKED), must=True), gain_honor(1), cost=DiscardACard())
MAY_AIM = act("May Aim", gain_honor(1), MayTarget(PERSONALITY & OTHERS, Bow(PICKED)))
BOTH = act(
    "Both", MayTarget(PERSONALITY & OTHERS, Bow(PICKED), must=True), Straighten(THAT), target=PERSONALITY & YOURS
)
TWO_AIMS = act(
    "Two Aims",
    MayTarget(PERSONALITY & OTHERS, Bow(PICKED), must=True),
    MayTarget(PERSONALITY & YOURS, Straighten(PICKED), must=True),
)
LATER = act("Fated", Later(TurnEnds(), (MayTarget(PERSONALITY & OTHERS, Bow(PICKED), must=True),)), gain_honor(1))
EITHER_WAY = act(
    "Either Way",
    SelectOne((
        MayTarget(PERSONALITY & OTHERS, Bow(PICKED), must=True),
        MayTarget(PERSONALITY & OTHERS, give(PICKED, force=2), must=True),
    )),
)  # fmt: skip
ONE_WAY = act("One Way", SelectOne((MayTarget(PERSONALITY & OTHERS, Bow(PICKED), must=True), gain_honor(1))))
IF_POOR = act(
    "If Poor", gain_honor(1), If(HonorIs("<=", Num(3)), MayTarget(PERSONALITY & OTHERS, Bow(PICKED), must=True))
)
TWO_MINES = act("Two Mines", Straighten(THAT), target=Target(Is("holding") & YOURS, Num(2)))
UP_TO_TWO = act("Up To Two", Straighten(THAT), target=Target(Is("holding") & YOURS, Num(2), up_to=True))
HIS_CHOICE = act("His Choice", Pick(PERSONALITY & OTHERS, Bow(PICKED), by=CHOSEN), gain_honor(1))
CARDS = (AIM, MAY_AIM, BOTH, TWO_AIMS, LATER, EITHER_WAY, ONE_WAY, IF_POOR, TWO_MINES, UP_TO_TWO)


@editions(samurai=rule("sam.required-targeting.1", "sam.required-targeting.6"))
def test_what_effects_target_is_required_and_targeted_before_costs() -> None:
    s = table("A 5: | Aim, Plain Two \nB 5: Plain Guard, Plain Giant", CARDS)
    do(s, "A: Aim")
    assert decision(s) == "A: target" and options(s) == ["Plain Guard", "Plain Giant"]
    do(s, "A: Plain Guard")
    assert decision(s) == "A: discard a card" and not is_bowed(s, "Plain Guard")
    do(s, "A: Plain Two")
    assert is_bowed(s, "Plain Guard") and honor(s) == [6, 5]
    assert not offered(table("A 5: Plain Lady | Aim, Plain Two \nB 5:", CARDS), "Aim")


@editions(samurai=rule("sam.required-targeting.6"))
def test_what_may_be_targeted_is_not_required() -> None:
    s = table("A 5: | May Aim \nB 5:", CARDS)
    do(s, "A: May Aim")
    assert honor(s) == [6, 5]
    s = table("A 5: | One Way \nB 5:", CARDS)
    assert offered(s, "One Way"), "do this or target that"


@editions(samurai=rule("sam.required-targeting.2"))
def test_optional_targets_before_the_colon_are_chosen_in_the_same_step() -> None:
    s = table("A 5: Plain Mine_, Plain Shop_ | Up To Two \nB 5:", CARDS)
    do(s, "A: Up To Two", "A: Plain Mine")
    assert decision(s) == "A: target" and options(s) == ["Plain Shop", "done"]
    do(s, "A: done")
    assert not is_bowed(s, "Plain Mine") and is_bowed(s, "Plain Shop")
    dear = act("Dear", Straighten(THAT), target=Target(HOLDING & YOURS, Num(2), up_to=True), cost=lose_honor(1))
    s = table("A 5: Plain Mine_, Plain Shop_ | Dear \nB 5:", (dear,))
    do(s, "A: Dear", "A: Plain Mine")
    assert decision(s) == "A: target" and honor(s) == [5, 5], "before costs"
    do(s, "A: Plain Shop")
    assert not is_bowed(s, "Plain Mine") and not is_bowed(s, "Plain Shop") and honor(s) == [4, 5]


@editions(samurai=rule("sam.required-targeting.3", "sam.required-targeting.5"))
def test_targets_in_the_order_of_the_text_those_before_the_colon_first() -> None:
    s = table("A 5: Plain Guard_, Plain Lady | Two Aims, Both \nB 5: Plain Giant, Plain Rider", CARDS)
    do(s, "A: Two Aims")
    assert options(s) == ["Plain Giant", "Plain Rider"]
    do(s, "A: Plain Giant")
    assert options(s) == ["Plain Guard", "Plain Lady"]
    do(s, "A: Plain Lady", "B: pass", "A: Both")
    assert options(s) == ["Plain Guard", "Plain Lady"], "what stands before the colon, though the effects end with it"
    do(s, "A: Plain Guard")
    assert options(s) == ["Plain Giant", "Plain Rider"]
    do(s, "A: Plain Rider")
    assert is_bowed(s, "Plain Rider") and not is_bowed(s, "Plain Guard")


@editions(samurai=rule("sam.required-targeting.4"))
def test_targets_of_one_number_are_targeted_at_once() -> None:
    hear = holding("Hear", reaction(Targets(Is("holding"), by="any"), gain_honor(1), limit=ANY_NUMBER), cost=0)
    s = table("A 5: Plain Mine_, Plain Shop_ | Two Mines \nB 5: Hear", (*CARDS, hear))
    do(s, "A: Two Mines", "A: Plain Mine")
    assert decision(s) == "A: target", "no Reaction yet"
    do(s, "A: Plain Shop")
    assert "which occurrence first" in decision(s)
    assert not offered(table("A 5: Plain Mine_ | Two Mines \nB 5:", CARDS), "Two Mines")


@editions(samurai=rule("sam.required-targeting.7"))
def test_to_target_and_a_target_card_are_the_same() -> None:
    for name in ("Aim", "Bow One"):
        bow_one = act("Bow One", Bow(THAT), target=PERSONALITY & OTHERS)
        s = table(f"A 5: | {name}, Plain Two \nB 5: Plain Guard", (*CARDS, bow_one, HEAR))
        assert offered(s, name) and not offered(table(f"A 5: | {name}, Plain Two \nB 5:", (*CARDS, bow_one)), name)


HEAR = holding("Hear", reaction(Targets(PERSONALITY, by="any"), gain_honor(1), limit=ANY_NUMBER), cost=0)


@editions(samurai=rule("sam.required-targeting.8"))
def test_speaking_of_a_target_again_is_no_more_targeting() -> None:
    twice = act("Twice", Bow(THAT), give(THAT, force=1), target=PERSONALITY & OTHERS)
    s = table("A 5: | Twice \nB 5: Plain Guard, Hear", (twice, HEAR))
    do(s, "A: Twice", "B: Hear")
    assert honor(s) == [5, 6] and decision(s) == "B: action" and force(s, "Plain Guard") == 4


@editions(samurai=rule("sam.required-targeting.9", "sam.required-targeting.19"))
def test_what_a_delayed_effect_targets_is_targeted_then() -> None:
    s = table("A 5: | Fated \nB 5: Hear", (*CARDS, HEAR))
    do(s, "A: Fated")
    assert honor(s) == [6, 5] and decision(s) == "B: action"
    s = table("A 5: | Fated \nB 5: Plain Guard, Plain Giant, Hear", (*CARDS, HEAR))
    do(s, "A: Fated")
    assert honor(s) == [6, 5] and decision(s) == "B: action"
    pass_until(s, "A: target")
    assert options(s) == ["Plain Guard", "Plain Giant"]
    do(s, "A: Plain Giant")
    assert offered(s, "Hear")


@editions(samurai=rule("sam.required-targeting.10"))
def test_what_all_alternatives_target_is_required() -> None:
    assert not offered(table("A 5: | Either Way \nB 5:", CARDS), "Either Way")
    s = table("A 5: | Either Way \nB 5: Plain Guard", CARDS)
    do(s, "A: Either Way")
    assert decision(s) == "A: target"
    do(s, "A: Plain Guard")
    assert decision(s) == "A: choose one"
    do(s, f"A: {options(s)[1]}")
    assert force(s, "Plain Guard") == 5 and not is_bowed(s, "Plain Guard")


@editions(samurai=rule("sam.required-targeting.11"))
def test_of_a_variable_number_the_least_is_required() -> None:
    assert offered(table("A 5: Plain Mine_ | Up To Two \nB 5:", CARDS), "Up To Two")
    assert not offered(table("A 5: | Up To Two \nB 5:", CARDS), "Up To Two")


@editions(samurai=rule("sam.required-targeting.12"))
def test_a_number_that_depends_on_what_is_known() -> None:
    assert offered(table("A 5: | If Poor \nB 5:", CARDS), "If Poor")
    assert not offered(table("A 3: | If Poor \nB 5:", CARDS), "If Poor")
    s = table("A 3: | If Poor \nB 5: Plain Guard", CARDS)
    do(s, "A: If Poor")
    assert decision(s) == "A: target"
    do(s, "A: Plain Guard")
    assert honor(s) == [4, 5] and is_bowed(s, "Plain Guard"), "he was targeted before the Honor came"
    s = table("A 5: | If Poor \nB 5: Plain Guard", CARDS)
    do(s, "A: If Poor")
    assert honor(s) == [6, 5] and not is_bowed(s, "Plain Guard")


@editions(samurai=rule("sam.required-targeting.18"))
def test_another_player_targets_while_effects_resolve() -> None:
    theirs = act("Theirs", gain_honor(1), MayTarget(PERSONALITY & OTHERS, Bow(PICKED), must=True, by=his(THAT)),
                 target=PERSONALITY & OTHERS, cost=DiscardACard())  # fmt: skip
    s = table("A 5: | Theirs, Plain Two \nB 5: Plain Guard, Plain Giant", (theirs,))
    do(s, "A: Theirs", "A: Plain Guard")
    assert decision(s) in ("A: discard a card", "B: target")
    play(s)
    assert decision(s) == "B: target" and honor(s) == [6, 5] and in_discard(s, "Plain Two")
    do(s, "B: Plain Giant")
    assert is_bowed(s, "Plain Giant")


# --- what a target is -----------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.target.1"))
def test_choosing_is_not_targeting() -> None:
    choose = act("Choose", Pick(PERSONALITY & OTHERS, Bow(PICKED)))
    target = act("Target", MayTarget(PERSONALITY & OTHERS, Bow(PICKED)))
    for name, heard in (("Choose", False), ("Target", True)):
        s = table(f"A 5: | {name} \nB 5: Plain Guard, Hear", (choose, target, HEAR))
        do(s, f"A: {name}", "A: Plain Guard")
        assert offered(s, "Hear") == heard


@editions(samurai=rule("sam.target.2"))
def test_a_trait_targets_if_it_can_and_does_the_rest_anyway() -> None:
    herald = someone("Herald", trait(Bows(PERSONALITY & OTHERS), Bow(THAT), gain_honor(1), target=ITEM))
    drill = act("Drill", Bow(THAT), target=PERSONALITY & OTHERS)
    s = table("A 5: Herald | Drill \nB 5: Plain Guard[Plain Sword, Plain Mail]", (herald, drill))
    play(s, "A: Drill", "A: Plain Guard")
    assert decision(s) == "A: target" and options(s) == ["Plain Sword", "Plain Mail"], "no way to decline"
    do(s, "A: Plain Mail")
    assert is_bowed(s, "Plain Mail") and honor(s) == [6, 5]
    s = table("A 5: Herald | Drill \nB 5: Plain Guard", (herald, drill))
    play(s, "A: Drill", "A: Plain Guard")
    assert honor(s) == [6, 5] and decision(s) == "B: action"


@editions(samurai=rule("sam.target.3"))
def test_what_is_face_down_is_not_targeted_by_what_it_says() -> None:
    burn = act("Burn", Discard(THAT), target=Is("in province") & PERSONALITY)
    blind = act("Blind", Discard(THAT), target=Is("in province") & Is("facedown"))
    s = table("A 5: | Burn, Blind \nB 5: | | Plain Guard?, Plain Giant, Plain Mine? ", (burn, blind))
    do(s, "A: Burn")
    assert options(s) == ["Plain Giant"]
    do(s, "A: Plain Giant", "B: pass", "A: Blind")
    assert len(options(s)) > 1


@editions(samurai=rule("sam.target.4", "sam.instead.3"))
def test_changing_the_target_is_a_change_to_targeting() -> None:
    brave = someone("Brave", reaction(WouldTarget(PERSONALITY & YOURS - THIS), TargetsInstead(THIS), even="bowed"))
    bow_one = act("Bow One", Bow(THAT), target=PERSONALITY & UNBOWED)
    s = table("A 5: | Bow One \nB 5: Plain Guard, Brave", (brave, bow_one))
    do(s, "A: Bow One", "A: Plain Guard", "B: Brave")
    assert is_bowed(s, "Brave") and not is_bowed(s, "Plain Guard")
    s = table("A 5: | Bow One \nB 5: Plain Guard, Plain Giant, Brave_", (brave, bow_one))
    do(s, "A: Bow One", "A: Plain Guard", "B: Brave")
    assert is_bowed(s, "Plain Guard"), "there is no legal new target, so the old one is targeted"


# --- keywords of abilities and cards --------------------------------------------------------------------------------


POLITICAL_EAR = holding("Political Ear", reaction(AfterResolution("any", word="political"), draw()), cost=0)
NINJA_EAR = holding("Ninja Ear", reaction(AfterResolution("any", word="ninja"), draw()), cost=0)
EARS = (POLITICAL_EAR, NINJA_EAR)
DOUBLE = strategy("Double", open_(gain_honor(1), words="political"), open_(gain_honor(2), words="ninja"), focus=1)
VERSES = spell("Verses", open_(gain_honor(1), words="political"), open_(gain_honor(2), words="ninja"), cost=0, focus=1)
HOUSE = someone("House", open_(gain_honor(1), words="political"), open_(gain_honor(2), words="ninja"))
SEEK = act("Seek", Discard(THAT), target=(keyword("political") & (IN_HAND | Is("in play"))))
STAMPED = strategy("Stamped", open_(gain_honor(1)), open_(gain_honor(2)), focus=1, keywords="political")
VIRTUE = strategy("Virtue", open_(gain_honor(1), words="political ninja"), focus=1)


@editions(samurai=rule("sam.abilities.12", "sam.spells.4"))
def test_action_cards_and_spells_have_the_keywords_of_all_their_abilities() -> None:
    s = table("A 5: Plain Priest[Verses], House | Double \nB 5:", (DOUBLE, VERSES, HOUSE))
    for name, has_it in (("Double", True), ("Verses", True), ("House", False)):
        for word in ("political", "ninja"):
            assert bool(s.p[facts.keyword(word)] >> find(s, name) & 1) == has_it, (name, word)
    seek = act("Seek Both", Discard(THAT), target=keyword("political") & keyword("ninja") & (IN_HAND | Is("in play")))
    s = table("A 5: Plain Priest[Verses], House | Double, Seek Both \nB 5:", (DOUBLE, VERSES, HOUSE, seek))
    do(s, "A: Seek Both")
    assert options(s) == ["Verses", "Double"], "for whatever asks for them"


@editions(samurai=rule("sam.abilities.11"))
def test_other_cards_have_not_the_keywords_of_their_abilities() -> None:
    s = table("A 5: House, Plain Priest[Verses] | Seek \nB 5:", (SEEK, HOUSE, VERSES))
    do(s, "A: Seek")
    assert options(s) == ["Verses"] or in_discard(s, "Verses")


@editions(samurai=rule("sam.abilities.9", "sam.spells.5", "sam.action-cards.3"))
@pytest.mark.parametrize(("where", "card"), [("A 5: | Double", "Double"), ("A 5: Plain Priest[Verses]", "Verses")])
def test_keywords_do_not_pass_from_one_ability_to_another(where: str, card: str) -> None:
    for i, ear in ((1, "Political Ear"), (2, "Ninja Ear")):
        s = table(f"{where} \nB 5: Political Ear, Ninja Ear", (*EARS, DOUBLE, VERSES))
        do(s, f"A: {card} ({i})")
        assert options(s) == [ear, "pass"]


@editions(samurai=rule("sam.abilities.8"))
def test_the_keywords_of_a_card_are_its_actions() -> None:
    for i in (1, 2):
        s = table("A 5: | Stamped \nB 5: Political Ear, Ninja Ear", (*EARS, STAMPED))
        do(s, f"A: Stamped ({i})")
        assert options(s) == ["Political Ear", "pass"]


@editions(samurai=rule("sam.abilities.13", "sam.open-action-keyword-split.1"))
def test_keywords_of_an_action_count_word_by_word() -> None:
    s = table("A 5: | Virtue \nB 5: Political Ear, Ninja Ear", (*EARS, VIRTUE))
    do(s, "A: Virtue")
    assert options(s) == ["Political Ear", "Ninja Ear", "pass"]
    whole = strategy("Whole", open_(gain_honor(1)), focus=1, keywords="political ninja")
    s = table("A 5: | Whole \nB 5: Political Ear, Ninja Ear", (*EARS, whole))
    do(s, "A: Whole")
    assert decision(s) == "B: action", "a keyword of the card stays whole"


# --- blocks of an ability -------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.abilities.16", "sam.abilities.17"))
def test_what_stands_before_the_second_colon_constrains_and_the_rest_does_not() -> None:
    plain = act("Plain Words", Bow(PERSONALITY & OTHERS), gain_honor(1))
    assert offered(table("A 5: | Plain Words \nB 5:", (plain,)), "Plain Words")
    answer = someone(
        "Answer",
        reaction(Bows(PERSONALITY & OTHERS), gain_honor(1), when=HonorIs("<=", Num(5)), target=ITEM, cost=Bow(THIS)),
    )
    drill = act("Drill", Bow(THAT), target=PERSONALITY)
    for text, legal in (
        ("A 5: Answer | Drill \nB 5: Plain Guard[Plain Sword]", True),
        ("A 6: Answer | Drill \nB 5: Plain Guard[Plain Sword]", False),
        ("A 5: Answer | Drill \nB 5: Plain Guard", False),
        ("A 5: Answer_ | Drill \nB 5: Plain Guard[Plain Sword]", False),
    ):
        s = table(text, (answer, drill))
        do(s, "A: Drill", "A: Plain Guard")
        assert offered(s, "Answer") == legal, text
    s = table("A 5: Answer, Plain Rider | Drill \nB 5: Plain Guard[Plain Sword]", (answer, drill))
    do(s, "A: Drill", "A: Plain Rider")
    assert not offered(s, "Answer"), "that was not its trigger"
    hire = act("Hire", gain_honor(2), cost=pay_gold(1))
    for text, legal in (("A 5: Castle | Hire \nB 5:", True), ("A 5: Castle_ | Hire \nB 5:", False)):
        assert offered(table(text, (hire,)), "Hire") == legal, "costs constrain, too"
    spend = act("Spend", PayGold(Num(1)), gain_honor(2))
    assert offered(table("A 5: Castle_ | Spend \nB 5:", (spend,)), "Spend"), "not so what is paid after the colon"


@editions(samurai=rule("sam.abilities.18", "sam.even-if.1", "sam.open-even-if-bowed.1"))
def test_conditions_may_permit_what_the_rules_forbid_and_no_more() -> None:
    spry = someone("Spry", open_(gain_honor(1), even="bowed"), open_(gain_honor(2)))
    s = table("A 5: Spry_ \nB 5:", (spry,))
    do(s, "A: Spry")
    assert honor(s) == [6, 5], "the other one may not be used"
    ban = holding("Ban", MayNotEver(PERSONALITY & OTHERS, "perform actions"), cost=0)
    assert options(table("A 5: Spry_ \nB 5: Ban", (spry, ban))) == ["pass"], "it does not override cards"
    sly = someone("Sly", open_(gain_honor(1), even="bowed", when=HonorIs("<=", Num(5))))
    for honor_, may in ((5, True), (6, False)):
        assert offered(table(f"A {honor_}: Sly_ \nB 5:", (sly,)), "Sly") == may, "both at once"


@editions(samurai=rule("sam.abilities.19", "sam.can.3"))
def test_a_place_restricts_and_permits() -> None:
    grave = someone("Grave", open_(gain_honor(1), where="in discard"))
    s = table("A 5: | | | Grave \nB 5:", (grave,))
    assert offered(s, "Grave")
    assert options(table("A 5: Grave \nB 5:", (grave,))) == ["pass"]


@editions(samurai=rule("sam.abilities.20", "sam.costs.3", "sam.definition-of-effects.3"))
def test_what_a_constraints_block_does_is_a_cost_and_targeting_is_none() -> None:
    hush = strategy("Hush", reaction(BeforeResolution(), NegateEffects()), focus=1)
    toil = act("Toil", gain_honor(1), target=PERSONALITY & OTHERS, performer=PERSONALITY & YOURS,
               cost=(Bow(PERFORMER), lose_honor(1), pay_gold(2)))  # fmt: skip
    s = table("A 5: Castle, Plain Guard, Plain Lady | Toil \nB 5: Plain Giant | Hush", (hush, toil))
    play(s, "A: Toil", "A: Plain Guard", "B: Hush")
    assert is_bowed(s, "Plain Guard") and is_bowed(s, "Castle", "A") and honor(s) == [4, 5]
    assert not offered(table("A 5: Castle, Plain Guard_ | Toil \nB 5: Plain Giant", (toil,)), "Toil")
    assert not offered(table("A 5: Castle_, Plain Guard | Toil \nB 5: Plain Giant", (toil,)), "Toil")
    assert offered(table("A 5: Castle, Plain Guard | Toil \nB 5: Plain Giant_", (toil,)), "Toil")
    early = strategy("Early Hush", reaction(Announced(), NegateEffects()), focus=1)
    s = table("A 5: Castle, Plain Guard, Plain Lady | Toil \nB 5: Plain Giant, Hear | Early Hush", (early, toil, HEAR))
    do(s, "A: Toil", "B: Early Hush", "A: Plain Guard")
    assert offered(s, "Hear"), "he is targeted all the same"
    while decision(s) != "B: action":
        do(s, f"{decision(s)[0]}: {'pass' if offered(s, 'pass') else options(s)[0]}")
    assert is_bowed(s, "Plain Guard") and is_bowed(s, "Castle", "A") and honor(s) == [4, 5], "and all costs are paid"


@editions(samurai=rule("sam.abilities.2"))
def test_a_focus_effect_is_no_ability() -> None:
    spark = strategy("Spark", focus_effect(gain_honor(2)), focus=2)
    s = table("A 5: Plain Guard | Spark \nB 5: Plain Giant", (spark,))
    assert options(s) == ["pass"]
    assert all(not a.slots or a.node.trait for a in s.box.faces[s.kind[find(s, "Spark")]].abilities)
    duel = act("Duel", Duel(THAT, THAT_OTHER), target=(PERSONALITY & YOURS, PERSONALITY & OTHERS))
    ear = holding("Ear", trait(Announced("any"), gain_honor(10)), cost=0)
    s = table("A 5: Plain Guard, Ear | Duel, Spark, Spark \nB 5: Plain Giant | Plain Two", (spark, duel, ear))
    play(s, "A: Duel")
    if decision(s) == "A: traits after":
        play(s, "A: Ear")
    play(s, "B: Plain Two")
    do(s, f"A: {next(x for x in options(s) if x.startswith('Spark'))}", "B: strike")
    play(s)
    assert honor(s) == [5 + 10 + 2, 5], "it happens by itself, and is no action"


@editions(samurai=rule("sam.abilities.3"))
def test_bowing_stops_abilities_and_no_traits() -> None:
    both = someone(
        "Both Kinds", open_(gain_honor(1)), trait(Bows(PERSONALITY & OTHERS), gain_honor(3)), has(THIS, force=2)
    )
    drill = act("Drill", Bow(THAT), target=PERSONALITY & OTHERS)
    s = table("A 5: Both Kinds_ | Drill \nB 5: Plain Guard", (both, drill))
    assert options(s) == ["Drill", "pass"] and force(s, "Both Kinds") == 4
    play(s, "A: Drill")
    assert honor(s) == [8, 5] and in_play(s, "Both Kinds")
