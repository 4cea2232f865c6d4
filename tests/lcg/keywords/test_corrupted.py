"""Corrupted: enters play tainted, and nobody can react to that."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    IN_DISCARD,
    NEUTRAL,
    THAT,
    YOURS,
    BecomesTainted,
    GainHonor,
    Keyword,
    PutIntoPlay,
    Taint,
    action,
    character,
    event,
    reaction,
)
from tests.lcg.tables import do, honor_of, in_play, is_tainted, military, offered, options, table

CULTIST = character("Corrupt Cultist", CRAB, Keyword("corrupted"), cost=1, military=2, political=1)
WITNESS = character("Witness", CRAB, reaction(BecomesTainted(CHARACTER), GainHonor(), unlimited=True), cost=1)
CURSE = event("Curse", NEUTRAL, action(Taint(THAT), choose=CHARACTER), cost=0)
RAISE = event("Raise", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & YOURS & IN_DISCARD), cost=0)
CARDS = [CULTIST, WITNESS, CURSE, RAISE]


@rule("rr.corrupted.1", "rr.corrupted.2")
def test_it_enters_play_tainted_and_nobody_reacts_to_becoming_tainted() -> None:
    s = table("A 10/3: Witness | Curse | Fields, Fields[Corrupt Cultist]\nB 10/0:\ndynasty phase", extra=CARDS)
    do(s, "A: Corrupt Cultist", "A: 0")
    assert is_tainted(s, "Corrupt Cultist") and military(s, "Corrupt Cultist") == 4
    assert not offered(s, "Witness") and s.decision.why == "action", "the token came with it"
    do(s, "B: pass", "A: Curse")
    assert options(s) == ["Witness"], "a tainted character cannot be tainted again"
    do(s, "A: Witness")
    assert offered(s, "Witness"), "this one became tainted, and that can be reacted to"
    do(s, "A: Witness")
    assert honor_of(s) == [11, 10]


@rule("rr.corrupted.1")
@pytest.mark.parametrize("keyword", [True, False])
def test_also_when_it_is_put_into_play(keyword: bool) -> None:
    who = "Corrupt Cultist" if keyword else "Plain Captain"
    s = table(f"A: | Raise | | {who}\nB:", extra=CARDS)
    do(s, "A: Raise", f"A: {who}")
    assert in_play(s, who) and is_tainted(s, who) == keyword
