"""Rulings about the characters and places of the Dragon: each played as its scenario says."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.state import ELEMENT_NAMES as RINGS
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    NEUTRAL,
    THAT,
    THIS,
    MoveAttachment,
    action,
    character,
    trait,
)
from tests.lcg.tables import (
    decision,
    defending,
    discard,
    do,
    fate_on,
    hand,
    is_bowed,
    military,
    offered,
    options,
    pass_until,
    political,
    table,
)


@rule("fr.agasha-swordsmith.1")
def test_the_swordsmith_finds_only_attachments() -> None:
    s = table("A: Agasha Swordsmith | | Fields | | Plain Praise, Plain Guest, Plain Sword\nB:")
    do(s, "A: Agasha Swordsmith")
    assert options(s) == ["Plain Sword", "done"]


@rule("fr.agasha-swordsmith.2")
def test_a_monk_that_may_be_played_as_an_attachment_is_none_in_the_deck() -> None:
    s = table("A: Agasha Swordsmith | | Fields | | Tattooed Wanderer, Togashi Kazue\nB:")
    do(s, "A: Agasha Swordsmith")
    assert options(s) == ["done"]
    do(s, "A: done")
    assert hand(s, "A") == []


@rule("fr.enlightened-warrior.1")
@pytest.mark.parametrize(("ring", "asked"), [("fire", True), ("air", False)])
def test_the_warrior_reacts_to_the_ring_of_a_declaration(ring: str, asked: bool) -> None:
    s = table("A: Enlightened Warrior\nB: Plain Captain\nconflict phase, first B, rings fire+1")
    pass_until(s, "B: declare a conflict")
    do(s, f"B: military {ring}", "B: Fields", "B: Plain Captain", "B: done")
    assert (decision(s) == "A: reactions") is asked


@rule("fr.enlightened-warrior.2")
def test_a_ring_switched_in_by_a_card_is_not_selected() -> None:
    s = table("""A: Enlightened Warrior*
                 B 10/2: Plain Captain* | Know the World
                 conflict phase, rings fire+2 water=B
                 military air A>B""")
    do(s, "B: Know the World", "B: fire", "B: water")
    assert s.ring_place[RINGS.index("fire")] == 1, "it changed places with the water ring"
    assert not offered(s, "Enlightened Warrior") and fate_on(s, "Enlightened Warrior") == 0


@rule("fr.kitsuki-investigator.1")
def test_two_investigators_share_one_use_in_a_conflict() -> None:
    s = table("""A 10/5: Kitsuki Investigator*, Kitsuki Investigator*
                 B: Plain Envoy* | Plain Robe, Plain Sword, Plain Praise
                 political air B>A""")
    do(s, f"A: {options(s)[0]}", "A: fire", "A: Plain Robe", "B: pass")
    assert not offered(s, "Kitsuki Investigator")


@rule("fr.mirumoto-prodigy.1")
def test_a_second_defender_against_the_prodigy_is_refused() -> None:
    s = table("A: Mirumoto Prodigy\nB: Plain Captain, Plain Porter")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Mirumoto Prodigy", "A: done", "B: Plain Captain")
    assert not offered(s, "Plain Porter")


@rule("fr.mirumoto-prodigy.2")
def test_more_characters_may_come_to_the_prodigys_conflict_later() -> None:
    s = table("A: Mirumoto Prodigy\nB 10/1: Plain Captain, Plain Porter | Plain Guest")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Mirumoto Prodigy", "A: done", "B: Plain Captain")
    do(s, "B: Plain Guest into the conflict")
    assert defending(s, "Plain Captain") and defending(s, "Plain Guest")


@rule("fr.mirumoto-raitsugu.1")
def test_a_bowed_duelist_has_its_skill() -> None:
    s = table("A 10/0: Mirumoto Raitsugu*\nB 10/0: Plain Bully*_\nmilitary air B>A")
    do(s, "A: Mirumoto Raitsugu", "A: 1", "B: 1")
    assert discard(s, "A") == discard(s, "B") == [], "3 against 3: nobody lost"


@rule("fr.mountain-s-anvil-castle.1")
def test_the_castles_bonus_is_fixed_when_it_resolves() -> None:
    s = table("""A: Mountain's Anvil Castle, Plain Soldier*[Plain Sword, Plain Robe]
                 B: Plain Porter* | Let Go
                 military air B>A""")
    do(s, "A: Mountain's Anvil Castle", "A: Plain Soldier")
    assert (military(s, "Plain Soldier"), political(s, "Plain Soldier")) == (6, 4)
    do(s, "B: Let Go", "B: Plain Robe")
    assert (military(s, "Plain Soldier"), political(s, "Plain Soldier")) == (6, 3), "still +2 and +2"


@rule("fr.niten-master.1")
@pytest.mark.parametrize("gone", ["Fine Katana", "Ancestral Daishō"])
def test_a_third_restricted_weapon_readies_the_master_after_one_is_discarded(gone: str) -> None:
    s = table("A 10/1: Niten Master_[Fine Katana, Ornate Fan] | Ancestral Daishō\nB:")
    do(s, "A: Ancestral Daishō", "A: Niten Master", f"A: {gone}")
    assert discard(s, "A") == [gone] and decision(s) == "A: reactions"
    do(s, "A: Niten Master")
    assert not is_bowed(s, "Niten Master")


@rule("fr.niten-master.2")
def test_a_weapon_moved_to_the_master_readies_him() -> None:
    mover = character("Mover", NEUTRAL, action(MoveAttachment(THAT, CHARACTER & trait("bushi") - THIS),
                                               choose=trait("weapon") & ATTACHMENT), cost=1, military=1)  # fmt: skip
    s = table("A: Niten Master_, Mover[Plain Sword]\nB:", extra=[mover])
    do(s, "A: Mover", "A: Plain Sword")
    assert decision(s) == "A: reactions" and offered(s, "Niten Master")


BALANCE = """A: Plain Porter* | | Fields, Restoration of Balance
             B: Plain Giant* | {}
             military air B>A Restoration of Balance"""
SIX = "Plain Robe, Plain Sword, Plain Praise, Plain Alms, Plain Letter, Plain Shame"


@rule("fr.restoration-of-balance.1", "rr.errata-restoration-of-balance.1")
def test_restoration_of_balance_discards_all_at_once_as_it_breaks() -> None:
    s = table(BALANCE.format(f"{SIX}, Plain Rarity"))
    pass_until(s, "A: interrupts")
    do(s, "A: Restoration of Balance", "B: Plain Robe", "B: Plain Sword")
    assert discard(s, "B") == [], "not before all are chosen"
    do(s, "B: Plain Shame")
    assert discard(s, "B") == ["Plain Robe", "Plain Shame", "Plain Sword"]


@rule("fr.restoration-of-balance.2")
def test_restoration_of_balance_stops_at_four_cards() -> None:
    s = table(BALANCE.format(SIX))
    pass_until(s, "A: interrupts")
    do(s, "A: Restoration of Balance", "B: Plain Robe", "B: Plain Sword")
    assert len(hand(s, "B")) == 4 and decision(s) != "B: choose"


@rule("fr.seeker-of-enlightenment.1")
def test_the_contested_ring_does_not_count_for_the_seeker() -> None:
    s = table("""A: Seeker of Enlightenment*
                 B: Plain Porter*
                 conflict phase, rings air+1 fire+2
                 military air A>B""")
    assert sum(s.ring_fate) == 3 and military(s, "Seeker of Enlightenment") == 3, "1 and the 2 on the fire ring"
