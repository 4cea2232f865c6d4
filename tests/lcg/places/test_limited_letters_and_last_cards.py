"""The one Limited card of a round, an X that a text explains, the last cards of a deck, holdings that are filled in."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.language.numbers import AsX, Num
from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CONFLICT,
    CRAB,
    IN_DISCARD,
    IN_PROVINCES,
    NEUTRAL,
    PROVINCE,
    THAT,
    YOURS,
    AttackedProvince,
    Discard,
    DiscardCards,
    Draw,
    EligibleProvinces,
    FillProvince,
    GainFate,
    GainHonor,
    Keyword,
    MoveConflict,
    PutIntoPlay,
    WinsConflict,
    action,
    attachment,
    character,
    conflict_character,
    count,
    dynasty_event,
    event,
    gets,
    province,
    reaction,
)
from tests.lcg.tables import (
    deck,
    defending,
    discard,
    do,
    fate_of,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_faceup,
    offered,
    options,
    participating,
    pass_until,
    strength,
    table,
)

GUARD = character("Rare Guard", CRAB, Keyword("limited"), cost=1, military=1, political=1)
GIFT = attachment("Rare Gift", NEUTRAL, Keyword("limited"), cost=0)
GUEST = conflict_character("Rare Guest", CRAB, Keyword("limited"), cost=0, military=1, political=1)
FEAST = dynasty_event("Rare Feast", NEUTRAL, Keyword("limited"), action(GainHonor()), cost=0)
RARE = [GUARD, GIFT, GUEST, FEAST]
FLOOD = event("Flood", CRAB, action(DiscardCards(THAT), choose=IN_PROVINCES & YOURS), cost=0)
FRONTS = event("Fronts", CRAB, action(MoveConflict(THAT, also=True), when=CONFLICT, choose=EligibleProvinces()), cost=0)


@rule("rr.limited.3")
@pytest.mark.parametrize("first", ["Rare Guest", "Rare Gift", "Rare Guard", "Rare Feast"])
def test_in_skirmish_too_one_limited_card_from_hand_or_province_is_all(first: str) -> None:
    mine = "Plain Captain | Rare Guest, Rare Gift, Plain Rarity | Province, Province[Rare Guard], Province[Rare Feast]"
    s = table(f"A 6/3: {mine}\nB 6/0: | Plain Rarity\ndraw phase", "lcg/skirmish", extra=RARE)
    assert offered(s, "Plain Rarity")
    s = table(f"A 6/3: {mine}\nB 6/0: | Plain Rarity\ndynasty phase", "lcg/skirmish", extra=RARE)
    # no character is played from hand in this phase, and no event
    assert [x for x in ("Rare Gift", "Rare Guard", "Rare Feast") if not offered(s, x)] == []
    if first == "Rare Guest":
        s = table(f"A 6/3: {mine}\nB 6/0: | Plain Rarity\nconflict phase", "lcg/skirmish", extra=RARE)
    do(s, f"A: {first}", *{"Rare Gift": ["A: Plain Captain"], "Rare Feast": []}.get(first, ["A: 0"]), "B: pass")
    assert options(s) == ["pass"], "neither from hand nor from a province"
    pass_until(s, "A: action")
    assert s.round == 1 and not [x for x in options(s) if "Rar" in x], "nor later in the round"


@rule("rr.letter-x.1")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_an_x_that_the_text_explains_is_what_it_says(n: int) -> None:
    levy = event("Levy", NEUTRAL, action(GainFate(), GainHonor(AsX(count(CHARACTER & YOURS)))), cost=0)
    s = table(f"A 10/0: {', '.join(['Plain Idler'] * n)} | Levy\nB 10/0: Plain Idler, Plain Envoy", extra=[levy])
    do(s, "A: Levy")
    assert honor_of(s) == [10 + n, 10] and fate_of(s) == [1, 0]


# --- several attacked provinces -------------------------------------------------------------------------------------


@rule("rr.conflicts-at-multiple-provinces.1")
@pytest.mark.parametrize("chosen", ["Plain Hill", "Plain Wall"])
def test_an_effect_on_the_attacked_province_may_take_either(chosen: str) -> None:
    shore = event("Shore", NEUTRAL, action(gets(THAT, strength=+2), choose=AttackedProvince()), cost=0)
    row = "Fields, Plain Hill, Plain Wall, Plain Ditch"
    s = table(f"A: Plain Captain* | Fronts\nB: | Shore | {row}\nmilitary air A>B Plain Hill", extra=[FRONTS, shore])
    do(s, "B: pass", "A: Fronts", "A: Plain Wall", "B: Shore")
    assert options(s) == ["Plain Hill", "Plain Wall"]
    do(s, f"B: {chosen}")
    added = [strength(s, "Plain Hill") - 3, strength(s, "Plain Wall") - 7, strength(s, "Plain Ditch")]
    assert added == ([2, 0, 0] if chosen == "Plain Hill" else [0, 2, 0])


@rule("rr.conflicts-at-multiple-provinces.1")
@pytest.mark.parametrize("loses", [True, False])
def test_the_result_of_the_conflict_is_won_or_lost_at_each_of_them(loses: bool) -> None:
    row = [
        province(name, NEUTRAL, reaction(WinsConflict(here=True, loses=loses), GainFate()), strength=9)
        for name in ("Garden", "Orchard", "Meadow")
    ]
    who = "Plain Idler" if loses else "Plain Giant"
    s = table(
        f"A: Plain Captain* | Fronts\nB 10/0: {who}* | | Fields, Garden, Orchard, Meadow\nmilitary air A>B Garden",
        extra=[FRONTS, *row],
    )
    do(s, "B: pass", "A: Fronts", "A: Orchard", "B: pass", "A: pass")
    assert options(s) == ["Garden", "Orchard", "pass"]
    do(s, "B: Orchard", "B: Garden")
    assert fate_of(s)[1] == 2


# --- the last cards -------------------------------------------------------------------------------------------------


@rule("rr.open-run-out-empty-discard.1")
@pytest.mark.parametrize("n", [2, 4])
def test_a_draw_beyond_the_last_card_costs_five_honor_once_and_takes_no_dynasty_card(n: int) -> None:
    clerk = character("Clerk", CRAB, action(Draw(Num(n)), unlimited=True), cost=0)
    row = "Fields, Fields[Peasant], Fields[Peasant], Fields[Peasant], Fields[Peasant]"
    s = table(f"A 20/0: Clerk | | {row} | Plain Soldier, Plain Captain | Plain Praise | Plain Lord\nB:", extra=[clerk])
    do(s, "A: Clerk", "B: pass")
    assert honor_of(s) == [15, 10] and hand(s, "A") == ["Plain Praise"]
    assert discard(s, "A") == ["Plain Captain", "Plain Soldier"]
    assert deck(s, "A") == [] and deck(s, "A", dynasty=True) == ["Plain Lord"]
    do(s, "A: Clerk", "B: pass")
    assert honor_of(s) == [10, 10] and hand(s, "A") == ["Plain Praise"], "another draw, of which nothing can be done"
    assert discard(s, "A") == ["Plain Captain", "Plain Soldier"]


@rule("rr.open-run-out-empty-discard.1")
def test_a_fill_beyond_the_last_card_costs_five_honor_once_and_takes_no_conflict_card() -> None:
    spade = event("Spade", CRAB, action(FillProvince(THAT, Num(2)), choose=PROVINCE & YOURS), cost=0)
    row = "Fields, Plain Hill[Plain Poet], Fields[Peasant], Fields[Peasant], Fields[Peasant]"
    s = table(f"A 20/0: | Spade | {row} | Plain Praise, Plain Alms | | Plain Lord\nB 20/0:", extra=[spade])
    assert deck(s, "A", dynasty=True) == ["Plain Lord"]
    below = deck(s, "A")
    do(s, "A: Spade", "A: Plain Hill")
    assert honor_of(s) == [15, 20]
    assert s.lying[s.slot[find(s, "Plain Hill")]].bit_count() == 2 and s.slot[find(s, "Plain Lord")] == 1
    assert discard(s, "A") == ["Plain Alms", "Plain Praise", "Spade"] and deck(s, "A") == below


# --- how cards enter play -------------------------------------------------------------------------------------------


def back(conflict: bool) -> list[Any]:
    """Two events: one discards a character, one puts it into play from there."""
    whom = CHARACTER & IN_DISCARD & YOURS
    return [
        event("Fell", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0),
        event("Raise", NEUTRAL, action(PutIntoPlay(THAT, conflict=conflict), choose=whom), cost=0),
    ]


@rule("rr.play-and-put-into-play.8")
@pytest.mark.parametrize("conflict", [True, False])
def test_a_character_that_was_bowed_when_it_was_discarded_comes_back_ready(conflict: bool) -> None:
    text = "A: Plain Giant*, Plain Porter\nB: Plain Captain*_, Plain Soldier* | Fell, Raise\nmilitary air A>B"
    s = table(text, extra=back(conflict))
    assert is_bowed(s, "Plain Captain") and defending(s, "Plain Captain")
    do(s, "B: Fell", "B: Plain Captain", "A: pass")
    assert not in_play(s, "Plain Captain")
    do(s, "B: Raise", "B: Plain Captain")
    assert in_play(s, "Plain Captain") and not is_bowed(s, "Plain Captain")
    assert defending(s, "Plain Captain") == participating(s, "Plain Captain") == conflict


@rule("rr.open-holding-facedown.1")
def test_a_holding_that_a_refill_lays_facedown_is_not_in_play() -> None:
    row = "Fields, Plain Hill[Plain Poet], Plain Wall[Plain Envoy], Fields[Peasant], Fields[Peasant]"
    s = table(f"A 10/0: | Flood, Flood | {row} | | | Plain Tower, Plain Mine\nB:", extra=[FLOOD])
    do(s, "A: Flood", "A: Plain Poet", "B: pass", "A: Flood", "A: Plain Envoy", "B: pass")
    assert [s.slot[find(s, x)] for x in ("Plain Tower", "Plain Mine")] == [1, 2]
    for name in ("Plain Tower", "Plain Mine"):
        assert not is_faceup(s, name) and not in_play(s, name)
    assert strength(s, "Plain Hill") == 3 and options(s) == ["pass"]


@rule("rr.holding.1", "rr.open-holding-facedown.1")
@pytest.mark.parametrize("faceup", [True, False])
def test_a_holding_that_is_filled_in_is_in_play_if_it_lies_faceup(faceup: bool) -> None:
    lamp = event("Lamp", CRAB, action(FillProvince(THAT, faceup=faceup), choose=Is("province") & YOURS), cost=0)
    row = "Fields, Plain Hill[Plain Poet], Plain Wall[Plain Envoy], Fields[Peasant], Fields[Peasant]"
    s = table(f"A 10/0: | Lamp, Lamp | {row} | | | Plain Tower, Plain Mine\nB:", extra=[lamp])
    do(s, "A: Lamp", "A: Plain Hill", "B: pass", "A: Lamp", "A: Plain Wall", "B: pass")
    assert [s.slot[find(s, x)] for x in ("Plain Tower", "Plain Mine")] == [1, 2]
    for name in ("Plain Tower", "Plain Mine"):
        assert is_faceup(s, name) == in_play(s, name) == faceup
    assert strength(s, "Plain Hill") == (5 if faceup else 3)
    assert offered(s, "Plain Mine") == faceup
