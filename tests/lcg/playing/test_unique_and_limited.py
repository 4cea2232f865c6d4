"""Unique cards, and the Limited keyword with role cards."""

from __future__ import annotations

import pytest

from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    CRAB,
    IN_PROVINCES,
    THAT,
    YOUR_OPPONENTS,
    YOURS,
    attachment,
    character,
    conflict_character,
    event,
    role,
)
from gorin.rulesets.lcg.words.card_effects import ReturnToHand
from gorin.rulesets.lcg.words.player_effects import GainFate, PutIntoPlay
from gorin.rulesets.lcg.words.texts import Keyword, action
from tests.lcg.tables import (
    copies,
    do,
    fate_of,
    find,
    honor_of,
    in_play,
    is_bowed,
    offered,
    options,
    pass_until,
    step,
    table,
)

SKIRMISH = "lcg/skirmish"
MUSTER = event("Muster", CRAB, action(PutIntoPlay(THAT), choose=Is("character") & IN_PROVINCES & YOURS), cost=0)


# --- unique ----------------------------------------------------------------------------------------------------------


@rule("rr.unique-cards.1", "rr.unique-cards.2")
def test_a_second_copy_of_a_unique_character_cannot_be_played() -> None:
    s = table("A 10/9: Plain Lord | | Fields, Fields[Plain Lord], Fields[Plain Captain]\nB:\ndynasty phase")
    assert options(s) == ["play Plain Captain", "play Plain Lord as a duplicate", "pass"]
    t = table("A 10/9: Plain Heir | Plain Heir\nB:\ndraw phase")
    assert options(t) == ["pass"]


@rule("rr.unique-cards.1")
def test_each_player_may_have_a_copy() -> None:
    s = table("A 10/9: | | Fields, Fields[Plain Lord]\nB: Plain Lord\ndynasty phase")
    do(s, "A: Plain Lord", "A: 0")
    assert len([c for c in copies(s, "Plain Lord") if s.p[facts.IN_PLAY] >> c & 1]) == 2


@rule("rr.unique-cards.2")
def test_nor_put_into_play() -> None:
    s = table(
        "A: Plain Lord | Muster | Fields, Fields[Plain Lord], Fields[Plain Idler]\nB:\ndraw phase", extra=[MUSTER]
    )
    do(s, "A: Muster")
    assert options(s) == ["Plain Idler"]


@rule("rr.unique-cards.1")
def test_other_cards_may_be_there_twice() -> None:
    s = table("A 10/9: Plain Captain | | Fields, Fields[Plain Captain]\nB:\ndynasty phase")
    assert offered(s, "Plain Captain")


@rule("rr.unique-cards.2")
def test_a_card_that_left_play_makes_room_for_the_next_copy() -> None:
    recall = event("Recall", CRAB, action(ReturnToHand(THAT), choose=Is("character")), cost=0)
    s = table("A 10/9: Plain Heir | Plain Heir, Recall\nB:\ndraw phase", extra=[recall])
    do(s, "A: Recall", "A: Plain Heir", "B: pass")
    assert offered(s, "Plain Heir")


@rule("rr.unique-cards.2")
def test_a_unique_card_owned_but_controlled_by_the_opponent_blocks_its_owner() -> None:
    s = table("A 10/9: | Plain Heir\nB:\ndraw phase")
    assert offered(s, "Plain Heir")
    t = table("A 10/9: | Plain Heir\nB: A:Plain Heir\ndraw phase")
    mine = [c for c in copies(t, "Plain Heir") if t.owner[c] == 0]
    assert len(mine) == 2
    assert [t.holder[c] for c in mine if t.p[facts.IN_PLAY] >> c & 1] == [1]
    assert not offered(t, "Plain Heir")


@rule("rr.unique-cards.3")
@pytest.mark.parametrize(("mine", "allowed"), [("Plain Lord", False), ("", True)])
def test_a_unique_card_of_an_opponent_who_controls_a_copy_cannot_be_brought_into_play(mine: str, allowed: bool) -> None:
    theirs = Is("character") & IN_PROVINCES & YOUR_OPPONENTS
    steal = event("Steal", CRAB, action(PutIntoPlay(THAT, yours=True), choose=theirs), cost=0)
    s = table(f"A: | Steal\nB: {mine} | | Fields, Fields, Fields[Plain Lord]\ndraw phase", extra=[steal])
    assert offered(s, "Steal") == allowed
    if allowed:
        do(s, "A: Steal", "A: Plain Lord")
        assert s.holder[find(s, "Plain Lord")] == 0


# --- limited ---------------------------------------------------------------------------------------------------------


@rule("rr.limited.1")
def test_a_limited_card_is_paid_for_by_bowing_the_role() -> None:
    s = table("A: Plain Role | Plain Rarity\nB:\ndraw phase")
    do(s, "A: Plain Rarity")
    assert is_bowed(s, "Plain Role")
    assert honor_of(s) == [11, 10]


