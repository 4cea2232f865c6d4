"""The conflict as sets and numbers (see `masks.py`): who fights whom, where, for which ring."""

from __future__ import annotations

from gorin.rulesets.lcg.attributes.stats import total
from gorin.rulesets.lcg.conflict.resolving import outcome
from gorin.rulesets.lcg.facts import ATTACKING, DEFENDING
from gorin.rulesets.lcg.sides import attacks, takes_part
from gorin.rulesets.lcg.state import ATTACKER, BY, DEFENDER, ON, RING, TARGET, TYPE, UNOPPOSED, WINNER, Game

# `attacks`, `takes_part`: (state, player), team-mates too; `total`: (state, is it the attackers' side): their skill now
__all__ = ["attacks", "takes_part", "total"]


def conflict_on(s: Game) -> bool:
    """Is a conflict being resolved?"""
    return bool(s.con[ON])


def decided(s: Game) -> bool:
    """Have the skills been compared, and somebody has won?"""
    return s.con[WINNER] >= 0


def result(s: Game) -> tuple[int, int, int]:
    """Winner (-1: nobody), by how much, and whether it is unopposed: as it was decided, or would be now."""
    return (s.con[WINNER], s.con[BY], s.con[UNOPPOSED]) if decided(s) else outcome(s)


def conflict_type(s: Game) -> int:
    """MILITARY or POLITICAL."""
    return s.con[TYPE]


def conflict_ring(s: Game) -> int:
    """The contested ring."""
    return s.con[RING]


def attacker(s: Game) -> int:
    """The attacking player, or -1."""
    return s.con[ATTACKER]


def defender(s: Game) -> int:
    """The defending player, or -1."""
    return s.con[DEFENDER]


def first_attacked(s: Game) -> int:
    """The province that was attacked first, or -1."""
    return s.con[TARGET]


def attacked(s: Game) -> int:
    """The provinces where the conflict is."""
    return s.attacked


def attacking(s: Game) -> int:
    """The attacking characters."""
    return s.p[ATTACKING]


def defending(s: Game) -> int:
    """The defending characters."""
    return s.p[DEFENDING]


def participating(s: Game) -> int:
    """All characters in the conflict."""
    return s.p[ATTACKING] | s.p[DEFENDING]
