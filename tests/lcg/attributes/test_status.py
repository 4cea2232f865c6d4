"""Personal honor, status tokens, glory."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import CRAB, THAT, character, event, province
from gorin.rulesets.lcg.words.card_effects import Discard, Dishonor, Honor, ReturnToHand
from gorin.rulesets.lcg.words.player_effects import GainFate
from gorin.rulesets.lcg.words.texts import action, reaction
from gorin.rulesets.lcg.words.triggers import LeavesPlay
from tests.lcg.tables import (
    Does,
    Happens,
    decision,
    do,
    fate_of,
    find,
    glory,
    honor_of,
    is_dishonored,
    is_honored,
    military,
    offered,
    options,
    pass_until,
    political,
    strength,
    table,
)

CHARACTER = Is("character")

PRAISE = event("Praise", CRAB, action(Honor(THAT), choose=CHARACTER), cost=0)

SLANDER = event("Slander", CRAB, action(Dishonor(THAT), choose=CHARACTER), cost=0)

STRIKE = event("Strike", CRAB, action(Discard(THAT), choose=CHARACTER), cost=0)

RECALL = event("Recall", CRAB, action(ReturnToHand(THAT), choose=CHARACTER), cost=0)

TAINT = event("Taint", CRAB, action(Does(THAT, ev.TAINT), choose=CHARACTER), cost=0)

CLEANSE = event("Cleanse", CRAB, action(Does(THAT, ev.LOSE_STATUS, facts.DISHONORED), choose=CHARACTER), cost=0)

STRIP = event("Strip", CRAB, action(Does(THAT, ev.LOSE_STATUS, facts.HONORED), choose=CHARACTER), cost=0)

TRICKS = [PRAISE, SLANDER, STRIKE, RECALL, TAINT, CLEANSE, STRIP]


def played(card: str, on: str, mark: str = "", **more: Any) -> Any:
    """A has played an event on a character with this mark."""
    s = table(f"A: | {card}\nB: {on}{mark}\ndraw phase", extra=[*TRICKS, *more.pop("extra", ())], **more)
    return do(s, f"A: {card}", f"A: {on}")


@pytest.mark.parametrize(("mark", "state"), [("", (0, 0)), ("^", (1, 0)), ("~", (0, 1))])
def test_a_character_is_ordinary_honored_or_dishonored(mark: str, state: tuple[int, int]) -> None:
    s = table(f"A: Plain Captain{mark}\nB:")
    assert (is_honored(s, "Plain Captain"), is_dishonored(s, "Plain Captain")) == state


@rule("rr.personal-honor.3", "rr.personal-honor.6")
def test_honoring_or_dishonoring_an_ordinary_character_gives_it_the_token() -> None:
    assert is_honored(played("Praise", "Plain Captain"), "Plain Captain")
    assert is_dishonored(played("Slander", "Plain Captain"), "Plain Captain")


@rule("rr.personal-honor.9", "rr.personal-honor.10")
@pytest.mark.parametrize(("card", "mark"), [("Slander", "^"), ("Praise", "~")])
def test_the_opposite_makes_it_ordinary_again(card: str, mark: str) -> None:
    s = played(card, "Plain Captain", mark)
    assert not is_honored(s, "Plain Captain")
    assert not is_dishonored(s, "Plain Captain")


@rule("rr.personal-honor.11", "rr.personal-honor.12")
@pytest.mark.parametrize(("card", "mark"), [("Praise", "^"), ("Slander", "~")])
def test_nobody_is_honored_or_dishonored_twice(card: str, mark: str) -> None:
    s = table(f"A: | {card}\nB: Plain Captain{mark}\ndraw phase", extra=TRICKS)
    assert not offered(s, card)
    s = table(f"A: | {card}\nB: Plain Captain{mark}, Plain Soldier\ndraw phase", extra=TRICKS)
    do(s, f"A: {card}")
    assert options(s) == ["Plain Soldier"]


@rule("rr.personal-honor.4", "rr.personal-honor.7", "rr.glory.1")
@pytest.mark.parametrize(("mark", "skills"), [("", (4, 2)), ("^", (6, 4)), ("~", (2, 0))])
def test_glory_modifies_both_skills(mark: str, skills: tuple[int, int]) -> None:
    s = table(f"A: Plain Captain{mark}\nB:")
    assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == skills


@rule("rr.glory.1")
def test_changed_glory_changes_the_skills_of_honored_characters_and_skill_is_never_negative() -> None:
    s = table("A: Plain Captain^[Plain Robe], Plain Priest~, Plain Captain[Plain Robe]\nB:")
    assert glory(s, "Plain Captain") == 3
    assert military(s, "Plain Captain") == 4 + 3
    assert (military(s, "Plain Priest"), political(s, "Plain Priest")) == (0, 0), "1 - 2 and 2 - 2"


@rule("rr.personal-honor.5", "rr.personal-honor.8")
@pytest.mark.parametrize("card", ["Strike", "Recall"])
@pytest.mark.parametrize(("mark", "honor"), [("^", 11), ("~", 9), ("", 10)])
def test_leaving_play_honored_or_dishonored_gains_or_costs_one_honor(card: str, mark: str, honor: int) -> None:
    assert honor_of(played(card, "Plain Guest", mark)) == [10, honor]


@rule("rr.personal-honor.5", "rr.personal-honor.8")
def test_in_the_fate_phase_too() -> None:
    s = table("A 10/0: Plain Captain^\nB 10/0: Plain Soldier~\nconflict phase, rings air=A")
    s.left[:] = [0, 0]
    pass_until(s, "fate phase: action window")
    assert honor_of(s) == [11, 9]


@rule("rr.open-personal-honor-timing.1")
def test_that_honor_is_settled_before_reactions_to_the_departure() -> None:
    mourner = character("Mourner", CRAB, reaction(LeavesPlay(CHARACTER), GainFate()), cost=0)
    s = table("A: Mourner | Strike\nB 10/0: Plain Captain^\ndraw phase", extra=[*TRICKS, mourner])
    do(s, "A: Strike", "A: Plain Captain")
    assert decision(s) == "A: reactions"
    assert honor_of(s) == [10, 11]


@rule("rr.personal-honor.13")
def test_a_character_with_both_tokens_loses_both() -> None:
    gift = event("Gift", CRAB, action(Does(THAT, ev.HONOR), choose=CHARACTER), cost=0)
    s = table("A: | Gift\nB: Plain Captain~, Plain Soldier\ndraw phase", extra=[gift])
    captain = 1 << find(s, "Plain Captain")
    s.p[facts.HONORED] |= captain  # as if a token had been moved there
    do(s, "A: Gift", "A: Plain Soldier")
    assert not captain & (s.p[facts.HONORED] | s.p[facts.DISHONORED])


@rule("rr.status-token.5")
def test_discarding_a_token_is_neither_honoring_nor_dishonoring() -> None:
    witness = character("Witness", CRAB, reaction(Happens(ev.HONOR), GainFate()), cost=0)
    rival = character("Rival", CRAB, reaction(Happens(ev.DISHONOR), GainFate()), cost=0)
    for card, mark in (("Cleanse", "~"), ("Strip", "^")):
        s = table(f"A: Witness, Rival | {card}\nB: Plain Captain{mark}\ndraw phase", extra=[*TRICKS, witness, rival])
        do(s, f"A: {card}", "A: Plain Captain")
        assert decision(s) == "B: action", "nobody reacts"
        assert not is_dishonored(s, "Plain Captain")
        assert not is_honored(s, "Plain Captain")
        assert military(s, "Plain Captain") == 4


@rule("rr.status-token.4")
def test_bowing_moving_and_time_leave_the_token_where_it_is() -> None:
    s = table("A 10/0: Plain Captain*^+3\nB 10/0: Plain Soldier*~+3\nmilitary air A>B")
    pass_until(s, "1.4")
    assert is_honored(s, "Plain Captain")
    assert is_dishonored(s, "Plain Soldier")


@rule("rr.leaves-play.1", "rr.personal-honor.2")
def test_tokens_do_not_come_back_with_the_card() -> None:
    s = table("A: Plain Guest^+2 | Recall\nB:\ndraw phase", extra=TRICKS)
    s.pool[0] = 1
    do(s, "A: Recall", "A: Plain Guest", "B: pass", "A: Plain Guest")
    assert fate_of(s) == [0, 0]
    guest = find(s, "Plain Guest")
    assert not s.p[facts.HONORED] >> guest & 1
    assert s.fate[guest] == 0


@rule("rr.status-token.2", "rr.status-token.3")
def test_a_dishonored_province_is_blank() -> None:
    shun = event("Shun", CRAB, action(Does(THAT, ev.DISHONOR), choose=Is("province") & Is("fire element")), cost=0)
    garden = province("Garden", CRAB, action(GainFate()), strength=4, elements=("fire",))
    s = table("A: | Shun\nB: | | Fields, Garden\ndraw phase", extra=[garden, shun])
    do(s, "A: Shun", "A: Garden")
    assert is_dishonored(s, "Garden")
    assert not offered(s, "Garden")
    assert strength(s, "Garden") == 4
