"""Many tables at once, each at its own decision: what a learner on one processor wants.

>>> from gorin.rl import Batch, load_game
>>> batch = Batch(load_game("lcg/skirmish"), 4, seed=1)
>>> step = batch.observe()
>>> step.tensor.shape[0], step.mask.shape, step.player.shape
(4, (4, 1154), (4,))
>>> rewards, over = batch.step(step.mask.argmax(axis=1))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gorin.errors import UsageError
from gorin.kernel.rng import mix
from gorin.rl.game import Game, State
from gorin.rl.observing import Numbers


class Step(NamedTuple):
    """What is asked at each table: of whom, what that player sees, and what may be chosen."""

    player: NDArray[np.int32]
    tensor: Numbers
    mask: NDArray[np.int8]


class Batch:
    """Tables side by side. Where a game ends, the next one begins at once, so that every table always waits."""

    def __init__(self, game: Game, tables: int, seed: int = 0) -> None:
        if tables < 1:
            raise UsageError(f"A batch has at least 1 table, not {tables}.")
        self.game = game
        self.seed = seed
        self.begun = 0  # games so far; the i-th depends on the seed and on i alone
        self.states: list[State] = []
        self.states = [self._next() for _ in range(tables)]

    def _next(self) -> State:
        state = self.game.new_initial_state(mix(self.seed, self.begun))
        self.begun += 1
        return state

    def observe(self) -> Step:
        """What each table asks."""
        shape = len(self.states), self.game.observer.shape[0]
        tensor = np.empty(shape, np.float32)
        mask = np.zeros((len(self.states), self.game.actions.size), np.int8)
        player = np.empty(len(self.states), np.int32)
        for k, state in enumerate(self.states):
            who = player[k] = state.current_player()
            tensor[k] = state.observation_tensor(int(who))
            mask[k, state.legal_actions()] = 1
        return Step(player, tensor, mask)

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> tuple[Numbers, NDArray[np.bool_]]:
        """Choose at every table. Gives what each game that has just ended brought each player, and which these are."""
        if len(actions) != len(self.states):
            raise UsageError(f"{len(self.states)} tables need {len(self.states)} actions, not {len(actions)}.")
        rewards = np.zeros((len(self.states), self.game.seats), np.float32)
        over = np.zeros(len(self.states), np.bool_)
        for k, state in enumerate(self.states):
            state.apply_action(int(actions[k]))
            if state.is_terminal():
                rewards[k], over[k] = state.returns(), True
                self.states[k] = self._next()
        return rewards, over
