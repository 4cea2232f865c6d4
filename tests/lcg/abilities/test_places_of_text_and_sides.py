"""Abilities that work out of play only where they say so, who attacks, who has won, and who cannot be dishonored."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.state import ATTACKER, DEFENDER
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    CRANE,
    DISHONORED,
    EVENT,
    NEUTRAL,
    THAT,
    THAT2,
    THIS,
    YOU,
    YOUR_OPPONENT,
    Bow,
    CancelEffects,
    Cannot,
    Dishonor,
    EffectsWouldInitiate,
    GainFate,
    GainHonor,
    LowerBid,
    MoveToken,
    Num,
    PlaysCard,
    PutToken,
    SetDial,
    WinsConflict,
    action,
    always_gets,
    character,
    conflict_character,
    conflict_interrupt,
    conflict_reaction,
    event,
    holding,
    interrupt,
    limit,
    reaction,
)
from tests.lcg.tables import (
    Happens,
    decision,
    discard,
    do,
    fate_of,
    honor_of,
    is_bowed,
    is_broken,
    is_dishonored,
    is_honored,
    offered,
    options,
    pass_until,
    table,
)

PLACES = {
    "in hand": "| Lurker",
    "in discard": "| | | Lurker",
    "in play": "Lurker",
    "in province": "| | Fields, Fields[Lurker]",
    "in deck": "| | | | Lurker",
}


@rule("rr.ability.4")
@pytest.mark.parametrize("said", ["in hand", "in discard", ""])
@pytest.mark.parametrize("place", PLACES)
def test_an_ability_works_where_it_says_and_otherwise_in_play(said: str, place: str) -> None:
    make = character if place == "in province" else conflict_character
    lurker = make("Lurker", CRAB, action(GainHonor(), where=(said,) if said else ()), cost=9)
    s = table(f"A 10/0: {PLACES[place]}\nB:", extra=[lurker])
    assert offered(s, "Lurker") is (place == (said or "in play"))


@rule("rr.attacker.2")
@pytest.mark.parametrize("first", ["A", "B"])
@pytest.mark.parametrize("attacker", ["A", "B"])
def test_whoever_declares_the_conflict_is_the_attacking_player_first_or_not(first: str, attacker: str) -> None:
    boast = character("Boaster", CRAB, reaction(WinsConflict(role="attacking"), GainHonor()), cost=0)
    row = "10/0: Plain Captain, Boaster"
    s = table(f"A {row}\nB {row}\nconflict phase, first {first}", extra=[boast])
    pass_until(s, f"{attacker}: declare a conflict")
    do(s, f"{attacker}: military air", f"{attacker}: Fields", f"{attacker}: Plain Captain", f"{attacker}: done")
    a, d = "AB".index(attacker), 1 - "AB".index(attacker)
    assert (s.con[ATTACKER], s.con[DEFENDER]) == (a, d)
    while not decision(s).endswith("reactions"):
        pass_until(s, "", most=1)
    assert decision(s) == f"{attacker}: reactions" and offered(s, "Boaster")


@rule("rr.conflict-ability.1")
@pytest.mark.parametrize("conflict", [True, False])
def test_conflict_reactions_and_interrupts_are_for_conflicts_whatever_card_has_them(conflict: bool) -> None:
    hears = EffectsWouldInitiate(EVENT)
    made = [
        event("Answer", CRAB, conflict_reaction(PlaysCard(), GainFate()), cost=0),
        event("Cut In", CRAB, conflict_interrupt(hears, GainFate()), cost=0),
        holding("Bell", CRAB, conflict_reaction(PlaysCard(), GainFate())),
        holding("Gong", CRAB, conflict_interrupt(hears, GainFate())),
    ]
    moment = "military air A>B" if conflict else "conflict phase, first B"
    s = table(f"A: Plain Porter*, Bell, Gong | Answer, Cut In\nB: Plain Idler | Plain Praise\n{moment}", extra=made)
    do(s, "B: Plain Praise")
    assert offered(s, "Cut In") is offered(s, "Gong") is conflict
    if conflict:
        do(s, "A: pass")
    assert offered(s, "Answer") is offered(s, "Bell") is conflict
    assert honor_of(s)[1] == 11


@rule("rr.clarify-kakita-toshimoko.1", "rr.clarify-kakita-toshimoko.2", "rr.clarify-kakita-toshimoko.3")
@pytest.mark.parametrize("interrupted", [True, False])
def test_whoever_has_more_skill_after_the_interrupt_has_won_and_the_other_has_lost(interrupted: bool) -> None:
    debtor = character(
        "Debtor", CRANE, always_gets(THIS, military=6, when=LowerBid(YOUR_OPPONENT, YOU)), cost=0, military=1
    )
    victor = character("Victor", CRANE, reaction(WinsConflict(), GainHonor()), cost=0)
    haggler = character("Haggler", CRANE, interrupt(Happens(ev.WIN), SetDial(Num(5))), cost=0)
    s = table(
        """A 10/0 bid 3: Plain Giant*, Victor
           B 10/0 bid 1: Plain Captain*, Debtor*, Haggler, Victor | | Fields, Plain Hill
           military air A>B Plain Hill""",
        extra=[debtor, victor, haggler],
    )
    do(s, "B: pass", "A: pass", "B: Haggler" if interrupted else "B: pass")
    winner = "B" if interrupted else "A"
    assert decision(s) == f"{winner}: reactions", "9 against 5, and against 11 after it"
    assert s.lost == ([1, 0] if interrupted else [0, 1])
    do(s, f"{winner}: Victor")
    pass_until(s, "lcg: fate phase")
    assert is_broken(s, "Plain Hill") is not interrupted and s.ring_place[0] == "AB".index(winner)


@rule("rr.clarify-steward-of-law.2")
def test_an_effect_on_everybody_dishonors_nobody_who_is_ordinary_under_the_steward_of_law() -> None:
    scandal = event("Scandal", NEUTRAL, action(Dishonor(CHARACTER)), cost=0)
    row = "Plain Captain, Plain Soldier^"
    for steward in ("Steward of Law*", "Plain Poet*"):
        s = table(f"A: Plain Giant* | Scandal\nB: {steward}, {row}\npolitical fire A>B", extra=[scandal])
        do(s, "B: pass", "A: Scandal")
        assert not is_honored(s, "Plain Soldier") and not is_dishonored(s, "Plain Soldier"), "one token goes"
        for who in ("Plain Captain", "Plain Giant", steward[:-1]):
            assert is_dishonored(s, who) is (steward == "Plain Poet*")


@rule("rr.cancel.4", "rr.cancel.5")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_ability_was_paid_for_and_an_event_goes_to_its_owners_pile(cancelled: bool) -> None:
    veto = character("Veto", CRAB, interrupt(EffectsWouldInitiate(EVENT | CHARACTER), CancelEffects()), cost=0)
    sage = character("Sage", CRAB, action(GainHonor(), cost=Bow(THIS), limit=limit(1, "round")), cost=0)
    extra = [veto, sage]
    s = table("A: Sage\nB: Veto", extra=extra)
    do(s, "A: Sage", "B: Veto" if cancelled else "B: pass")
    assert is_bowed(s, "Sage") and honor_of(s)[0] == 11 - cancelled
    s = table("A 10/1: | Plain Alms\nB: Veto", extra=extra)
    do(s, "A: Plain Alms", "B: Veto" if cancelled else "B: pass")
    assert fate_of(s)[0] == (0 if cancelled else 2), "it cost 1 and would give 2"
    assert discard(s, "A") == ["Plain Alms"] and not discard(s, "B")


@rule("rr.clarify-display-of-power.3")
@pytest.mark.parametrize(("attacker", "broken"), [("Plain Soldier", False), ("Plain Giant", True)])
def test_pilgrimage_cancels_the_defenders_ring_effect_only_while_it_is_unbroken(attacker: str, broken: bool) -> None:
    s = table(f"A: {attacker}*\nB 9/5: | Display of Power | Fields, Pilgrimage\nmilitary fire A>B Pilgrimage")
    pass_until(s, "B: reactions")
    do(s, "B: Display of Power")
    if broken:
        while not decision(s).startswith("B: resolve the ring"):
            pass_until(s, "", most=1)
        do(s, f"B: dishonor {attacker}")
    assert is_broken(s, "Pilgrimage") is broken
    assert is_dishonored(s, attacker) is broken
    pass_until(s, "lcg: conflict phase: action window")
    assert s.ring_place[2] == 1, "B has claimed the ring either way"


@rule("rr.clarify-steward-of-law.1")
def test_who_cannot_have_dishonored_tokens_gets_none_from_an_effect_on_everybody() -> None:
    rock = character("Rock", CRAB, Cannot(THIS, ("be dishonored",)), cost=0)
    brand = event("Brand", NEUTRAL, action(PutToken(CHARACTER, "dishonored")), cost=0)
    shift = event(
        "Shift", NEUTRAL,
        action(MoveToken(THAT, THAT2, "dishonored"), choose=(CHARACTER & DISHONORED, CHARACTER - THAT)), cost=0,
    )  # fmt: skip
    s = table("A: Plain Captain | Brand, Shift\nB: Rock, Plain Soldier", extra=[rock, brand, shift])
    do(s, "A: Brand")
    assert [is_dishonored(s, x) for x in ("Plain Captain", "Plain Soldier", "Rock")] == [True, True, False]
    s = table("A: Plain Captain~ | Brand, Shift\nB: Rock, Plain Soldier", extra=[rock, brand, shift])
    do(s, "A: Shift")
    if "Plain Soldier" not in options(s):
        do(s, "A: Plain Captain")
    assert options(s) == ["Plain Soldier"], "it cannot be moved to the rock"
