"""Attachment cards: what bears them, how many, and what becomes of them."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    BOWED,
    CHARACTER,
    CRAB,
    HONORED,
    HOST,
    NEUTRAL,
    PROVINCE,
    THAT,
    YOURS,
    AttachedTo,
    AttachOnlyTo,
    Dishonor,
    Is,
    MoveAttachment,
    OnePerBearer,
    Ready,
    TakeControl,
    action,
    always_gets,
    attachment,
    character,
    event,
    trait,
)
from tests.lcg.tables import (
    Does,
    decision,
    discard,
    do,
    find,
    in_play,
    military,
    offered,
    options,
    political,
    strength,
    table,
    write,
)

UNBROKEN = PROVINCE & Is("unbroken")
FORT = attachment("Fort", NEUTRAL, AttachOnlyTo(UNBROKEN), always_gets(HOST, strength=+3), cost=0)
CAMP = attachment(
    "War Camp",
    NEUTRAL,
    AttachOnlyTo(UNBROKEN),
    OnePerBearer(trait("battlefield") & ATTACHMENT),
    cost=0,
    traits=("battlefield",),
)
RUIN = attachment("Ruin", NEUTRAL, AttachOnlyTo(PROVINCE), cost=0, traits=("battlefield",))
RANK = attachment("Rank", NEUTRAL, OnePerBearer(), cost=0, military=1)
LAUREL = attachment("Laurel", NEUTRAL, AttachOnlyTo(CHARACTER & HONORED), cost=0)
SHAME = event("Shame", NEUTRAL, action(Dishonor(THAT), choose=CHARACTER), cost=0)
HAND_OVER = event(
    "Hand Over", NEUTRAL, action(MoveAttachment(AttachedTo(trait("smith")), THAT), choose=CHARACTER), cost=0
)
SEIZE = event("Seize", NEUTRAL, action(TakeControl(THAT), choose=ATTACHMENT - YOURS), cost=0)
SMITH = character("Smith", CRAB, cost=1, traits=("smith",))
RAZE = event("Raze", NEUTRAL, action(Does(THAT, ev.BREAK), choose=PROVINCE), cost=0)
CARDS = [FORT, CAMP, RUIN, RANK, LAUREL, SHAME, HAND_OVER, SEIZE, SMITH, RAZE]


@rule("rr.attachment-cards.3", "rr.attachment-cards.7")
@pytest.mark.parametrize(("play", "can"), [("Plain Captain", True), ("Plain Tower", False)])
def test_only_characters_bear_attachments_and_without_a_bearer_none_enters_play(play: str, can: bool) -> None:
    s = table(f"A 10/9: {play} | Plain Sword, Fort\nB:", extra=CARDS)
    assert offered(s, "Plain Sword") == can, "a holding, a province and a stronghold are no bearers"
    assert offered(s, "Fort")
    do(s, "A: Fort")
    assert set(options(s)) <= {x for x in options(s) if x.startswith("Fields")}, "this one says otherwise"


@rule("rr.attachment-cards.9", "rr.attachment-cards.10")
def test_copies_that_come_together_are_discarded_until_one_is_left() -> None:
    s = table("A: Plain Captain[Plain Robe, B:Plain Robe] | Seize\nB:", extra=CARDS)
    assert decision(s) == "A: action", "copies of different players are fine together"
    do(s, "A: Seize", "A: Plain Robe")
    assert decision(s) == "A: discard a copy" and len(options(s)) == 2
    do(s, f"A: {options(s)[0]}")
    assert s.att[find(s, "Plain Captain")].bit_count() == 1 and decision(s) == "B: action"
    s = table("A: Plain Captain[Plain Robe], Smith[Plain Robe] | Hand Over\nB:", extra=CARDS)
    assert not offered(s, "Hand Over"), "the captain is no eligible bearer for it"


@rule("rr.attachment-cards.11", "rr.open-copies-discard-chooser.1")
def test_the_bearers_controller_chooses_which_copy_goes() -> None:
    s = table("A: | Seize\nB: Plain Captain[Plain Robe, A:Plain Robe, A:Plain Sword]", extra=CARDS)
    do(s, "A: Seize", "A: Plain Robe")
    assert decision(s) == "B: discard a copy", "not A, who controls both copies"
    assert len(options(s)) == 2 and not offered(s, "Plain Sword")


@rule("rr.attachment-cards.13")
def test_what_is_no_longer_legally_attached_is_discarded_at_once() -> None:
    s = table("A: Plain Captain^[Laurel, Plain Robe] | Shame\nB:", extra=CARDS)
    do(s, "A: Shame", "A: Plain Captain")
    assert discard(s, "A") == ["Laurel", "Shame"] and in_play(s, "Plain Robe")
    shackles = attachment("Shackles", NEUTRAL, AttachOnlyTo(CHARACTER & BOWED), cost=0)
    wake = event("Wake", NEUTRAL, action(Ready(THAT), choose=CHARACTER), cost=0)
    s = table("A: Plain Captain_[Shackles] | Wake\nB:", extra=[shackles, wake])
    do(s, "A: Wake", "A: Plain Captain")
    assert discard(s, "A") == ["Shackles", "Wake"]
    s = table("A: | Fort, Raze\nB: | | Fields, Plain Hill", extra=CARDS)
    do(s, "A: Fort", "A: Plain Hill", "B: pass", "A: Raze", "A: Plain Hill")
    assert "Fort" in discard(s, "A"), "attach to an unbroken province"


@rule("rr.attachment-cards.18", "rr.attachment-cards.7")
def test_an_attachment_on_a_province_is_not_in_it() -> None:
    s = table("A: | Fort | Plain Hill[Plain Captain], Plain Ditch\nB:\nfirst A", extra=CARDS)
    do(s, "A: Fort", "A: Plain Ditch")
    ditch = find(s, "Plain Ditch")
    assert s.host[find(s, "Fort")] == ditch and strength(s, "Plain Ditch") == 3
    assert not s.lying[s.slot[ditch]] >> find(s, "Fort") & 1
    lying = s.lying[s.slot[ditch]]
    assert lying.bit_count() == 1, "so the province was refilled as an empty one"


@rule("rr.attachment-cards.19")
def test_a_character_that_is_an_attachment_gives_no_skill() -> None:
    s = table("A: Plain Captain[Plain Soldier, Plain Sword]\nB:")
    assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == (6, 2)


@rule("rr.attachment-cards.20", "rr.attachment-cards.21")
@pytest.mark.parametrize(("first", "second"), [("War Camp", "Ruin"), ("Ruin", "War Camp")])
def test_a_limited_kind_is_there_once_and_the_newest_stays(first: str, second: str) -> None:
    s = table(f"A: | {first}, {second} | Fields, Plain Hill\nB: | Fort\nfirst A", extra=CARDS)
    do(s, f"A: {first}", "A: Plain Hill", "B: Fort", "B: Plain Hill")
    do(s, f"A: {second}")
    assert "Plain Hill" in options(s), "it may be attached there all the same"
    do(s, "A: Plain Hill")
    assert discard(s, "A") == [first] and in_play(s, second) and in_play(s, "Fort"), "the fort is no battlefield"


@rule("rr.attachment-cards.21")
def test_limit_1_per_character_counts_every_players_copies() -> None:
    s = table("A: Plain Captain[Rank], Plain Soldier\nB: | Rank\nfirst B", extra=CARDS)
    do(s, "B: Rank", "B: Plain Captain")
    assert discard(s, "A") == ["Rank"] and military(s, "Plain Captain") == 5
    s = table("A: Smith[Rank] | Hand Over\nB: Plain Captain[Rank]", extra=CARDS)
    do(s, "A: Hand Over", "A: Plain Captain")
    assert discard(s, "B") == ["Rank"] and s.host[find(s, "Rank", "A")] == find(s, "Plain Captain"), "moved: the same"


def test_what_lies_on_a_province_is_seen_and_written_down() -> None:
    s = table("A: | | Fields, Plain Hill&[Fort, Plain Captain]\nB:", extra=CARDS)
    hill = find(s, "Plain Hill")
    assert s.host[find(s, "Fort")] == hill and s.lying[s.slot[hill]] == 1 << find(s, "Plain Captain")
    assert strength(s, "Plain Hill") == 8, "3, the fort and the taint"
    assert "Plain Hill&[Fort, Plain Captain]" in write(s)
    seen = s.box.rules.view(s, 1)["players"][0]["provinces"][1]
    assert seen["tainted"] and [x["name"] for x in seen["attachments"]] == ["Fort"]
    assert [x["name"] for x in seen["cards"]] == ["Plain Captain"]


def test_texts_speak_of_the_bearer() -> None:
    assert text_of(FORT) == "Attach to an unbroken province.\nAttached province gets +3 strength."
    assert text_of(CAMP).splitlines()[1] == "Limit 1 Battlefield attachment per province."
    assert text_of(RANK) == "Limit 1 per character."
