"""Lasting effects that are no numbers, and the layers of constant abilities."""

from __future__ import annotations

from typing import Final

from gorin.rulesets.lcg.stats import OTHER_EFFECT

GAINS_KEYWORD: Final = OTHER_EFFECT  # n: the keyword's plane
BLANKED: Final = OTHER_EFFECT + 1
STAYING: Final = OTHER_EFFECT + 2  # does not bow as a result of conflict resolution; n: only while on this plane
BARRED: Final = OTHER_EFFECT + 3  # n: the prohibition, and the set of players it binds << 8 (negative: everybody)
GAINS_ABILITY: Final = OTHER_EFFECT + 4  # n: the ability; becomes a row of its own
AS_IN_HAND: Final = OTHER_EFFECT + 14  # may be played from where it lies; also a modifier, so no statistic's number

# layers of constant abilities
BLANKING: Final = 0
STANDING: Final = 1
LAYERS: Final = 2
