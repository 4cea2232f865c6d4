"""Rulings about strongholds, provinces and holdings."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import EVENT, IN_HAND, NEUTRAL, YOURS, action, holding
from tests.lcg.tables import (
    Does,
    decision,
    deck,
    do,
    fate_of,
    hand,
    is_dishonored,
    is_honored,
    military,
    offered,
    options,
    pass_until,
    table,
)

WELL = holding("Plain Well", NEUTRAL, action(Does(IN_HAND & YOURS - EVENT, ev.PUT_UNDER)))


@rule("fr.artisan-academy.1", "rr.in-play.7")
def test_a_card_that_left_the_top_of_the_deck_is_not_played_from_there_any_more() -> None:
    s = table(
        "A 10/1: Artisan Academy, Imperial Storehouse, Plain Well, Plain Soldier | | | | Plain Sword\nB:", extra=[WELL]
    )
    do(s, "A: Artisan Academy", "B: pass")
    assert offered(s, "Plain Sword")
    do(s, "A: Imperial Storehouse", "B: pass", "A: Plain Well", "B: pass")
    assert deck(s, "A") == ["Plain Sword"] and hand(s, "A") == [] and not offered(s, "Plain Sword")


@rule("fr.borderlands-fortifications.1")
def test_borderlands_fortifications_cannot_trade_places_with_a_stronghold() -> None:
    s = table("A: Shiro Nishiyama | | Fields, Plain Hill[Borderlands Fortifications], Plain Wall[Plain Giant]\nB:")
    do(s, "A: Borderlands Fortifications")
    assert "Plain Giant" in options(s) and "Shiro Nishiyama" not in options(s)


@rule("fr.elemental-fury.1")
def test_the_attacker_takes_the_fate_on_the_ring_that_elemental_fury_switches_in() -> None:
    s = table("A 10/0: Plain Captain\nB 10/0: Plain Porter | | Fields, Elemental Fury?\nrings void+2")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: a facedown province", "A: Plain Captain", "B: Elemental Fury", "B: void")
    assert fate_of(s) == [2, 0]


@rule("fr.rally-to-the-cause.1")
def test_only_the_declared_type_is_used_up_when_rally_to_the_cause_switches_it() -> None:
    s = table("A: Plain Captain, Plain Envoy\nB: Plain Porter | | Fields, Rally to the Cause?\nleft A=2 B=0")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: a facedown province", "A: Plain Captain", "A: done", "B: Rally to the Cause")
    pass_until(s, "A: declare a conflict")
    assert any(x.startswith("political") for x in options(s))
    assert not any(x.startswith("military") for x in options(s))


DISPLAY = "A: {}\nB: | | Fields, Shameful Display\nmilitary air A>B Shameful Display"


@rule("fr.shameful-display.1", "rr.clarify-shameful-display.2")
@pytest.mark.parametrize(
    ("who", "may"),
    [("Plain Captain*", False), ("Plain Captain*~, Plain Soldier*~", True), ("Plain Captain*^, Plain Soldier*^", True)],
)
def test_shameful_display_needs_two_who_could_each_be_honored_or_dishonored(who: str, may: bool) -> None:
    assert offered(table(DISPLAY.format(who)), "Shameful Display") is may


@rule("fr.shameful-display.2", "rr.clarify-shameful-display.1", "rr.clarify-shameful-display.3")
def test_one_half_of_shameful_display_may_fail() -> None:
    s = table(DISPLAY.format("Plain Captain*, Plain Soldier*~"))
    do(s, "B: Shameful Display", "B: Plain Captain", "B: Plain Soldier")
    assert decision(s) == "B: which one" and sorted(options(s)) == ["Plain Captain", "Plain Soldier"]
    do(s, "B: Plain Captain")
    assert is_honored(s, "Plain Captain") and is_dishonored(s, "Plain Soldier") and decision(s) == "A: action"


@rule("fr.shameful-display.2")
def test_both_halves_of_shameful_display_may_not_fail() -> None:
    s = table(DISPLAY.format("Plain Captain*^, Plain Soldier*~"))
    do(s, "B: Shameful Display", "B: Plain Captain", "B: Plain Soldier")
    assert options(s) == ["Plain Soldier"], "to honor the honored and shame the shamed would change nothing"


@rule("fr.shiro-nishiyama.1")
def test_who_joins_the_defense_later_gets_nothing_from_shiro_nishiyama() -> None:
    s = table("A: Shiro Nishiyama, Plain Soldier*, Plain Captain, Favorable Ground\nB: Plain Porter*\nmilitary air B>A")
    do(s, "A: Shiro Nishiyama", "B: pass", "A: Favorable Ground", "A: Plain Captain")
    assert (military(s, "Plain Soldier"), military(s, "Plain Captain")) == (3, 4)
