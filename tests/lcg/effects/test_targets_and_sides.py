"""Opponents of whom something holds, sides that cannot be taken, keywords for some conflicts, cards kept in hand."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.seeing.refusals import refusals
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    ATTACHMENT,
    BUSHI,
    CHARACTER,
    CHOSEN,
    HONORED,
    NEUTRAL,
    THAT,
    THEM,
    THIS,
    YOU,
    YOURS,
    Bow,
    CannotPlayFromHand,
    ControlledBy,
    DiscardedAtZero,
    During,
    GainHonor,
    GainsKeyword,
    HigherBid,
    Honor,
    Later,
    LessHonorable,
    LoseHonor,
    Num,
    PhaseEnding,
    Ready,
    TakeOnto,
    TakesNoPart,
    TargetPlayer,
    Until,
    WinsThisConflict,
    action,
    character,
    conflict_character,
    event,
    gets,
    holding,
    interrupt,
    while_this,
)
from tests.lcg.tables import (
    decision,
    do,
    find,
    honor_of,
    in_play,
    is_bowed,
    is_honored,
    military,
    offered,
    options,
    participating,
    pass_until,
    table,
)

ENVY = event("Envy", NEUTRAL, action(LoseHonor(Num(2), CHOSEN), choose=TargetPlayer(LessHonorable(YOU, THEM))), cost=0)
SCORN = event(
    "Scorn", NEUTRAL, action(Bow(THAT), choose=(TargetPlayer(HigherBid(YOU, THEM)), CHARACTER & ControlledBy(CHOSEN))),
    cost=0,
)  # fmt: skip
RECLUSE = character("Recluse", NEUTRAL, TakesNoPart(THIS, "defending"), cost=1, military=1, political=1, glory=0)
MONK = character(
    "Monk",
    NEUTRAL,
    TakesNoPart(THIS, type="political", when=while_this(HONORED)),
    cost=1,
    military=1,
    political=1,
    glory=0,
)
HERMIT = character("Hermit", NEUTRAL, TakesNoPart(BUSHI & CHARACTER), cost=1, military=1, political=1, glory=0)
STRANGER = conflict_character(
    "Stranger", NEUTRAL, TakesNoPart(BUSHI & CHARACTER), cost=1, military=1, political=1, glory=0, influence_cost=0
)
CURFEW = holding("Curfew", NEUTRAL, CannotPlayFromHand("attachment"))
CHANT = holding(
    "Chant", NEUTRAL, action(GainsKeyword(THAT, "pride", during=During("political")), choose=CHARACTER & YOURS)
)
VOW = holding("Vow", NEUTRAL, action(Ready(THAT), Later(WinsThisConflict(), (Honor(THAT),)), choose=CHARACTER & YOURS))
DUSK = holding("Dusk", NEUTRAL, interrupt(PhaseEnding("draw"), GainHonor()))
HUSH = holding("Hush", NEUTRAL, action(Until(CannotPlayFromHand(), "phase")))
WITHER = holding(
    "Wither", NEUTRAL, action(gets(THAT, military=-1), DiscardedAtZero(THAT, "military"), choose=CHARACTER)
)
GRAB = character(
    "Grab",
    NEUTRAL,
    action(TakeOnto(THAT, THIS), choose=ATTACHMENT & AN_OPPONENTS),
    cost=1,
    military=1,
    political=1,
    glory=0,
)
CARDS = [ENVY, SCORN, RECLUSE, MONK, HERMIT, STRANGER, CURFEW, CHANT, VOW, DUSK, HUSH, WITHER, GRAB]


def at(text: str) -> Any:
    return table(text, extra=CARDS)


# --- opponents --------------------------------------------------------------------------------------------------------


@rule("rr.target.9")
def test_only_opponents_of_whom_it_holds_may_be_chosen() -> None:
    s = at("A 8/0: | Envy\nB 9/0:\nC 7/0:\nD 10/0:")
    do(s, "A: Envy")
    assert options(s) == ["B", "D"]
    do(s, "A: D")
    assert honor_of(s) == [8, 9, 7, 8]
    assert not offered(at("A 8/0: | Envy\nB 8/0:\nC 7/0:"), "Envy")


def test_condition_and_target_hold_of_the_same_opponent() -> None:
    s = at("A 8/0 bid 3: | Scorn\nB 8/0 bid 1: Plain Soldier_\nC 8/0 bid 5: Plain Captain")
    assert not offered(s, "Scorn"), "B has nobody to bow, C bid more"
    s = at("A 8/0 bid 3: | Scorn\nB 8/0 bid 1: Plain Soldier\nC 8/0 bid 5: Plain Captain")
    do(s, "A: Scorn", "A: B")
    assert options(s) == ["Plain Soldier"]
    do(s, "A: Plain Soldier")
    assert is_bowed(s, "Plain Soldier")


# --- taking part ------------------------------------------------------------------------------------------------------


def declaring(text: str) -> Any:
    return pass_until(at(f"{text}\nconflict phase"), "A: declare a conflict")


@rule("rr.cannot.1")
def test_one_side_is_barred_and_the_other_is_not() -> None:
    s = declaring("A: Recluse\nB: Recluse, Plain Porter | | Fields, Plain Hill")
    do(s, "A: military air", "A: Plain Hill", "A: Recluse", "A: done")
    assert options(s) == ["Plain Porter", "done"]


def test_a_condition_decides_whether_a_type_is_barred() -> None:
    for mark, may in (("", True), ("^", False)):
        s = declaring(f"A: Monk{mark}\nB:")
        assert any(x.startswith("political") for x in options(s)) is may
        assert any(x.startswith("military") for x in options(s))


def test_without_side_and_type_nobody_of_a_set_takes_part() -> None:
    s = declaring("A: Hermit, Plain Soldier\nB: | | Fields, Plain Hill")
    do(s, "A: military air", "A: Plain Hill")
    assert options(s) == ["Hermit"]
    s = at("A: Plain Soldier*, Plain Porter*\nB 9/9: Plain Envoy* | Stranger\nmilitary air A>B")
    do(s, "B: Stranger into the conflict", "B: 0")
    assert not participating(s, "Plain Soldier") and is_bowed(s, "Plain Soldier")
    assert participating(s, "Plain Porter")


# --- cards in hand ----------------------------------------------------------------------------------------------------


def test_attachments_are_kept_in_hand_and_characters_are_not() -> None:
    s = at("A: Curfew\nB 9/9: Plain Soldier | Plain Sword, Plain Guest\nconflict phase, first B")
    assert not offered(s, "Plain Sword") and offered(s, "Plain Guest")
    assert [x.rule for x in refusals(s, 1, find(s, "Plain Sword"))] == ["rr.cannot.1"]


def test_it_lasts_as_long_as_it_says() -> None:
    s = at("A: Hush\nB 9/9: Plain Soldier+3 | Plain Guest\ndraw phase")
    do(s, "A: Hush")
    assert not offered(s, "Plain Guest")
    pass_until(s, "lcg: conflict phase: action window")
    while decision(s) != "B: action":
        do(s, "A: pass")
    assert offered(s, "Plain Guest")


# --- moments ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "proud"), [("political", True), ("military", False)])
def test_a_keyword_for_conflicts_of_a_type(kind: str, proud: bool) -> None:
    s = at(f"A: Plain Captain*, Chant\nB: Plain Idler*\n{kind} air A>B")
    do(s, "B: pass", "A: Chant", "A: Plain Captain")
    pass_until(s, "A: resolve the ring")
    assert is_honored(s, "Plain Captain") is proud


def test_what_waits_for_this_conflict_does_not_wait_longer() -> None:
    for foe, honored in (("Plain Idler", True), ("Plain Giant", False)):
        s = at(f"A: Plain Captain*, Plain Soldier_, Vow\nB: {foe}*\nmilitary air A>B")
        do(s, "B: pass", "A: Vow", "A: Plain Soldier")
        pass_until(s, "lcg: conflict phase: action window")
        assert is_honored(s, "Plain Soldier") is honored and not s.delayed


def test_when_a_phase_ends_is_a_moment_of_that_phase() -> None:
    s = at("A 10/0: Dusk\nB:\ndraw phase")
    do(s, "A: pass", "B: pass")
    assert decision(s) == "A: interrupts"
    do(s, "A: Dusk")
    assert honor_of(s)[0] == 11
    pass_until(s, "lcg: fate phase")
    assert honor_of(s)[0] == 11, "the conflict phase has ended too"


# --- what happens at 0, what is taken ---------------------------------------------------------------------------------


def test_who_reaches_zero_while_it_lasts_is_discarded() -> None:
    s = at("A: Wither, Plain Soldier*\nB: Plain Porter*, Plain Captain*\nmilitary air A>B")
    do(s, "B: pass", "A: Wither", "A: Plain Porter")
    assert not in_play(s, "Plain Porter") and in_play(s, "Plain Captain")


def test_what_is_taken_goes_to_the_one_named() -> None:
    s = at("A: Grab\nB: Plain Soldier[Plain Sword], Plain Captain[Plain Robe]")
    do(s, "A: Grab", "A: Plain Sword")
    assert military(s, "Grab") == 3 and military(s, "Plain Soldier") == 2
    assert s.holder[find(s, "Plain Sword")] == 0
