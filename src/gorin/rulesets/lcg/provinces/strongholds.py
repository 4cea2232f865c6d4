"""Strongholds, and the provinces they stand in."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.rulesets.lcg.facts import PRINTED_EMINENT, STRONGHOLD
from gorin.rulesets.lcg.state import Game


def stronghold(s: Game, who: int) -> int:
    """A player's stronghold card, or -1."""
    return (s.p[STRONGHOLD] & s.ctl[who]).bit_length() - 1


def never_stronghold(s: Game, mask: int) -> int:
    """Provinces that cannot be the stronghold's, unless there is no other."""
    out = 0
    for c in bits(mask):
        if s.kind[c] in s.box.never_strongholds:
            out |= 1 << c
    out |= mask & s.p[PRINTED_EMINENT]
    return out if out != mask else 0
