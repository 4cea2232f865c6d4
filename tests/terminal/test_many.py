"""A table for three and more in the terminal: neighbours folded, the conflict open, pools and provinces with rings."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.sim.game import Game, header_for, open_game
from gorin.terminal.lcg import plain
from gorin.terminal.lcg.showing import SHOWING
from gorin.terminal.seats import HUMAN
from tests.terminal.scripts import at_random, left, session

FOUR = (HUMAN, "random", "random", "random")
BOTH = ("lcg/enlightenment", "lcg/team-conquest")


def played(rules: str, seats: int, seed: int, moves: int) -> Game:
    game = open_game(header_for(rules, None, seed, seats))
    for n in range(moves):
        if game.over:
            break
        game.choose((n * 7 + seed) % len(game.options))
    return game


def seen(game: Game, seat: int, *opened: Any) -> dict[str, Any]:
    view = SHOWING.prepared(game, game.view(seat))
    if opened:
        view["open"] = opened
    return view


def provinces_told(lines: list[str]) -> int:
    return sum(line.startswith(("Province ", "Stronghold province")) for line in lines)


@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("seats", [4, 8])
def test_neighbours_are_folded_into_a_line_and_opened_on_demand(rules: str, seats: int) -> None:
    game = played(rules, seats, 3, 200)
    folded = plain.table(seen(game, 1))
    assert all(line.endswith(".") for line in folded)
    fighting = len(set(SHOWING.prepared(game, game.view(1))["fighting"]) | {1})
    assert provinces_told(folded) == 5 * fighting
    for letter in "ABCDEFGH"[:seats]:
        assert sum(line.startswith((f"{letter}:", f"{letter} (you):", f"{letter}, ")) for line in folded) == 1
    assert provinces_told(plain.table(seen(game, 1, "all"))) == 5 * seats
    assert provinces_told(plain.table(seen(game, 1, 0))) == 5 * (fighting + (0 not in seen(game, 1)["fighting"]))


def test_rings_are_told_by_their_pools_and_on_their_provinces() -> None:
    game = played("lcg/enlightenment", 3, 5, 350)
    view = seen(game, 0, "all")
    lines = plain.table(view)
    on = [each for each in view["rings"] if each["place"]["kind"] == "province"]
    assert on, "somebody has claimed one by now"
    assert sum(line.count(" ring") for line in lines if "On it:" in line) == len(on)
    for seat, heading in enumerate(("Your pool:", "B's pool:", "C's pool:")):
        there = [each for each in view["rings"] if each["place"] == {"kind": "unclaimed", "player": seat}]
        told = [line for line in lines if line.startswith(heading)]
        assert len(told) == bool(there)
        assert not there or len(told[0].split(";")) == len(there)
        assert all(each["element"] in told[0] for each in there)


def test_a_side_is_opened_by_its_letter_and_a_wrong_one_is_told() -> None:
    screen = left(session(["table b", "table z", "table all"], FOUR, "lcg/enlightenment"))
    at_first, of_b, wrong, every = screen.answers
    assert "Nobody is called 'Z'" in wrong and "table all" in wrong
    assert "Stronghold province" not in at_first and of_b.count("Stronghold province") == 1, "B has laid it"
    assert of_b.count("No characters in play.") == 2 and every.count("No characters in play.") == 4


@pytest.mark.parametrize("rules", BOTH)
def test_a_whole_game_is_played_and_its_end_names_who_has_won(rules: str) -> None:
    s = session((), FOUR, rules, 7)
    s.screen.typed = at_random(s.game, 7, 6000)  # type: ignore[attr-defined]  # a script
    left(s)
    assert s.game.finished and s.game.winners
    assert (len(s.game.winners) == 2) == (rules == "lcg/team-conquest")


def test_how_many_players_there_may_be_is_said() -> None:
    from typer.testing import CliRunner

    from gorin.cli.play import app

    said = CliRunner().invoke(app, ["--new", "--rules", "lcg/enlightenment", "--players", "9"])
    assert said.exit_code and "for 3 to 8 players, not 9" in str(said.exception)
