"""What players do beside their choices at a table: giving up, and dealing with each other."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from gorin.agents.random import RandomAgent
from gorin.kernel.record import read_record
from gorin.server import protocol
from gorin.server.client import Refused, Seat, Server
from gorin.sim.replaying import replay
from tests.server.serving import by_turns, next_asked, serving, settle, shown

ENLIGHTENMENT, TEAMS = "lcg/enlightenment", "lcg/team-conquest"
RANDOM = {"who": "agent", "agent": "random"}
WORD = {"promise": "words", "words": "I shall speak well of you.", "for": "game"}


def people(*names: str) -> list[dict[str, str]]:
    return [{"who": "you", "name": name} for name in names]


def offer(to: int, **other: Any) -> protocol.Aside:
    return protocol.Aside(what={"do": "offer", "to": to, "value": 2, "mine": WORD, "yours": WORD} | other)


def in_the_first_round(seats: list[Seat], dice: Random) -> None:
    """Play until deals can be made."""
    while seats[0].view is None or not seats[0].view["round"]:
        assert by_turns(seats, dice, 1) == 1
        settle(seats[0])


def test_a_treaty_is_offered_agreed_told_and_kept(tmp_path: Path) -> None:
    dice = Random(3)
    with serving(tmp_path) as server:
        made = server.create(rules=ENLIGHTENMENT, seats=people("Anna", "Bert", "Carl"), seed=5)
        seats = [server.sit(made, key) for key in range(3)]
        watching = server.watch(made.table.table)
        anna, bert, carl = seats
        in_the_first_round(seats, dice)
        asked = next_asked(seats)
        assert asked is not None and asked.decision is not None
        number = asked.decision.number
        anna.ask(offer(1))
        for seat in (*seats, watching):
            settle(seat)
            assert seat.view is not None and [(x["by"], x["to"]) for x in seat.view["offers"]] == [(0, 1)]
        assert asked.decision.number == number, "who is asked is asked the same"
        with pytest.raises(Refused, match="No offer"):
            carl.ask(protocol.Aside(what={"do": "agree", "offer": 1}))
        with pytest.raises(Refused, match="you watch"):
            watching.ask(offer(1))
        with pytest.raises(Refused, match="There is no aside"):
            carl.ask(protocol.Aside(what={"do": "cheat"}))
        by_turns(seats, dice, 3)
        bert.ask(protocol.Aside(what={"do": "agree", "offer": 1}))
        settle(watching)
        assert watching.view is not None and [x["players"] for x in watching.view["treaties"]] == [[0, 1]]
        by_turns(seats, dice, 4)
        carl.ask(offer(0, value=3))
        stood = shown(seats)
        for seat in (*seats, watching):
            seat.close()
    with serving(tmp_path) as server:
        seats = [server.sit(made, key) for key in range(3)]
        assert next_asked(seats) is not None
        assert shown(seats) == stood
        for seat in seats:
            seat.ask(protocol.Concede())
            if seat.result is not None:
                break
        settle(seats[0])
        checked(server, seats[0], ["offer", "agree", "offer", "concede", "concede"])
        for seat in seats:
            seat.close()


def checked(server: Server, seat: Seat, deeds: list[str]) -> None:
    """The record has these asides in their places, replays, and can be looked at and begun from at each of them."""
    record = read_record(server.get(f"/api/records/{seat.table.record}/file").encode())
    assert [each.aside["do"] for each in record.asides] == deeds
    assert replay(record).over
    told = server.get(f"/api/records/{seat.table.record}")
    steps = told["steps"]
    assert told["parts"] == "" and [step["step"] for step in steps] == list(range(len(steps)))
    asides = [step for step in steps if "aside" in step]
    assert [step["aside"]["do"] for step in asides] == deeds and "offers B a treaty" in asides[0]["text"]
    assert len(steps) == len(record.choices) + len(record.asides)
    place = asides[1]["step"]
    before, after = (server.get(f"/api/records/{seat.table.record}/steps/{n}") for n in (place, place + 1))
    assert [len(each["view"]["treaties"]) for each in (before, after)] == [0, 1]
    assert "chosen" not in before["decision"]
    begin = {"record": seat.table.record, "step": place + 1}
    again = server.create(seats=[*people("Anna"), RANDOM, RANDOM], begin=begin)
    with server.sit(again) as one:
        assert one.wait() and one.view is not None and len(one.view["treaties"]) >= 1


def test_who_leaves_a_game_of_five_is_out_and_the_others_go_on(tmp_path: Path) -> None:
    dice = Random(6)
    with serving(tmp_path) as server:
        made = server.create(rules=ENLIGHTENMENT, seats=[*people("Anna", "Bert", "Carl"), RANDOM, RANDOM], seed=9)
        seats = [server.sit(made, key) for key in range(3)]
        in_the_first_round(seats, dice)
        asked = next_asked(seats)
        assert asked is not None and asked.decision is not None and asked.decision.number is not None
        asked.ask(protocol.Aside(what={"do": "concede"}))
        others = [seat for seat in seats if seat is not asked]
        for seat in seats:
            settle(seat)
            assert [each.out for each in seat.table.seats] == [i == asked.seat for i in range(5)]
        assert not asked.asked and asked.result is None
        for what in (protocol.Concede(), protocol.Propose(what="draw"), offer(3)):
            with pytest.raises(Refused, match="out of this game"):
                asked.ask(what)
        asked.ask(protocol.Chat(text="well played"))
        assert by_turns(others, dice, 10) == 10
        for seat in seats:
            seat.close()
    with serving(tmp_path) as server:
        again = [server.sit(made, seat.seat or 0) for seat in others]
        assert by_turns(again, dice, 5) == 5
        assert [each.out for each in again[0].table.seats].count(True) == 1
        for seat in again:
            seat.ask(protocol.Concede())
            seat.close()


def test_a_concession_is_not_taken_back(server: Server) -> None:
    made = server.create(rules=ENLIGHTENMENT, seats=people("Anna", "Bert", "Carl", "Dora"))
    seats = [server.sit(made, key) for key in range(4)]
    in_the_first_round(seats, Random(2))
    seats[3].ask(protocol.Concede())
    for seat in seats[:3]:
        with pytest.raises(Refused, match="no choice that could be taken back"):
            seat.ask(protocol.Propose(what="undo"))
    for seat in seats:
        seat.close()


def test_an_answer_to_what_was_asked_before_does_not_fit_what_is_asked_now(server: Server) -> None:
    made = server.create(rules=ENLIGHTENMENT, seats=people("Anna", "Bert", "Carl", "Dora"))
    seats = [server.sit(made, key) for key in range(4)]
    dice = Random(2)
    in_the_first_round(seats, dice)
    left = list(seats)
    while True:
        asked = next_asked(left)
        assert asked is not None and asked.decision is not None and asked.decision.number is not None
        before, number = asked.decision, asked.decision.number
        other = next(seat for seat in left if seat is not asked)
        other.ask(protocol.Concede())
        left.remove(other)
        settle(asked)
        if asked.decision != before:
            with pytest.raises(Refused, match=r"not the one you are asked|not asked anything|over"):
                asked.ask(protocol.Choose(decision=number, option=0))
            break
        assert len(left) > 1, "nothing else was asked"
    for seat in seats:
        seat.close()


def test_who_concedes_while_the_game_is_set_up_leaves_the_seat_to_an_ai(server: Server) -> None:
    made = server.create(rules=ENLIGHTENMENT, seats=people("Anna", "Bert", "Carl"))
    seats = [server.sit(made, key) for key in range(3)]
    seats[0].ask(protocol.Concede())
    in_the_first_round(seats[1:], Random(1))
    assert seats[1].table.seats[0].standin == "heuristic" and not seats[1].table.seats[0].out
    for seat in seats:
        seat.close()


@pytest.mark.parametrize("what", [{"do": "concede"}, {"do": " concede"}])
def test_nobody_gives_up_for_the_whole_team(server: Server, what: dict[str, str]) -> None:
    made = server.create(rules=TEAMS, seats=people("Anna", "Bert", "Carl", "Dora"))
    with server.sit(made, 0) as anna, server.sit(made, 1) as bert:
        anna.ask(protocol.Aside(what=what))
        settle(bert)
        assert bert.result is None and bert.table.seats[0].standin is not None
        with pytest.raises(Refused, match="it has nothing but"):
            bert.ask(protocol.Aside(what={"do": "concede", "for": "all"}))


def test_of_two_players_the_aside_is_the_same_as_conceding(server: Server) -> None:
    made = server.create(seats=people("Anna", "Bert"))
    with server.sit(made, 0) as anna:
        anna.ask(protocol.Aside(what={"do": "concede"}))
        settle(anna)
        assert anna.result is not None and (anna.result.ending, anna.result.winner) == ("conceded", 1)


def test_agents_answer_what_people_offer(server: Server) -> None:
    made = server.create(rules=ENLIGHTENMENT, seats=[*people("Anna"), RANDOM, RANDOM, RANDOM], seed=12)
    with server.sit(made) as anna:
        anna.ask(protocol.Settings(stop="never"))
        in_the_first_round([anna], Random(4))
        for to in (1, 2, 3):
            if not any({0, to} == {x["by"], x["to"]} for x in offers(anna)):
                anna.ask(offer(to))
        while any(x["by"] == 0 for x in offers(anna)):  # though it is Anna who is asked to choose
            anna.next()
        told = [line.text for line in anna.log]
        assert any("agrees" in line or "declines" in line or "offers A" in line for line in told)


def test_agents_make_offers_when_the_time_for_deals_comes(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomAgent, "often", 1.0)
    made = server.create(rules=ENLIGHTENMENT, seats=[*people("Anna"), RANDOM, RANDOM], seed=12)
    with server.sit(made) as anna:
        anna.ask(protocol.Settings(stop="never"))
        dice = Random(4)
        while not any(" offers " in line.text for line in anna.log):
            assert by_turns([anna], dice, 1) == 1


def offers(seat: Seat) -> list[dict[str, Any]]:
    settle(seat)
    assert seat.view is not None
    return list(seat.view["offers"])


def test_what_is_promised_in_words_plays_no_tricks(server: Server) -> None:
    made = server.create(rules=ENLIGHTENMENT, seats=people("Anna", "Bert", "Carl"), seed=5)
    seats = [server.sit(made, key) for key in range(3)]
    in_the_first_round(seats, Random(1))
    seats[0].ask(offer(1, mine=WORD | {"words": "I\u202eshall\u0007 help"}))
    assert offers(seats[2])[0]["promises"][0]["words"] == "I shall help"
    for seat in seats:
        seat.close()


def test_treaty_cards_are_an_option_of_the_table(server: Server) -> None:
    games = {game["rules"]: game for game in server.get("/api/games")["games"]}
    assert [option["name"] for option in games[ENLIGHTENMENT]["options"]] == ["treaty_cards"]
    assert games[TEAMS]["options"] == []
    made = server.create(rules=ENLIGHTENMENT, options={"treaty_cards": True})
    assert made.table.options == {"treaty_cards": True}
    with pytest.raises(Refused, match="no option"):
        server.create(rules=TEAMS, options={"treaty_cards": True})
    with pytest.raises(Refused, match="no option"):
        server.create(rules=ENLIGHTENMENT, options={"money": True})
