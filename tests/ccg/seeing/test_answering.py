"""Whoever may react is told to what: the action, its targets and its player; and the log of a battle, line by line."""

from __future__ import annotations

from typing import Any

from gorin.kernel.log import Log
from gorin.rulesets.ccg.seeing.timing import timing
from gorin.sim.game import Game, new_game, set_up
from tests.states import ccg


def asked(game: Game, words: str) -> Any:
    """Choose the option that begins with these words."""
    game.choose(next(i for i, text in enumerate(game.options) if text.startswith(words)))


def test_a_reaction_is_asked_for_with_what_it_answers() -> None:
    """The first reactions of a few games: each question names what happens, as `timing` tells it to everybody."""
    seen = 0
    for seed in range(4):
        game = new_game("ccg/emperor", seed=seed)
        for n in range(400):
            d = game.decision
            if d is None:
                break
            if d.why.startswith("reactions"):
                seen += 1
                assert game.why.startswith(f"{d.why} (") and timing(ccg(game))["answering"], game.why
            game.choose((n * 7 + seed) % len(d.options))
    assert seen > 5


def test_a_battle_is_told_line_by_line() -> None:
    game = set_up("A 9 crab: Hida Bushotsu*\nB 9 crane: Doji Tatsuki*\nbattle A>B 1", "ccg/emperor")
    log = game.log
    assert isinstance(log, Log)
    while not game.over and game.decision is not None and game.decision.why == "battle action":
        asked(game, "pass")
    told = [line.text for line in log.lines]
    assert told[:2] == ["B passes.", "A passes."]
    assert told[2].startswith("The battle at B's province 1 resolves (A has ")
    assert any(line.endswith(": the battle.") for line in told[3:])
