"""What an agent is, and what it is given: its seat, the decision, a sampler, and dice of its own."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol, runtime_checkable

from gorin.kernel.decisions import Decision
from gorin.kernel.rng import mix
from gorin.kernel.state import OwnState, State
from gorin.kernel.views import resample
from gorin.rulesets.offering import Asked, asked
from gorin.rulesets.views import Still

_DICE = 0xD1CE  # keeps an agent's dice apart from the game's own chance


class Seat:
    """One player's place at the table. The view of a decision is made when it is first asked for: some never look."""

    __slots__ = ("_asked", "_state", "_view", "you")

    def __init__(self, state: State, you: int) -> None:
        self._state = state
        self._view: dict[str, Any] = {}
        self._asked: Decision | None = None  # of what decision this is the view
        self.you = you

    @property
    def view(self) -> dict[str, Any]:
        """The table as this player sees it, as plain data."""
        s = self._state
        if self._asked is None or self._asked is not s.decision:
            self._view, self._asked = s.box.rules.view(s, self.you), s.decision
        return self._view

    @property
    def table(self) -> Any:
        """What this player may know of the table, as players and cards with names: see docs/table.md."""
        return self._state.box.rules.look_at(Still(self._state), self.you)

    @property
    def options(self) -> list[str]:
        """The options of the decision, in words."""
        s = self._state
        d = s.decision
        return [] if d is None else [s.box.rules.say(s, d, o) for o in d.options]

    @property
    def rules(self) -> str:
        """What is played: "lcg/stronghold", …"""
        return str(self._state.box.rules.name)

    @property
    def asked(self) -> Asked | None:
        """The decision as data: what is asked, in a sentence, and each option with its words and its parts."""
        s = self._state
        return None if s.decision is None else asked(s, s.decision, self.you)


class Sampler:
    """Deals what a player cannot see anew, as a function of what the player knows: games to try things out in."""

    __slots__ = ("_state", "_you")

    def __init__(self, state: State, you: int) -> None:
        self._state = state
        self._you = you

    def deal(self, seed: int) -> OwnState:
        """A state that looks the same to the player; the same seed deals the same."""
        return resample(self._state, self._you, seed)


class Agent(Protocol):
    """Chooses. A new one sits down for every game and seat."""

    name: str

    def act(self, seat: Seat, decision: Decision, sampler: Sampler, rng: Random) -> int:
        """The index of the option it chooses."""
        ...


@runtime_checkable
class Deals(Protocol):
    """An agent that makes deals with others, in games that know any. Agents need not; `isinstance(agent, Deals)` tells.

    It is asked as the time for deals comes (in the LCG with each conflict phase), and when something waits for its
    word.
    """

    def deal(self, seat: Seat, sampler: Sampler, rng: Random) -> dict[str, Any] | None:
        """An aside (docs/treaties.md), or None: nothing."""
        ...


@runtime_checkable
class Explains(Protocol):
    """An agent that can say why: for hints at the table. Agents need not; `isinstance(agent, Explains)` tells.

    `act` takes the same way, so that with equal dice an agent does what it explains. The reason is one sentence in
    the players' words and gives away nothing the seat may not know.
    """

    def explain(self, seat: Seat, decision: Decision, sampler: Sampler, rng: Random) -> tuple[int, str]:
        """The index of the option it chooses, and why: "The attack would break Manicured Garden."."""
        ...


def dice(seed: int, seat: int) -> Random:
    """An agent's own chance: it depends on the game's seed and the seat alone."""
    return Random(mix(seed, seat, _DICE))


def ask(agent: Agent, state: State, decision: Decision, rng: Random) -> int:
    """Ask an agent for its choice."""
    you = decision.player
    return agent.act(Seat(state, you), decision, Sampler(state, you), rng)


def advise(agent: Agent, state: State, decision: Decision, rng: Random) -> tuple[int, str]:
    """What an agent would do, and why; without a reason if it gives none."""
    you = decision.player
    seat, sampler = Seat(state, you), Sampler(state, you)
    if isinstance(agent, Explains):
        return agent.explain(seat, decision, sampler, rng)
    return agent.act(seat, decision, sampler, rng), ""
