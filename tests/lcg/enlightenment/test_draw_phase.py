"""The draw phase of Enlightenment: honor goes round among three; four and more bid 2 or 4."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    CRANE,
    ChangeBid,
    DialsRevealed,
    GainFate,
    LosesHonor,
    Num,
    SetDial,
    character,
    reaction,
)
from tests.lcg.enlightenment.seats import LETTERS, laid
from tests.lcg.tables import decision, do, honor_of, options, pass_until, told, watch

MEDDLER = character("Meddler", CRANE, reaction(DialsRevealed(), ChangeBid(Num(1))), cost=0)
FORGER = character("Forger", CRANE, reaction(DialsRevealed(), SetDial(Num(5))), cost=0)

MOURNER = character("Mourner", CRANE, reaction(LosesHonor(by_opponent=False), GainFate()), cost=0)


def bidding(*bids: int, **seats: str) -> Any:
    """The draw phase up to where these have been bid, by A, B, C, … in player order."""
    s = laid("dynasty phase, first A", players=len(bids), extra=(MEDDLER, FORGER, MOURNER), **seats)
    pass_until(s, "honor bid")
    for who, n in zip(LETTERS, bids, strict=False):
        do(s, f"{who}: {n}")
    return s


def drawn(s: Any) -> list[int]:
    return [(s.p[facts.HAND] & s.ctl[q]).bit_count() for q in range(s.box.seats)]


def seen_dials(s: Any) -> set[tuple[str, str]]:
    """Who sees what whom has bid."""
    views = {q: s.box.rules.view(s, LETTERS.index(q))["players"] for q in LETTERS[: s.box.seats]}
    return {(by, of) for by, players in views.items() for of in views if players[LETTERS.index(of)]["bid"]}


@rule("mp.enl-draw-phase.1")
def test_three_players_select_from_one_to_five_in_secret() -> None:
    s = watch(laid("dynasty phase, first B"))
    pass_until(s, "honor bid")
    before = told(s)
    for i, who in enumerate("BCA"):
        assert options(s) == ["1", "2", "3", "4", "5"] and LETTERS[s.decision.player] == who
        assert seen_dials(s) == {(by, of) for by in LETTERS[:3] for of in "BCA"[:i] if by == of}, "one's own at most"
        assert told(s) == before
        do(s, f"{who}: {i + 3}")
    assert seen_dials(s) == {(by, of) for by in LETTERS[:3] for of in LETTERS[:3]}, "all at once"


@rule("mp.enl-exchanging-honor.1", "mp.enl-exchanging-honor.2", "rr.step-2-4.3")
@pytest.mark.parametrize(
    ("bids", "after"),
    [((5, 3, 1), [6, 10, 14]), ((2, 5, 4), [13, 7, 10]), ((1, 2, 3), [12, 10, 8])],
)
def test_of_three_different_bids_the_highest_gives_to_the_lowest(bids: tuple[int, ...], after: list[int]) -> None:
    assert honor_of(bidding(*bids)) == after


@rule("mp.enl-draw-phase.2", "mp.enl-draw-phase.3")
def test_then_everybody_draws_as_many_cards_as_were_bid() -> None:
    s = watch(laid("dynasty phase, first A"))
    pass_until(s, "honor bid")
    do(s, "A: 5", "B: 3", "C: 1")
    lines = [x for x in told(s) if "honor" in x or "draw" in x]
    assert [" draw" in x for x in lines[-5:]] == [False, False, True, True, True], "after honor was exchanged"
    assert drawn(bidding(5, 3, 1)) == [5, 3, 1]


@rule("mp.enl-exchanging-honor.3", "mp.enl-exchanging-honor.8", "rr.step-2-4.4")
def test_one_higher_bid_gives_the_difference_in_equal_parts() -> None:
    assert honor_of(bidding(5, 1, 1)) == [6, 12, 12]
    assert honor_of(bidding(3, 5, 3)) == [11, 8, 11]
    assert honor_of(do(bidding(5, 2, 2), "A: C")) == [7, 11, 12], "as nearly equal as can be"
    assert honor_of(do(bidding(4, 5, 4), "B: A")) == [11, 9, 10]


@rule("mp.enl-exchanging-honor.4", "mp.enl-exchanging-honor.9", "rr.step-2-4.5")
@pytest.mark.parametrize(("chosen", "after"), [("B", [7, 12, 11]), ("C", [7, 11, 12])])
def test_the_giver_says_who_gets_the_odd_honor(chosen: str, after: list[int]) -> None:
    s = bidding(5, 2, 2)
    assert s.decision.why == "give the odd honor" and s.decision.player == 0
    assert options(s) == ["B", "C"] and honor_of(s) == [10, 10, 10], "asked before anything is given"
    assert honor_of(do(s, f"A: {chosen}")) == after


@rule("mp.enl-exchanging-honor.5", "rr.step-2-4.6")
def test_one_lower_bid_takes_the_difference_in_equal_parts() -> None:
    assert honor_of(bidding(1, 5, 5)) == [14, 8, 8]
    assert honor_of(bidding(4, 4, 2)) == [9, 9, 12]
    assert honor_of(do(bidding(2, 5, 5), "A: C")) == [13, 9, 8], "as nearly equal as can be"
    assert honor_of(do(bidding(5, 4, 5), "B: A")) == [9, 11, 10]


@rule("mp.enl-exchanging-honor.6", "mp.enl-exchanging-honor.10", "rr.step-2-4.7")
@pytest.mark.parametrize(("chosen", "after"), [("B", [13, 8, 9]), ("C", [13, 9, 8])])
def test_the_taker_says_from_whom_the_odd_honor_comes(chosen: str, after: list[int]) -> None:
    s = bidding(2, 5, 5)
    assert s.decision.why == "take the odd honor" and s.decision.player == 0 and options(s) == ["B", "C"]
    assert honor_of(do(s, f"A: {chosen}")) == after


@rule("mp.enl-exchanging-honor.3", "mp.enl-exchanging-honor.4")
def test_a_difference_of_one_goes_to_one_of_the_two() -> None:
    s = bidding(3, 3, 4)
    assert s.decision.player == 2 and options(s) == ["A", "B"]
    assert honor_of(do(s, "C: B")) == [10, 11, 9]


@rule("mp.enl-exchanging-honor.7")
def test_three_equal_bids_move_nothing() -> None:
    s = bidding(4, 4, 4)
    assert honor_of(s) == [10, 10, 10] and s.decision.why == "action"


def test_nobody_gives_more_than_there_is() -> None:
    s = bidding(5, 1, 1, A="3/0:")
    do(s, "A: C")
    assert honor_of(s)[1:] == [11, 12] and s.alive == 0b110, "three honor in two parts, and A is out"
    s = bidding(1, 5, 5, B="1/0:")
    assert honor_of(s) == [13, 0, 8] and s.alive == 0b101


def test_a_bid_that_a_card_changed_counts_as_changed() -> None:
    s = bidding(3, 3, 3, B="Meddler")
    assert s.decision.why == "reactions"
    do(s, "B: Meddler")
    assert s.decision.why == "give the odd honor" and s.decision.player == 1
    assert honor_of(do(s, "B: A")) == [11, 9, 10]


# --- four and more ------------------------------------------------------------------------------------------------------


@rule("mp.enl-four-or-more.1")
@pytest.mark.parametrize("players", [4, 5, 8])
def test_four_and_more_select_two_or_four(players: int) -> None:
    s = laid("dynasty phase", players=players)
    pass_until(s, "honor bid")
    for who in LETTERS[:players]:
        assert options(s) == ["2", "4"]
        do(s, f"{who}: 2")
    assert s.decision.why == "action"


@rule("mp.enl-four-or-more.2", "mp.enl-four-or-more.4", "mp.enl-four-or-more.5")
@pytest.mark.parametrize(
    ("bids", "after"),
    [
        ((4, 2, 2, 2), [7, 11, 11, 11]),
        ((4, 4, 2, 2), [8, 8, 12, 12]),
        ((2, 4, 4, 4), [13, 9, 9, 9]),
        ((4, 4, 4, 4), [10, 10, 10, 10]),
        ((2, 2, 2, 2), [10, 10, 10, 10]),
        ((4, 2, 4, 2, 4), [8, 13, 8, 13, 8]),
    ],
)
def test_who_acts_dishonorably_gives_one_honor_to_each_who_does_not(bids: tuple[int, ...], after: list[int]) -> None:
    assert honor_of(bidding(*bids)) == after


@rule("mp.enl-four-or-more.4", "mp.enl-four-or-more.5")
def test_who_acts_honorably_loses_nothing_even_for_a_moment() -> None:
    row = {"B": "10/0: Mourner", "C": "10/0: Mourner"}
    s = bidding(4, 2, 4, 2, **row)
    assert decision(s) == "C: reactions", "B, who bid 2, has lost nothing"
    do(s, "C: Mourner")
    assert s.pool == [1, 0, 1, 0] and honor_of(s) == [8, 12, 8, 12], "A was the first to pass in 1.4"


@rule("mp.enl-four-or-more.6")
def test_four_draw_two_or_four_cards() -> None:
    assert drawn(bidding(4, 2, 2, 4)) == [4, 2, 2, 4]


@rule("mp.enl-four-or-more.3")
@pytest.mark.parametrize("card", ["Meddler", "Forger"])
def test_with_four_players_no_card_effect_modifies_the_bid(card: str) -> None:
    s = bidding(4, 2, 2, 2, B=card)
    assert s.decision.why == "action" and honor_of(s) == [7, 11, 11, 11], "it is not even offered"
    assert bidding(3, 3, 3, B=card).decision.why == "reactions", "with three it is"


@rule("mp.enl-four-or-more.3")
@pytest.mark.parametrize("kind", [ev.CHANGE_BID, ev.SET_DIAL])
def test_nor_does_it_happen_by_an_ability_that_does_more(kind: int) -> None:
    for players, happens in ((4, False), (3, True)):
        s = bidding(*[4] * players)
        assert bool(ev.HAPPEN[kind](s, Event(kind, player=1, n=1), [])) is happens


def test_when_only_three_are_left_they_bid_as_three_do() -> None:
    s = laid("dynasty phase, first A", players=4, D="0/0 out:")
    pass_until(s, "honor bid")
    assert options(s) == ["1", "2", "3", "4", "5"]
    do(s, "A: 5", "B: 3", "C: 1")
    assert honor_of(s)[:3] == [6, 10, 14]


def test_when_only_two_are_left_the_higher_gives_the_lower_the_difference() -> None:
    s = laid("dynasty phase, first A", C="0/0 out:")
    pass_until(s, "honor bid")
    do(s, "A: 5", "B: 2")
    assert honor_of(s)[:2] == [7, 13] and bits(s.alive) == (0, 1)
