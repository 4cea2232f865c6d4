"""Samurai Edition: designators, using abilities, announcing in good faith, and what an action is when it ends."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.errors import IllegalChoice
from gorin.kernel.abilities import ACT
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.playing.actions import is_ability
from gorin.rulesets.ccg.state import COMBAT
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    decision,
    discard,
    do,
    editions,
    hand,
    honor,
    in_discard,
    in_play,
    is_bowed,
    offered,
    options,
    pass_until,
    play,
    table,
    why_not,
)


def someone(name: str, *text: Text, keywords: str = "") -> Card:
    return personality(name, CRAB, *text, force=2, chi=2, cost=1, personal_honor=1, keywords=keywords)


ANY_TIME = someone("Any Time", open_(gain_honor(1)))
OWN_TIME = someone("Own Time", limited(gain_honor(2)))
WAR_TIME = someone("War Time", battle(gain_honor(3)))
BOTH_TIMES = someone("Both Times", battle_or_open(gain_honor(1)))
ANSWERER = someone("Answerer", reaction(Bows(PERSONALITY), gain_honor(4)))
BOW_ONE = strategy("Bow One", open_(Bow(THAT), target=PERSONALITY), focus=1)
TWO_WAYS = someone("Two Ways", open_(gain_honor(1)), open_(lose_honor(1)))
COURTLY = someone("Courtly", open_(gain_honor(1), words="political"), open_(gain_honor(1)))
EAR = someone("Ear", reaction(AfterResolution("any", word="political"), draw()))
WAR_EAR = someone("War Ear", reaction(AfterResolution("any", battle=True), draw()))
RULER = holding("Ruler", trait(AfterAction("any"), gain_honor(1)), cost=0)
CARDS = (ANY_TIME, OWN_TIME, WAR_TIME, BOTH_TIMES, ANSWERER, BOW_ONE, TWO_WAYS, COURTLY, EAR, WAR_EAR, RULER)


def through_traits(s: Any) -> Any:
    """Traits that happen at once, in whatever order."""
    while "traits" in decision(s):
        play(s, f"{decision(s)[0]}: {options(s)[0]}")
    return s


# --- designators ----------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.designators.1", "sam.designators.2", "sam.abilities.1"))
def test_limited_in_ones_own_action_phase_open_in_anybodys() -> None:
    s = table("A 5: Any Time, Own Time, War Time, Answerer \nB 5: Any Time, Own Time, War Time, Answerer", CARDS)
    assert sorted(options(s)) == ["Any Time", "Own Time", "pass"]
    do(s, "A: pass")
    assert decision(s) == "B: action" and options(s) == ["Any Time", "pass"]
    s = table("A 5: Any Time, Own Time \nB 5: Any Time, Own Time\naction phase, active B", CARDS)
    assert decision(s) == "B: action" and sorted(options(s)) == ["Any Time", "Own Time", "pass"]
    do(s, "B: pass")
    assert decision(s) == "A: action" and options(s) == ["Any Time", "pass"]
    s = table("A 5: Any Time, Own Time \nB 5: \ndynasty phase, active A", CARDS)
    assert not offered(s, "Any Time") and not offered(s, "Own Time")


@editions(samurai=rule("sam.abilities.1"))
def test_an_ability_has_a_designator_and_whatever_has_none_is_no_action() -> None:
    ear = holding("Ear", trait(Announced("any"), gain_honor(10)), cost=0)
    text = "A 5: Any Time, Own Time, Answerer, Plain Guard, Ear | Bow One \nB 5: "
    for name in ("Any Time", "Own Time"):
        s = table(text, (*CARDS, ear))
        play(s, f"A: {name}")
        assert honor(s)[0] > 15, name
    s = table(text, (*CARDS, ear))
    do(s, "A: Bow One", "A: Plain Guard")
    assert honor(s) == [15, 5] and options(s) == ["Answerer", "pass"], "an Action card's, and then a Reaction"
    s = table("A 5: War Time*, Ear \nB 5: Plain Giant*\nbattle A>B", (*CARDS, ear))
    play(s, "B: pass", "A: War Time")
    assert honor(s)[0] >= 15, "a Battle action"
    herald = someone("Herald", trait(Bows(PERSONALITY), gain_honor(2)), has(THIS, force=1))
    s = table("A 5: Herald, Plain Guard, Ear | Bow One \nB 5: ", (*CARDS, ear, herald))
    assert options(s) == ["Bow One", "pass"], "traits let nobody take an action"
    play(s, "A: Bow One", "A: Plain Guard")
    assert honor(s) == [5 + 10 + 2, 5], "and are none"


@editions(samurai=rule("sam.designators.3"))
def test_battle_abilities_in_the_combat_segment_alone() -> None:
    s = table("A 5: Any Time*, Own Time*, War Time* \nB 5: Plain Giant*\nbattle A>B", CARDS)
    do(s, "B: pass")
    assert options(s) == ["War Time", "pass"]
    s = table("A 5: Any Time, War Time \nB 5: War Time", CARDS)
    assert options(s) == ["Any Time", "pass"], "not in the Action Phase"
    do(s, "A: pass")
    assert options(s) == ["pass"]
    s = table("A 5: War Time \nB 5: War Time\nattack A>B", CARDS)
    while not s.battle[COMBAT]:
        assert decision(s).split(": ")[1] not in ("action", "battle action"), "nor before the Combat Segment"
        do(s, f"{decision(s)[0]}: {options(s)[0]}")


@editions(samurai=rule("sam.designators.4", "sam.abilities.6"))
def test_reactions_at_their_trigger_and_never_by_themselves() -> None:
    s = table("A 5: Answerer, Plain Guard | Bow One \nB 5:", CARDS)
    assert options(s) == ["Bow One", "pass"]
    do(s, "A: Bow One", "A: Plain Guard")
    assert decision(s) == "A: reactions after" and options(s) == ["Answerer", "pass"] and honor(s) == [5, 5]
    do(s, "A: pass")
    assert honor(s) == [5, 5] and not offered(s, "Answerer")
    mourner = someone("Mourner", reaction(Bows(PERSONALITY & CAVALRY), gain_honor(4)))
    rise = strategy("Rise", open_(Straighten(THAT), target=PERSONALITY), focus=1)
    s = table("A 5: Answerer, Mourner, Plain Guard, Plain Rider_ | Bow One, Rise \nB 5:", (*CARDS, mourner, rise))
    do(s, "A: Rise", "A: Plain Rider")
    assert decision(s) == "B: action", "another occurrence is no trigger"
    do(s, "B: pass", "A: Bow One", "A: Plain Guard")
    assert options(s) == ["Answerer", "pass"], "nor one of the same kind that it does not name"


@editions(samurai=rule("sam.designators.5", "sam.abilities.7", "sam.abilities.10"))
def test_an_action_has_the_keywords_before_its_designator() -> None:
    for which, heard in (("Courtly (1)", True), ("Courtly (2)", False)):
        s = table("A 5: Courtly, Ear \nB 5:", CARDS)
        do(s, f"A: {which}")
        assert offered(s, "Ear") == heard, which
    heed = someone("Heed", reaction(Targets(PERSONALITY, by="any", limited=True), draw()))
    aims = [
        strategy(name, x(gain_honor(1), target=PERSONALITY), focus=1)
        for name, x in (("Slow", limited), ("Fast", open_))
    ]
    for which, heard in (("Slow", True), ("Fast", False)):
        s = table(f"A 5: Heed | {which} \nB 5:", (heed, *aims))
        play(s, f"A: {which}")
        assert offered(s, "Heed") == heard, "and its designator"
    for which, heard in (("War Time", True), ("Both Times", True)):
        s = table(f"A 5: {which}*, War Ear* \nB 5: Plain Giant*\nbattle A>B", CARDS)
        do(s, "B: pass", f"A: {which}")
        assert offered(s, "War Ear") == heard
    s = table("A 5: Any Time, War Ear \nB 5:", CARDS)
    do(s, "A: Any Time")
    assert not offered(s, "War Ear")


@editions(samurai=rule("sam.designators.6", "sam.abilities.14", "sam.designators.7"))
def test_two_designators_of_an_ability_and_one_of_its_action() -> None:
    still = someone("Still", CannotUse("battle"))
    s = table("A 5: Both Times, War Ear \nB 5:", CARDS)
    do(s, "A: Both Times")
    assert decision(s) == "B: action", "taken in the Action Phase it was no Battle action"
    s = table("A 5: Both Times*, War Ear* \nB 5: Plain Giant*\nbattle A>B", CARDS)
    do(s, "B: pass", "A: Both Times")
    assert offered(s, "War Ear")
    s = table("A 5: Both Times, Any Time, Still \nB 5:", (*CARDS, still))
    assert options(s) == ["Any Time", "pass"], "the ability is a Battle ability even now"
    quiet = someone("Quiet", CannotUse("open"))
    s = table("A 5: Both Times*, War Time*, Quiet* \nB 5: Plain Giant*\nbattle A>B", (*CARDS, quiet))
    do(s, "B: pass")
    assert options(s) == ["War Time", "pass"]


@editions(samurai=rule("sam.abilities.15"))
def test_a_designator_can_be_spoken_of_and_is_no_keyword() -> None:
    still = someone("Still", CannotUse("battle"))
    war_word = someone("War Word", reaction(AfterResolution("any", word="battle"), draw()))
    s = table("A 5: War Time*, Still \nB 5: War Time*\nbattle A>B", (*CARDS, still))
    assert options(s) == ["pass"] and why_not(s, "B", "War Time") == "sam.abilities.15"
    s = table("A 5: War Time*, War Word* \nB 5: Plain Giant*\nbattle A>B", (*CARDS, war_word))
    do(s, "B: pass", "A: War Time")
    assert decision(s) == "B: battle action"


@editions(samurai=rule("sam.designators.8"))
def test_an_open_battle_ability_in_battle_needs_presence_and_location() -> None:
    banner = item("Banner", battle_or_open(gain_honor(1)), force=0, chi=0, cost=0, focus=1)
    s = table("A 5: Plain Guard[Banner], Plain Giant* \nB 5: Plain Rider*\nbattle A>B", (banner,))
    do(s, "B: pass")
    assert options(s) == ["pass"], "its unit is elsewhere"
    hall = holding("Hall", battle_or_open(gain_honor(1)), cost=0)
    s = table("A 5: Plain Guard* \nB 5: Plain Rider, Hall\nbattle A>B", (hall,))
    assert options(s) == ["pass"], "no presence"
    s = table("A 5: Plain Guard, Hall \nB 5: Plain Rider", (hall,))
    assert offered(s, "Hall"), "in the Action Phase it needs neither"
    s = table("A 5: Plain Guard* \nB 5: Plain Rider*, Hall\nbattle A>B", (hall,))
    assert offered(s, "Hall")


# --- using abilities ------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.using-abilities.3", "sam.using-abilities.5", "sam.announce.1"))
def test_once_a_turn_named_by_card_and_ability_and_not_bowed() -> None:
    s = table("A 5: Two Ways \nB 5:", CARDS)
    assert options(s) == ["Two Ways (1)", "Two Ways (2)", "pass"]
    do(s, "A: Two Ways (2)")
    assert honor(s) == [4, 5]
    do(s, "B: pass")
    assert options(s) == ["Two Ways (1)", "pass"]
    pass_until(s, "B: action")
    pass_until(s, "A: action")  # in the turn of B
    assert options(s) == ["Two Ways (1)", "Two Ways (2)", "pass"]
    s = table("A 5: Two Ways_, Plain Guard \nB 5:", CARDS)
    assert options(s) == ["pass"]
    banner = item("Banner", open_(gain_honor(1)), force=0, chi=0, cost=0, focus=1)
    hall = holding("Hall", open_(gain_honor(1)), cost=0)
    assert options(table("A 5: Plain Guard[Banner_], Hall_ \nB 5:", (banner, hall))) == ["pass"], "whatever card"
    s = table("A 5: Plain Guard[Banner], Hall \nB 5: Two Ways, Hall", (*CARDS, banner, hall))
    assert options(s) == ["Banner", "Hall", "pass"]
    do(s, "A: pass", "B: Hall", "A: Hall")
    assert options(s) == ["Two Ways (1)", "Two Ways (2)", "pass"] and honor(s) == [6, 6], "each player his own, once"


@editions(samurai=rule("sam.using-abilities.4"))
@pytest.mark.parametrize(
    ("limit", "uses"),
    [(Limit(2, "turn"), 2), (Limit(1, "game"), 1), (ANY_NUMBER, 4)],
)
def test_another_limit_takes_the_place_of_once_a_turn(limit: Limit | None, uses: int) -> None:
    often = someone("Often", open_(gain_honor(1), limit=limit))
    s = table("A 5: Often \nB 5:", (often,))
    n = 0
    while offered(s, "Often") and n < 4:
        do(s, "A: Often", "B: pass")
        n += 1
    assert n == uses and honor(s) == [5 + uses, 5]
    pass_until(s, "A: declare")
    pass_until(s, "A: action")
    assert offered(s, "Often") == (limit != Limit(1, "game"))


@editions(samurai=rule("sam.using-abilities.4"))
def test_once_per_battle() -> None:
    charge = someone("Charge", battle(gain_honor(1), limit=Limit(1, "battle")))
    s = table("A 5: Charge*, Plain Giant+2 \nB 5: Plain Lady+2\nbattle A>B 1", (charge,))
    do(s, "B: pass", "A: Charge", "B: pass")
    assert not offered(s, "Charge")
    hall = holding("Hall", battle(gain_honor(1), limit=Limit(1, "battle")), cost=0)
    s = table("A 5: Hall, Plain Guard*, Plain Giant+2 \nB 5: Plain Lady+2\nbattle A>B 1", (hall,))
    do(s, "B: pass", "A: Hall", "B: pass")
    assert not offered(s, "Hall")
    pass_until(s, "A: fight the battle at")
    do(s, "A: B's province 2", "B: pass")
    assert offered(s, "Hall"), "and in the next battle again"


@editions(samurai=rule("sam.using-abilities.1", "sam.abilities.4", "sam.abilities.5"))
def test_every_copy_of_an_ability_has_its_own_uses() -> None:
    s = table("A 5: Any Time, Any Time \nB 5:", CARDS)
    do(s, "A: Any Time", "B: pass", "A: Any Time", "B: pass")
    assert honor(s) == [7, 5] and not offered(s, "Any Time")
    lend = strategy("Lend", open_(GainsAbility(THAT, open_(gain_honor(3))), target=PERSONALITY & YOURS), focus=1)
    s = table("A 5: Plain Guard | Lend, Lend \nB 5:", (lend,))
    do(s, "A: Lend", "B: pass", "A: Lend", "B: pass")
    do(s, "A: Plain Guard", "B: pass", "A: Plain Guard", "B: pass")
    assert honor(s) == [11, 5] and not offered(s, "Plain Guard")
    grant = item("Grant", Grants(open_(gain_honor(2))), force=0, chi=0, cost=0, focus=1)
    s = table("A 5: Plain Guard[Grant, Grant] \nB 5:", (grant,))
    do(s, "A: Plain Guard", "B: pass", "A: Plain Guard", "B: pass")
    assert honor(s) == [9, 5] and not offered(s, "Plain Guard")


@editions(samurai=rule("sam.using-abilities.2"))
def test_every_use_is_a_new_action() -> None:
    often = someone("Often", open_(Bow(THAT), target=PERSONALITY & OTHERS, limit=Limit(2, "turn")))
    s = table("A 5: Often \nB 5: Plain Guard, Plain Giant", (often,))
    found = []
    for name in ("Plain Guard", "Plain Giant"):
        do(s, "A: Often")
        found.append(next(f.regs[ACT] for f in s.frames if is_ability(f)))
        do(s, f"A: {name}", "B: pass")
    assert len(set(found)) == 2
    hush = strategy("Hush", reaction(BeforeResolution(), NegateEffects()), focus=1)
    s = table("A 5: Often \nB 5: Plain Guard, Plain Giant | Hush", (often, hush))
    do(s, "A: Often", "A: Plain Guard", "B: Hush", "B: pass", "A: Often", "A: Plain Giant")
    assert not is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Giant"), (
        "what was done to one is not done to the other"
    )


@editions(samurai=rule("sam.using-abilities.6"))
def test_announce_target_pay_resolve_end() -> None:
    moments = (
        Announced("any"), Targets(PERSONALITY, by="any"), Bows(PERSONALITY), BeforeResolution("any"), AfterAction("any"),
    )  # fmt: skip
    hear = [holding(f"Hear {i}", reaction(x, draw()), cost=0) for i, x in enumerate(moments)]
    s = table("A 5: Plain Guard | Toil \nB 5: Hear 4, Hear 3, Hear 2, Hear 1, Hear 0", (TOIL, *hear))
    do(s, "A: Toil")
    found = []
    while decision(s) != "B: action":
        found += [x for x in options(s) if x.startswith("Hear")]
        do(s, f"{decision(s)[0]}: {'pass' if offered(s, 'pass') else options(s)[0]}")
    assert found == ["Hear 0", "Hear 1", "Hear 2", "Hear 3", "Hear 4"]


TOIL = strategy("Toil", open_(gain_honor(1), performer=PERSONALITY & YOURS, cost=Bow(PERFORMER)), focus=1)


@editions(samurai=rule("sam.using-abilities.7", "sam.action-cards.7"))
def test_playing_an_action_card_is_more_than_using_its_ability() -> None:
    s = table("A 5: Any Time | Bow One \nB 5: Plain Giant, Ruler", CARDS)
    do(s, "A: Bow One")
    assert hand(s, "A") == [] and not in_discard(s, "Bow One") and not in_play(s, "Bow One")
    play(s, "A: Plain Giant")
    assert in_discard(s, "Bow One") and honor(s) == [5, 6]
    do(s, "B: pass", "A: Any Time")
    assert in_play(s, "Any Time") and discard(s, "A") == ["Bow One"]
    kills = strategy("Kills", reaction(Announced(), Destroy(THAT), target=PERSONALITY & OTHERS), focus=1)
    mine = strategy("Mine", open_(Bow(THAT), target=PERSONALITY & YOURS), focus=1)
    s = table("A 5: Plain Guard | Mine \nB 5: | Kills", (mine, kills))
    play(s, "A: Mine", "B: Kills")
    assert in_discard(s, "Mine") and hand(s, "A") == [] and discard(s, "B") == ["Kills"], "resolved or not"


# --- announcing -----------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.announce.2", "sam.announce.5", "sam.open-good-faith-knowledge.1"))
@pytest.mark.parametrize(
    ("text", "legal"),
    [
        ("A 5: Plain Guard | Toil \nB 5:", True),
        ("A 5: | Toil \nB 5:", False),  # no target
        ("A 5: Plain Guard_ | Toil \nB 5:", False),  # no cost
        ("A 5: Plain Guard | Poor \nB 5:", False),  # no condition
        ("A 3: Plain Guard | Poor \nB 5:", True),
        ("A 5: Castle_, Plain Guard | Dear \nB 5:", False),
        ("A 5: Castle, Plain Guard | Dear \nB 5:", True),
    ],
)
def test_targets_costs_and_conditions_must_be_there_as_it_is_announced(text: str, legal: bool) -> None:
    poor = strategy("Poor", open_(gain_honor(1), when=HonorIs("<=", Num(3))), focus=1)
    dear = strategy("Dear", open_(gain_honor(1)), cost=3, focus=1)
    s = table(text, (TOIL, poor, dear))
    assert (len(options(s)) == 2) == legal
    if not legal:
        assert options(s) == ["pass"] and hand(s, "A") in (["Toil"], ["Poor"], ["Dear"])


@editions(samurai=rule("sam.announce.6", "sam.announce.7"))
def test_what_cannot_be_done_is_never_announced() -> None:
    hear = holding("Hear", reaction(Announced("any"), gain_honor(1), limit=ANY_NUMBER), cost=0)
    hall = holding("Hall", open_(gain_honor(1)), cost=0)
    s = table("A 5: Plain Guard_, Hall | Toil \nB 5: Hear", (TOIL, hear, hall))
    with pytest.raises(IllegalChoice):
        do(s, "A: Toil")
    assert decision(s) == "A: action" and hand(s, "A") == ["Toil"] and not s.used and honor(s) == [5, 5]


@editions(samurai=rule("sam.announce.3", "sam.optional-costs.6"))
def test_what_is_brought_into_play_must_be_able_to_enter_and_be_paid() -> None:
    ransom = strategy("Ransom", open_(BringIntoPlay(THAT), target=PERSONALITY & Is("discarded") & YOURS), focus=1)
    choice = strategy("Choice", open_(Pick(PERSONALITY & Is("discarded") & YOURS, BringIntoPlay(PICKED))), focus=1)
    arm = strategy("Arm", open_(Attach(THAT, PERFORMER), performer=PERSONALITY & YOURS,
                                target=ITEM & IN_HAND & YOURS), focus=1)  # fmt: skip
    cards = (ransom, choice, arm)
    for name in ("Ransom", "Choice"):
        for text, legal in (
            (f"A 5: Castle | {name} | | Plain Guard \nB 5:", True),
            (f"A 5: Castle_ | {name} | | Plain Guard \nB 5:", False),  # it cannot be paid
            (f"A 5: Castle, Plain Mine, Plain Mine | {name} | | Plain Lady \nB 5:", False),  # too little Honor
            (f"A 5 crab: Castle, Plain Mine, Plain Hero | {name} | | Plain Hero \nB 5:", False),  # Unique
        ):
            assert offered(table(text, cards), name) == legal, text
    s = table("A 5: Castle, Plain Priest | Arm, Plain Prayer, Plain Knife \nB 5:", cards)
    do(s, "A: Arm", "A: Plain Priest")
    assert options(s) == ["Plain Knife"]
    assert not offered(table("A 5: Castle_, Plain Priest | Arm, Plain Knife \nB 5:", cards), "Arm")
    s = table("A 5: Castle | Ransom | | Plain Guard \nB 5: Hear", (*cards, HEAR_COST))
    play(s, "A: Ransom")
    assert in_play(s, "Plain Guard") and honor(s) == [5, 5], "its Gold is no cost of the action"


HEAR_COST = holding(
    "Hear", trait(BeforeResolution("any"), gain_honor(1), when=Exists(Is("stronghold") & Is("bowed"))), cost=0
)


@editions(samurai=rule("sam.announce.4", "sam.blind-cards-rule.4"))
def test_good_faith_counts_what_changes_costs_and_payments() -> None:
    ransom = strategy("Ransom", open_(BringIntoPlay(THAT), target=PERSONALITY & Is("discarded") & YOURS), focus=1)
    sale = holding("Sale", has(PERSONALITY & Is("discarded"), gold_cost=-3), cost=0)
    stiff = holding("Stiff", WillNot(PERSONALITY & OTHERS, "bow"), cost=0)
    assert not offered(table("A 5: Castle | Ransom | | Plain Rider \nB 5:", (ransom,)), "Ransom")
    assert offered(table("A 5: Castle, Sale | Ransom | | Plain Rider \nB 5:", (ransom, sale)), "Ransom")
    assert offered(table("A 5: Plain Guard | Toil \nB 5:", (TOIL,)), "Toil")
    assert not offered(table("A 5: Plain Guard | Toil \nB 5: Stiff", (TOIL, stiff)), "Toil")


# what interferes between announcing and the end
KNOCK = strategy("Knock", reaction(Announced(), Bow(THAT), target=PERSONALITY & OTHERS & UNBOWED), focus=1)
KILLS = strategy("Kills", reaction(Announced(), Destroy(THAT), target=PERSONALITY & OTHERS), focus=1)
KILLS_TARGET = strategy(
    "Kills Target", reaction(BeforeResolution(), Destroy(THAT), target=PERSONALITY & OTHERS), focus=1
)
GATHER = strategy(
    "Gather", open_(gain_honor(2), performer=PERSONALITY & YOURS, cost=(lose_honor(1), Bow(PERFORMER))), focus=1
)
STERN = strategy("Stern", open_(gain_honor(2), target=PERSONALITY & YOURS, cost=lose_honor(1)), focus=1)
AFTERWARDS = holding("Afterwards", trait(AfterAction("another"), gain_honor(1)), cost=0)
RESOLVED = holding("Resolved", trait(AfterResolution("another"), gain_honor(10)), cost=0)
INTERFERING = (KNOCK, KILLS, KILLS_TARGET, GATHER, STERN, AFTERWARDS, RESOLVED)


@editions(samurai=rule("sam.announce.8", "sam.announce.9", "sam.pay-costs.2"))
def test_a_reaction_after_announcing_can_stop_the_cost() -> None:
    s = table("A 5: Plain Guard | Toil \nB 5: | Knock", (TOIL, *INTERFERING))
    do(s, "A: Toil")
    assert decision(s) == "B: reactions after" and offered(s, "Knock"), "before the action targets"
    play(s, "B: Knock", "B: Plain Guard")
    assert honor(s) == [5, 5] and in_discard(s, "Toil") and decision(s) == "B: action"


@editions(samurai=rule("sam.required-targeting.14", "sam.required-targeting.15", "sam.required-targeting.16"))
def test_without_its_target_an_action_is_taken_but_not_resolved() -> None:
    s = table("A 5: Plain Guard | Stern \nB 5: Afterwards, Resolved | Kills", INTERFERING)
    play(s, "A: Stern", "B: Kills")
    assert honor(s)[0] == 5, "neither the cost nor the effect"
    assert in_discard(s, "Stern") and decision(s) == "B: action"
    assert honor(s) == [5, 6], "it ended, and was not resolved"


@editions(samurai=rule("sam.open-failed-targeting-use.1", "sam.pay-costs.3", "sam.pay-costs.4"))
@pytest.mark.parametrize("stopper", ["Kills", "Knock"])
def test_a_failed_action_was_taken_and_its_ability_used(stopper: str) -> None:
    worker = holding("Worker", open_(gain_honor(2), performer=PERSONALITY & YOURS, cost=Bow(PERFORMER)), cost=0)
    s = table(f"A 5: Worker, Plain Guard, Plain Giant_ \nB 5: Afterwards, Resolved | {stopper}", (worker, *INTERFERING))
    play(s, "A: Worker", f"B: {stopper}", *(["B: Plain Guard"] if stopper == "Kills" else []))
    assert honor(s) == [5, 6] and decision(s) == "B: action"
    do(s, "B: pass")
    assert not offered(s, "Worker")


@editions(samurai=rule("sam.required-targeting.17", "sam.action-resolves.1"))
def test_a_target_lost_after_targeting_stops_no_effects() -> None:
    s = table("A 5: Plain Guard | Stern \nB 5: Afterwards, Resolved | Kills Target", INTERFERING)
    through_traits(play(s, "A: Stern", "B: Kills Target"))
    assert not in_play(s, "Plain Guard") and honor(s) == [6, 16]
    s = table("A 5: Plain Guard | Stern \nB 5: Afterwards, Resolved | Kills", INTERFERING)
    through_traits(play(s, "A: Stern", "B: Kills"))
    assert honor(s) == [5, 6], "without its target it does not resolve"
    strict = strategy("Strict", open_(gain_honor(2), target=PERSONALITY & OTHERS, cost=Bow(HOLDING & YOURS)), focus=1)
    deny = strategy("Deny", reaction(WouldPay("bow", HOLDING), NegateIt()), focus=1)
    s = table(
        "A 5: Hall | Strict \nB 5: Plain Giant, Afterwards, Resolved | Deny",
        (strict, deny, holding("Hall", cost=0), *INTERFERING),
    )
    through_traits(play(s, "A: Strict", "B: Deny"))
    assert honor(s) == [5, 6], "nor without its cost, with which one may interfere after that"
    orderly = someone("Orderly", open_(gain_honor(1), give(THIS, force=1), gain_honor(stat("force", THIS))))
    s = table("A 5: Orderly \nB 5:", (orderly,))
    do(s, "A: Orderly")
    assert honor(s) == [5 + 1 + 3, 5], "one effect after another"


@editions(samurai=rule("sam.announce.10"))
def test_conditions_are_checked_as_it_is_announced_and_not_again() -> None:
    poor = strategy("Poor", open_(gain_honor(4), when=HonorIs("<=", Num(5))), focus=1)
    gift = strategy("Gift", reaction(Announced(), GainHonor(Num(3), DOER)), focus=1)
    s = table("A 5: | Poor \nB 5: | Gift", (poor, gift))
    play(s, "A: Poor", "B: Gift")
    assert honor(s) == [12, 5]
