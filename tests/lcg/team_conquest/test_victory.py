"""How a team wins, and how it is told."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.decks.precons import precons
from gorin.errors import UsageError
from gorin.rulebook.testing import rule
from gorin.sim.game import header_for, open_game
from tests.lcg.tables import do, told, watch
from tests.lcg.team_conquest.teams import FORMAT, home, laid, lost, passes


def ending(s: Any) -> str:
    return str(s.box.rules.endings[s.ending])


def attacked_at_home(s: Any, seat: str) -> None:
    """The conflict is at this player's stronghold."""
    s.attacked, s.con[5] = 1 << home(s, seat), home(s, seat)


@rule("mp.team-victory.2", "rr.winning-the-game.11")
def test_a_team_wins_by_breaking_both_strongholds() -> None:
    s = laid("military fire A>C", A="Plain Giant*", D="| | Fields#")
    attacked_at_home(s, "C")
    passes(s)
    assert lost(s, "C") and ending(s) == "conquest" and s.winner in (0, 1) and s.alive == 0b0011


@rule("mp.team-victory.1", "mp.team-victory.2", "rr.winning-the-game.11")
def test_one_is_not_enough() -> None:
    s = laid("military fire A>C", A="Plain Giant*")
    attacked_at_home(s, "C")
    passes(s, "3.2.6")
    assert lost(s, "C") and s.winner < 0


@rule("mp.team-victory.3", "rr.winning-the-game.12", "rr.open-team-honor.1")
@pytest.mark.parametrize(("a", "b", "wins"), [(30, 19, True), (48, 0, False), (25, 23, False), (1, 48, True)])
def test_a_team_wins_with_50_honor_together(a: int, b: int, wins: bool) -> None:
    s = laid("draw phase, first A", A=f"{a}/0: | Plain Praise", B=f"{b}/0: | | Fields#" if not b else f"{b}/0: ")
    do(s, "A: Plain Praise")
    assert (s.winner in (0, 1)) is wins
    assert not wins or ending(s) == "honor"


@rule("mp.team-victory.3", "rr.winning-the-game.12")
@pytest.mark.parametrize(("who", "has"), [("B", "AB"), ("C", "CD"), ("D", "CD")])
def test_whichever_team_it_is_and_whoever_of_it_gains_it(who: str, has: str) -> None:
    for more, wins in ((24, False), (25, True)):
        s = laid("draw phase, first A", rows={**{q: f"{more}/0: " for q in has}, who: "24/0: | Plain Praise"})
        passes(s, f"{who}: action")
        do(s, f"{who}: Plain Praise")
        assert s.winner == (ord(has[0]) - 65 if wins else -1)


@rule("mp.team-additional.1", "mp.open-larger-teams.1")
@pytest.mark.parametrize(("players", "top"), [(6, 75), (8, 100)])
def test_larger_teams_need_25_honor_for_each_player(players: int, top: int) -> None:
    rest = {q: "1/0: " for q in "BCD"[: players // 2 - 1]}
    have = top - len(rest) - 1
    s = laid("draw phase, first A", players=players, A=f"{have}/0: | Plain Praise", rows=rest)
    do(s, "A: Plain Praise")
    assert s.winner == 0 and ending(s) == "honor"
    s = laid("draw phase, first A", players=players, A=f"{have - 1}/0: | Plain Praise", rows=rest)
    do(s, "A: Plain Praise")
    assert s.winner < 0


@rule("mp.team-additional.2")
def test_a_larger_team_loses_with_its_last_stronghold() -> None:
    gone = "| | Fields#"
    s = laid("military fire A>D", players=6, A="Plain Giant*", E=gone)
    attacked_at_home(s, "D")
    passes(s, "3.2.6")
    assert s.winner < 0
    s = laid("military fire A>D", players=6, A="Plain Giant*", E=gone, F=gone)
    attacked_at_home(s, "D")
    passes(s)
    assert s.winner == 0 and ending(s) == "conquest"


@rule("mp.team-overview.1")
def test_four_players_are_two_teams_of_two_and_win_together() -> None:
    game = open_game(header_for(FORMAT, list(precons(FORMAT)[:4]), 1))
    assert game.state.box.teams == (0b11, 0b11, 0b1100, 0b1100)
    s = watch(laid("draw phase, first A", A="20/0: | Plain Praise", B="29/0: "))
    do(s, "A: Plain Praise")
    assert told(s)[-1] == "A and B win the game by honor."
    with pytest.raises(UsageError, match="5 players cannot form 2 teams"):
        open_game(header_for(FORMAT, None, 1, 5))


@rule("mp.team-overview.1")
def test_and_lose_together() -> None:
    s = laid("military fire A>C", A="Plain Giant*")
    attacked_at_home(s, "C")
    passes(s, "3.2.6")
    assert lost(s, "C") and s.winner < 0 and s.alive == 0b1111, "nobody loses alone"
    s = laid("military fire A>D", A="Plain Giant*", C="| | Fields#")
    attacked_at_home(s, "D")
    passes(s)
    assert s.winner == 0 and s.alive == 0b0011, "both are out, and both others have won"


def test_all_of_the_team_are_winners_of_a_game() -> None:
    from random import Random

    from gorin.sim.match import Result
    from gorin.sim.report import Report

    game, dice = open_game(header_for(FORMAT, list(precons(FORMAT)[:4]), 2)), Random(2)
    while not game.over:
        game.choose(dice.randrange(len(game.options)))
    assert game.winners in ([0, 1], [2, 3]) and game.winner in game.winners

    class Run:
        rules, seats, agents, uses = FORMAT, 4, ("random",) * 4, False

    result = Result(0, Run.agents, ("a", "b", "c", "d"), "honor", True, 2, 5, 100, winners=(2, 3))
    wins = Report(Run()).add_all([result]).as_dict()["wins"]  # type: ignore[arg-type]  # as much of a run as it reads
    assert wins["by_team"] == {"C and D": 1} and wins["by_seat"] == {"A": 0, "B": 0, "C": 1, "D": 1}
    assert wins["by_agent"] == {"random": 1}
