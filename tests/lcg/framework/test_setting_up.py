"""Setup: what comes before what, and what becomes of the cards set aside in a mulligan."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.bits import bits
from gorin.kernel.machine import answer
from gorin.rulebook.testing import rule
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.stats import bid_value
from gorin.rulesets.lcg.rings.places import UNCLAIMED
from gorin.rulesets.lcg.state import SLOTS
from tests.lcg.tables import ALL, decision, deck, hand, pass_until, step, titles

PROVINCES = ("Plain Hill", "Plain Wall", "Plain Ditch", "Fertile Fields", "Manicured Garden")
PILES = (("Plain Soldier", 20), ("Plain Captain", 20), ("Plain Guest", 20), ("Plain Praise", 20))
DECK = DeckList("d", "lion", (("Plain Keep", 1), ("Plain Role", 1), *((x, 1) for x in PROVINCES), *PILES))


def opened(seed: int) -> Any:
    """A game at its first decision."""
    return ruleset("lcg/stronghold").open([DECK] * 2, ALL, seed)


@rule("rr.setup.16")
def test_the_steps_come_in_their_order() -> None:
    s = opened(7)
    assert decision(s) == "B: place your stronghold", "3 is over: the first player is known; 4 too"
    assert len(deck(s, "A")) == len(deck(s, "A", dynasty=True)) == 40 and not s.p[facts.IN_PROVINCE]
    pass_until(s, "6 mulligan")
    assert all(c >= 0 for c in s.province[:5] + s.province[SLOTS : SLOTS + 5]), "5 comes before 6"
    assert s.p[facts.IN_PROVINCE].bit_count() == 8 and hand(s, "A") == hand(s, "B") == []
    pass_until(s, "7 mulligan")
    assert len(hand(s, "A")) == len(hand(s, "B")) == 4 and s.honor == [0, 0], "8 comes after 7"
    pass_until(s, "1.4")
    assert s.honor == [9, 9] and "1.4" in step(s)


@rule("rr.mulligan.2", "rr.mulligan.3")
@pytest.mark.parametrize("seed", [4, 7])
@pytest.mark.parametrize("what", ["6 mulligan", "7 mulligan"])
def test_each_decides_once_about_provinces_and_about_the_hand_in_player_order(what: str, seed: int) -> None:
    place = "your provinces" if what.startswith("6") else "your hand"
    for takes in ((True, False), (False, True), (False, False)):
        s = pass_until(opened(seed), what)
        for who, take in zip((s.first, 1 - s.first), takes, strict=True):
            assert decision(s) == f"{'AB'[who]}: mulligan from {place}"
            if take:
                answer(s, 0)
            answer(s, len(s.decision.options) - 1)
        assert f"mulligan from {place}" not in decision(s), "nobody decides again, having seen the other's decision"


@rule("rr.mulligan.1")
@pytest.mark.parametrize("what", ["6 mulligan", "7 mulligan"])
def test_cards_are_replaced_from_the_top_and_then_shuffled_back(what: str) -> None:
    dynasty = what.startswith("6")
    for seed in range(4):
        s = pass_until(opened(seed), what)
        you = s.decision.player
        plane = facts.IN_PROVINCE if dynasty else facts.HAND
        before, mine = deck(s, you, dynasty), s.p[plane] & s.ctl[you]
        answer(s, 0)
        answer(s, 0)
        assert deck(s, you, dynasty) == before, "nothing comes or goes before the choice is made"
        answer(s, len(s.decision.options) - 1)
        new = s.p[plane] & s.ctl[you] & ~mine
        aside = bits(mine & s.p[facts.DECK])
        assert sorted(x for c in bits(new) for x in titles(s, 1 << c)) == sorted(before[:2]), "from the top"
        after = deck(s, you, dynasty)
        assert len(aside) == 2 and len(after) == len(before), "they are in the deck again"
        assert after[: len(before) - 2] != before[2:] and after[2:] != before[2:], "and it was shuffled"


@rule("rr.setup.2")
def test_before_anybody_gains_anything_all_tokens_rings_and_the_favor_lie_in_the_middle() -> None:
    s = opened(7)
    assert s.honor == s.pool == [0, 0] and not any(s.fate) and s.favor == -1
    assert s.ring_place == [UNCLAIMED] * 5 and s.ring_fate == [0] * 5
    assert not s.p[facts.HONORED] | s.p[facts.DISHONORED] | s.p[facts.TAINTED]


@rule("rr.open-initial-dial.1")
def test_a_game_begins_with_equal_dials() -> None:
    s = pass_until(opened(7), "1.4")
    assert [each["bid"] for each in s.box.rules.view(s, 0)["players"]] == [0, 0]
    assert [bid_value(s, q) for q in (0, 1)] == [0, 0]
