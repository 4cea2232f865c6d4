"""Random games for the tests of the research kit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from gorin.rl import Game, State, load_game


@cache
def game(rules: str, log: bool = False) -> Game:
    """A game of these rules, opened once."""
    return load_game(rules, log=log)


def moments(rules: str, seed: int, every: int = 1, log: bool = False) -> Iterator[State]:
    """A random game, at about every so manieth decision, and at its end."""
    dice, state = Random(seed), game(rules, log).new_initial_state(seed)
    while not state.is_terminal():
        if dice.randrange(every) == 0:
            yield state
        state.apply_action(dice.choice(state.legal_actions()))
    yield state
