"""The log can be followed: whatever changes before a player's eyes is told to that player."""

from __future__ import annotations

from random import Random

import pytest

from gorin.kernel.zones import reveal_to
from gorin.rulesets import NAMES
from gorin.rulesets.lcg.facts import DECK, DYNASTY
from gorin.sim.game import Game
from tests.laws.chronicle import look, untold
from tests.laws.sizes import law, seeds
from tests.laws.wording import opened, step, told_games
from tests.states import phase

MOST = 300  # choices of a game


def begun(game: Game) -> bool:
    """Is the table laid out, so that the game is being played?"""
    return bool(phase(game))


def followed(game: Game, dice: Random) -> None:
    """One choice, and everything it changes is told."""
    s, log = game.state, game.log
    assert log is not None
    before, start, why = look(s), len(log.lines), game.why
    step(game, dice)
    lines = [log.for_player(q, start) for q in range(s.box.seats)]
    missing = list(untold(before, look(game.state), lines))
    assert not missing, f"{why}: {missing[:3]}, told {lines[0]}"


def follow(game: Game, seed: int) -> None:
    dice = Random(seed)
    for _ in range(MOST):
        if game.over:
            return
        if begun(game):
            followed(game, dice)
        else:
            step(game, dice)


@law(few=12, many=800, game=told_games, seed=seeds)
def test_every_change_that_is_seen_is_told(game: Game, seed: int) -> None:
    follow(game, seed)


def test_who_replaces_a_focused_card_is_seen_to_focus_another() -> None:
    follow(opened("ccg/emperor", 356, True), 11_972)


def test_who_knows_the_top_of_a_deck_is_told_which_card_fills_a_province() -> None:
    game, dice = opened("lcg/skirmish", 1, True), Random(1)
    assert game.log is not None
    for _ in range(120):
        reveal_to(game.state, 1 << 0, game.state.p[DECK] & game.state.p[DYNASTY])  # both decks, to A alone
        step(game, dice)
    told = [
        [line for line in game.log.for_player(q) if line.endswith(" facedown.") and "fills" in line] for q in (0, 1)
    ]
    assert len(told[0]) == len(told[1]) > 4
    assert not any(line.startswith("A card ") for line in told[0])
    assert all(line.startswith("A card fills ") for line in told[1])


def test_what_lay_in_a_destroyed_province_is_named_with_it() -> None:
    """In Samurai it goes to the discard pile without being discarded, so no other line tells it."""
    game = opened("ccg/samurai", 2, True)
    follow(game, 2)
    assert game.log is not None
    for player in range(game.state.box.seats):
        assert any(x.endswith(" is destroyed with Moto Rani: the battle.") for x in game.log.for_player(player))


@pytest.mark.parametrize("rules", NAMES)
def test_a_game_goes_the_same_way_whether_it_is_told_or_not(rules: str) -> None:
    """To the last number of its state, at every decision: so that its record verifies wherever it ends."""
    told, quiet = opened(rules, 7, True), opened(rules, 7, False)
    dice = Random(7)
    while not told.over and told.decisions < MOST:
        assert told.decision is not None
        i = dice.randrange(len(told.decision.options))
        told.choose(i)
        quiet.choose(i)
        assert told.state.key == quiet.state.key, told.decisions
