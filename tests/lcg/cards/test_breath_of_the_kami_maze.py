"""Breath of the Kami: Maze of Illusion, a number selected in secret."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.views import resample
from gorin.rulesets.lcg.seeing.player_view import view
from tests.lcg.tables import decision, do, is_bowed, is_dishonored, offered, options, table

MAZE = """A 10/1 bid 1: Plain Porter* | Maze of Illusion
          B 10/0 bid 1: Plain Captain*, Plain Giant
          military air B>A"""


def mazed() -> Any:
    s = do(table(MAZE), "A: Maze of Illusion")
    assert options(s) == ["Plain Captain"], "who takes part, of an opponent"
    do(s, "A: Plain Captain")
    assert decision(s).startswith("A: ") and options(s) == ["1", "2", "3", "4", "5"]
    return s


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("guess", ["yes", "no"])
def test_maze_of_illusion_bows_and_dishonors_after_a_wrong_guess(n: int, guess: str) -> None:
    s = do(mazed(), f"A: {n}")
    assert decision(s).startswith("B: "), "the character's controller guesses"
    do(s, f"B: {guess}")
    wrong = (n % 2 == 1) != (guess == "yes")
    assert is_bowed(s, "Plain Captain") is wrong and is_dishonored(s, "Plain Captain") is wrong
    assert s.bid[0] == n, "the dial is shown, and stays so"


def test_maze_of_illusion_keeps_its_number_secret() -> None:
    one, other = do(mazed(), "A: 1"), do(mazed(), "A: 4")
    assert view(one, 1) == view(other, 1), "whoever guesses sees the same"
    assert view(one, 0) != view(other, 0), "whoever selected it knows it"


def test_the_tables_that_a_guesser_thinks_about_do_not_know_the_number() -> None:
    s = do(mazed(), "A: 5")
    seen = {resample(s, 1, seed).bid[0] for seed in range(40)}
    assert len(seen) > 1


@pytest.mark.parametrize(
    "text",
    ["A 10/1: Plain Porter | Maze of Illusion\nB: Plain Captain\nconflict phase",
     "A 10/0: Plain Porter* | Maze of Illusion\nB: Plain Captain*\nmilitary air B>A",
     "A 10/1: Plain Porter* | Maze of Illusion\nB: Plain Captain*_~\nmilitary air B>A"],
    ids=["no conflict", "no fate", "bowed and dishonored already"],
)  # fmt: skip
def test_maze_of_illusion_is_not_for(text: str) -> None:
    assert not offered(table(text), "Maze of Illusion")
