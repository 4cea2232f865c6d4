"""Agents of one's own at the seats that the program does not play."""

from __future__ import annotations

from pathlib import Path

from gorin.drive.session import Session
from tests.drive.talking import Program, ask, refused

BOT = """
class Last:
    name = "last"

    def __init__(self):
        self.asked = 0

    def act(self, seat, decision, sampler, rng):
        self.asked += 1
        print("what an agent prints is no answer", self.asked)
        return len(decision.options) - 1


class Odd(Last):
    def act(self, *about):
        return "odd"


class Fails(Last):
    def act(self, *about):
        raise ValueError("Oh.")
"""


def bot(tmp_path: Path, kind: str) -> str:
    (tmp_path / "bot.py").write_text(BOT)
    return f"{tmp_path / 'bot.py'}:{kind}"


def test_it_answers_for_its_seat_and_prints_to_nobody(tmp_path: Path) -> None:
    with Program() as gorin:
        game = gorin.ask("new", rules="lcg/skirmish", seed=5, agents=[None, bot(tmp_path, "Last")])
        while not game["over"] and len(game["answered"]) < 2:
            game = gorin.ask("choose", option=0)
        assert game["answered"] and gorin.ask("save")["record"].split("\n")[0].count("bot.py:Last") == 1
        assert gorin.ask("quit") == {"ok": True}
        code, said = gorin.ends()
    assert code == 0 and said.count(b"what an agent prints is no answer") >= 2


def test_what_it_does_wrong_is_a_sentence_and_the_game_stands(tmp_path: Path) -> None:
    for kind, says in (("Odd", "answers ''odd''"), ("Fails", "fails: ValueError: Oh.")):
        session = Session()
        ask(session, "new", rules="lcg/skirmish", seed=5, agents=[None, None])
        told = refused(session, "new", rules="lcg/skirmish", seed=5, agents=[bot(tmp_path, kind)] * 2)["error"]
        assert says in told and "is asked at decision 1" in told
    assert "There is no 'None'" in refused(session, "new", agents=[bot(tmp_path, "None"), None])["error"]


def test_one_agent_sits_through_a_game_and_another_after_choices_were_taken_back(tmp_path: Path) -> None:
    session = Session()
    game = ask(session, "new", rules="lcg/skirmish", seed=5, agents=[None, bot(tmp_path, "Last")])
    while not game["answered"]:
        game = ask(session, "choose", option=0)
    first = session.seating.agents()[1]
    ask(session, "choose", option=0)
    assert session.seating.agents()[1] is first and vars(first)["asked"] >= 1
    ask(session, "undo")
    assert session.seating.agents()[1] is not first
