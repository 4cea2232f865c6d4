"""4 Fate phase: discarding characters, removing fate, fate on rings, readying, provinces, rings, the token."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.rings.places import UNCLAIMED
from gorin.rulesets.lcg.words import CRAB, THIS, WITH_FATE, character
from gorin.rulesets.lcg.words.card_effects import PlaceFate, RemoveFate
from gorin.rulesets.lcg.words.player_effects import GainFate, GainHonor
from gorin.rulesets.lcg.words.texts import reaction
from gorin.rulesets.lcg.words.triggers import LeavesPlay
from tests.lcg.tables import (
    Happens,
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    find,
    honor_of,
    in_play,
    is_bowed,
    options,
    pass_until,
    step,
    table,
    told,
    watch,
)

SKIRMISH = "lcg/skirmish"


def beginning(a: str, b: str, settings: str = "", rules: str = "lcg/stronghold", **more: Any) -> Any:
    """A table whose conflict phase is over, at the first decision of the fate phase."""
    s = table(f"A 10/0: {a}\nB 10/0: {b}\nconflict phase{settings}", rules, **more)
    s.left[:] = [0, 0]
    return pass_until(s, "fate phase")


def ending(a: str, b: str, settings: str = "", rules: str = "lcg/stronghold", **more: Any) -> Any:
    """A table in the window after 4.4 that both have passed."""
    s = table(f"A 10/0: {a}\nB 10/0: {b}\nfate phase{settings}", rules, **more)
    first = "AB"[s.first]
    return do(s, f"{first}: pass", f"{'BA'[s.first]}: pass")


@rule("rr.step-4-2.1", "rr.in-player-order.1")
@pytest.mark.parametrize(("first", "second"), ["AB", "BA"])
def test_in_player_order_fateless_characters_are_discarded(first: str, second: str) -> None:
    s = beginning("Plain Soldier, Plain Captain+1", "Plain Bully, Plain Giant+2", f", first {first}")
    assert decision(s) == f"{first}: discard a character without fate"
    assert options(s) == [{"A": "Plain Soldier", "B": "Plain Bully"}[first]]
    do(s, f"{first}: {options(s)[0]}")
    assert decision(s) == f"{second}: discard a character without fate"
    pass_until(s, "A: action")
    assert discard(s, "A") == ["Plain Soldier"]
    assert discard(s, "B") == ["Plain Bully"]
    assert in_play(s, "Plain Captain")
    assert in_play(s, "Plain Giant")


@rule("rr.step-4-2.2")
def test_they_are_discarded_one_at_a_time_in_the_order_their_controller_likes() -> None:
    s = beginning("Plain Soldier, Plain Bully, Plain Poet", "")
    assert options(s) == ["Plain Soldier", "Plain Bully", "Plain Poet"]
    do(s, "A: Plain Bully")
    assert options(s) == ["Plain Soldier", "Plain Poet"]
    assert discard(s, "A") == ["Plain Bully"]
    do(s, "A: Plain Poet")
    assert discard(s, "A") == ["Plain Bully", "Plain Poet"]
    assert in_play(s, "Plain Soldier")


@rule("rr.step-4-2.3")
def test_a_character_that_gets_fate_before_its_turn_comes_stays() -> None:
    heir = character("Heir", CRAB, reaction(LeavesPlay(Is("character")), PlaceFate(THIS)), cost=0)
    s = beginning("Plain Soldier, Heir", "", extra=[heir])
    do(s, "A: Plain Soldier", "A: Heir")
    pass_until(s, "A: action")
    assert in_play(s, "Heir")
    assert fate_on(s, "Heir") == 0, "but 4.3 took it"


@rule("rr.step-4-2.3")
def test_a_character_that_had_fate_as_the_step_began_stays_even_if_it_loses_it() -> None:
    thief = character("Thief", CRAB, reaction(LeavesPlay(Is("character") - THIS), RemoveFate(WITH_FATE)), cost=0)
    s = beginning("Plain Soldier, Thief+2, Plain Captain+1", "", extra=[thief])
    do(s, "A: Plain Soldier", "A: Thief")
    assert fate_on(s, "Plain Captain") == 0
    pass_until(s, "A: action")
    assert in_play(s, "Plain Captain")


@rule("rr.step-4-3.1", "rr.loses.3")
def test_one_fate_is_removed_from_every_character_at_once() -> None:
    griever = character("Griever", CRAB, reaction(Happens(ev.REMOVE_FATE), GainHonor()), cost=0)
    s = beginning("Griever+1, Plain Captain+3", "Plain Giant+2", extra=[griever])
    assert decision(s) == "A: reactions"
    assert "4.3" in step(s)
    assert [fate_on(s, x) for x in ("Griever", "Plain Captain", "Plain Giant")] == [0, 2, 1]
    assert fate_of(s) == [0, 0]
    do(s, "A: Griever")
    pass_until(s, "A: action")
    assert in_play(s, "Griever"), "4.2 was before"


@rule("rr.step-4-4.1", "rr.fate.2")
def test_unclaimed_rings_get_one_fate_each() -> None:
    s = beginning("", "", ", rings air=A earth+2 void=B")
    assert s.ring_fate == [0, 3, 1, 1, 0]
    assert fate_of(s) == [0, 0]


@rule("rr.step-4-4.2")
def test_in_skirmish_rings_get_no_fate() -> None:
    assert beginning("", "", rules=SKIRMISH).ring_fate == [0] * 5


@rule("rr.step-4-4.4")
@pytest.mark.parametrize("rules", ["lcg/stronghold", SKIRMISH])
def test_an_action_window_follows(rules: str) -> None:
    s = beginning("", "", rules=rules)
    assert decision(s) == "A: action"
    assert "fate phase: action window" in step(s)


@rule("rr.step-4-5.1", "rr.open-role-readying.1")
def test_every_bowed_card_readies_and_so_does_a_bowed_role() -> None:
    s = ending("Plain Captain_+1[Plain Sword_], Plain Keep_, Plain Role_", "Plain Giant_+1")
    for name in ("Plain Captain", "Plain Sword", "Plain Keep", "Plain Role", "Plain Giant"):
        assert not is_bowed(s, name)


@rule("rr.step-4-5.1")
def test_all_cards_ready_at_once_before_anybody_reacts() -> None:
    drummer = character("Drummer", CRAB, reaction(Happens(ev.READY), GainFate()), cost=0)
    s = ending("Drummer_+1, Plain Captain_+1", "Plain Giant_+1", extra=[drummer])
    assert decision(s) == "A: reactions"
    assert not any(is_bowed(s, x) for x in ("Drummer", "Plain Captain", "Plain Giant"))


@rule("rr.step-4-6.1")
def test_faceup_cards_in_broken_provinces_are_discarded_without_a_choice() -> None:
    s = ending("| | Fields, Plain Hill#[Plain Soldier, Plain Tower], Plain Wall[Plain Poet]", "")
    assert options(s) == ["Plain Poet", "done"], "only this one is a choice"
    do(s, "A: done")
    assert discard(s, "A") == ["Plain Soldier", "Plain Tower"]
    assert not in_play(s, "Plain Tower")


@rule("rr.step-4-6.1", "rr.in-player-order.1")
@pytest.mark.parametrize(("first", "second"), ["AB", "BA"])
def test_provinces_are_cleared_in_player_order(first: str, second: str) -> None:
    row = "| | Fields, Plain Hill#[Plain Soldier], Plain Wall[Plain Poet]"
    s = ending(row, row, f", first {first}")
    assert decision(s) == f"{first}: discard from your provinces"
    do(s, f"{first}: done")
    assert discard(s, first) == ["Plain Soldier"]
    assert discard(s, second) == []
    assert decision(s) == f"{second}: discard from your provinces"


@rule("rr.step-4-6.2", "rr.holding.4", "rr.open-regroup-phase.1")
def test_faceup_cards_in_unbroken_provinces_may_be_discarded_card_by_card() -> None:
    s = ending("| | Fields, Plain Hill[Plain Soldier, Plain Tower], Plain Wall[Plain Poet]", "")
    assert options(s) == ["Plain Soldier", "Plain Tower", "Plain Poet", "done"] and "4.6" in step(s)
    do(s, "A: Plain Tower", "A: Plain Poet", "A: done")
    assert discard(s, "A") == ["Plain Poet", "Plain Tower"]
    assert s.lying[s.slot[find(s, "Plain Hill")]] == 1 << find(s, "Plain Soldier")


@rule("rr.step-4-6.3")
def test_facedown_cards_are_not_discarded() -> None:
    s = ending("| | Fields, Plain Hill#[Plain Soldier?], Plain Wall[Plain Poet?]", "")
    assert options(s) == ["done"]
    do(s, "A: done", "B: done")
    assert discard(s, "A") == []


@rule("rr.step-4-6.4", "rr.refill-a-province.1", "rr.refill-a-province.2")
def test_emptied_provinces_are_refilled_facedown_from_the_dynasty_deck() -> None:
    row = "Fields, Plain Hill#[Plain Soldier], Plain Wall[Plain Poet], Fields[Peasant?], Fields[Peasant?]"
    s = watch(ending(f"| | {row} | | | Plain Giant, Plain Lord, Plain Idler", ""))
    do(s, "A: Plain Poet", "A: done")
    assert s.lying[1] == 0, "not before both have discarded"
    do(s, "B: done")
    assert {s.slot[find(s, "Plain Giant")], s.slot[find(s, "Plain Lord")]} == {1, 2}
    assert s.slot[find(s, "Plain Idler")] == -1
    assert "Plain Giant is revealed." in told(s), "they lay facedown until 1.2"


@rule("rr.step-4-6.5")
def test_in_skirmish_cards_in_broken_provinces_stay_unless_their_player_discards_them() -> None:
    row = "| | Province#[Plain Soldier], Province#[Plain Bully]"
    s = ending(row, "", rules=SKIRMISH)
    assert options(s) == ["Plain Soldier", "Plain Bully", "done"]
    do(s, "A: Plain Bully", "A: done")
    assert discard(s, "A") == ["Plain Bully"]


@rule("rr.step-4-7.1")
@pytest.mark.parametrize("rules", ["lcg/stronghold", SKIRMISH])
def test_claimed_rings_return(rules: str) -> None:
    s = ending("", "", ", rings air=A fire=B water=B", rules)
    pass_until(s, "1.4")
    assert s.ring_place == [UNCLAIMED] * 5


@rule("rr.step-4-8.1")
def test_the_token_passes_after_the_rings_have_returned() -> None:
    heir = character("Heir", CRAB, reaction(Happens(ev.PASS_FIRST), GainHonor()), cost=0)
    s = ending("Heir+2", "", ", rings air=A", extra=[heir])
    pass_until(s, "A: reactions")
    assert s.first == 1
    assert s.ring_place[0] == UNCLAIMED
    assert "4.8" in step(s)
    do(s, "A: Heir")
    assert honor_of(s)[0] == 11