@rule("rr.limited.1", "rr.additional-cost.1")
def test_with_a_bowed_role_no_limited_card_can_be_played() -> None:
    s = table("A: Plain Role_ | Plain Rarity, Plain Praise\nB: Plain Role\ndraw phase")
    assert options(s) == ["Plain Praise", "pass"]


@rule("rr.open-limited-no-role.1")
def test_without_a_role_no_limited_card_can_be_played_but_in_skirmish_one_per_round() -> None:
    s = table("A: | Plain Rarity\nB:\ndraw phase")
    assert options(s) == ["pass"]
    t = table("A 6/0: | Plain Rarity, Plain Rarity\nB 6/0: | Plain Rarity\ndraw phase", SKIRMISH)
    do(t, "A: Plain Rarity")
    assert offered(t, "Plain Rarity"), "one per player"
    do(t, "B: pass")
    assert options(t) == ["pass"]
    pass_until(t, "A: action")
    assert t.round == 1 and "draw phase" not in step(t) and not offered(t, "Plain Rarity"), "in no other phase either"
    pass_until(t, "draw phase: action window")
    assert t.round == 2
    do(t, "B: pass")
    assert offered(t, "Plain Rarity"), "a new round"


@rule("rr.open-limited-no-role.1")
@pytest.mark.parametrize("name", ["Rare Robe", "Rare Guest", "Plain Rarity"])
def test_that_is_so_for_limited_cards_of_every_type(name: str) -> None:
    robe = attachment("Rare Robe", CRAB, Keyword("limited"), cost=0)
    guest = conflict_character("Rare Guest", CRAB, Keyword("limited"), cost=0)
    text = f"A 6/0: Plain Captain{{}} | {name}, Plain Rarity\nB 6/0:\ndraw phase"
    assert not offered(table(text.format(""), extra=[robe, guest]), name)
    assert offered(table(text.format(", Plain Role"), extra=[robe, guest]), name)
    s = table(text.format(""), SKIRMISH, extra=[robe, guest])
    do(s, f"A: {name}")
    if name == "Rare Robe":
        do(s, "A: Plain Captain")
    do(s, "B: pass")
    assert not offered(s, "Plain Rarity"), "it was the one of this round"


@rule("rr.limited.2", "rr.open-role-readying.1")
def test_only_one_limited_card_per_player_and_round() -> None:
    s = table("A 10/0: Plain Role | Plain Rarity, Plain Rarity\nB:\ndraw phase")
    do(s, "A: Plain Rarity", "B: pass")
    assert options(s) == ["pass"]
    pass_until(s, "draw phase: action window")
    do(s, "B: pass")
    assert offered(s, "Plain Rarity"), "the role has been readied"


@rule("rr.limited.3")
@pytest.mark.parametrize("rules", ["lcg/stronghold", SKIRMISH])
def test_limited_cards_from_hand_and_provinces_share_the_limit(rules: str) -> None:
    scarce = character("Scarce", CRAB, Keyword("limited"), cost=0)
    relic = attachment("Relic", CRAB, Keyword("limited"), cost=0)
    field, mine = ("Fields", "Plain Role, ") if rules == "lcg/stronghold" else ("Province", "")
    s = table(
        f"A: {mine}Plain Soldier | Relic | {field}, {field}[Scarce]\nB:\ndynasty phase", rules, extra=[scarce, relic]
    )
    assert options(s) == ["play Scarce", "play Relic", "pass"]
    do(s, "A: Scarce", "B: pass")
    assert options(s) == ["pass"]


@rule("rr.limited.4")
def test_a_limited_card_put_into_play_neither_needs_nor_uses_the_limit() -> None:
    scarce = character("Scarce", CRAB, Keyword("limited"), cost=0)
    s = table("A: Plain Role | Muster, Plain Rarity | Fields, Fields[Scarce]\nB:\ndraw phase", extra=[scarce, MUSTER])
    do(s, "A: Muster", "A: Scarce", "B: pass")
    assert in_play(s, "Scarce")
    assert not is_bowed(s, "Plain Role")
    assert offered(s, "Plain Rarity")
    t = table("A: Plain Role_ | Muster | Fields, Fields[Scarce]\nB:\ndraw phase", extra=[scarce, MUSTER])
    assert offered(t, "Muster")


@rule("rr.role-cards.2", "rr.ability.5")
def test_a_role_acts_from_out_of_play() -> None:
    guide = role("Guide", CRAB, action(GainFate()))
    s = table("A: Guide\nB:\ndraw phase", extra=[guide])
    assert not in_play(s, "Guide")
    do(s, "A: Guide")
    assert fate_of(s) == [1, 0]
