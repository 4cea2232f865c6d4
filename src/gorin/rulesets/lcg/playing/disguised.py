"""Disguised: another way to play a unique character, in place of a non-unique one that its player controls."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.rulesets.lcg.costs.dues import PLAY, demanding, dues_payable
from gorin.rulesets.lcg.costs.fate_cost import cost_of, printed_cost
from gorin.rulesets.lcg.facts import (
    ATTACKING,
    CHARACTER,
    DEFENDING,
    FACEUP,
    HAND,
    IN_PLAY,
    IN_PROVINCE,
    PRINTED_DISGUISED,
    UNIQUE,
)
from gorin.rulesets.lcg.lasting.edicts import spendable
from gorin.rulesets.lcg.playing.playable import may_join
from gorin.rulesets.lcg.state import CONFLICT_PHASE, DYNASTY_PHASE, ON, Game


def disguisable(s: Game, you: int) -> int:
    """Cards a player may play by disguised now, if there is somebody to replace.
    Decision: in 1.4 from provinces, in the conflict phase also from hand (rr.open-disguised-window.1)."""
    p = s.p
    if s.phase == DYNASTY_PHASE:
        where = p[IN_PROVINCE] & p[FACEUP]
    elif s.phase == CONFLICT_PHASE:
        where = p[IN_PROVINCE] & p[FACEUP] | p[HAND]
    else:
        return 0
    return where & p[PRINTED_DISGUISED] & p[CHARACTER] & s.ctl[you]


def replaceable(s: Game, c: int, you: int) -> int:
    """Non-unique characters of the right Trait or clan whose printed cost makes the card payable; none that takes
    part in a conflict which the card cannot join."""
    p = s.p
    terms = s.box.faces[s.kind[c]].terms.get("disguised")
    found = terms(s, you, c) & p[CHARACTER] & p[IN_PLAY] & s.ctl[you] & ~p[UNIQUE] if terms is not None else 0
    if s.con[ON] and not may_join(s, c, you):
        found &= ~(p[ATTACKING] | p[DEFENDING])
    out = 0
    for x in bits(found):
        cost = cost_of(s, c, you, less=printed_cost(s, x))
        if 0 <= cost <= spendable(s, you) and (not demanding(s, c) or dues_payable(s, PLAY, c, you, cost)):
            out |= 1 << x
    return out
