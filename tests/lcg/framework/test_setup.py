"""Setup: the eight steps, from choosing the first player to starting honor."""

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
from gorin.rulesets.lcg.rings.places import UNCLAIMED
from gorin.rulesets.lcg.state import SLOTS
from tests.lcg.tables import ALL, decision, deck, do, hand, options, pass_until, step, titles

PROVINCES = ("Plain Hill", "Plain Wall", "Plain Ditch", "Fertile Fields", "Manicured Garden")
PILES = (("Plain Soldier", 20), ("Plain Captain", 20), ("Plain Guest", 20), ("Plain Praise", 20))
DECK = DeckList("d", "lion", (("Plain Keep", 1), ("Plain Role", 1), *((x, 1) for x in PROVINCES), *PILES))
SMALL = DeckList("s", "lion", PILES)


def opened(rules: str = "lcg/stronghold", seed: int = 7) -> Any:
    """A game at its first decision. With seed 7 the first player is B."""
    return ruleset(rules).open([DECK if rules == "lcg/stronghold" else SMALL] * 2, ALL, seed)


def lying(s: Any, seat: int) -> int:
    """The dynasty cards in a player's provinces."""
    return int(s.p[facts.IN_PROVINCE] & s.ctl[seat])


@rule("rr.setup.2", "rr.imperial-favor.5")
def test_all_rings_start_unclaimed_and_without_fate_and_nobody_has_the_favor() -> None:
    s = pass_until(opened(), "1.4")
    assert s.ring_place == [UNCLAIMED] * 5
    assert s.ring_fate == [0] * 5
    assert s.favor == -1
    assert not any(s.fate)


@rule("rr.setup.4")
def test_the_first_player_is_picked_at_random() -> None:
    firsts = [opened(seed=seed).first for seed in range(30)]
    assert {0, 1} == set(firsts)
    assert opened(seed=3).first == opened(seed=3).first
    for seed in (3, 4):
        s = opened(seed=seed)
        first = s.first
        pass_until(s, "1.4")
        assert s.first == s.decision.player == first == firsts[seed], "and keeps the token for the first round"


@rule("rr.setup.5")
def test_both_decks_of_each_player_are_shuffled_separately() -> None:
    games = [opened(seed=seed) for seed in range(8)]
    for seat in "AB":
        for dynasty in (False, True):
            assert len({tuple(deck(s, seat, dynasty)) for s in games}) == 8, "another order in every game"
            assert len({tuple(sorted(deck(s, seat, dynasty))) for s in games}) == 1
        assert set(deck(games[0], seat, dynasty=True)) == {"Plain Soldier", "Plain Captain"}
        assert set(deck(games[0], seat)) == {"Plain Guest", "Plain Praise"}
    assert all(deck(s, "A", dynasty) != deck(s, "B", dynasty) for s in games for dynasty in (False, True))


@rule("rr.setup.7", "rr.in-player-order.1")
def test_in_player_order_each_player_puts_a_province_facedown_under_the_stronghold() -> None:
    s = opened()
    assert s.first == 1
    assert decision(s) == "B: place your stronghold"
    assert sorted(options(s)) == sorted(PROVINCES)
    do(s, "B: Plain Wall")
    wall = s.province[SLOTS]
    assert titles(s, 1 << wall) == ["Plain Wall"]
    assert not s.p[facts.FACEUP] >> wall & 1
    assert hidden_from(s, 0) >> wall & 1, "the choice is secret"
    assert not hidden_from(s, 1) >> wall & 1
    keep = stronghold(s, 1)
    assert s.slot[keep] == SLOTS
    do(s, *[f"B: {x}" for x in PROVINCES if x != "Plain Wall"])
    assert decision(s) == "A: place your stronghold"


@rule("rr.setup.8")
def test_the_other_four_provinces_lie_facedown_in_a_row_in_the_order_chosen() -> None:
    order = ["Plain Wall", "Plain Ditch", "Manicured Garden", "Plain Hill", "Fertile Fields"]
    s = do(opened(), *[f"B: {x}" for x in order])
    assert [titles(s, 1 << c)[0] for c in s.province[SLOTS : 2 * SLOTS]] == order
    assert not any(s.p[facts.FACEUP] >> c & 1 for c in s.province[SLOTS : 2 * SLOTS])
    assert decision(s).startswith("A:"), "B has no sixth province to place"


@rule("rr.role-cards.1", "rr.stronghold.1", "rr.role-cards.2")
def test_stronghold_and_role_lie_open_from_the_start_and_only_the_stronghold_is_in_play() -> None:
    s = opened()
    for seat in (0, 1):
        keep, role = stronghold(s, seat), bits(s.p[facts.ROLE] & s.ctl[seat])[0]
        assert not hidden_from(s, 1 - seat) & (1 << keep | 1 << role), "one is shown with the other"
        assert [x["name"] for x in s.box.rules.view(s, 1 - seat)["players"][seat]["role"]] == ["Plain Role"]
    pass_until(s, "6 mulligan")
    for seat in (0, 1):
        keep, role = stronghold(s, seat), bits(s.p[facts.ROLE] & s.ctl[seat])[0]
        assert s.p[facts.FACEUP] >> keep & s.p[facts.FACEUP] >> role & 1
        assert not hidden_from(s, 1 - seat) >> role & 1
        assert s.p[facts.IN_PLAY] >> keep & 1
        assert not s.p[facts.IN_PLAY] >> role & 1
        assert s.p[facts.ACTIVE] >> role & 1, "its text acts from out of play"


