"""Composure: a text of its own while one's honor bid is lower than an opponent's."""

from __future__ import annotations

import pytest

from gorin.kernel.fields import key_of
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    CRANE,
    THIS,
    Composure,
    GainHonor,
    action,
    always_gets,
    character,
    reaction,
)
from gorin.rulesets.lcg.words.triggers import ConflictEnds
from tests.lcg.tables import do, glory, honor_of, military, offered, pass_until, table

CALM = character(
    "Calm Judge", CRANE, Composure(always_gets(THIS, military=+2)), cost=2, military=1, political=1, glory=1
)
POISED = character("Poised Sage", CRANE, Composure(action(GainHonor())), cost=2, military=1, political=1)
TWICE = character(
    "Twice Calm",
    CRANE,
    Composure(always_gets(THIS, military=+2)),
    Composure(always_gets(THIS, glory=+1)),
    cost=2,
    military=1,
    political=1,
    glory=0,
)
WATCHFUL = character("Watchful Sage", CRANE, Composure(reaction(ConflictEnds(), GainHonor())), cost=2, military=1)
CARDS = [CALM, POISED, TWICE, WATCHFUL]


@rule("rr.composure.1")
@pytest.mark.parametrize(("bids", "skill"), [((2, 1, 3), 3), ((2, 3, 1), 3), ((2, 2, 1), 1), ((2, 3, 3), 3)])
def test_of_several_opponents_one_with_a_higher_bid_is_enough(bids: tuple[int, int, int], skill: int) -> None:
    mine, one, other = bids
    s = table(f"A 10/0 bid {mine}: Calm Judge\nB 10/0 bid {one}:\nC 10/0 bid {other}:", extra=CARDS)
    assert military(s, "Calm Judge") == skill


@rule("rr.composure.1")
@pytest.mark.parametrize(("mine", "theirs", "skill"), [(2, 3, 3), (3, 3, 1), (4, 3, 1)])
def test_the_text_counts_while_the_bid_is_lower(mine: int, theirs: int, skill: int) -> None:
    s = table(f"A 10/0 bid {mine}: Calm Judge\nB 10/0 bid {theirs}: Plain Envoy", extra=CARDS)
    assert military(s, "Calm Judge") == skill


@rule("rr.composure.1")
def test_it_is_the_controllers_bid_that_counts() -> None:
    s = table("A 10/0 bid 1: Plain Captain\nB 10/0 bid 4: A:Calm Judge", extra=CARDS)
    assert military(s, "Calm Judge") == 1, "A owns it, but B controls it and bid more"


@rule("rr.composure.2")
@pytest.mark.parametrize("lower", [True, False])
def test_a_triggered_ability_can_be_used_only_with_composure(lower: bool) -> None:
    s = table(f"A 10/0 bid {1 if lower else 5}: Poised Sage\nB 10/0 bid 3:", extra=CARDS)
    assert offered(s, "Poised Sage") == lower
    if lower:
        do(s, "A: Poised Sage")
        assert honor_of(s) == [11, 10]


@rule("rr.composure.2")
@pytest.mark.parametrize("bid", [1, 5])
def test_a_reaction_given_by_composure_too(bid: int) -> None:
    s = table(
        f"A 10/0 bid {bid}: Watchful Sage, Plain Captain*\nB 10/0 bid 3: Plain Envoy*\nmilitary air A>B", extra=CARDS
    )
    pass_until(s, "reactions" if bid == 1 else "A: action")
    assert offered(s, "Watchful Sage") == (bid == 1)


@rule("rr.keywords.5")
def test_each_instance_acts_by_itself() -> None:
    s = table("A 10/0 bid 1: Twice Calm\nB 10/0 bid 2:", extra=CARDS)
    assert (military(s, "Twice Calm"), glory(s, "Twice Calm")) == (3, 1)
    again = character(
        "Calm Again",
        CRANE,
        Composure(always_gets(THIS, military=+2)),
        Composure(always_gets(THIS, military=+2)),
        cost=2,
        military=1,
    )
    s = table("A 10/0 bid 1: Calm Again\nB 10/0 bid 2:", extra=[again])
    assert military(s, "Calm Again") == 5, "two instances of the same text count twice"


@rule("rr.open-initial-dial.1")
def test_before_the_first_bid_nobody_has_composure() -> None:
    s = table("A: Calm Judge\nB: Calm Judge", extra=CARDS)
    assert [military(s, "Calm Judge", seat) for seat in "AB"] == [1, 1]


@rule("rr.composure.1")
def test_a_dial_that_is_being_set_is_not_compared() -> None:
    s = table("A 10/0 bid 1: Calm Judge\nB 10/0 bid 4: Calm Judge\ndynasty phase", extra=CARDS)
    pass_until(s, "A: honor bid")
    assert military(s, "Calm Judge", "A") == 3, "the dials still show the old bids"
    do(s, "A: 1")
    assert s.decision.why == "honor bid" and s.decision.player == 1
    assert [military(s, "Calm Judge", seat) for seat in "AB"] == [1, 1]
    again = s.load(s.box, s.dump())
    assert [military(again, "Calm Judge", seat) for seat in "AB"] == [1, 1] and key_of(again) == key_of(s)
    do(s, "B: 5")
    assert [military(s, "Calm Judge", seat) for seat in "AB"] == [3, 1]


def test_it_reads_like_a_keyword() -> None:
    assert text_of(CALM) == "Composure – This character gets +2[military]."
    assert text_of(POISED) == 'Composure – this character gains: "Action: Gain 1 honor."'
