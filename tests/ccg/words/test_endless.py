"""Mandatory texts that set each other off for ever are broken off."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import decision, editions, force, is_bowed, options, play, table


@editions(samurai=rule("sam.open-infinite-loops.1"))
def test_a_loop_of_mandatory_effects_is_broken_off() -> None:
    restless = personality("Restless One", CRAB, trait(Bows(THIS), Straighten(THIS), Bow(THIS)), force=2, chi=2, cost=1,
                           personal_honor=1)  # fmt: skip
    nudge = strategy("Nudge", open_(Bow(THAT), give(THAT, force=1), target=PERSONALITY), focus=1)
    s = table("A 5: Restless One | Nudge\nB 5:", [restless, nudge])
    play(s, "A: Nudge")
    assert decision(s) == "B: action" and options(s) == ["pass"]  # the game goes on
    assert is_bowed(s, "Restless One") and force(s, "Restless One") == 3  # and so did the action
