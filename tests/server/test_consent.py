"""Undo, draws, rematches, giving up, clocks and pass settings."""

from __future__ import annotations

from random import Random
from time import sleep

import pytest

from gorin.server import protocol
from gorin.server.client import Refused, Seat, Server
from tests.server.serving import ALONE, BOTH, at_random, by_turns, next_asked, settle

Pair = tuple[Seat, Seat]


def pair(server: Server, **table: object) -> Pair:
    made = server.create(seats=BOTH, **table)
    return server.sit(made, 0), server.sit(made, 1)


def test_a_choice_is_taken_back_freely_before_anything_was_learned(server: Server) -> None:
    anna, bert = pair(server, seed=1)
    first = next_asked([anna, bert])
    other = bert if first is anna else anna
    assert first is not None and first.decision is not None
    before = (first.view, first.decision.why, [option.text for option in first.decision.options], first.decision.number)
    first.choose(0)  # a stronghold is placed facedown: nothing is shown to anybody
    if next_asked([anna, bert]) is first:
        first.ask(protocol.Propose(what="undo"))
        settle(first)
        decision = first.decision
        assert first.view == before[0]
        assert (decision.why, [option.text for option in decision.options]) == before[1:3]
        assert decision.number is not None and before[3] is not None and decision.number > before[3]
    anna.close()
    other.close()
    bert.close()


def test_after_another_has_chosen_the_other_is_asked(server: Server) -> None:
    anna, bert = pair(server, seed=1)
    dice = Random(2)
    by_turns([anna, bert], dice, 40)
    made = {anna: 0, bert: 0}
    for _ in range(12):  # until both have chosen since
        seat = next_asked([anna, bert])
        assert seat is not None and seat.decision is not None
        seat.choose(dice.randrange(len(seat.decision.options)))
        made[seat] += 1
        last = seat
        if all(made.values()):
            break
    asking = bert if last is anna else anna
    settle(asking)
    view = asking.view
    asking.ask(protocol.Propose(what="undo"))
    settle(last)
    assert [(offer.what, offer.by) for offer in last.table.offers] == [("undo", asking.seat)]
    assert asking.view == view
    last.ask(protocol.Decline(what="undo"))
    settle(asking)
    assert asking.table.offers == []
    asking.ask(protocol.Propose(what="undo"))
    last.ask(protocol.Propose(what="undo"))
    settle(asking)
    assert asking.asked and asking.table.offers == []
    settle(last)
    assert [line.text for line in last.log] == [line.text for line in last.log if line.text]
    by_turns([anna, bert], dice, 10_000)
    assert anna.result is not None
    anna.close()
    bert.close()


def test_agents_always_agree_to_take_a_choice_back(server: Server) -> None:
    with server.sit(server.create(seats=ALONE, seed=3)) as seat:
        at_random(seat, 1, most=30)
        assert seat.wait() and seat.decision is not None
        before = (seat.view, seat.decision.why, list(seat.log))
        seat.choose(0)
        assert seat.wait()
        seat.ask(protocol.Propose(what="undo"))
        assert seat.wait() and seat.decision is not None
        assert (seat.view, seat.decision.why, seat.log) == before


def test_there_is_nothing_to_take_back_at_first(server: Server) -> None:
    with server.sit(server.create(seats=BOTH), 0) as anna, pytest.raises(Refused, match="no choice"):
        anna.ask(protocol.Propose(what="undo"))


def test_a_draw_needs_both_and_agents_play_on(server: Server) -> None:
    anna, bert = pair(server)
    anna.ask(protocol.Propose(what="draw"))
    settle(bert)
    assert bert.result is None and bert.table.offers[0].what == "draw"
    bert.ask(protocol.Propose(what="draw"))
    settle(anna)
    assert anna.result is not None and (anna.result.ending, anna.result.winner) == ("draw", None)
    with pytest.raises(Refused, match="over"):
        anna.ask(protocol.Propose(what="draw"))
    anna.close()
    bert.close()
    with server.sit(server.create(seats=ALONE)) as seat, pytest.raises(Refused, match="declines"):
        seat.ask(protocol.Propose(what="draw"))


def test_who_concedes_has_lost_and_the_record_stops_there(server: Server) -> None:
    anna, bert = pair(server)
    by_turns([anna, bert], Random(3), 30)
    bert.ask(protocol.Concede())
    settle(anna)
    assert anna.result is not None and (anna.result.ending, anna.result.winner) == ("conceded", 0)
    assert anna.decision is None
    record = server.get(f"/api/records/{anna.table.record}")
    assert record["record"]["result"]["ending"] == "conceded"
    assert server.get(f"/api/records/{anna.table.record}/steps/{len(record['steps'])}")["decision"] is not None
    anna.close()
    bert.close()


