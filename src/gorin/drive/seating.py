"""Agents at the seats that the program does not play."""

from __future__ import annotations

from collections.abc import Sequence

from gorin.agents.base import Agent, dice
from gorin.agents.guests import expected, invited
from gorin.errors import UsageError
from gorin.kernel.record import Move, Record
from gorin.kernel.rng import mix
from gorin.sim.dealing import Asked, Dealing
from gorin.sim.game import Game
from gorin.sim.match import chosen_by

OUTSIDE = "outside"  # in records: a seat that no agent of ours played


class Seating:
    """Who plays which seat. Each choice has dice of its own, so that a choice taken back and made again is answered as
    it was."""

    def __init__(self, agents: Sequence[str | None] | None = None) -> None:
        self.names = list(agents or ())
        self.asked: Asked = {}  # for deals
        self._agents: dict[int, Agent] = {}
        for name in self.names:
            if name is not None:
                expected(name)

    def fit(self, game: Game) -> None:
        """There must be a name, or null, for each seat, or nothing at all."""
        if self.names and len(self.names) != game.seats:
            raise UsageError(f"{game.seats} seats need {game.seats} agents or nulls; there are {len(self.names)}.")
        if self.names:
            game.header.agents = [name or OUTSIDE for name in self.names]

    def plays(self, seat: int) -> bool:
        """Does an agent sit there?"""
        return bool(self.names) and self.names[seat] is not None

    def agents(self) -> dict[int, Agent]:
        """The agents, by seat; they sit down when they are first asked."""
        if not self._agents:
            self._agents = {seat: invited(name) for seat, name in enumerate(self.names) if name is not None}
        return self._agents

    def rise(self) -> None:
        """The agents leave, and new ones will sit down: nothing they remember may be of a game that was taken back."""
        self._agents = {}

    def answer(self, game: Game) -> list[Move]:
        """Let agents choose until the program is asked, or the game is over, and make deals on the way."""
        before = game.decisions, len(game.asides)
        agents = self.agents()
        dealing = Dealing(game, agents if game.rules.deals else {}, self.asked)
        while not game.over:
            mixed = mix(game.header.seed, game.decisions, len(game.asides))
            dealing.deal({seat: dice(mixed, seat) for seat in dealing.agents})
            d = game.decision
            if d is None or d.player not in agents:
                break
            rng = dice(mix(game.header.seed, game.decisions), d.player)
            game.choose(chosen_by(agents[d.player], game, d, rng))
        self.asked = dealing.asked
        return list(Record(game.header, game.choices, asides=game.asides).moves(*before))
