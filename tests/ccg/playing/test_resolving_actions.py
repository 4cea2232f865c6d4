"""Samurai Edition: how an action resolves and ends, and who performs it."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    decision,
    do,
    editions,
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


TOIL = strategy("Toil", open_(gain_honor(1), performer=PERSONALITY & YOURS, cost=Bow(PERFORMER)), focus=1)

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


# --- resolving, ending ----------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.action-resolves.3", "sam.action-resolves.4", "sam.resolve.2"))
def test_an_action_resolves_though_all_its_effects_are_negated() -> None:
    hush = strategy("Hush", reaction(BeforeResolution(), NegateEffects()), focus=1)
    s = table("A 5: Any Time \nB 5: Afterwards, Resolved | Hush", (*CARDS, hush, *INTERFERING))
    through_traits(play(s, "A: Any Time", "B: Hush"))
    assert honor(s) == [5, 16]
    grief = someone("Grief", reaction(DestroyedYours(), gain_honor(100)))
    purge = strategy(
        "Purge", open_(Destroy(HOLDING & OTHERS), Destroy(PERSONALITY & SAMURAI & OTHERS), gain_honor(1)), focus=1
    )
    s = table("A 5: | Purge \nB 5: Plain Guard, Plain Mine, Grief", (grief, purge))
    do(s, "A: Purge")
    assert offered(s, "Grief") and honor(s)[0] == 6, "after its effects resolve: when the action has resolved"
    do(s, "B: Grief")
    assert decision(s) == "B: action" and honor(s)[1] == 105, "once"


@editions(samurai=rule("sam.action-resolves.5", "sam.action-resolves.2"))
def test_effects_go_on_without_their_source() -> None:
    lost = someone("Lost", open_(Destroy(THIS), gain_honor(2), Bow(PERSONALITY & OTHERS)))
    s = table("A 5: Lost \nB 5: Plain Guard", (lost,))
    do(s, "A: Lost")
    assert not in_play(s, "Lost") and honor(s) == [7, 5] and is_bowed(s, "Plain Guard")
    spur = strategy("Spur", open_(Bow(THAT), give(THAT, force=2), gain_honor(1), target=PERSONALITY & UNBOWED), focus=1)
    s = table("A 5: Plain Guard | Spur \nB 5:", (spur,))
    play(s, "A: Spur")
    assert force(s, "Plain Guard") == 5 and honor(s) == [6, 5], "nor does it matter that he is no legal target any more"
    spend = strategy("Spend", open_(Destroy(THAT), gain_honor(1), Bow(HOLDING), target=PERSONALITY), focus=1)
    s = table("A 5: Plain Guard, Plain Mine | Spend \nB 5:", (spend,))
    play(s, "A: Spend")
    assert honor(s) == [6, 5] and is_bowed(s, "Plain Mine"), "or that he is gone"


@editions(samurai=rule("sam.action-resolves.2"))
def test_each_effect_is_applied_as_it_is_activated_but_what_is_delayed() -> None:
    see = holding("See", reaction(Bows(PERSONALITY), draw()), cost=0)
    steps = strategy("Steps", open_(gain_honor(1), Bow(THAT), gain_honor(2), target=PERSONALITY & OTHERS), focus=1)
    s = table("A 5: | Steps \nB 5: Plain Guard, See", (see, steps))
    play(s, "A: Steps")
    assert offered(s, "See") and is_bowed(s, "Plain Guard") and honor(s) == [6, 5], "the action has not ended yet"
    do(s, "B: See")
    assert honor(s) == [8, 5]
    grow = strategy("Grow", open_(give(THAT, force=2), gain_honor(stat("force", THAT)), target=PERSONALITY), focus=1)
    s = table("A 5: Plain Guard | Grow \nB 5:", (grow,))
    play(s, "A: Grow")
    assert honor(s) == [10, 5], "the next effect finds it applied"
    fuse = strategy("Fuse", open_(Later(TurnEnds(), (Destroy(THAT),)), gain_honor(1), target=PERSONALITY), focus=1)
    s = table("A 5: | Fuse \nB 5: Plain Guard", (fuse,))
    play(s, "A: Fuse")
    assert in_play(s, "Plain Guard") and honor(s) == [6, 5] and decision(s) == "B: action"
    pass_until(s, "B: declare")
    assert in_discard(s, "Plain Guard")


@editions(samurai=rule("sam.action-ends.2", "sam.action-ends.4"))
def test_after_it_resolved_ended_and_was_taken_are_one_point() -> None:
    three = holding(
        "Three",
        reaction(AfterResolution("another"), gain_honor(1)),
        reaction(AfterAction("another"), gain_honor(2)),
        cost=0,
    )
    s = table("A 5: Any Time \nB 5: Three", (*CARDS, three))
    do(s, "A: Any Time")
    assert options(s) == ["Three (1)", "Three (2)", "pass"]
    do(s, "B: Three (2)")
    assert options(s) == ["Three (1)", "pass"]


@editions(samurai=rule("sam.action-ends.1", "sam.delayed-effects.3", "sam.resolve.1"))
def test_effects_that_wait_do_not_hold_an_action_open() -> None:
    fuse = strategy("Fuse", open_(Later(TurnEnds(), (Destroy(THAT),)), target=PERSONALITY), focus=1)
    s = table("A 5: | Fuse \nB 5: Plain Guard, Afterwards, Resolved", (fuse, *INTERFERING))
    through_traits(play(s, "A: Fuse"))
    assert decision(s) == "B: action" and honor(s) == [5, 16] and in_play(s, "Plain Guard")
    pass_until(s, "B: declare")
    assert in_discard(s, "Plain Guard")


@editions(samurai=rule("sam.action-ends.3"))
@pytest.mark.parametrize("stopper, left", [("Kills", 5), ("Knock", 5), ("Screen", 5), ("Stay", 4), ("Hush", 4)])
def test_a_stopped_action_still_ends(stopper: str, left: int) -> None:
    hush = strategy("Hush", reaction(BeforeResolution(), NegateEffects()), focus=1)
    screen = strategy("Screen", reaction(WouldTarget(PERSONALITY & OTHERS), NegateIt()), focus=1)
    stay = strategy("Stay", reaction(WouldPay("bow", PERSONALITY), NegateIt()), focus=1)
    cards = (*CARDS, hush, screen, stay, *INTERFERING)
    for heard, gained in (("Ruler", 2), ("Resolved", 10 if stopper == "Hush" else 0)):
        s = table(f"A 5: Plain Guard | Gather \nB 5: {heard} | {stopper}", cards)
        play(s, "A: Gather", f"B: {stopper}")
        assert decision(s) == "B: action" and honor(s)[0] == left, "the 2 Honor are not gained, whatever was paid"
        assert honor(s)[1] == 5 + gained, (
            "after the Reaction and after the action, but a resolution only where the effects alone were stopped"
        )


@editions(samurai=rule("sam.action-resolves.6", "sam.next.1"))
def test_the_next_action_is_never_the_one_under_way() -> None:
    omen = strategy("Omen", open_(NextTime(AfterResolution("any"), (gain_honor(5),), until="turn")), focus=1)
    s = table("A 5: Any Time | Omen \nB 5:", (*CARDS, omen))
    play(s, "A: Omen")
    assert honor(s) == [5, 5]
    do(s, "B: pass", "A: Any Time")
    assert honor(s) == [11, 5]


# --- who performs ---------------------------------------------------------------------------------------------------


PRAISE = strategy("Praise", open_(gain_honor(1), target=PERSONALITY), focus=1)
LOOK_AT = strategy("Look At", open_(MayTarget(PERSONALITY, gain_honor(1), must=True)), focus=1)
SHY = someone("Shy", open_(gain_honor(1)), MayNotEver(THIS, "perform actions"))
WITNESS = holding("Witness", trait(Performed(PERSONALITY | FOLLOWER), gain_honor(100)), cost=0)


@editions(samurai=rule("sam.perform.4", "sam.perform.1", "sam.required-targeting.13"))
def test_who_is_targeted_before_the_colon_performs_if_he_is_yours() -> None:
    s = table("A 5: Plain Guard, Shy | Praise, Toil, Look At \nB 5: Shy", (PRAISE, TOIL, LOOK_AT, SHY))
    assert "Shy" not in options(s)
    do(s, "A: Praise")
    assert options(s) == ["Plain Guard", "Shy"], "not his own, who would perform it and may not"
    do(s, "A: Shy", "B: pass")
    play(s, "A: Toil")
    assert is_bowed(s, "Plain Guard") and not is_bowed(s, "Shy", "A")
    s = table("A 5: Plain Guard, Shy | Look At \nB 5: Shy", (LOOK_AT, SHY))
    do(s, "A: Look At")
    assert len(options(s)) == 3, "who is targeted by the effects does not perform"
    for ours, theirs, gained in (("", "Plain Guard", 0), ("Plain Guard", "", 100)):
        s = table(f"A 5: {ours} | Praise \nB 5: {theirs}, Witness", (PRAISE, WITNESS))
        play(s, "A: Praise")
        assert honor(s) == [6, 5 + gained], "only your own perform what you do"


@editions(samurai=rule("sam.perform.2", "sam.perform.3"))
def test_who_bears_an_item_or_spell_performs_its_actions() -> None:
    banner = item("Banner", open_(gain_honor(1)), force=0, chi=0, cost=0, focus=1)
    chant = spell("Chant", open_(gain_honor(1)), cost=0, focus=1)
    band = follower("Band", open_(gain_honor(1)), force=1, cost=0, focus=1)
    shy = personality("Shy Priest", CRAB, open_(gain_honor(1)), MayNotEver(THIS, "perform actions"), force=1, chi=2,
                      cost=1, personal_honor=1, keywords="shugenja")  # fmt: skip
    s = table("A 5: Shy Priest[Banner, Chant, Band] \nB 5:", (banner, chant, band, shy))
    assert options(s) == ["Band", "pass"], "a Follower performs his own"
    s = table("A 5: Plain Priest[Banner, Chant, Band] \nB 5:", (banner, chant, band))
    assert options(s) == ["Banner", "Chant", "Band", "pass"]


@editions(samurai=rule("sam.perform.4", "sam.perform.1"))
def test_a_follower_who_is_targeted_performs_too() -> None:
    drum = strategy("Drum", open_(gain_honor(1), target=FOLLOWER), focus=1)
    band = follower("Band", open_(gain_honor(1)), MayNotEver(THIS, "perform actions"), force=1, cost=0, focus=1)
    s = table("A 5: Plain Guard[Band, Plain Spears] | Drum \nB 5: Plain Rider[Band]", (drum, band))
    assert not offered(s, "Band")
    do(s, "A: Drum")
    assert len(options(s)) == 2 and offered(s, "Plain Spears"), "his own Band may not; the other's would not perform"
    do(s, f"A: {next(x for x in options(s) if x.startswith('Band'))}")
    assert honor(s) == [6, 5]
    guard, spears = "Plain Guard", "Plain Guard[Plain Spears]"
    for ours, theirs, gained in ((guard, spears, 0), (spears, guard, 100)):
        s = table(f"A 5: {ours} | Drum \nB 5: {theirs}, Witness", (drum, WITNESS))
        play(s, "A: Drum")
        assert honor(s) == [6, 5 + gained], "only your own perform what you do"
