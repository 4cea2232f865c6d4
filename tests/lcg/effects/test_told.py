"""What is told of hidden cards, and to whom."""

from __future__ import annotations

from typing import Any

from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    ATTACHMENT,
    CRAB,
    EVENT,
    FACEDOWN_PROVINCE,
    IN_DISCARD,
    NEUTRAL,
    PROVINCE,
    THAT,
    AddToHand,
    AttachOnlyTo,
    CancelEffects,
    EffectsWouldInitiate,
    LookAtProvince,
    MoveAttachment,
    SearchDeck,
    Taint,
    action,
    attachment,
    character,
    event,
    interrupt,
    trait,
)
from gorin.rulesets.lcg.words import THAT2 as OTHER
from tests.lcg.tables import do, hand, table, watch

BLIGHT = event("Blight", NEUTRAL, action(Taint(THAT), choose=FACEDOWN_PROVINCE & AN_OPPONENTS), cost=0)
SCOUT = event("Scout", NEUTRAL, action(LookAtProvince(THAT), choose=FACEDOWN_PROVINCE & AN_OPPONENTS), cost=0)
FIELD = attachment("Field", NEUTRAL, AttachOnlyTo(PROVINCE), cost=0)
DRIFT = event("Drift", NEUTRAL, action(MoveAttachment(THAT, OTHER), choose=(ATTACHMENT, PROVINCE)), cost=0)
SEEK = event("Seek", NEUTRAL, action(SearchDeck(trait("weapon") & ATTACHMENT)), cost=0)
RESTORE = event("Give Back", NEUTRAL, action(AddToHand(THAT), choose=EVENT & IN_DISCARD & AN_OPPONENTS), cost=0)
CENSOR = character("Censor", CRAB, interrupt(EffectsWouldInitiate(EVENT), CancelEffects()), cost=1)
CARDS = [BLIGHT, SCOUT, FIELD, DRIFT, SEEK, RESTORE, CENSOR]
PLACES = "B: | {} | Fields, Plain Hill?, Plain Wall?"


def at(text: str) -> Any:
    return watch(table(text, extra=CARDS))


def test_a_facedown_province_is_named_to_its_owner_alone() -> None:
    s = at(f"A: | Blight\n{PLACES.format('')}")
    do(s, "A: Blight", "A: a facedown province (B1)")
    assert "A facedown province is tainted: A's Blight." in s.log.for_player(0)
    assert "Plain Hill is tainted: A's Blight." in s.log.for_player(1)
    assert not [x for x in s.log.for_player(0) if "Plain Hill" in x]


def test_whoever_has_looked_at_it_is_told_its_name() -> None:
    s = at(f"A: | Blight, Scout\n{PLACES.format('')}")
    do(s, "A: Scout", "A: a facedown province (B1)", "B: pass", "A: Blight", "A: Plain Hill")
    assert "Plain Hill is tainted: A's Blight." in s.log.for_player(0)


def test_what_bears_an_attachment_is_not_told_by_it() -> None:
    s = at(f"A: | Drift\n{PLACES.format('Field')}\nfirst B")
    do(s, "B: Field", "B: Plain Hill", "A: Drift", "A: Field", "A: a facedown province (B2)")
    assert "Field is attached to a facedown province: A's Drift." in s.log.for_player(0)
    assert "Field is attached to Plain Wall: A's Drift." in s.log.for_player(1)
    assert not [x for x in s.log.for_player(0) if "Plain Hill" in x or "Plain Wall" in x]


def test_what_is_found_in_a_deck_is_told_to_its_finder() -> None:
    s = at("A: | Seek | | | Plain Sword, Plain Robe\nB:")
    do(s, "A: Seek", "A: Plain Sword")
    assert hand(s, "A") == ["Plain Sword"]
    assert "Plain Sword goes to A's hand: A's Seek." in s.log.for_player(0)


def test_what_comes_from_a_discard_pile_is_known_and_goes_to_its_owner() -> None:
    s = at("A: | Give Back\nB: | | | Plain Letter")
    do(s, "A: Give Back", "A: Plain Letter")
    assert hand(s, "B") == ["Plain Letter"]
    assert [x for x in s.log.for_player(1) if "hand" in x] == ["Plain Letter goes to B's hand: A's Give Back."]
    assert not [x for x in s.log.for_player(0) if "A's hand" in x], "it went to its owner"


def test_a_use_is_told_before_it_can_be_cancelled() -> None:
    s = at("A: | Plain Praise\nB: Censor")
    do(s, "A: Plain Praise")
    assert s.log.for_player(0)[-1] == "A plays Plain Praise.", "whether or not B has an answer"
    do(s, "B: Censor")
    assert "The effects of Plain Praise are canceled." in s.log.for_player(0)
    assert not [x for x in s.log.for_player(0) if "gains" in x]
