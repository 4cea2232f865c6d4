"""The command `gorin play`, driven as a pipe drives it, and the table it draws."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from gorin.cli.board import board
from gorin.sim.game import new_game
from tests.cli.terminal import Terminal
from tests.sim.test_game import played


def play(typed: bytes, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Play with everything typed beforehand."""
    done = subprocess.run(
        [sys.executable, "-m", "gorin.cli.main", "play", *arguments],
        input=typed,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def test_a_whole_game_by_pipe() -> None:
    done = play(b"1\n" * 2000, "--rules", "lcg/skirmish", "--seed", "5")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("lcg/skirmish, seed 5. You are A and play crab, against crane (random). '?' helps.\n")
    assert done.stdout.splitlines()[-1].split(":")[0] in ("You win", "You lose")
    assert "=== Round 1, dynasty phase; " in done.stdout


def test_what_else_can_be_typed() -> None:
    done = play(
        "?\ncard fine katana\ncard\ncard fne katana\n99\n0\n-1\nfly\n\n\xff\n1²\nb\nq\n1\n".encode("latin-1"),
        "--seed",
        "1",
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "card NAME   print a card" in done.stdout
    assert "Neutral conflict attachment\n" in done.stdout
    assert "Which card?" in done.stdout
    assert "There is no card 'fne katana'; did you mean 'Fine Katana'?" in done.stdout
    for bad in ("99", "0", "-1", "fly"):
        assert f"'{bad}' is no option: type a number from 1 to " in done.stdout
    assert done.stdout.count("Rings: air, earth, fire, water, void\n") == 2
    assert done.stdout.endswith("You leave the game in round 0.\n")


@pytest.mark.parametrize("typed", [b"", b"1\n1\n", b"1"])
def test_the_end_of_the_input_leaves_politely(typed: bytes) -> None:
    done = play(typed, "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("You leave the game in round 0.\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--rules", "chess"], "There are no rules called 'chess'"),
        (["--against", "randon"], "There is no agent 'randon'; did you mean 'random'?"),
        (["--deck", "crabb"], "There is no deck 'crabb' for lcg/stronghold; did you mean 'crab'?"),
    ],
)
def test_play_refuses(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert Terminal(capsys).refuses("play", *arguments).startswith(sentence)


def test_the_board_shows_only_what_the_player_sees() -> None:
    game = played(new_game("lcg/stronghold", seed=2), 80)
    for seat in (0, 1):
        view = game.view(seat)
        lines = board(view)
        mine, theirs = view["players"][seat], view["players"][1 - seat]
        assert f"  Hand: {', '.join(card['name'] for card in mine['hand'])}" in lines
        assert f"{'BA'[seat]}: honor {theirs['honor']}, fate {theirs['fate']}" in "\n".join(lines)
        for character in [*mine["characters"], *theirs["characters"]]:
            assert any(line.startswith(f"  {character['name']} ") for line in lines)


def test_the_board_in_a_conflict() -> None:
    game = new_game("lcg/stronghold", seed=2)
    while game.view(0)["conflict"] is None:
        played(game, 1, seed=game.decisions)
    con = game.view(0)["conflict"]
    (line,) = [line for line in board(game.view(0)) if line.startswith("--- ")]
    assert line.startswith(f"--- {con['type']} conflict for the {con['ring']} ring: {'AB'[con['attacker']]} attacks ")
    assert line.endswith(f"{con['attacking_skill']} against {con['defending_skill']} ---")
