"""Elemental cycle, what answers moments: Heartless Intimidator, Hiruma Kogoe, Ethereal Dreamer, Ancient Master."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulesets.lcg.words import NEUTRAL, YOUR_OPPONENT, LoseHonor, Num, action, character
from tests.lcg.tables import (
    decision,
    deck,
    discard,
    do,
    fight_out,
    hand,
    in_play,
    military,
    never_offered,
    offered,
    options,
    pass_until,
    political,
    table,
)

SLANDER = character("Slanderer", NEUTRAL, action(LoseHonor(Num(2), YOUR_OPPONENT)), cost=1, political=1)
LOSING = "A 10/9: Heartless Intimidator, Slanderer | Plain Shame\nB 10/9: | Plain Shame | | | Plain Letter, Plain Alms"


def test_heartless_intimidator_discards_when_an_opponent_loses_honor() -> None:
    s = table(LOSING, extra=[SLANDER])
    do(s, "A: Slanderer", "A: Heartless Intimidator")
    assert discard(s, "B") == ["Plain Letter"] and deck(s, "B")[0] == "Plain Alms"
    do(s, "B: Plain Shame", "A: Heartless Intimidator")
    assert discard(s, "B") == ["Plain Alms", "Plain Letter", "Plain Shame"], "each time, whoever brings it about"


def test_heartless_intimidator_does_not_answer_ones_own_loss() -> None:
    s = table(LOSING, extra=[SLANDER])
    do(s, "A: Plain Shame")
    assert decision(s) == "B: action"


KOGOE = "A {}/9: Hiruma Kogoe | | | | Plain Letter, Plain Alms, Plain Praise, Plain Shame\nB 10/9:\ndynasty phase"


def test_hiruma_kogoe_puts_the_top_of_the_conflict_deck_in_order() -> None:
    s = table(KOGOE.format(9))
    pass_until(s, "A: reactions")
    do(s, "A: Hiruma Kogoe")
    assert sorted(options(s)) == ["Plain Alms", "Plain Letter", "Plain Praise"]
    do(s, "A: Plain Praise", "A: Plain Alms")
    assert deck(s, "A")[:4] == ["Plain Praise", "Plain Alms", "Plain Letter", "Plain Shame"]


@pytest.mark.parametrize("honor", [10, 11])
def test_hiruma_kogoe_needs_less_honor(honor: int) -> None:
    s = table(KOGOE.format(honor))
    pass_until(s, "draw")
    while s.phase == 2:
        assert not offered(s, "Hiruma Kogoe")
        pass_until(s, "")


DREAM = "A: Ethereal Dreamer, Plain Soldier\nB: Plain Porter\ndraw phase"


def dreaming(ring: str, declared: str) -> Any:
    s = table(DREAM)
    pass_until(s, "A: reactions")
    do(s, "A: Ethereal Dreamer", f"A: {ring}")
    assert (military(s, "Ethereal Dreamer"), political(s, "Ethereal Dreamer")) == (1, 1), "it is not contested yet"
    pass_until(s, "A: declare a conflict")
    do(s, f"A: {declared}", "A: Fields", "A: Plain Soldier", "A: done")
    return s


def test_ethereal_dreamer_is_stronger_while_her_ring_is_contested() -> None:
    s = dreaming("air", "political air")
    assert (military(s, "Ethereal Dreamer"), political(s, "Ethereal Dreamer")) == (3, 3)
    assert military(s, "Plain Soldier") == 2
    fight_out(s)
    assert (military(s, "Ethereal Dreamer"), political(s, "Ethereal Dreamer")) == (1, 1)


def test_ethereal_dreamer_dreams_of_one_ring_only() -> None:
    s = dreaming("water", "political air")
    assert (military(s, "Ethereal Dreamer"), political(s, "Ethereal Dreamer")) == (1, 1)


def test_ethereal_dreamer_wakes_at_the_end_of_the_phase() -> None:
    s = dreaming("air", "political air")
    pass_until(s, "fate")
    assert not [row for row in s.lasting if row.mask]


MASTER = "A 10/9: Plain Soldier[Ancient Master (attachment)] | | | | {}\nB 10/9: Plain Captain\nconflict phase"
TOP = "Plain Letter, Hurricane Punch, Plain Alms, Hawk Tattoo, Plain Praise, Void Fist"


def test_ancient_master_is_played_as_an_attachment_or_as_a_character() -> None:
    s = table("A 10/9: Plain Soldier | Ancient Master\nB 10/9: Plain Captain")
    assert [x for x in options(s) if "Ancient Master" in x] == [
        "play Ancient Master",
        "play Ancient Master as an attachment",
    ]
    do(s, "A: Ancient Master as an attachment")
    do(s, "A: Plain Soldier")
    assert military(s, "Plain Soldier") == 2, "its skills are no bonus"
    assert in_play(s, "Ancient Master (attachment)")


@pytest.mark.parametrize("attacks", [True, False])
def test_ancient_master_finds_a_kiho_or_a_tattoo(attacks: bool) -> None:
    s = table(MASTER.format(TOP))
    if attacks:
        pass_until(s, "A: declare a conflict")
        do(s, "A: military air", "A: Fields", "A: Plain Soldier", "A: done")
    else:
        pass_until(s, "A: declare a conflict")
        do(s, "A: pass")
        pass_until(s, "B: declare a conflict")
        do(s, "B: military air", "B: Fields", "B: Plain Captain", "B: done", "A: Plain Soldier", "A: done")
    do(s, "A: Ancient Master")
    assert sorted(options(s))[:2] == ["Hawk Tattoo", "Hurricane Punch"], "of the top five"
    do(s, "A: Hawk Tattoo")
    assert hand(s, "A") == ["Hawk Tattoo"]


def test_ancient_master_has_no_such_text_as_a_character() -> None:
    s = table("A 10/9: Ancient Master*\nB 10/9: Plain Captain\nmilitary air A>B")
    assert never_offered(s, "Ancient Master")
