"""Treaties at the keyboard: what is typed, what is told, what is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gorin.errors import UsageError
from gorin.terminal import keeping
from gorin.terminal.bargaining import understood
from gorin.terminal.doing import Conceded
from gorin.terminal.keeping import Kept
from gorin.terminal.seats import HUMAN
from gorin.terminal.session import Session
from tests.terminal.scripts import at_random, left, session

VIEW: dict[str, Any] = {"offers": [{"id": 4, "by": 2, "to": 0}], "treaties": []}
THREE = (HUMAN, "random", "random")
RULES = "lcg/enlightenment"


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("agree 4", {"do": "agree", "offer": 4}),
        ("accuse 12", {"do": "accuse", "treaty": 12}),
        (
            "offer B 3: no conflict 2 / conflict C phase",
            {
                "do": "offer",
                "to": 1,
                "value": 3,
                "mine": {"promise": "no conflict", "against": 1, "for": 2},
                "yours": {"promise": "conflict", "against": 2, "for": "phase"},
            },
        ),
        (
            'counter 4 5: "either / or" game / pass for 2 rounds',
            {
                "do": "counter",
                "offer": 4,
                "value": 5,
                "mine": {"promise": "words", "words": "either / or", "for": "game"},
                "yours": {"promise": "pass", "for": 2},
            },
        ),
        (
            "counter 4 1: no defense / no conflict",
            {
                "do": "counter",
                "offer": 4,
                "value": 1,
                "mine": {"promise": "no defense", "against": 2, "for": 1},
                "yours": {"promise": "no conflict", "against": 0, "for": 1},
            },
        ),
    ],
)
def test_what_is_typed_is_understood(typed: str, means: dict[str, Any]) -> None:
    assert understood(typed, 0, 3, VIEW) == means


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("sign 4", "'sign' is nothing that can be done about a treaty"),
        ("agree", "The number of an offer is missing"),
        ("agree one", "'one' is no number of an offer"),
        ("offer D 3: pass / pass", "Nobody is called 'D'; there are A, B, C"),
        ("offer B 3", "The terms are missing"),
        ("offer B 3: pass", "The terms are missing"),
        ("offer B x: pass / pass", "'x' is no number of what is at stake"),
        ("offer B 3: love / pass", "'love' is no promise"),
        ("offer B 3: pass 2 3 / pass", "'2 3' is no time"),
    ],
)
def test_what_is_not_is_said(typed: str, says: str) -> None:
    with pytest.raises(UsageError, match=says):
        understood(typed, 0, 3, VIEW)


def typing(s: Session, *deeds: str) -> Iterator[str]:
    """Options at random; from the first round on, one of these deeds before each."""
    numbers, left = at_random(s.game, 5), list(deeds)
    for number in numbers:
        while s.game.rounds and left:
            yield left.pop(0)
        yield number


def test_a_treaty_is_offered_answered_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    s = session((), THREE, RULES, 1, kept=keeping.begin(RULES, 1))
    offer = "treaty offer B 2: no conflict 1 / no conflict 1"
    deeds = ["treaty", *[offer] * 12, "treaty"]
    s.screen.typed = (x for x in typing(s, *deeds) if not s.game.rounds or len(s.game.asides) < 30)  # type: ignore[attr-defined]
    text = left(s).text
    assert "There are no treaties and no offers." in text
    mine = [each for each in s.game.asides if each.p == 0]
    assert mine[0].aside["to"] == 1 and mine[0].aside["value"] == 2
    answers = [each.aside for each in s.game.asides if each.p == 1]
    assert answers and answers[0]["do"] in ("agree", "decline", "counter"), "B answers at once"
    assert s.kept.path is not None
    record, _ = keeping.read(Kept(s.kept.path))
    s.kept.release()
    assert [each.aside for each in record.asides] == [each.aside for each in s.game.asides]
    assert "no conflict" in text and "2" in text


def test_who_concedes_is_out_and_the_others_could_play_on() -> None:
    s = session((), THREE, RULES, 3)
    s.screen.typed = typing(s, "concede", "y")  # type: ignore[attr-defined]  # a script
    with pytest.raises(Conceded):
        left(s)
    assert s.game.state.alive == 0b110 and not s.game.over
    assert {"do": "concede"} in [each.aside for each in s.game.asides]


def test_other_games_know_none() -> None:
    assert "No treaties are made in this game." in left(session(["treaty"])).text
