"""Whole games over the socket: people, agents, watchers, bots."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest

from gorin.server import protocol
from gorin.server.client import Lost, Refused, Seat, Server, play
from gorin.server.protocol import Decision
from tests.server.serving import ALONE, BOTH, TOGETHER, all_at_once, at_random, by_turns, next_asked, settle


def told(seat: Seat) -> list[str]:
    """The log without particulars, which only their owner may know."""
    return [line.text.partition(" (")[0].removesuffix(".") for line in seat.log]


@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish", "ccg/emperor"])
def test_two_people_play_a_whole_game(server: Server, rules: str) -> None:
    made = server.create(rules=rules, seats=TOGETHER)
    assert made.table.state == "waiting"
    joined = server.join(made.table.table, name="Bert")
    assert (joined.table.state, joined.keys[0].seat) == ("playing", 1)
    with server.sit(made) as anna, server.sit(joined) as bert:
        results = all_at_once([anna, bert], seed=3)
        assert results[0] is not None
        assert results[0] == results[1]
        assert anna.table.state == bert.table.state == "over"
        assert [seat.name for seat in anna.table.seats] == ["Anna", "Bert"]
        assert anna.log and told(anna)[-1] == told(bert)[-1]
        assert median(anna.received + bert.received) <= 4_096
        assert anna.view is not None and (anna.view["you"], anna.decision) == (0, None)
    record = server.get(f"/api/records/{anna.table.record}")
    assert record["record"]["result"]["ending"] == results[0].ending


@pytest.mark.parametrize("rules", ["lcg/stronghold", "ccg/emperor"])
def test_a_bot_plays_an_agent_to_the_end(server: Server, rules: str) -> None:
    made = server.create(rules=rules, seats=ALONE, seed=2)
    seen = []

    def last(view: dict[str, object], decision: Decision) -> int:
        seen.append(decision.why)
        assert view["you"] == 0 and len(decision.options) > 1
        return len(decision.options) - 1

    result = play(server, made, last)
    assert result.ending and len(seen) > 10


def test_without_a_word_you_play_the_usual_agent(server: Server) -> None:
    made = server.create()
    assert [(seat.who, seat.agent) for seat in made.table.seats] == [("human", None), ("agent", "heuristic")]
    with server.sit(made) as seat:
        at_random(seat, 1, most=12)
        assert seat.wait()


def test_who_watches_sees_what_everybody_knows_and_cannot_choose(server: Server) -> None:
    made = server.create(seats=BOTH)
    with server.sit(made, 0) as anna, server.sit(made, 1) as bert, server.watch(made.table.table) as carl:
        by_turns([anna, bert], Random(5), 60)
        for seat in (anna, bert, carl):
            settle(seat)
        assert carl.seat is None and carl.view is not None and carl.view["you"] is None
        for player in carl.view["players"]:
            assert player["hand"] and all(set(card) == {"id"} for card in player["hand"])
        assert carl.decision is not None and not carl.decision.options
        assert anna.table.watchers == 1
        with pytest.raises(Refused, match="watches"):
            carl.ask(protocol.Choose(decision=0, option=0))
        with pytest.raises(Refused, match="watch"):
            carl.ask(protocol.Concede())


def test_a_table_may_want_nobody_to_watch(server: Server) -> None:
    made = server.create(seats=BOTH, watch=False)
    with pytest.raises(Lost):
        server.watch(made.table.table)
    server.sit(made).close()


def test_a_player_comes_back_in_the_middle_and_goes_on(server: Server) -> None:
    made = server.create(seats=BOTH)
    dice = Random(8)
    with server.sit(made, 1) as bert:
        anna = server.sit(made, 0)
        by_turns([anna, bert], dice, 80)
        settle(anna)
        before = (anna.view, anna.decision, anna.log)
        anna.close()
        with server.sit(made, 0) as anna:
            settle(anna)
            assert (anna.view, anna.decision, anna.log) == before
            by_turns([anna, bert], dice, 10_000)
            assert anna.result is not None


def test_a_seat_may_be_open_in_two_windows(server: Server) -> None:
    made = server.create(seats=ALONE)
    with server.sit(made) as one, server.sit(made) as two:
        at_random(one, 1, most=5)
        assert one.wait()
        settle(two)
        at_random(two, 1, most=5)
        assert two.wait()
        settle(one)
        assert one.view == two.view and one.decision == two.decision


def test_everything_can_be_asked_for_anew(server: Server) -> None:
    made = server.create(seats=ALONE)
    with server.sit(made) as seat:
        at_random(seat, 1, most=20)
        seat.wait()
        before = (seat.view, seat.decision, list(seat.log))
        answer = seat.ask(protocol.Sync())
        assert isinstance(answer, protocol.Update) and answer.view == before[0]
        assert (seat.view, seat.decision, seat.log) == before


def test_chat_reaches_everybody_and_is_there_for_those_who_come_later(server: Server) -> None:
    made = server.create(seats=BOTH)
    with server.sit(made, 0) as anna, server.sit(made, 1) as bert:
        anna.ask(protocol.Chat(text="  Good\u0007 day  "))
        settle(bert)
        assert [(line.name, line.text) for line in bert.chat] == [("Anna", "Good day")]
    with server.watch(made.table.table) as carl:
        settle(carl)
        assert [line.text for line in carl.chat] == ["Good day"]


def test_the_lobby_lists_what_is_open_and_hides_what_is_private(server: Server) -> None:
    shown = server.create(seats=TOGETHER, name="come in").table.table
    hidden = server.create(seats=TOGETHER, listed=False).table.table
    there = {table["table"]: table for table in server.get("/api/tables")["tables"]}
    assert there[shown]["name"] == "come in" and there[shown]["seats"][1]["who"] == "open"
    assert hidden not in there
    assert server.get(f"/api/tables/{hidden}")["state"] == "waiting"


def test_a_full_table_cannot_be_joined(server: Server) -> None:
    made = server.create(seats=TOGETHER)
    with pytest.raises(Refused, match="not open"):
        server.join(made.table.table, seat=0)
    server.join(made.table.table)
    with pytest.raises(Refused, match="taken"):
        server.join(made.table.table)


def test_the_game_waits_until_somebody_comes(server: Server) -> None:
    made = server.create(seats=TOGETHER)
    with server.sit(made) as anna:
        settle(anna)
        assert anna.view is None
        with pytest.raises(Refused, match="not begun"):
            anna.ask(protocol.Choose(decision=0, option=0))
        joined = server.join(made.table.table, deck={"precon": "crane"})
        with server.sit(joined) as bert:
            assert next_asked([anna, bert]) is not None
            assert anna.view is not None and anna.table.seats[1].deck == "crane"


# --- questions ------------------------------------------------------------------------------------------------------


def in_an_action_window(server: Server) -> Seat:
    seat = server.sit(server.create(seats=ALONE, seed=4))
    dice = Random(1)
    while seat.wait():
        assert seat.decision is not None
        if seat.decision.why == "action":
            return seat
        seat.choose(dice.randrange(len(seat.decision.options)))
    raise AssertionError("no action window came")


def test_a_hint_names_an_option_and_a_reason(server: Server) -> None:
    with in_an_action_window(server) as seat:
        hint = seat.ask(protocol.Hint())
        assert isinstance(hint, protocol.HintGiven) and seat.decision is not None
        assert hint.decision == seat.decision.number
        assert hint.text == seat.decision.options[hint.option].text and hint.reason


def test_why_a_card_cannot_be_used_is_said_with_the_rule(server: Server) -> None:
    with in_an_action_window(server) as seat:
        assert seat.view is not None and seat.decision is not None
        offered = {option.card.id for option in seat.decision.options if option.card is not None}
        card = next(card["id"] for card in seat.view["players"][0]["hand"] if card["id"] not in offered)
        answer = seat.ask(protocol.Why(card=card))
        assert isinstance(answer, protocol.WhyNot)
        assert answer.options == [] and all(refusal.rule.startswith("rr.") for refusal in answer.refusals)


def test_a_card_is_read_with_its_numbers_and_a_hidden_one_is_not(server: Server) -> None:
    with in_an_action_window(server) as seat:
        assert seat.view is not None
        mine, theirs = (player["hand"][0]["id"] for player in seat.view["players"])
        answer = seat.ask(protocol.Read(card=mine))
        assert isinstance(answer, protocol.CardRead) and answer.card["zone"] == "hand"
        with pytest.raises(Refused, match="You know no card") as hidden:
            seat.ask(protocol.Read(card=theirs))
        with pytest.raises(Refused) as nothing:
            seat.ask(protocol.Read(card=100_000))
        assert hidden.value.sentence.replace(str(theirs), "N") == nothing.value.sentence.replace("100000", "N")
        with pytest.raises(Refused, match="You know no card"):
            seat.ask(protocol.Why(card=theirs))


def test_timing_says_where_the_game_stands(server: Server) -> None:
    with in_an_action_window(server) as seat:
        answer = seat.ask(protocol.Timing())
        assert isinstance(answer, protocol.TimingTold) and seat.view is not None
        assert answer.timing["phase"] == seat.view["phase"] and answer.timing["priority"] == 0
        assert "resolving" not in answer.timing
