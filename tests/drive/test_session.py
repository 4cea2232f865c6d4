"""Requests and answers: choosing, asking for the rules, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gorin.drive import session as sessions
from gorin.drive.requests import COMMANDS, Request
from gorin.drive.session import Session, greeting
from gorin.rulesets import formats
from gorin.sim.game import Game
from tests.drive.talking import TABLE, ask, played, refused, snapshot
from tests.states import lcg


def test_the_greeting_names_everything() -> None:
    hello = json.loads(greeting())
    assert hello["commands"] == list(COMMANDS) and hello["rules"] == sorted(formats()) and hello["ok"]
    assert "random" in hello["agents"]


def test_every_request_is_answered() -> None:
    """None is forgotten: without a game each is granted or refused in words."""
    for name, kind in COMMANDS.items():
        assert kind.__doc__ and kind.__mro__.count(Request) == 1
        asked = {"cmd": name, "option": 0} if name == "choose" else {"cmd": name}
        answer = json.loads(Session().answer(json.dumps(asked).encode()))
        assert answer["ok"] or (answer["error"].endswith((".", "?")) and "bug" not in answer)


@pytest.mark.parametrize("id", [0, -5, 2**62, "", "ō", "x" * 1000])
def test_the_id_comes_back(id: object) -> None:
    session = Session()
    assert ask(session, "rules", rule="rr.covert.2", id=id)["id"] == id
    assert refused(session, "timing", id=id)["id"] == id
    assert refused(session, "nothing", id=id)["id"] == id
    assert refused(session, "choose", id=id)["id"] == id
    assert "id" not in ask(session, "rules", rule="rr.covert.2")


@pytest.mark.parametrize("id", [True, 1.5, [], {}])
def test_an_id_is_a_number_or_a_string(id: object) -> None:
    answer = refused(Session(), "rules", rule="rr.covert.2", id=id)
    assert "'id'" in answer["error"] and "id" not in answer


# --- choosing --------------------------------------------------------------------------------------------------------


def test_an_option_has_all_a_program_needs() -> None:
    session = Session()
    asked = ask(session, "table", table=TABLE)["decision"]
    assert (asked["player"], asked["name"], asked["why"]) == (0, "A", "action")
    katana, done = asked["options"]
    assert done == {"index": 1, "text": "pass", "kind": "pass"}
    assert (katana["kind"], katana["card"]["name"], katana["detail"]) == ("play", "Fine Katana", {"how": ""})
    asked = ask(session, "choose", option=0)["decision"]
    assert (asked["options"][0]["kind"], asked["options"][0]["card"]["name"]) == ("pick", "Doji Whisperer")
    ask(session, "table", table="A 10/3: Doji Whisperer\nB 10/3:\nleft A=1 B=0")
    ask(session, "choose", option="pass")
    asked = ask(session, "choose", option="pass")["decision"]
    conflict = next(x for x in asked["options"] if x["text"] == "political fire")
    assert (conflict["kind"], conflict["detail"]) == ("declare", {"type": "political", "ring": "fire"})


def test_an_option_does_not_name_a_card_the_player_may_not_know() -> None:
    session = Session()
    ask(session, "table", table="A 10/3: Doji Whisperer\nB 10/3: | | Fields, Night Raid?, Pilgrimage?")
    for choice in ("pass", "pass", "political air"):
        asked = ask(session, "choose", option=choice)["decision"]
    hidden = [x for x in asked["options"] if "facedown" in x["text"]]
    assert len(hidden) == 2 and all(set(x["card"]) == {"id"} for x in hidden)
    assert "Night Raid" not in json.dumps(asked)


def test_an_option_by_its_words() -> None:
    session = Session()
    ask(session, "table", table=TABLE)
    assert ask(session, "choose", option="PLAY  Fine Kataná")["decision"]["why"] == "attach to (Fine Katana)"
    twins = [x["text"] for x in ask(session, "decision")["decision"]["options"]][2:]
    assert all(text.startswith("Eager Scout #") for text in twins) and len(set(twins)) == 2
    near = refused(session, "choose", option="Eager Scout")
    assert [x["text"] for x in near["found"]] == twins and "did you mean" in near["error"]
    assert refused(session, "choose", option="Miya Mystic")["error"] == "There is no option 'Miya Mystic'."
    assert "There is no option ''" in refused(session, "choose", option="")["error"]
    assert "0 to 3" in refused(session, "choose", option=4)["error"]
    assert "0 to 3" in refused(session, "choose", option=-1)["error"]
    for wrong in (True, None, 1.0, [0]):
        assert "This is no 'choose'" in refused(session, "choose", option=wrong)["error"]
    assert ask(session, "choose", option=twins[1])["ok"]


def test_words_that_fit_twice_name_the_indexes(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session()
    ask(session, "table", table=TABLE)
    monkeypatch.setattr(Game, "options", property(lambda game: ["Ōno", "ono"]))
    both = refused(session, "choose", option="ONO")
    assert both["error"] == "'ONO' could be option 0 or 1; choose by the index."
    assert [x["index"] for x in both["found"]] == [0, 1]


def test_only_the_player_who_is_asked_chooses() -> None:
    session = Session()
    ask(session, "table", table=TABLE)
    assert "Not player 1 but player 0 is asked" in refused(session, "choose", option=0, player=1)["error"]
    assert ask(session, "choose", option="pass", player=0)["decision"]["player"] == 1
    assert ask(session, "decision", seat=0)["decision"] == {"player": 1, "name": "B", "why": None, "options": []}
    assert ask(session, "decision", seat=1)["decision"]["why"] == "action"
    assert "There is no seat 2" in refused(session, "decision", seat=2)["error"]


def test_a_failure_of_the_engine_leaves_the_game_where_it_stood(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session()
    ask(session, "table", table=TABLE)
    before = snapshot(session)

    def fail(game: Game, index: int) -> None:
        lcg(game).honor[0] = 99
        raise ZeroDivisionError("oh")

    with monkeypatch.context() as patched:
        patched.setattr(Game, "choose", fail)
        answer = json.loads(session.answer(b'{"cmd": "choose", "option": 0}'))
    assert answer["bug"] and "ZeroDivisionError: oh" in answer["error"] and not answer["ok"]
    assert snapshot(session) == before
    assert ask(session, "choose", option=0)["ok"]


# --- the rules -------------------------------------------------------------------------------------------------------


def test_why_names_the_rule() -> None:
    session = Session()
    ask(session, "table", table="A 10/0: Doji Whisperer | Watch Commander, Fine Katana, Voice of Honor\nB 10/3:")
    assert [x["rule"] for x in ask(session, "why", card="watch commander")["refusals"]] == ["rr.cost.1"]
    why = ask(session, "why", card="Voice of Honor")
    assert why["refusals"][0]["rule"] == "rr.triggered-abilities.7"
    assert why["refusals"][0]["sentence"].startswith("Voice of Honor can be used only when the effects of an event ")
    assert ask(session, "why", card="Fine Katana") == {
        "ok": True,
        "card": {"id": why["card"]["id"] - 1, "name": "Fine Katana", "owner": 0, "controller": 0, "zone": "hand"},
        "player": 0,
        "refusals": [],
        "options": [0],
    }
    assert ask(session, "why", card="Doji Whisperer", seat=1)["refusals"][0]["rule"] == "rr.action.3"
    assert "There is no card" in refused(session, "why", card="Fine Katana", seat=1)["error"]  # in another's hand
    assert "'why' needs a 'card'" in refused(session, "why")["error"]


def test_why_from_a_table_does_not_touch_the_game() -> None:
    session = Session()
    ask(session, "new", seed=3)
    before = snapshot(session)
    why = ask(session, "why", card="Fine Katana", table="A 10/3: | Fine Katana\nB 10/3:")
    assert why["refusals"][0]["rule"] == "rr.attachment-cards.3"
    assert snapshot(session) == before


def test_cards_and_rules() -> None:
    session = Session()
    assert ask(session, "card", name="hiruma yojimbo")["card"]["name"] == "Hiruma Yōjimbō"
    assert "There is no card 'Hiruma'; did you mean" in refused(session, "card", name="Hiruma")["error"]
    assert "There are no rules" in refused(session, "card", name="Banzai!", rules="lcg/chess")["error"]
    assert len(ask(session, "rules", rule="rr.covert")["rules"]) > 1
    assert "did you mean" in refused(session, "rules", rule="rr.covrt")["error"]


def test_the_log() -> None:
    session = Session()
    ask(session, "new", rules="lcg/skirmish", seed=3)
    played(session, 60)
    told = ask(session, "log")
    assert told["next"] == len(told["log"]) > 10
    assert ask(session, "log", since=told["next"] - 1)["log"] == told["log"][-1:]
    assert ask(session, "log", since=10**9)["log"] == []
    assert "begins with line 0" in refused(session, "log", since=-1)["error"]
    assert len(ask(session, "log", seat=1)["log"]) <= len(told["log"])


def test_without_a_game() -> None:
    for cmd in ("decision", "view", "undo", "save", "timing", "notation", "log"):
        assert refused(Session(), cmd)["error"].startswith("There is no game; begin one with ")
    assert refused(Session(), "choose", option=0)["error"].startswith("There is no game")
    assert refused(Session(), "read", ring="air")["error"].startswith("There is no game")


def test_the_driver_knows_no_game_by_name() -> None:
    """What is the LCG's own is asked of the ruleset: the CCG is driven by the same code."""
    for file in Path(sessions.__file__).parent.glob("*.py"):
        source = file.read_text(encoding="utf-8")
        assert "rulesets.lcg" not in source and "cards.lcg" not in source, file.name
