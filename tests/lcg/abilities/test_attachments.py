"""Attachments: what bears them, how many, and when they go. Restricted and Ancestral."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    HONORED,
    NEUTRAL,
    PROVINCE,
    THAT,
    YOURS,
    AttachOnlyTo,
    Bow,
    Dishonor,
    GainFate,
    GainHonor,
    Keyword,
    LeavesPlay,
    OnePerBearer,
    action,
    attachment,
    holding,
    reaction,
)
from tests.lcg.tables import (
    copies,
    decision,
    discard,
    do,
    find,
    hand,
    in_play,
    is_bowed,
    military,
    offered,
    options,
    political,
    table,
)

BANNER = attachment("Plain Banner", NEUTRAL, AttachOnlyTo(PROVINCE & YOURS), cost=0)
CREST = attachment("Plain Crest", NEUTRAL, AttachOnlyTo(HONORED & CHARACTER), cost=0)
FLAG = attachment("Plain Flag", NEUTRAL, OnePerBearer(), cost=0, military=1)
BLADE = attachment("Plain Blade", NEUTRAL, Keyword("ancestral"), cost=0)
AXE = attachment("Plain Axe", NEUTRAL, Keyword("restricted"), cost=0)
RUMOR = holding("Plain Rumor", NEUTRAL, action(Dishonor(THAT), choose=CHARACTER))
SNARE = holding("Plain Snare", NEUTRAL, action(Bow(THAT), choose=CHARACTER))
MOURNER = holding("Plain Mourner", NEUTRAL, reaction(LeavesPlay(CHARACTER), GainHonor()))
SMITH = holding("Plain Smith", NEUTRAL, reaction(LeavesPlay(ATTACHMENT), GainFate()))
EXTRA = [BANNER, CREST, FLAG, BLADE, AXE, RUMOR, SNARE, MOURNER, SMITH]


@rule("rr.attachment-cards.1")
def test_an_attachment_enters_play_ready_and_attached() -> None:
    s = table("A 10/1: Plain Soldier | Plain Sword\nB:")
    do(s, "A: Plain Sword", "A: Plain Soldier")
    assert s.host[find(s, "Plain Sword")] == find(s, "Plain Soldier") and not is_bowed(s, "Plain Sword")


@rule("rr.attachment-cards.2", "rr.attachment-cards.12", "rr.triggered-abilities.8")
def test_attachments_leave_with_their_bearer_at_once() -> None:
    s = table("A: Plain Soldier[Plain Sword], Plain Mourner, Plain Smith, Funeral Pyre\nB:", extra=EXTRA)
    assert in_play(do(s, "A: pass", "B: pass"), "Plain Sword")
    s = table("A: Plain Soldier[Plain Sword], Plain Mourner, Plain Smith, Funeral Pyre\nB:", extra=EXTRA)
    do(s, "A: Funeral Pyre", "A: Plain Soldier")
    assert decision(s) == "A: reactions" and sorted(options(s)) == ["Plain Mourner", "Plain Smith", "pass"]
    assert discard(s, "A") == ["Plain Soldier", "Plain Sword"]


@rule("rr.attachment-cards.3", "rr.attachment-cards.7")
def test_an_attachment_needs_a_character_in_play() -> None:
    assert not offered(table("A 10/1: Plain Mine | Plain Sword | Fields, Plain Hill[Plain Giant]\nB:"), "Plain Sword")
    s = table("A 10/1: Plain Mine, Plain Soldier | Plain Sword\nB: Plain Porter")
    do(s, "A: Plain Sword")
    assert sorted(options(s)) == ["Plain Porter", "Plain Soldier"]


@rule("rr.attachment-cards.4", "rr.attachment-cards.5")
def test_a_second_copy_does_not_go_where_the_same_player_has_one() -> None:
    assert not offered(table("A: Otomo Courtier[Ornate Fan] | Ornate Fan\nB:"), "Ornate Fan")
    s = table("A: Otomo Courtier[Ornate Fan], Plain Envoy | Ornate Fan\nB:")
    do(s, "A: Ornate Fan")
    assert options(s) == ["Plain Envoy"]


@rule("rr.attachment-cards.6")
def test_two_players_may_each_have_a_copy_on_one_character() -> None:
    s = table("A: Otomo Courtier[Ornate Fan]\nB: | Ornate Fan\nfirst B")
    do(s, "B: Ornate Fan", "B: Otomo Courtier")
    assert political(s, "Otomo Courtier") == 6 and decision(s) == "A: action"


@rule("rr.attachment-cards.7", "rr.attachment-cards.18")
def test_text_may_put_an_attachment_on_a_province_but_it_does_not_lie_in_it() -> None:
    provinces = "Fields, Plain Hill[Borderlands Fortifications], Plain Wall[Plain Giant]"
    s = table(f"A: Plain Soldier | Plain Banner | {provinces}\nB:", extra=EXTRA)
    do(s, "A: Plain Banner")
    assert "Plain Wall" in options(s) and "Plain Soldier" not in options(s)
    do(s, "A: Plain Wall", "B: pass", "A: Borderlands Fortifications")
    assert "Plain Giant" in options(s) and "Plain Banner" not in options(s)


@rule("rr.attachment-cards.8")
def test_a_character_bears_any_number_of_attachments() -> None:
    worn = "Plain Sword, Plain Robe, Plain Blade, Plain Flag, Reprieve"
    s = table(f"A: Plain Soldier[{worn}] | Fine Katana\nB:", extra=EXTRA)
    do(s, "A: Fine Katana", "A: Plain Soldier")
    assert s.att[find(s, "Plain Soldier")].bit_count() == 6 and military(s, "Plain Soldier") == 7


@rule("rr.attachment-cards.9", "rr.attachment-cards.10", "rr.attachment-cards.11")
def test_surplus_copies_go_until_one_is_left_as_the_bearers_controller_says() -> None:
    s = table("A 10/1: | Plain Robe\nB: Plain Soldier[A:Plain Sword, A:Plain Sword, A:Plain Sword, Plain Sword]")
    do(s, "A: Plain Robe", "A: Plain Soldier")
    assert decision(s) == "B: discard a copy" and len(options(s)) == 3, "not the other player's only copy"
    do(s, "B: Plain Sword")
    assert decision(s) == "B: discard a copy" and len(options(s)) == 2
    do(s, "B: Plain Sword")
    assert military(s, "Plain Soldier") == 6 and discard(s, "A") == ["Plain Sword", "Plain Sword"]


@rule("rr.open-copies-discard-chooser.1")
def test_the_controller_of_the_attachments_does_not_choose_which_copy_goes() -> None:
    s = table("A: | Plain Robe\nB: Plain Soldier[A:Plain Sword, A:Plain Sword]")
    do(s, "A: Plain Robe", "A: Plain Soldier")
    assert decision(s) == "B: discard a copy"


@rule("rr.attachment-cards.13")
def test_an_attachment_that_is_not_legally_attached_any_more_is_discarded() -> None:
    s = table("A: Plain Soldier^[Plain Crest], Plain Rumor\nB:", extra=EXTRA)
    do(s, "A: Plain Rumor", "A: Plain Soldier")
    assert discard(s, "A") == ["Plain Crest"]


@rule("rr.attachment-cards.15", "rr.attachment-cards.16", "rr.attachment-cards.17")
def test_attachments_bow_by_themselves_and_lend_their_skill_bowed_or_not() -> None:
    s = table("A: Plain Soldier*[Jade Tetsubō], Plain Snare\nB: Plain Porter*+1\nmilitary air B>A", extra=EXTRA)
    assert military(s, "Plain Soldier") == 5
    do(s, "A: Jade Tetsubō", "A: Plain Porter", "B: pass")
    assert is_bowed(s, "Jade Tetsubō") and not is_bowed(s, "Plain Soldier") and military(s, "Plain Soldier") == 5
    s = table("A: Plain Soldier[Jade Tetsubō], Plain Snare\nB:", extra=EXTRA)
    do(s, "A: Plain Snare", "A: Plain Soldier")
    assert is_bowed(s, "Plain Soldier") and not is_bowed(s, "Jade Tetsubō")


@rule("rr.attachment-cards.20", "rr.attachment-cards.21")
def test_when_a_limit_is_passed_the_attachment_that_was_there_goes() -> None:
    s = table("A: Plain Soldier[B:Plain Flag] | Plain Flag\nB:", extra=EXTRA)
    do(s, "A: Plain Flag", "A: Plain Soldier")
    assert discard(s, "B") == ["Plain Flag"] and len(copies(s, "Plain Flag", "A")) == 1
    assert in_play(s, "Plain Flag", "A") and military(s, "Plain Soldier") == 3


@rule("rr.restricted.1", "rr.restricted.3")
def test_a_third_restricted_attachment_may_be_played_but_one_goes_at_once() -> None:
    s = table("A: Plain Soldier[Fine Katana, Ornate Fan] | Plain Axe\nB:", extra=EXTRA)
    do(s, "A: Plain Axe", "A: Plain Soldier")
    assert decision(s) == "A: discard a restricted attachment"
    do(s, "A: Plain Axe")
    assert decision(s) == "B: action" and discard(s, "A") == ["Plain Axe"]


@rule("rr.restricted.2")
def test_the_controller_of_the_character_chooses_which_restricted_attachment_goes() -> None:
    s = table("A: | Plain Axe\nB: Plain Soldier[Fine Katana, Ornate Fan, Plain Sword]", extra=EXTRA)
    do(s, "A: Plain Axe", "A: Plain Soldier")
    assert decision(s) == "B: discard a restricted attachment"
    assert sorted(options(s)) == ["Fine Katana", "Ornate Fan", "Plain Axe"]


@rule("rr.ancestral.1", "rr.leaves-play.9")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_an_ancestral_attachment_returns_to_its_owners_hand(owner: str) -> None:
    prefix = "B:" if owner == "B" else ""
    s = table(
        f"A: Plain Soldier[{prefix}Plain Blade, Plain Robe], Funeral Pyre | | | | Plain Alms, Plain Alms\nB:",
        extra=EXTRA,
    )
    do(s, "A: Funeral Pyre", "A: Plain Soldier")
    assert "Plain Blade" in hand(s, owner) and discard(s, "A") == ["Plain Robe", "Plain Soldier"]


@rule("rr.ancestral.1")
def test_an_ancestral_attachment_that_is_discarded_itself_does_not_return() -> None:
    s = table("A: Miya Mystic, Plain Soldier[Plain Blade]\nB:", extra=EXTRA)
    do(s, "A: Miya Mystic", "A: Plain Blade")
    assert discard(s, "A") == ["Miya Mystic", "Plain Blade"]
