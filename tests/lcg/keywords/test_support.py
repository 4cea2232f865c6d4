"""Support: others may help to pay."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CRAB,
    NEUTRAL,
    X_COST,
    GainHonor,
    Keyword,
    SpendFate,
    X,
    action,
    attachment,
    conflict_character,
    event,
)
from tests.lcg.tables import decision, discard, do, fate_of, hand, honor_of, in_play, offered, options, table

AID = event("Mutual Aid", NEUTRAL, Keyword("support"), action(GainHonor()), cost=3)
ALLY = conflict_character("Ally", CRAB, Keyword("support"), cost=3, military=2, political=2)
BANNER = attachment("Shared Banner", NEUTRAL, Keyword("support"), cost=2)
CARDS = [AID, ALLY, BANNER]


@rule("rr.support.1", "rr.open-support-opponent.1")
@pytest.mark.parametrize("card", ["Mutual Aid", "Ally", "Shared Banner"])
def test_an_opponent_may_pay_a_part(card: str) -> None:
    s = table(f"A 10/1: Plain Captain | {card}\nB 10/5:", extra=CARDS)
    do(s, f"A: {card}")
    cost = 2 if card == "Shared Banner" else 3
    assert decision(s) == "B: support" and options(s) == [str(n) for n in range(cost + 1)]
    do(s, f"B: {cost - 1}", "A: yes")
    if card == "Ally":
        assert fate_of(s) == [0, 6 - cost]
        assert in_play(s, "Ally")
    elif card == "Shared Banner":
        do(s, "A: Plain Captain")
        assert in_play(s, card)
    else:
        assert honor_of(s) == [11, 10]
    assert fate_of(s) == [0, 6 - cost]


@rule("rr.support.2", "rr.support.4")
def test_others_are_asked_even_if_the_player_could_pay_and_need_not_give_anything() -> None:
    s = table("A 10/3: | Mutual Aid\nB 10/2:", extra=CARDS)
    do(s, "A: Mutual Aid")
    assert decision(s) == "B: support" and options(s) == ["0", "1", "2"]
    do(s, "B: 0")
    assert honor_of(s) == [11, 10] and fate_of(s) == [0, 2]


@rule("rr.support.1")
def test_who_has_no_fate_is_not_asked_and_other_cards_ask_nobody() -> None:
    s = table("A 10/3: | Mutual Aid\nB 10/0:", extra=CARDS)
    do(s, "A: Mutual Aid")
    assert decision(s) == "B: action" and honor_of(s) == [11, 10]
    s = table("A 10/1: | Plain Alms\nB 10/9:", extra=CARDS)
    do(s, "A: Plain Alms")
    assert fate_of(s) == [2, 9]
    s = table("A 10/0: | Plain Alms\nB 10/9:", extra=CARDS)
    assert not offered(s, "Plain Alms")


@rule("rr.support.5")
@pytest.mark.parametrize("accept", [True, False])
def test_the_player_may_refuse(accept: bool) -> None:
    s = table("A 10/3: | Mutual Aid\nB 10/5:", extra=CARDS)
    do(s, "A: Mutual Aid", "B: 2")
    assert decision(s) == "A: accept support"
    do(s, f"A: {'yes' if accept else 'no'}")
    assert fate_of(s) == ([2, 3] if accept else [0, 5]) and honor_of(s) == [11, 10]


@rule("rr.support.6")
@pytest.mark.parametrize("card", ["Mutual Aid", "Ally"])
@pytest.mark.parametrize("answers", [("B: 0",), ("B: 1", "A: yes"), ("B: 3", "A: no")])
def test_without_enough_help_it_stays_in_hand_and_nothing_is_paid(card: str, answers: tuple[str, ...]) -> None:
    s = table(f"A 10/1: Plain Mine | {card}\nB 10/5:", extra=CARDS)
    do(s, f"A: {card}", *answers)
    assert hand(s, "A") == [card] and fate_of(s) == [1, 5] and discard(s, "A") == []
    assert decision(s) == "A: action", "A may still do something else"
    assert options(s) == ["Plain Mine", "pass"], "but has asked for this card"


@rule("rr.support.6")
def test_the_passes_before_it_still_count() -> None:
    s = table("A 10/1: | Ally\nB 10/5:\nfirst B", extra=CARDS)
    do(s, "B: pass", "A: Ally", "B: 0", "A: pass")
    assert s.left == [2, 1], "both have passed in a row, so the window is over and B had to pass a conflict"
    s = table("A 10/0: | Ally\nB 10/2:", extra=CARDS)
    assert not offered(s, "Ally"), "all fate of all players is not enough"


def test_a_cost_of_x_is_settled_before_anybody_helps() -> None:
    tithe = event("Tithe", NEUTRAL, Keyword("support"), action(GainHonor(X()), cost=SpendFate(X())), cost=X_COST)
    assert tithe.cost == X_COST
    shared = event("Shared Tithe", NEUTRAL, Keyword("support"), action(GainHonor(X())), cost=X_COST)
    s = table("A 10/2: | Shared Tithe\nB 10/2:", extra=[shared])
    do(s, "A: Shared Tithe", "A: 2", "B: 1", "A: yes")
    assert honor_of(s) == [12, 10] and fate_of(s) == [1, 1]
