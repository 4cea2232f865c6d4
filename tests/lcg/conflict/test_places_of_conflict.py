"""Conflicts that move, that are at several provinces, that end early."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.rings.places import UNCLAIMED
from gorin.rulesets.lcg.state import ON, TARGET
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CONFLICT,
    CRAB,
    HERE,
    LION,
    NEUTRAL,
    PROVINCE,
    THAT,
    THIS,
    AttackedProvince,
    Blanks,
    ConflictDeclared,
    EligibleProvinces,
    EndConflict,
    GainFate,
    LastingBar,
    MoveConflict,
    Revealed,
    SwitchType,
    WinsConflict,
    action,
    character,
    event,
    gets,
    province,
    reaction,
)
from tests.lcg.tables import (
    Happens,
    attacking,
    decision,
    do,
    fate_of,
    find,
    is_bowed,
    is_broken,
    is_faceup,
    offered,
    options,
    pass_until,
    strength,
    table,
    titles,
)

SUN = event("Chase", NEUTRAL, action(MoveConflict(THAT), when=CONFLICT, choose=EligibleProvinces()), cost=0)
FRONTS = event(
    "Two Fronts", LION, action(MoveConflict(THAT, also=True), when=CONFLICT, choose=EligibleProvinces()), cost=0
)
SIEGE = event("Siege", CRAB, action(gets(AttackedProvince(), strength=-2), when=CONFLICT), cost=0)
TRUCE = event("Truce", NEUTRAL, action(EndConflict()), cost=0)
TAIKO = event("Sanctuary", NEUTRAL, action(LastingBar(THAT, "be attacked", "round"), choose=PROVINCE), cost=0)
GARDEN = province("Garden", NEUTRAL, action(GainFate(), when=HERE), strength=4, elements=("air",))
ORCHARD = province("Orchard", NEUTRAL, action(GainFate(), when=HERE), strength=2, elements=("fire",))
SURPRISE = province("Surprise", NEUTRAL, reaction(Revealed(THIS), GainFate()), strength=4, elements=("water",))
EXTRA = (SUN, FRONTS, SIEGE, TRUCE, TAIKO, GARDEN, ORCHARD, SURPRISE)
TABLE = """A: Plain Captain*, Plain Lord | {}
           B: Plain Soldier | | Fields, Garden, Orchard, Surprise?
           military air A>B Garden"""


def fighting(hand: str, **more: Any) -> Any:
    return do(table(TABLE.format(hand), extra=EXTRA, **more), "B: pass")


def attacked(s: Any) -> list[str]:
    return titles(s, s.attacked)


# --- moving ----------------------------------------------------------------------------------------------------------


def test_the_conflict_moves_to_another_eligible_province() -> None:
    s = fighting("Chase")
    assert offered(s, "Chase")
    do(s, "A: Chase")
    assert "Orchard" in options(s)
    assert "Garden" not in options(s), "it is there already (rr.move.1)"
    do(s, "A: Orchard")
    assert attacked(s) == ["Orchard"]
    assert s.con[TARGET] == find(s, "Orchard")
    assert not offered(s, "Garden"), "the conflict is not there any more"
    assert offered(s, "Orchard")


@rule("rr.move.1", "rr.move.2")
def test_a_conflict_cannot_move_to_where_it_is_or_to_nowhere() -> None:
    s = do(
        table(
            "A: Plain Captain* | Chase\nB: | | Fields, Garden, Fields#, Fields#, Fields#\nmilitary air A>B Garden",
            extra=EXTRA,
        ),
        "B: pass",
    )
    assert options(do(s, "A: Chase")) == ["Fields"], "broken provinces are not eligible, the stronghold's now is"
    s = do(
        table(
            "A: Plain Captain* | Chase\nB: | | Fields, Garden, Fields#, Fields#\nmilitary air A>B Garden", extra=EXTRA
        ),
        "B: pass",
    )
    assert options(do(s, "A: Chase")) == ["Fields"]
    s = table("A: | Chase\nB:\nconflict phase", extra=EXTRA)
    assert not offered(s, "Chase"), "without a conflict nothing moves"


@rule("rr.facedown-province.6", "rr.facedown-province.2")
def test_a_facedown_province_that_becomes_attacked_is_turned_faceup_at_once() -> None:
    s = fighting("Chase")
    do(s, "A: Chase", "A: a facedown province")
    assert is_faceup(s, "Surprise")
    assert decision(s) == "B: reactions", "that is revealing it"
    do(s, "B: Surprise")
    assert fate_of(s)[1] == 1


def test_the_moved_conflict_is_resolved_where_it_is_now() -> None:
    s = fighting("Chase")
    do(s, "A: Chase", "A: Orchard")
    pass_until(s, "A: resolve")
    assert is_broken(s, "Orchard"), "4 against 2"
    assert not is_broken(s, "Garden")


@rule("rr.clarify-agasha-taiko.1")
def test_a_province_that_cannot_be_attacked_is_neither_declared_against_nor_moved_to() -> None:
    s = fighting("Chase, Sanctuary")
    do(s, "A: Sanctuary", "A: Orchard", "B: pass", "A: Chase")
    assert "Orchard" not in options(s)
    s = table("A: Plain Captain | Sanctuary\nB: | | Fields, Garden, Orchard\nconflict phase", extra=EXTRA)
    do(s, "A: Sanctuary", "A: Orchard")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air")
    assert "Orchard" not in options(s)
    assert "Garden" in options(s)


# --- several provinces -----------------------------------------------------------------------------------------------


@rule("rr.conflicts-at-multiple-provinces.1")
def test_each_province_of_a_conflict_is_the_attacked_one_and_its_text_can_be_used() -> None:
    s = fighting("Two Fronts")
    assert offered(s, "Two Fronts")
    do(s, "A: Two Fronts", "A: Orchard")
    assert attacked(s) == ["Garden", "Orchard"]
    assert offered(s, "Garden")
    assert offered(s, "Orchard")
    do(s, "B: Garden", "A: pass", "B: Orchard")
    assert fate_of(s)[1] == 2


@rule("rr.facedown-province.6")
def test_a_facedown_province_where_the_conflict_is_too_is_revealed() -> None:
    s = fighting("Two Fronts")
    do(s, "A: Two Fronts", "A: a facedown province")
    assert is_faceup(s, "Surprise")
    assert attacked(s) == ["Garden", "Surprise"]


@rule("rr.conflicts-at-multiple-provinces.2")
@pytest.mark.parametrize(
    ("who", "broken"), [("Plain Captain", ["Garden", "Orchard"]), ("Plain Bully", ["Orchard"]), ("Plain Porter", [])]
)
def test_the_difference_is_compared_with_each_strength_separately(who: str, broken: list[str]) -> None:
    s = do(table(TABLE.replace("Plain Captain", who).format("Two Fronts"), extra=EXTRA), "B: pass")
    do(s, "A: Two Fronts", "A: Orchard", "B: pass", "A: pass")
    assert [x for x in ("Garden", "Orchard") if is_broken(s, x)] == broken


@rule("rr.breaking-a-province.3")
def test_the_attacker_may_discard_from_each_broken_province() -> None:
    text = """A: Plain Captain* | Two Fronts
              B: | | Fields, Garden[Plain Lord], Orchard[Plain Envoy]
              military air A>B Garden"""
    s = do(table(text, extra=EXTRA), "B: pass", "A: Two Fronts", "A: Orchard", "B: pass", "A: pass")
    assert set(options(s)) == {"Plain Lord", "Plain Envoy", "done"}


@rule("rr.conflicts-at-multiple-provinces.3", "rr.open-multiple-provinces-chooser.1")
def test_an_ability_interacts_with_one_attacked_province_that_its_controller_chooses() -> None:
    s = fighting("Two Fronts, Siege")
    do(s, "A: Two Fronts", "A: Orchard", "B: pass", "A: Siege")
    assert decision(s) == "A: attacked province"
    assert set(options(s)) == {"Garden", "Orchard"}
    do(s, "A: Garden")
    assert (strength(s, "Garden"), strength(s, "Orchard")) == (2, 2), "one of them, not both"


def test_with_one_attacked_province_nothing_is_chosen() -> None:
    s = fighting("Siege")
    do(s, "A: Siege")
    assert decision(s) == "B: action"
    assert strength(s, "Garden") == 2


@rule("rr.conflicts-at-multiple-provinces.3")
def test_a_constant_ability_interacts_with_the_province_of_the_ring() -> None:
    scout = character("Scout", CRAB, Blanks(AttackedProvince()), cost=0, military=1)
    s = do(table(TABLE.format("Two Fronts").replace("Plain Captain*", "Scout*"), extra=[*EXTRA, scout]), "B: pass")
    do(s, "A: Two Fronts", "A: Orchard")
    assert not offered(s, "Garden")
    assert offered(s, "Orchard")


def test_winning_at_a_province_means_any_of_them() -> None:
    wall = province("Wall", NEUTRAL, reaction(WinsConflict(here=True), GainFate()), strength=9, elements=("air",))
    text = "A: Plain Captain* | Two Fronts\nB: Plain Giant* | | Fields, Garden, Wall\nmilitary air A>B Garden"
    s = do(table(text, extra=[*EXTRA, wall]), "B: pass", "A: Two Fronts", "A: Wall", "B: pass", "A: pass")
    assert decision(s) == "B: reactions"
    do(s, "B: Wall")
    assert fate_of(s)[1] == 1


# --- over early ------------------------------------------------------------------------------------------------------


@rule("rr.open-conflict-ended-early.1")
def test_a_conflict_ended_early_has_no_winner_and_its_ring_returns() -> None:
    umpire = character("Umpire", CRAB, reaction(Happens(ev.WIN), GainFate()), cost=0)
    s = do(table(TABLE.format("Truce").replace("Plain Lord", "Umpire"), extra=[*EXTRA, umpire]), "B: pass")
    do(s, "A: Truce")
    assert not s.con[ON]
    assert s.ring_place[0] == UNCLAIMED
    assert decision(s) == "A: action", "the action window after 3.3, not the conflict's"
    assert not attacking(s, "Plain Captain")
    assert is_bowed(s, "Plain Captain"), "it goes home bowed"
    assert not is_bowed(s, "Umpire"), "who was not there stays ready"
    assert fate_of(s) == [0, 0]
    assert s.declared[0] == 1, "the opportunity is used"


@rule("rr.clarify-agasha-taiko.2")
def test_a_conflict_at_a_province_that_can_no_longer_be_attacked_ends_at_once() -> None:
    s = fighting("Sanctuary")
    do(s, "A: Sanctuary", "A: Garden")
    assert not s.con[ON]
    assert is_bowed(s, "Plain Captain")
    assert s.ring_place[0] == UNCLAIMED


def test_at_several_provinces_it_goes_on_where_it_can() -> None:
    s = fighting("Two Fronts, Sanctuary")
    do(s, "A: Two Fronts", "A: Orchard", "B: pass", "A: Sanctuary", "A: Garden")
    assert s.con[ON]
    assert attacked(s) == ["Orchard"]
    assert s.con[TARGET] == find(s, "Orchard")


def test_what_lasted_until_the_end_of_the_conflict_is_over_too() -> None:
    banner = event("Banner", LION, action(gets(THAT, military=3), when=CONFLICT, choose=CHARACTER), cost=0)
    s = do(table(TABLE.format("Banner, Truce"), extra=[*EXTRA, banner]), "B: pass")
    do(s, "A: Banner", "A: Plain Captain", "B: pass", "A: Truce")
    assert not s.lasting


@pytest.mark.parametrize("when", ["declared", "won"])
def test_a_reaction_may_end_the_conflict(when: str) -> None:
    on = ConflictDeclared(against=THIS) if when == "declared" else Happens(ev.WIN)
    gate = province("Gate", NEUTRAL, reaction(on, EndConflict()), strength=4, elements=("air",))
    s = table("A: Plain Captain\nB: Plain Soldier | | Fields, Gate\nconflict phase", extra=[gate])
    pass_until(s, "A: declare")
    do(s, "A: military air", "A: Gate", "A: Plain Captain", "A: done")
    if when == "won":
        do(s, "B: done", "B: pass", "A: pass")
    do(s, "B: Gate")
    assert decision(s) == "A: action"
    assert not is_broken(s, "Gate")
    assert not s.con[ON]


def test_switching_the_type_turns_the_contested_ring_over() -> None:
    rally = event("Rally", NEUTRAL, action(SwitchType(), when=CONFLICT), cost=0)
    s = do(table(TABLE.format("Rally"), extra=[*EXTRA, rally]), "B: pass", "A: Rally")
    pass_until(s, "A: resolve")
    do(s, "A: pass")
    assert s.ring_place[0] == 0
    assert s.ring_side[0] == 1, "claimed as a political ring"


def test_what_these_words_say() -> None:
    assert text_of(SUN).startswith(
        "Action: During a conflict, choose another eligible province – move the contested ring"
    )
    assert text_of(TRUCE) == "Action: End the conflict."
