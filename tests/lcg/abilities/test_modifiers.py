"""Modifiers: one calculation from the base value, whatever came first."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    PARTICIPATING,
    THAT,
    Double,
    Num,
    Sets,
    action,
    event,
    gets,
)
from tests.lcg.tables import do, glory, military, political, table

THERE = PARTICIPATING & CHARACTER
BOOST = event("Plain Boost", NEUTRAL, action(gets(THAT, military=+3), choose=THERE), cost=0)
CURSE = event("Plain Curse", NEUTRAL, action(gets(THAT, military=-5), choose=THERE), cost=0)
FURY = event("Plain Fury", NEUTRAL, action(Double(THAT, "military"), choose=THERE), cost=0)
ROOTS = event("Plain Roots", NEUTRAL, action(Double(THAT, "military", base=True), choose=THERE), cost=0)
FOUR = event("Plain Four", NEUTRAL, action(Sets(THAT, "military", Num(4)), choose=THERE), cost=0)
SEVEN = event("Plain Seven", NEUTRAL, action(Sets(THAT, "military", Num(7)), choose=THERE), cost=0)
RENOWN = event("Plain Renown", NEUTRAL, action(gets(THAT, glory=+2), choose=THERE), cost=0)
EXTRA = [BOOST, CURSE, FURY, ROOTS, FOUR, SEVEN, RENOWN]


def after(*played: str, who: str = "Plain Soldier*") -> int:
    """The military skill of a character (by itself 2) after its player has played these events on it, in this order."""
    s = table(f"A: {who} | {', '.join(played)}\nB: Plain Idler*\nmilitary air B>A", extra=EXTRA)
    title = who.rstrip("*^~")
    for card in played:
        do(s, f"A: {card}", f"A: {title}", "B: pass")
    return military(s, title)


@rule("rr.modifiers.3", "rr.modifiers.19")
def test_additions_count_before_doublings_whatever_came_first() -> None:
    assert after("Plain Boost", "Plain Fury") == after("Plain Fury", "Plain Boost") == 10


@rule("rr.modifiers.3")
def test_two_doublings_quadruple() -> None:
    assert after("Plain Fury", "Plain Fury") == 8


@rule("rr.open-set-base-value.1")
def test_a_change_of_the_base_comes_before_all_modifiers() -> None:
    assert after("Plain Boost", "Plain Roots") == after("Plain Roots", "Plain Boost") == 7
    assert after("Plain Roots", "Plain Boost", "Plain Fury") == 14


@rule("rr.modifiers.5")
def test_what_is_set_overrides_everything_else_before_and_after() -> None:
    assert after("Plain Boost", "Plain Four") == after("Plain Four", "Plain Boost", "Plain Fury") == 4
    assert after("Plain Four", "Plain Curse") == 4


@rule("rr.modifiers.6")
def test_of_two_set_values_the_newer_holds() -> None:
    assert (after("Plain Four", "Plain Seven"), after("Plain Seven", "Plain Four")) == (7, 4)


@rule("rr.modifiers.7")
def test_nothing_is_less_than_nothing() -> None:
    assert after("Plain Curse") == 0
    s = table("A: Plain Giant~\nB:")
    assert (military(s, "Plain Giant"), political(s, "Plain Giant")) == (6, 2)
    s = table("A: Plain Priest~\nB:")
    assert (military(s, "Plain Priest"), political(s, "Plain Priest")) == (0, 0)


@rule("rr.modifiers.8")
def test_what_goes_below_nothing_still_counts() -> None:
    assert after("Plain Curse", "Plain Boost") == after("Plain Boost", "Plain Curse") == 0
    assert after("Plain Curse", "Plain Boost", "Plain Boost") == 3, "2 - 5 + 3 + 3"


@rule("rr.modifiers.1", "rr.modifiers.2")
def test_a_value_is_calculated_anew_with_every_change() -> None:
    text = "A: Plain Soldier*^[Plain Sword] | Plain Renown\nB: Miya Mystic, Plain Idler*\nmilitary air B>A"
    s = table(text, extra=EXTRA)
    assert military(s, "Plain Soldier") == 5
    do(s, "A: Plain Renown", "A: Plain Soldier")
    assert glory(s, "Plain Soldier") == 3 and military(s, "Plain Soldier") == 7, "honor follows glory"
    do(s, "B: Miya Mystic", "B: Plain Sword")
    assert military(s, "Plain Soldier") == 5


@rule("rr.modifiers.2")
def test_when_a_modifier_ends_the_rest_is_calculated_from_the_base() -> None:
    s = table(
        "A: Plain Soldier*[Plain Sword] | Plain Boost, Plain Fury\nB: Plain Idler*\nmilitary air B>A", extra=EXTRA
    )
    do(s, "A: Plain Boost", "A: Plain Soldier", "B: pass", "A: Plain Fury", "A: Plain Soldier")
    assert military(s, "Plain Soldier") == 14
    while s.con[0]:
        do(s, *(["A: pass"] if s.decision.player == 0 else ["B: pass"]))
    assert military(s, "Plain Soldier") == 4
