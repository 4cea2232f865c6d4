"""Clocks, with time handed in."""

from __future__ import annotations

import pytest

from gorin.errors import UsageError
from gorin.server.clocks import Clocks, Time, checked
from gorin.server.protocol import ClockKind


def test_no_clock_never_runs() -> None:
    clocks = Clocks(ClockKind(), 2)
    clocks.start(0, 100)
    assert clocks.due() is None
    assert clocks.told(105) is None


def test_a_clock_per_decision_begins_anew_each_time() -> None:
    clocks = Clocks(ClockKind("decision", period=30), 3)
    clocks.start(2, 100)
    assert clocks.due() == 130
    clocks.chosen(2, 120)
    clocks.start(2, 121)
    assert clocks.due() == 151


def test_a_chess_clock_falls_only_while_its_seat_is_asked() -> None:
    clocks = Clocks(ClockKind("chess", main=60, extra=5), 2)
    clocks.start(0, 100)
    clocks.chosen(0, 110)
    assert clocks.times == [Time(55), Time(60)]
    clocks.start(1, 110)
    assert clocks.now(1, 150) == Time(20)
    assert clocks.now(0, 150) == Time(55)
    assert clocks.due() == 170
    told = clocks.told(150)
    assert told is not None and (told.running, told.seats[1].left) == (1, 20_000)


def test_byoyomi_takes_whole_periods_and_gives_an_unfinished_one_back() -> None:
    clocks = Clocks(ClockKind("byoyomi", main=10, period=30, periods=3), 2)
    clocks.start(0, 0)
    assert clocks.due() == 100
    assert clocks.now(0, 9) == Time(1)
    assert clocks.now(0, 15) == Time(25, 3)
    assert clocks.now(0, 45) == Time(25, 2)
    clocks.chosen(0, 45)
    assert clocks.times[0] == Time(30, 2)
    clocks.start(0, 50)
    assert clocks.due() == 110
    assert clocks.now(0, 115) == Time(0, 1)


@pytest.mark.parametrize("kind", [ClockKind("decision", period=5), ClockKind("byoyomi", period=5, periods=1)])
def test_taking_back_gives_no_time_back(kind: ClockKind) -> None:
    clocks, now = Clocks(kind, 2), 100.0
    for _ in range(4):  # think for a second, choose, take it back
        clocks.start(0, now)
        clocks.chosen(0, now + 1)
        clocks.start(0, now + 1)
        clocks.taken_back([0], now + 1)
        now += 1
    clocks.start(0, now)
    assert clocks.due() == now + 2  # of five seconds three are gone, and the first choice brought its own
    clocks.chosen(0, now + 1)
    clocks.start(0, now + 1)
    assert clocks.due() == now + 2
    clocks.chosen(0, now + 1.5)  # a choice that was not made before
    assert clocks.times[0].left == 5


def test_a_choice_that_is_made_again_brings_nothing_more_to_a_chess_clock() -> None:
    clocks = Clocks(ClockKind("chess", main=60, extra=5), 2)
    clocks.start(0, 100)
    clocks.chosen(0, 110)
    clocks.taken_back([0], 110)
    clocks.start(0, 110)
    clocks.chosen(0, 112)
    assert (clocks.times[0].left, clocks.times[0].owed) == (53, 0)


def test_time_that_is_not_charged_is_not_charged() -> None:
    clocks = Clocks(ClockKind("chess", main=60), 2)
    clocks.start(0, 100, grace=3)
    clocks.chosen(0, 102.5)
    assert clocks.times[0] == Time(60)


def test_who_is_asked_can_be_hidden() -> None:
    clocks = Clocks(ClockKind("chess", main=60), 2)
    clocks.start(1, 100, grace=5)
    told = clocks.told(104, hide=True)
    assert told is not None and told.running is None and [seat.left for seat in told.seats] == [60_000, 60_000]


@pytest.mark.parametrize("kind", [ClockKind("decision"), ClockKind("chess"), ClockKind("byoyomi", main=5, period=3)])
def test_a_clock_that_would_run_out_at_once_is_refused(kind: ClockKind) -> None:
    with pytest.raises(UsageError):
        checked(kind)
