"""Provinces, holdings, filling and refilling."""

from __future__ import annotations

import pytest

from gorin.kernel.views import hidden_from
from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.codecs import INTO_SLOT, entering
from gorin.rulesets.lcg.seeing.player_view import view
from gorin.rulesets.lcg.words import AN_OPPONENTS, CRAB, IN_PROVINCES, THAT, YOURS, character, event, province
from gorin.rulesets.lcg.words.card_effects import Discard, DiscardCards
from gorin.rulesets.lcg.words.player_effects import GainFate, GainHonor, PutIntoPlay
from gorin.rulesets.lcg.words.texts import action, reaction
from tests.lcg.tables import (
    Does,
    Happens,
    decision,
    deck,
    discard,
    do,
    fate_of,
    find,
    honor_of,
    in_play,
    offered,
    options,
    pass_until,
    strength,
    table,
)

FLOOD = event("Flood", CRAB, action(DiscardCards(THAT), choose=IN_PROVINCES & YOURS), cost=0)
RAZE = event("Raze", CRAB, action(Discard(THAT), choose=Is("holding")), cost=0)
FULL = "Fields, Fields[Plain Soldier], Fields[Plain Captain], Fields[Plain Envoy], Fields[Plain Poet]"


@rule("rr.provinces.2", "rr.in-play.1")
def test_a_faceup_unbroken_province_and_stronghold_and_holdings_are_in_play_and_act() -> None:
    s = table("A: Plain Captain*\nB: Shiro Nishiyama, Imperial Storehouse | | Fields, Manicured Garden\n"
              "military air A>B Manicured Garden")  # fmt: skip
    for name in ("Manicured Garden", "Shiro Nishiyama", "Imperial Storehouse", "Plain Captain"):
        assert in_play(s, name)
    assert offered(s, "Manicured Garden")
    assert offered(s, "Imperial Storehouse")


@rule("rr.in-play.3")
def test_characters_in_provinces_and_cards_in_hand_decks_and_piles_are_out_of_play() -> None:
    piles = "Plain Bully | Plain Sword | Plain Giant"
    s = table(f"A 10/9: Plain Role | Plain Guest | Fields, Fields[Plain Soldier] | {piles}\nB:\ndynasty phase")
    for name in ("Plain Role", "Plain Guest", "Plain Soldier", "Plain Bully", "Plain Sword", "Plain Giant"):
        assert not in_play(s, name)


@rule("rr.provinces.4")
def test_all_cards_in_a_province_can_be_used() -> None:
    s = table(
        "A 10/9: | | Fields, Plain Hill[Plain Soldier, Plain Captain, Plain Tower, Plain Mine]\nB:\ndynasty phase"
    )
    assert options(s) == ["Plain Mine", "play Plain Soldier", "play Plain Captain", "pass"]
    assert strength(s, "Plain Hill") == 5


@rule("rr.provinces.5", "rr.refill-a-province.4")
def test_a_province_is_not_refilled_until_it_is_empty() -> None:
    s = table("A 10/9: | | Fields, Plain Hill[Plain Soldier, Plain Captain]\nB:\ndynasty phase")
    slot = s.slot[find(s, "Plain Hill")]
    do(s, "A: Plain Soldier", "A: 0")
    assert s.lying[slot] == 1 << find(s, "Plain Captain")
    do(s, "B: pass", "A: Plain Captain", "A: 0")
    assert s.lying[slot].bit_count() == 1
    assert not s.lying[slot] & s.p[facts.FACEUP]


@rule("rr.holding.5", "rr.holding.2")
def test_a_province_with_a_holding_is_not_refilled_and_the_holding_stays_usable() -> None:
    s = table("A 10/0: | | Fields, Plain Hill[Plain Mine]\nB:\ndynasty phase")
    slot = s.slot[find(s, "Plain Hill")]
    do(s, "A: Plain Mine")
    assert fate_of(s)[0] == 1
    pass_until(s, "fate phase: action window")
    assert s.lying[slot] == 1 << find(s, "Plain Mine")
    do(s, "A: pass", "B: pass", "A: done", "B: done", "B: pass")
    assert s.round == 2
    assert s.lying[slot] == 1 << find(s, "Plain Mine")
    assert offered(s, "Plain Mine"), "a new round"


