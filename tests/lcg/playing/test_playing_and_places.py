"""Playing cards, where they may be played from, and what happens to the places they leave."""

from __future__ import annotations

import pytest

from gorin.language.nodes import Effect
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.seeing.reading import zone
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CONFLICT,
    CRAB,
    IN_DISCARD,
    IN_PROVINCES,
    NEUTRAL,
    PROVINCE,
    THAT,
    THAT2,
    YOURS,
    Bow,
    CardsIn,
    Discard,
    DiscardCards,
    FillProvince,
    GainFate,
    Keyword,
    LookAtTop,
    PutInProvince,
    PutIntoPlay,
    Ready,
    RestoreProvince,
    ReturnToHand,
    Sacrifice,
    Search,
    Then,
    action,
    character,
    dynasty_event,
    event,
    holding,
    reaction,
)
from tests.lcg.tables import (
    Happens,
    attacking,
    copies,
    decision,
    deck,
    discard,
    do,
    fate_of,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_broken,
    is_faceup,
    offered,
    options,
    pass_until,
    table,
    titles,
)


@rule("rr.play-and-put-into-play.1")
def test_playing_a_character_or_an_attachment_pays_its_cost_and_makes_it_enter_play() -> None:
    s = table("A 10/7: | Plain Guest, Plain Sword\nB 10/2:")
    do(s, "A: Plain Guest", "A: 0")
    assert in_play(s, "Plain Guest") and hand(s, "A") == ["Plain Sword"] and fate_of(s) == [6, 2]
    do(s, "B: pass", "A: Plain Sword", "A: Plain Guest")
    assert in_play(s, "Plain Sword") and hand(s, "A") == [] and fate_of(s) == [5, 2]
    s = table("A 10/0: Plain Captain | Plain Guest, Plain Sword\nB 10/2:")
    assert options(s) == ["pass"], "who cannot pay cannot play"


@rule("rr.play-and-put-into-play.2", "rr.play-and-put-into-play.12")
def test_cards_are_played_from_hand_and_provinces_and_from_a_deck_only_where_an_effect_allows_it() -> None:
    full = "Fields[Plain Soldier], Fields[Plain Tower], Fields[Plain Tower], Fields[Plain Tower]"
    s = table(f"A 10/9: | Plain Praise | Fields, {full} | Plain Alms | Plain Letter | Plain Giant\nB:\ndynasty phase")
    assert options(s) == ["Plain Praise", "play Plain Soldier", "pass"]
    s = table("A 10/9: Artisan Academy | | | | Plain Letter, Plain Alms\nB:\nconflict phase")
    assert options(s) == ["Artisan Academy", "pass"]
    do(s, "A: Artisan Academy", "B: pass")
    assert options(s) == ["Plain Letter", "pass"], "the top card, and no other of the deck"


@rule("rr.play-and-put-into-play.8")
def test_an_effect_may_put_a_character_into_play_in_the_conflict() -> None:
    for there in (True, False):
        rush = event(
            "Rush", CRAB, action(PutIntoPlay(THAT, conflict=there), choose=CHARACTER & IN_PROVINCES & YOURS), cost=0
        )
        s = table("A: Plain Soldier* | Rush | Fields, Fields[Plain Captain]\nB:\nmilitary air A>B", extra=[rush])
        do(s, "B: pass", "A: Rush", "A: Plain Captain")
        assert attacking(s, "Plain Captain") == there and not is_bowed(s, "Plain Captain")


@rule("rr.play-and-put-into-play.10")
def test_an_event_played_from_a_province_is_not_there_while_it_is_paid_for() -> None:
    feast = dynasty_event("Feast", CRAB, action(GainFate(), cost=DiscardCards(IN_PROVINCES & YOURS)), cost=0)
    s = table(
        "A 10/0: | | Fields, Fields[Feast], Fields[Plain Soldier], Fields[Plain Poet]\nB:\ndynasty phase", extra=[feast]
    )
    do(s, "A: Feast")
    assert decision(s) == "A: cost: discard"
    assert {"Plain Soldier", "Plain Poet"} <= set(options(s)) and "Feast" not in options(s)


