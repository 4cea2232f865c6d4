"""Cards that may be played as if they were in hand, wherever they lie. Derived anew with everything else."""

from __future__ import annotations

from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.facts import ACTIVE, EVENT, IN_PLAY
from gorin.rulesets.lcg.fields import OUT_OF_PLAY
from gorin.rulesets.lcg.lasting.kinds import AS_IN_HAND
from gorin.rulesets.lcg.state import Game


@called(reads=OUT_OF_PLAY)
def as_in_hand(s: Game, mask: int, you: int) -> None:
    """This player may play these cards as if they were in hand; events among them may be used from where they lie."""
    mask &= ~s.p[IN_PLAY]
    s.constant_effects.append((AS_IN_HAND, mask, you))
    s.p[ACTIVE] |= mask & s.p[EVENT]


def playable_as_in_hand(s: Game, you: int) -> int:
    """The cards this player may play as if they were in hand."""
    out = 0
    for what, mask, who in s.constant_effects:
        if what == AS_IN_HAND and who == you:
            out |= mask
    return out
