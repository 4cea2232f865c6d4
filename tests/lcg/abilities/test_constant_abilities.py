"""Constant abilities, blank text boxes, "cannot", and the dash."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    BUSHI,
    CHARACTER,
    HOST,
    NEUTRAL,
    PARTICIPATING,
    THAT,
    THIS,
    YOURS,
    Blanks,
    Cannot,
    GainsKeyword,
    Keyword,
    MoveToConflict,
    Ready,
    action,
    always_gets,
    attachment,
    character,
    event,
    holding,
    while_this,
)
from tests.lcg.tables import (
    Does,
    decision,
    do,
    fate_of,
    hand,
    in_play,
    is_bowed,
    military,
    offered,
    options,
    participating,
    pass_until,
    political,
    table,
)

DRUM = holding("Plain Drum", NEUTRAL, always_gets(CHARACTER & YOURS, military=+1))
LEADER = character(
    "Plain Leader", NEUTRAL, always_gets(BUSHI & CHARACTER & YOURS, military=+1, when=while_this(PARTICIPATING)), cost=1
)
FOG = attachment("Plain Fog", NEUTRAL, Blanks(HOST, traits=True), cost=0)
CHAINS = attachment("Plain Chains", NEUTRAL, Cannot(HOST, ("ready",)), cost=0)
HOSTESS = character("Plain Hostess", NEUTRAL, Keyword("courtesy"), action(Ready(THIS)), cost=1, traits=("courtier",))
LESSON = event("Plain Lesson", NEUTRAL, action(GainsKeyword(THAT, "sincerity"), choose=CHARACTER), cost=0)
DAWN = holding("Plain Dawn", NEUTRAL, action(Ready(CHARACTER)))
SUMMONS = holding("Plain Summons", NEUTRAL, action(MoveToConflict(THAT), choose=CHARACTER & YOURS))
SHIFT = holding("Plain Shift", NEUTRAL, action(Does(THIS, ev.SWITCH_TYPE)))
EXTRA = [DRUM, LEADER, FOG, CHAINS, HOSTESS, LESSON, DAWN, SUMMONS, SHIFT]


@rule("rr.constant-abilities.2")
def test_a_constant_ability_works_from_the_moment_its_card_is_in_play_until_it_leaves() -> None:
    s = table("A: Plain Soldier, Daidoji Nerishma | | Fields, Plain Hill[Plain Drum?]\nB:", extra=EXTRA)
    assert military(s, "Plain Soldier") == 2
    do(s, "A: Daidoji Nerishma", "A: a facedown card (A1)")
    assert military(s, "Plain Soldier") == 3
    s = table("A: Plain Soldier*, Plain Leader*\nB: Plain Giant* | Assassination\nmilitary air A>B", extra=EXTRA)
    assert military(s, "Plain Soldier") == 3
    do(s, "B: Assassination", "B: Plain Leader")
    assert military(s, "Plain Soldier") == 2


@rule("rr.constant-abilities.3", "rr.modifiers.1")
def test_a_conditional_constant_ability_holds_exactly_while_its_condition_does() -> None:
    text = "A: Plain Leader{}, Plain Soldier*, Favorable Ground\nB: Plain Porter*\nmilitary air B>A"
    assert military(table(text.format(""), extra=EXTRA), "Plain Soldier") == 2
    s = table(text.format("*"), extra=EXTRA)
    assert military(s, "Plain Soldier") == 3
    do(s, "A: Favorable Ground", "A: Plain Leader")
    assert military(s, "Plain Soldier") == 2


@rule("rr.constant-abilities.4", "rr.priority-of-simultaneous-resolution.4")
def test_each_instance_of_a_constant_ability_counts() -> None:
    assert military(table("A: Plain Soldier, Plain Drum, Plain Drum\nB:", extra=EXTRA), "Plain Soldier") == 4


@rule("rr.blank.1")
def test_a_blank_text_box_has_no_abilities_no_keywords_and_no_traits() -> None:
    s = table("A 10/0: Plain Hostess_[B:Plain Fog], Funeral Pyre\nB:", extra=EXTRA)
    assert not offered(s, "Plain Hostess")
    do(s, "A: Funeral Pyre", "A: Plain Hostess")
    assert fate_of(s)[0] == 0, "no courtesy"
    text = "A: Plain Hostess*{} | For Shame!\nB: Plain Porter*\npolitical air B>A"
    assert offered(table(text.format(""), extra=EXTRA), "For Shame!")
    assert not offered(table(text.format("[B:Plain Fog]"), extra=EXTRA), "For Shame!")


@rule("rr.blank.1")
def test_except_for_traits_leaves_the_traits() -> None:
    s = table("A: Plain Hostess*_[B:Cloud the Mind] | For Shame!\nB: Plain Porter*\npolitical air B>A", extra=EXTRA)
    assert not offered(s, "Plain Hostess") and offered(s, "For Shame!")


@rule("rr.blank.2", "rr.printed.1")
def test_gained_text_is_not_printed_and_stays() -> None:
    s = table("A: Plain Hostess[B:Plain Fog], Funeral Pyre | Plain Lesson\nB:", extra=EXTRA)
    do(s, "A: Plain Lesson", "A: Plain Hostess", "B: pass", "A: Funeral Pyre", "A: Plain Hostess")
    assert len(hand(s, "A")) == 2, "a card for the Pyre, one for sincerity"


@rule("rr.cannot.1")
def test_cannot_is_absolute() -> None:
    s = table("A: Plain Dawn, Plain Soldier_+2[Plain Chains], Plain Porter_+2\nB:", extra=EXTRA)
    do(s, "A: Plain Dawn")
    assert is_bowed(s, "Plain Soldier") and not is_bowed(s, "Plain Porter")
    pass_until(s, "lcg: dynasty phase")
    assert s.round == 2 and is_bowed(s, "Plain Soldier"), "not even in 4.5"
    assert not offered(table("A: Plain Dawn, Plain Soldier_[Plain Chains]\nB:", extra=EXTRA), "Plain Dawn")


@rule("rr.dash.2")
@pytest.mark.parametrize(("title", "type"), [("Plain Poet", "military"), ("Plain Bully", "political")])
def test_a_dash_neither_attacks_nor_defends_nor_moves_there(title: str, type: str) -> None:
    s = table(f"A: Plain Captain, {title}\nB: {title}, Plain Porter")
    pass_until(s, "A: declare a conflict")
    do(s, f"A: {type} air", "A: Fields")
    assert options(s) == ["Plain Captain"]
    do(s, "A: Plain Captain", "A: done")
    assert decision(s) == "B: declare a defender" and options(s) == ["Plain Porter", "done"]
    s = table(f"A: {title}, Plain Soldier*, Plain Summons\nB: Plain Porter*\n{type} air B>A", extra=EXTRA)
    assert not offered(s, "Plain Summons")


@rule("rr.dash.3")
def test_a_dash_is_not_played_into_a_conflict_of_that_type() -> None:
    text = "A 10/1: Plain Soldier* | Plain Bard\nB: Plain Porter*\n{} air B>A"
    assert not offered(table(text.format("military")), "Plain Bard into the conflict")
    assert offered(table(text.format("military")), "Plain Bard")
    assert offered(table(text.format("political")), "Plain Bard into the conflict")


@rule("rr.dash.4")
def test_a_dash_is_not_put_into_play_in_a_conflict_of_that_type() -> None:
    text = "A 10/1: Plain Soldier* | Charge! | Fields, Plain Hill[{}]\nB: Plain Porter*\nmilitary air B>A"
    assert not offered(table(text.format("Plain Poet")), "Charge!")
    assert offered(table(text.format("Plain Bully")), "Charge!")


@rule("rr.dash.5")
def test_a_dash_that_ends_up_in_such_a_conflict_goes_home_bowed() -> None:
    s = table("A: Plain Poet*, Plain Envoy*, Plain Shift\nB: Plain Porter*\npolitical air B>A", extra=EXTRA)
    do(s, "A: Plain Shift")
    assert not participating(s, "Plain Poet") and is_bowed(s, "Plain Poet") and in_play(s, "Plain Poet")
    assert participating(s, "Plain Envoy")


@rule("rr.dash.6", "rr.dash.7")
def test_a_dash_is_not_modified_and_counts_as_nothing() -> None:
    s = table("A: Plain Poet*^[Plain Sword], Plain Drum | Banzai!\nB: Plain Soldier*\npolitical air B>A", extra=EXTRA)
    assert (military(s, "Plain Poet"), political(s, "Plain Poet")) == (0, 5)
    do(s, "A: Banzai!")
    assert options(s) == ["Plain Soldier"]
