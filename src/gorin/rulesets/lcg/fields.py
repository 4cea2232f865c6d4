"""Fields and planes of the state that are read together, for functions that say what they read."""

from __future__ import annotations

from typing import Final

from gorin.kernel.numbers import Reads
from gorin.rulesets.lcg.facts import BENEATH, DECK, DISCARD, FACEUP, HAND, IN_PROVINCE, REMOVED, RESOLVING
from gorin.rulesets.lcg.state import (
    ATTACKER,
    ATTACKING_PLAYERS,
    CLAIMING,
    DEFENDER,
    DEFENDING_PLAYERS,
    ON,
    RING,
    TYPE,
)

SIDES: Final[Reads] = frozenset({f"con{i}" for i in (ON, ATTACKER, ATTACKING_PLAYERS, DEFENDER, DEFENDING_PLAYERS)})
KIND_OF_CONFLICT: Final[Reads] = SIDES | {f"con{i}" for i in (TYPE, RING)}
RING_PLACES: Final[Reads] = frozenset({"ring_place", f"con{RING}", f"con{CLAIMING}"})
DIALS: Final[Reads] = frozenset({"bid", "bid_change"})
MEMORIES: Final = "used"
STATISTICS: Final = "statistics"  # which rest on constant abilities, and so on anything
# where cards lie out of play
IN_PROVINCES: Final[Reads] = frozenset({FACEUP, IN_PROVINCE})
IN_PILES: Final[Reads] = frozenset({HAND, DECK, DISCARD, REMOVED, RESOLVING, BENEATH})
OUT_OF_PLAY: Final[Reads] = IN_PROVINCES | IN_PILES
