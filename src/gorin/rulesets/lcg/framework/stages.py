"""The stages of a window in this game, as most formats have them; a format may have others."""

from __future__ import annotations

from typing import Final

from gorin.kernel.stages import DUE, FORCED, HAPPEN, OFFER, RULES, Stage
from gorin.rulesets.lcg.points import (
    CANCEL,
    FORCED_CANCEL,
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    LATER,
    REACTION,
    WOULD,
    WOULD_FORCED,
)

AFTER: Final = 0  # where the rules answer by themselves: keywords

STAGES: Final = (
    Stage("constant cancels", FORCED, FORCED_CANCEL),
    Stage("cancel", OFFER, CANCEL),
    Stage("forced would-interrupts", FORCED, WOULD_FORCED),
    Stage("would-interrupts", OFFER, WOULD),
    Stage("forced interrupts", FORCED, FORCED_INTERRUPT),
    Stage("interrupts", OFFER, INTERRUPT),
    Stage("happen", HAPPEN),
    Stage("delayed effects", DUE, LATER),  # Decision: before keywords (fr.yogo-hiroue.4)
    Stage("keywords", RULES, AFTER),
    Stage("forced reactions", FORCED, FORCED_REACTION),
    Stage("reactions", OFFER, REACTION),
)
