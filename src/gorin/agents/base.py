"""What an agent is, and what it is given: its seat, the decision, a sampler, and dice of its own."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from gorin.kernel.decisions import Decision
from gorin.kernel.rng import mix
from gorin.kernel.views import resample

_DICE = 0xD1CE  # keeps an agent's dice apart from the game's own chance


class Seat:
    """One player's place at the table. The view is made when it is first asked for: some agents never look."""

    __slots__ = ("_state", "_view", "you")

    def __init__(self, state: Any, you: int) -> None:
        self._state = state
        self._view: dict[str, Any] | None = None
        self.you = you

    @property
    def view(self) -> dict[str, Any]:
        """The table as this player sees it."""
        if self._view is None:
            self._view = self._state.box.rules.view(self._state, self.you)
        return self._view

    @property
    def options(self) -> list[str]:
        """The options of the decision, in words."""
        s = self._state
        return [s.box.rules.say(s, s.decision, o) for o in s.decision.options]


class Sampler:
    """Deals what a player cannot see anew, as a function of what the player knows: games to try things out in."""

    __slots__ = ("_state", "_you")

    def __init__(self, state: Any, you: int) -> None:
        self._state = state
        self._you = you

    def deal(self, seed: int) -> Any:
        """A state that looks the same to the player; the same seed deals the same."""
        return resample(self._state, self._you, seed)


class Agent(Protocol):
    """Chooses. A new one sits down for every game and seat."""

    name: str

    def act(self, seat: Seat, decision: Decision, sampler: Sampler, rng: Random) -> int:
        """The index of the option it chooses."""
        ...


def dice(seed: int, seat: int) -> Random:
    """An agent's own chance: it depends on the game's seed and the seat alone."""
    return Random(mix(seed, seat, _DICE))


def ask(agent: Agent, state: Any, decision: Decision, rng: Random) -> int:
    """Ask an agent for its choice."""
    you = decision.player
    return agent.act(Seat(state, you), decision, Sampler(state, you), rng)
