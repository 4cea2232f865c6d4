"""Unique cards of a team."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.attributes.control import may_take
from gorin.rulesets.lcg.attributes.copies import may_enter
from gorin.rulesets.lcg.words import (
    CHARACTER,
    LION,
    NEUTRAL,
    THAT,
    THAT2,
    YOURS,
    BecomeCopy,
    event,
    holding,
    province,
    stronghold,
)
from gorin.rulesets.lcg.words.player_effects import GainFate
from gorin.rulesets.lcg.words.texts import action
from tests.lcg.tables import copies, discard, do, fate_on, find, offered, options, strength
from tests.lcg.team_conquest.teams import asked, laid

ROW = "| | Fields, Fields[Plain Lord]"


@rule("mp.team-unique.1", "rr.unique-cards.4")
def test_a_unique_card_is_not_played_beside_the_team_mates_copy() -> None:
    s = laid("dynasty phase, first A", A=f"20/9: {ROW}", B="20/9: Plain Lord")
    assert asked(s) == "A" and [x for x in options(s) if "Plain Lord" in x] == ["play Plain Lord as a duplicate"]
    s = laid("dynasty phase, first A", A=f"20/9: {ROW}", C="20/9: Plain Lord")
    assert offered(s, "Plain Lord"), "an opponent's is no hindrance"


@rule("mp.team-unique.1", "rr.unique-cards.4")
def test_nor_taken_from_an_opponent() -> None:
    s = laid("draw phase, first A", A="Plain Lord", C="Plain Lord", D="Plain Soldier")
    theirs = copies(s, "Plain Lord", "C")[0]
    assert not may_take(s, theirs, 0) and not may_take(s, theirs, 1), "A controls one"
    assert may_take(s, find(s, "Plain Soldier"), 1)
    s = laid("draw phase, first A", A="Plain Soldier, C:Plain Lord", B="", C="Plain Lord")
    assert not may_take(s, copies(s, "Plain Lord", "C")[0], 1)


@rule("mp.team-unique.1", "rr.unique-cards.4")
def test_nor_beside_a_copy_that_one_of_the_team_owns_and_an_opponent_controls() -> None:
    s = laid("dynasty phase, first A", A=f"20/9: {ROW}", C="B:Plain Lord")
    assert asked(s) == "A" and not offered(s, "Plain Lord")
    s = laid("draw phase, first A", A="Plain Soldier", C="Plain Lord", D="B:Plain Lord")
    theirs = next(c for c in copies(s, "Plain Lord", "C") if s.owner[c] == 2)
    assert not may_take(s, theirs, 0)


MIMIC = event("Mimic", NEUTRAL, action(BecomeCopy(THAT, THAT2), choose=(CHARACTER & YOURS, CHARACTER - THAT)), cost=0)


@rule("mp.team-unique.1", "mp.team-unique.2")
def test_a_printed_title_counts_too() -> None:
    s = laid("draw phase, first B", MIMIC, A="| | | Plain Lord", B="Plain Lord | Mimic", C="Plain Soldier, Plain Lord")
    do(s, "A: pass", "B: Mimic", "B: Plain Lord", "B: Plain Soldier")
    assert len(copies(s, "Plain Soldier")) == 2, "B's Plain Lord is a soldier now"
    assert not may_enter(s, copies(s, "Plain Lord", "A")[0], 0)
    assert not may_take(s, copies(s, "Plain Lord", "C")[0], 0)
    s = laid("draw phase, first D", MIMIC, C="Plain Soldier | | | Plain Lord", D="Plain Lord | Mimic")
    do(s, "C: pass", "D: Mimic", "D: Plain Lord", "D: Plain Soldier")
    assert not may_enter(s, copies(s, "Plain Lord", "C")[0], 0), "C owns it, and D controls one by its printed title"


@rule("mp.team-unique.2", "rr.unique-cards.4")
def test_nor_an_opponents_own_card_while_one_of_them_controls_a_copy() -> None:
    s = laid("draw phase, first A", C="| | | Plain Lord", D="Plain Lord")
    assert not may_enter(s, copies(s, "Plain Lord", "C")[0], 0), "C owns it, D controls a copy"
    s = laid("draw phase, first A", C="| | | Plain Lord")
    assert may_enter(s, copies(s, "Plain Lord", "C")[0], 0)


@rule("mp.team-unique.3")
def test_a_duplicate_puts_fate_on_the_team_mates_copy() -> None:
    s = laid("dynasty phase, first A", A=ROW, B="Plain Lord")
    do(s, "A: Plain Lord as a duplicate")
    assert fate_on(s, "Plain Lord", "B") == 1 and discard(s, "A") == ["Plain Lord"]
    s = laid("dynasty phase, first A", A="| Plain Lord", B="Plain Lord")
    do(s, "A: Plain Lord as a duplicate")
    assert fate_on(s, "Plain Lord", "B") == 1 and discard(s, "A") == ["Plain Lord"], "from hand, too"
    s = laid("dynasty phase, first A", A=ROW, C="Plain Lord")
    assert not offered(s, "Plain Lord as a duplicate"), "not on an opponent's"


BASTION = stronghold("Bastion", LION, action(GainFate()), strength=3, honor=9, fate=8, influence=10, unique=True)
GATE = province("Gate", NEUTRAL, action(GainFate()), strength=5, elements=("earth",), unique=True)
SHRINE = holding("Shrine", NEUTRAL, action(GainFate()), strength=2, unique=True)


def blank_for(s: Any, name: str) -> str:
    """Of A, B and C, those who cannot use the text of their copy of a card."""
    seen = ""
    for q in "ABC":
        assert asked(s) == q
        seen += "" if offered(s, name) else q
        do(s, f"{q}: pass")
    return seen


@rule("mp.team-unique.4", "rr.unique-cards.5", "rr.unique-cards.6")
def test_two_copies_of_a_unique_province_in_a_team_are_worth_nothing() -> None:
    row = "| | Fields, Gate"
    s = laid("draw phase, first A", GATE, A=row, B=row, C=row)
    assert [strength(s, "Gate", q) for q in "ABC"] == [0, 0, 5]
    assert blank_for(s, "Gate") == "AB", "each copy, and C's is the only one of its team"
    s = laid("draw phase, first A", GATE, A=row, B="| | Fields, Gate?")
    assert strength(s, "Gate", "A") == 5 and offered(s, "Gate"), "what lies facedown is no copy yet"


@rule("mp.team-unique.4", "rr.unique-cards.5", "rr.unique-cards.6")
def test_of_a_stronghold_and_of_a_holding_likewise() -> None:
    row = "Bastion | | Fields"
    s = laid("draw phase, first A", BASTION, A=row, B=row, C=row)
    assert [strength(s, "Fields", q) for q in "ABC"] == [4, 4, 7] and blank_for(s, "Bastion") == "AB"
    row = "| | Plain Wall, Plain Hill[Shrine]"
    s = laid("draw phase, first A", SHRINE, A=row, B=row, C=row)
    assert [strength(s, "Plain Hill", q) for q in "ABC"] == [3, 3, 5] and blank_for(s, "Shrine") == "AB"
