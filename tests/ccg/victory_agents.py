"""The scripts for dishonor and Enlightenment as agents, for recorded games that anybody can have played again:

A=tests/ccg/victory_agents.py
PYTHONPATH=. gorin simulate ccg/emperor --decks crab,crane --agents $A:Shamer,$A:Shamed --games 1 --seed 1 --records DIR
gorin replay DIR/game-000000.jsonl --verify
"""

from __future__ import annotations

from random import Random
from typing import Any

from gorin.agents.base import Sampler, Seat
from gorin.kernel.decisions import Decision
from tests.ccg import test_endings as emperor
from tests.ccg import victories as samurai
from tests.ccg.scripts import Player, modest


class Scripted:
    """Follows its script. Two of them work towards one end, so they look at the table itself and not at a deal."""

    name = "scripted"
    script: Player

    def act(self, seat: Seat, decision: Decision, sampler: Sampler, rng: Random) -> int:
        texts = seat.options
        i = self.script(self.table(seat), decision.why, texts)
        return i if i >= 0 else modest(texts)

    def table(self, seat: Seat) -> Any:
        return seat._state


class Shamer(Scripted):
    name, script = "shamer", staticmethod(emperor.shamer)


class Shamed(Scripted):
    name, script = "shamed", staticmethod(emperor.shamed)


class Seeker(Scripted):
    name, script = "seeker", staticmethod(emperor.seeker)


class Helper(Scripted):
    name, script = "helper", staticmethod(emperor.helper)


class SamuraiSeeker(Scripted):
    name = "seeker of Samurai Edition"

    def __init__(self) -> None:
        self.script = samurai.Seeker()


class SamuraiHelper(Scripted):
    name, script = "helper of Samurai Edition", staticmethod(samurai.helper)
