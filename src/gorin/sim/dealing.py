"""Deals between players, in games whose rules know any: when agents are asked for one, and what they answer.

Each agent is asked as the time for deals comes, and once for everything that waits for its word. What it would do is an
aside; one that the rules refuse is not done. An agent that makes no deals declines what is offered to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final

from gorin.agents.base import Agent, Deals, Sampler, Seat
from gorin.errors import AgentError, IllegalChoice, cause, quoted
from gorin.sim.game import Game

MOST: Final = 8  # deals of one seat at one decision; whatever more it is offered there is declined
TIME: Final = "time"  # for a proposal of one's own
REFUSALS: Final = {"offer": ("decline", "offer"), "accusation": ("deny", "treaty"), "dissolving": ("keep", "treaty")}
Asked = dict[tuple[int, str], int]  # by seat and occasion: how many decisions had been made when it was asked


class Dealing:
    """The agents at some seats of a game, as far as deals go. What each has been asked for is kept by whoever goes on
    with the game (`asked`); what was asked later than the game stands, for it was taken back, counts for nothing."""

    def __init__(self, game: Game, agents: Mapping[int, Agent], asked: Asked | None = None) -> None:
        self.game = game
        self.agents = agents
        self.asked = {k: n for k, n in (asked or {}).items() if n <= game.decisions}
        self._settled = (-1, -1)

    def occasions(self, seat: int) -> frozenset[str]:
        """What this seat is to be asked for and has not been."""
        return frozenset(x for x in self._there(seat) if (seat, x) not in self.asked)

    def _there(self, seat: int) -> frozenset[str]:
        """What there is to ask this seat for."""
        rules, s = self.game.rules, self.game.state
        if self.game.over or not s.alive >> seat & 1:
            return frozenset()
        time = rules.deal_time(s)
        return rules.awaiting(s, seat) | ({f"{TIME} {time}"} if time else frozenset())

    def turn(self) -> int | None:
        """The seat to be asked now, or None: everybody has been."""
        return next((seat for seat in self.agents if self.occasions(seat)), None)

    def ask(self, seat: int, rng: Random) -> dict[str, Any] | None:
        """What the agent at a seat does about deals now. Who has nothing to say is not asked for the same again, and
        nobody for a proposal at the same time."""
        occasions = self.occasions(seat)
        agent = self.agents[seat]
        try:
            said = answered(self.game, seat, agent, occasions, rng)
        except Exception as error:
            raise AgentError(f"{self._deals(seat)}, and fails: {cause(error)}.") from error
        if not (said is None or isinstance(said, dict)):
            raise AgentError(f"{self._deals(seat)}, and answers {quoted(repr(said))}: an aside is a dict, or None.")
        self.told(seat, occasions, said)
        return said

    def _deals(self, seat: int) -> str:
        """Who is asked for deals, as the beginning of a sentence."""
        name, game = getattr(self.agents[seat], "name", type(self.agents[seat]).__name__), self.game
        after = f"after decision {game.decisions} as {game.rules.seat_name(seat)}"
        return f"The agent {quoted(name)} is asked for deals {after}"

    def told(self, seat: int, occasions: frozenset[str], said: dict[str, Any] | None) -> None:
        """A seat has said this, asked for these."""
        self.heard(seat, occasions if said is None else {x for x in occasions if x.startswith(TIME)})

    def heard(self, seat: int, occasions: Iterable[str]) -> None:
        """A seat has been asked for this."""
        self.asked |= dict.fromkeys([(seat, x) for x in occasions], self.game.decisions)

    def deal(self, rngs: Mapping[int, Random]) -> None:
        """Ask everybody who is to be asked, and do what they say. Until the next time for deals, or somebody's aside,
        there is nothing to ask."""
        game = self.game
        if (len(game.asides), game.rules.deal_time(game.state)) == self._settled:
            return
        made = dict.fromkeys(self.agents, 0)
        while (seat := self.turn()) is not None:
            made[seat] += 1
            occasions = self.occasions(seat)
            said = self.ask(seat, rngs[seat]) if made[seat] <= MOST else declined(occasions)
            try:
                if said is None:
                    self.heard(seat, occasions)
                else:
                    game.aside(seat, said)
            except IllegalChoice:
                self.heard(seat, occasions)
        self._settled = (len(game.asides), game.rules.deal_time(game.state))


def answered(game: Game, seat: int, agent: Agent, occasions: frozenset[str], rng: Random) -> dict[str, Any] | None:
    """What an agent at a seat says on these occasions."""
    if not isinstance(agent, Deals):
        return declined(occasions)
    return agent.deal(Seat(game.state, seat), Sampler(game.state, seat), rng)


def declined(occasions: frozenset[str]) -> dict[str, Any] | None:
    """What somebody answers who makes no deals, to the first of what waits."""
    for occasion in sorted(occasions):
        what, _, id = occasion.partition(" ")
        if what in REFUSALS:
            do, field = REFUSALS[what]
            return {"do": do, field: int(id)}
    return None