@rule("rr.setup.9", "rr.facedown-province.8", "rr.provinces.1")
def test_in_skirmish_three_open_province_tokens_of_strength_three_are_placed() -> None:
    s = opened("lcg/skirmish")
    for _ in range(6):
        assert decision(s).endswith("place a province") and len(options(s)) == 1, "tokens are all alike"
        answer(s, 0)
    pass_until(s, "1.4")
    for seat in (0, 1):
        row = s.province[seat * SLOTS : seat * SLOTS + SLOTS]
        assert row[0] == -1, "there is no stronghold province"
        assert [c for c in row if c < 0] == [-1, -1]
        for c in row[1:4]:
            card = s.box.faces[s.kind[c]].definition
            assert (card.strength, card.elements, card.text) == (3, (), ())
            assert s.p[facts.FACEUP] >> c & 1


@rule("rr.setup.10", "rr.fill-a-province.1")
def test_each_province_but_the_strongholds_gets_the_top_dynasty_card_facedown() -> None:
    s = opened()
    tops = {seat: deck(s, seat, dynasty=True)[:4] for seat in "AB"}
    pass_until(s, "6 mulligan")
    for seat, letter in enumerate("AB"):
        cards = bits(lying(s, seat))
        assert sorted(s.slot[c] - seat * SLOTS for c in cards) == [1, 2, 3, 4]
        assert [titles(s, 1 << c)[0] for c in sorted(cards, key=lambda c: s.slot[c])] == tops[letter]
        assert not s.p[facts.FACEUP] & lying(s, seat)
        assert len(deck(s, letter, dynasty=True)) == 36


@rule("rr.setup.11", "rr.mulligan.1", "rr.mulligan.2")
def test_provinces_are_mulliganed_once_in_player_order_from_the_top_of_the_deck() -> None:
    s = pass_until(opened(), "6 mulligan")
    assert decision(s) == "B: mulligan from your provinces"
    first, second = bits(lying(s, 1))[:2]
    slots = {s.slot[first], s.slot[second]}
    replacements = deck(s, "B", dynasty=True)[:2]
    answer(s, 0)
    answer(s, 0)
    do(s, "B: done")
    new = [c for c in bits(lying(s, 1)) if s.slot[c] in slots]
    assert {first, second}.isdisjoint(new), "the cards set aside cannot come back in their own place"
    assert sorted(titles(s, 1 << c)[0] for c in new) == sorted(replacements)
    assert len(deck(s, "B", dynasty=True)) == 36
    assert s.p[facts.DECK] >> first & 1
    assert decision(s) == "A: mulligan from your provinces", "B is not asked again"


@rule("rr.mulligan.4")
def test_a_player_sees_the_cards_that_came_for_the_mulliganed_ones_and_the_other_does_not() -> None:
    s = pass_until(opened(), "6 mulligan")
    answer(s, 0)
    do(s, "B: done")
    assert not hidden_from(s, 1) & lying(s, 1)
    assert hidden_from(s, 0) & lying(s, 1) == lying(s, 1)
    assert hand(s, "B") == []


@rule("rr.mulligan.3")
def test_a_declined_mulligan_is_not_offered_again_after_the_opponents_decision() -> None:
    s = pass_until(opened(), "6 mulligan")
    do(s, "B: done")
    before = lying(s, 1)
    answer(s, 0)
    do(s, "A: done")
    assert decision(s) == "B: mulligan from your hand"
    assert lying(s, 1) == before


@rule("rr.setup.16")
def test_provinces_are_mulliganed_before_starting_hands_are_drawn() -> None:
    s = pass_until(opened(), "6 mulligan")
    assert hand(s, "A") == hand(s, "B") == []
    do(s, "B: done")
    assert hand(s, "A") == hand(s, "B") == []
    do(s, "A: done")
    assert "7 mulligan" in step(s)
    assert len(hand(s, "A")) == len(hand(s, "B")) == 4


@pytest.mark.parametrize(
    ("rules", "n"),
    [
        pytest.param("lcg/stronghold", 4, marks=rule("rr.setup.12")),
        pytest.param("lcg/skirmish", 3, marks=rule("rr.setup.13")),
    ],
)
def test_starting_hands_are_drawn_from_the_top_and_mulliganed_once(rules: str, n: int) -> None:
    s = opened(rules)
    first = s.first
    drawn = sorted(deck(s, first)[:n])
    pass_until(s, "7 mulligan")
    assert len(hand(s, 0)) == len(hand(s, 1)) == n
    assert hand(s, first) == drawn
    before = bits(s.p[facts.HAND] & s.ctl[first])
    replacements = deck(s, first)[:n]
    for _ in range(n):
        answer(s, 0)
    answer(s, 0)
    assert s.decision.player == 1 - first
    assert hand(s, first) == sorted(replacements)
    assert not {c for c in before if s.p[facts.HAND] >> c & 1}
    pass_until(s, "1.4")
    assert len(hand(s, 0)) == len(hand(s, 1)) == n


@pytest.mark.parametrize(
    ("rules", "honor"),
    [
        pytest.param("lcg/stronghold", 9, marks=rule("rr.setup.14")),
        pytest.param("lcg/skirmish", 6, marks=rule("rr.setup.15")),
    ],
)
def test_starting_honor_comes_from_the_stronghold_or_the_format(rules: str, honor: int) -> None:
    assert pass_until(opened(rules), "1.4").honor == [honor, honor]
