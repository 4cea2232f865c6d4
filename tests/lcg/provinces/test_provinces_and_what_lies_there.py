"""Provinces, broken and whole, and the holdings and attachments of the table."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    CRAB,
    HOST,
    IN_DISCARD,
    IN_HAND,
    NEUTRAL,
    PICKED,
    PROVINCE,
    THAT,
    THIS,
    YOURS,
    AddToHand,
    Discard,
    GainHonor,
    LeavingPlay,
    MoveAttachment,
    Pick,
    PutOn,
    PutUnder,
    Ready,
    TurnFacedown,
    Under,
    action,
    attachment,
    character,
    event,
    interrupt,
    reaction,
)
from tests.lcg.tables import (
    Does,
    Happens,
    decision,
    discard,
    do,
    find,
    hand,
    in_play,
    is_bowed,
    is_broken,
    is_faceup,
    military,
    never_offered,
    offered,
    pass_until,
    table,
    titles,
)


def lying(s: Any, province: str) -> list[str]:
    """What lies in a province."""
    return titles(s, s.lying[s.slot[find(s, province)]])


# --- refilling -------------------------------------------------------------------------------------------------------

FULL = "Fields, {}, Plain Wall[Plain Poet], Plain Ditch[Plain Bully], Fertile Fields[Plain Idler]"


@rule("rr.breaking-a-province.7")
@pytest.mark.parametrize("mark", ["#", ""])
def test_a_province_from_which_a_character_was_played_is_refilled_broken_or_not(mark: str) -> None:
    row = FULL.format(f"Plain Hill{mark}[Plain Soldier]")
    s = table(f"A 10/9: | | {row} | | | Plain Giant, Plain Lord\nB:\ndynasty phase")
    do(s, "A: Plain Soldier", "A: 0")
    assert lying(s, "Plain Hill") == ["Plain Giant"] and not is_faceup(s, "Plain Giant")


@rule("rr.breaking-a-province.6")
def test_a_character_from_a_broken_province_comes_into_play() -> None:
    s = table("A 10/9: | | Fields, Plain Hill#[Plain Soldier]\nB:\ndynasty phase")
    do(s, "A: Plain Soldier", "A: 1")
    assert in_play(s, "Plain Soldier")


@rule("rr.holding.4")
@pytest.mark.parametrize("away", [True, False])
def test_in_4_6_a_faceup_holding_may_be_discarded_and_its_province_is_refilled_facedown(away: bool) -> None:
    sentry = character("Sentry", CRAB, interrupt(Happens(ev.PASS_FIRST), GainHonor()), cost=0)
    row = FULL.format("Plain Hill[Plain Tower]")
    s = table(f"A: Sentry+2 | | {row} | | | Plain Giant, Plain Lord\nB:\nfate phase, first A", extra=[sentry])
    pass_until(s, "A: discard from your provinces")
    do(s, *(["A: Plain Tower"] if away else []), "A: done")
    pass_until(s, "A: interrupts")
    assert in_play(s, "Plain Tower") is not away
    assert lying(s, "Plain Hill") == (["Plain Giant"] if away else ["Plain Tower"])
    assert not is_faceup(s, "Plain Giant")


@rule("rr.breaking-a-province.1")
@pytest.mark.parametrize(
    ("attacker", "defender", "broken"), [(9, 6, True), (9, 7, False), (0, 9, False), (3, 3, False)]
)
def test_a_province_breaks_if_the_attacker_wins_by_enough_and_never_if_the_defender_wins(
    attacker: int, defender: int, broken: bool
) -> None:
    one = character("One", CRAB, cost=0, military=attacker)
    other = character("Other", CRAB, cost=0, military=defender)
    text = "A: One*\nB: Other* | | Fields, Plain Hill\nmilitary air A>B Plain Hill"
    s = table(text, extra=[one, other])
    pass_until(s, "lcg: fate phase: action window")
    assert is_broken(s, "Plain Hill") is broken, "its strength is 3"


# --- province tokens -------------------------------------------------------------------------------------------------


@rule("rr.facedown-province.8")
def test_a_province_token_is_neither_turned_facedown_nor_revealed() -> None:
    fog = event("Fog", NEUTRAL, action(TurnFacedown(THAT), choose=PROVINCE), cost=0)
    hammer = event("Hammer", NEUTRAL, action(Does(PROVINCE, ev.TURN_FACEDOWN), Does(PROVINCE, ev.REVEAL)), cost=0)
    scout = character("Scout", CRAB, reaction(Happens(ev.REVEAL), GainHonor()), cost=0, military=3)
    s = table("A: Scout | Fog, Hammer\nB:\nconflict phase", "lcg/skirmish", extra=[fog, hammer, scout])
    assert not offered(s, "Fog")
    do(s, "A: Hammer")
    assert all(s.p[facts.FACEUP] >> c & 1 for c in s.province if c >= 0) and decision(s) == "B: action"
    do(s, "B: pass", "A: pass", "A: military air", "A: Province", "A: Scout")
    assert never_offered(s, "Scout"), "attacking one reveals nothing"


# --- attachments, cards under others ---------------------------------------------------------------------------------


@rule("rr.attachment-cards.15")
def test_attachment_and_bearer_are_readied_each_for_itself() -> None:
    wake = event("Wake", NEUTRAL, action(Ready(THAT), choose=CHARACTER | ATTACHMENT), cost=0)
    for chosen, other in (("Plain Captain", "Plain Sword"), ("Plain Sword", "Plain Captain")):
        s = table("A: Plain Captain_[Plain Sword_] | Wake\nB:", extra=[wake])
        do(s, "A: Wake", f"A: {chosen}")
        assert not is_bowed(s, chosen) and is_bowed(s, other)


@rule("rr.attachment-cards.2")
def test_an_attachment_stays_for_rounds_until_an_ability_discards_it() -> None:
    strip = event("Strip", NEUTRAL, action(Discard(THAT), choose=ATTACHMENT), cost=0)
    s = table("A: Plain Captain+3[Plain Sword] | Strip\nB:", extra=[strip])
    pass_until(s, "lcg: dynasty phase")
    pass_until(s, "lcg: conflict phase: action window")
    assert s.round == 2 and in_play(s, "Plain Sword") and military(s, "Plain Captain") == 6
    while decision(s) != "A: action":
        pass_until(s, "", most=1)
    do(s, "A: Strip", "A: Plain Sword")
    assert "Plain Sword" in discard(s, "A") and in_play(s, "Plain Captain")


@rule("rr.cards-under.2")
@pytest.mark.parametrize("returns", [True, False])
def test_cards_under_a_card_that_leaves_are_removed_unless_its_text_says_otherwise(returns: bool) -> None:
    text = [action(Pick(IN_HAND & YOURS, PutUnder(PICKED)))]
    if returns:
        text.append(interrupt(LeavingPlay(THIS), AddToHand(Under(THIS))))
    chest = character("Chest", NEUTRAL, *text, cost=1)
    dismiss = event("Dismiss", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
    s = table("A: Chest | Plain Guest, Dismiss\nB:", extra=[chest, dismiss])
    do(s, "A: Chest", "A: Plain Guest", "B: pass", "A: Dismiss", "A: Chest", *(["A: Chest"] if returns else []))
    assert not in_play(s, "Chest")
    assert hand(s, "A") == (["Plain Guest"] if returns else [])
    assert titles(s, s.p[facts.REMOVED]) == ([] if returns else ["Plain Guest"])


@rule("rr.attachment-cards.12")
@pytest.mark.parametrize("moved", [True, False])
def test_what_is_on_another_card_in_time_does_not_leave_with_the_old_bearer(moved: bool) -> None:
    flight = interrupt(LeavingPlay(HOST), MoveAttachment(THIS, THAT), choose=CHARACTER & YOURS - HOST)
    pet = attachment("Pet", NEUTRAL, flight, cost=0, military=1)
    dismiss = event("Dismiss", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
    s = table("A: Plain Captain[Pet, Plain Sword], Plain Soldier | Dismiss\nB:", extra=[pet, dismiss])
    do(s, "A: Dismiss", "A: Plain Captain", *(["A: Pet", "A: Plain Soldier"] if moved else ["A: pass"]))
    assert in_play(s, "Pet") is moved and military(s, "Plain Soldier") == 2 + moved
    assert "Plain Captain" in discard(s, "A") and "Plain Sword" in discard(s, "A")


@rule("rr.attachment-cards.3")
@pytest.mark.parametrize(("bearer", "can"), [("Plain Captain", True), ("Plain Tower", False)])
def test_an_attachment_is_not_put_into_play_without_somebody_to_bear_it(bearer: str, can: bool) -> None:
    lift = event("Lift", NEUTRAL, action(PutOn(THAT), choose=ATTACHMENT & IN_DISCARD & YOURS), cost=0)
    s = table(f"A: {bearer} | Lift | | Plain Sword\nB:", extra=[lift])
    assert offered(s, "Lift") is can
    if can:
        do(s, "A: Lift", "A: Plain Sword", "A: Plain Captain")
        assert s.host[find(s, "Plain Sword")] == find(s, "Plain Captain")
