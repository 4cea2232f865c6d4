"""A PettingZoo environment: players choose one after another (AEC), and see what their seat may know.

>>> from gorin.rl.aec import env
>>> table = env("lcg/skirmish")
>>> table.reset(seed=1)
>>> table.agent_selection, sorted(table.observe("player_0"))
('player_1', ['action_mask', 'observation'])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv

from gorin.rl.game import Game
from gorin.rulesets.base import DeckList


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table. `reset` without a seed plays the game after the last one; a game that is cut off is truncated."""

    metadata = {"name": "gorin_v0", "is_parallelizable": False, "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        self._spaces = Dict(
            {
                "observation": Box(-np.inf, np.inf, game.observer.shape, np.float32),
                "action_mask": Box(0, 1, (game.actions.size,), np.int8),
            }
        )
        self._actions = {agent: Discrete(game.actions.size) for agent in self.possible_agents}
        self._seed = -1

    def observation_space(self, agent: str) -> Space[Any]:
        """What a player sees: the numbers, and the mask of what may be chosen."""
        return self._spaces

    def action_space(self, agent: str) -> Space[Any]:
        """What there is to choose."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; the same seed begins the same."""
        self._seed = self._seed + 1 if seed is None else seed
        self.state_of_play = self.game.new_initial_state(self._seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.state_of_play.current_player()]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a player sees now."""
        seat = self.possible_agents.index(agent)
        state = self.state_of_play
        return {"observation": state.observation_tensor(seat), "action_mask": state.legal_actions_mask(seat)}

    def step(self, action: int | None) -> None:
        """Choose for the player whose turn it is."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state = self.state_of_play
        state.apply_action(-1 if action is None else int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if state.is_terminal():
            ended = self.terminations if state.table.finished else self.truncations
            for agent, brought in zip(self.agents, state.returns(), strict=True):
                self.rewards[agent], ended[agent] = brought, True
        else:
            self.agent_selection = self.possible_agents[state.current_player()]
        self._accumulate_rewards()

    def render(self) -> str:
        """The table in one string, laid open."""
        return str(self.state_of_play)

    def close(self) -> None:
        """Nothing is kept open."""


def env(
    rules: str = "lcg/stronghold",
    decks: Sequence[str | DeckList] | None = None,
    players: int | None = None,
    render_mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> Environment:
    """A table to play at; decks and options as in `gorin.new_game`."""
    return Environment(Game(rules, decks, players, options), render_mode)
