"""The stages of a window in this game, as most editions have them; an edition may have others."""

from __future__ import annotations

from typing import Final

from gorin.kernel.stages import APART, BY_SOURCE, DUE, FILTER, FORCED, HAPPEN, OFFER, RULES, Stage
from gorin.rulesets.ccg.points import (
    AFTER,
    BEFORE,
    REACTION_AFTER,
    REACTION_BEFORE,
    REACTION_WHEN,
    TRAIT_AFTER,
    TRAIT_BEFORE,
    TRAIT_WHEN,
    WHEN,
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

# the order of Samurai Edition: A what negates and modifies, B continuous effects (they are derived as it happens),
# C the rules, D delayed effects, E triggered traits, F Reactions; before, when and after it happens
SAMURAI_STAGES: Final = (
    Stage("what fails", FILTER),
    Stage("the rules before", RULES, BEFORE),
    Stage("delayed effects before", BY_SOURCE, BEFORE),
    Stage("traits before", FORCED, TRAIT_BEFORE),
    Stage("reactions before", OFFER, REACTION_BEFORE),
    Stage("happen", HAPPEN),
    Stage("which occurrence first", APART),
    Stage("the rules when", RULES, WHEN),
    Stage("delayed effects when", BY_SOURCE, WHEN),
    Stage("traits when", FORCED, TRAIT_WHEN),
    Stage("reactions when", OFFER, REACTION_WHEN),
    Stage("the rules after", RULES, AFTER),
    Stage("delayed effects after", BY_SOURCE, AFTER),
    Stage("traits after", FORCED, TRAIT_AFTER),
    Stage("reactions after", OFFER, REACTION_AFTER),
)