@rule("rr.play-and-put-into-play.11")
def test_a_dynasty_event_whose_cost_is_prevented_goes_to_the_dynasty_discard_pile() -> None:
    rite = dynasty_event("Rite", CRAB, action(GainFate(), cost=Sacrifice(CHARACTER & YOURS)), cost=1)
    s = table("A 10/1: Plain Soldier[Reprieve] | | Fields, Fields[Rite]\nB 10/0:\ndynasty phase", extra=[rite])
    do(s, "A: Rite", "A: Plain Soldier", "A: Reprieve")
    assert in_play(s, "Plain Soldier") and fate_of(s) == [0, 0], "the rest of its cost is paid for nothing"
    assert zone(s, find(s, "Rite")) == "dynasty discard pile"


@rule("rr.play-restrictions.1")
def test_each_of_several_restrictions_counts_for_an_ability_too() -> None:
    clerk = character("Clerk", CRAB, action(GainFate(), when=CONFLICT, choose=CHARACTER & IN_DISCARD), cost=0)
    for pile, fight, may in (
        ("", "", False),
        ("Plain Poet", "", False),
        ("", "\nmilitary air B>A", False),
        ("Plain Poet", "\nmilitary air B>A", True),
    ):
        s = table(
            f"A: Clerk | | | {pile}\nB: Plain Soldier{'*' if fight else ''}\nconflict phase{fight}", extra=[clerk]
        )
        assert offered(s, "Clerk") is may


@rule("rr.ready.1")
def test_a_card_that_was_bowed_when_it_left_enters_play_ready() -> None:
    recall = event("Recall", CRAB, action(ReturnToHand(THAT), choose=CHARACTER), cost=0)
    s = table("A 10/3: Plain Guest_[Plain Sword_] | Recall\nB:", extra=[recall])
    do(s, "A: Recall", "A: Plain Guest", "B: pass", "A: Plain Guest", "A: 0")
    assert in_play(s, "Plain Guest") and not is_bowed(s, "Plain Guest")


@rule("rr.open-break-discard-subset.1")
@pytest.mark.parametrize("all_of_it", [True, False])
def test_a_broken_province_is_refilled_only_if_all_its_cards_were_discarded(all_of_it: bool) -> None:
    s = table("A: Plain Giant*\nB: | | Fields, Plain Hill[Plain Lord, Plain Tower]\nmilitary air A>B Plain Hill")
    do(s, "B: pass", "A: pass", "A: Plain Lord", "A: Plain Tower" if all_of_it else "A: done")
    pass_until(s, "A: action")
    lying = titles(s, s.lying[s.slot[find(s, "Plain Hill")]])
    assert is_broken(s, "Plain Hill") and lying == (["Peasant"] if all_of_it else ["Plain Tower"])


@rule("rr.open-restore-token.1")
def test_a_token_that_was_put_back_is_a_province_again() -> None:
    mend = event("Mend", CRAB, action(RestoreProvince(THAT), choose=PROVINCE), cost=0)
    text = "A: Plain Giant\nB 6/0: | Mend | Province#, Province#, Province\nconflict phase, first B"
    s = table(text, "lcg/skirmish", extra=[mend])
    row = list(s.province)
    do(s, "B: Mend", "B: Province", "A: pass", "B: pass")
    assert s.province == row and all(s.slot[c] == i for i, c in enumerate(row) if c >= 0), "at the same place"
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air")
    assert len(options(s)) == 2, "it can be attacked"
    do(s, f"A: {options(s)[0]}", "A: Plain Giant", "A: done")
    pass_until(s, "A: resolve the ring")
    assert len([c for c in copies(s, "Province", "B") if s.p[facts.BROKEN] >> c & 1]) == 2, "and broken again"


