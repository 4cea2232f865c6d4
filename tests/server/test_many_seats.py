"""Tables for three to eight: who sits where, begins, leaves and comes back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import sleep

import pytest

from gorin import rulebook
from gorin.server import presence, protocol
from gorin.server.app import Config
from gorin.server.client import Refused, Seat, Server
from gorin.server.running import Background
from tests.server.serving import GENEROUS, all_at_once, by_turns, next_asked, serving, settle, shown

ENLIGHTENMENT, TEAMS = "lcg/enlightenment", "lcg/team-conquest"
OPEN, RANDOM = {"who": "open"}, {"who": "agent", "agent": "random"}


def people(*names: str) -> list[dict[str, str]]:
    return [{"who": "you", "name": name} for name in names]


@pytest.fixture
def opened() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def seated(opened: ExitStack, server: Server, made: object, keys: range) -> list[Seat]:
    return [opened.enter_context(server.sit(made, key)) for key in keys]  # type: ignore[arg-type]


def test_games_tell_how_many_may_play_and_what_is_different(server: Server) -> None:
    games = {game["rules"]: game for game in server.get("/api/games")["games"]}
    assert (games[ENLIGHTENMENT]["sizes"], games[ENLIGHTENMENT]["teams"]) == ([3, 4, 5, 6, 7, 8], 0)
    assert (games[TEAMS]["sizes"], games[TEAMS]["teams"]) == ([4, 6, 8], 2)
    assert (games["lcg/stronghold"]["sizes"], games["lcg/stronghold"]["differs"]) == ([2], [])
    for name in (ENLIGHTENMENT, TEAMS):
        for each in games[name]["differs"]:
            assert each["text"].endswith(".")
            for id in each["cites"]:
                rule = rulebook.find(id)
                assert rule is not None and rule.id.startswith("mp.enl" if name == ENLIGHTENMENT else "mp.team")


@pytest.mark.parametrize(("rules", "seats"), [(ENLIGHTENMENT, 2), (ENLIGHTENMENT, 9), (TEAMS, 5), (TEAMS, 3)])
def test_so_many_cannot_play(server: Server, rules: str, seats: int) -> None:
    with pytest.raises(Refused, match=r"3 to 8 players|4 to 8 players|teams of the same size"):
        server.create(rules=rules, seats=[OPEN] * seats)


def test_without_a_word_the_fewest_play_against_agents(server: Server) -> None:
    made = server.create(rules=TEAMS)
    assert [seat.who for seat in made.table.seats] == ["human", "agent", "agent", "agent"]
    assert made.table.teams == [[0, 1], [2, 3]]
    assert len({seat.deck for seat in made.table.seats}) == 4


def test_people_choose_their_seats_and_with_them_their_teams(server: Server, opened: ExitStack) -> None:
    made = server.create(rules=TEAMS, seats=[*people("Anna"), OPEN, OPEN, OPEN], name="teams")
    listed = next(t for t in server.get("/api/tables")["tables"] if t["table"] == made.table.table)
    assert listed["teams"] == [[0, 1], [2, 3]] and [s["who"] for s in listed["seats"]].count("open") == 3
    bert = server.join(made.table.table, name="Bert", seat=3)
    [anna] = seated(opened, server, made, range(1))
    [b] = seated(opened, server, bert, range(1))
    b.ask(protocol.Sit(seat=1))
    assert b.seat == 1
    settle(anna)
    assert [seat.name for seat in anna.table.seats][:2] == ["Anna", "Bert"] and anna.table.seats[3].who == "open"
    with pytest.raises(Refused, match="not open"):
        b.ask(protocol.Sit(seat=0))
    carl = server.join(made.table.table, name="Carl")
    server.join(made.table.table, name="Dora")
    assert (carl.keys[0].seat, server.get(f"/api/tables/{made.table.table}")["state"]) == (2, "playing")
    with pytest.raises(Refused, match="has begun"):
        b.ask(protocol.Sit(seat=3))
    with server.sit(bert) as again:  # the secret has gone along
        assert again.seat == 1


def test_who_has_set_it_up_begins_with_ais(server: Server, opened: ExitStack) -> None:
    made = server.create(rules=ENLIGHTENMENT, seats=[*people("Anna"), OPEN, OPEN, OPEN, OPEN])
    joined = server.join(made.table.table, name="Bert", seat=2)
    [anna], [bert] = seated(opened, server, made, range(1)), seated(opened, server, joined, range(1))
    assert [seat.maker for seat in anna.table.seats] == [True, False, False, False, False]
    with pytest.raises(Refused, match="set up"):
        bert.ask(protocol.Begin())
    anna.ask(protocol.Begin(agent="random"))
    settle(bert)
    told = [(seat.who, seat.agent) for seat in bert.table.seats]
    assert told == [("human", None), ("agent", "random"), ("human", None), ("agent", "random"), ("agent", "random")]
    assert bert.table.state == "playing" and next_asked([anna, bert]) is not None
    with pytest.raises(Refused, match="begun already"):
        anna.ask(protocol.Begin())


def test_a_game_of_five_is_left_taken_up_again_and_played_to_its_end(tmp_path: Path) -> None:
    names = ["Anna", "Bert", "Carl"]
    dice = Random(4)
    with serving(tmp_path) as server:
        made = server.create(rules=ENLIGHTENMENT, seats=[*people(*names), RANDOM, RANDOM], seed=7)
        seats = [server.sit(made, key) for key in range(3)]
        for each in seats:
            each.ask(protocol.Settings(stop="never"))
        by_turns(seats, dice, 25)
        assert next_asked(seats) is not None
        for place in range(3):  # each of them goes and comes back
            settle(seats[place])
            before = (seats[place].view, seats[place].decision, seats[place].log)
            seats[place].close()
            seats[place] = server.sit(made, place)
            settle(seats[place])
            assert (seats[place].view, seats[place].decision, seats[place].log) == before
        by_turns(seats, dice, 25)
        assert next_asked(seats) is not None
        stood = shown(seats)
        for seat in seats:
            seat.close()
    with serving(tmp_path) as server:  # all of it is on the disk
        seats = [server.sit(made, key) for key in range(3)]
        assert next_asked(seats) is not None
        assert shown(seats) == stood
        results = all_at_once(seats, 5)
        assert results[0] is not None and results[0] == results[1] == results[2]
        record = server.get(f"/api/records/{seats[0].table.record}")
        assert (record["parts"], len(record["record"]["players"])) == ("", 5)
        assert record["record"]["result"]["winners"] == results[0].winners
        for seat in seats:
            seat.close()


def test_two_people_and_two_ais_play_in_teams_and_win_or_lose_together(server: Server, opened: ExitStack) -> None:
    made = server.create(rules=TEAMS, seats=[*people("Anna"), RANDOM, *people("Bert"), RANDOM], seed=3)
    seats = seated(opened, server, made, range(2))
    watching = opened.enter_context(server.watch(made.table.table))
    for seat in seats:
        seat.ask(protocol.Settings(stop="never"))
    [result, other] = all_at_once(seats, 1)
    settle(watching)
    assert result is not None and result == other == watching.result
    assert result.winner is None or result.winners in ([0, 1], [2, 3])


# --- leaving --------------------------------------------------------------------------------------------------------


def test_a_team_gives_up_when_all_its_people_have(server: Server, opened: ExitStack) -> None:
    made = server.create(rules=TEAMS, seats=people("Anna", "Bert", "Carl", "Dora"))
    anna, bert, carl, _ = seats = seated(opened, server, made, range(4))
    anna.ask(protocol.Concede())
    settle(bert)
    assert bert.result is None and any("Anna concedes. An AI plays on." in line.text for line in bert.chat)
    assert (bert.table.seats[0].standin, bert.table.seats[0].may_return) == ("heuristic", False)
    with pytest.raises(Refused, match="conceded already"):
        anna.ask(protocol.Concede())
    with pytest.raises(Refused, match="Nobody plays in your place"):
        anna.ask(protocol.Return())
    assert next_asked(seats[1:]) is not None
    bert.ask(protocol.Concede())
    settle(carl)
    assert carl.result is not None
    assert (carl.result.ending, carl.result.winner, carl.result.winners) == ("conceded", 2, [2, 3])


def test_with_agents_only_beside_one_the_team_gives_up_at_once(server: Server, opened: ExitStack) -> None:
    made = server.create(rules=TEAMS, seats=[*people("Anna"), RANDOM, *people("Bert"), RANDOM])
    anna, bert = seated(opened, server, made, range(2))
    bert.ask(protocol.Concede())
    settle(anna)
    assert anna.result is not None and anna.result.winners == [0, 1]


def test_for_who_has_no_time_left_in_a_team_an_ai_plays_on(server: Server, opened: ExitStack) -> None:
    made = server.create(rules=TEAMS, seats=people("A", "B", "C", "D"), clock={"kind": "chess", "main": 1.0})
    seats = seated(opened, server, made, range(4))
    asked = next_asked(seats)
    assert asked is not None and asked.seat is not None
    while asked.table.seats[asked.seat].standin is None:
        asked.next()
    assert asked.result is None and any("no time" in line.text for line in asked.chat)
    other = next(seat for seat in seats if seat is not asked)
    with pytest.raises(Refused, match="Nobody gains time"):
        other.ask(protocol.Propose(what="replace", seat=other.seat))


def test_the_others_let_an_ai_play_for_who_is_gone_who_may_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        made = server.create(rules=ENLIGHTENMENT, seats=[*people("Anna", "Bert", "Carl"), RANDOM])
        anna, bert, carl = (server.sit(made, key) for key in range(3))
        with pytest.raises(Refused, match="not away"):
            anna.ask(protocol.Propose(what="replace", seat=2))
        carl.close()
        with pytest.raises(Refused, match="not away for a minute"):
            anna.ask(protocol.Propose(what="replace", seat=2))
        monkeypatch.setattr(presence, "AWAY", 0)
        anna.ask(protocol.Propose(what="replace", seat=2))
        settle(bert)
        [offer] = bert.table.offers
        assert (offer.what, offer.by, offer.seat, offer.agreed, offer.needed) == ("replace", 0, 2, [0], [0, 1])
        assert bert.table.seats[2].gone is not None and bert.table.seats[2].standin is None
        bert.ask(protocol.Propose(what="replace", seat=2))
        settle(anna)
        assert anna.table.offers == [] and anna.table.seats[2].may_return
        assert by_turns([anna, bert], Random(2), 20) == 20, "the game does not wait for Carl"
        for seat in (anna, bert):
            seat.close()
    # nor does it after the server was stopped
    with serving(tmp_path) as server, server.sit(made, 0) as anna, server.sit(made, 1) as bert:
        assert by_turns([anna, bert], Random(2), 10) == 10
        with server.sit(made, 2) as carl:
            settle(carl)
            assert carl.table.seats[2].standin == "heuristic"
            carl.ask(protocol.Return())
            settle(anna)
            assert anna.table.seats[2].standin is None and any("Carl is back" in x.text for x in anna.chat)
            assert by_turns([anna, bert, carl], Random(2), 10) == 10


def test_an_offer_to_replace_lapses_when_the_player_comes(
    server: Server, opened: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "AWAY", 0)
    made = server.create(rules=ENLIGHTENMENT, seats=people("Anna", "Bert", "Carl"))
    anna, bert = seated(opened, server, made, range(2))
    anna.ask(protocol.Propose(what="replace", seat=2))
    with server.sit(made, 2) as carl:
        settle(carl)
        assert carl.table.offers == []
    with pytest.raises(Refused, match="Nobody asks"):
        bert.ask(protocol.Decline(what="replace"))


def test_who_goes_too_need_not_agree_any_more(
    server: Server, opened: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "AWAY", 0)
    made = server.create(rules=ENLIGHTENMENT, seats=people("Anna", "Bert", "Carl"))
    anna, bert = seated(opened, server, made, range(2))
    anna.ask(protocol.Propose(what="replace", seat=2))
    assert anna.table.seats[2].standin is None
    bert.close()
    while anna.table.seats[2].standin is None:
        anna.next()


def test_a_game_that_is_left_to_ais_waits_while_nobody_looks_on(tmp_path: Path) -> None:
    background = Background(Config(database="sqlite:///:memory:", limits=GENEROUS))
    with background as url:
        server = Server(url)
        made = server.create(rules=ENLIGHTENMENT, seats=[*people("Anna"), RANDOM, RANDOM])
        with server.sit(made) as anna:
            anna.ask(protocol.Propose(what="replace", seat=0))
        table = background.hub().tables[made.table.table]
        while table.connections or table.busy:
            sleep(0.05)
        assert table.match is not None and not table.match.over
        before = table.match.game.decisions
        sleep(0.3)
        assert table.match.game.decisions == before
        with server.watch(made.table.table) as watching:
            while table.match.game.decisions < before + 3:
                watching.next()


def test_one_lets_an_ai_play_for_a_while(server: Server, opened: ExitStack) -> None:
    made = server.create(rules=ENLIGHTENMENT, seats=[*people("Anna"), RANDOM, RANDOM])
    [anna] = seated(opened, server, made, range(1))
    anna.ask(protocol.Propose(what="replace", seat=0))
    while len(anna.log) < 30:
        anna.next()
    with pytest.raises(Refused, match="An AI plays in your place"):
        anna.ask(protocol.Propose(what="undo"))
    anna.ask(protocol.Return())
    assert anna.wait() or anna.result is not None


def test_who_has_conceded_decides_nothing(server: Server, opened: ExitStack) -> None:
    made = server.create(rules=TEAMS, seats=people("Anna", "Bert", "Carl", "Dora"))
    anna, bert, carl, dora = seated(opened, server, made, range(4))
    anna.ask(protocol.Concede())
    bert.ask(protocol.Propose(what="draw"))
    with pytest.raises(Refused, match="An AI plays"):
        anna.ask(protocol.Propose(what="draw"))
    with pytest.raises(Refused, match="not asked"):
        anna.ask(protocol.Decline(what="draw"))
    for seat in (carl, dora):
        seat.ask(protocol.Propose(what="draw"))
    settle(anna)
    assert anna.result is not None and anna.result.ending == "draw"


def test_a_draw_and_a_rematch_need_all_who_are_here(
    server: Server, opened: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.create(rules=ENLIGHTENMENT, seats=people("Anna", "Bert", "Carl"))
    anna, bert, carl = seated(opened, server, made, range(3))
    for seat, left in ((anna, [1, 2]), (bert, [2])):
        seat.ask(protocol.Propose(what="draw"))
        settle(carl)
        [offer] = carl.table.offers
        assert sorted(set(offer.needed) - set(offer.agreed)) == left and carl.result is None
    carl.ask(protocol.Propose(what="draw"))
    settle(anna)
    assert anna.result is not None and (anna.result.ending, anna.result.winners) == ("draw", [])
    carl.close()
    monkeypatch.setattr(presence, "AWAY", 0)
    anna.ask(protocol.Propose(what="rematch"))
    bert.ask(protocol.Propose(what="rematch"))
    settle(anna)
    assert (anna.table.game, anna.table.state) == (2, "playing")
    assert [seat.standin for seat in anna.table.seats] == [None, None, "heuristic"]


# --- talk -----------------------------------------------------------------------------------------------------------


def test_what_a_team_says_is_told_to_nobody_else(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = server.create(rules=TEAMS, seats=[*people("Anna", "Bert", "Carl"), OPEN])
        anna = server.sit(made, 0)
        with pytest.raises(Refused, match="once the game has begun"):
            anna.ask(protocol.Chat(text="early", to="team"))
        joined = server.join(made.table.table, name="Dora")
        others = [server.sit(made, key) for key in range(1, 3)]
        bert, carl = others
        dora, watching = server.sit(joined), server.watch(made.table.table)
        for n in range(120):
            anna.ask(protocol.Chat(text=f"attack Carl {n}", to="team"))
        carl.ask(protocol.Chat(text="they plot", to="team"))
        anna.ask(protocol.Chat(text="good day"))
        with pytest.raises(Refused, match="you watch"):
            watching.ask(protocol.Chat(text="me too", to="team"))
        everyone = {"anna": anna, "bert": bert, "carl": carl, "dora": dora, "watching": watching}
        for seat in everyone.values():
            settle(seat)
        assert not hears(everyone["watching"], "attack") and not hears(watching, "plot")
        assert hears(bert, "attack") and not hears(bert, "plot") and bert.chat[0].to == "team"
        assert hears(dora, "plot") and hears(carl, "plot") and not hears(carl, "attack") and not hears(dora, "attack")
        assert all(hears(seat, "good day") for seat in everyone.values())
        for seat in everyone.values():
            seat.close()
    with serving(tmp_path) as server:  # and so it is for who comes later
        for key, team in ((0, "attack"), (1, "attack"), (2, "plot")):
            with server.sit(made, key) as seat:
                settle(seat)
                said = [line.text for line in seat.chat]
                assert "good day" in said and any(team in text for text in said)
                assert len(said) <= 102 and not any(("plot" if team == "attack" else "attack") in x for x in said)
        with server.watch(made.table.table) as watching:
            settle(watching)
            assert [line.text for line in watching.chat] == ["good day"]


def hears(seat: Seat, what: str) -> bool:
    return any(what in line.text for line in seat.chat)


def test_where_everyone_plays_alone_there_is_no_team_to_talk_to(server: Server) -> None:
    with server.sit(server.create(rules=ENLIGHTENMENT)) as anna, pytest.raises(Refused, match="no teams"):
        anna.ask(protocol.Chat(text="hello", to="team"))
