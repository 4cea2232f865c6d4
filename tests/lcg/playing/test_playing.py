"""Playing characters: from provinces or hand, what is paid, additional fate, the refill, duplicates."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import CRAB, THIS, character, conflict_character
from gorin.rulesets.lcg.words.player_effects import GainHonor
from gorin.rulesets.lcg.words.texts import reaction
from gorin.rulesets.lcg.words.triggers import EntersPlay
from tests.lcg.tables import (
    attacking,
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    find,
    honor_of,
    in_play,
    is_bowed,
    is_faceup,
    offered,
    options,
    participating,
    table,
)

GREETER = character("Greeter", CRAB, reaction(EntersPlay(THIS), GainHonor()), cost=1, military=1, political=1)


@rule("rr.step-1-4.3", "rr.open-dynasty-hand-cards.1")
def test_cards_from_provinces_and_events_and_attachments_from_hand_but_no_characters_from_hand() -> None:
    s = table(
        """A 10/9: Plain Bully | Plain Praise, Plain Sword, Plain Guest | Fields, Fields[Plain Soldier]
           B 10/0:
           dynasty phase"""
    )
    assert options(s) == ["Plain Praise", "play Plain Soldier", "play Plain Sword", "pass"]
    do(s, "A: Plain Praise")
    assert honor_of(s) == [11, 10]


@rule("rr.open-dynasty-hand-cards.2")
def test_in_skirmish_attachments_but_no_action_events_are_played_from_hand_in_the_dynasty_phase() -> None:
    s = table(
        """A 10/9: Plain Bully | Plain Praise, Plain Sword | Province, Province[Plain Soldier]
           B 10/0:
           dynasty phase""",
        "lcg/skirmish",
    )
    assert options(s) == ["play Plain Soldier", "play Plain Sword", "pass"]


@rule("rr.step-1-4.5", "rr.step-1-4.6", "rr.fate.3")
def test_a_character_from_a_province_is_paid_for_and_comes_home() -> None:
    s = table("A 10/4: | | Fields, Fields[Plain Captain]\nB 10/2:\ndynasty phase")
    do(s, "A: Plain Captain", "A: 0")
    assert fate_of(s) == [1, 2], "the cost goes to the general pool"
    assert in_play(s, "Plain Captain")
    assert not participating(s, "Plain Captain")
    assert not is_bowed(s, "Plain Captain")


@rule("rr.initiating-abilities.3")
def test_a_character_that_costs_more_than_the_pool_is_not_offered() -> None:
    s = table("A 10/2: | | Fields, Fields[Plain Captain], Fields[Plain Envoy]\nB 10/0:\ndynasty phase")
    assert options(s) == ["play Plain Envoy", "pass"]


@rule("rr.step-1-4.7", "rr.fate.5")
def test_any_number_of_additional_fate_may_be_placed_from_the_own_pool() -> None:
    s = table("A 10/6: | | Fields, Fields[Plain Captain]\nB 10/6:\ndynasty phase")
    do(s, "A: Plain Captain")
    assert options(s) == ["0", "1", "2", "3"]
    do(s, "A: 2")
    assert fate_on(s, "Plain Captain") == 2
    assert fate_of(s) == [1, 6]


@rule("rr.open-additional-fate-timing.1")
def test_additional_fate_lies_on_the_character_before_anybody_reacts_to_its_entering() -> None:
    s = table("A 10/4: | | Fields, Fields[Greeter]\nB 10/0:\ndynasty phase", extra=[GREETER])
    do(s, "A: Greeter", "A: 3")
    assert decision(s) == "A: reactions"
    assert fate_on(s, "Greeter") == 3
    assert fate_of(s) == [0, 0]


@rule("rr.open-additional-fate-timing.1")
@pytest.mark.parametrize("where", ["Usher", "Usher into the conflict"])
def test_so_it_does_on_a_character_played_from_hand(where: str) -> None:
    usher = conflict_character("Usher", CRAB, reaction(EntersPlay(THIS), GainHonor()), cost=1, military=1)
    s = do(table("A 10/4: Plain Captain* | Usher\nB 10/0:\nmilitary air A>B", extra=[usher]), "B: pass")
    do(s, f"A: {where}", "A: 2")
    assert decision(s) == "A: reactions" and fate_on(s, "Usher") == 2 and fate_of(s) == [1, 0]


@rule("rr.step-1-4.8", "rr.open-refill-timing.1", "rr.refill-a-province.3")
def test_the_province_is_refilled_facedown_after_the_reactions_and_before_the_next_opportunity() -> None:
    s = table("A 10/4: | | Fields, Fields[Greeter] | | | Plain Giant, Plain Lord, Plain Idler, Plain Poet\nB 10/0:\n"
              "dynasty phase", extra=[GREETER])  # fmt: skip
    assert [is_faceup(s, x) for x in ("Plain Giant", "Plain Lord", "Plain Idler")] == [False] * 3, "the empty provinces"
    do(s, "A: Greeter")
    assert not s.p[facts.IN_PROVINCE] >> find(s, "Plain Poet") & 1
    do(s, "A: 1")
    assert decision(s) == "A: reactions"
    assert not s.p[facts.IN_PROVINCE] >> find(s, "Plain Poet") & 1
    do(s, "A: Greeter")
    assert decision(s) == "B: action"
    assert s.p[facts.IN_PROVINCE] >> find(s, "Plain Poet") & 1
    assert not is_faceup(s, "Plain Poet")


@rule("rr.character-cards.1")
@pytest.mark.parametrize("phase", ["draw", "conflict", "fate"])
def test_characters_in_provinces_are_played_in_the_dynasty_phase_only(phase: str) -> None:
    s = table(f"A 10/9: | | Fields, Fields[Plain Soldier]\nB 10/0:\n{phase} phase")
    assert not offered(s, "Plain Soldier")


@rule("rr.play-and-put-into-play.12", "rr.play-and-put-into-play.2")
def test_no_card_is_played_from_deck_or_discard_pile_or_facedown() -> None:
    s = table(
        """A 10/9: | | Fields, Fields[Plain Soldier?] | Plain Captain | Plain Guest | Plain Giant, Peasant, Peasant
           B 10/0:
           dynasty phase"""
    )
    assert options(s) == ["pass"]


@rule("rr.character-cards.3", "rr.ready.1", "rr.personal-honor.2")
def test_a_character_enters_play_ready_at_home_and_ordinary() -> None:
    s = table("A 10/9: | Plain Guest\nB 10/0: Plain Soldier*\nmilitary air B>A")
    do(s, "A: Plain Guest", "A: 0")
    b = 1 << find(s, "Plain Guest")
    assert s.p[facts.IN_PLAY] & b
    assert not b & (s.p[facts.BOWED] | s.p[facts.HONORED] | s.p[facts.DISHONORED])
    assert not participating(s, "Plain Guest")
    assert not attacking(s, "Plain Guest")


@rule("rr.role-cards.4")
@pytest.mark.parametrize("role", ["", "Keeper of Water, ", "Seeker of Water, "])
def test_a_card_for_one_role_only_is_played_with_any_role_and_without(role: str) -> None:
    sworn = character("Sworn Keeper", CRAB, cost=1, role_only="keeper")
    s = table(f"A 10/1: {role}Plain Captain | | Fields, Fields[Sworn Keeper]\nB:\ndynasty phase", extra=[sworn])
    do(s, "A: Sworn Keeper")
    assert in_play(s, "Sworn Keeper")


@rule("rr.duplicates.1", "rr.duplicates.2")
def test_a_duplicate_from_hand_or_province_is_discarded_for_one_fate_on_the_copy_in_play() -> None:
    s = table(
        """A 10/0: Plain Lord+1, Plain Heir | Plain Heir | Fields, Fields[Plain Lord]
           B 10/0: | Plain Heir
           dynasty phase"""
    )
    assert options(s) == ["play Plain Lord as a duplicate", "play Plain Heir as a duplicate", "pass"]
    do(s, "A: Plain Lord as a duplicate")
    assert fate_on(s, "Plain Lord") == 2
    assert discard(s, "A") == ["Plain Lord"]
    assert fate_of(s) == [0, 0], "it costs nothing"
    assert options(s) == ["pass"], "B controls no copy in play"
    do(s, "B: pass", "A: Plain Heir as a duplicate")
    assert fate_on(s, "Plain Heir", "A") == 1
    assert discard(s, "A") == ["Plain Heir", "Plain Lord"]


@rule("rr.duplicates.2")
@pytest.mark.parametrize("phase", ["draw", "conflict", "fate"])
def test_duplicates_are_discarded_in_the_dynasty_phase_only(phase: str) -> None:
    s = table(f"A 10/0: Plain Heir+1 | Plain Heir\nB 10/0:\n{phase} phase")
    assert options(s) == ["pass"]


@rule("rr.duplicates.3")
def test_a_province_is_refilled_facedown_after_a_duplicate_left_it() -> None:
    s = table("A 10/0: Plain Lord | | Fields, Fields[Plain Lord]\nB 10/0:\ndynasty phase")
    do(s, "A: Plain Lord as a duplicate")
    slot = 1
    there = [c for c in range(len(s.kind)) if s.p[facts.IN_PROVINCE] >> c & 1 and s.slot[c] == slot]
    assert len(there) == 1
    assert not s.p[facts.FACEUP] >> there[0] & 1
