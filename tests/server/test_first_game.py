"""What the page asks for besides the game: lessons for the first game, and what may be known of a player."""

from __future__ import annotations

from typing import Any

import pytest

from gorin import rulebook
from gorin.server import protocol
from gorin.server.client import Refused, Seat, Server
from tests.server.serving import BOTH, at_random


@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish", "ccg/emperor", "ccg/samurai"])
def test_lessons_cite_rules_that_exist(server: Server, rules: str) -> None:
    told = server.get(f"/api/lessons?rules={rules}")
    assert told["rules"] == rules and len(told["lessons"]) > 5
    for lesson in told["lessons"]:
        assert lesson["title"] and lesson["text"] and (lesson["asked"] or lesson["told"])
        assert all(rulebook.find(each) is not None for each in lesson["cites"])


def test_lessons_are_for_so_many_players(server: Server) -> None:
    titles = [
        {x["title"] for x in server.get(f"/api/lessons?rules=ccg/emperor{n}")["lessons"]} for n in ("", "&players=3")
    ]
    assert "Inviting allies" not in titles[0] and "Inviting allies" in titles[1]
    with pytest.raises(Refused, match="0 to 8"):
        server.get("/api/lessons?rules=ccg/emperor&players=9")


@pytest.mark.parametrize(("rules", "prefix"), [("ccg/emperor", "emp."), ("ccg/samurai", "sam.")])
def test_lessons_of_an_edition_cite_its_own_rules(server: Server, rules: str, prefix: str) -> None:
    told = server.get(f"/api/lessons?rules={rules}")["lessons"]
    assert [id for lesson in told for id in lesson["cites"] if not id.startswith(prefix)] == []
    assert len({lesson["title"] for lesson in told}) == len(told)


def test_lessons_of_unknown_rules_are_refused(server: Server) -> None:
    with pytest.raises(Refused, match="chess"):
        server.get("/api/lessons?rules=chess/blitz")


@pytest.mark.parametrize("rules", ["lcg/stronghold", "ccg/emperor"])
def test_a_player_is_told_as_far_as_one_may_know(server: Server, rules: str) -> None:
    made = server.create(rules=rules, seats=BOTH, seed=4)
    with server.sit(made, 0) as anna, server.sit(made, 1) as bert, server.watch(made.table.table) as watcher:
        for seat in (anna, bert):
            if seat.asked:
                at_random(seat, 1, 3)
        mine, other, watched = (read(seat, 0) for seat in (anna, bert, watcher))
        assert mine["honor"] == other["honor"] == watched["honor"]
        assert all("name" in card for card in mine["hand"])
        assert len(other["hand"]) == len(mine["hand"])
        assert not any("name" in card for card in [*other["hand"], *watched["hand"]])
        if rules == "ccg/emperor":
            assert sum(source["gold"] or 0 for source in mine["gold_sources"]) > 0
        with pytest.raises(Refused, match="no seat 7"):
            read(anna, 7)


def read(seat: Seat, player: int) -> dict[str, Any]:
    """What a seat is told of a player."""
    answer = seat.ask(protocol.ReadPlayer(player=player))
    assert isinstance(answer, protocol.PlayerRead)
    return answer.player
