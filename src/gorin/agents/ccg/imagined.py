"""How games of the CCG are imagined: which choices are worth it, which options, and how far they are played on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from gorin.agents.ccg.adviser import advise
from gorin.agents.ccg.outlook import prospect
from gorin.agents.ccg.quick import Glance, Quick, any_habits
from gorin.agents.ccg.rivals import sought
from gorin.agents.choosing import Advice
from gorin.agents.imagining import Player
from gorin.kernel.decisions import Decision
from gorin.kernel.questions import ids
from gorin.rulesets.ccg import questions as asked
from gorin.rulesets.ccg.masks import Game

DECISIVE: Final = ids(asked.DECLARE_ATTACK, asked.ATTACK_WHOM, asked.BRING_IN)
WEIGHED: Final = DECISIVE | ids(asked.ASSIGN, asked.BATTLEFIELD, asked.BATTLE_ACTION)
# not open actions: the quick player takes none, so that one now would always seem better than one later


class Turns:
    """Imagined turns: up to the player's next one."""

    span = "turn"
    scale = 9.0

    def advise(self, s: Game, d: Decision, rng: Random) -> Advice:
        return advise(s, d, rng)

    def weighs(self, s: Game, d: Decision) -> bool:
        return d.why in WEIGHED

    def decisive(self, s: Game, d: Decision) -> bool:
        return d.why in DECISIVE

    def occasion(self, s: Game, d: Decision) -> str:
        return d.why

    def candidates(self, s: Game, d: Decision, usual: int, most: int) -> list[int]:
        """The usual choice, and of many others the best at a glance."""
        every = range(len(d.options))
        if len(every) <= most:
            return [usual, *(i for i in every if i != usual)]
        search = Glance(s, d.player)
        values = {i: search.option(s, i).value for i in every if i != usual}
        return [usual, *sorted(values, key=lambda i: (-values[i], i))[: most - 1]]

    def players(self, s: Game, you: int, rng: Random) -> Player:
        return Quick(rng, {q: any_habits(rng) for q in range(s.box.seats) if not s.box.teams[you] >> q & 1})

    def until(self, s: Game, you: int) -> Callable[[Game], bool]:
        now = s.turns[you]
        return lambda t: t.turns[you] > now

    def prospect(self, s: Game, you: int) -> float:
        return prospect(s, you, new=sought(s, you))
