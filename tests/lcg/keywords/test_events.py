"""Event cards: from where, when, and where they go."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    EVENT,
    IN_DISCARD,
    NEUTRAL,
    THAT,
    YOURS,
    CancelEffects,
    DuringPhase,
    EffectsWouldInitiate,
    EntersPlay,
    GainHonor,
    PlaysCard,
    PutIntoPlay,
    action,
    character,
    dynasty_event,
    event,
    gets,
    interrupt,
    reaction,
)
from tests.lcg.tables import decision, discard, do, find, honor_of, military, offered, options, table

FEAST = dynasty_event("Feast", NEUTRAL, action(GainHonor()), cost=1)
WELCOME = dynasty_event("Welcome", NEUTRAL, reaction(EntersPlay(CHARACTER & YOURS), GainHonor()), cost=0)
DRILL = event("Drill", NEUTRAL, action(gets(CHARACTER & YOURS, military=+1, until="phase")), cost=0)
VETO = event("Veto", NEUTRAL, interrupt(EffectsWouldInitiate(EVENT), CancelEffects()), cost=0)
CRITIC = character("Critic", CRAB, reaction(PlaysCard(by_opponent=False), GainHonor()), cost=1)
CHEER = event("Cheer", NEUTRAL, reaction(EntersPlay(CHARACTER & YOURS), GainHonor()), cost=0)
DAWN = event("Dawn", NEUTRAL, action(GainHonor(), when=DuringPhase("draw")), cost=0)
RAISE = event("Raise", NEUTRAL, action(PutIntoPlay(THAT), choose=YOURS & IN_DISCARD), cost=0)
CARDS = [FEAST, WELCOME, DRILL, VETO, CRITIC, CHEER, DAWN, RAISE]


@rule("rr.event-cards.1", "rr.event-cards.5")
@pytest.mark.parametrize("phase", ["dynasty", "draw", "conflict", "fate"])
def test_from_hand_and_in_the_dynasty_phase_from_provinces(phase: str) -> None:
    s = table(f"A 10/5: | Plain Praise | Fields, Fields[Feast]\nB 10/0:\n{phase} phase", extra=CARDS)
    assert offered(s, "Plain Praise")
    assert offered(s, "Feast") == (phase == "dynasty")
    if phase == "dynasty":
        slot = s.slot[find(s, "Feast")]
        do(s, "A: Feast")
        assert honor_of(s) == [11, 10] and s.pool[0] == 4 and discard(s, "A") == ["Feast"]
        assert s.lying[slot] and not s.p[facts.FACEUP] & s.lying[slot], "the province is refilled facedown"


@rule("rr.event-cards.5")
def test_also_reactions_and_never_what_lies_facedown_or_in_anothers_province() -> None:
    text = "A 10/9: | | Fields, Fields[Welcome{}], Fields[Plain Captain]\nB: | | Fields, Fields[Welcome]\ndynasty phase"
    s = table(text.format(""), extra=CARDS)
    do(s, "A: Plain Captain", "A: 0")
    assert decision(s) == "A: reactions" and options(s) == ["Welcome", "pass"]
    do(s, "A: Welcome")
    assert honor_of(s) == [11, 10] and not offered(s, "Welcome"), "B's Welcome is for B's characters"
    s = table(text.format("?"), extra=CARDS)
    do(s, "A: Plain Captain", "A: 0")
    assert decision(s) == "B: action"


@rule("rr.event-cards.2")
@pytest.mark.parametrize("phase", ["dynasty", "draw", "conflict"])
def test_its_text_decides_when_it_is_played(phase: str) -> None:
    s = table(f"A 10/9: | Dawn, Cheer, Veto | Fields, Fields[Plain Captain]\nB:\n{phase} phase", extra=CARDS)
    assert offered(s, "Dawn") == (phase == "draw"), "play restriction"
    assert not offered(s, "Cheer") and not offered(s, "Veto"), "no actions: they wait for their moment"
    if phase == "dynasty":
        do(s, "A: Plain Captain", "A: 0")
        assert options(s) == ["Cheer", "pass"]


@rule("rr.event-cards.3")
@pytest.mark.parametrize("phase", ["dynasty", "draw", "conflict", "fate"])
def test_action_events_in_any_action_window(phase: str) -> None:
    s = table(f"A 10/0: | Plain Praise\nB 10/0:\n{phase} phase")
    do(s, "A: Plain Praise")
    assert honor_of(s) == [11, 10]


@rule("rr.event-cards.4", "rr.open-dynasty-hand-cards.2")
def test_in_skirmish_not_from_hand_in_the_dynasty_phase() -> None:
    s = table(
        """A 6/9: Plain Porter | Plain Praise, Plain Robe, Cheer | Province[Feast], Province[Plain Captain]
           B 6/0:
           dynasty phase""",
        "lcg/skirmish",
        extra=CARDS,
    )
    assert not offered(s, "Plain Praise") and offered(s, "Feast") and offered(s, "Plain Robe")
    do(s, "A: Plain Captain", "A: 0")
    assert offered(s, "Cheer"), "only actions are barred"
    s = table("A 6/9: | Plain Praise\nB 6/0:\ndraw phase", "lcg/skirmish")
    assert offered(s, "Plain Praise")


@rule("rr.event-cards.6")
@pytest.mark.parametrize("cancelled", [True, False])
def test_it_is_discarded_before_anybody_reacts_to_its_having_been_played(cancelled: bool) -> None:
    s = table("A 10/0: Critic | Plain Praise\nB 10/0: | Veto", extra=CARDS)
    do(s, "A: Plain Praise", "B: Veto" if cancelled else "B: pass")
    assert options(s) == ["Critic", "pass"], "cancelled or not, it was played"
    assert discard(s, "A") == ["Plain Praise"] and not s.p[facts.RESOLVING]
    assert honor_of(s) == ([10, 10] if cancelled else [11, 10])


@rule("rr.event-cards.7")
def test_its_lasting_effect_is_for_those_who_are_there() -> None:
    s = table("A 10/9: Plain Captain | Drill, Plain Guest\nB:", extra=CARDS)
    do(s, "A: Drill", "B: pass", "A: Plain Guest", "A: 0")
    assert (military(s, "Plain Captain"), military(s, "Plain Guest")) == (5, 2)


@rule("rr.event-cards.8")
def test_an_event_cannot_enter_play() -> None:
    s = table("A: | Raise | | Plain Praise, Plain Captain\nB:", extra=CARDS)
    do(s, "A: Raise")
    assert options(s) == ["Plain Captain"]
    assert not offered(table("A: | Raise | | Plain Praise\nB:", extra=CARDS), "Raise")