def test_a_rematch_is_another_game_at_the_same_table(server: Server) -> None:
    anna, bert = pair(server, seed=6)
    with pytest.raises(Refused, match="not over"):
        anna.ask(protocol.Propose(what="rematch"))
    by_turns([anna, bert], Random(3), 25)
    settle(anna)
    numbers = [seat.decision.number for seat in (anna, bert) if seat.asked and seat.decision is not None]
    anna.ask(protocol.Concede())
    anna.ask(protocol.Propose(what="rematch"))
    settle(bert)
    assert bert.table.offers[0].what == "rematch"
    bert.ask(protocol.Propose(what="rematch"))
    asked = next_asked([anna, bert])
    assert asked is not None and asked.decision is not None and asked.decision.number is not None
    assert (anna.table.game, anna.result, anna.table.state) == (2, None, "playing")
    assert all(number is not None and asked.decision.number != number for number in numbers)
    assert len(anna.log) < 20
    by_turns([anna, bert], Random(4), 10_000)
    assert anna.result is not None and anna.table.record is not None and anna.table.record.endswith("-2")
    anna.close()
    bert.close()


def test_an_agent_takes_every_rematch(server: Server) -> None:
    with server.sit(server.create(seats=ALONE)) as seat:
        seat.ask(protocol.Concede())
        seat.ask(protocol.Propose(what="rematch"))
        assert seat.wait() and seat.table.game == 2


# --- clocks ---------------------------------------------------------------------------------------------------------


def test_a_clock_per_decision_chooses_for_who_sleeps(server: Server) -> None:
    anna, bert = pair(server, clock={"kind": "decision", "period": 0.05})
    for _ in range(200):
        anna.next()
        if len(anna.log) > 3:
            break
    assert anna.result is None and anna.clock is not None and len(anna.clock.seats) == 2
    anna.close()
    bert.close()


def test_who_runs_out_of_time_has_lost(server: Server) -> None:
    anna, bert = pair(server, clock={"kind": "chess", "main": 1.0})
    asked = next_asked([anna, bert])
    assert asked is not None
    while asked.result is None:
        asked.next()
    assert (asked.result.ending, asked.result.winner) == ("time", 1 - (asked.seat or 0))
    settle(asked)
    assert any("no time" in line.text for line in asked.chat)
    anna.close()
    bert.close()


def test_byoyomi_is_lost_after_its_last_period(server: Server) -> None:
    anna, bert = pair(server, clock={"kind": "byoyomi", "main": 0.05, "period": 0.05, "periods": 2})
    while anna.result is None:
        anna.next()
    assert anna.result.ending == "time"
    anna.close()
    bert.close()


def test_a_clock_does_not_run_for_who_is_not_asked(server: Server) -> None:
    anna, bert = pair(server, clock={"kind": "chess", "main": 600})
    asked = next_asked([anna, bert])
    assert asked is not None and asked.clock is not None and asked.decision is not None
    sleep(0.05)
    asked.choose(0)
    settle(asked)
    left = [seat.left for seat in asked.clock.seats]
    assert left[asked.seat or 0] <= 599_950 and left[1 - (asked.seat or 0)] >= 599_900
    anna.close()
    bert.close()


# --- pass settings --------------------------------------------------------------------------------------------------


def whys(seat: Seat, seed: int) -> list[str]:
    """What a seat is asked in a whole game."""
    asked: list[str] = []
    dice = Random(seed)
    while seat.wait():
        assert seat.decision is not None
        asked.append(seat.decision.why or "")
        seat.choose(dice.randrange(len(seat.decision.options)))
    return asked


def test_whoever_wants_no_windows_is_asked_only_what_must_be_decided(server: Server) -> None:
    with server.sit(server.create(seats=ALONE, seed=9)) as seat:
        seat.ask(protocol.Settings(stop="never"))
        assert seat.passing is not None and seat.passing.stop == "never"
        asked = whys(seat, 1)
        assert asked and not {"reactions", "interrupts", "cancel"} & set(asked)


def test_who_wants_every_window_is_asked_even_with_one_option(server: Server) -> None:
    with server.sit(server.create(seats=ALONE, seed=9)) as seat:
        seat.ask(protocol.Settings(stop="windows"))
        single = False
        dice = Random(1)
        while seat.wait() and not single:
            assert seat.decision is not None
            single = [option.kind for option in seat.decision.options] == ["pass"]
            seat.choose(dice.randrange(len(seat.decision.options)))
        assert single


def test_settings_are_kept_for_who_comes_back(server: Server) -> None:
    made = server.create(seats=ALONE)
    with server.sit(made) as seat:
        seat.ask(protocol.Settings(stop="reactions"))
    with server.sit(made) as seat:
        settle(seat)
        assert seat.passing is not None and seat.passing.stop == "reactions"


def test_there_is_no_passing_to_the_end_of_no_conflict(server: Server) -> None:
    with server.sit(server.create(seats=ALONE)) as seat, pytest.raises(Refused, match="no conflict"):
        seat.ask(protocol.Settings(until="conflict"))
