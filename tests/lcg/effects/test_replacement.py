"""Replacement effects and "would": what happens instead, and when."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    CRAB,
    CRANE,
    HOST,
    IT,
    NEUTRAL,
    THAT,
    THIS,
    YOURS,
    Bow,
    Discard,
    Dishonor,
    GainHonor,
    Instead,
    LeavesPlay,
    LeavingPlay,
    LoseHonor,
    RemoveFate,
    Sacrifice,
    WouldLeavePlay,
    action,
    attachment,
    character,
    event,
    interrupt,
    reaction,
)
from tests.lcg.tables import (
    decision,
    do,
    fate_on,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    offered,
    options,
    table,
)

DISMISS = event("Dismiss", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
# "when … would leave play" changes what is about to happen, "when … leaves play, instead" waits for other interrupts
CHARM = attachment("Charm", NEUTRAL, interrupt(WouldLeavePlay(HOST), Instead(Discard(THIS))), cost=0)
NURSE = character("Nurse", CRANE, interrupt(LeavingPlay(CHARACTER & YOURS - THIS), Instead(Bow(THIS))), cost=1)
PRIEST = character("Priest", CRANE, interrupt(LeavingPlay(CHARACTER - THIS), Instead(Dishonor(THIS))), cost=1)
CROW = character("Crow", CRAB, interrupt(LeavingPlay(CHARACTER - THIS), GainHonor()), cost=1)
VULTURE = character("Vulture", CRAB, reaction(LeavesPlay(CHARACTER - THIS), GainHonor()), cost=1)
RITE = event("Rite", NEUTRAL, action(GainHonor(), cost=Sacrifice(CHARACTER & YOURS)), cost=0)
CARDS = [DISMISS, CHARM, NURSE, PRIEST, CROW, VULTURE, RITE]


@rule("rr.replacement-effects.1")
def test_it_resolves_when_all_interrupts_are_over() -> None:
    s = table("A: | Dismiss\nB: Nurse, Plain Captain, Crow", extra=CARDS)
    do(s, "A: Dismiss", "A: Plain Captain", "B: Nurse")
    assert not is_bowed(s, "Nurse"), "not yet: other interrupts come first"
    assert offered(s, "Crow"), "the character is still about to leave"
    do(s, "B: Crow")
    assert is_bowed(s, "Nurse") and in_play(s, "Plain Captain") and honor_of(s) == [10, 11]


@rule("rr.replacement-effects.3")
def test_of_several_the_most_recent_counts() -> None:
    for order, bowed in ((("B: Nurse", "A: Priest"), False), (("A: Priest", "B: Nurse"), True)):
        first = order[0][0]
        s = table(f"A: Priest | Dismiss\nB: Nurse, Plain Captain\nfirst {first}", extra=CARDS)
        do(s, *(("B: pass",) if first == "B" else ()), "A: Dismiss", "A: Plain Captain", *order)
        assert in_play(s, "Plain Captain")
        assert is_bowed(s, "Nurse") == bowed and is_dishonored(s, "Priest") == (not bowed)


@rule("rr.replacement-effects.4")
def test_it_cannot_be_initiated_if_it_would_change_nothing() -> None:
    s = table("A: | Dismiss\nB: Nurse_, Plain Captain", extra=CARDS)
    do(s, "A: Dismiss", "A: Plain Captain")
    assert not in_play(s, "Plain Captain"), "a bowed nurse cannot bow instead"
    s = table("A: | Dismiss\nB: Nurse, Plain Captain", extra=CARDS)
    do(s, "A: Dismiss", "A: Plain Captain")
    assert options(s) == ["Nurse", "pass"]


@rule("rr.replacement-effects.1")
def test_nobody_reacts_to_what_did_not_happen() -> None:
    s = table("A: | Dismiss\nB: Nurse, Plain Captain, Vulture", extra=CARDS)
    do(s, "A: Dismiss", "A: Plain Captain", "B: Nurse")
    assert decision(s) == "B: action"


@rule("rr.replacement-effects.2", "rr.cost.9")
def test_a_replaced_sacrifice_is_an_unpaid_cost_and_other_replaced_costs_are_paid() -> None:
    s = table("A: Nurse, Plain Captain | Rite\nB:", extra=CARDS)
    do(s, "A: Rite", "A: Plain Captain", "A: Nurse")
    assert in_play(s, "Plain Captain") and honor_of(s) == [10, 10], "no sacrifice, no effect"
    spare = character("Spare", CRAB, interrupt(LeavingPlay(CHARACTER & YOURS - THIS), Instead(Bow(THIS))), cost=1)
    levy = event("Levy", NEUTRAL, action(GainHonor(), cost=Discard(CHARACTER & YOURS)), cost=0)
    s = table("A: Spare, Plain Captain | Levy\nB:", extra=[*CARDS, spare, levy])
    do(s, "A: Levy", "A: Plain Captain", "A: Spare")
    assert in_play(s, "Plain Captain") and is_bowed(s, "Spare") and honor_of(s) == [11, 10]


@rule("rr.word-would.1")
def test_would_comes_before_other_interrupts() -> None:
    s = table("A: Crow | Dismiss\nB: Plain Captain[Charm]", extra=CARDS)
    do(s, "A: Dismiss", "A: Plain Captain")
    assert decision(s) == "B: would-interrupts" and options(s) == ["Charm", "pass"], "though A is the first player"
    do(s, "B: pass")
    assert options(s) == ["Crow", "pass"]


@rule("rr.word-would.2", "rr.triggered-abilities.12")
def test_once_it_is_changed_nobody_answers_the_old_occurrence() -> None:
    s = table("A: Crow | Dismiss\nB: Plain Captain[Charm], Nurse", extra=CARDS)
    do(s, "A: Dismiss", "A: Plain Captain", "B: Charm")
    assert decision(s) == "B: action" and in_play(s, "Plain Captain") and not in_play(s, "Charm")
    assert honor_of(s) == [10, 10] and not is_bowed(s, "Nurse")


@rule("rr.triggered-abilities.12")
def test_what_happens_instead_is_imminent_itself() -> None:
    relic = attachment("Relic", NEUTRAL, interrupt(WouldLeavePlay(HOST), Instead(Discard(THIS))), cost=0)
    thief = character("Thief", CRAB, interrupt(LeavingPlay(ATTACHMENT), LoseHonor()), cost=1)
    s = table("A: Thief | Dismiss\nB: Plain Captain[Relic]", extra=[*CARDS, relic, thief])
    do(s, "A: Dismiss", "A: Plain Captain", "B: Relic")
    assert options(s) == ["Thief", "pass"], "the attachment is about to leave now"


def test_what_waits_to_happen_instead_survives_a_save() -> None:
    s = table("A: | Dismiss\nB: Nurse, Plain Captain, Crow", extra=CARDS)
    do(s, "A: Dismiss", "A: Plain Captain", "B: Nurse")
    t = type(s).load(s.box, s.dump())
    assert t == s
    do(t, "B: pass")
    assert is_bowed(t, "Nurse") and in_play(t, "Plain Captain")


def test_a_replacement_may_touch_the_card_itself() -> None:
    saint = character("Saint", CRANE, interrupt(LeavingPlay(CHARACTER & YOURS), Instead(RemoveFate(IT))), cost=1)
    s = table("A: | Dismiss, Dismiss\nB: Saint, Plain Captain+1", extra=[*CARDS, saint])
    do(s, "A: Dismiss", "A: Plain Captain", "B: Saint")
    assert in_play(s, "Plain Captain") and fate_on(s, "Plain Captain") == 0
