"""Legendary X."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    IN_DISCARD,
    IT,
    LION,
    NEUTRAL,
    THAT,
    YOURS,
    Cannot,
    Discard,
    Instead,
    Legendary,
    MayAlwaysPlay,
    PlaceFate,
    PutIntoPlay,
    Ready,
    TreatAsBlank,
    WouldLeavePlay,
    action,
    character,
    event,
    interrupt,
)
from tests.lcg.tables import do, fate_of, fate_on, in_play, offered, options, pass_until, table

HERO = character("Old Hero", LION, Legendary(2), cost=3, military=5, political=2, unique=True)
GHOST = character("Pale Ghost", LION, Legendary(0), cost=1, military=3, political=0)
ALMS = event("Alms", NEUTRAL, action(PlaceFate(THAT), choose=CHARACTER), cost=0)
RAISE = event("Raise", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & YOURS & IN_DISCARD), cost=0)
EXILE = event("Exile", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
SILENCE = event("Silence", NEUTRAL, action(TreatAsBlank(THAT), choose=CHARACTER), cost=0)
SAVIOR = character("Savior", CRAB, interrupt(WouldLeavePlay(CHARACTER), Instead(Ready(IT)), unlimited=True), cost=1)
WALL = character("Shield", CRAB, Cannot(CHARACTER, ("be discarded",)), cost=1)
GUIDE = character("Guide", CRAB, MayAlwaysPlay(CHARACTER & YOURS & IN_DISCARD), cost=1)
CARDS = [HERO, GHOST, ALMS, RAISE, EXILE, SILENCE, SAVIOR, WALL, GUIDE]


@rule("rr.legendary.1", "rr.open-legendary-fate.1", "rr.legendary.3")
@pytest.mark.parametrize(("who", "fate"), [("Old Hero", 2), ("Pale Ghost", 0)])
def test_it_enters_play_with_x_fate_from_the_bank(who: str, fate: int) -> None:
    s = table(f"A 10/5: | | Fields, Fields[{who}]\nB 10/0:\ndynasty phase", extra=CARDS)
    do(s, f"A: {who}")
    assert s.decision.player == 1, "no additional fate was asked for"
    assert fate_on(s, who) == fate
    assert fate_of(s)[0] == 5 - (3 if who == "Old Hero" else 1), "only its cost was paid"


@rule("rr.legendary.2")
def test_what_is_too_much_goes_at_once() -> None:
    s = table("A: Old Hero+2 | Silence, Alms\nB:", extra=CARDS)
    do(s, "A: Silence", "A: Old Hero", "B: pass", "A: Alms", "A: Old Hero")
    assert fate_on(s, "Old Hero") == 3, "without its text box it is nothing special"
    pass_until(s, "fate phase")
    assert fate_on(s, "Old Hero") == 1, "its text counts again when the phase is over: 2, and 1 goes in 4.3"


@rule("rr.legendary.3", "rr.open-legendary-fate.1")
def test_fate_cannot_be_added() -> None:
    s = table("A: Old Hero+1, Plain Captain | Alms\nB:", extra=CARDS)
    do(s, "A: Alms")
    assert options(s) == ["Plain Captain"]
    s = table("A: Old Hero+1 | | Fields, Fields[Old Hero]\nB:\ndynasty phase", extra=CARDS)
    assert not offered(s, "Old Hero as a duplicate")
    s = table("A: Plain Lord+1 | | Fields, Fields[Plain Lord]\nB:\ndynasty phase", extra=CARDS)
    assert offered(s, "Plain Lord as a duplicate"), "which others may"


@rule("rr.legendary.4")
def test_card_effects_cannot_put_it_into_play() -> None:
    s = table("A: | Raise | | Pale Ghost, Plain Captain\nB:\ndynasty phase", extra=CARDS)
    do(s, "A: Raise")
    assert options(s) == ["Plain Captain"]


@rule("rr.legendary.5")
@pytest.mark.parametrize("who", ["Old Hero", "Plain Captain"])
def test_card_effects_cannot_keep_it_in_play(who: str) -> None:
    s = table(f"A: {who}_, Savior_ | Exile\nB:", extra=CARDS)
    do(s, "A: Exile", f"A: {who}")
    if who == "Old Hero":
        assert not in_play(s, who) and not offered(s, "Savior")
    else:
        assert offered(s, "Savior")
    s = table(f"A: {who}, Shield | Exile\nB:", extra=CARDS)
    assert offered(s, "Exile") == (who == "Old Hero")
    if who == "Old Hero":
        do(s, "A: Exile", "A: Old Hero")
        assert not in_play(s, who)


@rule("rr.legendary.6")
@pytest.mark.parametrize("phase", ["dynasty", "conflict"])
def test_it_cannot_enter_play_outside_the_dynasty_phase(phase: str) -> None:
    s = table(f"A 10/9: Guide | | | Pale Ghost, Plain Captain\nB:\n{phase} phase", extra=CARDS)
    if phase == "conflict":
        assert offered(s, "Plain Captain") and not offered(s, "Pale Ghost")
    s = table(f"A 10/9: | | Fields, Fields[Pale Ghost]\nB:\n{phase} phase", extra=CARDS)
    assert offered(s, "Pale Ghost") == (phase == "dynasty")


def test_it_reads_with_its_number() -> None:
    assert text_of(HERO) == "Legendary 2."
