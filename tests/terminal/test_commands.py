"""What can be typed, and what is meant by it."""

from __future__ import annotations

import pytest

from gorin.kernel.decisions import DONE, PASS, PICK, PLAY, USE
from gorin.terminal.commands import Command, Pick, Wrong, understand
from gorin.terminal.wording import Choice

OFFERED = [
    Choice(1, "play Doji Hotaru (cost 5)", "play Doji Hotaru", 10, PLAY),
    Choice(2, "play Doji Whisperer (cost 1)", "play Doji Whisperer", 11, PLAY),
    Choice(3, "use Hiruma Yōjimbō", "Hiruma Yōjimbō", 12, USE),
    Choice(4, "pass", "pass", -1, PASS),
]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", Pick(0)),
        (" 4 ", Pick(3)),
        ("pass", Pick(3)),
        ("p", Pick(3)),
        ("PASS", Pick(3)),
        ("hiruma yojimbo", Pick(2)),
        ("hotaru", Pick(0)),
        ("play doji w", Pick(1)),
        ("play Doji Hotaru (cost 5)", Pick(0)),
        ("", None),
        ("   ", None),
        ("?", Command("?")),
        ("? 3", Command("?", "3")),
        ("?fine  katana", Command("?", "fine katana")),
        ("help", Command("?")),
        ("why Fine Katana", Command("why", "Fine Katana")),
        ("pass conflict", Command("pass", "conflict")),
        ("stop windows", Command("stop", "windows")),
        ("log 5", Command("log", "5")),
        ("q", Command("quit")),
        ("rules rr.covert.1", Command("rules", "rr.covert.1")),
        ("save my game.jsonl", Command("save", "my game.jsonl")),
    ],
)
def test_what_is_meant(typed: str, meant: object) -> None:
    assert understand(typed, OFFERED) == meant


@pytest.mark.parametrize("typed", ["0", "5", "99999999999999", "-1", "1²", "fly", "done", "d", "1.5", "\x00", "²"])
def test_what_is_no_option_is_refused_in_one_sentence(typed: str) -> None:
    meant = understand(typed, OFFERED)
    assert isinstance(meant, Wrong)
    assert meant.sentence.endswith("type a number from 1 to 4, or '?' for help.")


def test_words_that_fit_several_options_choose_none() -> None:
    meant = understand("doji", OFFERED)
    assert meant == Wrong(
        "'doji' could be 1 (play Doji Hotaru (cost 5)), 2 (play Doji Whisperer (cost 1)): type the number."
    )


def test_an_option_that_reads_like_a_command_can_be_chosen_by_its_words() -> None:
    offered = [Choice(1, "Stop the Charge", "Stop the Charge", 3, PICK), Choice(2, "done", "done", -1, DONE)]
    assert understand("stop the charge", offered) == Pick(0)
    assert understand("stop windows", offered) == Command("stop", "windows")
    assert understand("d", offered) == Pick(1)
