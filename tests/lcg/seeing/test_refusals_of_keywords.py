"""Refusals that rest on keywords and additional costs."""

from __future__ import annotations

import pytest

from gorin.rulesets.lcg.seeing.refusals import refusals
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    BUSHI,
    CRAB,
    IN_HAND,
    AdditionalCost,
    Disguised,
    GainHonor,
    Keyword,
    Legendary,
    Num,
    OnlyDisguised,
    SpendFate,
    character,
    conflict_action,
    conflict_character,
)
from tests.lcg.tables import do, find, offered, table

SHADOW = character("Shadow", CRAB, Disguised(BUSHI), OnlyDisguised(), cost=0, unique=True)
LEGEND = conflict_character("Legend", CRAB, Legendary(1), cost=0)
ALLY = conflict_character("Ally", CRAB, Keyword("support"), cost=2)
GUARD = character("Gate Guard", CRAB, AdditionalCost("play", ATTACHMENT & IN_HAND, SpendFate(Num(2))), cost=1)
FIGHTER = character("Fighter", CRAB, conflict_action(GainHonor()), cost=1)
TOLL = character("Toll Keeper", CRAB, AdditionalCost("play", IN_HAND, SpendFate(Num(2))), cost=1)
CARDS = [SHADOW, LEGEND, ALLY, GUARD, FIGHTER, TOLL]


@pytest.mark.parametrize(
    ("text", "name", "rule"),
    [
        ("A 10/9: | | Fields, Fields[Shadow]\nB:\ndynasty phase", "Shadow", "rr.disguised.3"),
        ("A 10/9: | Legend\nB:", "Legend", "rr.legendary.6"),
        ("A 10/0: | Ally\nB 10/1:", "Ally", "rr.support.6"),
        ("A 10/1: Plain Captain | Plain Robe\nB: Gate Guard", "Plain Robe", "rr.additional-cost.1"),
        ("A 10/1: | Plain Praise\nB: Toll Keeper", "Plain Praise", "rr.additional-cost.1"),
        ("A: Fighter\nB:", "Fighter", "rr.conflict-ability.1"),
    ],
)
def test_the_rule_is_named(text: str, name: str, rule: str) -> None:
    s = table(text, extra=CARDS)
    assert not offered(s, name)
    assert [x.rule for x in refusals(s, 0, find(s, name))] == [rule]


def test_asked_in_vain() -> None:
    s = table("A 10/0: | Ally\nB 10/9:", extra=CARDS)
    assert refusals(s, 0, find(s, "Ally")) == []
    do(s, "A: Ally", "B: 0")
    assert [x.rule for x in refusals(s, 0, find(s, "Ally"))] == ["rr.support.6"]
