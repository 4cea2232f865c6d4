"""Effects: all at once unless "then" says otherwise, as much as possible, and never a choice that changes nothing."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    IN_HAND,
    NEUTRAL,
    PICKED,
    THAT,
    YOUR_OPPONENT,
    YOURS,
    Bow,
    CancelEffects,
    GainFate,
    GainHonor,
    Honor,
    Honored,
    IfYouDo,
    LeavesPlay,
    LoseHonor,
    May,
    Num,
    Pick,
    Ready,
    Sacrifice,
    SelectOne,
    Then,
    To,
    action,
    event,
    holding,
    interrupt,
    reaction,
)
from gorin.rulesets.lcg.words.card_effects import DiscardCards
from tests.lcg.abilities.invented import WouldHappen
from tests.lcg.tables import (
    Happens,
    decision,
    discard,
    do,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_honored,
    options,
    table,
)

BOTH = event("Plain Both", NEUTRAL, action(Bow(THAT), Honor(THAT), choose=CHARACTER), cost=0)
ORDER = event("Plain Order", NEUTRAL, action(Bow(THAT), Then((Honor(THAT),)), choose=CHARACTER), cost=0)
BARGAIN = event("Plain Bargain", NEUTRAL, action(Bow(THAT), IfYouDo((Honor(THAT),)), choose=CHARACTER), cost=0)
MERCY = event("Plain Mercy", NEUTRAL, action(Honor(THAT), May(LoseHonor(Num(1))), choose=CHARACTER), cost=0)
RITE = event(
    "Plain Rite", NEUTRAL, action(To(Sacrifice(THAT), Honor(CHARACTER & YOURS)), choose=CHARACTER & YOURS), cost=0
)
HARVEST = event("Plain Harvest", NEUTRAL, action(Pick(IN_HAND & YOURS, DiscardCards(PICKED), n=Num(3))), cost=0)
FORK = event("Plain Fork", NEUTRAL, action(SelectOne((Bow(THAT), Ready(THAT))), choose=CHARACTER), cost=0)
TOLL = event("Plain Toll", NEUTRAL, action(SelectOne((GainHonor(), GainFate()), by=YOUR_OPPONENT)), cost=0)
WALL = holding("Plain Bulwark", NEUTRAL, interrupt(WouldHappen(ev.BOW), CancelEffects()))
BOWING = holding("Plain Bowing", NEUTRAL, reaction(Happens(ev.BOW), GainFate()))
PRAISE = holding("Plain Acclaim", NEUTRAL, reaction(Honored(CHARACTER), GainFate()))
MOURNER = holding("Plain Mourner", NEUTRAL, reaction(LeavesPlay(CHARACTER), GainHonor()))
EXTRA = [BOTH, ORDER, BARGAIN, MERCY, RITE, HARVEST, FORK, TOLL, WALL, BOWING, PRAISE, MOURNER]


@rule("rr.effects.7")
def test_the_effects_of_an_ability_share_one_moment() -> None:
    s = table("A: Plain Soldier, Plain Bowing, Plain Acclaim | Plain Both\nB:", extra=EXTRA)
    do(s, "A: Plain Both", "A: Plain Soldier")
    assert decision(s) == "A: reactions" and sorted(options(s)) == ["Plain Acclaim", "Plain Bowing", "pass"]


@rule("rr.effects.7", "rr.open-then.1")
def test_then_makes_a_moment_of_its_own() -> None:
    s = table("A: Plain Soldier, Plain Bowing, Plain Acclaim | Plain Order\nB:", extra=EXTRA)
    do(s, "A: Plain Order", "A: Plain Soldier")
    assert options(s) == ["Plain Bowing", "pass"] and not is_honored(s, "Plain Soldier")
    do(s, "A: pass")
    assert options(s) == ["Plain Acclaim", "pass"] and is_honored(s, "Plain Soldier")


@rule("rr.open-then.1")
def test_then_only_orders_but_if_you_do_needs_the_first_part_done() -> None:
    for title, honored in (("Plain Order", True), ("Plain Bargain", False)):
        s = table(f"A: Plain Soldier, Plain Bulwark | {title}\nB:", extra=EXTRA)
        do(s, f"A: {title}", "A: Plain Soldier", "A: Plain Bulwark")
        assert not is_bowed(s, "Plain Soldier") and is_honored(s, "Plain Soldier") is honored
    s = table("A: Plain Soldier | Plain Bargain\nB:", extra=EXTRA)
    do(s, "A: Plain Bargain", "A: Plain Soldier")
    assert is_bowed(s, "Plain Soldier") and is_honored(s, "Plain Soldier")


@rule("rr.effects.3")
def test_as_much_as_possible_is_done() -> None:
    s = table("A: Plain Soldier_ | Plain Both\nB:", extra=EXTRA)
    do(s, "A: Plain Both", "A: Plain Soldier")
    assert is_honored(s, "Plain Soldier"), "though he was bowed already"


@rule("rr.effects.4")
def test_what_asks_for_more_than_there_is_takes_what_there_is() -> None:
    s = table("A: | Plain Harvest, Plain Robe, Plain Sword\nB:", extra=EXTRA)
    do(s, "A: Plain Harvest", "A: Plain Robe", "A: Plain Sword")
    assert hand(s, "A") == [] and decision(s) == "B: action"


@rule("rr.effects.8", "rr.may.1")
def test_whether_to_is_decided_before_anything_is_applied() -> None:
    s = table("A 10/0: Plain Soldier | Plain Mercy\nB:", extra=EXTRA)
    do(s, "A: Plain Mercy", "A: Plain Soldier")
    assert decision(s) == "A: may" and not is_honored(s, "Plain Soldier")
    do(s, "A: yes")
    assert is_honored(s, "Plain Soldier") and honor_of(s)[0] == 9


@rule("rr.effects.6", "rr.select.4")
def test_an_option_that_changes_nothing_is_not_offered() -> None:
    for mark, word in (("", "bow"), ("_", "ready")):
        s = table(f"A: Plain Soldier{mark} | Plain Fork\nB:", extra=EXTRA)
        do(s, "A: Plain Fork", "A: Plain Soldier")
        assert len(options(s)) == 1 and options(s)[0].startswith(word)


@rule("rr.select.2")
def test_what_is_selected_after_the_dash_is_selected_while_it_resolves() -> None:
    s = table("A: | Plain Toll\nB: Plain Soldier^ | Voice of Honor", extra=EXTRA)
    do(s, "A: Plain Toll")
    assert decision(s) == "B: cancel"
    do(s, "B: pass")
    assert decision(s) == "B: select one"


@rule("rr.select.3")
def test_the_controller_selects_unless_the_ability_says_otherwise() -> None:
    s = table("A: Plain Soldier, Plain Porter_ | Plain Fork, Plain Toll\nB:", extra=EXTRA)
    do(s, "A: Plain Fork", "A: Plain Soldier")
    assert decision(s) == "A: select one"
    do(s, f"A: {options(s)[0]}", "B: pass", "A: Plain Toll")
    assert decision(s) == "B: select one"


@rule("rr.word-to.1", "rr.word-to.2")
def test_what_follows_to_comes_with_what_precedes_it() -> None:
    s = table("A: Plain Soldier, Plain Porter, Plain Mourner, Plain Acclaim | Plain Rite\nB:", extra=EXTRA)
    do(s, "A: Plain Rite", "A: Plain Soldier")
    assert is_honored(s, "Plain Porter") and not in_play(s, "Plain Soldier")
    assert sorted(options(s)) == ["Plain Acclaim", "Plain Mourner", "pass"], "both in one window"


@rule("rr.word-to.1", "rr.word-to.3")
def test_what_follows_to_does_not_come_when_what_precedes_it_was_prevented() -> None:
    s = table("A: Plain Soldier[Reprieve], Plain Porter | Plain Rite\nB:", extra=EXTRA)
    do(s, "A: Plain Rite", "A: Plain Soldier", "A: Reprieve")
    assert in_play(s, "Plain Soldier") and not is_honored(s, "Plain Porter")


@rule("rr.effects.2", "rr.triggered-abilities.3")
def test_costs_are_no_effects_and_text_without_a_dash_is_all_effect() -> None:
    s = table("A 10/0: Plain Giant* | Assassination\nB: Plain Idler*^ | Voice of Honor\nmilitary air B>A")
    do(s, "A: Assassination", "A: Plain Idler", "B: Voice of Honor")
    assert honor_of(s)[0] == 7, "cancelled effects give no cost back"
    s = table("A 10/0: | Plain Praise\nB: Plain Idler^ | Voice of Honor")
    do(s, "A: Plain Praise", "B: Voice of Honor")
    assert honor_of(s)[0] == 10 and discard(s, "A") == ["Plain Praise"]
