"""Events: from where they are played, and where they go."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CRAB,
    NEUTRAL,
    GainFate,
    GainHonor,
    action,
    character,
    dynasty_event,
    event,
    reaction,
)
from tests.lcg.tables import Happens, decision, discard, do, hand, honor_of, offered, options, table


@rule("rr.event-cards.1")
def test_events_are_played_from_hand_and_from_ones_own_provinces_and_from_nowhere_else() -> None:
    feasts = [dynasty_event(f"{x} Feast", NEUTRAL, action(GainHonor()), cost=0) for x in ("Own", "Other", "Old", "Top")]
    deck = ", ".join(["Top Feast"] * 9)
    rows = f"""A: | Plain Praise | Fields, Fields[Own Feast] | Plain Letter, Old Feast | Plain Alms | {deck}
               B: | Plain Shame | Fields, Fields[Other Feast]"""
    assert options(table(f"{rows}\ndraw phase", extra=feasts)) == ["Plain Praise", "pass"]
    s = table(f"{rows}\ndynasty phase", extra=feasts)
    assert sorted(options(s)) == ["Own Feast", "Plain Praise", "pass"]
    do(s, "A: Plain Praise", "B: pass", "A: Own Feast")
    assert honor_of(s) == [12, 10] and hand(s, "A") == []


@rule("rr.event-cards.4")
def test_in_skirmish_only_action_events_in_hand_wait_for_the_dynasty_phase_to_end() -> None:
    echo = event("Echo", NEUTRAL, reaction(Happens(ev.GAIN_HONOR), GainFate()), cost=0)
    feast = dynasty_event("Feast", NEUTRAL, action(GainHonor()), cost=0)
    s = table(
        "A: | Plain Praise, Echo | Province, Province[Feast]\nB:\ndynasty phase", "lcg/skirmish", extra=[echo, feast]
    )
    assert offered(s, "Feast") and not offered(s, "Plain Praise")
    do(s, "A: Feast")
    assert options(s) == ["Echo", "pass"], "a reaction is no action"
    assert offered(table("A: | Plain Praise\nB:\nfate phase", "lcg/skirmish"), "Plain Praise")


@rule("rr.event-cards.6")
def test_an_event_goes_to_its_owners_pile_whoever_played_it() -> None:
    chronicle = character("Chronicle", CRAB, reaction(Happens(ev.PLAYED), GainFate()), cost=0)
    s = table("A: Chronicle | B:Plain Praise\nB:", extra=[chronicle])
    do(s, "A: Plain Praise")
    assert decision(s) == "A: reactions" and (discard(s, "A"), discard(s, "B")) == ([], ["Plain Praise"])
