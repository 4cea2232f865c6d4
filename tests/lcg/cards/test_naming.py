"""Naming a card type: Test of Skill."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from tests.lcg.tables import deck, discard, do, hand, offered, options, table

TOP = "Plain Letter, Plain Sword, Plain Guest, Plain Alms, Plain Praise"


def skill(
    extra: str = "Plain Soldier", top: str = TOP, phase: str = "conflict phase", rest: str = "Test of Skill"
) -> Any:
    return table(f"A 10/3: {extra} | {rest} | | | {top}\nB 10/3:\n{phase}")


def test_a_type_is_named_before_the_cards_are_revealed() -> None:
    s = skill()
    do(s, "A: Test of Skill")
    assert options(s) == ["character", "attachment", "event"]
    assert deck(s, "A")[:3] == ["Plain Letter", "Plain Sword", "Plain Guest"]
    do(s, "A: event")
    assert options(s) == ["Plain Letter", "done"], "only cards of that type, and no more than three are revealed"
    do(s, "A: Plain Letter")
    assert hand(s, "A") == ["Plain Letter"]
    assert discard(s, "A") == ["Plain Guest", "Plain Sword", "Test of Skill"]
    assert deck(s, "A")[0] == "Plain Alms"


def test_a_duelist_has_one_more_card_revealed() -> None:
    s = skill("Doji Challenger, Kakita Kaezin")
    do(s, "A: Test of Skill", "A: event")
    assert options(s) == ["Plain Letter", "Plain Alms", "done"]
    do(s, "A: Plain Letter", "A: Plain Alms")
    assert hand(s, "A") == ["Plain Alms", "Plain Letter"]
    assert discard(s, "A") == ["Plain Guest", "Plain Sword", "Test of Skill"]


def test_no_more_than_two_are_kept_and_one_may_keep_none() -> None:
    s = skill(top="Plain Letter, Plain Alms, Plain Praise, Plain Shame")
    do(s, "A: Test of Skill", "A: event", "A: Plain Letter", "A: Plain Alms")
    assert hand(s, "A") == ["Plain Alms", "Plain Letter"] and discard(s, "A") == ["Plain Praise", "Test of Skill"]
    s = skill()
    do(s, "A: Test of Skill", "A: attachment", "A: done")
    assert hand(s, "A") == [] and len(discard(s, "A")) == 4


def test_what_was_named_wrongly_goes_all_to_the_discard_pile() -> None:
    s = skill(top="Plain Letter, Plain Alms, Plain Praise")
    do(s, "A: Test of Skill", "A: character")
    assert hand(s, "A") == [] and discard(s, "A") == ["Plain Alms", "Plain Letter", "Plain Praise", "Test of Skill"]


@rule("rr.clarify-test-of-skill.1", "rr.clarify-test-of-skill.3", "rr.clarify-test-of-skill.4")
@pytest.mark.parametrize(("who", "more"), [("Plain Soldier", 2), ("Kakita Kaezin", 3)])
def test_played_from_the_deck_it_is_one_of_the_revealed_cards(who: str, more: int) -> None:
    s = skill(f"{who}, Artisan Academy", f"Test of Skill, {TOP}", rest="")
    do(s, "A: Artisan Academy", "B: pass")
    assert offered(s, "Test of Skill")
    do(s, "A: Test of Skill", "A: event")
    while offered(s, "done"):
        do(s, "A: done")
    gone = {*discard(s, "A")} - {"Test of Skill"}
    assert len(gone) == more and len(deck(s, "A")) >= 5 - more


@rule("rr.clarify-test-of-skill.2", "fr.test-of-skill.1", "fr.test-of-skill.2")
def test_played_from_the_deck_it_is_not_put_into_the_hand_by_itself() -> None:
    s = skill("Plain Soldier, Artisan Academy", "Test of Skill, Plain Letter, Plain Alms, Plain Praise", rest="")
    do(s, "A: Artisan Academy", "B: pass", "A: Test of Skill", "A: event")
    assert options(s) == ["Plain Letter", "Plain Alms", "done"], "two further cards, and not itself"
    do(s, "A: Plain Letter", "A: Plain Alms")
    assert discard(s, "A") == ["Test of Skill"] and hand(s, "A") == ["Plain Alms", "Plain Letter"]
