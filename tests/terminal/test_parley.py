"""Treaties at the terminal: what is typed, what agents answer, what is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gorin.agents.random import RandomAgent
from gorin.errors import IllegalChoice
from gorin.kernel.record import read_record
from gorin.sim.game import Game
from gorin.sim.replaying import replay
from gorin.terminal.keeping import Kept, Settings
from gorin.terminal.parley import meant, treaties
from gorin.terminal.seats import HUMAN, Seats
from gorin.terminal.session import Session
from tests.lcg.treaties.parleys import OPEN, PEACE, parley, promise
from tests.terminal.scripts import Script, left, session


def sit(*typed: str, names: tuple[str, ...] = (HUMAN, HUMAN, HUMAN), kept: Kept | None = None) -> Session:
    """Three at the table of the tests, by default all at this keyboard; B is asked first, for A can only pass."""
    return Session(parley(), Seats(list(names)), kept or Kept(None), Script(typed), Settings())


@pytest.mark.parametrize(
    ("typed", "aside"),
    [
        ("agree 4", {"do": "agree", "offer": 4}),
        ("decline 12", {"do": "decline", "offer": 12}),
        ("confess 2", {"do": "confess", "treaty": 2}),
        (
            "offer b 3: no conflict B 1; no defense a game",
            {"do": "offer", "to": 1, "value": 3, "mine": promise(PEACE, 1), "yours": promise(OPEN, 0, "game")},
        ),
        (
            'counter 4 2: pass phase ; "I shall wait, as long as you do." 9',
            {
                "do": "counter",
                "offer": 4,
                "value": 2,
                "mine": promise("pass", time="phase"),
                "yours": promise("I shall wait, as long as you do.", time=9),
            },
        ),
    ],
)
def test_what_is_typed_is_understood(typed: str, aside: dict[str, Any]) -> None:
    assert meant(parley(), typed) == aside


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("sing", "'sing' is nothing to be done about a treaty; there is offer, counter, agree"),
        ("agree", "'agree' needs a number, not ''"),
        ("agree x", "'agree' needs a number, not 'x'"),
        ("agree ²", "'agree' needs a number"),
        ("offer", "An offer names the other player, the value and two promises. For instance"),
        ("offer B 3 pass 1", "An offer names"),
        ("offer B 3: pass 1", "An offer names"),
        ("offer Z 3: pass 1; pass 1", "'Z' is no player; the players are A, B, C."),
        ("offer B x: pass 1; pass 1", "'offer' needs a number, not 'x'"),
        ("offer B 3: no conflict Q 1; pass 1", "'Q' is no player"),
    ],
)
def test_what_is_wrong_is_said(typed: str, says: str) -> None:
    with pytest.raises(IllegalChoice) as wrong:
        meant(parley(), typed)
    assert says in wrong.value.sentence


def test_people_at_one_keyboard_make_and_break_their_treaties() -> None:
    offer = "treaty offer A 3: no conflict A 1; pass 1"
    s = sit("", offer, "treaty", "treaty agree 1", "pass", "", "treaty agree 1", "treaty")
    screen = left(s)
    (treaty,) = s.game.table.treaties
    assert treaty["players"] == [1, 0] and treaty["value"] == 3
    assert "B offers A a treaty (1)" in screen.text, "it is told, and told again by 'treaty'"
    assert "No offer '1' was made to B. [mp.enl-treaties.2]" in screen.text, "refused, and asked again"
    assert treaty["words"] in screen.answers[-1] and "treaty dissolve 2" in screen.answers[-1]


def test_where_there_are_none() -> None:
    screen = left(session(["treaty", "treaty offer B 3: pass 1; pass 1"], rules="lcg/skirmish"))
    assert screen.text.count("There are no treaties in this game.") == 2
    assert treaties(parley())[0] == "Nothing is offered, and no treaty stands."


def test_it_is_kept_with_everything_else(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "unfinished" / "game.jsonl")
    (tmp_path / "unfinished").mkdir()
    s = sit("", "treaty offer A 3: no conflict A 1; pass 1", "pass", "", "treaty agree 1", kept=kept)
    left(s)
    kept.release()
    record = read_record((tmp_path / "unfinished" / "game.jsonl").read_bytes())
    assert [aside.aside["do"] for aside in record.asides] == ["offer", "agree"]
    assert replay(record).state == s.game.state


def test_agents_deal_and_a_failing_one_ends_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    s = sit("treaty offer B 1: pass 1; pass 1", names=(HUMAN, "random", "random"))
    left(s)
    assert any(aside.p == 1 and aside.aside["do"] in ("agree", "decline", "counter") for aside in s.game.asides)

    def fails(*_: object) -> None:
        raise ValueError("no idea")

    monkeypatch.setattr(RandomAgent, "deal", fails)
    s = sit("pass", "pass", names=(HUMAN, "random", "random"))
    assert left(s).text.count("An agent failed (ValueError: no idea); it makes no treaty this time.") == 1
    assert s.game.decisions >= 3


def test_who_concedes_leaves_the_others_to_play_on() -> None:
    s = sit("concede", "y", names=(HUMAN, "random", "random"))
    left(s)
    game: Game = s.game
    assert not game.table.players[0].is_in_game and game.over and game.winner in (1, 2)
    assert game.asides[-1].aside["do"] != "" and any(x.aside == {"do": "concede"} for x in game.asides)
