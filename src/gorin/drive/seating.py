"""Agents at the seats that the program does not play."""

from __future__ import annotations

from collections.abc import Sequence

from gorin.agents.base import ask, dice
from gorin.agents.registry import agent_named, known
from gorin.errors import UsageError
from gorin.kernel.record import Move, Record
from gorin.kernel.rng import mix
from gorin.sim.dealing import Asked, Dealing
from gorin.sim.game import Game

OUTSIDE = "outside"  # in records: a seat that no agent of ours played


class Seating:
    """Who plays which seat. Each choice has dice of its own, so that a choice taken back and made again is answered as
    it was."""

    def __init__(self, agents: Sequence[str | None] | None = None) -> None:
        self.names = list(agents or ())
        self.asked: Asked = {}  # for deals
        for name in self.names:
            if name is not None:
                known(name)

    def fit(self, game: Game) -> None:
        """There must be a name, or null, for each seat, or nothing at all."""
        if self.names and len(self.names) != game.seats:
            raise UsageError(f"{game.seats} seats need {game.seats} agents or nulls; there are {len(self.names)}.")
        if self.names:
            game.header.agents = [name or OUTSIDE for name in self.names]

    def plays(self, seat: int) -> bool:
        """Does an agent sit there?"""
        return bool(self.names) and self.names[seat] is not None

    def answer(self, game: Game) -> list[Move]:
        """Let agents choose until the program is asked, or the game is over, and make deals on the way."""
        before = game.decisions, len(game.asides)
        agents = {seat: agent_named(name) for seat, name in enumerate(self.names) if name is not None}
        dealing = Dealing(game, agents if game.rules.deals else {}, self.asked)
        while not game.over:
            mixed = mix(game.header.seed, game.decisions, len(game.asides))
            dealing.deal({seat: dice(mixed, seat) for seat in dealing.agents})
            d = game.decision
            if d is None or d.player not in agents:
                break
            rng = dice(mix(game.header.seed, game.decisions), d.player)
            game.choose(ask(agents[d.player], game.state, d, rng))
        self.asked = dealing.asked
        return list(Record(game.header, game.choices, asides=game.asides).moves(*before))
