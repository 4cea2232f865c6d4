"""Tables as they might be: copies in which something is otherwise, for whoever thinks ahead."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.rows import add_lasting
from gorin.rulesets.ccg.facts import ATTACK_SIDE, BOWED, DEFENSE_SIDE
from gorin.rulesets.ccg.moment import duel
from gorin.rulesets.ccg.sides import take_sides
from gorin.rulesets.ccg.state import COMBAT, DUEL, FIELD, Game

SURELY: Final = 99  # so much more of a statistic wins every duel


def rested(s: Game, who: int) -> Game:
    """A copy in which everybody is at home, and this player's cards are unbowed."""
    t = s.clone()
    t.p[BOWED] &= ~t.ctl[who]
    t.p[ATTACK_SIDE] = t.p[DEFENSE_SIDE] = 0
    derive(t)
    return t


def attacked_by(s: Game, attacker: int, defender: int) -> Game:
    """A copy in which one player attacks another, to muster armies on."""
    t = s.clone()
    take_sides(t, attacker, defender)
    return t


def muster(t: Game, mask: int, side: int, field: int) -> None:
    """Let these Personalities, and nobody else, stand on one side of a battlefield where the battle is fought."""
    for plane in (ATTACK_SIDE, DEFENSE_SIDE):
        t.p[plane] = mask if plane == side else 0
    for c in bits(mask):
        t.at[c] = field
    t.battle[FIELD], t.battle[COMBAT] = field, 1
    derive(t)


def superior(s: Game, side: int) -> Game:
    """A copy in which one side of the duel is far superior to the other."""
    t = s.clone()
    fought = duel(t)
    add_lasting(t, fought.stat, fought.fighters[side], SURELY, -1, DUEL, 0)
    derive(t)
    return t
