"""How games of the LCG are imagined: which choices are worth it, which options, and how far they are played on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from gorin.agents.choosing import Advice
from gorin.agents.imagining import Player
from gorin.agents.lcg.adviser import advise
from gorin.agents.lcg.outlook import prospect
from gorin.agents.lcg.quick import Quick, any_habits
from gorin.agents.lcg.quick_choices import Glance
from gorin.agents.lcg.rings import ring_fate, ring_worth
from gorin.kernel.decisions import PASS, Decision
from gorin.kernel.questions import SETUP, ids
from gorin.rulesets.lcg import questions as asked
from gorin.rulesets.lcg.conflict_masks import conflict_on
from gorin.rulesets.lcg.masks import Game, declaration
from gorin.rulesets.lcg.moment import passes_for_good

PLAIN_CHOICES: Final = asked.QUESTIONS.of(SETUP) | ids(
    asked.HONOR_BID,
    asked.WITHOUT_FATE,
    asked.BROKEN_PROVINCE,
    asked.SET_FAVOR,
    asked.DISCARD_FROM_PROVINCES,
)  # which imagining does not make better
DECLARATIONS: Final = ids(asked.DECLARE_CONFLICT, asked.DECLARE_OR_PASS, asked.ADDITIONAL_FATE)
PHASES: Final = {1: "dynasty", 2: "draw", 3: "conflict", 4: "fate"}
EACH_TYPE: Final = 2  # declarations with the best rings of each type


class Rounds:
    """Imagined rounds."""

    span = "round"
    scale = 6.0

    def advise(self, s: Game, d: Decision, rng: Random) -> Advice:
        return advise(s, d, rng)

    def weighs(self, s: Game, d: Decision) -> bool:
        return d.why not in PLAIN_CHOICES

    def decisive(self, s: Game, d: Decision) -> bool:
        return d.why in DECLARATIONS or (d.why == asked.ACTIONS.id and passes_for_good(s))

    def occasion(self, s: Game, d: Decision) -> str:
        if d.why != asked.ACTIONS.id:
            return d.why
        return "action in a conflict" if conflict_on(s) else f"action in the {PHASES.get(s.phase, 'other')} phase"

    def candidates(self, s: Game, d: Decision, usual: int, most: int) -> list[int]:
        """The usual choice, and of many others the best at a glance; of declarations the best rings of each type."""
        every = range(len(d.options))
        if len(every) <= most:
            return [usual, *(i for i in every if i != usual)]
        if d.why == asked.DECLARE_CONFLICT.id:
            return declarations(s, d, usual)[:most]
        search = Glance(d.player)
        values = {i: search.option(s, i).value for i in every if i != usual}
        return [usual, *sorted(values, key=lambda i: (-values[i], i))[: most - 1]]

    def players(self, s: Game, you: int, rng: Random) -> Player:
        others = {q: any_habits(rng) for q in range(s.box.seats) if not s.box.teams[you] >> q & 1}
        return Quick(rng, others)

    def until(self, s: Game, you: int) -> Callable[[Game], bool]:
        now = s.round
        return lambda t: t.round > now

    def prospect(self, s: Game, you: int) -> float:
        return prospect(s, you)


def declarations(s: Game, d: Decision, usual: int) -> list[int]:
    """The usual choice, passing, and the best rings of each type."""
    by_type: dict[int, list[tuple[float, int]]] = {}
    out = [usual]
    for i, x in enumerate(d.options):
        if x.verb == PASS:
            out += [i] if i != usual else []
            continue
        kind, ring = declaration(x)
        by_type.setdefault(kind, []).append((-ring_worth(s, d.player, ring) - ring_fate(s, ring), i))
    for found in by_type.values():
        out += [i for _, i in sorted(found)[:EACH_TYPE] if i not in out]
    return out
