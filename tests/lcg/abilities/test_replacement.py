"""Replacement effects: something else happens instead."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    THAT,
    YOURS,
    Dishonor,
    Draw,
    GainFate,
    GainHonor,
    LeavesPlay,
    Redirect,
    WouldBeHonoredOrDishonored,
    action,
    character,
    holding,
    interrupt,
    reaction,
)
from tests.lcg.tables import (
    Happens,
    decision,
    discard,
    do,
    fate_of,
    hand,
    honor_of,
    in_play,
    is_dishonored,
    offered,
    options,
    table,
)

SHAME = WouldBeHonoredOrDishonored(CHARACTER)
SCAPEGOAT = character("Plain Scapegoat", NEUTRAL, interrupt(SHAME, Redirect(THAT), choose=CHARACTER & YOURS), cost=1)
CONFESSION = holding("Plain Confession", NEUTRAL, action(Draw(), cost=Dishonor(CHARACTER & YOURS)))
WAKE = holding("Plain Wake", NEUTRAL, interrupt(Happens(ev.LEAVE), GainFate(), unlimited=True))
MOURNER = holding("Plain Mourner", NEUTRAL, reaction(LeavesPlay(CHARACTER), GainHonor()))
EXTRA = [SCAPEGOAT, CONFESSION, WAKE, MOURNER]


@rule("rr.replacement-effects.1")
def test_what_happens_instead_happens_and_the_other_does_not() -> None:
    s = table("A: Plain Soldier[Reprieve, Plain Sword], Plain Mourner, Funeral Pyre\nB:", extra=EXTRA)
    do(s, "A: Funeral Pyre", "A: Plain Soldier", "A: Reprieve")
    assert in_play(s, "Plain Soldier") and in_play(s, "Plain Sword") and discard(s, "A") == ["Reprieve"]
    assert decision(s) == "B: action" and honor_of(s)[0] == 10, "nobody left play whom one could mourn"


@rule("rr.word-would.2", "rr.triggered-abilities.12")
def test_what_was_changed_is_not_interrupted_any_more_but_the_new_thing_is() -> None:
    s = table("A: Plain Soldier[Reprieve, Reprieve], Plain Wake, Funeral Pyre\nB:", extra=EXTRA)
    do(s, "A: Funeral Pyre", "A: Plain Soldier")
    assert decision(s) == "A: would-interrupts" and len(options(s)) == 3
    do(s, "A: Reprieve")
    assert decision(s) == "A: interrupts" and options(s) == ["Plain Wake", "pass"], "the second Reprieve is too late"
    do(s, "A: Plain Wake")
    assert fate_of(s)[0] == 1 and in_play(s, "Plain Soldier") and discard(s, "A") == ["Reprieve"]


@rule("rr.replacement-effects.2")
def test_a_cost_that_was_replaced_is_paid_unless_it_is_a_sacrifice() -> None:
    s = table("A: Plain Soldier, Plain Idler, Plain Scapegoat, Plain Confession\nB:", extra=EXTRA)
    do(s, "A: Plain Confession", "A: Plain Soldier", "A: Plain Scapegoat", "A: Plain Idler")
    assert is_dishonored(s, "Plain Idler") and not is_dishonored(s, "Plain Soldier") and len(hand(s, "A")) == 1


@rule("rr.replacement-effects.3")
def test_the_newest_replacement_is_the_one_that_counts() -> None:
    s = table("A: Plain Soldier, Plain Scapegoat, Plain Confession\nB: Plain Porter, Plain Scapegoat", extra=EXTRA)
    do(s, "A: Plain Confession", "A: Plain Soldier", "A: Plain Scapegoat", "A: Plain Scapegoat")
    assert decision(s) == "B: would-interrupts"
    do(s, "B: Plain Scapegoat", "B: Plain Porter")
    assert is_dishonored(s, "Plain Porter") and not is_dishonored(s, "Plain Scapegoat", "A")
    assert not is_dishonored(s, "Plain Soldier")


@rule("rr.replacement-effects.4")
def test_a_replacement_that_would_change_nothing_is_not_possible() -> None:
    for theirs, may in (("Plain Scapegoat~, Plain Idler~", False), ("Plain Scapegoat~, Plain Idler", True)):
        s = table(f"A: Plain Soldier, Plain Confession\nB: {theirs}", extra=EXTRA)
        do(s, "A: Plain Confession", "A: Plain Soldier")
        assert offered(s, "Plain Scapegoat") is may
        assert is_dishonored(s, "Plain Soldier") is not may
