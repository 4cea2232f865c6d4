"""The stages of a window in this game, as most editions have them; an edition may have others."""

from __future__ import annotations

from typing import Final

from gorin.kernel.stages import DUE, FILTER, FORCED, HAPPEN, OFFER, RULES, Stage
from gorin.rulesets.ccg.points import (
    AFTER,
    BEFORE,
    REACTION_AFTER,
    REACTION_BEFORE,
    TRAIT_AFTER,
    TRAIT_BEFORE,
)

STAGES: Final = (
    Stage("what fails", FILTER),
    Stage("delayed effects before", DUE, BEFORE),
    Stage("traits before", FORCED, TRAIT_BEFORE),
    Stage("reactions before", OFFER, REACTION_BEFORE),
    Stage("happen", HAPPEN),
    Stage("the rules after", RULES, AFTER),
    Stage("delayed effects after", DUE, AFTER),
    Stage("traits after", FORCED, TRAIT_AFTER),
    Stage("reactions after", OFFER, REACTION_AFTER),
)
