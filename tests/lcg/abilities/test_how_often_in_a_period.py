"""How often: once a round, so often in a conflict, phase or round, at most so often for all copies; Limited; X."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    IN_DISCARD,
    LION,
    NEUTRAL,
    YOURS,
    GainFate,
    GainHonor,
    Keyword,
    Legendary,
    MayAlwaysPlay,
    action,
    attachment,
    character,
    count,
    dynasty_event,
    event,
    interrupt,
    limit,
)
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    honor_of,
    is_bowed,
    offered,
    options,
    pass_until,
    table,
)

PRAISED = Happens(ev.GAIN_HONOR)


def to_a(s: Any) -> None:
    """Pass until A has an action."""
    while decision(s) != "A: action":
        pass_until(s, "", most=1)


def praised(s: Any, who: str) -> bool:
    """A plays Plain Praise: is this interrupt offered then? If so, it is used."""
    to_a(s)
    do(s, "A: Plain Praise")
    seen = offered(s, who)
    if seen:
        do(s, f"{decision(s)[0]}: {who}")
    return seen


@rule("rr.interrupts.8")
@pytest.mark.parametrize("forced", [True, False])
def test_an_interrupt_without_a_limit_comes_back_with_the_round_and_not_with_the_phase(forced: bool) -> None:
    shade = character("Shade", CRAB, interrupt(PRAISED, GainFate(), forced=forced), cost=1)
    s = table("A: Shade+5 | Plain Praise, Plain Praise, Plain Praise, Plain Praise\nB:\nconflict phase", extra=[shade])
    assert praised(s, "Shade")
    assert not praised(s, "Shade")
    pass_until(s, "fate phase: action window")
    assert not praised(s, "Shade"), "another phase, but the same round"
    pass_until(s, "dynasty phase")
    assert praised(s, "Shade"), "another round"


@rule("rr.interrupts.8")
def test_unless_it_says_otherwise() -> None:
    for text, times in (({"limit": limit(2, "round")}, 2), ({"unlimited": True}, 4), ({}, 1)):
        shade = character("Shade", CRAB, interrupt(PRAISED, GainFate(), **text), cost=1)
        s = table("A: Shade | Plain Praise, Plain Praise, Plain Praise, Plain Praise\nB:", extra=[shade])
        assert [praised(s, "Shade") for _ in range(4)] == [n < times for n in range(4)]


@rule("rr.limit-x-per-period.1")
@pytest.mark.parametrize("period", ["conflict", "phase", "round", ""])
def test_a_limit_counts_in_its_own_period(period: str) -> None:
    text = action(GainHonor(), limit=limit(2, period)) if period else action(GainHonor())
    well = character("Well", CRAB, text, cost=1, military=1)
    s = table("A: Well*+5\nB: Plain Idler*+5\nmilitary air B>A", extra=[well])

    def uses() -> int:
        n = 0
        to_a(s)
        while offered(s, "Well"):
            do(s, "A: Well")
            to_a(s)
            n += 1
        return n

    found = [uses()]
    while s.con[0]:
        pass_until(s, "", most=1)
    found.append(uses())
    pass_until(s, "fate phase: action window")
    found.append(uses())
    pass_until(s, "dynasty phase")
    found.append(uses())
    assert found == {"conflict": [2, 2, 0, 0], "phase": [2, 0, 2, 2], "round": [2, 0, 0, 2], "": [1, 0, 0, 1]}[period]


@rule("rr.max-x-per-period.1")
@pytest.mark.parametrize("period", ["phase", "round"])
def test_a_maximum_counts_every_card_of_the_title_in_its_period(period: str) -> None:
    hymn = event("Hymn", NEUTRAL, action(GainHonor(), maximum=limit(2, period)), cost=0)
    other = replace(hymn, name="Hymn (2)", title="Hymn")
    psalm = event("Psalm", NEUTRAL, action(GainHonor(), maximum=limit(2, period)), cost=0)
    s = table("A: | Hymn, Hymn (2), Hymn, Hymn (2), Psalm\nB:\ndraw phase", extra=[hymn, other, psalm])
    do(s, "A: Hymn (2)", "B: pass", f"A: {next(x for x in options(s) if x.startswith('Hymn') and '(2)' not in x)}")
    do(s, "B: pass")
    assert not offered(s, "Hymn"), "two versions, but one title"
    assert offered(s, "Psalm"), "which has another title"
    pass_until(s, "conflict phase: action window")
    assert offered(s, "Hymn") is (period == "phase")
    pass_until(s, "dynasty phase")
    to_a(s)
    assert offered(s, "Hymn"), "a new round"


# --- Limited, Legendary ---------------------------------------------------------------------------------------------

RARE = {
    "Rare Word": event("Rare Word", NEUTRAL, Keyword("limited"), action(GainHonor()), cost=0),
    "Rare Guard": character("Rare Guard", CRAB, Keyword("limited"), cost=0, military=1),
    "Rare Gift": attachment("Rare Gift", NEUTRAL, Keyword("limited"), cost=0),
    "Rare Feast": dynasty_event("Rare Feast", NEUTRAL, Keyword("limited"), action(GainHonor()), cost=0),
}
ROW = "Plain Soldier | Rare Word, Rare Gift | Fields, Fields[Rare Guard], Fields[Rare Feast]"


@rule("rr.limited.1")
@pytest.mark.parametrize("what", list(RARE))
def test_whatever_its_type_a_limited_card_costs_the_bowing_of_ones_own_role(what: str) -> None:
    text = "A: Plain Role{}, {}\nB: Plain Role{}\ndynasty phase"
    assert not offered(table(text.format("_", ROW, ""), extra=RARE.values()), what), "the other's role does not help"
    assert not offered(table(f"A: {ROW}\nB: Plain Role\ndynasty phase", extra=RARE.values()), what), "without a role"
    s = table(text.format("", ROW, ""), extra=RARE.values())
    do(s, f"A: {what}", *(["A: Plain Soldier"] if what == "Rare Gift" else []))
    assert is_bowed(s, "Plain Role", "A") and not is_bowed(s, "Plain Role", "B")


@rule("rr.limited.2")
@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish"])
def test_one_limited_card_for_each_player(rules: str) -> None:
    role = "Plain Role" if rules == "lcg/stronghold" else "Plain Idler"
    s = table(f"A: {role} | Plain Rarity, Plain Rarity\nB: {role} | Plain Rarity, Plain Rarity\ndraw phase", rules)
    do(s, "A: Plain Rarity")
    assert offered(s, "Plain Rarity"), "A's does not count for B"
    do(s, "B: Plain Rarity")
    assert options(s) == ["pass"]
    do(s, "A: pass")
    assert options(s) == ["pass"]
    assert honor_of(s)[0] == honor_of(s)[1]


@rule("rr.legendary.6")
@pytest.mark.parametrize("phase", ["draw", "conflict", "fate"])
def test_in_no_other_phase_a_legendary_character_enters_play(phase: str) -> None:
    ghost = character("Ghost", LION, Legendary(0), cost=1, military=3)
    guide = character("Guide", CRAB, MayAlwaysPlay(CHARACTER & YOURS & IN_DISCARD), cost=1)
    s = table(f"A 10/9: Guide+1 | | | Ghost, Plain Captain\nB:\n{phase} phase", extra=[ghost, guide])
    assert offered(s, "Plain Captain") and not offered(s, "Ghost"), "others may from there"
    assert offered(table("A 10/9: | | Fields, Fields[Ghost]\nB:\ndynasty phase", extra=[ghost]), "Ghost")


@rule("rr.letter-x.1")
def test_x_is_what_the_text_says_it_is() -> None:
    levy = event("Levy", NEUTRAL, action(GainHonor(count(CHARACTER & YOURS))), cost=0)
    for n in (1, 3):
        s = table(f"A: {', '.join(['Plain Idler'] * n)} | Levy\nB: Plain Idler", extra=[levy])
        do(s, "A: Levy")
        assert honor_of(s) == [10 + n, 10]
