"""Copies of a unique stronghold, province or holding within a team: none of them is worth anything."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.rulesets.lcg.attributes.copies import title
from gorin.rulesets.lcg.attributes.stats import BASE_SET, rebase
from gorin.rulesets.lcg.facts import FACEUP, HOLDING, IN_PLAY, PROVINCE, STRONGHOLD, UNIQUE
from gorin.rulesets.lcg.state import STRENGTH, Game


def doubled(s: Game) -> int:
    """Unique strongholds, provinces and holdings of which the players of one team control more than one copy.
    Decision: a facedown province is no copy of anything yet; nobody learns of it before it is revealed."""
    p = s.p
    seen: dict[tuple[int, int], int] = {}
    for c in bits(p[UNIQUE] & p[IN_PLAY] & p[FACEUP] & (p[STRONGHOLD] | p[PROVINCE] | p[HOLDING])):
        key = (s.box.teams[s.holder[c]], title(s, c))
        seen[key] = seen.get(key, 0) | 1 << c
    out = 0
    for copies in seen.values():
        if copies & (copies - 1):
            out |= copies
    return out


def without_strength(s: Game) -> None:
    """Their strength, or what they add to it, is 0."""
    found = doubled(s)
    if found:
        rebase(s, BASE_SET + STRENGTH, found, 0)
