"""Ten thousand lines that are no requests leave the game as it was."""

from __future__ import annotations

import json
import random

from gorin.drive.session import Session
from tests.drive.malformed import GOOD, lines
from tests.drive.talking import Program, ask, snapshot

LINES = 10_000
PIPED = 300


def test_malformed_lines_change_nothing() -> None:
    session = Session()
    ask(session, **GOOD[1])
    ask(session, "choose", option="play Fine Katana")
    game, seating, before = session.game, session.seating, snapshot(session)
    refused = granted = 0
    for line in lines(random.Random(1)):
        answer = json.loads(session.answer(line))
        assert "bug" not in answer, (line, answer)
        if answer["ok"]:  # a request after all
            granted += 1
            session.game, session.seating, session.over = game, seating, False
            continue
        refused += 1
        assert answer["error"] and session.game is game and snapshot(session) == before, line
        if refused == LINES:
            break
    assert granted < LINES / 10
    assert ask(session, "choose", option="Doji Whisperer")["decisions"] == 2


def test_without_a_game_there_is_none_afterwards() -> None:
    session = Session()
    for line in refused_lines(1_000):
        session.answer(line)
    assert session.game is None and not session.over


def test_malformed_lines_through_the_pipe() -> None:
    with Program() as gorin:
        gorin.ask(**GOOD[1])
        before = gorin.ask("save")
        for line in refused_lines(PIPED):
            gorin.send(line + b"\n")
            assert gorin.next()["ok"] is False, line
        assert gorin.ask("save") == before


def refused_lines(n: int) -> list[bytes]:
    """So many lines that are no requests at the table of `GOOD`, nor without a game."""
    out: list[bytes] = []
    for line in lines(random.Random(2)):
        empty, begun = Session(), Session()
        ask(begun, **GOOD[1])
        if not any(json.loads(session.answer(line))["ok"] for session in (empty, begun)):
            out.append(line)
        if len(out) == n:
            break
    return out
