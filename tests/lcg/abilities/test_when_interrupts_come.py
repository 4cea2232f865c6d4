"""Interrupts wait for exactly their triggering condition: this kind of occurrence, to such a card."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    NEUTRAL,
    THAT,
    YOURS,
    Bow,
    Discard,
    GainFate,
    LeavingPlay,
    action,
    character,
    event,
    interrupt,
)
from tests.lcg.tables import decision, do, in_play, is_bowed, options, table


@rule("rr.interrupts.2")
@pytest.mark.parametrize(
    ("what", "who", "comes"),
    [("Strike", "Plain Soldier", True), ("Strike", "Plain Captain", False), ("Tire", "Plain Soldier", False)],
    ids=["one's own leaves play", "another's leaves play", "one's own bows"],
)
def test_an_interrupt_comes_only_with_its_own_condition(what: str, who: str, comes: bool) -> None:
    cards = [
        character("Widow", CRAB, interrupt(LeavingPlay(CHARACTER & YOURS), GainFate()), cost=1),
        event("Strike", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0),
        event("Tire", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=0),
    ]
    s = table(f"A: Widow, Plain Soldier | {what}\nB: Plain Captain", extra=cards)
    assert "Widow" not in options(s)
    do(s, f"A: {what}", f"A: {who}")
    assert decision(s) == ("A: interrupts" if comes else "B: action")
    if comes:
        assert options(s) == ["Widow", "pass"] and in_play(s, who)
    else:
        assert (is_bowed(s, who) if what == "Tire" else not in_play(s, who)) and "Widow" not in options(s)
