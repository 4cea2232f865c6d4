"""Provinces broken by effects, restored, protected, dishonored and tainted; strength that changes."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    BROKEN,
    CONFLICT,
    CRAB,
    LION,
    NEUTRAL,
    PROVINCE,
    THAT,
    THIS,
    UNBROKEN,
    YOUR_RINGS,
    AttackedProvince,
    BreakProvince,
    GainFate,
    GainHonor,
    LastingBar,
    Num,
    RestoreProvince,
    Revealed,
    Sets,
    SharesElement,
    WinsConflict,
    WouldBreak,
    YouBreak,
    action,
    character,
    event,
    gets,
    interrupt,
    province,
    reaction,
)
from gorin.rulesets.lcg.words.glory import KeepInstead
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    find,
    honor_of,
    is_broken,
    is_faceup,
    offered,
    options,
    pass_until,
    strength,
    table,
)

QUAKE = event("Quake", CRAB, action(BreakProvince(THAT), choose=PROVINCE & UNBROKEN & AN_OPPONENTS), cost=0)
MEND = event("Mend", CRAB, action(RestoreProvince(THAT), choose=PROVINCE & BROKEN), cost=0)
ALIGN = event(
    "Align", CRAB, action(RestoreProvince(THAT), choose=PROVINCE & BROKEN & SharesElement(YOUR_RINGS)), cost=0
)
TSUKO = character(
    "Tsuko", LION, reaction(WinsConflict(who=THIS), BreakProvince(AttackedProvince())), cost=0, military=2
)
HOLD = event("Hold", LION, action(LastingBar(PROVINCE, "be broken", "conflict"), when=CONFLICT), cost=0)
GARDEN = province("Garden", NEUTRAL, action(GainHonor()), strength=4, elements=("air",), traits=("garden",))
FORUM = province("Forum", NEUTRAL, interrupt(WouldBreak(THIS), KeepInstead()), strength=1, elements=("air",))
EXTRA = (QUAKE, MEND, ALIGN, TSUKO, HOLD, GARDEN, FORUM)


def laid(text: str, rules: str = "lcg/stronghold", *more: Any) -> Any:
    return table(text, rules, extra=[*EXTRA, *more])


@rule("rr.breaking-a-province.10")
@pytest.mark.parametrize(("seat", "told"), [("A", True), ("B", False)])
def test_a_province_broken_by_an_effect_counts_as_broken_by_its_controllers_opponent(seat: str, told: bool) -> None:
    glory = character("Victor", LION, reaction(YouBreak(), GainFate()), cost=0)
    mine = event("Sacrifice", CRAB, action(BreakProvince(THAT), choose=PROVINCE & UNBROKEN - AN_OPPONENTS), cost=0)
    text = "A:\nB: | Sacrifice | Fields, Garden\nconflict phase, first B".replace(f"{seat}:", f"{seat}: Victor")
    s = laid(text, "lcg/stronghold", glory, mine)
    do(s, "B: Sacrifice", "B: Garden")
    assert is_broken(s, "Garden")
    assert (decision(s) == f"{seat}: reactions") == told, "whoever used the effect"


@rule("rr.breaking-a-province.10")
def test_in_a_conflict_the_attacker_breaks_it() -> None:
    glory = character("Victor", LION, reaction(YouBreak(), GainFate()), cost=0)
    s = laid(
        "A: Plain Captain*, Victor\nB: Victor | | Fields, Garden\nmilitary air A>B Garden", "lcg/stronghold", glory
    )
    do(s, "B: pass", "A: pass", "A: done")
    assert decision(s) == "A: reactions"
    do(s, "A: Victor")
    assert fate_of(s) == [1, 0]


@rule("rr.open-break-discard-subset.2")
def test_an_attacked_province_broken_by_an_effect_gives_the_attacker_the_discard() -> None:
    s = laid("A: Tsuko*\nB: Plain Porter* | | Fields, Garden[Plain Lord]\nmilitary air A>B Garden")
    do(s, "B: pass", "A: pass", "A: Tsuko")
    assert is_broken(s, "Garden")
    assert options(s) == ["Plain Lord", "done"]
    do(s, "A: Plain Lord")
    assert discard(s, "B") == ["Plain Lord"]


@rule("rr.open-break-discard-subset.2")
def test_outside_of_a_conflict_nobody_has_it() -> None:
    s = laid("A: | Quake\nB: | | Fields, Garden[Plain Lord]\nconflict phase")
    do(s, "A: Quake", "A: Garden")
    assert decision(s) == "B: action"
    assert discard(s, "B") == []


def test_breaking_is_an_occurrence_with_interrupts() -> None:
    s = laid("A: | Quake\nB: | | Fields, Forum\nconflict phase")
    do(s, "A: Quake", "A: Forum")
    assert decision(s) == "B: would-interrupts"
    do(s, "B: Forum")
    assert not is_broken(s, "Forum")


def test_provinces_may_be_kept_from_breaking() -> None:
    s = laid("A: Plain Giant* | Quake\nB: | Hold | Fields, Garden\nmilitary air A>B Garden")
    do(s, "B: Hold")
    assert not offered(s, "Quake")
    do(s, "A: pass", "B: pass")
    pass_until(s, "A: action")
    assert not is_broken(s, "Garden")


@rule("rr.winning-the-game.5")
def test_breaking_a_stronghold_province_by_an_effect_ends_the_game() -> None:
    s = laid("A: | Quake\nB: | | Garden\nconflict phase")
    do(s, "A: Quake", "A: Garden")
    assert s.winner == 0


# --- restored --------------------------------------------------------------------------------------------------------


@rule("rr.restore-a-province.1", "rr.restore-a-province.2")
def test_a_restored_province_is_whole_faceup_and_its_text_counts() -> None:
    s = laid("A: | Mend | Fields, Garden#\nB:\nconflict phase")
    assert not offered(s, "Garden")
    do(s, "A: Mend", "A: Garden", "B: pass")
    assert not is_broken(s, "Garden")
    assert is_faceup(s, "Garden")
    assert offered(s, "Garden")


@rule("rr.restore-a-province.1")
def test_a_restored_province_can_be_attacked_and_broken_again() -> None:
    s = laid("A: Plain Giant\nB: | Mend | Fields, Garden#, Fields#, Fields#\nconflict phase, first B")
    do(s, "B: Mend", "B: Garden")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air")
    assert set(options(s)) == {"Garden", "Fields"}
    assert len(options(s)) == 2, "and the stronghold province cannot be any more"
    do(s, "A: Garden", "A: Plain Giant", "A: done", "B: done")
    pass_until(s, "A: resolve")
    assert is_broken(s, "Garden")


@rule("rr.open-restore-token.1")
def test_a_broken_token_is_put_back() -> None:
    s = laid("A: | Mend\nB: | | Province#, Province#, Province\nconflict phase", "lcg/skirmish")
    do(s, "A: Mend")
    do(s, f"A: {options(s)[0]}")
    assert s.p[facts.BROKEN].bit_count() == 1
    assert s.winner < 0


def test_only_a_broken_province_is_restored() -> None:
    s = laid("A: | Mend, Align | Fields, Garden#, Fields#\nB:\nconflict phase, rings air=A")
    do(s, "A: Align")
    assert options(s) == ["Garden"], "one that shares an element with a claimed ring"
    assert not offered(laid("A: | Mend\nB:\nconflict phase"), "Mend")


@rule("rr.open-broken-province-traits.1", "rr.provinces.3")
def test_a_broken_province_has_no_traits_but_keeps_its_element() -> None:
    s = laid("A: | Mend | Fields, Garden#\nB:\nconflict phase")
    here = 1 << find(s, "Garden")
    assert not s.p[facts.trait("garden")] & here
    assert s.p[facts.AIR] & here
    do(s, "A: Mend", "A: Garden")
    assert s.p[facts.trait("garden")] & here


# --- tokens and strength ---------------------------------------------------------------------------------------------


@rule("rr.status-token.2")
def test_a_dishonored_province_is_blank_except_for_its_traits() -> None:
    s = laid("A: | | Fields, Garden~\nB:\nconflict phase")
    assert not offered(s, "Garden")
    assert s.p[facts.trait("garden")] & 1 << find(s, "Garden")
    reveals = province("Ambush", NEUTRAL, reaction(Revealed(THIS), GainFate()), strength=4, elements=("air",))
    s = laid("A: Plain Captain\nB: | | Fields, Ambush~?\nconflict phase", "lcg/stronghold", reveals)
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: a facedown province (B1)", "A: Plain Captain", "A: done")
    assert not offered(s, "Ambush"), "also when it is revealed with the token on it"


@rule("rr.tainted.6")
@pytest.mark.parametrize(
    ("defenders", "honor"), [(("Plain Soldier",), 9), (("Plain Soldier", "Plain Captain"), 9), ((), 10)]
)
def test_defending_a_tainted_province_costs_one_honor_in_all(defenders: tuple[str, ...], honor: int) -> None:
    s = laid("A: Plain Giant\nB: Plain Soldier, Plain Captain | | Fields, Garden&\nconflict phase")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Garden", "A: Plain Giant", "A: done", *(f"B: {x}" for x in defenders), "B: done")
    assert honor_of(s)[1] == honor


@rule("rr.tainted.5", "rr.modifiers.2")
def test_the_strength_of_a_province_is_recalculated_from_everything_that_counts() -> None:
    shrink = event("Shrink", LION, action(gets(AttackedProvince(), strength=-9), when=CONFLICT), cost=0)
    s = laid(
        "A: Plain Captain* | Shrink\nB: | | Fields, Garden&[Plain Tower]\nmilitary air A>B Garden",
        "lcg/stronghold",
        shrink,
    )
    assert strength(s, "Garden") == 8, "4 printed, 2 for the taint, 2 for the holding"
    do(s, "B: pass", "A: Shrink")
    assert strength(s, "Garden") == 0, "never below zero"
    pass_until(s, "A: resolve")
    assert is_broken(s, "Garden")


@rule("rr.errata-ride-them-down.1", "rr.open-set-base-value.1")
def test_the_base_strength_of_the_attacked_province_may_be_set() -> None:
    ride = event("Ride", LION, action(Sets(AttackedProvince(), "strength", Num(1), base=True), when=CONFLICT), cost=0)
    s = laid("A: Plain Captain* | Ride\nB: | | Fields, Garden&\nmilitary air A>B Garden", "lcg/stronghold", ride)
    do(s, "B: pass", "A: Ride")
    assert strength(s, "Garden") == 3, "1, and 2 for the taint"
    pass_until(s, "fate phase")
    assert strength(s, "Garden") == 6, "until the end of the conflict"


def test_what_these_words_say() -> None:
    assert text_of(QUAKE) == "Action: Choose an unbroken province controlled by an opponent – break that province."
    assert text_of(MEND) == "Action: Choose a broken province – restore that province."
    assert text_of(FORUM).startswith("Interrupt: When this province would be broken")
