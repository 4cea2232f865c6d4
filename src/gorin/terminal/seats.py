"""Who sits where: people at this keyboard, and agents. An agent's dice depend on the game, its seat and the number of
the decision alone, so that a game goes on the same after it was resumed or a decision was taken back."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from random import Random
from typing import Any

from gorin.agents.base import Agent, advise, ask
from gorin.agents.guests import expected, invited
from gorin.agents.registry import USUAL, agent_named
from gorin.errors import AgentError, UsageError
from gorin.kernel.decisions import Decision
from gorin.kernel.rng import mix
from gorin.sim.game import Game
from gorin.sim.match import whole

HUMAN = "human"
DEALER = 0xDE  # keeps the dice of deals apart from those of choices
ADVISER = 0xAD  # keeps the dice of hints apart from those of the game


def sitting(against: str, watch: bool, seats: int) -> list[str]:
    """Who sits where, from what was typed: you first, unless you watch."""
    names = [name.strip() for name in (against or USUAL).split(",")]
    for name in names:
        if name != HUMAN:
            expected(name)
        elif watch:
            raise UsageError("To watch, all players must be agents: leave 'human' or '--watch' out.")
    wanted = seats if watch else seats - 1
    if len(names) == 1:
        names *= wanted
    if len(names) != wanted:
        raise UsageError(f"{wanted} agents are needed, or one name for all of them; there are {len(names)}.")
    return names if watch else [HUMAN, *names]


@dataclass
class Seats:
    """The players of one game."""

    names: list[str]
    _agents: dict[int, Agent] = field(default_factory=dict)
    _adviser: Agent | None = None

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, name in enumerate(self.names) if name == HUMAN]

    @property
    def watching(self) -> bool:
        """Do only agents play?"""
        return not self.people

    @property
    def hot(self) -> bool:
        """Do several people share the keyboard?"""
        return len(self.people) > 1

    def rise(self) -> None:
        """The agents leave, and new ones will sit down: nothing they remember may be of a game that was taken back."""
        self._agents.clear()

    def agent(self, seat: int) -> Agent:
        """The agent at a seat."""
        if seat not in self._agents:
            self._agents[seat] = invited(self.names[seat])
        return self._agents[seat]

    def agents(self) -> dict[int, Agent]:
        """All of them, by seat."""
        return {seat: self.agent(seat) for seat, name in enumerate(self.names) if name != HUMAN}

    def dice(self, game: Game) -> dict[int, Random]:
        """Their dice for deals: after the same choices and asides they fall the same."""
        return {
            seat: Random(mix(game.header.seed, seat, game.decisions, len(game.asides), DEALER))
            for seat in self.agents()
        }

    def choice(self, game: Game, d: Decision, explained: bool) -> tuple[int, str, str]:
        """What the agent of this decision chooses, why (if that is wanted), and what went wrong if it failed."""
        seat = d.player
        agent = self.agent(seat)
        rng = Random(mix(game.header.seed, seat, game.decisions))
        try:
            if explained:
                index, reason = advise(agent, game.state, d, rng)
            else:
                index, reason = ask(agent, game.state, d, rng), ""
            return whole(game, d, index), reason, ""
        except AgentError as error:
            wrong = error.sentence.removesuffix(".")
        except Exception as error:  # a failing agent must not end somebody's game
            if os.environ.get("GORIN_DEBUG"):
                raise
            wrong = f"{type(error).__name__}: {error}"
        return rng.randrange(len(d.options)), "", wrong

    def hint(self, game: Game, d: Decision) -> tuple[int, str]:
        """What the best agent would do in your place, and why. It sees what you see."""
        if self._adviser is None:
            self._adviser = agent_named(USUAL)
        rng = Random(mix(game.header.seed, d.player, game.decisions, ADVISER))
        return advise(self._adviser, game.state, d, rng)

    def describe(self, decks: list[dict[str, Any]]) -> str:
        """`you (crab) against heuristic (crane)`"""
        parts = []
        for seat, name in enumerate(self.names):
            player = "you" if self.people == [seat] else name
            parts.append(f"{player} ({decks[seat]['name']})" if seat < len(decks) else player)
        return " against ".join(parts)
