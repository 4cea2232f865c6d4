"""Honor and fate: gaining, losing, giving, taking; tokens are unlimited and open to all."""

from __future__ import annotations

import pytest

from gorin.language.numbers import Num
from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import CRAB, THAT, YOU, YOUR_OPPONENT, character, event
from gorin.rulesets.lcg.words.card_effects import PlaceFate, RemoveFate, ReturnFate
from gorin.rulesets.lcg.words.player_effects import GainFate, Give
from gorin.rulesets.lcg.words.texts import action, reaction
from tests.lcg.tables import Happens, decision, do, fate_of, fate_on, honor_of, offered, table

CHARACTER = Is("character")


@rule("rr.gains.1")
def test_what_is_gained_comes_from_nobody() -> None:
    s = table("A 10/1: | Plain Praise, Plain Alms\nB 10/1:\ndraw phase")
    do(s, "A: Plain Praise", "B: pass", "A: Plain Alms")
    assert honor_of(s) == [11, 10]
    assert fate_of(s) == [2, 1], "1 paid, 2 gained"


@rule("rr.loses.1", "rr.fate.3")
def test_what_is_lost_or_spent_goes_to_nobody() -> None:
    s = table("A 10/1: | Plain Shame, Plain Alms\nB 10/1:\ndraw phase")
    do(s, "A: Plain Shame")
    assert honor_of(s) == [7, 10]
    do(s, "B: pass", "A: Plain Alms")
    assert fate_of(s)[1] == 1


@rule("rr.give.1")
@pytest.mark.parametrize("coin", ["honor", "fate"])
def test_what_is_given_leaves_one_pool_and_enters_the_other(coin: str) -> None:
    gift = event("Gift", CRAB, action(Give(coin, YOU, YOUR_OPPONENT, Num(2))), cost=0)
    s = table("A 10/5: | Gift\nB 10/5:\ndraw phase", extra=[gift])
    do(s, "A: Gift")
    assert (honor_of(s) if coin == "honor" else fate_of(s)) == ([8, 12] if coin == "honor" else [3, 7])
    assert (fate_of(s) if coin == "honor" else honor_of(s)) == ([5, 5] if coin == "honor" else [10, 10])


@rule("rr.take.1")
@pytest.mark.parametrize("coin", ["honor", "fate"])
def test_what_is_taken_leaves_the_other_pool(coin: str) -> None:
    toll = event("Toll", CRAB, action(Give(coin, YOUR_OPPONENT, YOU, Num(2))), cost=0)
    s = table("A 10/5: | Toll\nB 10/5:\ndraw phase", extra=[toll])
    do(s, "A: Toll")
    assert (honor_of(s) if coin == "honor" else fate_of(s)) == ([12, 8] if coin == "honor" else [7, 3])


@rule("rr.take.1")
def test_no_more_is_taken_than_there_is() -> None:
    toll = event("Toll", CRAB, action(Give("fate", YOUR_OPPONENT, YOU, Num(2))), cost=0)
    s = table("A 10/0: | Toll\nB 10/1:\ndraw phase", extra=[toll])
    do(s, "A: Toll")
    assert fate_of(s) == [1, 0]
    t = table("A 10/0: | Toll\nB 10/0:\ndraw phase", extra=[toll])
    assert not offered(t, "Toll"), "it could change nothing"


@rule("rr.fate.2", "rr.token-pool.2")
def test_fate_placed_on_a_card_comes_from_the_general_pool_however_much() -> None:
    feast = event("Feast", CRAB, action(PlaceFate(THAT, Num(99)), choose=CHARACTER), cost=0)
    s = table("A 10/2: Plain Captain+1 | Feast\nB 10/2:\ndraw phase", extra=[feast])
    do(s, "A: Feast", "A: Plain Captain")
    assert fate_on(s, "Plain Captain") == 100
    assert fate_of(s) == [2, 2]


@rule("rr.loses.3")
def test_fate_removed_from_a_card_returns_to_the_general_pool_unless_it_goes_elsewhere() -> None:
    tax = event("Tax", CRAB, action(RemoveFate(THAT, Num(2)), choose=CHARACTER), cost=0)
    refund = event("Refund", CRAB, action(ReturnFate(THAT), choose=CHARACTER), cost=0)
    s = table("A 10/0: | Tax, Refund\nB 10/0: Plain Captain+5\ndraw phase", extra=[tax, refund])
    do(s, "A: Tax", "A: Plain Captain")
    assert (fate_on(s, "Plain Captain"), fate_of(s)) == (3, [0, 0])
    do(s, "B: pass", "A: Refund", "A: Plain Captain")
    assert (fate_on(s, "Plain Captain"), fate_of(s)) == (0, [0, 3])


@rule("rr.fate.1", "rr.honor.1")
def test_honor_and_fate_are_open_to_both_players() -> None:
    s = table("A 9/3: Plain Captain+2\nB 11/4:\ndraw phase")
    for you in (0, 1):
        players = s.box.rules.view(s, you)["players"]
        assert [(p["honor"], p["fate"]) for p in players] == [(9, 3), (11, 4)]
        assert players[0]["characters"][0]["fate"] == 2


@rule("rr.take.2")
def test_taking_counts_as_gaining() -> None:
    witness = character("Witness", CRAB, reaction(Happens(ev.GAIN_HONOR), GainFate()), cost=0)
    toll = event("Toll", CRAB, action(Give("honor", YOUR_OPPONENT, YOU)), cost=0)
    s = table("A 10/0: Witness | Toll\nB 10/0:\ndraw phase", extra=[witness, toll])
    do(s, "A: Toll")
    assert decision(s) == "A: reactions"
    do(s, "A: Witness")
    assert honor_of(s) == [11, 9]


@rule("rr.fate.5")
def test_additional_fate_is_offered_only_as_far_as_the_pool_goes() -> None:
    s = table("A 10/1: | Plain Guest\nB:\ndraw phase")
    do(s, "A: Plain Guest")
    assert decision(s) == "B: action", "nothing is left to place"
    assert fate_on(s, "Plain Guest") == 0
