"""What a ring would bring somebody who resolves it now: the reason to choose one, before anything is resolved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gorin.agents.lcg.worth import (
    CARD,
    FATE,
    LATER,
    honor_worth,
    later_rounds,
    per_round,
    this_round,
)
from gorin.kernel.bits import bits
from gorin.rulesets.lcg.facts import ATTACKING, BOWED, CHARACTER, DEFENDING, DISHONORED, HAND, HONORED, IN_PLAY
from gorin.rulesets.lcg.ring_numbers import NO_RING
from gorin.rulesets.lcg.ring_pools import elements_at
from gorin.rulesets.lcg.state import AIR, EARTH, FIRE, GLORY, WATER, Game
from gorin.rulesets.lcg.stats import stat, with_fate

TOKEN: Final = 0.9  # what a point of glory adds to a character's round, by an honored or dishonored token


def ring_worth(s: Game, who: int, ring: int) -> float:
    """The best effect of this ring for the player who wins with it, and the fate on it."""
    return max((element_worth(s, who, x) for x in bits(elements_at(s, ring))), default=0.0)


def ring_fate(s: Game, ring: int) -> float:
    """The fate taken by declaring with this ring."""
    return FATE * s.ring_fate[ring] if ring != NO_RING else 0.0


def element_worth(s: Game, who: int, element: int) -> float:
    """The best that can be done with an element."""
    small = s.box.rules.format.small_rings
    foe = s.box.rules.opponent(s, who)
    if element == AIR:
        take = gain(s, who, 1) + (-gain(s, foe, -1) if foe >= 0 else 0.0)
        return take if small else max(take, gain(s, who, 2))
    if element == EARTH:
        theirs_too = not small and foe >= 0 and s.p[HAND] & s.ctl[foe]
        return 2 * CARD if theirs_too else CARD
    chars = s.p[CHARACTER] & s.p[IN_PLAY]
    mine, theirs = bits(chars & s.ctl[who]), bits(chars & ~s.ctl[who])
    if element == FIRE:
        tokens = [token(s, c, 0.2) for c in mine if not s.p[HONORED] >> c & 1]  # they will have fought by then
        tokens += [token(s, c, 0.5 * this_round(s, c)) for c in theirs if not s.p[DISHONORED] >> c & 1]
        return max(tokens, default=0.0)
    if element == WATER:
        return water(s, mine, theirs, small)
    return max((drained(s, c) for c in bits(with_fate(s, chars & ~s.ctl[who]))), default=0.0)


def gain(s: Game, who: int, n: int) -> float:
    """What more (or less) honor would be worth to a player."""
    return honor_worth(s, s.honor[who] + n) - honor_worth(s, s.honor[who])


def token(s: Game, c: int, now: float) -> float:
    """A status token on a character: glory for both skills, as long as it stays, and honor when it leaves."""
    return 0.3 + TOKEN * stat(s, c, GLORY) * (now + later_rounds(s.fate[c]))


def water(s: Game, mine: Sequence[int], theirs: Sequence[int], small: bool) -> float:
    """Ready one of yours, or bow one of theirs; those that fight now will be bowed by then anyway."""
    p = s.p
    busy = p[ATTACKING] | p[DEFENDING]
    best = 0.0
    for c in mine:
        if (p[BOWED] | busy) >> c & 1 and not (small and (busy >> c & 1 or s.fate[c] > 1)):
            best = max(best, 0.5 * per_round(s, c))
    for c in theirs:
        if not (p[BOWED] | busy) >> c & 1 and s.fate[c] <= (1 if small else 0):
            best = max(best, this_round(s, c) * per_round(s, c))
    return best


def drained(s: Game, c: int) -> float:
    """A fate less on a character: its last round is lost."""
    return float(per_round(s, c) * LATER ** s.fate[c])
