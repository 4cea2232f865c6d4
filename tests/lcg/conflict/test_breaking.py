"""3.2.5: breaking provinces."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import CRAB, LION, THAT, character, event, stronghold
from gorin.rulesets.lcg.words.card_effects import Bow
from gorin.rulesets.lcg.words.lasting_effects import gets
from gorin.rulesets.lcg.words.sets import AttackedProvince
from gorin.rulesets.lcg.words.texts import action, reaction
from gorin.rulesets.lcg.words.triggers import WinsConflict
from tests.lcg.tables import (
    Does,
    decision,
    discard,
    do,
    find,
    honor_of,
    is_broken,
    is_faceup,
    offered,
    options,
    step,
    strength,
    table,
    told,
    watch,
)


def fought(a: str, b: str, fight: str = "military air A>B", rules: str = "lcg/stronghold", **more: Any) -> Any:
    """Both players passed in the window of this conflict."""
    s = watch(table(f"{a}\n{b}\n{fight}", rules, **more))
    return do(s, "B: pass", "A: pass")


def winner(s: Any) -> str:
    """Who was told to have won the conflict."""
    found = [x[0] for x in told(s) if "wins the conflict" in x]
    return found[0] if found else "nobody"


@rule("rr.step-3-2-4.2", "rr.step-3-2-5.2", "rr.step-3-2-6.2")
@pytest.mark.parametrize(("a", "b", "who"), [("Plain Soldier*", "Plain Giant*", "B"), ("Plain Idler*", "", "nobody")])
@pytest.mark.parametrize("kind", ["military", "political"])
def test_if_the_attacker_did_not_win_there_is_no_loss_no_break_and_no_ring_effect(
    a: str, b: str, who: str, kind: str
) -> None:
    s = fought(f"A: {a}", f"B: {b} | | Fields, Plain Ditch", f"{kind} air A>B Plain Ditch")
    assert winner(s) == who
    assert honor_of(s) == [10, 10]
    assert not is_broken(s, "Plain Ditch")
    assert decision(s) == "A: action"


@rule("rr.step-3-2-5.1", "rr.breaking-a-province.1")
@pytest.mark.parametrize(("b", "broken"), [("", True), ("Plain Porter*", True), ("Plain Soldier*", False)])
def test_a_province_breaks_if_the_attacker_wins_by_its_strength_or_more(b: str, broken: bool) -> None:
    s = fought("A: Plain Captain*", f"B: {b} | | Fields, Plain Hill", "military air A>B Plain Hill")
    assert is_broken(s, "Plain Hill") == broken, "4 against 0, 1 or 2, at strength 3"


@rule("rr.holding.3")
def test_holdings_and_the_stronghold_add_to_the_strength_of_their_province() -> None:
    keep = stronghold("Keep", LION, strength=2, honor=9, fate=8)
    s = table("A:\nB: Keep | | Plain Wall, Plain Hill[Plain Tower], Plain Ditch", extra=[keep])
    assert (strength(s, "Plain Wall"), strength(s, "Plain Hill"), strength(s, "Plain Ditch")) == (9, 5, 0)
    s = fought("A: Plain Captain*", "B: | | Fields, Plain Hill[Plain Tower]", "military air A>B Plain Hill")
    assert not is_broken(s, "Plain Hill"), "4 against 3 + 2"


@rule("rr.open-break-strength-timing.1")
def test_the_difference_is_that_of_the_comparison_but_the_strength_is_read_at_the_break() -> None:
    prop = character("Prop", CRAB, reaction(WinsConflict(loses=True), gets(AttackedProvince(), strength=+3)), cost=0)
    s = fought("A: Plain Captain*", "B: Prop | | Fields, Plain Hill", "military air A>B Plain Hill", extra=[prop])
    do(s, "B: Prop")
    assert not is_broken(s, "Plain Hill")
    trip = character("Trip", CRAB, reaction(WinsConflict(loses=True), Bow(Is("attacking"))), cost=0)
    t = fought("A: Plain Captain*", "B: Trip | | Fields, Plain Hill", "military air A>B Plain Hill", extra=[trip])
    do(t, "B: Trip")
    assert is_broken(t, "Plain Hill"), "the skill of the comparison counts"


@rule("rr.breaking-a-province.3", "rr.open-break-discard-subset.1")
def test_the_attacker_may_discard_any_of_the_cards_in_the_broken_province() -> None:
    b = "B: | | Fields, Plain Hill[Plain Lord, Plain Tower, Plain Idler?]"
    s = fought("A: Plain Giant*", b, "military air A>B Plain Hill")
    assert decision(s) == "A: discard from the broken province"
    assert options(s) == ["Plain Lord", "Plain Tower", "a facedown card (B1)", "done"]
    do(s, "A: Plain Tower", "A: a facedown card", "A: done")
    assert discard(s, "B") == ["Plain Idler", "Plain Tower"]
    slot = s.slot[find(s, "Plain Hill")]
    assert s.lying[slot] == 1 << find(s, "Plain Lord"), "not empty, so not refilled"


@rule("rr.breaking-a-province.3", "rr.reactions-and-interrupts.1")
def test_what_lies_there_is_discarded_and_replaced_before_anybody_reacts_to_the_break() -> None:
    a = "A 10/1: Plain Giant* | For Greater Glory"
    b = "B: | | Fields, Plain Hill[Plain Lord, Plain Idler?] | | | Plain Porter, Plain Bully, Plain Poet, Peasant"
    s = fought(a, b, "military air A>B Plain Hill")
    assert is_broken(s, "Plain Hill")
    assert decision(s) == "A: discard from the broken province" and not offered(s, "For Greater Glory")
    do(s, "A: Plain Lord")
    assert discard(s, "B") == [], "what is chosen is discarded together"
    do(s, "A: a facedown card")
    assert decision(s) == "A: reactions" and offered(s, "For Greater Glory")
    assert discard(s, "B") == ["Plain Idler", "Plain Lord"]
    assert s.lying[s.slot[find(s, "Plain Hill")]].bit_count() == 1, "3.2.5 is over: it has been refilled"
    do(s, "A: For Greater Glory")
    assert "3.2.6" in step(s) and discard(s, "B") == ["Plain Idler", "Plain Lord"]


def test_a_game_won_by_conquest_asks_for_nothing_more() -> None:
    b = "B: | | Fields[Plain Lord], Fields#, Fields#"
    s = fought("A: Plain Giant*", b, "military air A>B", "lcg/skirmish")
    assert decision(s) == "" and s.winner == 0


@rule("rr.breaking-a-province.4", "rr.breaking-a-province.7")
def test_a_broken_province_emptied_by_the_attacker_is_refilled_facedown() -> None:
    b = "B: | | Fields, Plain Hill[Plain Lord] | | | Plain Giant, Plain Poet, Plain Bully, Plain Idler, Peasant"
    s = fought("A: Plain Giant*", b, "military air A>B Plain Hill")
    do(s, "A: Plain Lord")
    assert "3.2.6" in step(s)
    there = s.lying[s.slot[find(s, "Plain Hill")]]
    assert there == 1 << find(s, "Plain Idler"), "the fourth card: three filled the empty provinces of the table"
    assert not is_faceup(s, "Plain Idler")


@rule("rr.breaking-a-province.3")
def test_nothing_may_be_discarded_from_a_province_that_did_not_break() -> None:
    s = fought("A: Plain Soldier*", "B: | | Fields, Plain Hill[Plain Lord]", "military air A>B Plain Hill")
    assert "3.2.6" in step(s)
    assert discard(s, "B") == []


@rule("rr.breaking-a-province.5", "rr.provinces.3")
def test_the_text_of_a_broken_province_is_not_active() -> None:
    s = table("A: Plain Captain*\nB: | | Fields, Manicured Garden#\nmilitary air A>B Manicured Garden")
    assert not offered(s, "Manicured Garden")
    s = table("A: Plain Captain*\nB: | | Fields, Manicured Garden\nmilitary air A>B Manicured Garden")
    assert offered(s, "Manicured Garden")


@rule("rr.breaking-a-province.6")
def test_characters_are_still_played_from_broken_provinces() -> None:
    s = table("A 10/9: | | Fields, Plain Hill#[Plain Soldier]\nB:\ndynasty phase")
    assert offered(s, "Plain Soldier")


@rule("rr.open-break-discard-subset.2")
def test_a_province_broken_by_an_effect_gives_nobody_the_discard() -> None:
    quake = event("Quake", CRAB, action(Does(THAT, ev.BREAK), choose=Is("province") - Is("broken")), cost=0)
    s = table("A: | Quake\nB: | | Fields, Plain Hill[Plain Lord]\nconflict phase", extra=[quake])
    do(s, "A: Quake", "A: Plain Hill")
    assert is_broken(s, "Plain Hill")
    assert decision(s) == "B: action"
    assert discard(s, "B") == []
