"""Setup, whatever is chosen: any number of cards mulliganed, seen only by their owner, and unlike strongholds."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.bits import bits
from gorin.kernel.machine import answer
from gorin.kernel.views import hidden_from
from gorin.rulebook.testing import rule
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.provinces.strongholds import stronghold
from gorin.rulesets.lcg.state import SLOTS
from tests.lcg.tables import ALL, deck, do, hand, options, pass_until, step, titles

PROVINCES = ("Plain Hill", "Plain Wall", "Plain Ditch", "Fertile Fields", "Manicured Garden")
PILES = (("Plain Soldier", 20), ("Plain Captain", 20), ("Plain Guest", 20), ("Plain Praise", 20))


def opened(*strongholds: str) -> Any:
    """A game at its first decision, with these strongholds; the first player is B."""
    decks = [
        DeckList(x, "lion", ((x, 1), ("Plain Role", 1), *((p, 1) for p in PROVINCES), *PILES)) for x in strongholds
    ]
    s = ruleset("lcg/stronghold").open(decks, ALL, 7)
    assert s.first == 1
    return s


def mulligan(s: Any, n: int) -> None:
    """Set the first so many cards aside, and be done."""
    for _ in range(n):
        answer(s, 0)
    answer(s, len(s.decision.options) - 1)


@rule("rr.setup.7", "rr.setup.8")
def test_the_second_player_too_chooses_what_lies_where_and_nobody_else_knows() -> None:
    s = opened("Plain Keep", "Plain Keep")
    do(s, *[f"B: {x}" for x in PROVINCES])
    order = list(reversed(PROVINCES))
    do(s, *[f"A: {x}" for x in order])
    row = s.province[:SLOTS]
    assert [titles(s, 1 << c)[0] for c in row if c >= 0] == order
    assert s.slot[stronghold(s, 0)] == 0, "the first is the stronghold's"
    for c in row:
        if c >= 0:
            assert not s.p[facts.FACEUP] >> c & 1 and hidden_from(s, 1) >> c & 1 and not hidden_from(s, 0) >> c & 1


@rule("rr.setup.11")
@pytest.mark.parametrize("n", range(5))
def test_any_number_of_cards_in_provinces_is_replaced_once_by_each_who_alone_sees_them(n: int) -> None:
    s = pass_until(opened("Plain Keep", "Plain Keep"), "6 mulligan")
    for you in (1, 0):
        assert s.decision.player == you, "in player order"
        before = s.p[facts.IN_PROVINCE] & s.ctl[you]
        assert not hidden_from(s, you) & before, "each player looks at the own cards"
        assert hidden_from(s, 1 - you) & before == before, "and at no others"
        assert len(s.decision.options) == 5 and options(s)[-1] == "done"
        mulligan(s, n)
        after = s.p[facts.IN_PROVINCE] & s.ctl[you]
        assert (before & ~after).bit_count() == n and after.bit_count() == 4
        assert not hidden_from(s, you) & after and hidden_from(s, 1 - you) & after == after
    assert s.decision.why == "mulligan from your hand", "once"


@rule("rr.setup.12")
@pytest.mark.parametrize("n", range(5))
def test_any_number_of_cards_in_hand_is_replaced_once_by_each(n: int) -> None:
    s = pass_until(opened("Plain Keep", "Plain Keep"), "7 mulligan")
    assert len(hand(s, "A")) == len(hand(s, "B")) == 4, "both have drawn before anybody replaces"
    for you in (1, 0):
        assert s.decision.player == you, "in player order"
        before = s.p[facts.HAND] & s.ctl[you]
        top = deck(s, you)[:n]
        mulligan(s, n)
        after = s.p[facts.HAND] & s.ctl[you]
        assert (before & ~after).bit_count() == n and after.bit_count() == 4
        assert sorted(titles(s, 1 << c)[0] for c in bits(after & ~before)) == sorted(top)
    assert "1.4" in step(s), "once"


@rule("rr.setup.14")
def test_each_player_begins_with_the_honor_of_the_own_stronghold() -> None:
    keeps = ("Plain Keep", "City of the Open Hand")
    values = [ALL[x].honor for x in keeps]
    assert values[0] != values[1]
    for turn in (1, -1):
        assert pass_until(opened(*keeps[::turn]), "1.4").honor == values[::turn]
