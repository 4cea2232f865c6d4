"""Adjacent provinces, cards in provinces, filling and refilling, moving what lies there, strongholds."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.provinces.breaking import adjacent
from gorin.rulesets.lcg.state import SLOTS
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    CHARACTER,
    CRAB,
    FACEDOWN,
    HOLDING,
    IN_DISCARD,
    PROVINCE,
    THAT,
    THAT2,
    THIS,
    YOURS,
    AdjacentProvinces,
    CardsIn,
    DiscardCards,
    FillProvince,
    GainFate,
    Is,
    LeavesPlay,
    MayAlwaysPlay,
    MoveToProvince,
    PutInProvince,
    Sacrifice,
    StrongholdProvinces,
    Then,
    TurnFaceup,
    action,
    always_gets,
    character,
    event,
    holding,
    reaction,
)
from tests.lcg.tables import (
    Does,
    decision,
    discard,
    do,
    fate_of,
    find,
    in_play,
    is_faceup,
    offered,
    options,
    strength,
    table,
    titles,
)

WALL = holding("Wall", CRAB, always_gets(AdjacentProvinces(), strength=2), strength=1)
DOJO = holding("Dojo", CRAB, MayAlwaysPlay(CardsIn(AdjacentProvinces())), strength=0)
SPADE = event("Spade", CRAB, action(FillProvince(THAT), choose=PROVINCE & YOURS), cost=0)
LAMP = event("Lamp", CRAB, action(FillProvince(THAT, faceup=True), choose=PROVINCE & YOURS), cost=0)
RAIN = event("Rain", CRAB, action(FillProvince(PROVINCE & YOURS - StrongholdProvinces())), cost=0)
SWEEP = event(
    "Sweep", CRAB,
    action(DiscardCards(CardsIn(THAT)), Then((FillProvince(THAT, faceup=True, empty=True),)), choose=PROVINCE),
    cost=0,
)  # fmt: skip
ROW_OF_YOURS = PROVINCE & YOURS - StrongholdProvinces()
YURT = holding(
    "Yurt", CRAB, action(GainFate(), Then((FillProvince(ROW_OF_YOURS, faceup=True, empty=True),)),
                         cost=Sacrifice(THIS)),
)  # fmt: skip
STATUARY = holding("Statuary", CRAB, action(MoveToProvince(THIS, THAT), choose=PROVINCE & YOURS), strength=3)
RECALL = event(
    "Recall",
    CRAB,
    action(PutInProvince(THAT, THAT2), choose=(CHARACTER & IN_DISCARD & YOURS, PROVINCE & YOURS)),
    cost=0,
)
SABOTAGE = event("Sabotage", CRAB, action(DiscardCards(THAT), choose=CardsIn(PROVINCE & AN_OPPONENTS)), cost=0)
EXTRA = (WALL, DOJO, SPADE, LAMP, RAIN, SWEEP, YURT, STATUARY, RECALL, SABOTAGE)


def laid(text: str, *more: Any) -> Any:
    return table(text, extra=[*EXTRA, *more])


def lying(s: Any, seat: int, i: int) -> list[str]:
    return titles(s, s.lying[seat * SLOTS + i])


REST = "Fields[Peasant], Fields[Peasant], Fields[Peasant]"
ROW = "A: | {} | Fields, Plain Hill{}, Plain Wall, Plain Ditch, Fields\nB:\nconflict phase"


@rule("rr.provinces.6")
def test_each_province_of_the_row_is_adjacent_to_its_neighbours() -> None:
    s = laid(ROW.format("", ""))
    names = {i: titles(s, adjacent(s, 1 << s.province[i])) for i in range(1, 5)}
    assert names == {
        1: ["Plain Wall"], 2: ["Plain Ditch", "Plain Hill"], 3: ["Fields", "Plain Wall"], 4: ["Plain Ditch"],
    }  # fmt: skip
    assert not adjacent(s, 1 << s.province[4]) & s.ctl[1], "another player's row is another row"


@rule("rr.provinces.7")
def test_the_stronghold_province_is_adjacent_to_none() -> None:
    s = laid(ROW.format("", ""))
    assert adjacent(s, 1 << s.province[0]) == 0
    assert not adjacent(s, 1 << s.province[1]) >> s.province[0] & 1


@rule("rr.holding.3", "rr.provinces.6")
def test_a_holding_may_strengthen_adjacent_provinces() -> None:
    s = laid("A: | | Fields, Plain Hill, Plain Wall[Wall], Plain Ditch, Fields\nB:\nconflict phase")
    assert [strength(s, x) for x in ("Plain Hill", "Plain Wall", "Plain Ditch")] == [5, 8, 2]


def test_cards_in_adjacent_provinces_may_be_played_as_if_from_hand() -> None:
    s = laid(
        "A 10/9: | | Fields, Plain Hill[Plain Lord], Plain Wall[Dojo], Fields, Fields[Plain Envoy]\nB:\nconflict phase"
    )
    assert offered(s, "Plain Lord")
    assert not offered(s, "Plain Envoy"), "two provinces further"


# --- several cards in a province -------------------------------------------------------------------------------------


@rule("rr.provinces.4")
def test_all_cards_in_a_province_with_several_are_in_it() -> None:
    s = laid("A 10/9: | | Fields, Plain Hill[Plain Lord, Plain Envoy, Plain Tower]\nB:\ndynasty phase")
    assert offered(s, "Plain Lord")
    assert offered(s, "Plain Envoy")
    assert strength(s, "Plain Hill") == 5, "and the holding gives its bonus"


@rule("rr.provinces.5", "rr.holding.5")
def test_a_province_is_not_refilled_until_it_is_empty() -> None:
    s = laid("A 10/9: | | Fields, Plain Hill[Plain Lord, Plain Envoy]\nB:\ndynasty phase")
    do(s, "A: Plain Lord", "A: 0", "B: pass")
    assert lying(s, 0, 1) == ["Plain Envoy"]
    do(s, "A: Plain Envoy", "A: 0")
    assert lying(s, 0, 1) == ["Peasant"]
    s = laid("A 10/9: | | Fields, Plain Hill[Plain Lord, Plain Tower]\nB:\ndynasty phase")
    do(s, "A: Plain Lord", "A: 0", "B: pass")
    assert lying(s, 0, 1) == ["Plain Tower"]


@rule("rr.fill-a-province.1", "rr.fill-a-province.3")
def test_filling_adds_a_facedown_card_whatever_lies_there() -> None:
    s = laid(ROW.format("Spade", "[Plain Lord]"))
    do(s, "A: Spade", "A: Plain Hill")
    assert lying(s, 0, 1) == ["Peasant", "Plain Lord"]
    assert not is_faceup(s, "Peasant")


@rule("rr.fill-a-province.4")
def test_filling_faceup_puts_the_card_faceup() -> None:
    s = laid(f"A: | Lamp | Fields, Plain Hill[Plain Lord], {REST} | | | Plain Tower, Plain Envoy\nB:\nconflict phase")
    do(s, "A: Lamp", "A: Plain Hill")
    assert is_faceup(s, "Plain Tower")
    assert in_play(s, "Plain Tower"), "a holding comes into play by it"
    assert strength(s, "Plain Hill") == 5


def test_each_of_several_provinces_may_be_filled() -> None:
    s = laid(ROW.format("Rain", "[Plain Lord]"))
    do(s, "A: Rain")
    assert [len(lying(s, 0, i)) for i in range(5)] == [0, 2, 2, 2, 2], "those that were empty had been refilled"


@rule("rr.refill-a-province.5", "rr.refill-a-province.4")
def test_a_province_may_be_refilled_faceup_before_the_automatic_refill() -> None:
    s = laid(
        f"""A: | Sweep
             B: | | Fields, Plain Hill[Plain Lord, Plain Tower], {REST} | | | Plain Envoy, Plain Soldier
             conflict phase"""
    )
    do(s, "A: Sweep", "A: Plain Hill")
    assert discard(s, "B") == ["Plain Lord", "Plain Tower"]
    assert lying(s, 1, 1) == ["Plain Envoy"], "one card, and no second facedown"
    assert is_faceup(s, "Plain Envoy")


@rule("rr.refill-a-province.5")
def test_only_an_empty_province_is_refilled() -> None:
    s = laid(
        """A: | | Fields, Plain Hill[Yurt], Plain Wall[Plain Lord], Fields[Peasant], Fields[Peasant] | | | Plain Envoy
           B:
           conflict phase"""
    )
    do(s, "A: Yurt")
    assert lying(s, 0, 1) == ["Plain Envoy"]
    assert lying(s, 0, 2) == ["Plain Lord"]


# --- moved and discarded ---------------------------------------------------------------------------------------------


def test_a_holding_moves_from_province_to_province_and_stays_in_play() -> None:
    s = laid(ROW.format("", "[Statuary]"))
    assert strength(s, "Plain Hill") == 6
    do(s, "A: Statuary")
    assert "Plain Hill" not in options(s), "it is there already"
    do(s, "A: Plain Wall")
    assert (strength(s, "Plain Hill"), strength(s, "Plain Wall")) == (3, 10)
    assert in_play(s, "Statuary")
    assert lying(s, 0, 1) == ["Peasant"], "the province it left is refilled"
    assert "Statuary" in lying(s, 0, 2)


def test_it_may_move_to_the_stronghold_province() -> None:
    s = laid("A: | | Plain Ditch, Plain Hill[Statuary]\nB:\nconflict phase")
    do(s, "A: Statuary", "A: Plain Ditch")
    assert strength(s, "Plain Ditch") == 3


def test_a_card_may_be_put_into_a_province_from_elsewhere() -> None:
    s = laid("A: | Recall | Fields, Plain Hill[Plain Envoy] | Plain Lord\nB:\nconflict phase")
    do(s, "A: Recall", "A: Plain Lord", "A: Plain Hill")
    assert lying(s, 0, 1) == ["Plain Envoy", "Plain Lord"]
    assert is_faceup(s, "Plain Lord")


@rule("rr.in-play.10")
def test_a_conflict_card_that_would_enter_a_province_is_discarded() -> None:
    s = laid(
        "A: | Plain Praise, Odd | Fields, Plain Hill[Plain Lord]\nB:\nconflict phase",
        event("Odd", CRAB, action(PutInProvince(Is("in hand") & YOURS - THIS, THAT), choose=PROVINCE & YOURS), cost=0),
    )
    do(s, "A: Odd", "A: Plain Hill")
    assert lying(s, 0, 1) == ["Plain Lord"]
    assert "Plain Praise" in discard(s, "A")


@rule("rr.in-play.4")
def test_a_holding_discarded_from_a_province_leaves_play() -> None:
    witness = character("Witness", CRAB, reaction(LeavesPlay(HOLDING), GainFate()), cost=0)
    s = laid("A: Witness | Sabotage\nB: | | Fields, Plain Hill[Plain Tower]\nconflict phase", witness)
    do(s, "A: Sabotage", "A: Plain Tower")
    assert decision(s) == "A: reactions"
    do(s, "A: Witness")
    assert fate_of(s)[0] == 1
    assert discard(s, "B") == ["Plain Tower"]


@rule("rr.refill-a-province.2", "rr.refill-a-province.3")
def test_a_province_emptied_by_a_discard_is_refilled_after_the_reactions() -> None:
    witness = character("Witness", CRAB, reaction(LeavesPlay(HOLDING), GainFate()), cost=0)
    s = laid("A: Witness | Sabotage\nB: | | Fields, Plain Hill[Plain Tower]\nconflict phase", witness)
    do(s, "A: Sabotage", "A: Plain Tower")
    assert lying(s, 1, 1) == [], "not before the reactions to its leaving are over"
    do(s, "A: pass")
    assert lying(s, 1, 1) == ["Peasant"]


def test_facedown_cards_may_be_discarded_too() -> None:
    s = laid("A: | Sabotage\nB: | | Fields, Plain Hill[Plain Lord?]\nconflict phase")
    do(s, "A: Sabotage")
    do(s, f"A: {options(s)[0]}")
    assert discard(s, "B") != []


def test_a_card_speaks_of_the_province_it_lies_in() -> None:
    digger = holding("Digger", CRAB, action(TurnFaceup(THAT), choose=FACEDOWN & CardsIn(AdjacentProvinces())))
    s = laid(
        "A: | | Fields, Plain Hill[Digger], Plain Wall[Plain Lord?], Plain Ditch[Plain Envoy?]\nB:\nconflict phase",
        digger,
    )
    do(s, "A: Digger", "A: a facedown card")
    assert is_faceup(s, "Plain Lord")
    assert not is_faceup(s, "Plain Envoy")


# --- strongholds -----------------------------------------------------------------------------------------------------


@rule("rr.stronghold.2", "rr.stronghold.3", "rr.in-play.5")
def test_a_stronghold_neither_leaves_play_nor_moves_nor_turns_facedown() -> None:
    hammer = event(
        "Hammer", CRAB,
        action(*(Does(Is("stronghold"), kind, 1) for kind in (ev.LEAVE, ev.MOVE_SLOT, ev.TURN_FACEDOWN))),
        cost=0,
    )  # fmt: skip
    s = laid("A: Plain Keep | Hammer | Plain Ditch\nB:\nconflict phase", hammer)
    do(s, "A: Hammer")
    keep = find(s, "Plain Keep")
    assert in_play(s, "Plain Keep")
    assert is_faceup(s, "Plain Keep")
    assert s.slot[keep] == 0
    assert strength(s, "Plain Ditch") == 2


@rule("rr.open-holding-facedown.1")
def test_a_holding_facedown_in_a_province_is_not_in_play() -> None:
    s = laid("A: | | Fields, Plain Hill[Plain Tower?]\nB:\nconflict phase")
    assert not in_play(s, "Plain Tower")
    assert strength(s, "Plain Hill") == 3
    assert not s.p[facts.IN_PLAY] >> find(s, "Plain Tower") & 1


def test_what_these_words_say() -> None:
    assert text_of(SPADE) == "Action: Choose a province you control – fill that province."
    assert text_of(LAMP) == "Action: Choose a province you control – fill that province faceup."
    assert text_of(WALL) == "Each adjacent province gets +2 strength."
    assert text_of(STATUARY).endswith("– move this holding to that province.")