@rule("rr.holding.1", "rr.open-holding-facedown.1", "rr.holding.3")
def test_a_holding_comes_into_play_when_it_is_turned_faceup() -> None:
    s = table("A: | | Fields, Plain Hill[Plain Tower?], Plain Wall[Plain Mine?]\nB:\nfate phase")
    assert not in_play(s, "Plain Tower")
    assert not offered(s, "Plain Mine")
    assert strength(s, "Plain Hill") == 3
    pass_until(s, "1.4")
    assert in_play(s, "Plain Tower")
    assert strength(s, "Plain Hill") == 5
    do(s, "B: pass")
    assert offered(s, "Plain Mine")


@rule("rr.refill-a-province.2", "rr.fill-a-province.2")
def test_an_emptied_province_is_refilled_with_a_card_nobody_has_seen() -> None:
    s = table(f"A: | Flood | {FULL} | | | Plain Giant, Plain Lord\nB:\ndraw phase", extra=[FLOOD])
    assert deck(s, "A", dynasty=True) == ["Plain Giant", "Plain Lord"]
    do(s, "A: Flood", "A: Plain Envoy")
    giant = find(s, "Plain Giant")
    assert s.slot[giant] == 3
    assert not s.p[facts.FACEUP] >> giant & 1
    assert hidden_from(s, 0) >> giant & hidden_from(s, 1) >> giant & 1
    assert discard(s, "A") == ["Flood", "Plain Envoy"]


@rule("rr.facedown-province.5", "rr.facedown-province.4")
def test_a_player_knows_the_own_facedown_provinces_but_not_facedown_dynasty_cards() -> None:
    s = table("A: | | Plain Wall?, Plain Hill?[Plain Lord?]\nB:\ndraw phase")
    hill, lord = find(s, "Plain Hill"), find(s, "Plain Lord")
    assert not hidden_from(s, 0) >> hill & 1
    assert hidden_from(s, 1) >> hill & 1
    assert hidden_from(s, 0) >> lord & hidden_from(s, 1) >> lord & 1


@rule("rr.refill-a-province.3")
def test_the_refill_waits_for_reactions_to_the_card_that_left() -> None:
    mourner = character("Mourner", CRAB, reaction(Happens(ev.DISCARD), GainHonor()), cost=0)
    s = table(f"A: Mourner+1 | Flood | {FULL}\nB:\ndraw phase", extra=[FLOOD, mourner])
    do(s, "A: Flood", "A: Plain Soldier")
    assert decision(s) == "A: reactions"
    assert s.lying[1] == 0
    do(s, "A: Mourner")
    assert s.lying[1]


@rule("rr.refill-a-province.4")
def test_no_refill_if_a_card_has_come_there_meanwhile() -> None:
    build = Does(Is("holding") & Is("in discard"), ev.ENTER, entering(INTO_SLOT, at=1))
    seed = character("Seed", CRAB, reaction(Happens(ev.DISCARD), build), cost=0)
    s = table(f"A: Seed+1 | Flood | {FULL} | Plain Tower\nB:\ndraw phase", extra=[FLOOD, seed])
    do(s, "A: Flood", "A: Plain Soldier", "A: Seed")
    assert decision(s) == "B: action"
    assert s.lying[1] == 1 << find(s, "Plain Tower")


@rule("rr.open-stronghold-province-refill.1")
def test_an_emptied_stronghold_province_is_not_refilled() -> None:
    s = table("A 10/9: | | Plain Wall[Plain Soldier], Fields[Plain Captain]\nB:\ndynasty phase")
    do(s, "A: Plain Soldier", "A: 0")
    assert s.lying[0] == 0
    do(s, "B: pass", "A: Plain Captain", "A: 0")
    assert s.lying[0] == 0 and s.lying[1], "another province that was emptied is"
    pass_until(s, "4.6")
    assert s.lying[0] == 0
    assert s.lying[1]


@rule("rr.open-unique-holding.1")
def test_a_second_copy_of_a_unique_holding_is_discarded_as_it_is_turned_faceup() -> None:
    s = table("A: Plain Shrine | | Fields, Fields, Plain Hill[Plain Shrine?]\nB:\nfate phase")
    pass_until(s, "1.4")
    assert discard(s, "A") == ["Plain Shrine"]
    slot = s.slot[find(s, "Plain Hill")]
    assert s.lying[slot].bit_count() == 1
    assert not s.lying[slot] & s.p[facts.FACEUP], "refilled facedown"
    assert in_play(s, "Plain Shrine")
    assert s.slot[find(s, "Plain Shrine")] == 1


@rule("rr.unique-cards.1")
def test_both_players_may_have_a_copy_of_a_unique_holding() -> None:
    s = table("A: Plain Shrine\nB: | | Fields, Plain Hill[Plain Shrine?]\nfate phase")
    pass_until(s, "1.4")
    assert in_play(s, "Plain Shrine", "A")
    assert in_play(s, "Plain Shrine", "B")


