"""How often: once a round, so often per period, at most so often for all copies."""

from __future__ import annotations

from gorin.kernel.zones import give_control
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    NEUTRAL,
    THAT,
    GainFate,
    GainHonor,
    LoseHonor,
    Num,
    ReturnToHand,
    action,
    character,
    conflict_character,
    event,
    interrupt,
    limit,
    reaction,
)
from tests.lcg.tables import Happens, decision, do, find, honor_of, offered, pass_until, table

WELL = character("Plain Well", NEUTRAL, action(GainHonor(), limit=limit(2, "conflict")), cost=1, military=1)
HYMN = event("Plain Hymn", NEUTRAL, action(GainHonor(), maximum=limit(2, "round")), cost=0)
RECALL = event("Plain Recall", NEUTRAL, action(ReturnToHand(THAT), choose=ATTACHMENT | CHARACTER), cost=0)
MONK = conflict_character("Plain Monk", NEUTRAL, action(GainHonor(), where=("in hand",)), cost=9)
ACOLYTE = conflict_character("Plain Acolyte", NEUTRAL, action(GainHonor()), cost=0)
PRAISED = Happens(ev.GAIN_HONOR)
ECHO = character("Plain Echo", NEUTRAL, reaction(PRAISED, GainFate()), cost=1)
ECHOES = character("Plain Echoes", NEUTRAL, reaction(PRAISED, GainFate(), limit=limit(3, "round")), cost=1)
SHADOW = character("Plain Shadow", NEUTRAL, interrupt(PRAISED, GainFate()), cost=1)
SHADOWS = character("Plain Shadows", NEUTRAL, interrupt(PRAISED, GainFate(), limit=limit(3, "round")), cost=1)
ORDEAL = character("Plain Ordeal", NEUTRAL, reaction(PRAISED, LoseHonor(Num(1)), forced=True), cost=1)
VIGIL = character("Plain Vigil", NEUTRAL, interrupt(PRAISED, GainFate(), forced=True), cost=1)
EXTRA = [WELL, HYMN, RECALL, MONK, ACOLYTE, ECHO, ECHOES, SHADOW, SHADOWS, ORDEAL, VIGIL]


def praised(who: str, times: int) -> list[bool]:
    """A plays Plain Praise so often beside this character: when was its ability offered? It is used whenever it is."""
    s = table(f"A 10/0: {who} | {', '.join(['Plain Praise'] * times)}\nB:", extra=EXTRA)
    out = []
    for _ in range(times):
        do(s, "A: Plain Praise")
        out.append(offered(s, who))
        if out[-1]:
            do(s, f"A: {who}")
        assert not offered(s, who), "once for each occurrence"
        do(s, "B: pass")
    return out


@rule("rr.limit-x-per-period.1", "rr.limit-x-per-period.2")
def test_a_limit_replaces_once_a_round_for_each_copy() -> None:
    s = table("A: Plain Well*, Plain Well*\nB: Plain Idler*\nmilitary air B>A", extra=EXTRA)
    for _ in range(4):
        do(s, "A: Plain Well", "B: pass")
    assert not offered(s, "Plain Well") and honor_of(s)[0] == 14


@rule("rr.limit-x-per-period.1")
def test_a_limit_per_conflict_starts_anew_in_the_next_conflict() -> None:
    s = table("A: Plain Well*\nB: Plain Idler*\nmilitary air B>A", extra=EXTRA)
    do(s, "A: Plain Well", "B: pass", "A: Plain Well", "B: pass")
    assert not offered(s, "Plain Well")
    while s.con[0] or decision(s) != "A: action":
        pass_until(s, "")
    assert offered(s, "Plain Well")


@rule("rr.limit-x-per-period.3", "rr.limits-of-triggered-abilities.2")
def test_a_card_that_comes_back_does_not_remember_what_it_did() -> None:
    s = table("A: Plain Acolyte | Plain Recall\nB:", extra=EXTRA)
    do(s, "A: Plain Acolyte", "B: pass")
    assert not offered(s, "Plain Acolyte")
    do(s, "A: Plain Recall", "A: Plain Acolyte", "B: pass", "A: Plain Acolyte", "B: pass")
    assert offered(s, "Plain Acolyte")


@rule("rr.limits-of-triggered-abilities.3")
def test_a_card_that_acts_from_a_hidden_place_may_act_again() -> None:
    s = table("A: | Plain Monk\nB:", extra=EXTRA)
    do(s, "A: Plain Monk", "B: pass", "A: Plain Monk", "B: pass")
    assert honor_of(s)[0] == 12 and offered(s, "Plain Monk")


@rule("rr.limit-x-per-period.5", "rr.limits-of-triggered-abilities.5")
def test_limits_are_counted_for_each_player() -> None:
    s = table("A: Plain Acolyte\nB:", extra=EXTRA)
    do(s, "A: Plain Acolyte")
    give_control(s, find(s, "Plain Acolyte"), 1)
    s.box.rules.wake(s)
    assert decision(s) == "B: action" and offered(s, "Plain Acolyte")


@rule("rr.max-x-per-period.1", "rr.max-x-per-period.2", "rr.max-x-per-period.3")
def test_a_maximum_counts_all_copies_of_one_player() -> None:
    s = table("A: | Plain Hymn, Plain Hymn, Plain Hymn\nB: | Plain Hymn", extra=EXTRA)
    do(s, "A: Plain Hymn", "B: pass", "A: Plain Hymn")
    assert offered(s, "Plain Hymn"), "B's own maximum"
    do(s, "B: pass")
    assert not offered(s, "Plain Hymn") and honor_of(s)[0] == 12


@rule("rr.reactions.8")
def test_a_reaction_is_used_once_a_round_forced_ones_too() -> None:
    assert praised("Plain Echo", 2) == [True, False]
    assert praised("Plain Ordeal", 2) == [True, False]


@rule("rr.interrupts.8")
def test_an_interrupt_is_used_once_a_round_forced_ones_too() -> None:
    assert praised("Plain Shadow", 2) == [True, False]
    assert praised("Plain Vigil", 2) == [True, False]


@rule("rr.reactions.9")
def test_a_reaction_with_a_limit_is_used_once_for_each_occurrence() -> None:
    assert praised("Plain Echoes", 4) == [True, True, True, False]


@rule("rr.interrupts.9")
def test_an_interrupt_with_a_limit_is_used_once_for_each_occurrence() -> None:
    assert praised("Plain Shadows", 4) == [True, True, True, False]
