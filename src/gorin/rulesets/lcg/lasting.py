"""Lasting effects that are no numbers, and the layers of constant abilities."""

from __future__ import annotations

from typing import Final

from gorin.rulesets.lcg.stats import OTHER_EFFECT

GAINS_KEYWORD: Final = OTHER_EFFECT  # n: the keyword's plane
BLANKED: Final = OTHER_EFFECT + 1
STAYING: Final = OTHER_EFFECT + 2  # does not bow as a result of conflict resolution; n: only while on this plane
BARRED: Final = OTHER_EFFECT + 3  # n: the prohibition, and the set of players it binds << 8 (negative: everybody)

# layers of constant abilities
BLANKING: Final = 0
STANDING: Final = 1
LAYERS: Final = 2