@rule("rr.holding.4", "rr.discard-piles.2")
def test_a_holding_that_is_discarded_leaves_play_and_its_province_is_refilled() -> None:
    s = table("A: | Raze\nB: | | Fields, Plain Hill[Plain Tower]\ndraw phase", extra=[RAZE])
    do(s, "A: Raze", "A: Plain Tower")
    assert discard(s, "B") == ["Plain Tower"]
    assert strength(s, "Plain Hill") == 3
    assert s.lying[s.slot[find(s, "Plain Hill")]].bit_count() == 1


@rule("rr.in-play.5", "rr.stronghold.2")
def test_a_stronghold_never_leaves_play() -> None:
    burn = event("Burn", CRAB, action(Discard(Is("stronghold") | Is("holding")), GainFate()), cost=0)
    s = table("A: Plain Tower | Burn\nB: Plain Keep\ndraw phase", extra=[burn])
    do(s, "A: Burn")
    assert not in_play(s, "Plain Tower")
    assert in_play(s, "Plain Keep")
    assert s.slot[find(s, "Plain Keep")] == 5
    assert fate_of(s) == [1, 0]


@rule("rr.provinces.8")
def test_a_province_of_several_elements_is_of_each_of_them() -> None:
    delta = province("Delta", CRAB, strength=3, elements=("air", "water"))
    for element, allowed in (("air", True), ("water", True), ("fire", False)):
        bless = event(
            "Bless", CRAB, action(Does(THAT, ev.TAINT), choose=Is("province") & Is(f"{element} element")), cost=0
        )
        s = table("A: | Bless\nB: | | Fields, Delta\ndraw phase", extra=[delta, bless])
        assert offered(s, "Bless") == allowed


@rule("rr.play-and-put-into-play.3", "rr.play-and-put-into-play.4", "rr.play-and-put-into-play.7")
def test_putting_into_play_costs_nothing_places_no_fate_and_is_not_playing() -> None:
    muster = event("Muster", CRAB, action(PutIntoPlay(THAT), choose=Is("character") & IN_PROVINCES & YOURS), cost=0)
    crier = character("Crier", CRAB, reaction(Happens(ev.PLAYED), GainHonor(), unlimited=True), cost=0)
    s = table(f"A 10/9: Crier+1 | Muster | {FULL}\nB:\ndraw phase", extra=[muster, crier])
    do(s, "A: Muster", "A: Plain Captain")
    assert in_play(s, "Plain Captain")
    assert s.fate[find(s, "Plain Captain")] == 0
    assert fate_of(s)[0] == 9
    assert decision(s) == "A: reactions"
    do(s, "A: Crier")
    assert decision(s) == "B: action", "only the event was played"
    assert honor_of(s) == [11, 10]


@rule("rr.play-and-put-into-play.8", "rr.enters-play.1")
@pytest.mark.parametrize("fight", ["", "\nmilitary air B>A"])
def test_a_character_put_into_play_enters_ready_and_at_home(fight: str) -> None:
    muster = event("Muster", CRAB, action(PutIntoPlay(THAT), choose=Is("character") & IN_PROVINCES & YOURS), cost=0)
    greeter = character("Greeter", CRAB, reaction(Happens(ev.ENTER), GainHonor()), cost=0)
    mark = "*" if fight else ""
    s = table(f"A: Greeter+1 | Muster | {FULL}\nB: Plain Giant{mark}\nconflict phase{fight}", extra=[muster, greeter])
    do(s, "A: Muster", "A: Plain Captain")
    assert decision(s) == "A: reactions", "it entered play"
    captain = 1 << find(s, "Plain Captain")
    assert not captain & (s.p[facts.BOWED] | s.p[facts.ATTACKING] | s.p[facts.DEFENDING])
    assert captain & s.ctl[0]


@rule("rr.play-and-put-into-play.6")
@pytest.mark.parametrize(("yours", "area"), [(True, 0), (False, 1)])
def test_what_is_put_into_play_is_in_its_controllers_area(yours: bool, area: int) -> None:
    theirs = Is("character") & IN_PROVINCES & AN_OPPONENTS
    lure = event("Lure", CRAB, action(PutIntoPlay(THAT, yours=yours), choose=theirs), cost=0)
    s = table(f"A: | Lure\nB: | | {FULL}", extra=[lure])
    do(s, "A: Lure", "A: Plain Captain")
    areas = [[x["name"] for x in player["characters"]] for player in view(s, 0)["players"]]
    assert areas[area] == ["Plain Captain"] and areas[1 - area] == []
