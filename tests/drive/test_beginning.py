"""New games and tables, and those that cannot be begun."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.drive.session import Session
from tests.decks.lists import precon
from tests.drive.talking import TABLE, ask, refused
from tests.states import lcg


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"rules": "lcg/chess"}, "There are no rules called 'lcg/chess'"),
        ({"decks": ["crab", "crane", "crab"]}, "is for 2 players, not 3"),
        ({"decks": []}, "need 2 decks"),
        ({"decks": ["mice"]}, "There is no deck 'mice'"),
        ({"decks": [{"name": "x", "clan": "crab", "cards": {"Banzai!": 3}}]}, "x is no legal deck for lcg/stronghold"),
        ({"decks": [{"clan": "crab", "cards": {"Banzai!": 0}}]}, "This is no deck: expected 'int' >= 1"),
        ({"decks": [{"clan": "crab"}]}, "missing required field 'cards'"),
        ({"decks": ["/dev/null"]}, "is no file"),
        ({"seed": "7"}, "This is no 'new': expected 'int', got 'str' - at 'seed'"),
        ({"agents": ["random"]}, "is for 2 players, not 1"),
        ({"agents": [None, "nobody"]}, "There is no agent 'nobody'"),
        ({"sead": 7}, "unknown field 'sead'"),
        ({"players": 3}, "is for 2 players, not 3"),
        ({"rules": "lcg/team-conquest", "players": 5}, "5 players cannot form 2 teams"),
    ],
)
def test_a_game_that_cannot_be_begun(fields: dict[str, Any], says: str) -> None:
    session = Session()
    assert says in refused(session, "new", **fields)["error"]
    assert session.game is None
    ask(session, "table", table=TABLE)
    refused(session, "new", **fields)


@pytest.mark.parametrize("players", [3, 8])
def test_as_many_play_as_are_asked_for(players: int) -> None:
    session = Session()
    ask(session, "new", rules="lcg/enlightenment", players=players)
    assert session.game is not None and session.game.seats == players


def test_decks_may_be_written_out() -> None:
    session = Session()
    crab = precon("crab").as_dict()
    ask(session, "new", decks=[crab, "crane"], seed=3)
    written = ask(session, "save")
    ask(session, "new", decks=["crab", "crane"], seed=3)
    assert ask(session, "save")["key"] == written["key"]


@pytest.mark.parametrize(
    ("table", "says"),
    [
        ("", "A table needs at least one line for a seat"),
        ("A 10/3: Doji Whisperer", "is for 2 players, not 1"),
        ("A: \nB: \nC: ", "is for 2 players, not 3"),
        ("A: Nobody\nB:", "There is no card called 'Nobody'"),
        ("A: [\nB:", "brackets"),
        ("A:\nB:\nfirst C", "There is no seat 'C' at this table"),
        ("A: C:Banzai!\nB:", "There is no seat 'C' at this table"),
        ("A:\nB:\nrings air=D", "There is no seat 'D' at this table"),
        ("A:\nB:\nleft A", "'A' says nothing of conflicts that are left"),
        ("A:\nB:\nmilitary air A>A", "A cannot be in a conflict against A"),
        ("A:\nB:\nfate phase\nmilitary air A>B", "There is no conflict in the fate phase"),
        ("A: | | Banzai!\nB:", "Banzai! is no province"),
        ("A: | | Fields, Fields, Fields, Fields, Fields, Fields\nB:", "A has 6 provinces; there are 5 at most"),
        ("A: Doji Whisperer+99999\nB:", "The table cannot be laid out"),
        ("A: " + "Doji Whisperer, " * 2_000 + "\nB:", "A table has at most 20000 letters"),
        ("A:\nB:\nfly me", "'fly me' is no line of a table"),
    ],
)
def test_a_table_that_cannot_be_set_up(table: str, says: str) -> None:
    session = Session()
    ask(session, "table", table=TABLE)
    assert says in refused(session, "table", table=table)["error"]
    assert says in refused(session, "table", table=table.splitlines())["error"]
    assert says in refused(session, "why", card="Banzai!", table=table)["error"]


def test_a_table_waits_as_it_was_written() -> None:
    session = Session()
    lonely = "A 10/3:\nB 10/3: | Banzai!\nround 2"
    assert [x["text"] for x in ask(session, "table", table=lonely)["decision"]["options"]] == ["pass"]
    skipped = ask(session, "table", table=lonely, stop=False)
    assert skipped["decision"] is None or len(skipped["decision"]["options"]) > 1


def test_a_table_is_written_back() -> None:
    session = Session()
    ask(session, "table", table=TABLE)
    before = session.game
    text = ask(session, "notation")["table"]
    again = Session()
    ask(again, "table", table=text)
    assert ask(again, "notation")["table"] == text
    assert before is not None and again.game is not None and lcg(again.game).honor == lcg(before).honor
    ask(session, "new", seed=1)
    assert "once the first phase has begun" in refused(session, "notation")["error"]