@rule("rr.open-run-out-other-uses.1")
@pytest.mark.parametrize("look", [LookAtTop(3), Search(3)])
def test_looking_at_or_searching_the_top_of_a_deck_too_small_does_what_it_can_and_never_reshuffles(
    look: Effect,
) -> None:
    seek = event("Seek", NEUTRAL, action(look), cost=0)
    s = table("A 10/0: | Seek | | Plain Praise, Plain Alms | Plain Letter\nB:", extra=[seek])
    do(s, "A: Seek")
    while s.decision.player == 0:
        do(s, f"A: {options(s)[0]}")
    assert honor_of(s) == [10, 10] and {"Plain Alms", "Plain Praise"} <= set(discard(s, "A"))
    assert sorted([*deck(s, "A"), *hand(s, "A")]) == ["Plain Letter"]


RALLY = holding("Drums", CRAB, Keyword("rally"), strength=1)


@rule("rr.rally.3")
def test_a_card_that_refills_a_province_faceup_or_is_added_to_one_is_not_revealed() -> None:
    sweep = event(
        "Sweep", CRAB,
        action(DiscardCards(CardsIn(THAT)), Then((FillProvince(THAT, faceup=True, empty=True),)), choose=PROVINCE & YOURS),
        cost=0,
    )  # fmt: skip
    rest = "Fields[Peasant], Fields[Peasant], Fields[Peasant]"
    s = table(
        f"A: | Sweep | Fields, Plain Hill[Plain Poet], {rest} | | | Drums, Plain Captain\nB:", extra=[RALLY, sweep]
    )
    do(s, "A: Sweep", "A: Plain Hill")
    assert is_faceup(s, "Drums") and titles(s, s.lying[s.slot[find(s, "Plain Hill")]]) == ["Drums"], "refilled"
    build = event(
        "Build", CRAB, action(PutInProvince(THAT, THAT2), choose=(IN_DISCARD & YOURS, PROVINCE & YOURS)), cost=0
    )
    s = table(
        f"A: | Build | Fields, Plain Hill[Plain Poet], {rest} | Drums | | Plain Captain\nB:", extra=[RALLY, build]
    )
    do(s, "A: Build", "A: Drums", "A: Plain Hill")
    assert titles(s, s.lying[1]) == ["Drums", "Plain Poet"], "added"


@rule("rr.sincerity.1", "rr.personal-honor.5", "rr.personal-honor.8")
@pytest.mark.parametrize(("mark", "honor"), [("^", 11), ("~", 9)])
def test_what_a_departure_brings_or_costs_is_its_controllers_not_its_owners(mark: str, honor: int) -> None:
    strike = event("Strike", CRAB, action(Discard(THAT), choose=CHARACTER), cost=0)
    s = table(f"A 10/0: B:Kaiu Envoy{mark} | Strike\nB 10/0:", extra=[strike])
    do(s, "A: Strike", "A: Kaiu Envoy")
    assert discard(s, "B") == ["Kaiu Envoy"]
    assert honor_of(s) == [honor, 10] and (len(hand(s, "A")), len(hand(s, "B"))) == (1, 0)


@rule("rr.triggered-abilities.5")
def test_what_other_abilities_could_do_meanwhile_does_not_make_an_ability_possible() -> None:
    trip = event("Trip", CRAB, action(Bow(THAT), choose=CHARACTER), cost=0)
    aide = holding("Aide", CRAB, reaction(Happens(ev.PLAYED), Ready(CHARACTER), unlimited=True))
    s = table("A: Aide, Plain Soldier_ | Trip, Plain Praise\nB:", extra=[trip, aide])
    assert options(s) == ["Plain Praise", "pass"], (
        "nobody is ready now, whoever might be readied as the event is played"
    )
    do(s, "A: Plain Praise", "A: Aide", "B: pass")
    assert offered(s, "Trip")
