"""Armies and battlefields as sets and numbers (see `masks.py`)."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.rulesets.ccg.attributes.stats import stat
from gorin.rulesets.ccg.bars import ATTACK, CONTRIBUTE, DEFEND, barred
from gorin.rulesets.ccg.facts import (
    ATTACK_SIDE,
    BOWED,
    DEFENSE_SIDE,
    FOLLOWER,
    FOUGHT,
    IN_PLAY,
    PERSONALITY,
)
from gorin.rulesets.ccg.sides import attacks, invited, players, takes_part
from gorin.rulesets.ccg.state import COMBAT, FIELD, FORCE, Game

# (state, player): on the Attacker's side; on either. (state, side): whom its leader has invited; who is on it
__all__ = ["attacks", "invited", "players", "takes_part"]

ATTACKERS: Final = ATTACK_SIDE  # the sides of a battlefield
DEFENDERS: Final = DEFENSE_SIDE


def attack_on(s: Game) -> bool:
    """Is an attack being made?"""
    return s.attacker >= 0


def current_field(s: Game) -> int:
    """The province where the current battle is, or -1."""
    return s.battle[FIELD]


def in_combat(s: Game) -> bool:
    """Is it the Combat Segment of the current battle?"""
    return s.battle[FIELD] >= 0 and bool(s.battle[COMBAT])


def has_come(s: Game, who: int) -> bool:
    """Has this player assigned units as an ally in this attack?"""
    return bool(s.came >> who & 1)


def away(s: Game) -> int:
    """All Personalities at battlefields."""
    return s.p[ATTACK_SIDE] | s.p[DEFENSE_SIDE]


def at(s: Game, side: int, field: int) -> int:
    """The Personalities of one side at a battlefield."""
    where = s.at
    out = 0
    for c in bits(s.p[side]):
        if where[c] == field:
            out |= 1 << c
    return out


def home(s: Game, who: int) -> int:
    """A player's Personalities at no battlefield who have not fought in this attack."""
    p = s.p
    return p[IN_PLAY] & p[PERSONALITY] & s.ctl[who] & ~p[ATTACK_SIDE] & ~p[DEFENSE_SIDE] & ~p[FOUGHT]


def could_attack(s: Game, who: int, foe: int) -> int:
    """Who could be assigned to attack."""
    return home(s, who) & ~s.p[BOWED] & ~barred(s, ATTACK, foe)


def could_defend(s: Game, who: int) -> int:
    """Who could be assigned to defend."""
    return home(s, who) & ~s.p[BOWED] & ~barred(s, DEFEND)


def contributes(s: Game, mask: int) -> int:
    """The Force of the units of these Personalities."""
    p = s.p
    m = mask
    for c in bits(mask):
        m |= s.att[c] & p[FOLLOWER]
    m &= (p[PERSONALITY] | p[FOLLOWER]) & ~p[BOWED] & ~barred(s, CONTRIBUTE)
    return sum([stat(s, c, FORCE) for c in bits(m)])
