"""Playing cards and initiating abilities, step by step; events and where they are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    EVENT,
    IN_HAND,
    NEUTRAL,
    PARTICIPATING,
    THAT,
    YOURS,
    Again,
    CancelEffects,
    DiscardCards,
    EffectsWouldInitiate,
    GainFate,
    GainHonor,
    LoseHonor,
    May,
    Num,
    PutIntoPlay,
    action,
    event,
    gets,
    holding,
    interrupt,
    reaction,
)
from tests.lcg.tables import (
    Happens,
    decision,
    discard,
    do,
    fate_of,
    hand,
    honor_of,
    in_play,
    military,
    offered,
    options,
    pass_until,
    table,
)

FEAST = replace(event("Plain Feast", NEUTRAL, action(GainHonor()), cost=1), side="dynasty")
TITHE = event("Plain Tithe", NEUTRAL, action(GainFate(Num(3)), cost=DiscardCards(IN_HAND)), cost=0)
WORKSHOP = holding("Plain Workshop", NEUTRAL, action(PutIntoPlay(EVENT & IN_HAND & YOURS)))
PORTAL = holding("Plain Portal", NEUTRAL, action(PutIntoPlay(IN_HAND & YOURS)))
CHRONICLE = holding("Plain Chronicle", NEUTRAL, reaction(Happens(ev.PLAYED), GainFate()))
TWICE = event(
    "Plain Twice", NEUTRAL,
    action(gets(THAT, military=+1), May(LoseHonor(Num(1)), to=Again()), choose=PARTICIPATING & CHARACTER),
    cost=2,
)  # fmt: skip
EXTRA = [FEAST, TITHE, WORKSHOP, PORTAL, CHRONICLE, TWICE]


@rule("rr.initiating-abilities.1", "rr.open-event-zone-during-payment.1")
def test_an_event_lies_on_the_table_while_its_costs_are_paid() -> None:
    s = table("A: | Plain Tithe, Plain Robe, Plain Sword\nB:", extra=EXTRA)
    do(s, "A: Plain Tithe")
    assert hand(s, "A") == ["Plain Robe", "Plain Sword"] and discard(s, "A") == []
    assert sorted(options(s)) == ["Plain Robe", "Plain Sword"]


@rule("rr.open-event-zone-during-payment.1", "rr.initiating-abilities.3")
def test_an_event_does_not_pay_for_itself() -> None:
    assert not offered(table("A: | Plain Tithe\nB:", extra=EXTRA), "Plain Tithe")


@rule("rr.initiating-abilities.2", "rr.target.4")
@pytest.mark.parametrize(
    "text",
    ["A bid 2: Plain Captain | Good Omen\nB bid 1:", "A bid 1: Plain Envoy | Good Omen\nB bid 2:"],
    ids=["its restriction is not met", "there is no target"],
)
def test_an_event_is_not_even_begun_when(text: str) -> None:
    assert not offered(table(text), "Good Omen")


@rule("rr.initiating-abilities.3")
@pytest.mark.parametrize(("fate", "may"), [(0, False), (1, True)])
def test_what_cannot_be_paid_is_not_begun(fate: int, may: bool) -> None:
    assert offered(table(f"A 10/{fate}: | Plain Alms\nB:"), "Plain Alms") is may


@rule("rr.initiating-abilities.5", "rr.initiating-abilities.6", "rr.dash.1")
def test_costs_are_paid_then_targets_are_chosen_then_the_effect_comes() -> None:
    s = table("A: Steadfast Witch Hunter, Plain Idler\nB: Plain Soldier_, Plain Porter_")
    do(s, "A: Steadfast Witch Hunter")
    assert decision(s).startswith("A: cost")
    do(s, "A: Plain Idler")
    assert decision(s) == "A: target" and not in_play(s, "Plain Idler")
    do(s, "A: Plain Soldier")
    assert decision(s) == "B: action"


@rule("rr.initiating-abilities.6", "rr.select.1")
def test_what_is_selected_before_the_dash_is_selected_with_the_targets() -> None:
    s = table("A: Plain Envoy* | For Shame!\nB: Plain Soldier*^ | Voice of Honor\npolitical air B>A")
    do(s, "A: For Shame!", "A: Plain Soldier")
    assert decision(s) == "B: select one", "before it could be cancelled"
    do(s, "B: bow")
    assert decision(s) == "B: cancel"


@rule("rr.initiating-abilities.7", "rr.initiating-abilities.8")
def test_after_the_time_to_cancel_the_effects_resolve() -> None:
    s = table("A 10/0: Plain Idler | Plain Praise\nB: Plain Soldier^ | Voice of Honor")
    do(s, "A: Plain Praise")
    assert decision(s) == "B: cancel" and honor_of(s)[0] == 10
    do(s, "B: pass")
    assert honor_of(s)[0] == 11


@rule("rr.initiating-abilities.9", "rr.event-cards.6")
def test_an_event_is_played_after_its_effects_and_discarded_before_anybody_reacts_to_that() -> None:
    s = table("A 10/0: Plain Chronicle | Plain Praise\nB:", extra=EXTRA)
    do(s, "A: Plain Praise")
    assert decision(s) == "A: reactions" and honor_of(s)[0] == 11 and discard(s, "A") == ["Plain Praise"]


@rule("rr.initiating-abilities.8", "rr.initiating-abilities.9")
def test_a_character_enters_play_and_then_counts_as_played() -> None:
    s = table("A 10/1: Plain Chronicle | Plain Guest\nB:", extra=EXTRA)
    do(s, "A: Plain Guest")
    assert decision(s) == "A: reactions" and in_play(s, "Plain Guest")


@rule("rr.initiating-abilities.10")
def test_interrupts_are_used_in_the_middle_of_playing_a_card() -> None:
    s = table("A 10/1: Plain Soldier[Reprieve] | Way of the Crab\nB: Plain Captain")
    do(s, "A: Way of the Crab", "A: Plain Soldier")
    assert decision(s) == "A: would-interrupts" and offered(s, "Reprieve")


@rule("rr.event-cards.1", "rr.event-cards.5")
def test_events_in_provinces_are_played_in_the_dynasty_phase_only() -> None:
    text = "A 10/1: | | Fields, Plain Hill[Plain Feast]\nB:\n{} phase"
    s = table(text.format("dynasty"), extra=EXTRA)
    do(s, "A: Plain Feast")
    assert honor_of(s)[0] == 11 and discard(s, "A") == ["Plain Feast"]
    for phase in ("draw", "conflict", "fate"):
        assert not offered(table(text.format(phase), extra=EXTRA), "Plain Feast")
    facedown = text.format("dynasty").replace("Plain Feast", "Plain Feast?")
    assert not offered(table(facedown, extra=EXTRA), "Plain Feast")


@rule("rr.event-cards.2")
def test_a_reaction_event_is_not_played_as_an_action() -> None:
    s = table("A 10/1: Plain Giant* | Fallen in Battle\nB: Plain Idler*\nmilitary air A>B")
    assert not offered(do(s, "B: pass"), "Fallen in Battle")
    assert offered(pass_until(s, "A: reactions"), "Fallen in Battle")


@rule("rr.event-cards.3")
@pytest.mark.parametrize("phase", ["dynasty", "draw", "conflict", "fate"])
def test_action_events_are_played_from_hand_in_any_action_window(phase: str) -> None:
    assert offered(table(f"A: | Plain Praise\nB:\n{phase} phase"), "Plain Praise")


@rule("rr.event-cards.4")
def test_in_skirmish_action_events_are_not_played_from_hand_in_the_dynasty_phase() -> None:
    for phase, may in (("dynasty", False), ("draw", True), ("conflict", True)):
        s = table(f"A: | Plain Praise\nB:\n{phase} phase", rules="lcg/skirmish")
        assert offered(s, "Plain Praise") is may


@rule("rr.event-cards.8")
def test_an_event_does_not_enter_play() -> None:
    assert not offered(table("A: Plain Workshop | Plain Praise\nB:", extra=EXTRA), "Plain Workshop")
    s = table("A: Plain Portal | Plain Praise, Plain Guest\nB:", extra=EXTRA)
    do(s, "A: Plain Portal")
    assert in_play(s, "Plain Guest") and hand(s, "A") == ["Plain Praise"]


@rule("rr.resolve-an-ability.1", "rr.resolve-an-ability.2", "rr.resolve-an-ability.3")
def test_to_resolve_an_ability_again_is_not_to_play_the_card_again() -> None:
    s = table("""A 10/2: Plain Soldier*, Plain Captain*, Plain Chronicle | Plain Twice
                 B: Plain Idler*
                 military air B>A""", extra=EXTRA)  # fmt: skip
    do(s, "A: Plain Twice", "A: Plain Soldier", "A: yes", "A: Plain Captain", "A: no")
    assert (military(s, "Plain Soldier"), military(s, "Plain Captain")) == (3, 5)
    assert decision(s) == "A: reactions" and fate_of(s)[0] == 0, "paid for once, and played once"
    do(s, "A: Plain Chronicle")
    assert decision(s) == "B: action"


@rule("rr.event-cards.6")
def test_a_cancelled_event_is_discarded_before_anybody_reacts_too() -> None:
    veto = holding("Plain Veto", NEUTRAL, interrupt(EffectsWouldInitiate(EVENT), CancelEffects()))
    s = table("A 10/0: Plain Chronicle | Plain Praise\nB: Plain Veto", extra=[*EXTRA, veto])
    do(s, "A: Plain Praise")
    assert discard(s, "A") == [] and decision(s) == "B: cancel"
    do(s, "B: Plain Veto")
    assert decision(s) == "A: reactions" and honor_of(s)[0] == 10 and discard(s, "A") == ["Plain Praise"]
