"""Asides over the line: conceding and treaties, refused, taken back, saved; agents that deal."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gorin.drive.session import Session
from tests.drive.talking import TABLE, ask, refused, snapshot
from tests.lcg.treaties.parleys import PEACE, THREE, WORD, promise

ENLIGHTENMENT = "lcg/enlightenment"
OFFER = {"do": "offer", "to": 1, "value": 3, "mine": promise(PEACE, 1), "yours": WORD}


def parley() -> Session:
    session = Session()
    ask(session, "table", rules=ENLIGHTENMENT, table=THREE)
    return session


@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish", "ccg/emperor"])
def test_who_concedes_has_lost(rules: str) -> None:
    session = Session()
    ask(session, "new", rules=rules, seed=1)
    ended = ask(session, "aside", seat=1, aside={"do": "concede"})
    assert ended["over"] and ended["winner"] == 0 and ended["ending"] == "concession" and ended["decision"] is None
    assert "the game is over" in refused(session, "aside", seat=0, aside={"do": "concede"})["error"]


def test_what_is_wrong_with_an_aside_is_said() -> None:
    session = parley()
    for fields, says in (
        ({"seat": 0}, "missing required field 'aside'"),
        ({"aside": {"do": "concede"}}, "missing required field 'seat'"),
        ({"seat": "A", "aside": {}}, "expected 'int'"),
        ({"seat": 0, "aside": "concede"}, "expected 'object'"),
        ({"seat": 3, "aside": {"do": "concede"}}, "There is no seat 3: the seats are numbered 0 to 2."),
        ({"seat": 0, "aside": {}}, "There is no aside 'None'"),
        ({"seat": 0, "aside": {"do": "ofer"}}, "There is no aside 'ofer'; did you mean 'offer'?"),
        ({"seat": 0, "aside": OFFER | {"to": 0}}, "'to' is the seat of another player, not '0'."),
    ):
        assert says in refused(session, "aside", **fields)["error"]
    assert refused(session, "aside", seat=0, aside=OFFER | {"value": 9})["rules"] == ["mp.enl-treaty-terms.8"]
    assert "There is no game" in refused(Session(), "aside", seat=0, aside={"do": "concede"})["error"]
    other = Session()
    ask(other, "table", table=TABLE)
    assert "in lcg/stronghold there is concede" in refused(other, "aside", seat=0, aside=OFFER)["error"]


def test_treaties_over_the_line() -> None:
    session = parley()
    before = ask(session, "decision")["decision"]
    assert ask(session, "aside", seat=0, aside=OFFER)["decision"] == before
    ask(session, "aside", seat=1, aside={"do": "agree", "offer": 1})
    views = [ask(session, "view", seat=seat)["view"] for seat in range(3)] + [ask(session, "view")["view"]]
    assert all(view["treaties"] == views[0]["treaties"] and view["offers"] == [] for view in views)
    told = ask(session, "log", seat=2)["log"]
    assert told[-1] == f"B agrees. {views[0]['treaties'][0]['words']}"


def test_saved_with_its_asides_it_goes_on() -> None:
    session = parley()
    ask(session, "aside", seat=0, aside=OFFER)
    ask(session, "choose", option="pass")
    ask(session, "aside", seat=1, aside={"do": "agree", "offer": 1})
    saved = ask(session, "save")
    again = Session()
    ask(again, "load", record=saved["record"])
    assert ask(again, "save") == saved
    ask(again, "undo")
    assert ask(again, "view")["view"]["offers"] and not ask(again, "view")["view"]["treaties"]
    wrong = saved["record"].replace('"do":"agree","offer":1', '"do":"agree","offer":4')
    damaged = json.loads(wrong.split("\n", 1)[0])
    del damaged["snapshot"]
    text = "\n".join([json.dumps(damaged), *wrong.split("\n")[1:]])
    assert "before it the aside 'agree' is refused" in refused(again, "load", record=text)["error"]


def test_options_of_the_rules() -> None:
    session = Session()
    ask(session, "table", rules=ENLIGHTENMENT, table=THREE, options={"treaty_cards": True})
    ask(session, "aside", seat=0, aside=OFFER)
    ask(session, "aside", seat=1, aside={"do": "agree", "offer": 1})
    assert ask(session, "view", seat=0)["view"]["treaties"][0]["card"] is True
    says = refused(session, "new", rules=ENLIGHTENMENT, options={"cards": True})["error"]
    assert says == "lcg/enlightenment has no option 'cards'; it has treaty_cards."


def test_agents_deal_and_are_answered_alike_when_a_choice_is_made_again() -> None:
    session = Session()
    game = ask(session, "new", rules=ENLIGHTENMENT, seed=2, decks=["crab"] * 3, agents=[None, "random", "random"])
    asides: list[dict[str, Any]] = []
    for _ in range(250):
        if game["over"]:
            break
        game = ask(session, "choose", option=len(game["decision"]["options"]) - 1)
        asides += game["asides"]
    assert session.game is not None and asides
    made = [{"player": aside.p, "aside": aside.aside} for aside in session.game.asides]
    assert made == asides and {x["player"] for x in asides} == {1, 2}
    here = snapshot(session)
    ask(session, "undo", choices=40)
    for _ in range(40):
        ask(session, "choose", option=len(ask(session, "decision")["decision"]["options"]) - 1)
    assert snapshot(session) == here
