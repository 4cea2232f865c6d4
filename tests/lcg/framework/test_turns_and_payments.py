"""Whose turn it is in every window of a round, what is paid at once, and whose hand an heirloom goes to."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    ATTACHMENT,
    CHARACTER,
    CRAB,
    LION,
    NEUTRAL,
    PARTICIPATING,
    PICKED,
    PROVINCE,
    THAT,
    THIS,
    YOURS,
    AdditionalCost,
    AttachToRing,
    Bow,
    Discard,
    GainFate,
    GainHonor,
    Keyword,
    LoseHonor,
    MoreConflicts,
    MoveHome,
    Num,
    OwnProvince,
    Pick,
    PlaysCard,
    Ready,
    RemoveRing,
    Sacrifice,
    TakeControl,
    TargetRing,
    Then,
    UnclaimedRings,
    action,
    attachment,
    character,
    conflict_character,
    event,
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
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    offered,
    options,
    pass_until,
    step,
    table,
)


@rule("rr.action-windows.1")
@pytest.mark.parametrize(("first", "second"), ["AB", "BA"])
def test_in_every_window_of_a_round_the_first_player_acts_first_and_then_the_other(first: str, second: str) -> None:
    sage = character("Sage", CRAB, action(GainHonor()), cost=0)
    s = table(f"A 10/0: Sage+3\nB 10/0: Sage+3\ndynasty phase, first {first}", extra=[sage])
    seen: dict[str, str] = {}
    while s.round == 1:
        if decision(s).endswith("action"):
            where = next(x for x in step(s).split(" > ") if "phase" in x)
            seen[where] = seen.get(where, "") + decision(s)[0]
        pass_until(s, "", most=1)
    assert len(seen) == 4 and all(x.startswith(first + second) for x in seen.values()), seen
    again = seen["lcg: conflict phase: action window"]
    assert again == (first + second) * (len(again) // 2), "whoever declares next"


def fight(s: Any, kind: str) -> None:
    """A declares such a conflict, which nobody defends, to its end."""
    do(s, f"A: {next(x for x in options(s) if x.startswith(kind))}", "A: Fields")
    do(s, f"A: {options(s)[0]}")
    if decision(s) == "A: declare an attacker":
        do(s, "A: done")
    while s.con[0]:
        pass_until(s, "", most=1)


@rule("rr.additional-conflicts.1", "rr.additional-conflicts.2")
@pytest.mark.parametrize("kind", ["military", "political"])
def test_after_both_normal_conflicts_an_additional_one_of_its_type_is_left(kind: str) -> None:
    more = event("More", LION, action(MoreConflicts(kind)), cost=0)
    army = "Plain Captain, Plain Giant, Plain Lord, Plain Envoy"
    s = table(f"A: {army} | More\nB:\nconflict phase, left A=2 B=0", extra=[more])
    for x in ("military", "political"):
        pass_until(s, "A: declare a conflict")
        fight(s, x)
    if decision(s) == "B: action":
        do(s, "B: pass")
    do(s, "A: More")
    pass_until(s, "A: declare a conflict")
    assert {x.split()[0] for x in options(s)} == {kind, "pass"}
    fight(s, kind)
    assert s.left[0] == 0 and not any(s.extra)


@rule("rr.additional-cost.2")
@pytest.mark.parametrize("kind", ["character", "attachment", "ability"])
def test_whatever_is_paid_for_all_of_it_is_paid_at_once(kind: str) -> None:
    bell = holding("Bell", NEUTRAL, interrupt(Happens(ev.BOW), GainHonor()))
    tithe = holding("Tithe", NEUTRAL, AdditionalCost("trigger", CHARACTER, LoseHonor(), by="you"))
    noble = conflict_character("Noble", CRAB, Keyword("limited"), cost=2)
    seal = attachment("Seal", NEUTRAL, Keyword("limited"), cost=2)
    sage = character("Sage", CRAB, action(GainFate(), cost=Bow(THIS)), cost=0)
    text = {"character": ("| Noble", "Noble"), "attachment": ("| Seal", "Seal"), "ability": ("", "Sage")}[kind]
    s = table(f"A 10/2: Plain Role, Bell, Tithe, Sage {text[0]}\nB:", extra=[bell, tithe, noble, seal, sage])
    do(s, f"A: {text[1]}")
    bows = "Sage" if kind == "ability" else "Plain Role"
    assert decision(s) == "A: interrupts" and not is_bowed(s, bows)
    assert (fate_of(s)[0], honor_of(s)[0]) == (2, 10), "nothing is paid yet"
    do(s, "A: pass")
    assert is_bowed(s, bows)
    assert (fate_of(s)[0], honor_of(s)[0]) == ((3, 9) if kind == "ability" else (0, 10)), "now all of it is"


@rule("rr.additional-cost.1")
@pytest.mark.parametrize(("honor", "can"), [(3, True), (2, False)])
@pytest.mark.parametrize("all_of_them", [True, False])
def test_a_conflict_is_not_declared_where_its_additional_cost_cannot_be_paid(
    honor: int, can: bool, all_of_them: bool
) -> None:
    what = PROVINCE & YOURS if all_of_them else OwnProvince()
    gate = holding("Gate", NEUTRAL, AdditionalCost("attack province", what, LoseHonor(Num(2))))
    s = table(f"A {honor}/0: Plain Captain&\nB: | | Fields, Plain Hill[Gate], Plain Wall\nconflict phase", extra=[gate])
    do(s, "A: pass", "B: pass")
    if all_of_them and not can:
        assert decision(s) != "A: declare a conflict" and s.left[0] == 1, (
            "2 for the place and 1 for the tainted captain"
        )
        return
    do(s, "A: military air")
    assert ("Plain Hill" in options(s)) is can and "Plain Wall" in options(s)
    if can:
        do(s, "A: Plain Hill", "A: Plain Captain")
        if s.decision is not None:
            do(s, "A: done")
        assert honor_of(s)[0] == 0


@rule("rr.ancestral.1")
@pytest.mark.parametrize("leaves", ["bearer", "ring"])
def test_an_heirloom_goes_to_its_owners_hand_whoever_controls_it(leaves: str) -> None:
    blade = attachment("Blade", NEUTRAL, Keyword("ancestral"), cost=0)
    scroll = attachment("Scroll", NEUTRAL, Keyword("ancestral"), AttachToRing(), cost=0)
    seize = event("Seize", NEUTRAL, action(TakeControl(THAT), choose=ATTACHMENT & AN_OPPONENTS), cost=0)
    away = event("Away", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
    hide = event("Hide", NEUTRAL, action(RemoveRing(), choose=TargetRing(UnclaimedRings())), cost=0)
    s = table(
        "A: Plain Captain | Seize, Away, Hide\nB: Plain Envoy[Blade]\nrings fire[B:Scroll]",
        extra=[blade, scroll, seize, away, hide],
    )
    name = "Blade" if leaves == "bearer" else "Scroll"
    do(s, "A: Seize", f"A: {name}", "B: pass")
    assert s.holder[find(s, name)] == 0
    do(s, *(("A: Away", "A: Plain Envoy") if leaves == "bearer" else ("A: Hide", "A: fire")))
    assert not in_play(s, name) and hand(s, "B") == [name] and name not in hand(s, "A")
    assert name not in discard(s, "A") + discard(s, "B")
    assert decision(s) == "B: action" and offered(s, name), "B may play it again"


@rule("rr.clarify-watch-commander.1", "rr.clarify-watch-commander.2")
@pytest.mark.parametrize(("card", "reacts"), [("Strip", False), ("Rescue", False), ("Plain Praise", True)])
def test_watch_commander_reacts_only_if_it_and_its_bearer_are_still_in_the_conflict(card: str, reacts: bool) -> None:
    strip = event("Strip", NEUTRAL, action(Discard(THAT), choose=ATTACHMENT), cost=0)
    rescue = event("Rescue", NEUTRAL, action(MoveHome(THAT), choose=PARTICIPATING & CHARACTER), cost=0)
    s = table(
        f"A 10/0: Plain Soldier*[Watch Commander], Plain Idler*\nB: | {card}\nmilitary air A>B", extra=[strip, rescue]
    )
    do(s, f"B: {card}")
    if not reacts:
        do(s, "B: Watch Commander" if card == "Strip" else "B: Plain Soldier")
    assert offered(s, "Watch Commander") is reacts
    assert decision(s) == ("A: reactions" if reacts else "A: action")


@rule("rr.action.3")
def test_everything_an_action_brings_about_is_over_before_the_next_action() -> None:
    deed = action(Bow(THAT), Then((Ready(THIS),)), cost=Bow(THIS), choose=CHARACTER - THIS)
    sage = character("Sage", CRAB, deed, cost=0)
    ear = character("Ear", CRAB, reaction(Happens(ev.BOW), GainHonor()), cost=0)
    s = table("A: Sage, Ear, Plain Mine\nB: Ear, Plain Mine, Plain Captain", extra=[sage, ear])
    do(s, "A: Sage")
    seen = []
    while not decision(s).endswith("action"):
        assert not offered(s, "Plain Mine")
        seen.append(decision(s))
        pass_until(s, "", most=1)
    assert seen == ["A: reactions", "B: reactions", "A: target", "A: reactions", "B: reactions"]
    assert decision(s) == "B: action" and offered(s, "Plain Mine") and not is_bowed(s, "Sage"), "to its last word"


@rule("rr.clarify-reprieve.4")
@pytest.mark.parametrize("saved", [True, False])
def test_what_a_card_does_besides_a_prevented_sacrifice_happens_and_it_was_played(saved: bool) -> None:
    rite = event("Rite", NEUTRAL, action(Pick(CHARACTER & YOURS, Sacrifice(PICKED)), GainFate(Num(2))), cost=0)
    ear = character("Ear", CRAB, reaction(PlaysCard(), GainHonor()), cost=0)
    s = table("A 10/0: Plain Captain[Reprieve] | Rite\nB: Ear", extra=[rite, ear])
    do(s, "A: Rite", "A: Plain Captain", "A: Reprieve" if saved else "A: pass")
    assert in_play(s, "Plain Captain") is saved and fate_of(s)[0] == 2
    assert decision(s) == "B: reactions" and options(s) == ["Ear", "pass"], "it was played"
    assert "Rite" in discard(s, "A")
